import type { LevelDatabase } from "./database.ts";
import type { LevelledGame } from "./levelled-game.ts";
import { valueOfWin } from "./value.ts";

/**
 * The value of a position in a database, as value.ts writes it; undefined when no play reaches it. Where positions that
 * are won have been left out, the rules tell who has won, and one of the positions before must be there.
 */
export async function findPosition<Position, Move>(
  database: Pick<LevelDatabase, "find" | "leavesOutWon">,
  { rules, levelOf, before }: Pick<LevelledGame<Position, Move>, "rules" | "levelOf" | "before">,
  position: Position,
): Promise<number | undefined> {
  const find = (at: Position): Promise<number | undefined> => database.find(levelOf(at), rules.key(at) as number);
  const winner = database.leavesOutWon ? rules.result(position) : undefined;
  if (winner !== 0 && winner !== 1) return await find(position);
  for (const earlier of before?.(position) ?? []) {
    if ((await find(earlier)) !== undefined) return valueOfWin(winner, 0);
  }
  return undefined;
}

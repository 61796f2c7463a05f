import { MarienbadError } from "marienbad/base";
import type { LevelledRules } from "../tasks/levelled-game.ts";
import { texts } from "../texts.ts";
import type { LevelDatabase } from "./database.ts";
import type { GameRef } from "./game-ref.ts";
import { valueOfWin } from "./value.ts";

/**
 * The value of a position in a database, as value.ts writes it; undefined when no play reaches it. Where positions that
 * are won have been left out, the rules tell who has won, and one of the positions before must be there. A database by
 * other keys of images than those of the game, where both tell, throws `bad-argument`: it would answer for others.
 */
export async function findPosition<Position, Move>(
  database: Pick<LevelDatabase, "find" | "leavesOutWon"> & { readonly ref?: GameRef },
  game: LevelledRules<Position, Move> & { readonly ref?: GameRef },
  position: Position,
): Promise<number | undefined> {
  const { levelOf, before } = game;
  const [found, asked] = [database.ref, game.ref];
  if (found !== undefined && asked !== undefined && found.symmetry !== asked.symmetry) {
    throw new MarienbadError("bad-argument", texts.otherKeys());
  }
  const find = (at: Position): Promise<number | undefined> => database.find(levelOf(at), game.key(at) as number);
  const winner = database.leavesOutWon ? game.result(position) : undefined;
  if (winner !== 0 && winner !== 1) return await find(position);
  for (const earlier of before?.(position) ?? []) {
    if ((await find(earlier)) !== undefined) return valueOfWin(winner, 0);
  }
  return undefined;
}

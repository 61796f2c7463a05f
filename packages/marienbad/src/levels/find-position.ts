import { MarienbadError } from "../base/error.ts";
import type { LevelDatabase } from "./database.ts";
import type { LevelledGame } from "./levelled-game.ts";
import type { Solved } from "./manifest.ts";
import * as texts from "./texts.ts";
import { valueOfWin } from "./value.ts";

/**
 * The value of a position in a database, as value.ts writes it; undefined when no play reaches it. Where positions that
 * are won have been left out, the rules tell who has won, and one of the positions before must be there. A database by
 * other keys of images than those of the game, where both tell, throws `bad-argument`: it would answer for others.
 */
export async function findPosition<Position, Move>(
  database: Pick<LevelDatabase, "find" | "leavesOutWon"> & { readonly solved?: Solved },
  game: Pick<LevelledGame<Position, Move>, "rules" | "levelOf" | "before"> & { readonly solved?: Solved },
  position: Position,
): Promise<number | undefined> {
  const { rules, levelOf, before } = game;
  const isSaid = database.solved !== undefined && game.solved !== undefined;
  if (isSaid && database.solved?.symmetry !== game.solved?.symmetry) {
    throw new MarienbadError("bad-argument", texts.otherKeys());
  }
  const find = (at: Position): Promise<number | undefined> => database.find(levelOf(at), rules.key(at) as number);
  const winner = database.leavesOutWon ? rules.result(position) : undefined;
  if (winner !== 0 && winner !== 1) return await find(position);
  for (const earlier of before?.(position) ?? []) {
    if ((await find(earlier)) !== undefined) return valueOfWin(winner, 0);
  }
  return undefined;
}

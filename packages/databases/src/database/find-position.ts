import { type Arena, explore, NO_CHOICE, RANK_BITS, type Solution } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { deriveGame, legalMoves, type Value } from "marienbad/game";
import type { LevelledRules } from "../tasks/levelled-game.ts";
import { texts } from "../texts.ts";
import type { LevelDatabase } from "./database.ts";
import type { GameRef } from "./game-ref.ts";
import { outcomeOfValue, rankOfValue, valueOfWin } from "./value.ts";

/**
 * Value (value.ts) of a position in a database; undefined if unreachable. For won positions left out, the rules
 * decide, and one of the positions before must be present. Throws `bad-argument` if the keys of images differ.
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

/** A database as a source of an oracle: exact, one block read per question; undefined for what it lacks. */
export function databaseValues<Position, Move>(
  database: Pick<LevelDatabase, "find" | "leavesOutWon">,
  game: LevelledRules<Position, Move>,
): (position: Position) => Promise<Value | undefined> {
  return async (position) => {
    const found = await findPosition(database, game, position);
    if (found === undefined) return undefined;
    const code = outcomeOfValue(found);
    return { result: code === 0 || code === 1 ? code : "draw", rank: rankOfValue(found) };
  };
}

/** A position (vertex 0) and the next two moves as an arena, solved by the database. Exact; a block read per vertex. */
export async function solvedNeighbourhood<Position, Move>(
  database: LevelDatabase,
  game: LevelledRules<Position, Move>,
  position: Position,
): Promise<{ readonly arena: Arena; readonly solution: Solution }> {
  const after = legalMoves(game, position).map((move) => game.play(position, move));
  const near = new Set([position, ...after].map((at) => game.key(at)));
  const moves = (from: Position): readonly Move[] => (near.has(game.key(from)) ? game.moves(from) : []);
  const result: typeof game.result = (at) => game.result(at);
  const cutOff = deriveGame(game, { moves, result, deadEnd: "draw" }); // dead ends of `moves` are none of the game
  const { arena, positions } = explore(cutOff, { from: [position] });
  const valueOfVertex = new Uint32Array(arena.vertexCount);
  for (const [vertex, place] of positions.entries()) {
    const value = await findPosition(database, game, place);
    if (value === undefined) throw new MarienbadError("illegal-position", texts.unreachable());
    valueOfVertex[vertex] = (outcomeOfValue(value) << RANK_BITS) | rankOfValue(value);
  }
  return { arena, solution: { valueOfVertex, choiceOfVertex: new Uint32Array(arena.vertexCount).fill(NO_CHOICE) } };
}

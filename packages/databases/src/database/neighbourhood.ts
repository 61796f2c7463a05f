import { type Arena, explore, NO_CHOICE, RANK_BITS, type Solution } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { deriveGame, legalMoves } from "marienbad/game";
import type { LevelledRules } from "../tasks/levelled-game.ts";
import { texts } from "../texts.ts";
import type { LevelDatabase } from "./database.ts";
import { findPosition } from "./find-position.ts";
import { outcomeOfValue, rankOfValue } from "./value.ts";

/**
 * A position (vertex 0) with the next two moves as an arena, and its solution as the database has it: all that rating
 * the moves of the position needs, which is the position after each and the answers to it. Exact. Cost: a block read
 * for each of its few dozen vertices.
 */
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

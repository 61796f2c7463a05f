import type { Arena } from "../arena/arena.ts";
import { explore } from "../arena/explore.ts";
import { NO_CHOICE, RANK_BITS, type Solution } from "../arena/solution.ts";
import { MarienbadError } from "../base/error.ts";
import { deriveGame } from "../game/checked.ts";
import { legalMoves } from "../game/game.ts";
import type { LevelDatabase } from "./database.ts";
import { findPosition } from "./find-position.ts";
import type { LevelledGame } from "./levelled-game.ts";
import * as texts from "./texts.ts";
import { outcomeOfValue, rankOfValue } from "./value.ts";

/**
 * A position (vertex 0) with the next two moves as an arena, and its solution as the database has it: all that rating
 * the moves of the position needs, which is the position after each and the answers to it. Exact. Cost: a block read
 * for each of its few dozen vertices.
 */
export async function solvedNeighbourhood<Position, Move>(
  database: LevelDatabase,
  game: Pick<LevelledGame<Position, Move>, "rules" | "levelOf" | "before">,
  position: Position,
): Promise<{ readonly arena: Arena; readonly solution: Solution }> {
  const { rules } = game;
  const after = legalMoves(rules, position).map((move) => rules.play(position, move));
  const near = new Set([position, ...after].map((at) => rules.key(at)));
  const moves = (from: Position): readonly Move[] => (near.has(rules.key(from)) ? rules.moves(from) : []);
  const { arena, positions } = explore(deriveGame(rules, { moves }), { from: [position] });
  const valueOfVertex = new Uint32Array(arena.vertexCount);
  for (const [vertex, place] of positions.entries()) {
    const value = await findPosition(database, game, place);
    if (value === undefined) throw new MarienbadError("illegal-position", texts.unreachable());
    valueOfVertex[vertex] = (outcomeOfValue(value) << RANK_BITS) | rankOfValue(value);
  }
  return { arena, solution: { valueOfVertex, choiceOfVertex: new Uint32Array(arena.vertexCount).fill(NO_CHOICE) } };
}

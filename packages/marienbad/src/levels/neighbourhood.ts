import type { Arena } from "../arena/arena.ts";
import { explore } from "../arena/explore.ts";
import { NO_CHOICE, RANK_BITS, type Solution } from "../arena/solution.ts";
import { MarienbadError } from "../base/error.ts";
import { deriveGame } from "../game/checked.ts";
import type { LevelDatabase } from "./database.ts";
import type { LevelledGame } from "./levelled-game.ts";
import * as texts from "./texts.ts";
import { outcomeOfValue, rankOfValue } from "./value.ts";

/** What is asked about a move: the position after it, and the answers to it. */
const MOVES_AHEAD = 2;

/**
 * A position (vertex 0) with the next two moves as an arena, and its solution as the database has it: all that rating
 * the moves of the position needs. Exact. Cost: a block read for each of its few dozen vertices.
 */
export async function solvedNeighbourhood<Position, Move>(
  database: LevelDatabase,
  { rules, levelOf }: Pick<LevelledGame<Position, Move>, "rules" | "levelOf">,
  position: Position,
): Promise<{ readonly arena: Arena; readonly solution: Solution }> {
  const end = levelOf(position) + MOVES_AHEAD;
  const moves = (from: Position): readonly Move[] => (levelOf(from) < end ? rules.moves(from) : []);
  const { arena, positions } = explore(deriveGame(rules, { moves }), { from: [position] });
  const valueOfVertex = new Uint32Array(arena.vertexCount);
  for (const [vertex, place] of positions.entries()) {
    const value = await database.find(levelOf(place), rules.key(place) as number);
    if (value === undefined) throw new MarienbadError("illegal-position", texts.unreachable());
    valueOfVertex[vertex] = (outcomeOfValue(value) << RANK_BITS) | rankOfValue(value);
  }
  return { arena, solution: { valueOfVertex, choiceOfVertex: new Uint32Array(arena.vertexCount).fill(NO_CHOICE) } };
}

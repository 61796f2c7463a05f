import { MarienbadError } from "../base/error.ts";
import { growingBytes, growingWords } from "../base/growing.ts";
import type { Text } from "../base/text.ts";
import { run, runAsync, type Watch, type Work } from "../base/work.ts";
import type { Game } from "../game/game.ts";
import { type Arena, NOBODY } from "./arena.ts";
import { keyIndexFor } from "./key-index.ts";

/** The arena of a game, with the way back to its positions. */
export interface Exploration<Position> {
  readonly arena: Arena;
  /** The number of moves of the longest shortest way to a position. */
  readonly depth: number;
  /** The position of every vertex; empty when they were not kept. */
  readonly positions: readonly Position[];
  /** The vertex of a position, when it can be reached. */
  vertexOf(position: Position): number | undefined;
}

/** How far an exploration has got: told every few thousand positions. */
export interface ExploreProgress {
  readonly found: number;
  readonly expanded: number;
  readonly moves: number;
}

export interface ExploreOptions<Position> extends Watch<ExploreProgress> {
  /** Where to begin, when it is not the start of the game. */
  readonly from?: Position;
  /** The most positions that may be found (default 5,000,000). */
  readonly limit?: number;
  /** Keep every position in memory, so that vertices have positions and labels (default true). */
  readonly keepPositions?: boolean;
  readonly label?: (position: Position) => string;
}

export const DEFAULT_LIMIT = 5_000_000;
const PAUSE_EVERY = 8192;

/**
 * Explores a game breadth first into its arena (row A5): vertex 0 is the start, and edge number i of a vertex is the
 * i-th move of its position. Two moves that lead to one position are two edges. A position without a move and without a
 * result is a dead end, as a drawn one is: see `rulesWithDeadEnds`.
 * Cost: every reachable position is expanded once. Past the limit it throws `limit-reached`.
 */
export function explore<Position, Move>(
  game: Game<Position, Move>,
  options: ExploreOptions<Position> = {},
): Exploration<Position> {
  return run(exploring(game, options), options, interruption);
}

/** The same, letting other work (a key press, a signal) in between two slices. */
export function exploreInSlices<Position, Move>(
  game: Game<Position, Move>,
  options: ExploreOptions<Position> = {},
): Promise<Exploration<Position>> {
  return runAsync(exploring(game, options), options, interruption);
}

function* exploring<Position, Move>(
  game: Game<Position, Move>,
  options: ExploreOptions<Position>,
): Work<Exploration<Position>, ExploreProgress> {
  const { limit = DEFAULT_LIMIT, keepPositions = true, label } = options;
  const start = options.from ?? game.start;
  const index = keyIndexFor(game.key(start));
  const positions: Position[] = [start];
  const firstEdges = growingWords();
  const targets = growingWords();
  const owners = growingBytes();
  const goals = growingBytes();
  let depth = 0;
  let endOfLayer = 1;

  index.add(game.key(start));
  for (let vertex = 0; vertex < positions.length; vertex++) {
    if (vertex === endOfLayer) {
      depth++;
      endOfLayer = positions.length;
    }
    if (vertex % PAUSE_EVERY === PAUSE_EVERY - 1) {
      yield { found: positions.length, expanded: vertex, moves: targets.length };
    }
    const position = positions[vertex];
    const result = game.result(position);
    firstEdges.push(targets.length);
    owners.push(game.turn(position));
    if (result === undefined) {
      for (const move of game.moves(position)) {
        const next = game.play(position, move);
        const target = index.add(game.key(next));
        if (target === positions.length) {
          if (target >= limit) throw limitReached(limit, vertex, depth);
          positions.push(next);
        }
        targets.push(target);
      }
    }
    goals.push(result === undefined || result === "draw" ? NOBODY : result);
    // Dropping what is expanded keeps only the frontier in memory; the array itself stays, as the queue it is.
    if (!keepPositions) positions[vertex] = undefined as Position;
  }
  firstEdges.push(targets.length);

  const kept = keepPositions ? positions : [];
  const arena: Arena = {
    vertexCount: owners.length,
    edgeCount: targets.length,
    firstEdgeOfVertex: firstEdges.finish(),
    targetOfEdge: targets.finish(),
    ownerOfVertex: owners.finish(),
    goalOfVertex: goals.finish(),
    start: 0,
    label: (vertex) => (label !== undefined && keepPositions ? label(kept[vertex]) : String(vertex)),
  };
  return {
    arena,
    depth,
    positions: kept,
    vertexOf(position) {
      const vertex = index.find(game.key(position));
      return vertex < 0 ? undefined : vertex;
    },
  };
}

function limitReached(limit: number, expanded: number, depth: number): MarienbadError {
  const [most, seen, deep] = [limit, expanded, depth].map(
    (value): Text => ({ en: value.toLocaleString("en"), fr: value.toLocaleString("fr") }),
  );
  return new MarienbadError("limit-reached", {
    en: `The game has more than ${most.en} positions, the limit: ${seen.en} of them were looked at, ${deep.en} moves deep. Raise the limit, or search instead of solving.`,
    fr: `Le jeu a plus de ${most.fr} positions, la limite : ${seen.fr} ont été examinées, jusqu'à ${deep.fr} coups. Élevez la limite, ou cherchez au lieu de résoudre.`,
  });
}

function interruption({ found }: Pick<ExploreProgress, "found"> = { found: 1 }): Text {
  return {
    en: `Interrupted after ${found.toLocaleString("en")} positions.`,
    fr: `Interrompu après ${found.toLocaleString("fr")} positions.`,
  };
}

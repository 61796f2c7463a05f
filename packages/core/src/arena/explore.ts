import { MarienbadError } from "../base/error.ts";
import { growingBytes, growingNumbers, growingWords } from "../base/growing.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { run, type Watch, type Work, withWork } from "../base/work.ts";
import {
  badRules,
  isChecked,
  isSampled,
  isTrusted,
  namesOf,
  rightMoves,
  rightResult,
  rightTurn,
  rulesFail,
  showPosition,
  uncheckedGame,
} from "../game/checked.ts";
import { keyedRules } from "../game/content-key.ts";
import type { Key, Rules } from "../game/game.ts";
import { keyIndexFor } from "../game/key-index.ts";
import type { Game, Scores } from "../game/members.ts";
import { Scoring } from "../game/scores.ts";
import * as gameTexts from "../game/texts.ts";
import { type Arena, DRAWN, NOBODY, successors } from "./arena.ts";
import type { Points } from "./solution.ts";
import * as texts from "./texts.ts";

/** The arena of a game, and the mapping between its positions and vertices. */
export interface Exploration<Position> {
  readonly arena: Arena;
  readonly points?: Points;
  /** Number of moves to the farthest position. */
  readonly depth: number;
  /** The position of every vertex; unless kept, recomputed from the moves when first read. */
  readonly positions: readonly Position[];
  /** The vertex of a position; undefined if it cannot be reached. */
  vertexOf(position: Position): number | undefined;
}

/** Progress of an exploration, every few thousand moves. */
export interface ExploreProgress {
  readonly found: number;
  readonly expanded: number;
  readonly moves: number;
}

/** Options of `explore`. */
export interface ExploreOptions<Position, Move = never> extends Watch<ExploreProgress> {
  /** Positions to begin with (default: the start of the game); they get the first numbers. */
  readonly from?: readonly Position[];
  readonly scores?: Scores<Position, Move> | undefined;
  /** Maximum number of positions (default 5,000,000). */
  readonly limit?: number;
  /** Keep every position in memory (default false); otherwise the first request for one costs another walk. */
  readonly keepPositions?: boolean;
  readonly label?: (position: Position) => string;
}

/** The default limit of positions. */
export const DEFAULT_LIMIT = 5_000_000;
/** Positions and moves between two pauses: a position may have a thousand moves, each of them as much work. */
const PAUSE_EVERY = 2 ** 13;

/**
 * Explores a game breadth first into its arena (A5 in docs/concordance.md): the starts are the first vertices, and edge
 * number i of a vertex is the i-th move of its position. Two moves to one position are two edges. The result "draw"
 * makes a drawn end; a position without move and result is a dead end, whose meaning the game declares (`deadEnd`), or
 * a draw where points are counted.
 *
 * Needs any game. Turns, results and keys are checked: wrong ones are refused as `bad-rules` with their position, and
 * so are exceptions in the rules and undeclared dead ends. Of user-defined rules, the first 1,000 positions and then
 * one in 256 are checked for two silent mistakes: a `play` that changes its argument, and a key that merges positions
 * whose turn, result or moves differ. Cost: every reachable position is expanded once. Past the limit it throws
 * `limit-reached`.
 *
 * @example
 * ```ts
 * import { explore } from "marienbad";
 * import { makeGame } from "marienbad/games/all";
 *
 * const { arena, vertexOf } = explore(makeGame("nim", { sticks: 10, take: [1, 2] }));
 * console.log(arena.vertexCount, arena.edgeCount, vertexOf({ sticks: 10, turn: 0 })); // → 20 34 0
 * ```
 */
export const explore = /* @__PURE__ */ withWork(function explore<Position, Move>(
  game: Game<Position, Move>,
  options: ExploreOptions<Position, Move> = {},
): Exploration<Position> {
  return run(exploreWork(game, options), options, texts.exploredSoFar);
}, exploreWork);

const EXPLORE_OPTIONS: OptionNames<ExploreOptions<never>> = {
  from: true,
  scores: true,
  limit: true,
  keepPositions: true,
  label: true,
  signal: true,
  onProgress: true,
};

function* exploreWork<Position, Move>(
  given: Game<Position, Move>,
  options: Omit<ExploreOptions<Position, Move>, keyof Watch> = {},
): Work<Exploration<Position>, ExploreProgress> {
  checkOptions("explore", options, EXPLORE_OPTIONS);
  const { limit = DEFAULT_LIMIT, keepPositions = false, label } = options;
  const rules = keyedRules(given);
  const ownNames = isChecked(rules) ? namesOf(rules) : given.notation;
  const names = label === undefined ? ownNames : { writePosition: label };
  const game = uncheckedGame(rules); // each position is checked here, once
  const scoring = options.scores === undefined ? undefined : new Scoring(rules, options.scores);
  const { from = [game.start] } = options;
  if (from.length === 0) throw new MarienbadError("bad-argument", texts.noStarts());
  const index = keyIndexFor(keyOfStart(from[0]));
  const starts: Position[] = []; // each once, in the order in which they get their numbers
  for (const start of from) if (index.add(keyOfStart(start)) === starts.length) starts.push(start);
  if (starts.length > limit) throw tooLarge(0, 0);
  const found = new PositionQueue(starts);
  const firstEdges = growingWords();
  const targets = growingWords();
  const owners = growingBytes();
  const goals = growingBytes();
  const gains = growingNumbers();
  const scores = growingNumbers();
  let depth = 0;
  let endOfLayer = starts.length;
  let pauseAt = PAUSE_EVERY;
  const isOwn = !isTrusted(rules);
  const isDeadEndMeant = !isOwn || game.deadEnd !== undefined || scoring !== undefined;

  for (let vertex = 0; vertex < found.length; vertex++) {
    if (vertex === endOfLayer) {
      depth++;
      endOfLayer = found.length;
    }
    if (vertex + targets.length >= pauseAt) {
      pauseAt = vertex + targets.length + PAUSE_EVERY;
      yield { found: found.length, expanded: vertex, moves: targets.length };
      if (!keepPositions) found.forgetBefore(vertex);
    }
    const position = found.at(vertex);
    let comparesMoves = true; // of one position that is met again
    const watched = isOwn && isSampled(vertex) && { key: game.key(position), name: showPosition(position, names) };
    const firstEdge = targets.length;
    firstEdges.push(firstEdge);
    // The function being called and its position, reported if it fails.
    let asked = "result";
    let place = position;
    try {
      const result = rightResult(game.result(position));
      asked = "turn";
      owners.push(rightTurn(game.turn(position)));
      if (result === undefined) {
        goals.push(NOBODY);
        asked = "moves";
        const moves = rightMoves(game.moves(position));
        if (moves.length === 0 && !isDeadEndMeant) throw badRules(gameTexts.deadEnd());
        for (const move of moves) {
          asked = "play";
          place = position;
          const next = game.play(position, move);
          if (watched && game.key(position) !== watched.key) {
            throw rulesFail(watched.name, asked, badRules(gameTexts.positionChanged()));
          }
          asked = "key";
          place = next;
          const key = game.key(next);
          const target = index.add(key);
          const namesake = watched && target < found.length ? found.at(target) : undefined;
          if (namesake !== undefined) {
            const differing = differenceOf(game, next, namesake, comparesMoves);
            comparesMoves = false;
            if (differing !== undefined)
              throw badRules(gameTexts.sharedKey(key, showPosition(namesake, names), [differing]));
          }
          if (target === found.length) {
            if (target >= limit) throw tooLarge(vertex, depth);
            found.push(next);
          }
          targets.push(target);
          if (scoring !== undefined) gains.push(scoring.gain(position, move));
        }
      } else goals.push(result === "draw" ? DRAWN : result);
      const isEnd = targets.length === firstEdge;
      if (scoring !== undefined) scores.push(isEnd ? scoring.score(position) : 0);
    } catch (error) {
      throw rulesFail(showPosition(place, names), asked, error);
    }
  }
  firstEdges.push(targets.length);

  let kept = keepPositions ? found.all() : undefined;
  const arena: Arena = {
    vertexCount: owners.length,
    edgeCount: targets.length,
    firstEdgeOfVertex: firstEdges.finish(),
    targetOfEdge: targets.finish(),
    ownerOfVertex: owners.finish(),
    goalOfVertex: goals.finish(),
    start: starts.length === 1 ? 0 : undefined,
    ...((game.endless === 0 || game.endless === 1) && { endless: game.endless }),
    label: (vertex) => (label === undefined ? String(vertex) : label(explored.positions[vertex])),
  };
  const explored: Exploration<Position> = {
    arena,
    ...(scoring !== undefined && { points: { gainOfEdge: gains.finish(), scoreOfVertex: scores.finish() } }),
    depth,
    get positions() {
      kept ??= positionsAgain(game, arena, starts);
      return kept;
    },
    vertexOf(position) {
      const vertex = index.find(game.key(position));
      return vertex < 0 ? undefined : vertex;
    },
  };
  return explored;

  function tooLarge(expanded: number, depth: number): MarienbadError {
    const parameters = { limit, expanded, depth };
    return new MarienbadError("limit-reached", texts.limitReached(limit, expanded, depth), { parameters });
  }

  function keyOfStart(start: Position): Key {
    try {
      return game.key(start);
    } catch (error) {
      throw rulesFail(showPosition(start, names), "key", error);
    }
  }
}

/** Positions with more moves are not compared by their moves. */
const MAX_COMPARED = 64;

/** Differences of two positions with one key; their moves are equal if they lead to the same positions. */
function differenceOf<Position, Move>(
  game: Rules<Position, Move>,
  one: Position,
  other: Position,
  comparesMoves: boolean,
): "turn" | "result" | "moves" | undefined {
  try {
    if (game.turn(one) !== game.turn(other)) return "turn";
    const result = game.result(one);
    if (result !== game.result(other)) return "result";
    if (!comparesMoves || result !== undefined) return undefined;
    const [targets, others] = [one, other].map((position) => {
      const moves = game.moves(position);
      return moves.length > MAX_COMPARED
        ? undefined
        : new Set(moves.map((move) => game.key(game.play(position, move))));
    });
    if (targets === undefined || others === undefined) return undefined;
    return targets.size === others.size && [...targets].every((key) => others.has(key)) ? undefined : "moves";
  } catch {
    return undefined;
  }
}

/** The positions of an arena: breadth first, each is met first by the edge to the greatest number so far + 1. */
function positionsAgain<Position, Move>(
  game: Rules<Position, Move>,
  arena: Arena,
  starts: readonly Position[],
): Position[] {
  const positions = [...starts];
  for (let vertex = 0; positions.length < arena.vertexCount; vertex++) {
    let moves: readonly Move[] | undefined;
    for (const [number, target] of successors(arena, vertex).entries()) {
      if (target !== positions.length) continue;
      moves ??= game.moves(positions[vertex]);
      positions.push(game.play(positions[vertex], moves[number]));
    }
  }
  return positions;
}

const PIECE_BITS = 13;
const PIECE = 2 ** PIECE_BITS;

/** Positions in the order in which they are found, in pieces that are forgotten once all of theirs are expanded. */
class PositionQueue<Position> {
  length = 0;
  #last: Position[] = [];
  readonly #pieces: Position[][] = [this.#last];
  #forgotten = 0;

  constructor(starts: readonly Position[]) {
    for (const start of starts) this.push(start);
  }

  at(vertex: number): Position {
    return this.#pieces[vertex >>> PIECE_BITS][vertex & (PIECE - 1)];
  }

  push(position: Position): void {
    if (this.#last.length === PIECE) {
      this.#last = [];
      this.#pieces.push(this.#last);
    }
    this.#last.push(position);
    this.length++;
  }

  forgetBefore(vertex: number): void {
    while (this.#forgotten < vertex >>> PIECE_BITS) this.#pieces[this.#forgotten++] = [];
  }

  all(): Position[] {
    return this.#pieces.flat();
  }
}

import fc from "fast-check";
import { seededRandom } from "../src/base/random.ts";
import type { Player, Result, Rules } from "../src/game/game.ts";
import type { Heuristic } from "../src/game/members.ts";

/** A small game as plain data, so that fast-check can shrink it and a failing one can be read. */
export interface GamePlan {
  readonly turns: readonly Player[];
  readonly results: readonly (Result | undefined)[];
  /** The vertices that each vertex leads to; none where the play is over. */
  readonly successors: readonly (readonly number[])[];
  /** What a heuristic says of each vertex. */
  readonly scores: readonly number[];
}

/** Few results: searches must look far, and false claims have room to grow. */
const RESULTS = [0, 1, "draw", ...new Array(27).fill(undefined)] as readonly (Result | undefined)[];
/** More of them, for games that are to end within a few moves. */
const MANY_RESULTS = RESULTS.slice(0, 12);

/**
 * Games of 6 to 17 vertices with two or three moves each and few results: small enough to shrink, and large enough to
 * show a false "exact" within seconds. Without cycles every move leads to a greater number, and the last vertex is an
 * end; with cycles anything goes, and a vertex without a move is rare.
 */
export function gamePlans({ cyclic }: { readonly cyclic: boolean }): fc.Arbitrary<GamePlan> {
  const vertex = fc.record({
    turn: fc.constantFrom<Player>(0, 1),
    result: fc.constantFrom(...RESULTS),
    targets: fc.oneof(
      { arbitrary: fc.array(fc.nat(1000), { minLength: 2, maxLength: 3 }), weight: 30 },
      { arbitrary: fc.constant<number[]>([]), weight: cyclic ? 1 : 2 },
    ),
    score: fc.integer({ min: -3, max: 3 }),
  });
  return fc.array(vertex, { minLength: 6, maxLength: 17 }).map((vertices) => {
    const size = vertices.length;
    const successors = vertices.map(({ result, targets }, from) => {
      const later = size - 1 - from;
      if (result !== undefined || (!cyclic && later === 0)) return [];
      return [...new Set(targets.map((target) => (cyclic ? target % size : from + 1 + (target % later))))];
    });
    return {
      turns: vertices.map(({ turn }) => turn),
      results: vertices.map(({ result }) => result),
      successors,
      scores: vertices.map(({ score }) => score),
    };
  });
}

/** The plan as rules: a position is a vertex, a move is where it leads. */
export function gameOf({ turns, results, successors }: GamePlan): Rules<number, number> {
  return {
    start: 0,
    deadEnd: "draw",
    turn: (vertex) => turns[vertex],
    moves: (vertex) => successors[vertex],
    play: (_, target) => target,
    result: (vertex) => results[vertex],
    key: (vertex) => vertex,
  };
}

/**
 * The scores as a heuristic; `honest` gives ends without a result 0, so that they are draws as they are to a solver.
 */
export function heuristicOf({ scores, successors }: GamePlan, honest: boolean): Heuristic<number> {
  return (vertex) => (honest && successors[vertex].length === 0 ? 0 : scores[vertex]);
}

/** What minimax is by definition: the score, the plays behind it, and whether a play was judged before its end. */
export interface NaiveAnswer {
  /** Wins are worth ±(1000 − moves played). */
  readonly score: number;
  /** The first of the best moves, then what follows. */
  readonly line: readonly number[];
  readonly sawHorizon: boolean;
  readonly nodes: number;
}

/** Minimax to a depth, read literally: no cut, no table, no shared line of code. */
export function naiveMinimax(
  plan: GamePlan,
  heuristic: Heuristic<number>,
  depth: number,
  vertex = 0,
  played = 0,
): NaiveAnswer {
  const result = plan.results[vertex];
  const targets = plan.successors[vertex];
  const leaf = (score: number, sawHorizon: boolean): NaiveAnswer => ({ score, line: [], sawHorizon, nodes: 1 });
  if (result === "draw") return leaf(heuristic.neutral ?? 0, false);
  if (result !== undefined) return leaf(result === 0 ? 1000 - played : played - 1000, false);
  if (targets.length === 0) return leaf(heuristic(vertex), false);
  if (depth === 0) return leaf(heuristic(vertex), true);
  const children = targets.map((target) => naiveMinimax(plan, heuristic, depth - 1, target, played + 1));
  const scores = children.map(({ score }) => score);
  const best = scores.indexOf(plan.turns[vertex] === 0 ? Math.max(...scores) : Math.min(...scores));
  return {
    score: scores[best],
    line: [targets[best], ...children[best].line],
    sawHorizon: children.some((child) => child.sawHorizon),
    nodes: 1 + children.reduce((sum, { nodes }) => sum + nodes, 0),
  };
}

/** The value and the distance of a naive score, as answers write them. */
export function naiveValue(score: number): { value: number; distance: number | undefined } {
  if (Math.abs(score) < 500) return { value: score, distance: undefined };
  return { value: score > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY, distance: 1000 - Math.abs(score) };
}

/** A game of this size from a seed: always the same, whatever fast-check does, for tests that count nodes. */
export function seededPlan(seed: number, size: number, cyclic: boolean): GamePlan {
  const random = seededRandom(seed);
  const vertices = Array.from({ length: size }, (_, from) => {
    const later = size - 1 - from;
    const result = MANY_RESULTS[random.below(MANY_RESULTS.length)];
    const degree = random.below(10) === 0 ? 0 : 2 + random.below(2);
    const ends = from > 0 && (result !== undefined || (!cyclic && later === 0));
    const target = () => (cyclic ? random.below(size) : from + 1 + random.below(later));
    const targets = ends ? [] : Array.from({ length: from === 0 ? 3 : degree }, target);
    return {
      turn: random.below(2) as Player,
      result: from > 0 ? result : undefined,
      targets: [...new Set(targets)],
      score: random.below(7) - 3,
    };
  });
  return {
    turns: vertices.map(({ turn }) => turn),
    results: vertices.map(({ result }) => result),
    successors: vertices.map(({ targets }) => targets),
    scores: vertices.map(({ score }) => score),
  };
}

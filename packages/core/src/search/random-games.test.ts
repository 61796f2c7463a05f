import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../test/brute-force.ts";
import { type GamePlan, gameOf, gamePlans, heuristicOf, naiveMinimax, naiveValue } from "../../test/games.ts";
import type { Result } from "../game/game.ts";
import type { Answer } from "./answer.ts";
import { mcts } from "./mcts.ts";
import { alphaBeta, memoMinimax, minimax } from "./minimax.ts";
import { proofNumber } from "./proof-number.ts";
import { StrongMemory, strong } from "./strong.ts";

/** Found by definition (test/games.ts, test/brute-force.ts), with which the searches share nothing. */
const VALUES = new Map<Result, number>([
  [0, Number.POSITIVE_INFINITY],
  [1, Number.NEGATIVE_INFINITY],
  ["draw", 0],
]);
const small = (tableBits = 4) => new StrongMemory<number>({ tableBits });

/** `expect` is slow, and these loops are long: what differs is thrown at once. */
function same(what: string, found: unknown, truth: unknown): void {
  if (!Object.is(found, truth)) throw new Error(`${what}: ${found} instead of ${truth}`);
}

/** The same plans at every run, so that a failure can be looked at again. */
function holds<T>(plans: fc.Arbitrary<T>, numRuns: number, claim: (plan: T) => void): void {
  fc.assert(fc.property(plans, claim), { seed: 2, numRuns });
}

const trueValues = (plan: GamePlan) => bruteForce(explicitGame(gameOf(plan)));

/** A move that keeps the value; nothing where the play is over. */
function keepsValue(plan: GamePlan, answer: Answer<number>): void {
  const graph = explicitGame(gameOf(plan));
  const values = bruteForce(graph);
  if (plan.successors[0].length === 0) same("move at an end", answer.move, undefined);
  else same("value after the move", values[graph.vertexOf(answer.move as number)].result, values[0].result);
}

describe.each([false, true])("on random games (cyclic: %s)", (cyclic) => {
  const plans = gamePlans({ cyclic });

  it("minimax, memo and alpha-beta find the value, the first of equal moves and the line of the definition", () => {
    holds(fc.tuple(plans, fc.integer({ min: 1, max: 5 })), 150, ([plan, depth]) => {
      const heuristic = heuristicOf(plan, false);
      const truth = naiveMinimax(plan, heuristic, depth);
      const { value, distance } = naiveValue(truth.score);
      const isExact = !truth.sawHorizon || distance !== undefined;
      for (const search of [minimax, memoMinimax, alphaBeta]) {
        const answer = search(gameOf(plan), 0, { depth, heuristic });
        const { name } = search;
        same(`${name} value`, answer.value, value);
        same(`${name} distance`, answer.distance, distance);
        same(`${name} move`, answer.move, truth.line[0]);
        same(`${name} depth`, answer.depth, depth);
        if (search === alphaBeta) {
          if (isExact) same("alpha-beta certainty", answer.certainty, "exact");
          if (answer.nodes > truth.nodes) throw new Error("alpha-beta looked at more than minimax");
        } else same(`${name} certainty`, answer.certainty, isExact ? "exact" : "estimate");
        if (search !== alphaBeta) same(`${name} line`, answer.line.join(), truth.line.join());
      }
      same("minimax nodes", minimax(gameOf(plan), 0, { depth, heuristic }).nodes, truth.nodes);
    });
  });

  it("a search to a depth that sees the end has the distance that the definition has as rank", () => {
    holds(plans, 100, (plan) => {
      const { result, rank } = trueValues(plan)[0];
      if (rank === undefined || rank > 8) return;
      for (const search of [memoMinimax, alphaBeta]) {
        const answer = search(gameOf(plan), 0, { depth: Math.max(1, rank) });
        same(search.name, answer.value, VALUES.get(result));
        same(`${search.name} distance`, answer.distance, rank);
        same(`${search.name} certainty`, answer.certainty, "exact");
      }
    });
  });

  it("alpha-beta calls nothing exact that is not", () => {
    holds(fc.tuple(plans, fc.integer({ min: 1, max: 4 })), 150, ([plan, depth]) => {
      const answer = alphaBeta(gameOf(plan), 0, { depth, heuristic: heuristicOf(plan, true) });
      const truth = cyclic
        ? VALUES.get(trueValues(plan)[0].result)
        : naiveValue(naiveMinimax(plan, heuristicOf(plan, true), 20).score).value;
      if (answer.certainty === "exact") same("value", answer.value, truth);
    });
  });

  it("strong finds what is true, and calls nothing exact that is not, at any depth and in any table", () => {
    holds(
      fc.tuple(plans, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 6 })),
      250,
      ([plan, depth, bits]) => {
        const game = gameOf(plan);
        const truth = trueValues(plan)[0];
        const heuristic = heuristicOf(plan, true);
        const shallow = strong(game, 0, { depth, heuristic, memory: small(bits), acyclic: !cyclic });
        if (shallow.certainty === "exact") same("shallow value", shallow.value, VALUES.get(truth.result));
        const deep = strong(game, 0, { depth: 30, heuristic, memory: small(bits), acyclic: !cyclic, nodes: 20_000 });
        if (deep.certainty === "exact") {
          same("deep value", deep.value, VALUES.get(truth.result));
          keepsValue(plan, deep);
          if (deep.distance !== undefined && deep.distance < (truth.rank as number)) throw new Error("too short a win");
        } else if (!cyclic || truth.result !== "draw") throw new Error("not proved");
      },
    );
  });

  it("strong with a kept memory stays right from one position to the next", () => {
    holds(plans, 40, (plan) => {
      const game = gameOf(plan);
      const graph = explicitGame(game);
      const values = bruteForce(graph);
      const memory = small(3);
      for (const vertex of [...graph.positions, ...graph.positions].slice(0, 12)) {
        const answer = strong(game, vertex, { depth: 6, memory, heuristic: heuristicOf(plan, true), nodes: 2000 });
        if (answer.certainty !== "exact") continue;
        same(`value of ${vertex}`, answer.value, VALUES.get(values[graph.vertexOf(vertex)].result));
      }
    });
  });

  it("proof-number search proves everything, in a table of four slots too", () => {
    holds(fc.tuple(plans, fc.constantFrom(2, 3, 10)), 200, ([plan, tableBits]) => {
      const answer = proofNumber(gameOf(plan), 0, { tableBits, acyclic: !cyclic, nodes: 50_000 });
      if (answer.certainty === "exact") {
        same("value", answer.value, VALUES.get(trueValues(plan)[0].result));
        keepsValue(plan, answer);
      } else same("bits of a table that was too small", tableBits < 10, true);
    });
  });

  it("Monte-Carlo search is right whenever it says that it has proved, and proves what has no cycles", () => {
    holds(fc.tuple(plans, fc.integer({ min: 1, max: 9 })), 80, ([plan, seed]) => {
      const answer = mcts(gameOf(plan), 0, { seed, nodes: 400, acyclic: !cyclic });
      if (answer.certainty === "exact") {
        same("value", answer.value, VALUES.get(trueValues(plan)[0].result));
        keepsValue(plan, answer);
      } else if (!cyclic) throw new Error("not proved");
      else same("range", Math.abs(answer.value) <= 1, true);
    });
  });
});

describe("on random games whose ends have scores", () => {
  it("strong finds what minimax finds, and Monte-Carlo and proof numbers claim nothing else", () => {
    holds(gamePlans({ cyclic: false }), 200, (plan) => {
      const game = gameOf(plan);
      const heuristic = heuristicOf(plan, false);
      const { value } = naiveValue(naiveMinimax(plan, heuristic, 20).score);
      const answer = strong(game, 0, { heuristic, memory: small(), acyclic: true });
      same("strong", answer.value, value);
      same("strong certainty", answer.certainty, "exact");
      const [proof, tree] = [
        proofNumber(game, 0, { heuristic, tableBits: 10, acyclic: true }),
        mcts(game, 0, { heuristic, nodes: 200, acyclic: true }),
      ];
      if (proof.certainty !== "estimate") same("proof", proof.value, value);
      if (tree.certainty !== "estimate") same("tree", tree.value, value);
      if (!Number.isFinite(value)) same("a win is proved whatever else has a score", proof.certainty, "exact");
    });
  });
});

describe("the generator", () => {
  it("makes games of 6 to 17 vertices, with cycles and without, of every result", () => {
    const seen = new Set<unknown>();
    holds(gamePlans({ cyclic: true }), 100, (plan) => {
      same("size", plan.turns.length >= 6 && plan.turns.length <= 17, true);
      for (const { result, rank } of trueValues(plan).slice(0, 1)) seen.add(result).add(rank);
    });
    expect([...seen]).toEqual(expect.arrayContaining([0, 1, "draw", 0, 1, 2, 3, 4]));
  });
});

import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../test/brute-force.ts";
import { gameOf } from "../../test/games.ts";
import { type Random, seededRandom } from "../base/random.ts";
import type { Player, Result, Rules } from "../game/game.ts";
import { mcts } from "./mcts.ts";
import { proofNumber } from "./proof-number.ts";
import { StrongMemory, strong } from "./strong.ts";

/** A small arena with results at some vertices, as a game. */
interface RandomGame {
  readonly game: Rules<number, number>;
  /** The value of a vertex that can be reached. */
  truthAt(vertex: number): Result;
}

/**
 * A random game, players moving in any order, cycles and dead ends included unless it is layered; and its values by the
 * definition.
 */
function randomGame(random: Random, layered: boolean): RandomGame {
  const size = 2 + random.below(layered ? 14 : 9);
  const turns = Array.from({ length: size }, () => random.below(2) as Player);
  const results = Array.from({ length: size }, (): Result | undefined => {
    const chance = random.below(12);
    return chance === 0 ? 0 : chance === 1 ? 1 : chance === 2 ? "draw" : undefined;
  });
  const successors = Array.from({ length: size }, (_, vertex) =>
    results[vertex] !== undefined
      ? []
      : Array.from({ length: size }, (_, target) => target).filter(
          (target) => (!layered || target > vertex) && random.below(size) < 2,
        ),
  );
  const game = gameOf({ turns, results, successors, scores: [] });
  const graph = explicitGame(game);
  const values = bruteForce(graph);
  return { game, truthAt: (vertex) => values[graph.vertexOf(vertex)].result };
}

const VALUES = new Map<Result, number>([
  [0, Number.POSITIVE_INFINITY],
  [1, Number.NEGATIVE_INFINITY],
  ["draw", 0],
]);

const small = () => new StrongMemory<number>({ tableBits: 8 });

/** The chosen move keeps the value of the position. */
function expectGoodMove({ game, truthAt }: RandomGame, move: number | undefined): void {
  if (game.result(0) !== undefined || game.moves(0).length === 0) expect(move).toBeUndefined();
  else expect(truthAt(move as number)).toBe(truthAt(0));
}

describe("on random games, against the values by definition", () => {
  it("the strong player proves 200 games without cycles, and the wins of 200 with cycles", () => {
    const random = seededRandom(11);
    for (let i = 0; i < 400; i++) {
      const acyclic = i % 2 === 0;
      const instance = randomGame(random, acyclic);
      const answer = strong(instance.game, 0, { depth: 40, acyclic, memory: small() });
      expect([i, answer.value]).toEqual([i, VALUES.get(instance.truthAt(0))]);
      if (acyclic || instance.truthAt(0) !== "draw") expect(answer.certainty).toBe("exact");
      expectGoodMove(instance, answer.move);
    }
  });

  it("the strong player claims nothing false at any depth", () => {
    const random = seededRandom(12);
    for (let i = 0; i < 200; i++) {
      const { game, truthAt } = randomGame(random, false);
      // A heuristic that lies wherever a move can be made, to see that no lie is called exact.
      const heuristic = (vertex: number): number => (game.moves(vertex).length === 0 ? 0 : ((vertex * 7) % 5) - 2);
      const answer = strong(game, 0, { depth: 1 + random.below(6), heuristic, memory: small() });
      if (answer.certainty === "exact") expect([i, answer.value]).toEqual([i, VALUES.get(truthAt(0))]);
    }
  });

  it("proof-number search proves 200 games without cycles and 200 with", () => {
    const random = seededRandom(13);
    for (let i = 0; i < 400; i++) {
      const acyclic = i % 2 === 0;
      const instance = randomGame(random, acyclic);
      const answer = proofNumber(instance.game, 0, { tableBits: 8, acyclic, nodes: 200_000 });
      expect([i, answer.value, answer.certainty]).toEqual([i, VALUES.get(instance.truthAt(0)), "exact"]);
      expectGoodMove(instance, answer.move);
    }
  });

  it("Monte-Carlo tree search proves games without cycles, and is right whenever it says that it has proved", () => {
    const random = seededRandom(14);
    for (let i = 0; i < 400; i++) {
      const acyclic = i % 2 === 0;
      const instance = randomGame(random, acyclic);
      const answer = mcts(instance.game, 0, { seed: i, nodes: 2000, acyclic });
      if (acyclic) expect(answer.certainty).toBe("exact");
      if (answer.certainty !== "exact") continue;
      expect(answer.value).toBe(VALUES.get(instance.truthAt(0)));
      expectGoodMove(instance, answer.move);
    }
  });
});

describe("a play that is too long for the call stack", () => {
  const long: Rules<number, number> = {
    start: 50_000,
    turn: (left) => (left % 2) as Player,
    moves: (left) => (left > 0 ? [1] : []),
    play: (left) => left - 1,
    result: (left) => (left === 0 ? 0 : undefined),
    key: (left) => left,
  };

  it("is left with what is known, not with a crash", () => {
    for (const acyclic of [true, false]) {
      expect(proofNumber(long, long.start, { acyclic }).certainty).toBe("estimate");
      expect(strong(long, long.start, { acyclic, nodes: 20_000 }).certainty).toBe("estimate");
      expect(mcts(long, long.start, { acyclic, nodes: 200 }).certainty).toBe("estimate");
    }
  });
});

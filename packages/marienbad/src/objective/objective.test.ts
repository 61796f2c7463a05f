import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { naiveWinners, parityArenaOf, parityPlans } from "../../test/parity.ts";
import { type Arena, NOBODY, OBJECTIVE_IDS, ownerOf, successors, winnerOf } from "../arena/index.ts";
import { seededRandom } from "../base/random.ts";
import { solve } from "../solve/index.ts";
import { verifyObjective } from "../verify/index.ts";
import {
  asParity,
  checkObjectiveStrategy,
  findObjective,
  type ParityArena,
  playOn,
  solveByLearning,
  solveByLearningWork,
  solveByZielonka,
  solveObjective,
} from "./index.ts";

const winners = (game: ParityArena, solver = solveByLearning): number[] => [...solver(game).winnerOfVertex];
const withGoals = (arena: Arena, goals: readonly number[]): Arena => ({
  ...arena,
  goalOfVertex: Uint8Array.from(goals),
});
/** A random arena without drawn ends, which only some objectives have. */
const decided = arenas.map((arena) =>
  withGoals(
    arena,
    Array.from(arena.goalOfVertex, (goal) => (goal > 1 ? NOBODY : goal)),
  ),
);

describe("parity", () => {
  it.each([
    ["learning", solveByLearning],
    ["zielonka", solveByZielonka],
  ])("%s equals the definition on random games, and the verifier accepts it", (_, solver) => {
    fc.assert(
      fc.property(parityPlans(), (plan) => {
        const game = parityArenaOf(plan);
        const solution = solver(game);
        expect([...solution.winnerOfVertex]).toEqual(naiveWinners(game));
        expect(verifyObjective(game, solution)).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });

  it("games with as many priorities as vertices, solved by many tangles, satisfy the verifier", () => {
    const sizes = fc.constantFrom(40, 80, 160);
    fc.assert(
      fc.property(sizes, fc.constantFrom(1, 2), fc.integer(), (size, degree, seed) => {
        const random = seededRandom(seed);
        const game = parityArenaOf(
          Array.from({ length: size }, () => ({
            owner: random.below(2) as 0 | 1,
            priority: random.below(size),
            to: Array.from({ length: degree + random.below(2) }, () => random.below(size)),
          })),
        );
        expect(verifyObjective(game, solveByLearning(game))).toBeUndefined();
      }),
    );
  });

  it("solving pauses in its first pass too, so that it can be stopped", () => {
    // Vertex 0 leads to itself: all others are attracted to it, before any component is looked at.
    const line = parityArenaOf(
      Array.from({ length: 2 ** 18 }, (_, vertex) => ({
        owner: (vertex % 2) as 0 | 1,
        priority: vertex % 3,
        to: [Math.max(0, vertex - 1)],
      })),
    );
    // Turning the edges around pauses twice, the walk along the line four times.
    expect([...solveByLearningWork(line)].length).toBeGreaterThan(5);
  });

  it("a game of one cycle is won by the parity of its largest priority", () => {
    const ring = (priorities: number[]) =>
      parityArenaOf(
        priorities.map((priority, vertex) => ({ owner: 0 as const, priority, to: [(vertex + 1) % priorities.length] })),
      );
    expect(winners(ring([0, 4, 3]))).toEqual([0, 0, 0]);
    expect(winners(ring([0, 4, 5]))).toEqual([1, 1, 1]);
    expect(winners(ring([2 ** 31 - 1]))).toEqual([1]);
  });

  it("as many priorities as vertices overflow no stack", () => {
    const size = 3000;
    const ladder = parityArenaOf(
      Array.from({ length: size }, (_, vertex) => ({
        owner: (vertex % 2) as 0 | 1,
        priority: vertex,
        to: vertex === 0 ? [size - 1] : [vertex - 1, size - 1],
      })),
    );
    expect(winners(ladder, solveByZielonka)).toEqual(winners(ladder));
    expect(verifyObjective(ladder, solveByLearning(ladder))).toBeUndefined();
  });

  it("the trace of Zielonka's recursion tells each subgame and who is left", () => {
    // 0 ⇄ 1 with priorities 1 and 2, and 2 leading to itself with priority 3 or to 0, all player 0's
    const game = parityArenaOf([
      { owner: 0, priority: 1, to: [1] },
      { owner: 0, priority: 2, to: [0] },
      { owner: 0, priority: 3, to: [2, 0] },
    ]);
    const steps: string[] = [];
    solveByZielonka(game, ({ kind, depth, player, priority, subgame, region }) => {
      steps.push(`${depth} ${kind} p${priority} of ${subgame.join("")}: player ${player} ${region.join("")}`);
    });
    expect(steps).toEqual([
      "0 attract p3 of 012: player 1 2",
      "1 attract p2 of 01: player 0 10",
      "1 wins p2 of 01: player 0 01",
      "0 gives p3 of 012: player 0 012",
    ]);
  });
});

describe("objectives", () => {
  it("every one equals the definition, for either player, whatever dead ends mean", () => {
    const rules = fc.constantFrom("mover-loses", "mover-wins", undefined);
    fc.assert(
      fc.property(decided, fc.constantFrom(0, 1), rules, (arena, player, deadEnds) => {
        for (const objective of ["reach", "safety", "buchi", "cobuchi"] as const) {
          const goals = Array.from(arena.goalOfVertex, (goal) => (goal === player ? player : NOBODY));
          const isAboutEnds = objective === "reach" || objective === "safety";
          const given = isAboutEnds ? arena : withGoals(arena, goals);
          if (!isAboutEnds && !goals.includes(player)) continue;
          const { game, solution } = solveObjective(given, { objective, player: player as 0 | 1, deadEnds });
          expect([...solution.winnerOfVertex]).toEqual(naiveWinners(game));
          expect(verifyObjective(game, solution)).toBeUndefined();
          expect(winners(game, solveByZielonka)).toEqual([...solution.winnerOfVertex]);
        }
      }),
    );
  });

  it("reach is the attractor of the course, and safety is its complement", () => {
    fc.assert(
      fc.property(arenas, fc.constantFrom(0, 1), (arena, one) => {
        const player = one as 0 | 1;
        const attractor = solve(arena);
        const reach = solveObjective(arena, { objective: "reach", player }).solution.winnerOfVertex;
        const safety = solveObjective(arena, { objective: "safety", player: player === 0 ? 1 : 0 });
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          expect(reach[vertex] === player).toBe(winnerOf(attractor, vertex) === player);
          expect(safety.solution.winnerOfVertex[vertex]).toBe(reach[vertex]);
        }
      }),
    );
  });

  it("Büchi is the complement of the opponent's co-Büchi objective", () => {
    fc.assert(
      fc.property(parityPlans(9, 1), (plan) => {
        const game = parityArenaOf(plan); // even: the goals of player 0, odd: those of player 1
        const buchi = solveObjective(game, { objective: "buchi", player: 0 });
        const dual = solveObjective(game, { objective: "cobuchi", player: 1 });
        expect([...buchi.solution.winnerOfVertex]).toEqual([...dual.solution.winnerOfVertex]);
      }),
    );
  });

  it("are refused in one sentence where they do not apply", () => {
    const plain = parityArenaOf([{ owner: 0, priority: 0, to: [0] }]);
    const { priorityOfVertex: _, ...without } = plain;
    expect(() => asParity(without, { objective: "parity" })).toThrow(/^This arena has no priorities/);
    expect(() => asParity(without, { objective: "buchi" })).toThrow(/neither goals of player 0 nor priorities/);
    expect(() => asParity(withGoals(plain, [3]))).toThrow("Vertex 0 is a drawn end, but where the objective is parity");
    expect(() => asParity(withGoals(plain, [1]), { objective: "buchi" })).toThrow("Vertex 0 is a goal of player 1");
    const stuck = { ...plain, edgeCount: 0, firstEdgeOfVertex: new Uint32Array(2), targetOfEdge: new Uint32Array() };
    expect(() => asParity(stuck, { deadEnds: "draw" })).toThrow(/^A dead end cannot be a draw/);
    expect(() => findObjective("pairity")).toThrow(/pairity.*parity/);
    expect(OBJECTIVE_IDS.map((id) => findObjective(id).id)).toEqual([...OBJECTIVE_IDS]);
  });
});

describe("strategies", () => {
  it("what both solvers give is winning, and every play that it makes ends or runs in the winner's cycle", () => {
    fc.assert(
      fc.property(parityPlans(8), fc.nat(), (plan, nat) => {
        const game = parityArenaOf(plan);
        const solution = solveByLearning(game);
        const from = nat % plan.length;
        const winner = solution.winnerOfVertex[from] as 0 | 1;
        const choose = (vertex: number) => solution.choiceOfVertex[vertex];
        expect(checkObjectiveStrategy(game, winner, choose, from)).toEqual({ winning: true });
        expect((playOn(game, solution, from).priority as number) % 2).toBe(winner);
      }),
    );
  });

  it("one that does not win is told the cycle that defeats it", () => {
    fc.assert(
      fc.property(parityPlans(8), fc.nat(), (plan, nat) => {
        const game = parityArenaOf(plan);
        const from = nat % plan.length;
        const loser = solveByLearning(game).winnerOfVertex[from] === 0 ? 1 : 0;
        const verdict = checkObjectiveStrategy(game, loser, (vertex) => successors(game, vertex)[0], from);
        if (verdict.winning) throw new Error("a strategy that cannot win");
        const { play, cycle = [], priority } = verdict;
        expect([play[0], verdict.kind, play.at(-1)]).toEqual([from, "cycle", cycle[0]]);
        expect(priority).toBe(Math.max(...cycle.map((vertex) => game.priorityOfVertex[vertex])));
        expect((priority as number) % 2).toBe(1 - loser);
        play.slice(0, -1).forEach((vertex, i) => {
          const moves = [...successors(game, vertex)];
          expect(ownerOf(game, vertex) === loser ? moves.slice(0, 1) : moves).toContain(play[i + 1]);
        });
      }),
    );
  });
});

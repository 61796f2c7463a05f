import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { naiveWinners, parityArenaOf, parityPlans } from "../../test/parity.ts";
import { type Arena, NOBODY, OBJECTIVE_IDS, type ObjectiveId, ownerOf, successors, winnerOf } from "../arena/index.ts";
import { seededRandom } from "../base/random.ts";
import { solveArena } from "../solve/index.ts";
import { verifyObjective } from "../verify/index.ts";
import {
  asParity,
  checkObjectiveStrategy,
  OBJECTIVES,
  type ObjectiveSolution,
  type ParityArena,
  playOn,
  resolveObjective,
  solveByLearning,
  solveByZielonka,
  solveObjective,
  type ZielonkaStep,
} from "./index.ts";

const winners = (game: ParityArena, solver: (game: ParityArena) => ObjectiveSolution = solveByLearning): number[] => [
  ...solver(game).winnerOfVertex,
];
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

  it.each([
    [10, 150],
    [24, 60],
    [40, 25],
  ])("games of %i vertices and as many priorities have the same winners by both solvers", (size, runs) => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2), fc.integer(), (degree, seed) => {
        const random = seededRandom(seed);
        const game = parityArenaOf(
          Array.from({ length: size }, () => ({
            owner: random.below(2) as 0 | 1,
            priority: random.below(size),
            to: Array.from({ length: degree + random.below(2) }, () => random.below(size)),
          })),
        );
        const solution = solveByLearning(game);
        expect([...solution.winnerOfVertex]).toEqual(winners(game, solveByZielonka));
        expect(verifyObjective(game, solution)).toBeUndefined();
      }),
      { numRuns: runs },
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
    // Turning the edges around pauses twice, the walk along the line three times.
    expect([...solveByLearning.work(line)].length).toBe(5);
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

  it("the trace of Zielonka's recursion begins with what is attracted to ends", () => {
    const cycle = parityArenaOf([
      { owner: 0, priority: 1, to: [1] },
      { owner: 1, priority: 1, to: [0] },
    ]);
    const steps: ZielonkaStep[] = [];
    solveByZielonka({ ...cycle, goalOfVertex: Uint8Array.of(NOBODY, 0) }, (step) => steps.push(step));
    expect(steps).toEqual([
      { kind: "ends", depth: 0, player: 0, priority: 0, subgame: [0, 1], to: [1], region: [1, 0] },
    ]);
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
        const attractor = solveArena(arena);
        const reach = solveObjective(arena, { objective: "reach", player }).solution.winnerOfVertex;
        const safety = solveObjective(arena, { objective: "safety", player: player === 0 ? 1 : 0 });
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          expect(reach[vertex] === player).toBe(winnerOf(attractor, vertex) === player);
          expect(safety.solution.winnerOfVertex[vertex]).toBe(reach[vertex]);
        }
      }),
    );
  });

  it("Büchi sees the set again and again, co-Büchi stays in it at last, by goals or by priorities", () => {
    const given = fc.tuple(decided, fc.constantFrom<0 | 1>(0, 1), fc.boolean(), fc.infiniteStream(fc.nat(3)));
    fc.assert(
      fc.property(given, ([arena, player, hasGoals, dice]) => {
        const isInside = Array.from({ length: arena.vertexCount }, () => (dice.next().value as number) === 0);
        fc.pre(isInside.includes(true));
        const nobodys = withGoals(
          arena,
          isInside.map(() => NOBODY),
        );
        // The set is the goals of the player, or else the vertices whose priority is of the player's parity.
        const parities = Uint32Array.from(
          isInside,
          (inside, vertex) => 2 * (vertex % 3) + (inside ? player : 1 - player),
        );
        const asGiven = hasGoals
          ? withGoals(
              arena,
              isInside.map((inside) => (inside ? player : NOBODY)),
            )
          : { ...nobodys, priorityOfVertex: parities };
        // A goal without a move ends the play, won.
        const isEnd = (vertex: number): boolean => successors(arena, vertex).length === 0;
        const ends = withGoals(
          arena,
          isInside.map((is, vertex) => (hasGoals && is && isEnd(vertex) ? player : NOBODY)),
        );
        const before = [...asGiven.goalOfVertex];
        for (const objective of ["buchi", "cobuchi"] as const) {
          // The larger priority decides: that of the set for Büchi, that of the others for co-Büchi.
          const [inside, outside] = objective === "buchi" ? [2 + player, 1 - player] : [player, 3 - player];
          const priorityOfVertex = Uint32Array.from(isInside, (is) => (is ? inside : outside));
          const { solution } = solveObjective(asGiven, { objective, player });
          expect([...solution.winnerOfVertex]).toEqual(naiveWinners({ ...ends, priorityOfVertex }));
        }
        expect([...asGiven.goalOfVertex]).toEqual(before);
      }),
      { numRuns: 300 },
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

  it("give parity games, and leave the arena as it is", () => {
    // 0 leads to 1, a goal of player 0 without a move, and to 2, a dead end of player 1
    const arena: Arena = {
      ...{ ...parityArenaOf([]), vertexCount: 3, edgeCount: 2, firstEdgeOfVertex: Uint32Array.of(0, 2, 2, 2) },
      ...{ targetOfEdge: Uint32Array.of(1, 2), ownerOfVertex: Uint8Array.of(0, 0, 1) },
      ...{ goalOfVertex: Uint8Array.of(NOBODY, 0, NOBODY), priorityOfVertex: Uint32Array.of(5, 6, 7) },
    };
    const shown = (objective: ObjectiveId, player: 0 | 1) => {
      const game = asParity(arena, { objective, player });
      return [game.objective, [...game.goalOfVertex], [...game.priorityOfVertex]];
    };
    expect(shown("reach", 0)).toEqual(["parity", [NOBODY, 0, 1], [1, 1, 1]]);
    expect(shown("safety", 1)).toEqual(["parity", [NOBODY, 0, 1], [1, 1, 1]]);
    expect(shown("buchi", 0)).toEqual(["parity", [NOBODY, 0, 0], [1, 1, 1]]);
    expect(shown("cobuchi", 0)).toEqual(["parity", [NOBODY, 0, 0], [1, 1, 1]]);
    expect(shown("buchi", 1)).toEqual(["parity", [NOBODY, 0, 0], [1, 0, 0]]);
    expect(shown("cobuchi", 1)).toEqual(["parity", [NOBODY, 0, 0], [1, 2, 2]]);
    expect(shown("parity", 0)).toEqual(["parity", [NOBODY, 0, 0], [5, 6, 7]]);
    expect([...arena.goalOfVertex]).toEqual([NOBODY, 0, NOBODY]);
    const ring = withGoals(parityArenaOf([1, 0].map((to) => ({ owner: 0 as const, priority: 0, to: [to] }))), [
      0,
      NOBODY,
    ]);
    const buchi = asParity(ring, { objective: "buchi", deadEnds: "draw" }); // there is none
    expect([...buchi.priorityOfVertex, ...buchi.goalOfVertex]).toEqual([2, 1, NOBODY, NOBODY]);
    expect([...ring.goalOfVertex]).toEqual([0, NOBODY]);
    const rules = (["reach", "safety", "buchi", "parity"] as const).map(
      (objective) => resolveObjective(arena, { objective }).deadEnds,
    );
    expect(rules).toEqual(["draw", "draw", "mover-loses", "mover-loses"]);
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
    const refusals = [
      () => asParity(without, { objective: "parity" }),
      () => asParity(without, { objective: "buchi" }),
      () => asParity(withGoals(plain, [3])),
      () => asParity(withGoals(plain, [1]), { objective: "buchi" }),
      () => asParity(stuck, { deadEnds: "draw" }),
    ];
    for (const refusal of refusals) expect(refusal).toThrow(expect.objectContaining({ code: "not-applicable" }));
    expect(() => asParity(plain, { objectif: 1 } as object)).toThrow(/^asParity has no option "objectif"/);
    expect(() => solveObjective(plain, { solvers: 1 } as object)).toThrow(/^solveObjective has no option "solvers"/);
    expect(OBJECTIVES.map(({ id }) => id)).toEqual([...OBJECTIVE_IDS]);
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { naiveSolution } from "../../test/naive.ts";
import {
  type Arena,
  ArenaBuilder,
  choiceOf,
  explore,
  findVertex,
  outcomeOf,
  rankOf,
  type Solution,
  successors,
  winnerOf,
  withDeadEnds,
} from "../arena/index.ts";
import { makeGame } from "../games/index.ts";
import { verify } from "../verify/index.ts";
import { bestPlay, countOutcomes, layers, rateMoves, solve } from "./index.ts";

const values = (arena: Arena, solution: Solution) =>
  Array.from({ length: arena.vertexCount }, (_, vertex) => ({
    outcome: outcomeOf(solution, vertex),
    rank: rankOf(solution, vertex),
  }));

/** An arena from `a → b, c` lines; player 0 owns the names in `zero`. */
function arenaFrom(edges: Record<string, string[]>, zero: string[], goals: [string[], string[]]): Arena {
  const builder = new ArenaBuilder();
  for (const name of Object.keys(edges)) builder.vertex(name, zero.includes(name) ? 0 : 1);
  for (const [from, targets] of Object.entries(edges)) for (const to of targets) builder.edge(from, to);
  goals.forEach((names, player) => {
    for (const name of names) builder.goal(player as 0 | 1, name);
  });
  return builder.buildOrThrow();
}

const at = (arena: Arena, name: string): number => findVertex(arena, name) as number;

describe("the solver equals the definitions", () => {
  it("on 20,000 random arenas, ranks and draws included, and passes the verifier", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const solution = solve(arena);
        expect(values(arena, solution)).toEqual(naiveSolution(arena));
        expect(verify(arena, solution)).toBeUndefined();
      }),
      { numRuns: 20_000 },
    );
  });

  it("and every change of one claim is caught by the verifier", () => {
    fc.assert(
      fc.property(arenas, fc.nat(), fc.integer({ min: 0, max: 31 }), fc.boolean(), (arena, where, bit, inChoice) => {
        const { valueOfVertex, choiceOfVertex } = solve(arena);
        const changed = { valueOfVertex: valueOfVertex.slice(), choiceOfVertex: choiceOfVertex.slice() };
        const array = inChoice ? changed.choiceOfVertex : changed.valueOfVertex;
        array[where % arena.vertexCount] ^= 1 << bit;
        const wrong = verify(arena, changed);
        // Another quickest win is no false claim; anything else is.
        const vertex = where % arena.vertexCount;
        const other = changed.choiceOfVertex[vertex];
        const stillBest =
          inChoice &&
          choiceOf({ valueOfVertex, choiceOfVertex }, vertex) !== undefined &&
          successors(arena, vertex).includes(other) &&
          valueOfVertex[other] === valueOfVertex[vertex] - 1;
        expect(wrong === undefined).toBe(stillBest);
      }),
      { numRuns: 5000 },
    );
  });

  it("whatever a drawn rank, a winner or a rank is replaced by, the verifier objects", () => {
    fc.assert(
      fc.property(
        arenas,
        fc.nat(),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 12 }),
        (arena, where, outcome, rank) => {
          const solution = solve(arena);
          const vertex = where % arena.vertexCount;
          const claim = (outcome * 2 ** 30 + rank) >>> 0;
          fc.pre(claim !== solution.valueOfVertex[vertex]);
          const valueOfVertex = solution.valueOfVertex.slice();
          valueOfVertex[vertex] = claim;
          expect(verify(arena, { ...solution, valueOfVertex })).toBeDefined();
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe("worked examples", () => {
  it("nim 10 {1,2}: the ranks of the course (SPEC example 1)", () => {
    const { rules, notation } = makeGame("nim", { sticks: 10, take: [1, 2] }).kit;
    const { arena } = explore(rules, { label: notation.writePosition });
    const solution = solve(arena);
    const expected = {
      "(0, 1)": 0,
      "(1, 0)": 1,
      "(2, 0)": 1,
      "(3, 1)": 2,
      "(4, 0)": 3,
      "(5, 0)": 3,
      "(6, 1)": 4,
      "(7, 0)": 5,
      "(8, 0)": 5,
      "(9, 1)": 6,
      "(10, 0)": 7,
    };
    const found = Object.fromEntries(
      Array.from({ length: arena.vertexCount }, (_, vertex) => vertex)
        .filter((vertex) => winnerOf(solution, vertex) === 0)
        .map((vertex) => [arena.label(vertex), rankOf(solution, vertex)]),
    );
    expect(found).toEqual(expected);
  });

  it("nim 15 {2,3,5}: the mover loses at 0, 1, 7, 8, 14, 15 (SPEC example 2)", () => {
    const { rules, notation } = makeGame("nim", { sticks: 15, take: [2, 3, 5] }).kit;
    const lost = Array.from({ length: 16 }, (_, sticks) => sticks).filter((sticks) => {
      const { arena } = explore(rules, { from: { sticks, turn: 0 }, label: notation.writePosition });
      return winnerOf(solve(arena), 0) === 1;
    });
    expect(lost).toEqual([0, 1, 7, 8, 14, 15]);
  });

  it("the eight vertices of the course (SPEC example 3)", () => {
    const edges = { 0: ["4", "5"], 1: ["4", "5", "6"], 2: ["7"], 3: [], 4: ["2"], 5: ["3"], 6: ["2", "3"], 7: [] };
    const arena = withDeadEnds(arenaFrom(edges, ["0", "1", "2", "3"], [[], []]), "mover-loses");
    const solution = solve(arena);
    const won = (player: 0 | 1) => Object.keys(edges).filter((name) => winnerOf(solution, at(arena, name)) === player);
    expect(won(0)).toEqual(["0", "1", "2", "4", "7"]);
    expect(won(1)).toEqual(["3", "5", "6"]);
    const choice = (name: string) => arena.label(choiceOf(solution, at(arena, name)) as number);
    expect([choice("0"), choice("1"), choice("2")]).toEqual(["4", "4", "7"]);
  });

  it("tic-tac-toe: 5478 positions, 16167 moves, a draw in 9 (SPEC example 4)", () => {
    const { arena } = explore(makeGame("tictactoe").kit.rules);
    const solution = solve(arena);
    expect([arena.vertexCount, arena.edgeCount]).toEqual([5478, 16167]);
    expect([outcomeOf(solution, 0), rankOf(solution, 0)]).toEqual(["finiteDraw", 9]);
    expect(verify(arena, solution)).toBeUndefined();
  });
});

describe("traps of the course", () => {
  it("T3: ranks need breadth first; the recursive labelling overshoots and undershoots (SPEC example 8)", () => {
    const edges = { v: [], w: [], y0: ["v"], z: ["y0"], y: ["z"], u: ["y", "x"], x: ["y1", "w"], y1: ["p"], p: ["u"] };
    const arena = arenaFrom(edges, ["v", "w", "u", "y1", "z"], [["v", "w"], []]);
    expect(rankOf(solve(arena), at(arena, "x"))).toBe(7);
  });

  it("T4: no attractor passes through the other player's goal", () => {
    const arena = arenaFrom({ a: ["b"], b: ["c"], c: [] }, ["a", "b", "c"], [["c"], ["b"]]);
    expect(winnerOf(solve(arena), at(arena, "a"))).toBe(1); // b ends the play, though c is next to it
  });

  it("T5: a dead end is not attracted because all of its no moves lead there", () => {
    const arena = arenaFrom({ a: ["b", "g"], b: [], g: [] }, [], [["g"], []]);
    const solution = solve(arena);
    expect([outcomeOf(solution, at(arena, "b")), outcomeOf(solution, at(arena, "a"))]).toEqual([
      "finiteDraw",
      "finiteDraw",
    ]);
  });

  it("T6: what is not in the attractor of 0 is not therefore won by 1, and draws are of two kinds", () => {
    const arena = arenaFrom({ a: ["a"], b: ["c"], c: [], g: [] }, ["a", "b"], [["g"], []]);
    const solution = solve(arena);
    expect(["a", "b", "c"].map((name) => outcomeOf(solution, at(arena, name)))).toEqual([
      "infiniteDraw",
      "finiteDraw",
      "finiteDraw",
    ]);
    expect(rankOf(solution, at(arena, "b"))).toBe(1);
  });
});

describe("best play", () => {
  it("S1: quickest win, longest resistance, kept draw, on random arenas", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const solution = solve(arena);
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          const [best, ...others] = rateMoves(arena, solution, vertex);
          if (best === undefined) continue;
          expect(best.winner).toBe(winnerOf(solution, vertex)); // best play keeps the value
          const rank = rankOf(solution, vertex);
          if (best.winner !== undefined) expect(best.rank).toBe((rank as number) - 1);
          else expect(others.every((other) => other.winner !== undefined || other.traps <= best.traps)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("takes as many moves as the rank says, whoever wins", () => {
    const { arena } = explore(makeGame("dodgem").kit.rules);
    const solution = solve(arena);
    for (const vertex of [0, 17, 400, 1200]) {
      expect(bestPlay(arena, solution, vertex).length - 1).toBe(rankOf(solution, vertex));
    }
  });

  it("prefers the draw that leaves the opponent the most ways to go wrong", () => {
    // Both a and b keep the draw; after b, player 1 has two moves that lose.
    const edges = { s: ["a", "b"], a: ["d"], b: ["d", "g", "h"], d: [], g: [], h: [] };
    const arena = arenaFrom(edges, ["s"], [["g", "h"], []]);
    const [best] = rateMoves(arena, solve(arena), at(arena, "s"));
    expect([arena.label(best.target), best.traps]).toEqual(["b", 2]);
  });
});

describe("layers and counts", () => {
  it("T2: layers are the sets of equal rank, with a reason that holds", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const solution = solve(arena);
        for (const player of [0, 1] as const) {
          const inside = new Set<number>();
          for (const { rank, added } of layers(arena, solution, player)) {
            for (const { vertex, reason } of added) {
              expect([winnerOf(solution, vertex), rankOf(solution, vertex)]).toEqual([player, rank]);
              if (reason.kind === "goal") expect(rank).toBe(0);
              else if (reason.kind === "one-good-move") expect(inside.has(reason.to)).toBe(true);
              else expect(reason.to.every((target) => inside.has(target))).toBe(true);
            }
            for (const { vertex } of added) inside.add(vertex);
          }
          expect(inside.size).toBe(countOutcomes(arena, solution).byOutcome[`player${player}`]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("memory: nothing but four words a vertex and three an edge is allocated", () => {
    const { arena } = explore(makeGame("nim", { sticks: 200_000 }).kit.rules, { keepPositions: false });
    const before = process.memoryUsage().arrayBuffers;
    const solution = solve(arena);
    const used = process.memoryUsage().arrayBuffers - before;
    expect(solution.valueOfVertex.length).toBe(arena.vertexCount);
    expect(used).toBeLessThanOrEqual(16 * arena.vertexCount + 12 * arena.edgeCount + 2 ** 16);
  });
});

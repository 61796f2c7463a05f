import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenaFrom, arenas, at } from "../../test/arenas.ts";
import { naiveSolution } from "../../test/naive.ts";
import { explore, rankOf, winnerOf } from "../arena/index.ts";
import { makeGame } from "../games/all.ts";
import { countOutcomes, layers, solveArena } from "./index.ts";

describe("layers and counts", () => {
  it("T2: the reason is the goal, the first good move, or all of the moves", () => {
    // b is the opponent's, and leads to g and a whatever they do; c could go to b or a, of which a is in the layer
    // before.
    const edges = { g: [], a: ["a", "g"], b: ["g", "a"], c: ["b", "a", "d"], d: ["a"] };
    const arena = arenaFrom(edges, ["a", "c", "d"], [["g"], []]);
    const [g, a, b, c, d] = ["g", "a", "b", "c", "d"].map((name) => at(arena, name));
    expect([...layers(arena, solveArena(arena), 0)]).toEqual([
      { rank: 0, added: [{ vertex: g, reason: { kind: "goal" } }] },
      { rank: 1, added: [{ vertex: a, reason: { kind: "one-good-move", to: g } }] },
      {
        rank: 2,
        added: [
          { vertex: b, reason: { kind: "all-moves-bad", to: [g, a] } },
          { vertex: c, reason: { kind: "one-good-move", to: a } },
          { vertex: d, reason: { kind: "one-good-move", to: a } },
        ],
      },
    ]);
    expect([...layers(arena, solveArena(arena), 1)]).toEqual([]);
  });

  it("outcomes are counted one by one, for the player to move and by rank", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const naive = naiveSolution(arena).map(({ outcome, rank }, vertex) => {
          const mover = outcome === `player${arena.ownerOfVertex[vertex]}` ? "win" : "lose";
          return { outcome, rank, mover: outcome.endsWith("Draw") ? outcome : mover };
        });
        const { byOutcome, byMover, byRank } = countOutcomes(arena, solveArena(arena));
        for (const name of ["player0", "player1", "finiteDraw", "infiniteDraw"] as const) {
          expect(byOutcome[name]).toBe(naive.filter(({ outcome }) => outcome === name).length);
        }
        for (const name of ["win", "lose", "finiteDraw", "infiniteDraw"] as const) {
          expect(byMover[name]).toBe(naive.filter(({ mover }) => mover === name).length);
        }
        expect(Object.keys(byRank)).toEqual(["win", "lose", "finiteDraw"]);
        for (const name of ["win", "lose", "finiteDraw"] as const) {
          const ranks = naive.filter(({ mover }) => mover === name).map(({ rank }) => rank as number);
          const longest = ranks.reduce((most, rank) => Math.max(most, rank), -1);
          const counted = Array.from({ length: longest + 1 }, (_, rank) => ranks.filter((one) => one === rank).length);
          expect(byRank[name]).toEqual(counted);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("T2: layers are the sets of equal rank, with a reason that holds", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const solution = solveArena(arena);
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
    const { arena } = explore(makeGame("nim", { sticks: 200_000 }));
    const before = process.memoryUsage().arrayBuffers;
    const solution = solveArena(arena);
    const used = process.memoryUsage().arrayBuffers - before;
    expect(solution.valueOfVertex.length).toBe(arena.vertexCount);
    expect(used).toBeLessThanOrEqual(16 * arena.vertexCount + 12 * arena.edgeCount + 2 ** 16);
  });
});

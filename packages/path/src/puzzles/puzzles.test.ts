import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPath } from "../find-path.ts";
import { idaStar } from "../ida-star.ts";
import type { StateGraph } from "../state-graph.ts";
import { makePuzzle, PUZZLES } from "./catalogue.ts";
import type { AnyPuzzle } from "./entry.ts";
import { grid } from "./grid.ts";
import { jugs } from "./jugs.ts";
import { missionaries } from "./missionaries.ts";
import { river } from "./river.ts";

/** Steps of cost 1 only: layers from the start, and the number of shortest ways to every state. */
function breadthFirst<State>(graph: StateGraph<State>): { depth: number | undefined; ways: number; states: State[] } {
  const waysOf = new Map([[graph.key(graph.start), 1]]);
  const states = [graph.start];
  let layer = [graph.start];
  let answer: { depth: number; ways: number } | undefined;
  for (let depth = 0; layer.length > 0; depth++) {
    const goals = layer.filter((state) => graph.isGoal(state));
    if (goals.length > 0 && answer === undefined) {
      answer = { depth, ways: goals.reduce((sum, state) => sum + (waysOf.get(graph.key(state)) ?? 0), 0) };
    }
    const next = new Map<string | number, State>();
    for (const state of layer) {
      const ways = waysOf.get(graph.key(state)) ?? 0;
      for (const { to } of graph.steps(state)) {
        const key = graph.key(to);
        if (waysOf.has(key) && !next.has(key)) continue;
        waysOf.set(key, (waysOf.get(key) ?? 0) + ways);
        next.set(key, to);
      }
    }
    layer = [...next.values()];
    states.push(...layer);
  }
  return { depth: answer?.depth, ways: answer?.ways ?? 0, states };
}

const SMALL: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { taquin: { size: 3, moves: 8 } };

describe("every puzzle", () => {
  it.each(PUZZLES.map((entry) => [entry.id, entry] as const))(
    "%s: notation, estimates and searches agree",
    (id, entry) => {
      const puzzle: AnyPuzzle = entry.make(SMALL[id]);
      const { graph } = puzzle;
      const shortest = findPath(graph); // Dijkstra
      expect(shortest.found).toBe(true);
      expect(puzzle.hopeless?.(graph.start)).toBeUndefined();
      for (const state of shortest.order.slice(0, 500)) {
        const text = puzzle.write(state);
        const read = puzzle.read(text);
        expect(read.ok && graph.key(read.value)).toBe(graph.key(state));
        expect(text).not.toContain("\n");
        expect(puzzle.board(state)).not.toBe("");
      }
      expect(puzzle.read("?!").ok).toBe(false);
      for (const [name, estimate] of Object.entries(puzzle.estimates)) {
        for (const state of shortest.order.slice(0, 60)) {
          expect(estimate(state)).toBeLessThanOrEqual(findPath({ ...graph, start: state }).cost + 1e-9); // admissible
        }
        expect(estimate(shortest.path[shortest.path.length - 1])).toBe(0);
        if (name === "patterns") continue; // not consistent: see taquin.test.ts
        for (const state of shortest.order.slice(0, 500)) {
          for (const { to, cost } of graph.steps(state)) {
            expect(estimate(state)).toBeLessThanOrEqual(cost + estimate(to) + 1e-9); // consistent
          }
        }
      }
      for (const estimate of Object.values(puzzle.estimates)) {
        expect(findPath(graph, { estimate, admissible: true }).cost).toBeCloseTo(shortest.cost, 9);
        expect(idaStar(graph, { estimate, admissible: true }).cost).toBeCloseTo(shortest.cost, 9);
      }
    },
  );
});

describe("the list of puzzles", () => {
  it("finds a puzzle by its name, and guesses a mistyped one", () => {
    expect(PUZZLES).toContain(river);
    expect(makePuzzle("jugs", { jugs: "7,4", target: 5 }).graph.start).toEqual([0, 0]);
    expect(() => makePuzzle("rivr")).toThrow('Did you mean "river"?');
  });
});

describe("river", () => {
  it("takes 7 crossings, in exactly two shortest ways (Alcuin), among 10 safe states", () => {
    const { depth, ways, states } = breadthFirst(river.make().graph);
    expect([depth, ways, states.length]).toEqual([7, 2, 10]);
  });

  it("says what is wrong with a state", () => {
    const { read } = river.make();
    expect(read("wc/fg").ok).toBe(true);
    expect(read("WG/FC")).toMatchObject({ ok: false, faults: [{ text: { en: expect.stringContaining("eaten") } }] });
    for (const text of ["", "FWGC", "FWG/", "FWGC/F", "a/b/c"]) expect(read(text).ok).toBe(false);
  });
});

describe("missionaries and cannibals", () => {
  it("takes 11 crossings in four shortest ways (Amarel 1968)", () => {
    expect(breadthFirst(missionaries.make().graph)).toMatchObject({ depth: 11, ways: 4 });
  });

  it("4 and 4: impossible with two seats, 9 crossings with three (Pressman and Singmaster 1989)", () => {
    expect(breadthFirst(missionaries.make({ couples: 4 }).graph).depth).toBeUndefined();
    expect(breadthFirst(missionaries.make({ couples: 4, boat: 3 }).graph).depth).toBe(9);
  });
});

describe("jugs", () => {
  it("5 and 3 litres make 4 in 6 steps", () => {
    expect(breadthFirst(jugs.make().graph).depth).toBe(6);
  });

  it("cannot be solved exactly when the greatest common divisor does not divide the target (Bézout)", () => {
    const capacity = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.array(capacity, { minLength: 1, maxLength: 3 }), fc.nat(11), (capacities, extra) => {
        const target = 1 + (extra % Math.max(...capacities));
        const puzzle = jugs.make({ jugs: capacities, target });
        const { depth } = breadthFirst(puzzle.graph);
        expect(puzzle.hopeless?.(puzzle.graph.start) !== undefined).toBe(depth === undefined);
      }),
      { numRuns: 60 },
    );
    expect(() => jugs.make({ jugs: "5,3", target: 6 })).toThrow("the largest holds 5");
  });
});

describe("grid", () => {
  /** Row by row: the cost to every cell by relaxing until nothing changes, with the rule written out again. */
  function naiveCost(map: string, diagonals: boolean): number {
    const rows = map.split("/");
    const free = (x: number, y: number): boolean => (rows[y]?.[x] ?? "#") !== "#";
    const cost = rows.map((row) => [...row].map((letter) => (letter === "S" ? 0 : Number.POSITIVE_INFINITY)));
    for (let changed = true; changed; ) {
      changed = false;
      for (let y = 0; y < rows.length; y++) {
        for (let x = 0; x < rows[y].length; x++) {
          for (let dy = -1; dy <= 1; dy++) {
            for (let dx = -1; dx <= 1; dx++) {
              if (!free(x, y) || !free(x + dx, y + dy) || (dx !== 0 && dy !== 0 && !diagonals)) continue;
              if (!free(x + dx, y) || !free(x, y + dy)) continue;
              const next = cost[y][x] + Math.hypot(dx, dy);
              if (next < cost[y + dy][x + dx] - 1e-9) {
                cost[y + dy][x + dx] = next;
                changed = true;
              }
            }
          }
        }
      }
    }
    const goals = rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === "G" ? [cost[y][x]] : [])));
    return Math.min(...goals);
  }

  it("has the least cost on random maps, with 4 and 8 neighbours and several goals", () => {
    const letter = fc.constantFrom(".", ".", ".", "#", "#");
    const random = fc.record({
      letters: fc.array(letter, { minLength: 30, maxLength: 30 }),
      start: fc.nat(29),
      goals: fc.array(fc.nat(29), { minLength: 1, maxLength: 3 }),
      neighbours: fc.constantFrom("4", "8"),
    });
    fc.assert(
      fc.property(random, ({ letters, start, goals, neighbours }) => {
        fc.pre(!goals.includes(start));
        const cells = letters.map((cell, i) => (i === start ? "S" : goals.includes(i) ? "G" : cell));
        const map = [0, 6, 12, 18, 24].map((from) => cells.slice(from, from + 6).join("")).join("/");
        const { graph, estimates } = grid.make({ map, neighbours });
        const expected = naiveCost(map, neighbours === "8");
        for (const estimate of Object.values(estimates)) {
          const { cost, optimal } = findPath(graph, { estimate, admissible: true });
          expect(optimal).toBe(true);
          if (expected === Number.POSITIVE_INFINITY) expect(cost).toBe(expected);
          else expect(cost).toBeCloseTo(expected, 9);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("refuses a map that is none, and a cell that is a wall", () => {
    expect(() => grid.make({ map: "S./G" })).toThrow("Row 2");
    expect(() => grid.make({ map: "S.S/..." })).toThrow("2 cells S and 0 cells G");
    expect(() => grid.make({ map: "S.x/G.." })).toThrow("should look like");
    const { read } = grid.make({ map: "S#/.G" });
    expect(read("1,0").ok).toBe(false);
    expect(read("2,0").ok).toBe(false);
    expect(read("0,1")).toMatchObject({ ok: true, value: 2 });
  });
});

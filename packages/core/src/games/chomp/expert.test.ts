import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { Meter, run, runWithin } from "../../base/work.ts";
import { oracleFor } from "../../oracle/index.ts";
import { barsLeftOf, barsWithin, ChompTable, chompExpert } from "./expert.ts";
import { chomp } from "./index.ts";

/** The first bites that win, as the table has it. */
function winningBites(rows: number, columns: number): string[] {
  const rules = chomp({ rows, columns });
  const { notation } = rules;
  const expert = chompExpert(rows, columns);
  return rules
    .moves(rules.start)
    .filter((bite) => run(expert.value(rules.play(rules.start, bite)))?.result === 0)
    .map((bite) => notation.writeMove(bite, rules.start));
}

describe("the table of chomp", () => {
  it.each([
    [1, 6],
    [6, 1],
    [2, 7],
    [4, 5],
    [5, 4],
    [5, 5],
  ])("equals brute force on every bar within %i × %i, with either player to move", (rows, columns) => {
    const rules = chomp({ rows, columns });
    const expert = chompExpert(rows, columns);
    const graph = explicitGame(rules);
    const values = bruteForce(graph);
    graph.positions.forEach((position, vertex) => {
      const value = run(expert.value(position));
      expect([position, value?.result]).toEqual([position, values[vertex].result]);
    });
    const bite = run(expert.choose?.(rules.start) as ReturnType<NonNullable<typeof expert.choose>>);
    expect(bite && values[graph.vertexOf(rules.play(rules.start, bite))].result).toBe(0);
  });

  it("counts bars within a board as paths along their edge", () => {
    expect([barsWithin(3, 4), barsWithin(12, 12), barsWithin(1, 30)]).toEqual([35, 2_704_156, 31]);
  });

  it("counts the bars that can be left of one, as writing them all out does", () => {
    const within = (longest: readonly number[]): number[][] =>
      longest.reduce<number[][]>(
        (bars, most) =>
          bars.flatMap((bar) =>
            Array.from({ length: Math.min(most, bar.at(-1) ?? most) + 1 }, (_, length) => [...bar, length]),
          ),
        [[]],
      );
    for (const bar of within([4, 4, 4, 4])) expect([bar, barsLeftOf(bar)]).toEqual([bar, within(bar).length]);
    expect([
      barsLeftOf(Array.from({ length: 12 }, () => 12)),
      barsLeftOf([20, ...Array.from({ length: 19 }, () => 1)]),
    ]).toEqual([barsWithin(12, 12), 401]);
  });

  // Squares and two rows: D. Gale, A curious Nim-type game (1974); 3 × 4: the specification, example 7.
  it.each([
    [7, 7, "2,2"],
    [9, 9, "2,2"],
    [2, 12, "2,12"],
    [12, 2, "12,2"],
    [3, 4, "2,3"],
  ])("finds the one winning bite of %i × %i that is published", (rows, columns, bite) => {
    expect(winningBites(rows, columns)).toEqual([bite]);
  });

  it("finds two winning bites on 8 × 10 (Ken Thompson, in M. Gardner, Scientific American, May 1973)", () => {
    const bites = winningBites(8, 10);
    expect(bites).toHaveLength(2);
    const turned = bites.map((bite) => bite.split(",").reverse().join(","));
    expect(winningBites(10, 8).sort()).toEqual(turned.sort());
  });

  it("knows what is left of a board that is too large for a table, and nothing of the whole", () => {
    const rules = chomp({ rows: 30, columns: 30 });
    const { notation } = rules;
    const expert = chompExpert(30, 30);
    const left = unwrap(notation.readPosition(`30,29${",0".repeat(28)}`));
    expect(run(expert.value(left))).toEqual({ result: 1, rank: undefined });
    expect(run(expert.value(rules.start))).toBeUndefined();
  });

  it("pauses, and goes on where it was stopped", () => {
    const table = new ChompTable(8);
    const bar = Array.from({ length: 8 }, () => 8);
    const work = () => table.isLostWork(bar, new Meter());
    expect(() => runWithin(work(), { nodes: 5000 })).toThrow(/5,?000/);
    expect(runWithin(work(), { nodes: 10_000 })).toBe(false);
  });
});

describe("the oracle of chomp", () => {
  it("values every bite of a bar that nobody could explore, from the table", async () => {
    const game = chomp({ rows: 9, columns: 10 });
    const { value, moves } = await oracleFor(game, { rankLimit: 1000 }).analyse(game.start);
    expect(value).toMatchObject({ certainty: "proved", result: 0, source: { id: "expert" } });
    expect(moves.every(({ certainty }) => certainty === "proved")).toBe(true);
  });
});

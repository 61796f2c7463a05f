import { bimatrix, fraction, matrixValue, paretoOptima, pureEquilibria, writeFraction } from "marienbad-matrix";
import { distancesTo, findVertexPath, type NumberedEdge, weightedGraph } from "marienbad-path";
import { describe, expect, it } from "vitest";
import { answerOf, BOUNDS, GLOOM_MAP, gloomH, SLOPE_H, SLOPE_MAP } from "./estimates.ts";
import { copiedBy, EXPLORERS, explored, yearsOf } from "./explorers.ts";
import { PATHS } from "./index.ts";
import { judged } from "./last.ts";
import { AHEAD_H, AHEAD_MAP, closedBefore, negativeMap, OIL_MAP } from "./oil.ts";
import { equilibria, GAMES, improvements } from "./prisoners.ts";
import { REOPEN_MAP, reopenH, zoneOf } from "./reopen.ts";
import { expectedYears, matchOf } from "./repeated.ts";
import { type Estimates, estimateOf, type RoadMap, reducedPrice, search, trueLeft } from "./roads.ts";
import { ranking } from "./standings.ts";
import { answersTo, gainsOf, pureGuarantees, TABLES } from "./table.ts";
import { distancesOf, GAUGES, OPENED, slid, solvable, solvedBy, tilesOf } from "./taquin.ts";
import { noisyYears, sharesOf } from "./tournament.ts";

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const ordered = (map: RoadMap, h: Estimates, reopen = true): string => answerOf(map, h, reopen).order.join(" ");

/** The answer of each exercise, computed. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  explorers: () => `${yearsOf("TTTTT", copiedBy("TTTTT"))} ${yearsOf(copiedBy("TTTTT"), "TTTTT")}`,
  oil: () => `${ordered(OIL_MAP, {})} ${answerOf(OIL_MAP, {}).price}`,
  ahead: () => {
    const { d } = search(AHEAD_MAP, AHEAD_H)[0];
    const before = closedBefore({ factor: 1, stop: "stop" }).includes("n");
    return `${d.n + AHEAD_H.n} ${d.w1 + AHEAD_H.w1} ${before ? "yes" : "no"}`;
  },
  admissible: () => String(trueLeft(GLOOM_MAP).b),
  slope: () => REOPEN_MAP.roads.map((road) => reducedPrice(road, reopenH(4))).join(" "),
  reopen: () => `${ordered(REOPEN_MAP, reopenH(4)).replace(" g", "")} ${answerOf(REOPEN_MAP, reopenH(4)).price}`,
  taquin: () => String(total(distancesOf(tilesOf("413/726/.58")))),
  table: () => {
    const coins = [
      [1, -1],
      [-1, 1],
    ];
    const { value, row } = matrixValue(coins.map((line) => line.map((gain) => fraction(BigInt(gain)))));
    return `${writeFraction(row[0])} ${writeFraction(value)}`;
  },
  prisoners: () => {
    const { outcomes, costs } = GAMES.years;
    const [stable] = equilibria(outcomes, costs);
    const optimal = [0, 1, 2, 3].filter((cell) => improvements(outcomes, costs, cell).length === 0).length;
    return `${equilibria(outcomes, costs).length} ${outcomes[stable][0]} ${optimal}`;
  },
  again: () => matchOf("tit-for-tat", "always-defect", 20).years.join(" "),
  tournament: () => {
    const all = ["tit-for-tat", "always-defect", "always-cooperate"];
    const { years = 0 } = ranking(all, true).find(({ id }) => id === "tit-for-tat") ?? {};
    return String(Math.round(years * 30));
  },
};

/** Rower, wolf, goat and cabbage as four bits: the fewest crossings from one bank to the other, breadth first. */
function crossings(): number {
  const isSafe = (bank: number): boolean => {
    const alone = bank & 1 ? ~bank : bank; // those on the bank without the rower
    return !((alone & 6) === 6 || (alone & 12) === 12);
  };
  const steps = new Map([[0, 0]]);
  for (const [bank, count] of steps) {
    for (const passenger of [0, 2, 4, 8]) {
      const next = bank ^ (1 | passenger);
      const together = passenger === 0 || Boolean(bank & 1) === Boolean(bank & passenger);
      if (together && isSafe(next) && !steps.has(next)) steps.set(next, count + 1);
    }
  }
  return steps.get(15) ?? 0;
}

describe("the chapter on paths and dilemmas", () => {
  it.each(PATHS.sections.map((section) => [section.id, section] as const))(
    "%s: the answer of the exercise is what is computed",
    (id, { exercise }) => expect(exercise?.answer).toBe(COMPUTED[id]()),
  );

  it("second questions: betraying at four in ten, a consistent h(a), the crossings of a river", () => {
    const second = (id: string) => PATHS.sections.find((section) => section.id === id)?.further?.[0].answer;
    const [silent, betray] = expectedYears(0.4);
    expect([second("again"), silent.toFixed(2), betray.toFixed(2)]).toEqual(["betray", "1.67", "1.33"]);
    const consistent = [0, 1, 2, 3, 4].filter((a) => zoneOf(a) === "consistent");
    expect(second("slope")).toBe(String(Math.max(...consistent)));
    expect(second("taquin")).toBe(String(crossings()));
  });

  it("the search of the figures is the library's", () => {
    const cases: [RoadMap, Estimates][] = [
      [OIL_MAP, {}],
      [AHEAD_MAP, AHEAD_H],
      [SLOPE_MAP, SLOPE_H],
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((a): [RoadMap, Estimates][] => [
        [GLOOM_MAP, gloomH(a)],
        [REOPEN_MAP, reopenH(a)],
      ]),
    ];
    for (const [map, h] of cases) {
      const edges = map.roads.map(
        ({ from, to, price }): NumberedEdge => [map.towns.indexOf(from), map.towns.indexOf(to), price],
      );
      const graph = weightedGraph(map.towns.length, edges);
      const goal = map.towns.indexOf("g");
      const estimate = (vertex: number): number => estimateOf(h, map.towns[vertex]);
      const { cost } = findVertexPath(graph, { start: 0, goals: [goal] }, { estimate });
      expect(answerOf(map, h).price).toBe(cost);
      expect([...distancesTo(graph, [goal])]).toEqual(map.towns.map((town) => trueLeft(map)[town]));
    }
  });

  it("what the prose says of roads: 8 and 3 closed before g, 9 without a stop; a rebate hides the truth", () => {
    expect(closedBefore({ factor: 0, stop: "stop" })).toHaveLength(8);
    expect(closedBefore({ factor: 1, stop: "stop" })).toEqual(["s", "e1", "e2"]);
    for (const factor of [0, 1, 2]) expect(closedBefore({ factor, stop: "never" })).toHaveLength(9);
    expect([3, 4].map((a) => answerOf(GLOOM_MAP, gloomH(a)).price)).toEqual([4, 5]);
    expect([answerOf(REOPEN_MAP, reopenH(4), false).price, answerOf(REOPEN_MAP, reopenH(4)).price]).toEqual([6, 5]);
    expect([0, 1, 2, 3, 4, 5, 6].map(zoneOf)).toEqual([
      ...["consistent", "consistent", "admissible", "admissible", "admissible", "too high", "too high"],
    ]);
    expect(answerOf(SLOPE_MAP, SLOPE_H).way.join("-")).toBe("s-a-b-c-g");
    expect(answerOf(SLOPE_MAP, SLOPE_H).price).toBe(8);
    expect(search(negativeMap(-4), {}, { factor: 0, reopen: false }).at(-1)?.d.g).toBe(3);
    expect(answerOf(negativeMap(-4), {}).price).toBe(1);
  });

  it("what is said of the small maps, number by number", () => {
    expect(answerOf(OIL_MAP, {}).way.join("-")).toBe("s-b-a-c-g");
    expect(search(OIL_MAP, {}).map(({ closed, d }) => `${closed} ${d[closed]}`)).toEqual([
      ...["s 0", "b 1", "a 3", "c 4", "g 7"],
    ]);
    expect([AHEAD_MAP.towns.length, trueLeft(AHEAD_MAP).s, answerOf(AHEAD_MAP, AHEAD_H).price]).toEqual([9, 6, 6]);
    expect(BOUNDS).toEqual({ vertex: 2, start: 4 });
    const { s, b } = gloomH(4);
    for (const estimate of [4, s, b]) expect(estimate).toBeLessThanOrEqual(BOUNDS.start);
    expect(trueLeft(GLOOM_MAP)).toMatchObject({ s: 4, a: 2, b: 3 });
    const taken = search(REOPEN_MAP, reopenH(4)).map(({ closed, d }) => `${closed} ${d[closed]}`);
    expect(taken).toEqual(["s 0", "b 3", "a 1", "b 2", "g 5"]);
    expect(answerOf(REOPEN_MAP, reopenH(4), false).way.join("-")).toBe("s-b-g");
    expect(trueLeft(negativeMap(0))).toMatchObject({ s: 3 });
  });

  it("Dijkstra is wrong exactly where the rebate is more than 2, and the truth is the cheaper of two ways", () => {
    const figure = PATHS.sections.find(({ id }) => id === "oil")?.blocks.find(({ kind }) => kind === "trap")?.figure;
    for (let price = -5; price <= 5; price++) {
      const { told, truth } = figure?.values?.({ price }) ?? {};
      expect(truth).toBe(Math.min(1 + 2, 3 + price + 2)); // s-a-g, s-b-a-g
      expect(told === truth).toBe(price >= -2);
      expect(figure?.says?.({ price }).en.startsWith("Here")).toBe(price >= -2);
    }
  });

  it("two explorers: 25 steps; Dijkstra opens at least 207 cells, A* from 77 to 131", () => {
    const walls = String(EXPLORERS.blocks[0].figure?.start.walls);
    const [dijkstra, astar] = ["dijkstra", "astar"].map((who) => explored(walls, who));
    expect([dijkstra.cost, astar.cost]).toEqual([25, 25]);
    expect(dijkstra.order.length).toBeGreaterThanOrEqual(207);
    expect(astar.order.length).toBeGreaterThanOrEqual(77);
    expect(astar.order.length).toBeLessThanOrEqual(131);
  });

  it("the taquin: sums, distances and what A* opens", () => {
    expect(["123/4.6/758", ".12/453/786"].map((board) => solvedBy(tilesOf(board))?.moves)).toEqual([2, 4]);
    expect(solvedBy(tilesOf("213/456/87."))).toEqual({ moves: 22, opened: OPENED["213/456/87."][2] });
    expect(total(distancesOf(tilesOf("213/456/87.")))).toBe(4);
    expect(total(distancesOf(tilesOf("123/456/87.")))).toBe(2);
    expect(solvedBy(tilesOf("413/726/.58"))?.moves).toBe(6);
    const owing = distancesOf(tilesOf("413/726/.58")).flatMap((far, cell) => (far > 0 ? [[cell, far]] : []));
    expect(owing.map(([cell, far]) => `${tilesOf("413/726/.58")[cell]} ${far}`)).toEqual([
      ...["4 1", "1 1", "7 1", "2 1", "5 1", "8 1"],
    ]);
    expect(["123/456/87.", "867/254/3.1"].map((board) => solvable(tilesOf(board)))).toEqual([false, true]);
    expect(solvable(slid(tilesOf("123/456/87."), 5))).toBe(false);
    for (const gauge of Object.keys(GAUGES)) expect(GAUGES[gauge](tilesOf("123/456/78."))).toBe(0);
  });

  it("tables: a saddle at 3; hiding is worth 1 at three fifths, between −1 and 3", () => {
    expect(pureGuarantees(TABLES.saddle)).toEqual([3, 3]);
    expect(pureGuarantees(TABLES.hidden)).toEqual([-1, 3]);
    expect(gainsOf(TABLES.hidden, 6)).toEqual([1, 1]);
    const { value, row } = matrixValue(TABLES.hidden.map((line) => line.map((gain) => fraction(BigInt(gain)))));
    expect([writeFraction(value), writeFraction(row[0])]).toEqual(["1", "3/5"]);
  });

  it("rock, paper, scissors: paper punishes too much rock, and only equal numbers hold the 0", () => {
    expect(answersTo({ rock: 3, paper: 2, scissors: 1 })).toEqual([-1 / 6, 1 / 3, -1 / 6]);
    expect(answersTo({ rock: 2, paper: 2, scissors: 2 })).toEqual([0, 0, 0]);
  });

  it("equilibria and optima of the four games are the library's", () => {
    for (const { outcomes, costs } of Object.values(GAMES)) {
      const of = (player: 0 | 1): number[][] => [0, 2].map((row) => [outcomes[row][player], outcomes[row + 1][player]]);
      const game = bimatrix(of(0), of(1), { costs });
      expect(pureEquilibria(game).map(([row, column]) => row * 2 + column)).toEqual(equilibria(outcomes, costs));
      const optimal = [0, 1, 2, 3].filter((cell) => improvements(outcomes, costs, cell).length === 0);
      expect(paretoOptima(game).map(([row, column]) => row * 2 + column)).toEqual(optimal);
    }
    expect(equilibria(GAMES.hunt.outcomes, false)).toHaveLength(2);
  });

  it("again and again: the three ways cost the same at one half", () => {
    expect(expectedYears(0.5)).toEqual([2, 2, 2]);
    expect(matchOf("tit-for-tat", "always-defect", 10).years).toEqual([21, 18]);
    expect(matchOf("always-cooperate", "always-defect", 10).years).toEqual([30, 0]);
  });

  it("the tournament: who wins depends on who came; wins are not rank", () => {
    const all = ["tit-for-tat", "always-defect", "always-cooperate", "grudger", "pavlov"];
    const table = ranking(all, true);
    const traitor = table.findIndex(({ id }) => id === "always-defect");
    expect([traitor, table[traitor].wins, table[0].years.toFixed(3)]).toEqual([3, 4, "1.220"]);
    expect(table.find(({ id }) => id === "tit-for-tat")?.wins).toBe(0);
    expect(ranking(all.slice(0, 3), true).map(({ years }) => years.toFixed(3))).toEqual(["1.267", "1.367", "1.667"]);
    expect(ranking(all, false)[0].id).toBe("always-defect");
    const [first] = ranking(all.slice(0, 3), true);
    expect([first.id, Math.round(first.years * 30)]).toEqual(["always-defect", 38]);
    expect(matchOf("tit-for-tat", "tit-for-tat", 10).years).toEqual([10, 10]);
    expect(matchOf("tit-for-tat", "always-cooperate", 10).years).toEqual([10, 10]);
    expect(sharesOf(50)[1]).toBeLessThan(0.001);
    expect(noisyYears(1).toFixed(2)).toBe("1.38");
  });

  it("a table of five where the traitor is last, as the lesson gives one; with those who let it live it is not", () => {
    const table = ["tit-for-tat", "always-defect", "grudger", "pavlov", "tit-for-two-tats"];
    expect(ranking(table, true).map(({ years }) => years.toFixed(3))).toEqual(
      ["1.220", "1.220", "1.240", "1.300", "1.640"], // the script of the section
    );
    expect(judged(table)).toBe("last");
    expect(judged(["tit-for-tat", "always-defect", "always-cooperate", "grudger", "pavlov"])).toBe("ahead");
    expect(judged(table.slice(0, 4))).toBe("few");
    expect(judged([...table, "soft-majority"])).toBe("many");
    expect(judged(table.filter((id) => id !== "always-defect"))).toBe("away");
  });
});

import { LANGUAGES } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { paretoOutcomes } from "./analysis.ts";
import { pureEquilibria } from "./best-response.ts";
import { CLASSIC_GAMES, findClassicGame } from "./classics.ts";
import { nashComponents } from "./components.ts";
import { eliminateDominated } from "./dominance.ts";
import { extremeEquilibria } from "./equilibria.ts";
import { toNumber, writeFraction } from "./fraction.ts";
import { payoffRows, shownPayoff } from "./normal-form.ts";
import { matrixValue } from "./zero-sum.ts";

const equilibriaOf = (id: string, options: Record<string, unknown> = {}) =>
  extremeEquilibria(findClassicGame(id).make("en", options)).map(({ mixes }) =>
    mixes.map((mix) => mix.map(writeFraction).join(" ")),
  );

describe("classic games", () => {
  it("the prisoners betray, two years each, the only outcome that is not Pareto-optimal (worked example 11)", () => {
    const game = findClassicGame("prisoners").make();
    const [only, ...more] = extremeEquilibria(game);
    expect(more).toEqual([]);
    expect(only.mixes.map((mix) => mix.map(writeFraction))).toEqual([
      ["0", "1"],
      ["0", "1"],
    ]);
    expect(only.payoffs.map((payoff) => writeFraction(shownPayoff(game, payoff)))).toEqual(["2", "2"]);
    expect(paretoOutcomes(game).filter(({ improvedBy }) => improvedBy !== undefined)).toEqual([
      { profile: [1, 1], improvedBy: [0, 0] },
    ]);
    expect(eliminateDominated(game, "strict").remaining).toEqual([[1], [1]]);
  });

  it("have the equilibria of the textbooks", () => {
    expect(equilibriaOf("pennies")).toEqual([["1/2 1/2", "1/2 1/2"]]);
    expect(equilibriaOf("rps")).toEqual([["1/3 1/3 1/3", "1/3 1/3 1/3"]]);
    expect(equilibriaOf("spock")).toEqual([["1/5 1/5 1/5 1/5 1/5", "1/5 1/5 1/5 1/5 1/5"]]);
    expect(equilibriaOf("sexes")).toEqual([
      ["1 0", "1 0"],
      ["0 1", "0 1"],
      ["2/3 1/3", "1/3 2/3"],
    ]);
    expect(equilibriaOf("chicken")).toEqual([
      ["1 0", "0 1"],
      ["0 1", "1 0"],
      ["9/10 1/10", "9/10 1/10"],
    ]);
    expect(equilibriaOf("hawks")[2]).toEqual(["1/2 1/2", "1/2 1/2"]); // Maynard Smith: hawks are V/C of the mix
    expect(equilibriaOf("stag").length).toBe(3);
    expect(equilibriaOf("shapley")).toEqual([["1/3 1/3 1/3", "1/3 1/3 1/3"]]);
    expect(equilibriaOf("pigs")).toEqual([["1 0", "0 1"]]);
    expect(equilibriaOf("deadlock")).toEqual([["0 1", "0 1"]]);
    expect(equilibriaOf("travelers", { most: 9 })).toEqual([["1 0 0 0 0 0 0 0", "1 0 0 0 0 0 0 0"]]);
    expect(equilibriaOf("coordination", { size: 4 }).length).toBe(15);
    expect(pureEquilibria(findClassicGame("commons").make())).toEqual([[1, 1, 1]]);
  });

  it("kick penalties as Palacios-Huerta computes (2003, table 2: kicker left 38.54 %, goalkeeper left 41.99 %)", () => {
    const { row, column, value } = matrixValue(payoffRows(findClassicGame("penalty").make(), 0));
    expect(toNumber(row[0])).toBeCloseTo(0.3854, 4);
    expect(toNumber(column[0])).toBeCloseTo(0.4199, 4);
    expect(toNumber(value)).toBeCloseTo(79.57, 1);
  });

  it("play Morra fairly, with a segment of optimal mixes from 4/7 to 3/5 (Williams 1954)", () => {
    const game = findClassicGame("morra").make();
    expect(writeFraction(matrixValue(payoffRows(game, 0)).value)).toBe("0");
    expect(new Set(equilibriaOf("morra").map(([row]) => row))).toEqual(new Set(["0 4/7 3/7 0", "0 3/5 2/5 0"]));
    const [component, ...more] = nashComponents(extremeEquilibria(game));
    expect(more).toEqual([]);
    expect(component.subsets.map(({ rows, columns }) => [rows.length, columns.length])).toEqual([[2, 2]]);
  });

  it("sail north in the Bismarck Sea (Haywood 1954: value 2 days, weak dominance)", () => {
    const game = findClassicGame("bismarck").make();
    expect(writeFraction(matrixValue(payoffRows(game, 0)).value)).toBe("2");
    expect(eliminateDominated(game, "strict").steps).toEqual([]);
    expect(eliminateDominated(game, "weak").remaining).toEqual([[0], [0]]);
  });

  it("are named in every language, once", () => {
    expect(new Set(CLASSIC_GAMES.map(({ id }) => id)).size).toBe(CLASSIC_GAMES.length);
    for (const classic of CLASSIC_GAMES) {
      for (const language of LANGUAGES) expect(classic.make(language).title).toBe(classic.title[language]);
    }
    expect(() => findClassicGame("prisonners")).toThrow(/Did you mean "prisoners"/);
  });
});

import { LANGUAGES, runAsync, unwrap } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { analyseNormalForm } from "./analysis.ts";
import { CLASSIC_GAMES, findClassicGame } from "./classics.ts";
import { explainAnalysis } from "./explanation.ts";
import { readNormalForm } from "./json.ts";
import { normalForm } from "./normal-form.ts";
import { analysisToJson } from "./plain-data.ts";

const analysisOf = (id: string, options = {}) => analyseNormalForm(findClassicGame(id).make("en"), options);

describe("the whole analysis of a game", () => {
  it("is data in which costs are costs (worked example 11: two years each)", () => {
    const json = analysisToJson(analysisOf("prisoners"));
    expect(json.equilibria).toMatchObject([{ row: ["0", "1"], column: ["0", "1"], payoffs: ["2", "2"] }]);
    expect(json.equilibria[0].check).toEqual([
      { payoffs: ["3", "2"], best: "2", holds: true },
      { payoffs: ["3", "2"], best: "2", holds: true },
    ]);
    expect(json.notPareto.map(({ strategies }) => strategies)).toEqual([["betray", "betray"]]);
    expect(json.dominance).toMatchObject([
      { kind: "strict", player: "A", strategy: "silent", by: { betray: "1" } },
      { kind: "strict", player: "B", strategy: "silent", by: { betray: "1" } },
    ]);
    expect(json.value).toBeNull();
  });

  it("gives the value of zero-sum games, also when only pure equilibria are asked for", () => {
    const { equilibria, pure, value, complete } = analysisToJson(analysisOf("rps", { pureOnly: true }));
    expect([equilibria, pure, value, complete]).toEqual([[], [], "0", false]);
  });

  it("lists pure equilibria for more than two players, and says that there may be others", () => {
    const analysis = analysisOf("commons");
    expect(analysis.complete).toBe(false);
    expect(analysisToJson(analysis).equilibria).toMatchObject([
      {
        mixes: [
          ["0", "1"],
          ["0", "1"],
          ["0", "1"],
        ],
        payoffs: ["3", "3", "3"],
      },
    ]);
  });

  it("tells every classic game in both languages, with each payoff of each check", () => {
    for (const classic of CLASSIC_GAMES) {
      for (const language of LANGUAGES) {
        const analysis = analyseNormalForm(classic.make(language));
        const text = explainAnalysis(analysis, language).join("\n");
        expect(text).toContain(classic.title[language]);
        for (const names of analysis.game.strategiesOfPlayer) for (const name of names) expect(text).toContain(name);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    const dilemma = explainAnalysis(analysisOf("prisoners"), "en").join("\n");
    expect(dilemma).toContain("A against betray: silent = 3, betray = 2; none costs less than 2");
    expect(dilemma).toContain("Not Pareto-optimal: (silent, silent) would give 1, 1 years.");
    expect(dilemma).toMatch(/betray +0\*, 3 +2\*, 2\*/);
  });

  it("stays short and quick on large games", () => {
    const large = normalForm({ strategies: [60, 60], outcome: ([row, column]) => [row - column, column] });
    const text = explainAnalysis(analyseNormalForm(large), "en");
    expect(text.join("\n")).toContain("A game of 60 × 60.");
    const flat = normalForm({ strategies: [200, 200], outcome: () => [0, 0] });
    expect(() => analyseNormalForm(flat)).toThrow(/more than 10,000 equilibria/);
    expect(() => analyseNormalForm(flat, { pureOnly: true })).toThrow(/more than 10,000 equilibria/);
  });

  it("can be stopped at any moment, also in the middle of a large polytope or linear programme", async () => {
    const payoff = (row: number, column: number): number => ((row * 37 + column * 61) % 101) - ((row * column) % 17);
    const games = [
      findClassicGame("coordination").make("en", { size: 12 }),
      normalForm({ strategies: [70, 70], outcome: ([i, j]) => [payoff(i, j), -payoff(i, j)] }),
      normalForm({ strategies: [40, 60], outcome: ([i, j]) => [payoff(i, j), payoff(j, i)] }),
    ];
    for (const game of games) {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), 100);
      const before = process.cpuUsage();
      await expect(runAsync(analyseNormalForm.work(game), { signal: stop.signal })).rejects.toMatchObject({
        code: "interrupted",
      });
      expect(process.cpuUsage(before).user).toBeLessThan(1.5e6); // microseconds, far below what they take
    }
  });

  it("reads a game in either format", () => {
    expect(unwrap(readNormalForm(' {"matrix": [[1]]}')).players.length).toBe(2);
    expect(unwrap(readNormalForm('NFG 1 R "" { "a" } { 1 } 3')).players.length).toBe(1);
  });
});

it("payoffs stay fractions in words", () => {
  const game = unwrap(readNormalForm('{"matrix": [["1/5", 0.25]]}'));
  const said = explainAnalysis(analyseNormalForm(game), "en").join("\n");
  expect(said).toContain("1/5");
  expect(said).toContain("1/4");
  expect(said).not.toContain("0.2");
});

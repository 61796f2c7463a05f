import { describe, expect, it } from "vitest";
import { dilemmaTasks, type Rules } from "./tasks.ts";

const COURSE: Rules = { stakes: "course", turns: 3, end: 0, noise: 0, seed: 1 };
const play = (first: string, second: string, rules: Partial<Rules>) =>
  dilemmaTasks["dilemma.match"]({ first, second, rules: { ...COURSE, ...rules } });

describe("the expectation of a match", () => {
  it("is the match itself where nothing is left to chance", () => {
    // In the years of the course: 3 + 2 + 2 and 0 + 2 + 2.
    const { sums, expectation } = play("tit-for-tat", "always-defect", {});
    expect(sums.at(-1)).toEqual([7, 4]);
    expect(expectation).toMatchObject({ turns: 3, totals: [7, 4], exact: ["7/3", "4/3"] });
  });

  it.each([{ noise: 0.1, turns: 12 }, { end: 0.2 }, { end: 0.25, noise: 0.05 }])(
    "is what many matches come to on average, %j",
    (rules) => {
      const matches = Array.from({ length: 3000 }, (_, seed) => play("tit-for-tat", "random", { ...rules, seed }));
      const mean = (of: (match: (typeof matches)[number]) => number): number =>
        matches.reduce((sum, match) => sum + of(match), 0) / matches.length;
      const { turns = 0, totals = [] } = matches[0].expectation ?? {};
      // Four standard errors of 3000 matches are about 0.3 turns, and twice as many years.
      expect(Math.abs(mean((match) => match.turns.length) - turns)).toBeLessThan(0.35);
      for (const player of [0, 1]) {
        expect(Math.abs(mean(({ sums }) => sums[sums.length - 1][player]) - totals[player])).toBeLessThan(0.7);
      }
    },
  );

  it("is not there for players that remember more", () => {
    expect(play("gradual", "always-defect", {}).expectation).toBeUndefined();
  });
});

it("a tournament has the exact payoffs of those that remember one turn", async () => {
  const entrants = ["tit-for-tat", "gradual", "always-defect"];
  const { sampled, expected } = await dilemmaTasks["dilemma.tournament"](
    { entrants, repeat: 1, generations: 5, rules: COURSE },
    () => undefined,
  );
  expect(sampled.tournament.strategies).toEqual(entrants);
  expect(expected?.tournament.strategies).toEqual(["tit-for-tat", "always-defect"]);
  expect(expected?.tournament.exactPayoffs).toEqual([
    ["1", "7/3"],
    ["4/3", "2"],
  ]);
});

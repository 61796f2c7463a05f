import { seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { paretoOptima, paretoOutcomes } from "./analysis.ts";
import { pureEquilibria } from "./best-response.ts";
import { dominatedStrategies, eliminateDominated } from "./dominance.ts";
import { extremeEquilibria } from "./equilibria.ts";
import { compare, dot, fraction, isZero, writeFraction } from "./fraction.ts";
import {
  bimatrix,
  type NormalForm,
  normalForm,
  payoffRows,
  profileIndex,
  strategyCounts,
  zeroSumGame,
} from "./normal-form.ts";

function randomGame(random: ReturnType<typeof seededRandom>, counts: readonly number[], values: number): NormalForm {
  return normalForm({ strategies: counts, outcome: () => counts.map(() => random.below(values)) });
}

describe("dominance", () => {
  it("finds a mix where no single strategy does it (the usual 3 × 2 textbook example)", () => {
    const game = bimatrix(
      [
        [3, 0],
        [0, 3],
        [1, 1],
      ],
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    );
    const [found, ...more] = dominatedStrategies(game, "strict");
    expect(more).toEqual([]);
    expect([found.player, found.strategy, found.by.map(writeFraction)]).toEqual([0, 2, ["1/2", "1/2", "0"]]);
  });

  it("agrees with the definition on random games for two and three players", () => {
    const random = seededRandom(8);
    for (let round = 0; round < 150; round++) {
      const counts = round % 3 === 0 ? [2, 2, 3] : [1 + random.below(4), 1 + random.below(3)];
      const game = randomGame(random, counts, 4);
      for (const kind of ["strict", "weak"] as const) {
        const found = dominatedStrategies(game, kind);
        for (let player = 0; player < counts.length; player++) {
          const rows = payoffRows(game, player);
          rows.forEach((worse, strategy) => {
            const claim = found.find((one) => one.player === player && one.strategy === strategy);
            const pure = rows.some((better) => {
              const orders = better.map((payoff, column) => compare(payoff, worse[column]));
              return kind === "strict"
                ? orders.every((order) => order > 0)
                : orders.every((order) => order >= 0) && orders.some((order) => order > 0);
            });
            if (pure || kind === "weak") expect(claim !== undefined).toBe(pure);
            if (claim === undefined) return;
            expect(isZero(claim.by[strategy])).toBe(true);
            const mixed = worse.map((_, column) =>
              dot(
                claim.by,
                rows.map((row) => row[column]),
              ),
            );
            const orders = mixed.map((payoff, column) => compare(payoff, worse[column]));
            expect(orders.every((order) => (kind === "strict" ? order > 0 : order >= 0))).toBe(true);
          });
        }
      }
    }
  });

  it("by mixes is exactly never being a best response to a mix (Pearce 1984, two players)", () => {
    // Looked for on a fine grid of the opponent's mixes over two columns: every reply that is best somewhere shows up,
    // because the breakpoints of small whole numbers have denominators that divide the grid's.
    const random = seededRandom(9);
    const steps = 2520; // divisible by every number up to 10: differences of payoffs 0 … 5 add up to at most 10
    for (let round = 0; round < 60; round++) {
      const game = randomGame(random, [4, 2], 6);
      const rows = payoffRows(game, 0);
      const best = new Set<number>();
      for (let step = 0; step <= steps; step++) {
        const values = rows.map(
          ([left, right]) => Number(left.numerator) * step + Number(right.numerator) * (steps - step),
        );
        const most = Math.max(...values);
        values.forEach((value, strategy) => {
          if (value === most) best.add(strategy);
        });
      }
      const dominated = dominatedStrategies(game, "strict").flatMap((one) => (one.player === 0 ? [one.strategy] : []));
      expect(dominated).toEqual([0, 1, 2, 3].filter((strategy) => !best.has(strategy)));
    }
  });

  it("strikes out without losing an equilibrium, and ends where nothing is dominated", () => {
    const random = seededRandom(10);
    for (let round = 0; round < 60; round++) {
      const game = randomGame(random, [3, 4], 8);
      const { steps, remaining } = eliminateDominated(game, "strict");
      expect(remaining.flat().length + steps.length).toBe(7);
      for (const { mixes } of extremeEquilibria(game)) {
        mixes.forEach((mix, player) => {
          mix.forEach((weight, strategy) => {
            if (!isZero(weight)) expect(remaining[player]).toContain(strategy);
          });
        });
      }
    }
  });

  it("solves Gibbons's first example step by step (A Primer in Game Theory 1992, figure 1.1.1)", () => {
    const game = bimatrix(
      [
        [1, 1, 0],
        [0, 0, 2],
      ],
      [
        [0, 2, 1],
        [3, 1, 0],
      ],
      { rows: ["up", "down"], columns: ["left", "middle", "right"] },
    );
    const { steps, remaining } = eliminateDominated(game, "strict");
    expect(steps.map(({ player, strategy }) => game.strategiesOfPlayer[player][strategy])).toEqual([
      "right",
      "down",
      "left",
    ]);
    expect(remaining).toEqual([[0], [1]]);
  });
});

describe("pure equilibria and Pareto optima", () => {
  it("agree with their definitions for three players", () => {
    const random = seededRandom(12);
    for (let round = 0; round < 60; round++) {
      const game = randomGame(random, [2, 3, 2], 4);
      const counts = strategyCounts(game);
      const all = paretoOutcomes(game).map(({ profile }) => profile);
      expect(all.length).toBe(12);
      const payoff = (profile: readonly number[], player: number): number =>
        Number(game.payoffsOfPlayer[player][profileIndex(counts, profile)].numerator);
      const stable = all.filter((profile) =>
        counts.every((count, player) =>
          [...Array(count).keys()].every(
            (other) => payoff(profile.with(player, other), player) <= payoff(profile, player),
          ),
        ),
      );
      expect(pureEquilibria(game)).toEqual(stable);
      const optimal = all.filter(
        (profile) =>
          !all.some(
            (other) =>
              [0, 1, 2].every((player) => payoff(other, player) >= payoff(profile, player)) &&
              [0, 1, 2].some((player) => payoff(other, player) > payoff(profile, player)),
          ),
      );
      expect(paretoOptima(game)).toEqual(optimal);
    }
  });
});

describe("normal forms", () => {
  it("refuse what is uneven, empty, endless or too large, in a sentence", () => {
    const [[a, b], [c]] = [[1, 2], [3]];
    expect(() =>
      bimatrix(
        [[a, b], [c]],
        [
          [1, 2],
          [3, 4],
        ],
      ),
    ).toThrow(/Row 2 .* has 1 entries where row 1 has 2/);
    expect(() => bimatrix([[1]], [[1, 2]])).toThrow(/same size: they are 1 × 1 and 1 × 2/);
    expect(() => bimatrix([[Number.NaN]], [[0]])).toThrow(/"NaN" is not a number/);
    expect(() => bimatrix([[Number.POSITIVE_INFINITY]], [[0]])).toThrow(/"Infinity" is not a number/);
    expect(() => bimatrix([], [])).toThrow(/empty/);
    expect(() => bimatrix([[1]], [[1]], { rows: ["a", "b"] })).toThrow(/1 rows and 2 names/);
    const misspelt = { row: ["a"] } as object;
    expect(() => bimatrix([[1]], [[1]], misspelt)).toThrow('bimatrix has no option "row". Did you mean "rows"?');
    expect(() => zeroSumGame([[1]], misspelt)).toThrow('zeroSumGame has no option "row". Did you mean "rows"?');
    expect(() => normalForm({ strategies: [1000, 1000, 1000], outcome: () => [0, 0, 0] })).toThrow(
      /1000 × 1000 × 1000/,
    );
    expect(() => normalForm({ strategies: [2, 0], outcome: () => [0, 0] })).toThrow(/has no strategy/);
    expect(() => normalForm({ strategies: [1, 1], outcome: () => [0] })).toThrow(/needs 2 payoffs and has 1/);
  });

  it("tells costs with their sign changed", () => {
    const game = bimatrix([[1, 3]], [[1, 0]], { costs: true });
    expect(game.payoffsOfPlayer[0].map(writeFraction)).toEqual(["-1", "-3"]);
    expect(pureEquilibria(game)).toEqual([[0, 1]]); // the column player pays less there
    expect(fraction(0)).toEqual(game.payoffsOfPlayer[1][1]);
  });
});

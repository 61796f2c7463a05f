import { seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { checkEquilibrium, pureEquilibria } from "./best-response.ts";
import { nashComponents } from "./components.ts";
import { describeEquilibrium, extremeEquilibria } from "./equilibria.ts";
import {
  add,
  compare,
  dot,
  type Fraction,
  fraction,
  largest,
  multiply,
  ONE,
  smallest,
  sum,
  writeFraction,
} from "./fraction.ts";
import { bimatrix, normalForm, payoffRows, zeroSumGame } from "./normal-form.ts";
import { constantSum, matrixValue } from "./zero-sum.ts";

type Matrix = readonly (readonly number[])[];

const transpose = (matrix: Matrix): number[][] => matrix[0].map((_, column) => matrix.map((row) => row[column]));

const exact = (matrix: Matrix): Fraction[][] => matrix.map((row) => row.map((value) => fraction(value)));

/** Laplace's expansion: slow, and nothing to get wrong. */
function determinant(matrix: Matrix): number {
  if (matrix.length === 0) return 1;
  return matrix[0].reduce((total, entry, column) => {
    const minor = matrix.slice(1).map((row) => row.filter((_, other) => other !== column));
    return total + (column % 2 === 0 ? 1 : -1) * entry * determinant(minor);
  }, 0);
}

function subsets(count: number): number[][] {
  return Array.from({ length: 2 ** count - 1 }, (_, bits) =>
    [...Array(count).keys()].filter((i) => ((bits + 1) >> i) & 1),
  );
}

/**
 * For every support and every equally large set of replies, the mix that makes these replies earn the same (by Cramer's
 * rule), when there is exactly one; `payoffs[reply][strategy]` is what the replying player earns. With `onlyBest`, the
 * replies must also be best against the mix: this gives the extreme mixes, by definition.
 */
function equalisingMixes(payoffs: Matrix, onlyBest = false): Fraction[][] {
  const found = new Map<string, Fraction[]>();
  for (const support of subsets(payoffs[0].length)) {
    for (const replies of subsets(payoffs.length)) {
      if (replies.length !== support.length) continue;
      const system = [
        ...replies.map((reply) => [...support.map((i) => payoffs[reply][i]), -1]),
        [...support.map(() => 1), 0],
      ];
      const right = [...replies.map(() => 0), 1];
      const below = determinant(system);
      if (below === 0) continue;
      const weights = support.map((_, place) =>
        fraction(determinant(system.map((row, i) => row.with(place, right[i]))), below),
      );
      if (weights.some((weight) => weight.numerator < 0n)) continue;
      const mix = payoffs[0].map((_, strategy) => weights[support.indexOf(strategy)] ?? fraction(0));
      const earned = exact(payoffs).map((row) => dot(row, mix));
      if (onlyBest && compare(earned[replies[0]], largest(earned)) < 0) continue;
      found.set(mix.map(writeFraction).join(), mix);
    }
  }
  return [...found.values()];
}

/** Extreme equilibria by definition: pairs of extreme mixes in which every strategy used is a best response. */
function naiveEquilibria(a: Matrix, b: Matrix): string[] {
  const isBest = (matrix: Matrix, own: Fraction[], other: Fraction[]): boolean => {
    const earned = exact(matrix).map((row) => dot(row, other));
    const most = largest(earned);
    return own.every((weight, strategy) => weight.numerator === 0n || compare(earned[strategy], most) === 0);
  };
  const rows = equalisingMixes(transpose(b), true);
  const columns = equalisingMixes(a, true);
  const found = rows.flatMap((x) =>
    columns.filter((y) => isBest(a, x, y) && isBest(transpose(b), y, x)).map((y) => key([x, y])),
  );
  return found.toSorted();
}

const key = (mixes: readonly (readonly Fraction[])[]): string =>
  mixes.map((mix) => mix.map(writeFraction).join(" ")).join(" | ");

function randomMatrix(
  random: ReturnType<typeof seededRandom>,
  rows: number,
  columns: number,
  values: number,
): number[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.below(values)));
}

const identity = (size: number): number[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)));

describe("extreme equilibria", () => {
  it("finds 2ⁿ − 1 in the coordination game of size n (folklore: one for each set of strategies)", () => {
    for (const size of [1, 2, 3, 4, 5, 7]) {
      const found = extremeEquilibria(bimatrix(identity(size), identity(size)));
      expect(found.length).toBe(2 ** size - 1);
    }
  });

  // Discrete & Computational Geometry 21, 1999; the payoffs are those of Savani and von Stengel, Econometrica 74, 2006.
  it("finds the 75 of von Stengel's 6 × 6 game", () => {
    const a = transpose([
      [-81, -180, 20, -30, 270, 90],
      [36, 72, -3, 17, -153, -36],
      [-126, -333, 42, -33, 297, 126],
      [126, 297, -33, 42, -333, -126],
      [-36, -153, 17, -3, 72, 36],
      [90, 270, -30, 20, -180, -81],
    ]);
    const b = transpose([
      [72, -180, 297, -333, 270, -153],
      [36, -81, 126, -126, 90, -36],
      [17, -30, 42, -33, 20, -3],
      [-3, 20, -33, 42, -30, 17],
      [-36, 90, -126, 126, -81, 36],
      [-153, 270, -333, 297, -180, 72],
    ]);
    const found = extremeEquilibria(bimatrix(a, b));
    expect(found.length).toBe(75);
    expect(nashComponents(found).length).toBe(75);
  });

  it("agrees with the definition on random small games, most of them degenerate", () => {
    const random = seededRandom(4);
    for (let round = 0; round < 400; round++) {
      const [rows, columns] = [1 + random.below(3), 1 + random.below(4)];
      const values = 2 + random.below(3);
      const a = randomMatrix(random, rows, columns, values);
      const b = randomMatrix(random, rows, columns, values);
      const found = extremeEquilibria(bimatrix(a, b));
      expect(found.map(({ mixes }) => key(mixes)).toSorted(), JSON.stringify([a, b])).toEqual(naiveEquilibria(a, b));
      for (const { check } of found) expect(check.every(({ holds }) => holds)).toBe(true);
    }
  });

  it("contains the pure equilibria, and Wilson's odd number when the game is not degenerate (R. Wilson 1971)", () => {
    const random = seededRandom(11);
    for (let round = 0; round < 40; round++) {
      const game = bimatrix(randomMatrix(random, 4, 4, 1e6), randomMatrix(random, 4, 4, 1e6));
      const found = extremeEquilibria(game);
      expect(found.length % 2).toBe(1);
      const pure = found.filter(({ mixes }) => mixes.every((mix) => mix.some((weight) => compare(weight, ONE) === 0)));
      expect(pure.length).toBe(pureEquilibria(game).length);
    }
  });

  it("reads fractions as they are", () => {
    const [only, ...more] = extremeEquilibria(
      zeroSumGame([
        ["1/3", "-1/2"],
        ["-0.25", "1/5"],
      ]),
    );
    expect(more).toEqual([]);
    expect(only.check.every(({ holds }) => holds)).toBe(true);
    // p/3 − (1−p)/4 = −p/2 + (1−p)/5; q/3 − (1−q)/2 = −q/4 + (1−q)/5
    expect(key(only.mixes)).toBe("27/77 50/77 | 6/11 5/11");
  });

  it("says when a game is too large instead of working for ever", () => {
    expect(() => extremeEquilibria(bimatrix(identity(8), identity(8)), { limit: 100 })).toThrow(/too large.*100/);
    expect(() => extremeEquilibria(normalForm({ strategies: [2, 2, 2], outcome: () => [0, 0, 0] }))).toThrow(
      /two players/,
    );
  });
});

describe("components", () => {
  it("are single points when the game is not degenerate", () => {
    const components = nashComponents(extremeEquilibria(bimatrix(identity(3), identity(3))));
    expect(components.map(({ subsets }) => subsets)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((i) => [{ rows: [i], columns: [i] }]),
    );
  });

  it("of a game without payoffs are one product of simplices", () => {
    const nothing = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    const components = nashComponents(extremeEquilibria(bimatrix(nothing, nothing)));
    expect(components.length).toBe(1);
    expect(components[0].equilibria.length).toBe(6);
    expect(components[0].subsets.map(({ rows, columns }) => [rows.length, columns.length])).toEqual([[2, 3]]);
  });

  it("hold nothing but equilibria, are maximal, and cover every extreme one", () => {
    const random = seededRandom(21);
    for (let round = 0; round < 150; round++) {
      const game = bimatrix(randomMatrix(random, 3, 3, 2), randomMatrix(random, 3, 3, 2));
      const equilibria = extremeEquilibria(game);
      const covered = new Set<number>();
      for (const { equilibria: members, subsets: parts } of nashComponents(equilibria)) {
        for (const { rows, columns } of parts) {
          const middle = (player: number, numbers: readonly number[]): Fraction[] => {
            const share = fraction(1, numbers.length);
            const mixes = numbers.map((number) => equilibria[number].mixes[player]);
            return mixes[0].map((_, strategy) => multiply(share, sum(mixes.map((mix) => mix[strategy]))));
          };
          const inside = describeEquilibrium(game, [middle(0, rows), middle(1, columns)]);
          expect(inside.check.every(({ holds }) => holds)).toBe(true);
          const names = new Set(equilibria.map(({ mixes }) => key(mixes)));
          const pairs = rows.flatMap((row) =>
            columns.map((column) => key([equilibria[row].mixes[0], equilibria[column].mixes[1]])),
          );
          expect(pairs.every((pair) => names.has(pair))).toBe(true);
          const bigger = equilibria.some(
            ({ mixes }) =>
              !rows.some((row) => key([equilibria[row].mixes[0]]) === key([mixes[0]])) &&
              columns.every((column) => names.has(key([mixes[0], equilibria[column].mixes[1]]))),
          );
          expect(bigger).toBe(false);
        }
        for (const member of members) covered.add(member);
      }
      expect(covered.size).toBe(equilibria.length);
    }
  });
});

describe("the check of an equilibrium", () => {
  it("shows who would deviate", () => {
    const game = zeroSumGame([
      [1, -1],
      [-1, 1],
    ]);
    const half = [fraction(1, 2), fraction(1, 2)];
    expect(checkEquilibrium(game, [half, half]).map(({ holds }) => holds)).toEqual([true, true]);
    const [row, column] = checkEquilibrium(game, [[fraction(1), fraction(0)], half]);
    expect(row.holds).toBe(true);
    expect(column).toMatchObject({ holds: false, payoff: fraction(0), best: fraction(1) });
  });
});

describe("zero-sum games", () => {
  it("have the value that brute force finds (Shapley and Snow 1950: an optimal mix equalises a square part)", () => {
    const random = seededRandom(5);
    for (let round = 0; round < 200; round++) {
      const matrix = randomMatrix(random, 1 + random.below(4), 1 + random.below(4), 2 + random.below(8));
      const { value, row, column } = matrixValue(payoffRows(zeroSumGame(matrix), 0));
      const secured = (mix: readonly Fraction[]): Fraction =>
        smallest(
          transpose(matrix).map((payoffs) =>
            dot(
              mix,
              payoffs.map((payoff) => fraction(payoff)),
            ),
          ),
        );
      expect(value).toEqual(largest(equalisingMixes(transpose(matrix)).map(secured)));
      expect(secured(row)).toEqual(value);
      const conceded = largest(
        matrix.map((payoffs) =>
          dot(
            column,
            payoffs.map((payoff) => fraction(payoff)),
          ),
        ),
      );
      expect(conceded).toEqual(value);
      expect([add(sum(row), sum(column))]).toEqual([fraction(2)]);
    }
  });

  it("keep the value of a constant sum, which others do not have", () => {
    const shifted = bimatrix(
      [
        [3, 1],
        [1, 3],
      ],
      [
        [1, 3],
        [3, 1],
      ],
    );
    expect(constantSum(shifted)).toEqual(fraction(4));
    expect(matrixValue(payoffRows(shifted, 0)).value).toEqual(fraction(2));
    expect(constantSum(bimatrix(identity(2), identity(2)))).toBe(undefined);
  });
});

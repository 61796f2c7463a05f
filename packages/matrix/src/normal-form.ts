import { checkOptions, MarienbadError, type OptionNames, type Text } from "marienbad/base";
import { type Fraction, negate, toFraction } from "./fraction.ts";
import { texts } from "./texts.ts";

/**
 * A game in normal form: players choose simultaneously, and the profile of choices decides the payoffs.
 * Profiles are numbered as in reading a matrix, the choice of the last player changing fastest:
 *
 *                  column 0   column 1   column 2
 *         row 0       0          1          2
 *         row 1       3          4          5
 */
export interface NormalForm {
  readonly title: string;
  readonly comment: string;
  readonly players: readonly string[];
  readonly strategiesOfPlayer: readonly (readonly string[])[];
  /** payoffsOfPlayer[player][profile]: more is always better, even if the game is stated in costs. */
  readonly payoffsOfPlayer: readonly (readonly Fraction[])[];
  /** True if stated in costs, such as years of prison: payoffs are shown with their sign changed. */
  readonly costs: boolean;
  /** The unit of payoffs ("years"), or "". */
  readonly unit: string;
}

/** A number in the arguments of a caller or in a file. */
export type Numeric = number | bigint | string | Fraction;

/** Maximum number of payoffs of a game. */
export const MAX_PAYOFFS = 100_000;

/** Arguments of `normalForm`. */
export interface NormalFormDescription extends Partial<Pick<NormalForm, "title" | "comment" | "costs" | "unit">> {
  readonly players?: readonly string[];
  /** Names of the strategies, or their number, by player. */
  readonly strategies: readonly (readonly string[] | number)[];
  /** The payoffs (or costs, with `costs`) of all players in a profile. */
  readonly outcome: (profile: readonly number[]) => readonly Numeric[];
}

/** A game for any number of players, validated. Cost: one call of `outcome` for each profile. */
export function normalForm(description: NormalFormDescription): NormalForm {
  const { title = "", comment = "", strategies, costs = false, unit = "" } = description;
  const players = description.players ?? strategies.map((_, player) => `${player + 1}`);
  if (strategies.length === 0) throw new MarienbadError("bad-argument", texts.noPlayer());
  if (players.length !== strategies.length) {
    const remark = texts.playersWithoutStrategies(players.length, strategies.length);
    throw new MarienbadError("bad-argument", texts.sentence(remark));
  }
  const counts = strategies.map((given) => (typeof given === "number" ? given : given.length));
  const idle = counts.findIndex((count) => !(count >= 1));
  if (idle >= 0) throw new MarienbadError("bad-argument", texts.playerWithoutStrategy(players[idle]));
  const profiles = product(counts);
  if (profiles * counts.length > MAX_PAYOFFS) {
    throw new MarienbadError("limit-reached", texts.sentence(texts.tooManyPayoffs(counts, MAX_PAYOFFS)));
  }
  const strategiesOfPlayer = strategies.map((given) =>
    typeof given === "number" ? Array.from({ length: given }, (_, strategy) => `${strategy + 1}`) : [...given],
  );
  const payoffsOfPlayer: Fraction[][] = players.map(() => []);
  for (let index = 0; index < profiles; index++) {
    const profile = profileOf(counts, index);
    const outcome = description.outcome(profile);
    if (outcome.length !== players.length) {
      const place = profile.map((strategy) => strategy + 1).join(", ");
      throw new MarienbadError("bad-argument", texts.wrongPayoffCount(place, players.length, outcome.length));
    }
    outcome.forEach((value, player) => {
      payoffsOfPlayer[player].push(costs ? negate(toFraction(value)) : toFraction(value));
    });
  }
  return { title, comment, players, strategiesOfPlayer, payoffsOfPlayer, costs, unit };
}

export function product(counts: readonly number[]): number {
  return counts.reduce((product, count) => product * count, 1);
}

interface BimatrixNames extends Pick<NormalFormDescription, "title" | "comment" | "costs" | "unit"> {
  readonly players?: readonly [string, string];
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
}

const BIMATRIX_NAMES: OptionNames<BimatrixNames> = {
  title: true,
  comment: true,
  players: true,
  rows: true,
  columns: true,
  costs: true,
  unit: true,
};

/** A two-player game from the matrices of the row player and of the column player. */
export function bimatrix(
  rowPlayer: readonly (readonly Numeric[])[],
  columnPlayer: readonly (readonly Numeric[])[],
  given: BimatrixNames = {},
): NormalForm {
  checkOptions("bimatrix", given, BIMATRIX_NAMES);
  const { rows, columns, ...names } = given;
  const [height, width] = shapeOf(rowPlayer, texts.ROW_PLAYER);
  const [otherHeight, otherWidth] = shapeOf(columnPlayer, texts.COLUMN_PLAYER);
  if (height !== otherHeight || width !== otherWidth) {
    const [one, other] = [`${height} × ${width}`, `${otherHeight} × ${otherWidth}`];
    throw new MarienbadError("bad-argument", texts.differentShapes(one, other));
  }
  checkNames(texts.ROWS, rows, height);
  checkNames(texts.COLUMNS, columns, width);
  return normalForm({
    ...names,
    strategies: [rows ?? height, columns ?? width],
    outcome: ([row, column]) => [rowPlayer[row][column], columnPlayer[row][column]],
  });
}

/** A zero-sum game from the payoffs of the row player. */
export function zeroSumGame(matrix: readonly (readonly Numeric[])[], names: BimatrixNames = {}): NormalForm {
  checkOptions("zeroSumGame", names, BIMATRIX_NAMES);
  const ofColumns = matrix.map((row) => row.map((value) => negate(toFraction(value))));
  return bimatrix(matrix, ofColumns, names);
}

function shapeOf(matrix: readonly (readonly unknown[])[], owner: Text): [number, number] {
  const width = matrix[0]?.length ?? 0;
  if (width === 0) throw new MarienbadError("bad-argument", texts.emptyMatrix(owner));
  const uneven = matrix.findIndex((row) => row.length !== width);
  if (uneven < 0) return [matrix.length, width];
  throw new MarienbadError("bad-argument", texts.unevenRow(owner, uneven + 1, matrix[uneven].length, width));
}

function checkNames(kind: Text, names: readonly string[] | undefined, count: number): void {
  if (names === undefined || names.length === count) return;
  throw new MarienbadError("bad-argument", texts.wrongNameCount(kind, count, names.length));
}

/** Number of strategies of each player. */
export function strategyCounts(game: NormalForm): number[] {
  return game.strategiesOfPlayer.map((names) => names.length);
}

export function profileCount(game: NormalForm): number {
  return game.payoffsOfPlayer[0].length;
}

/** The choices of a profile by its number. */
export function profileOf(counts: readonly number[], index: number): number[] {
  const profile = new Array<number>(counts.length);
  let rest = index;
  for (let player = counts.length - 1; player >= 0; player--) {
    profile[player] = rest % counts[player];
    rest = Math.floor(rest / counts[player]);
  }
  return profile;
}

/** The number of a profile. */
export function profileIndex(counts: readonly number[], profile: readonly number[]): number {
  return profile.reduce((index, strategy, player) => index * counts[player] + strategy, 0);
}

/** Difference of the numbers of two profiles in which only this player's choice differs, by one. */
export function strideOf(game: NormalForm, player: number): number {
  return product(strategyCounts(game).slice(player + 1));
}

/** The profiles in which this player chooses strategy 0: one for each combination of the others' choices. */
export function profilesOfOthers(game: NormalForm, player: number): number[] {
  const stride = strideOf(game, player);
  const block = stride * game.strategiesOfPlayer[player].length;
  const found: number[] = [];
  for (let start = 0; start < profileCount(game); start += block) {
    for (let index = start; index < start + stride; index++) found.push(index);
  }
  return found;
}

/** The payoffs of a player: a row for each strategy, a column for each combination of the others' choices. */
export function payoffRows(game: NormalForm, player: number): Fraction[][] {
  const stride = strideOf(game, player);
  const others = profilesOfOthers(game, player);
  const payoffs = game.payoffsOfPlayer[player];
  return game.strategiesOfPlayer[player].map((_, strategy) =>
    others.map((index) => payoffs[index + strategy * stride]),
  );
}

/** A payoff as it is shown: costs have their sign changed back. */
export function shownPayoff(game: Pick<NormalForm, "costs">, payoff: Fraction): Fraction {
  return game.costs ? negate(payoff) : payoff;
}

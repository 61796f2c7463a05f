import { type Language, type OptionSpecs, type OptionValues, readOptions, type Text } from "marienbad/base";
import { bimatrix, type NormalForm, zeroSumGame } from "./normal-form.ts";

/** A game in normal form that everybody knows. */
export interface ClassicGame {
  readonly id: string;
  readonly title: Text;
  /** The story in a sentence. */
  readonly summary: Text;
  readonly reference: string;
  readonly options: OptionSpecs;
  /** The game, its names in the language; options as typed. */
  make(language?: Language, options?: Readonly<Record<string, unknown>>): NormalForm;
}

interface Definition<Specs extends OptionSpecs> extends Omit<ClassicGame, "make" | "options"> {
  readonly options?: Specs;
  build(language: Language, options: OptionValues<Specs>): NormalForm;
}

/** Makes a classic game out of a definition whose `build` receives checked, typed options. */
export function classic<const Specs extends OptionSpecs>({ build, ...about }: Definition<Specs>): ClassicGame {
  const options = about.options ?? ({} as Specs);
  return {
    ...about,
    options,
    make(language = "en", given = {}) {
      const game = build(language, readOptions(options, given));
      return { ...game, title: about.title[language], comment: about.summary[language] };
    },
  };
}

type Names = Readonly<Record<Language, readonly string[]>>;

interface Wording {
  /** The strategies, the same for both players. */
  readonly strategies: Names;
  readonly players?: Names;
  /** Stated in costs, and in which unit. */
  readonly costs?: Text;
}

/** A two-player game from a table as textbooks print it: "2,1 0,0 | 0,0 1,2". */
export function pairs(table: string, wording: Wording): (language: Language) => NormalForm {
  const cells = cellsOf(table).map((row) => row.map((cell) => cell.split(",")));
  return (language) =>
    bimatrix(
      cells.map((row) => row.map(([first]) => first)),
      cells.map((row) => row.map(([, second]) => second)),
      words(wording, language),
    );
}

/** A zero-sum game from what the row player wins: "1 -1 | -1 1". */
export function zeroSum(table: string, wording: Wording): (language: Language) => NormalForm {
  return (language) => zeroSumGame(cellsOf(table), words(wording, language));
}

/** The zero-sum game of a circle of gestures: each beats those that are `ahead` by one of these numbers of steps. */
export function gestures(strategies: Names, ahead: readonly number[]): (language: Language) => NormalForm {
  const count = strategies.en.length;
  const wins = (row: number, column: number): number => (ahead.includes((row - column + count) % count) ? 1 : 0);
  const matrix = strategies.en.map((_, row) => strategies.en.map((_, column) => wins(row, column) - wins(column, row)));
  return (language) => zeroSumGame(matrix, words({ strategies }, language));
}

function cellsOf(table: string): string[][] {
  return table.split("|").map((row) => row.trim().split(/\s+/));
}

function words({ strategies, players, costs }: Wording, language: Language) {
  return {
    rows: strategies[language],
    columns: strategies[language],
    ...(players === undefined ? {} : { players: players[language] as [string, string] }),
    ...(costs === undefined ? {} : { costs: true, unit: costs[language] }),
  };
}

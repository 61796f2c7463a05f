import { type Text, text } from "marienbad";
import { number } from "../../base/language.ts";

export interface Size {
  readonly id: string;
  readonly name: Text;
  /** Positions, and plays where they have been counted or estimated: powers of ten where nobody has the number. */
  readonly positions: number;
  readonly plays?: number;
  readonly source?: Text;
}

/** https://oeis.org/A212693 */
const OEIS = text(
  "Counted by S. Edelkamp and P. Kissmann (OEIS A212693).",
  "Compté par S. Edelkamp et P. Kissmann (OEIS A212693).",
);
/** https://github.com/tromp/ChessPositionRanking; "Programming a Computer for Playing Chess". */
const TROMP_SHANNON = text(
  "Positions: estimate of J. Tromp and P. Österlund, 2022; plays: C. Shannon's, 1950.",
  "Positions : estimation de J. Tromp et P. Österlund, 2022 ; parties : de C. Shannon, 1950.",
);

/** Counted by the library's tests, except those with a source. */
export const COUNTS: readonly Size[] = [
  { id: "nim", name: text("Nim from 10", "Nim à 10"), positions: 20, plays: 89 },
  { id: "marienbad", name: text("Marienbad", "Marienbad"), positions: 752, plays: 212_100_984 },
  { id: "ttt", name: text("tic-tac-toe", "morpion"), positions: 5478, plays: 255_168 },
  { id: "c44", name: text("connect-4, 4 × 4", "puissance 4, 4 × 4"), positions: 161_029 },
  { id: "c45", name: text("connect-4, 4 columns of 5", "puissance 4, 4 colonnes de 5"), positions: 1_706_255 },
  { id: "c76", name: text("connect-4, 7 × 6", "puissance 4, 7 × 6"), positions: 4_531_985_219_092, source: OEIS },
  { id: "chess", name: text("chess", "échecs"), positions: 4.8e44, plays: 1e120, source: TROMP_SHANNON },
];

const UNITS: readonly (readonly [seconds: number, en: string, fr: string])[] = [
  [1, "seconds", "secondes"],
  [86_400, "days", "jours"],
  [31_557_600, "years", "ans"],
];

/** A time in the largest unit of which it has one. */
export function inWords(seconds: number): Text {
  if (seconds < 1) return text("less than a second", "moins d'une seconde");
  const [unit, en, fr] = UNITS.findLast(([size]) => seconds >= size) ?? UNITS[0];
  const count = seconds / unit;
  const shown = (language: "en" | "fr"): string => {
    if (count < 1e6) return number(Math.floor(count), language);
    return inPowers(count);
  };
  return text(`${shown("en")} ${en}`, `${shown("fr")} ${fr}`);
}

/** The power of ten below a large number: 10⁴⁴. */
export const inPowers = (count: number): string => tenTo(Math.floor(Math.log10(count)));
export const tenTo = (power: number): string =>
  `10${[...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
export const sizeOf = (id: string): Size => COUNTS.find((one) => one.id === id) ?? COUNTS[0];

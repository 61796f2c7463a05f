import type { GrundyStudy } from "./tasks.ts";

/** The bars of a Grundy sequence on paper: what the page and the exported picture both draw. */
interface Bars {
  readonly width: number;
  readonly height: number;
  /** The line on which the bars stand, and where the first of them begins. */
  readonly base: number;
  readonly left: number;
  readonly top: number;
  /** The width of a bar with its gap. */
  readonly unit: number;
  readonly bars: readonly {
    readonly size: number;
    readonly value: number;
    readonly rise: number;
    readonly before: boolean;
  }[];
  /** One round of the period each. */
  readonly rounds: readonly { readonly from: number; readonly to: number }[];
  readonly tail: Tail | undefined;
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  readonly sizes: readonly number[];
}

/** What of a sequence repeats: from where, every how many heaps. */
interface Tail {
  readonly start: number;
  readonly period: number;
  readonly saltus: number;
}

const HEIGHT = 190;
const BASE = 26; // room for the numbers under the bars
const TOP = 20;
const LEFT = 30;

export function tailOf({ finding }: Pick<GrundyStudy, "finding">): Tail | undefined {
  if (finding.status === "none") return undefined;
  return finding.status === "proved" ? finding.certificate : finding;
}

export function barsOf(study: Pick<GrundyStudy, "values" | "finding">): Bars {
  const { values } = study;
  const tail = tailOf(study);
  const unit = values.length <= 130 ? 11 : values.length <= 500 ? 6 : 3;
  const highest = Math.max(4, ...values);
  const base = HEIGHT - BASE;
  const scale = (base - TOP) / highest;
  const every = unit >= 11 ? 10 : unit >= 6 ? 20 : 50;
  const steps = highest <= 8 ? 1 : highest <= 20 ? 4 : 2 ** Math.ceil(Math.log2(highest / 5));
  const rounds: { from: number; to: number }[] = [];
  for (let from = tail?.start ?? values.length; tail !== undefined && from < values.length; from += tail.period) {
    rounds.push({ from, to: Math.min(from + tail.period, values.length) });
  }
  const multiples = (of: number, last: number): number[] =>
    Array.from({ length: Math.floor(last / of) + 1 }, (_, index) => index * of);
  return {
    width: LEFT + values.length * unit + 14,
    height: HEIGHT,
    base,
    left: LEFT,
    top: TOP,
    unit,
    bars: values.map((value, size) => ({
      size,
      value,
      rise: Math.max(value * scale, 2),
      before: tail !== undefined && size < tail.start,
    })),
    rounds,
    tail,
    levels: multiples(steps, highest).map((value) => ({ value, y: base - value * scale })),
    sizes: multiples(every, values.length - 1),
  };
}

import { type Language, type Text, text } from "marienbad/base";
import { describeValue } from "marienbad/game";
import type { Answer, Certainty } from "marienbad/search";

/** A value as JSON shows it: JSON has no infinity. */
export function jsonValue(value: number): number | string {
  if (Number.isFinite(value)) return value;
  return value > 0 ? "infinity" : "-infinity";
}

const CERTAINTIES: Readonly<Record<Certainty, Text>> = {
  exact: text("proved", "prouvé"),
  lower: text("at least", "au moins"),
  upper: text("at most", "au plus"),
  estimate: text("estimate", "estimation"),
};

/** "player 0 wins in 5 moves (proved)". */
export function describeAnswer({ value, certainty, distance }: Answer<unknown>, language: Language): string {
  const sure = `(${CERTAINTIES[certainty][language]})`;
  if (Number.isFinite(value)) {
    const shown = value.toLocaleString(language, { maximumFractionDigits: 3, signDisplay: "negative" });
    return `${shown} ${sure}`;
  }
  const outcome = describeValue({ result: value > 0 ? 0 : 1, rank: distance })[language];
  return `${value > 0 ? "∞" : "−∞"} ${outcome} ${sure}`;
}

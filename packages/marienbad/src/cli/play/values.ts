import type { Language, Text } from "../../base/text.ts";
import type { Verdict } from "../../oracle/index.ts";
import type { Answer, Certainty } from "../../search/index.ts";

/** A value as JSON shows it: JSON has no infinity. */
export function jsonValue(value: number): number | string {
  if (Number.isFinite(value)) return value;
  return value > 0 ? "infinity" : "-infinity";
}

const CERTAINTIES: Readonly<Record<Certainty, Text>> = {
  exact: { en: "proved", fr: "prouvé" },
  lower: { en: "at least", fr: "au moins" },
  upper: { en: "at most", fr: "au plus" },
  estimate: { en: "estimate", fr: "estimation" },
};

/** "player 0 wins in 5 moves (proved)". */
export function describeValue({ value, certainty, distance }: Answer<unknown>, language: Language): string {
  const sure = `(${CERTAINTIES[certainty][language]})`;
  if (Number.isFinite(value)) {
    const shown = value.toLocaleString(language, { maximumFractionDigits: 3, signDisplay: "negative" });
    return `${shown} ${sure}`;
  }
  return `${value > 0 ? "∞" : "−∞"} ${describeVerdict({ result: value > 0 ? 0 : 1, rank: distance }, language)} ${sure}`;
}

/** "player 0 wins in 5 moves", "draw", from what is known exactly. */
export function describeVerdict({ result, rank }: Verdict, language: Language): string {
  if (result === "draw") {
    const endless = rank === undefined;
    return language === "fr" ? `nulle${endless ? " sans fin" : ""}` : `${endless ? "endless " : ""}draw`;
  }
  const moves =
    rank === undefined
      ? ""
      : language === "fr"
        ? ` en ${rank} coup${rank > 1 ? "s" : ""}`
        : ` in ${rank} move${rank === 1 ? "" : "s"}`;
  return language === "fr" ? `le joueur ${result} gagne${moves}` : `player ${result} wins${moves}`;
}

import type { OptionSpec } from "../../base/options.ts";

type IntegerSpec = Extract<OptionSpec, { kind: "integer" }>;
type Bounds = Pick<IntegerSpec, "default" | "min" | "max">;

/** The option `rows` of a game on a rectangle. */
export function rowsOption(bounds: Bounds): IntegerSpec {
  return { kind: "integer", ...bounds, summary: { en: "rows of the board", fr: "lignes du plateau" } };
}

/** The option `columns` of a game on a rectangle. */
export function columnsOption(bounds: Bounds): IntegerSpec {
  return { kind: "integer", ...bounds, summary: { en: "columns of the board", fr: "colonnes du plateau" } };
}

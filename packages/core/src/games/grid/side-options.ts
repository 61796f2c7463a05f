import type { OptionSpec } from "../../base/options.ts";
import type { Text } from "../../base/text.ts";
import * as texts from "../texts.ts";

type IntegerSpec = Extract<OptionSpec, { kind: "integer" }>;
type Bounds = Pick<IntegerSpec, "default" | "min" | "max">;

/** The option `rows` of a game on a rectangle. */
export function rowsOption(bounds: Bounds): IntegerSpec {
  return { kind: "integer", ...bounds, summary: texts.ROWS };
}

/** The option `columns` of a game on a rectangle. */
export function columnsOption(bounds: Bounds): IntegerSpec {
  return { kind: "integer", ...bounds, summary: texts.COLUMNS };
}

/** The option `size` of a game on a square or a rhombus. */
export function sizeOption(bounds: Bounds): IntegerSpec {
  return { kind: "integer", ...bounds, summary: texts.SIDE };
}

/** The side of a board that must have a middle. */
export function evenSide(summary: Text) {
  return { kind: "choice", default: "4", values: ["4", "6", "8"], summary } as const satisfies OptionSpec;
}

import type { OptionSpec } from "../base/options.ts";
import type { Text } from "../base/text.ts";

type Spec<Kind extends OptionSpec["kind"]> = Extract<OptionSpec, { kind: Kind }>;
type Bounds<Kind extends OptionSpec["kind"]> = Omit<Spec<Kind>, "kind" | "summary">;

/** An option that is a whole number. */
export function integer(bounds: Bounds<"integer">, summary: Text): Spec<"integer"> {
  return { kind: "integer", ...bounds, summary };
}

/** An option that is a list of whole numbers. */
export function integers(bounds: Bounds<"integers">, summary: Text): Spec<"integers"> {
  return { kind: "integers", ...bounds, summary };
}

/** An option that is one of these words, the first by default. */
export function choice<const Values extends readonly string[]>(values: Values, summary: Text) {
  return { kind: "choice", default: values[0], values, summary } as const;
}

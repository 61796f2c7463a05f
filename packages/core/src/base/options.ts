import { MarienbadError } from "./error.ts";
import { unknownName } from "./nearest.ts";
import type { Text } from "./text.ts";
import * as texts from "./texts.ts";

/** One option of a game, with its possible values and its default. */
export type OptionSpec<Summary = Text> = { readonly summary: Summary } & (
  | { readonly kind: "integer"; readonly default: number; readonly min: number; readonly max: number }
  | Readonly<{ kind: "integers"; default: readonly number[]; min: number; max: number; most: number }>
  | { readonly kind: "choice"; readonly default: string; readonly values: readonly string[] }
  | { readonly kind: "text"; readonly default: string; readonly pattern: RegExp; readonly example: string }
);

/** The options of a game by name. */
export type OptionSpecs<Summary = Text> = Readonly<Record<string, OptionSpec<Summary>>>;

/** The type of a value that fits a specification. */
export type OptionValue<Spec extends OptionSpec<unknown>> = Spec["kind"] extends "integer"
  ? number
  : Spec["kind"] extends "integers"
    ? readonly number[]
    : Spec extends { kind: "choice"; values: readonly (infer Value)[] }
      ? Value
      : string;

/** The values of options by name. */
export type OptionValues<Specs extends OptionSpecs<unknown>> = {
  readonly [Name in keyof Specs]: OptionValue<Specs[Name]>;
};

/** Checks values by name against their specifications, and adds the defaults of the missing ones. */
export function readOptions<Specs extends OptionSpecs>(
  specs: Specs,
  given: Readonly<Record<string, unknown>>,
): OptionValues<Specs> {
  const known = Object.keys(specs);
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new MarienbadError("unknown-name", unknownName(texts.OPTION, name, known));
  }
  const values = known.map((name) => [
    name,
    Object.hasOwn(given, name) ? readOption(name, specs[name], given[name]) : specs[name].default,
  ]);
  return Object.fromEntries(values) as OptionValues<Specs>;
}

function readOption(name: string, spec: OptionSpec, given: unknown): unknown {
  const text = Array.isArray(given) ? given.join(",") : String(given).trim();
  const wrong = (why: Text): never => {
    throw new MarienbadError("bad-argument", texts.wrongOption(name, text, why));
  };
  const integer = (word: string): number => {
    const { min, max } = spec as { min: number; max: number };
    const value = /^[+-]?\d+$/.test(word.trim()) ? Number(word) : Number.NaN;
    return value >= min && value <= max ? value : wrong(texts.notInRange(word, min, max));
  };
  switch (spec.kind) {
    case "integer":
      return integer(text);
    case "integers": {
      const values = text.split(",").map(integer);
      if (values.length > spec.most) wrong(texts.tooManyNumbers(spec.most));
      return values;
    }
    case "choice":
      return spec.values.includes(text) ? text : wrong(texts.noneOf(spec.values));
    case "text":
      return spec.pattern.test(text) ? text : wrong(texts.unlike(spec.example));
  }
}

/** True if a value of a user's file specifies an option. */
export function isOptionSpec(value: unknown): value is OptionSpec<unknown> {
  const spec = (value ?? {}) as Partial<Record<string, unknown>>;
  const hasRange = typeof spec.min === "number" && typeof spec.max === "number";
  switch (spec.kind) {
    case "integer":
      return hasRange && typeof spec.default === "number";
    case "integers":
      return hasRange && Array.isArray(spec.default) && typeof spec.most === "number";
    case "choice":
      return Array.isArray(spec.values) && spec.values.includes(spec.default);
    case "text":
      return typeof spec.default === "string" && spec.pattern instanceof RegExp && typeof spec.example === "string";
    default:
      return false;
  }
}

/** "sticks=15", as typed. */
export function writeOption(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(value);
}

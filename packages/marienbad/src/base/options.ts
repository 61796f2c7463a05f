import { MarienbadError } from "./error.ts";
import { unknownName } from "./nearest.ts";
import type { Text } from "./text.ts";

/** One option of a game: what may be said, what holds when nothing is said. */
export type OptionSpec = { readonly summary: Text } & (
  | { readonly kind: "integer"; readonly default: number; readonly min: number; readonly max: number }
  | {
      readonly kind: "integers";
      readonly default: readonly number[];
      readonly min: number;
      readonly max: number;
      readonly most: number;
    }
  | { readonly kind: "choice"; readonly default: string; readonly values: readonly string[] }
  | { readonly kind: "text"; readonly default: string; readonly pattern: RegExp; readonly example: string }
);

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The type of a value that fits a specification. */
export type OptionValue<Spec extends OptionSpec> = Spec["kind"] extends "integer"
  ? number
  : Spec["kind"] extends "integers"
    ? readonly number[]
    : Spec extends { kind: "choice"; values: readonly (infer Value)[] }
      ? Value
      : string;

export type OptionValues<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: OptionValue<Specs[Name]> };

/** Values by name, checked against the specifications; what is not given has its default. */
export function readOptions<Specs extends OptionSpecs>(
  specs: Specs,
  given: Readonly<Record<string, unknown>>,
): OptionValues<Specs> {
  const known = Object.keys(specs);
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new MarienbadError("unknown-name", unknownName("option", name, known));
  }
  const values = known.map((name) => [
    name,
    name in given ? readOption(name, specs[name], given[name]) : specs[name].default,
  ]);
  return Object.fromEntries(values) as OptionValues<Specs>;
}

function readOption(name: string, spec: OptionSpec, given: unknown): unknown {
  const text = Array.isArray(given) ? given.join(",") : String(given).trim();
  const wrong = ({ en, fr }: Text): never => {
    throw new MarienbadError("bad-argument", {
      en: `Option ${name}=${text} is not possible: ${en}.`,
      fr: `L'option ${name}=${text} n'est pas possible : ${fr}.`,
    });
  };
  const integer = (word: string): number => {
    const { min, max } = spec as { min: number; max: number };
    const value = /^[+-]?\d+$/.test(word.trim()) ? Number(word) : Number.NaN;
    if (!(value >= min && value <= max)) {
      wrong({
        en: `${JSON.stringify(word)} should be a whole number from ${min} to ${max}`,
        fr: `${JSON.stringify(word)} devrait être un nombre entier de ${min} à ${max}`,
      });
    }
    return value;
  };
  switch (spec.kind) {
    case "integer":
      return integer(text);
    case "integers": {
      const values = text.split(",").map(integer);
      if (values.length > spec.most) {
        wrong({ en: `at most ${spec.most} numbers may be given`, fr: `au plus ${spec.most} nombres sont permis` });
      }
      return values;
    }
    case "choice":
      return spec.values.includes(text)
        ? text
        : wrong({ en: `it should be ${spec.values.join(" or ")}`, fr: `ce devrait être ${spec.values.join(" ou ")}` });
    case "text":
      return spec.pattern.test(text)
        ? text
        : wrong({ en: `it should look like ${spec.example}`, fr: `cela devrait ressembler à ${spec.example}` });
  }
}

/** "sticks=15", as typed. */
export function writeOption(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(value);
}

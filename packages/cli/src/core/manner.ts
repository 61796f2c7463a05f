import { LANGUAGES, type Language } from "marienbad/base";
import { COLOR_CHOICES, type ColorChoice } from "./color.ts";
import { dashed, wrongValue } from "./command.ts";
import { texts } from "./texts.ts";

/** How to answer; read first, since errors need it too. */
export interface Manner {
  readonly language: Language;
  readonly json: boolean;
  readonly color: ColorChoice;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The requested manner; invalid requests are ignored here (`checkManner` reports them). */
export function readManner(args: readonly string[], environment: Environment): Manner {
  const flags = upToDashes(args);
  return {
    language: oneOf(LANGUAGES, typedValue(flags, "lang")) ?? languageOfMachine(environment),
    json: flags.includes("--json"),
    color: oneOf(COLOR_CHOICES, typedValue(flags, "color")) ?? "auto",
  };
}

export function checkManner(args: readonly string[]): void {
  const flags = upToDashes(args);
  for (const [name, choices] of [
    ["lang", LANGUAGES],
    ["color", COLOR_CHOICES],
  ] as const) {
    const value = typedValue(flags, name);
    if (value !== undefined && oneOf(choices, value) === undefined) throw wrongValue(name, value, texts.oneOf(choices));
  }
}

function languageOfMachine({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  return (LC_ALL || LC_MESSAGES || LANG || "").startsWith("fr") ? "fr" : "en";
}

function upToDashes(args: readonly string[]): readonly string[] {
  const end = args.indexOf("--");
  return end < 0 ? args : args.slice(0, end);
}

function typedValue(args: readonly string[], name: string): string | undefined {
  const flag = dashed(name);
  const index = args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  if (index < 0) return undefined;
  return args[index] === flag ? (args[index + 1] ?? "") : args[index].slice(flag.length + 1);
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: string | undefined): Choice | undefined {
  return choices.find((choice) => choice === value);
}

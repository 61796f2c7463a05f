import { MarienbadError } from "../../base/error.ts";
import { nearest } from "../../base/nearest.ts";
import { LANGUAGES, type Language, text } from "../../base/text.ts";
import { type Call, type Command, type Flag, wrongValue } from "./command.ts";
import * as texts from "./texts.ts";

/** Flags that every command has. */
export const COMMON_FLAGS: readonly Flag[] = [
  {
    name: "json",
    summary: text("print one JSON value, for programs", "écrit une valeur JSON, pour les programmes"),
  },
  { name: "lang", value: LANGUAGES.join("|"), summary: text("language of the answers", "langue des réponses") },
  { name: "help", summary: text("this page", "cette page") },
];

/** The language asked for, or that of the machine, or English. */
export function languageOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const index = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  if (index >= 0) {
    const asked = args[index] === "--lang" ? args[index + 1] : args[index].slice("--lang=".length);
    const found = LANGUAGES.find((language) => language === asked);
    if (found === undefined) throw wrongValue("lang", asked ?? "", texts.oneOf(LANGUAGES));
    return found;
  }
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  return locale.startsWith("fr") ? "fr" : "en";
}

/** Sorts what was typed into flags, key=value options and plain words. A lone `-` is a word, `--` ends the flags. */
export function readArguments(command: Command, args: readonly string[]): Pick<Call, "words" | "options" | "flags"> {
  const words: string[] = [];
  const options: Record<string, string> = {};
  const flags: Record<string, string | boolean> = {};
  const known = [...command.flags, ...COMMON_FLAGS];
  let flagsEnded = false;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (!flagsEnded && arg === "--") {
      flagsEnded = true;
    } else if (!flagsEnded && /^--?[a-z]/i.test(arg)) {
      const [, name, , inline] = /^--?([^=]+)(=(.*))?$/s.exec(arg) as RegExpExecArray;
      const flag = known.find((candidate) => candidate.name === name);
      if (flag === undefined) throw unknownFlag(command, name, known);
      if (flag.value === undefined) {
        if (inline !== undefined) throw new MarienbadError("bad-argument", texts.takesNoValue(name));
        flags[name] = true;
      } else {
        const value = inline ?? args[++i];
        if (value === undefined) throw new MarienbadError("bad-argument", texts.needsValue(name, flag.value));
        flags[name] = value;
      }
    } else if (/^[a-z][a-z0-9-]*=/i.test(arg)) {
      const split = arg.indexOf("=");
      const name = arg.slice(0, split);
      if (Object.hasOwn(options, name)) throw new MarienbadError("bad-argument", texts.givenTwice(name));
      options[name] = arg.slice(split + 1);
    } else {
      words.push(arg);
    }
  }
  return { words, options, flags };
}

function unknownFlag(command: Command, name: string, known: readonly Flag[]): MarienbadError {
  const names = known.map((flag) => flag.name);
  return new MarienbadError("unknown-name", texts.unknownFlag(command.name, name, nearest(name, names), names));
}

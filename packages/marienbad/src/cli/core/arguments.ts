import { MarienbadError } from "../../base/error.ts";
import { nearest } from "../../base/nearest.ts";
import { LANGUAGES, type Language, text } from "../../base/text.ts";
import { type Call, type Command, dashed, type Flag, wrongValue } from "./command.ts";
import { renamedTo } from "./renamed.ts";
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

/**
 * Sorts what was typed into flags, key=value options and plain words. A lone `-` is a word, as is a negative number;
 * `--` ends the flags.
 */
export function readArguments(command: Command, args: readonly string[]): Pick<Call, "words" | "options" | "flags"> {
  const words: string[] = [];
  const options: Record<string, string> = {};
  const flags: Record<string, string | boolean> = {};
  const known = [...command.flags, ...COMMON_FLAGS];
  const isFlag = (arg: string): boolean => known.some(({ name }) => arg === dashed(name));
  let flagsEnded = false;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (!flagsEnded && arg === "--") {
      flagsEnded = true;
    } else if (!flagsEnded && /^--?[a-z]/i.test(arg)) {
      const [, typed, inline] = /^([^=]+)(?:=(.*))?$/s.exec(arg) as RegExpExecArray;
      const flag = findFlag(command, typed, known);
      if (Object.hasOwn(flags, flag.name)) throw new MarienbadError("bad-argument", texts.flagTwice(typed));
      if (flag.value === undefined) {
        if (inline !== undefined) throw new MarienbadError("bad-argument", texts.takesNoValue(typed));
        flags[flag.name] = true;
      } else {
        const value = inline ?? args[++i];
        if (value === undefined || (inline === undefined && isFlag(value))) {
          throw new MarienbadError("bad-argument", texts.needsValue(typed, flag.value));
        }
        flags[flag.name] = value;
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

/** The flag that was typed, dashes included; what is nearly one is refused with what should be typed. */
function findFlag(command: Command, typed: string, known: readonly Flag[]): Flag {
  const name = typed.replace(/^-+/, "");
  const found = known.find((flag) => flag.name === name);
  if (found !== undefined) {
    if (typed === dashed(name)) return found;
    throw new MarienbadError("unknown-name", texts.wrongDashes(typed, dashed(name)));
  }
  const renamed = renamedTo(name, known);
  if (renamed !== undefined) {
    throw new MarienbadError("unknown-name", texts.renamedFlag(typed, dashed(renamed.name), renamed.summary));
  }
  const names = known.map((flag) => flag.name);
  const close = nearest(name, names);
  const meant = close === undefined ? undefined : dashed(close);
  throw new MarienbadError("unknown-name", texts.unknownFlag(command.name, typed, meant, names.map(dashed)));
}

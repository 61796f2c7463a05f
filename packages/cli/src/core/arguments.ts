import { LANGUAGES, MarienbadError, nearest } from "marienbad/base";
import { COLOR_CHOICES } from "./color.ts";
import { type Call, type Command, dashed, type Flag, flag } from "./command.ts";
import { texts } from "./texts.ts";

/** Flags that every command has. */
export const COMMON_FLAGS: readonly Flag[] = [
  flag("json", "print one JSON value, for programs", "écrit une valeur JSON, pour les programmes"),
  flag(
    `color ${COLOR_CHOICES.join("|")}`,
    "colours (auto: where the terminal has them)",
    "couleurs (auto : si le terminal en a)",
  ),
  flag(`lang ${LANGUAGES.join("|")}`, "language of the answers", "langue des réponses"),
  flag("help", "this page", "cette page"),
];

/** Flags allowed without a command. */
export const GENERAL_FLAGS: readonly Flag[] = [
  ...COMMON_FLAGS,
  flag("version", "which edition this is", "de quelle édition il s'agit"),
];

/** The name of the command, which may follow common flags, and all other words. */
export function splitCommand(args: readonly string[]): { name: string | undefined; rest: readonly string[] } {
  let at = 0;
  for (let flag = commonFlag(args[at]); flag !== undefined; flag = commonFlag(args[at])) {
    at += flag.value !== undefined && args[at] === dashed(flag.name) ? 2 : 1;
  }
  return { name: args[at], rest: [...args.slice(0, at), ...args.slice(at + 1)] };
}

function commonFlag(arg = ""): Flag | undefined {
  return COMMON_FLAGS.find(({ name }) => arg === dashed(name) || arg.startsWith(`${dashed(name)}=`));
}

/** The error for a flag in place of a command. */
export function unknownGeneralFlag(program: string, typed: string): MarienbadError {
  return unknownFlag(program, typed, GENERAL_FLAGS);
}

type Typed = Pick<Call, "words" | "options" | "flags" | "secondPart">;

/** Sorts the words into flags, options and plain words, such as `-` and negative numbers; `--` ends the flags. */
export function readArguments(command: Command, args: readonly string[]): Typed {
  const words: string[] = [];
  const options: Record<string, string> = {};
  const flags: Record<string, string | boolean> = {};
  const known = [...command.flags, ...COMMON_FLAGS];
  const isFlag = (arg: string): boolean => known.some(({ name }) => arg === dashed(name));
  let flagsEnded = false;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (!flagsEnded && arg === "--" && command.hasSecondPart) {
      return { words, options, flags, secondPart: args.slice(i + 1) };
    } else if (!flagsEnded && arg === "--") {
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

/** The flag that was typed, dashes included; near misses are refused with a suggestion. */
function findFlag(command: Command, typed: string, known: readonly Flag[]): Flag {
  const name = typed.replace(/^-+/, "");
  const found = known.find((flag) => flag.name === name);
  if (found !== undefined) {
    if (typed === dashed(name)) return found;
    throw new MarienbadError("unknown-name", texts.wrongDashes(typed, dashed(name)));
  }
  throw unknownFlag(command.name, typed, known);
}

function unknownFlag(command: string, typed: string, known: readonly Flag[]): MarienbadError {
  const names = known.map(({ name }) => name);
  const close = nearest(typed.replace(/^-+/, ""), names);
  const meant = close === undefined ? undefined : dashed(close);
  return new MarienbadError("unknown-name", texts.unknownFlag(command, typed, meant, names.map(dashed)));
}

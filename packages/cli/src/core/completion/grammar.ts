import type { Language, OptionSpecs, Text } from "marienbad/base";
import { COMMANDS } from "../../commands/index.ts";
import { COMMON_FLAGS, GENERAL_FLAGS } from "../arguments.ts";
import { type Command, dashed, type Flag } from "../command.ts";

/** Grammar of the command line, as described by the commands; completions for every shell are made of it. */
export interface Grammar {
  readonly commands: readonly CommandGrammar[];
  readonly flags: readonly FlagGrammar[];
  readonly lists: readonly SubjectList[];
}

interface CommandGrammar {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly FlagGrammar[];
}

export interface FlagGrammar {
  /** With its dashes. */
  readonly name: string;
  readonly summary: string;
  /** Possible values: words, a file name, or anything; undefined for a switch. */
  readonly value?: readonly string[] | "file" | "any";
}

interface SubjectList {
  readonly commands: readonly string[];
  readonly subjects: readonly { readonly id: string; readonly options: readonly OptionGrammar[] }[];
}

interface OptionGrammar {
  readonly name: string;
  /** Empty for numbers and texts. */
  readonly values: readonly string[];
}

/** Any first word, for options that belong to the command itself. */
export const ANY = "*";

/** Reads the grammar from all commands, loading them. */
export async function readGrammar(language: Language): Promise<Grammar> {
  const loaded = await Promise.all(COMMANDS.map(async (entry) => ({ entry, command: await entry.load() })));
  const commandsOfList = new Map<NonNullable<Command["subjects"]>, string[]>();
  for (const { command } of loaded) {
    if (command.subjects === undefined) continue;
    commandsOfList.set(command.subjects, [...(commandsOfList.get(command.subjects) ?? []), command.name]);
  }
  return {
    commands: loaded.map(({ entry, command }) => ({
      name: entry.name,
      summary: entry.summary[language],
      flags: [...command.flags, ...COMMON_FLAGS].map((flag) => flagGrammar(flag, language)),
    })),
    flags: GENERAL_FLAGS.map((flag) => flagGrammar(flag, language)),
    lists: [
      ...(await Promise.all(Array.from(commandsOfList, listOf))),
      ...loaded.flatMap(({ command: { name, options } }) =>
        options === undefined ? [] : [{ commands: [name], subjects: [{ id: ANY, options: optionGrammar(options) }] }],
      ),
    ],
  };
}

async function listOf([load, commands]: [NonNullable<Command["subjects"]>, string[]]): Promise<SubjectList> {
  const subjects = await load();
  return { commands, subjects: subjects.map(({ id, options = {} }) => ({ id, options: optionGrammar(options) })) };
}

function flagGrammar({ name, value, summary }: Flag, language: Language): FlagGrammar {
  return { name: dashed(name), summary: said(summary, language), ...(value !== undefined && { value: taken(value) }) };
}

function said(summary: Text, language: Language): string {
  return summary[language].replace(/\s+/g, " ");
}

/** `py|json` are words, `FILE` is a file, `N` is anything; suffixes such as `[:MS]` are dropped. */
function taken(value: string): NonNullable<FlagGrammar["value"]> {
  if (value === "FILE") return "file";
  const words = value.split("|").map((word) => word.replace(/\[.*\]$/, ""));
  const known = words.filter((word) => !/^[A-Z,]+$/.test(word));
  return words.length > 1 && known.length > 0 ? known : "any";
}

function optionGrammar(options: OptionSpecs): OptionGrammar[] {
  return Object.entries(options).map(([name, spec]) => ({ name, values: spec.kind === "choice" ? spec.values : [] }));
}

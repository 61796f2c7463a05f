import { ANY, type FlagGrammar, type Grammar } from "./grammar.ts";

/** A literal word of bash or zsh. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A function of bash or zsh that sets a variable by a pattern; it is empty where none fits. */
export function lookUp(name: string, variable: string, key: string, cases: readonly Case[]): string {
  const lines = cases.map(
    ([patterns, value]) => `    ${patterns.map(glob).join("|")}) ${variable}=${quoted(value)} ;;`,
  );
  return [`${name}() {`, `  ${variable}=`, `  case "${key}" in`, ...lines, "  esac", "}"].join("\n");
}

function glob(pattern: string): string {
  return pattern.split(ANY).map(quoted).join("*");
}

export type Case = readonly [patterns: readonly string[], value: string];

/** Tables common to bash and zsh: values of flags and options, and subjects of commands. */
export function sharedTables({ commands, flags, lists }: Grammar): string {
  const general: Case[] = flags.filter(takesValue).map((flag) => [[` ${flag.name}`], takenBy(flag)]);
  const own = commands.flatMap(({ name, flags: flagsOfCommand }) =>
    flagsOfCommand.filter(takesValue).map((flag): Case => [[`${name} ${flag.name}`], takenBy(flag)]),
  );
  const options = lists.flatMap((list, index) =>
    list.subjects
      .filter((subject) => subject.options.length > 0)
      .map(({ id, options }): Case => [[`${index} ${id}`], options.map(({ name }) => `${name}=`).join(" ")]),
  );
  const values = lists.flatMap((list, index) =>
    list.subjects.flatMap(({ id, options }) =>
      options
        .filter((option) => option.values.length > 0)
        .map((option): Case => [[`${index} ${id} ${option.name}`], option.values.join(" ")]),
    ),
  );
  return [
    "# What a flag takes: words, @ for a file, - for what only you know; nothing for a switch.",
    lookUp("_marienbad_takes", "takes", "$1 $2", joined([...general, ...own])),
    "# The list of what a command is about, and its words.",
    lookUp(
      "_marienbad_list",
      "list",
      "$1",
      lists.map((list, index): Case => [list.commands, `${index}`]),
    ),
    lookUp(
      "_marienbad_subjects",
      "subjects",
      "$1",
      lists.map(
        (list, index): Case => [
          [`${index}`],
          list.subjects
            .map(({ id }) => id)
            .filter((id) => id !== ANY)
            .join(" "),
        ],
      ),
    ),
    "# The options of a game, and what one of them takes.",
    lookUp("_marienbad_options", "options", "$1 $2", joined(options)),
    lookUp("_marienbad_values", "values", "$1 $2 $3", joined(values)),
  ].join("\n");
}

export function takesValue({ value }: FlagGrammar): boolean {
  return value !== undefined;
}

function takenBy({ value }: FlagGrammar): string {
  if (value === "file") return "@";
  return value === "any" || value === undefined ? "-" : value.join(" ");
}

function joined(cases: readonly Case[]): Case[] {
  const patternsOf = new Map<string, string[]>();
  for (const [patterns, value] of cases) patternsOf.set(value, [...(patternsOf.get(value) ?? []), ...patterns]);
  return Array.from(patternsOf, ([value, patterns]) => [patterns, value]);
}

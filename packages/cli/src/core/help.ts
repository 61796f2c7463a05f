import type { Language } from "marienbad/base";
import { COMMON_FLAGS, GENERAL_FLAGS } from "./arguments.ts";
import { type Paint, PLAIN } from "./color.ts";
import { type Command, dashed, type Flag } from "./command.ts";
import type { Program } from "./program.ts";
import { texts } from "./texts.ts";

/** The page that lists every command. */
export function generalHelp({ name: program, title, commands }: Program, language: Language, paint: Paint): string {
  return [
    paint.title(title[language]),
    "",
    texts.generalUsage(program)[language],
    "",
    paint.title(texts.COMMANDS[language]),
    ...table(commands.map(({ name, summary }) => [name, summary[language]])),
    "",
    paint.title(texts.FLAGS[language]),
    ...table(rowsOf(GENERAL_FLAGS, language)),
    "",
    texts.moreHelp(program)[language],
  ].join("\n");
}

/** The page of one command. */
export function commandHelp({ commands }: Program, command: Command, language: Language, paint: Paint = PLAIN): string {
  const summary = commands.find(({ name }) => name === command.name)?.summary[language];
  return [
    summary,
    "",
    texts.usageOf(command)[language],
    "",
    paint.title(texts.FLAGS[language]),
    ...table(rowsOf([...command.flags, ...COMMON_FLAGS], language)),
    "",
    ...(/\bGAME\b/.test(command.usage) ? [texts.RUN_AS_CODE[language], ""] : []),
    ...(command.details === undefined ? [] : [command.details[language], ""]),
    paint.title(texts.EXAMPLES[language]),
    ...command.examples.map((example) => `  ${example}`),
  ].join("\n");
}

type Row = readonly [string, string];

function rowsOf(flags: readonly Flag[], language: Language): Row[] {
  return flags.map(({ name, value, summary }) => [
    `${dashed(name)}${value === undefined ? "" : ` ${value}`}`,
    summary[language],
  ]);
}

/** Two columns, the first as wide as it needs. */
function table(rows: readonly Row[]): string[] {
  const width = rows.reduce((widest, [left]) => Math.max(widest, left.length), 0);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

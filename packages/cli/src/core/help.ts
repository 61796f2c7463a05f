import type { Language } from "marienbad/base";
import { COMMON_FLAGS, GENERAL_FLAGS } from "./arguments.ts";
import { type Paint, PLAIN } from "./color.ts";
import { type Command, dashed, type Flag, type Program } from "./command.ts";
import { inColumns } from "./output.ts";
import { texts } from "./texts.ts";

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

function rowsOf(flags: readonly Flag[], language: Language): [string, string][] {
  return flags.map(({ name, value, summary }) => [
    `${dashed(name)}${value === undefined ? "" : ` ${value}`}`,
    summary[language],
  ]);
}

function table(rows: readonly (readonly string[])[]): string[] {
  return inColumns(rows, [0, 1]).map((row) => `  ${row}`);
}

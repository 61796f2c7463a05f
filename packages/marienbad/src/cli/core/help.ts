import type { Language } from "../../base/text.ts";
import { COMMON_FLAGS } from "./arguments.ts";
import { type Command, dashed, type Flag } from "./command.ts";
import * as texts from "./texts.ts";

/** The page that lists every command. */
export function generalHelp(commands: readonly Command[], language: Language): string {
  const rows = commands.map((command): [string, string] => [command.name, command.summary[language]]);
  const parts = [texts.TITLE, texts.USAGE, texts.COMMANDS, texts.MORE_HELP].map((part) => part[language]);
  return [parts[0], "", parts[1], "", parts[2], ...table(rows), "", parts[3]].join("\n");
}

/** The page of one command. */
export function commandHelp(command: Command, language: Language): string {
  const rows = [...command.flags, ...COMMON_FLAGS].map((flag): [string, string] => [
    flagUsage(flag),
    flag.summary[language],
  ]);
  return [
    command.summary[language],
    "",
    texts.usageOf(command.usage)[language],
    "",
    texts.FLAGS[language],
    ...table(rows),
    "",
    ...(command.details === undefined ? [] : [command.details[language], ""]),
    texts.EXAMPLES[language],
    ...command.examples.map((example) => `  ${example}`),
  ].join("\n");
}

function flagUsage(flag: Flag): string {
  return `${dashed(flag.name)}${flag.value === undefined ? "" : ` ${flag.value}`}`;
}

/** Two columns, the first as wide as it needs. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = rows.reduce((widest, [left]) => Math.max(widest, left.length), 0);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

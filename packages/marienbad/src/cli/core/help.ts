import type { Language, Text } from "../../base/text.ts";
import { COMMON_FLAGS } from "./arguments.ts";
import type { Command, Flag } from "./command.ts";

const TITLE: Text = {
  en: "Marienbad: two-player games as graphs, solved and played perfectly",
  fr: "Marienbad : les jeux à deux joueurs comme des graphes, résolus et joués parfaitement",
};
const USAGE: Text = { en: "Usage", fr: "Usage" };
const FLAGS: Text = { en: "Flags", fr: "Options" };
const EXAMPLES: Text = { en: "Examples", fr: "Exemples" };
const COMMANDS: Text = { en: "Commands", fr: "Commandes" };
const MORE: Text = {
  en: "marienbad COMMAND --help tells more about one of them.",
  fr: "marienbad COMMANDE --help en dit plus sur l'une d'elles.",
};

/** The page that lists every command. */
export function generalHelp(commands: readonly Command[], language: Language): string {
  const rows = commands.map((command): [string, string] => [command.name, command.summary[language]]);
  return [
    TITLE[language],
    "",
    `${USAGE[language]}: marienbad ${COMMANDS[language].toUpperCase().slice(0, -1)} …`,
    "",
    `${COMMANDS[language]}:`,
    ...table(rows),
    "",
    MORE[language],
  ].join("\n");
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
    `${USAGE[language]}: marienbad ${command.usage}`,
    "",
    `${FLAGS[language]}:`,
    ...table(rows),
    "",
    `${EXAMPLES[language]}:`,
    ...command.examples.map((example) => `  ${example}`),
  ].join("\n");
}

function flagUsage(flag: Flag): string {
  const dashes = flag.name.length === 1 ? "-" : "--";
  return `${dashes}${flag.name}${flag.value === undefined ? "" : ` ${flag.value}`}`;
}

/** Two columns, the first as wide as it needs. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

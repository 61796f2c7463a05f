import { type Messages, messages, type Text, text } from "marienbad/base";
import type { Command } from "./command.ts";

/** The program that the commands of this package belong to. */
export const MAIN_PROGRAM = "marienbad";

const usageOf = ({ program = MAIN_PROGRAM, usage }: Pick<Command, "program" | "usage">): Text =>
  text(`Usage: ${program} ${usage}`, `Usage : ${program} ${usage}`);

const en = {
  /** Flag names include their dashes. */
  unknownFlag: (command: string, flag: string, close: string | undefined, known: readonly string[]) =>
    `${command} has no flag ${flag}.${close === undefined ? "" : ` Did you mean ${close}?`} ` +
    `Known: ${known.join(", ")}.`,
  generalUsage: (program: string) => `Usage: ${program} COMMAND …`,
  COMMANDS: "Commands:",
  RUN_AS_CODE: "GAME may be a file of rules, ./mygame.ts: it is run as code, with all your rights.",
  moreHelp: (program: string) => `${program} COMMAND --help tells more about one of them.`,
  FLAGS: "Flags:",
  EXAMPLES: "Examples:",
  /** Added if only a rule can tell the owners of the vertices. */
  OWNER_FLAGS: "(--player-slot K, --player0-below N)",
  COMMAND: "command",
  wrongDashes: (typed: string, right: string) => `There is no flag ${typed}: it is written ${right}.`,
  flagTwice: (flag: string) => `${flag} is given twice.`,
  takesNoValue: (flag: string) => `${flag} takes no value.`,
  needsValue: (flag: string, value: string) => `${flag} needs a value: ${value}.`,
  givenTwice: (option: string) => `Option ${option} is given twice.`,
  wrongValue: (flag: string, value: string, takes: Text) => `${flag} ${value} is not valid: it takes ${takes.en}.`,
  wholeNumber: (min: number, max: number) =>
    max === Number.MAX_SAFE_INTEGER ? `a whole number of at least ${min}` : `a whole number from ${min} to ${max}`,
  oneOf: (choices: readonly string[]) => choices.join(" or "),
  missingArgument: (command: Command) => `An argument is missing. ${usageOf(command).en}`,
  extraArgument: (word: string, command: Command) => `Unexpected argument "${word}". ${usageOf(command).en}`,
  RAISE_LIMIT: "--limit N sets the limit.",
  ASK_EXPERT: "The command analyse asks the game's own solver, which explores nothing.",
  RAISE_BUDGET: "--time MS and --nodes N set the budget.",
  RAISE_TIME: "--time MS sets the time.",
  RAISE_LIMIT_OR_USE_FILE:
    "--limit N sets the limit; --database FILE solves level by level into a file, however many positions there are.",
  afterPositions: (count = 0) => `after ${count.toLocaleString("en")} positions`,
  afterNodes: (count = 0) => `after ${count.toLocaleString("en")} nodes`,
  moreHeap: (megabytes: number, machine: number) =>
    `NODE_OPTIONS=--max-old-space-size=${megabytes}, set before the command, gives it ${megabytes} of this machine's ` +
    `${machine} MiB.`,
  USE_SYMMETRY: "--symmetry treats mirror images as one position.",
  USE_FILE: "--database FILE solves level by level into a file, however many positions there are.",
  STANDARD_INPUT: "standard input",
  inSource: (source: Text, said: Text) => `${source.en}: ${said.en}`,
  moreFaults: (count: number) => `… (${count.toLocaleString("en")})`,
  unwrittenAnswer: (why: Text) => `The answer could not be written: ${why.en}.`,
  moduleFails: (file: string, why: Text) => `The module ${file} fails: ${why.en}.`,
  insideMarienbad: (message: string) =>
    `Something went wrong inside Marienbad: ${message}. Please report it with the command you typed.`,
  PART_MISSING: "A part of Marienbad is missing here: in a copy of its sources, run `npm run build` first.",
  INTERRUPTED: "Interrupted.",
  tooLittleMemory: (megabytes: number, available: number) =>
    `${megabytes} MiB do not fit: there are ${available} MiB here. A smaller --memory is only slower.`,
  COLON: ":",
};

const fr: Messages<typeof en> = {
  unknownFlag: (command, flag, close, known) =>
    `${command} n'a pas d'option ${flag}.${close === undefined ? "" : ` Vouliez-vous dire ${close} ?`} ` +
    `Sont connues : ${known.join(", ")}.`,
  generalUsage: (program) => `Usage : ${program} COMMANDE …`,
  COMMANDS: "Commandes :",
  RUN_AS_CODE: "GAME peut être un fichier de règles, ./monjeu.ts : il est exécuté comme du code, avec tous vos droits.",
  moreHelp: (program) => `${program} COMMANDE --help en dit plus sur l'une d'elles.`,
  FLAGS: "Options :",
  EXAMPLES: "Exemples :",
  OWNER_FLAGS: "(--player-slot K, --player0-below N)",
  COMMAND: "de commande",
  wrongDashes: (typed, right) => `Il n'y a pas d'option ${typed} : elle s'écrit ${right}.`,
  flagTwice: (flag) => `${flag} est donné deux fois.`,
  takesNoValue: (flag) => `${flag} ne prend pas de valeur.`,
  needsValue: (flag, value) => `${flag} demande une valeur : ${value}.`,
  givenTwice: (option) => `L'option ${option} est donnée deux fois.`,
  wrongValue: (flag, value, takes) => `${flag} ${value} n'est pas possible : il faut ${takes.fr}.`,
  wholeNumber: (min, max) =>
    max === Number.MAX_SAFE_INTEGER ? `un nombre entier d'au moins ${min}` : `un nombre entier de ${min} à ${max}`,
  oneOf: (choices) => choices.join(" ou "),
  missingArgument: (command) => `Il manque un argument. ${usageOf(command).fr}`,
  extraArgument: (word, command) => `"${word}" est un argument de trop. ${usageOf(command).fr}`,
  RAISE_LIMIT: "--limit N fixe la limite.",
  ASK_EXPERT: "La commande analyse interroge le solveur propre au jeu, qui n'explore rien.",
  RAISE_BUDGET: "--time MS et --nodes N fixent le budget.",
  RAISE_TIME: "--time MS fixe le temps.",
  RAISE_LIMIT_OR_USE_FILE:
    "--limit N fixe la limite ; --database FILE résout niveau par niveau dans un fichier, quel que soit leur nombre.",
  afterPositions: (count = 0) => `après ${count.toLocaleString("fr")} positions`,
  afterNodes: (count = 0) => `après ${count.toLocaleString("fr")} nœuds`,
  moreHeap: (megabytes, machine) =>
    `NODE_OPTIONS=--max-old-space-size=${megabytes}, devant la commande, lui donne ${megabytes} des ${machine} Mio ` +
    "de cette machine.",
  USE_SYMMETRY: "--symmetry confond les positions symétriques.",
  USE_FILE: "--database FILE résout niveau par niveau dans un fichier, quel que soit le nombre de positions.",
  STANDARD_INPUT: "entrée standard",
  inSource: (source, said) => `${source.fr} : ${said.fr}`,
  moreFaults: (count) => `… (${count.toLocaleString("fr")})`,
  unwrittenAnswer: (why) => `La réponse n'a pas pu être écrite : ${why.fr}.`,
  moduleFails: (file, why) => `Le module ${file} échoue : ${why.fr}.`,
  insideMarienbad: (message) =>
    `Une erreur s'est produite dans Marienbad : ${message}. Merci de la signaler avec la commande tapée.`,
  PART_MISSING: "Une partie de Marienbad manque ici : dans une copie des sources, lancez d'abord `npm run build`.",
  INTERRUPTED: "Interrompu.",
  tooLittleMemory: (megabytes, available) =>
    `${megabytes} Mio ne tiennent pas : il y a ${available} Mio ici. Avec moins de --memory, c'est seulement ` +
    "plus lent.",
  COLON: " :",
};

export const texts = { ...messages(en, fr), usageOf };

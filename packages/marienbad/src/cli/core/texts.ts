import { type Text, text } from "../../base/text.ts";
import type { Command } from "./command.ts";
import { MAIN_PROGRAM } from "./program.ts";

/** The page that lists every command. */
export const generalUsage = (program: string): Text =>
  text(`Usage: ${program} COMMAND …`, `Usage : ${program} COMMANDE …`);
export const COMMANDS: Text = text("Commands:", "Commandes :");
/** In the help of commands that take a game. */
export const RUN_AS_CODE: Text = text(
  "GAME may be a file of rules, ./mygame.ts: it is run as code, with all your rights.",
  "GAME peut être un fichier de règles, ./monjeu.ts : il est exécuté comme du code, avec tous vos droits.",
);

export const moreHelp = (program: string): Text =>
  text(
    `${program} COMMAND --help tells more about one of them.`,
    `${program} COMMANDE --help en dit plus sur l'une d'elles.`,
  );

/** The page of one command. */
export const usageOf = ({ program = MAIN_PROGRAM, usage }: Pick<Command, "program" | "usage">): Text =>
  text(`Usage: ${program} ${usage}`, `Usage : ${program} ${usage}`);
export const FLAGS: Text = text("Flags:", "Options :");
export const EXAMPLES: Text = text("Examples:", "Exemples :");

/** Added where only a rule can say who owns the vertices of an arena. */
export const OWNER_FLAGS: Text = text("(--player-slot K, --player0-below N)", "(--player-slot K, --player0-below N)");

/** What a command is called after "there is no". */
export const COMMAND: Text = text("command", "de commande");

/** Flags stand in these sentences with their dashes. */
export const unknownFlag = (
  command: string,
  flag: string,
  close: string | undefined,
  known: readonly string[],
): Text => {
  const list = known.join(", ");
  const guess = close === undefined ? text("", "") : text(` Did you mean ${close}?`, ` Vouliez-vous dire ${close} ?`);
  return text(
    `${command} has no flag ${flag}.${guess.en} Known: ${list}.`,
    `${command} n'a pas d'option ${flag}.${guess.fr} Sont connues : ${list}.`,
  );
};

export const wrongDashes = (typed: string, right: string): Text =>
  text(`There is no flag ${typed}: it is written ${right}.`, `Il n'y a pas d'option ${typed} : elle s'écrit ${right}.`);

export const renamedFlag = (before: string, now: string, summary: Text): Text =>
  text(`${before} is now called ${now}: ${summary.en}.`, `${before} s'appelle maintenant ${now} : ${summary.fr}.`);

export const flagTwice = (flag: string): Text => text(`${flag} is given twice.`, `${flag} est donné deux fois.`);

export const takesNoValue = (flag: string): Text => text(`${flag} takes no value.`, `${flag} ne prend pas de valeur.`);

export const needsValue = (flag: string, value: string): Text =>
  text(`${flag} needs a value: ${value}.`, `${flag} demande une valeur : ${value}.`);

export const givenTwice = (option: string): Text =>
  text(`Option ${option} is given twice.`, `L'option ${option} est donnée deux fois.`);

/** A flag with a value that it cannot take, and what it takes. */
export const wrongValue = (flag: string, value: string, takes: Text): Text =>
  text(
    `${flag} ${value} is not valid: it takes ${takes.en}.`,
    `${flag} ${value} n'est pas possible : il faut ${takes.fr}.`,
  );

export const wholeNumber = (min: number, max: number): Text =>
  max === Number.MAX_SAFE_INTEGER
    ? text(`a whole number of at least ${min}`, `un nombre entier d'au moins ${min}`)
    : text(`a whole number from ${min} to ${max}`, `un nombre entier de ${min} à ${max}`);

export const oneOf = (choices: readonly string[]): Text => text(choices.join(" or "), choices.join(" ou "));

export const missingArgument = (command: Command): Text =>
  text(`An argument is missing. ${usageOf(command).en}`, `Il manque un argument. ${usageOf(command).fr}`);

export const extraArgument = (word: string, command: Command): Text =>
  text(
    `Unexpected argument "${word}". ${usageOf(command).en}`,
    `"${word}" est un argument de trop. ${usageOf(command).fr}`,
  );

/** What helps, behind a sentence of the library. */
export const RAISE_LIMIT: Text = text("--limit N sets the limit.", "--limit N fixe la limite.");
export const ASK_EXPERT: Text = text(
  "The command analyse asks the game's own solver, which explores nothing.",
  "La commande analyse interroge le solveur propre au jeu, qui n'explore rien.",
);
export const RAISE_BUDGET: Text = text(
  "--time MS and --nodes N set the budget.",
  "--time MS et --nodes N fixent le budget.",
);
export const RAISE_TIME: Text = text("--time MS sets the time.", "--time MS fixe le temps.");
export const RAISE_LIMIT_OR_USE_FILE: Text = text(
  "--limit N sets the limit; --database FILE solves level by level into a file, however many positions there are.",
  "--limit N fixe la limite ; --database FILE résout niveau par niveau dans un fichier, quel que soit leur nombre.",
);

/** How far work got that was broken off. */
export const afterPositions = (count = 0): Text =>
  text(`after ${count.toLocaleString("en")} positions`, `après ${count.toLocaleString("fr")} positions`);
export const afterNodes = (count = 0): Text =>
  text(`after ${count.toLocaleString("en")} nodes`, `après ${count.toLocaleString("fr")} nœuds`);

/** What helps where memory is short. */
export const moreHeap = (megabytes: number, machine: number): Text =>
  text(
    `NODE_OPTIONS=--max-old-space-size=${megabytes}, set before the command, gives it ${megabytes} of this machine's ` +
      `${machine} MiB.`,
    `NODE_OPTIONS=--max-old-space-size=${megabytes}, devant la commande, lui donne ${megabytes} des ${machine} Mio ` +
      "de cette machine.",
  );
export const USE_SYMMETRY: Text = text(
  "--symmetry treats mirror images as one position.",
  "--symmetry confond les positions symétriques.",
);
export const USE_FILE: Text = text(
  "--database FILE solves level by level into a file, however many positions there are.",
  "--database FILE résout niveau par niveau dans un fichier, quel que soit le nombre de positions.",
);

/** What was read from `-`. */
export const STANDARD_INPUT: Text = text("standard input", "entrée standard");

/** A fault of what was read from a source, or what stands for those that are not listed. */
export const inSource = (source: Text, said: Text): Text =>
  text(`${source.en}: ${said.en}`, `${source.fr} : ${said.fr}`);

export const moreFaults = (count: number): Text =>
  text(`… (${count.toLocaleString("en")})`, `… (${count.toLocaleString("fr")})`);

export const unwrittenAnswer = (why: Text): Text =>
  text(`The answer could not be written: ${why.en}.`, `La réponse n'a pas pu être écrite : ${why.fr}.`);

export const moduleFails = (file: string, why: Text): Text =>
  text(`The module ${file} fails: ${why.en}.`, `Le module ${file} échoue : ${why.fr}.`);

export const insideMarienbad = (message: string): Text =>
  text(
    `Something went wrong inside Marienbad: ${message}. Please report it with the command you typed.`,
    `Une erreur s'est produite dans Marienbad : ${message}. Merci de la signaler avec la commande tapée.`,
  );

export const INTERRUPTED: Text = text("Interrupted.", "Interrompu.");

export const tooLittleMemory = (megabytes: number, available: number): Text =>
  text(
    `${megabytes} MiB do not fit: there are ${available} MiB here. A smaller --memory is only slower.`,
    `${megabytes} Mio ne tiennent pas : il y a ${available} Mio ici. Avec moins de --memory, c'est seulement ` +
      "plus lent.",
  );

/** Between a name and what is said of it. */
export const COLON: Text = text(":", " :");

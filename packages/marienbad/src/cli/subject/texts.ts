import { type Text, text } from "../../base/text.ts";
import type { Player } from "../../game/index.ts";

/** What a vertex is called after "there is no". */
export const VERTEX: Text = text("vertex", "de sommet");

/** A position as a word and another by `--from`. */
export const twoPositions = (from: string, word: string): Text =>
  text(
    `Two positions are given, --from ${from} and ${word}: give one.`,
    `Il y a deux positions, --from ${from} et ${word} : donnez-en une.`,
  );

export const arenaHasNoOptions = (option: string): Text =>
  text(
    `An arena has no options, so ${option}= means nothing here.`,
    `Une arène n'a pas d'options, donc ${option}= ne veut rien dire ici.`,
  );

export const noSymmetry = (game: string): Text =>
  text(
    `--symmetry does not apply: ${game} has no symmetry that keeps winner and turn.`,
    `--symmetry ne s'applique pas : ${game} n'a pas de symétrie qui garde le gagnant et le trait.`,
  );

/** Rules that keep the contract in form only would be solved to wrong answers. */
export const brokenRules = (path: string, position: string, why: Text): Text =>
  text(
    `The rules of ${path} are wrong at ${position}: ${why.en}. "marienbad lint ${path}" shows all faults.`,
    `Les règles de ${path} sont fausses en ${position} : ${why.fr}. ` +
      `« marienbad lint ${path} » montre toutes les fautes.`,
  );

/** Exploring was given some time, which is over. */
export const notAllExplored = (milliseconds: number, positions: number): Text =>
  text(
    `After ${milliseconds.toLocaleString("en")} ms ${positions.toLocaleString("en")} positions are found, and there ` +
      "are more: give it more time, or search instead of solving.",
    `Après ${milliseconds.toLocaleString("fr")} ms, ${positions.toLocaleString("fr")} positions sont trouvées, et il ` +
      "y en a d'autres : donnez plus de temps, ou cherchez au lieu de résoudre.",
  );

/** Gambit's other format. */
export const extensiveGame = (name: string): Text =>
  text(
    `${name} is an extensive game of Gambit (chance, hidden information), which is not read: save its strategic form ` +
      "as .nfg for nash, or write its graph as an arena.",
    `${name} est un jeu extensif de Gambit (hasard, information cachée), qui ne se lit pas : enregistrez sa forme ` +
      "stratégique en .nfg pour nash, ou écrivez son graphe comme une arène.",
  );

/** A word that is neither a game nor a file whose format can be told from its name. */
export const unknownSubject = (name: string, endings: readonly string[], nearest: string | undefined): Text => {
  const known = endings.map((ending) => `.${ending}`).join(", ");
  const guess =
    nearest === undefined ? text("", "") : text(` Did you mean "${nearest}"?`, ` Vouliez-vous dire "${nearest}" ?`);
  return text(
    `${name} is neither a game nor a file of a known format: files end in ${known} (also .gz), .js or .ts; ` +
      `--input names the format of others.${guess.en}`,
    `${name} n'est ni un jeu ni un fichier d'un format connu : il finit par ${known} (aussi .gz), .js ou .ts ; ` +
      `--input donne le format des autres.${guess.fr}`,
  );
};

export const positionsFound = (count: number): Text =>
  text(`${count.toLocaleString("en")} positions`, `${count.toLocaleString("fr")} positions`);

/** The objective of a file that a command knows nothing about. */
export const onlyGoals = (path: string, objective: string): Text =>
  text(
    `The objective of ${path} is ${objective}, which this command does not know: solve, check, verify, convert and ` +
      "draw do.",
    `L'objectif de ${path} est ${objective}, que cette commande ne connaît pas : solve, check, verify, convert et ` +
      "draw le connaissent.",
  );

/* Strategies. */

export const unreachable = (position: string): Text =>
  text(`${position} cannot be reached`, `${position} n'est pas une position qui peut être atteinte`);

export const noVertex = (name: string): Text => text(`${name} is not a vertex`, `${name} n'est pas un sommet`);

/** The first of many are enough. */
const MAX_SHOWN = 5;

export const entriesOfOther = (player: Player, names: readonly string[]): Text => {
  const shown = names.slice(0, MAX_SHOWN).join(", ") + (names.length > MAX_SHOWN ? ", …" : "");
  return text(
    `Not looked at, since player ${player} does not move there: ${names.length} of the entries (${shown}).`,
    `Sans effet, car le joueur ${player} n'y a pas le trait : ${names.length} des entrées (${shown}).`,
  );
};

export const noStrategyInside = (path: string): Text =>
  text(
    `${path} has no function as its default export: expected (names, positions) => the next position, or the move.`,
    `${path} n'a pas de fonction comme export par défaut : ce devrait être (names, positions) => la position ` +
      "suivante, ou le coup.",
  );

export const strategyFails = (path: string, play: readonly string[], why: string): Text =>
  text(`${path} fails after ${play.join(" → ")}: ${why}.`, `${path} échoue après ${play.join(" → ")} : ${why}.`);

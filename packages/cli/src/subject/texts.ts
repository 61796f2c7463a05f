import { type Messages, messages, type Text } from "marienbad/base";
import type { Player } from "marienbad/game";

const MAX_SHOWN = 5;
const firstOf = (names: readonly string[]): string =>
  names.slice(0, MAX_SHOWN).join(", ") + (names.length > MAX_SHOWN ? ", …" : "");

const en = {
  unknownSubject: (name: string, endings: readonly string[], nearest: string | undefined) =>
    `${name} is neither a game nor a file of a known format: files end in .${endings.join(", .")} (also .gz), .js or ` +
    `.ts; --input names the format of others.${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}`,
  entriesOfOther: (player: Player, names: readonly string[]) =>
    `Not looked at, since player ${player} does not move there: ${names.length} of the entries (${firstOf(names)}).`,
  VERTEX: "vertex",
  twoPositions: (from: string, word: string) => `Two positions are given, --from ${from} and ${word}: give one.`,
  arenaHasNoOptions: (option: string) => `An arena has no options, so ${option}= means nothing here.`,
  noSymmetry: (game: string) => `--symmetry does not apply: ${game} has no symmetry that keeps winner and turn.`,
  brokenRules: (path: string, position: string, why: Text) =>
    `The rules of ${path} are wrong at ${position}: ${why.en}. "marienbad lint ${path}" shows all faults.`,
  notAllExplored: (milliseconds: number, positions: number) =>
    `After ${milliseconds.toLocaleString("en")} ms ${positions.toLocaleString("en")} positions are found, and there ` +
    "are more: give it more time, or search instead of solving.",
  extensiveGame: (name: string) =>
    `${name} is an extensive game of Gambit (chance, hidden information), which is not read: save its strategic form ` +
    "as .nfg for nash, or write its graph as an arena.",
  positionsFound: (count: number) => `${count.toLocaleString("en")} positions`,
  onlyGoals: (path: string, objective: string) =>
    `The objective of ${path} is ${objective}, which this command does not know: solve, check, verify, convert and ` +
    "draw do.",

  /* Strategies. */
  unreachable: (position: string) => `${position} cannot be reached`,
  noVertex: (name: string) => `${name} is not a vertex`,
  noStrategyInside: (path: string) =>
    `${path} has no function as its default export: expected (names, positions) => the next position, or the move.`,
  strategyFails: (path: string, play: readonly string[], why: string) =>
    `${path} fails after ${play.join(" → ")}: ${why}.`,
};

const fr: Messages<typeof en> = {
  unknownSubject: (name, endings, nearest) =>
    `${name} n'est ni un jeu ni un fichier d'un format connu : il finit par .${endings.join(", .")} (aussi .gz), .js ` +
    `ou .ts ; --input donne le format des autres.${nearest === undefined ? "" : ` Vouliez-vous dire "${nearest}" ?`}`,
  entriesOfOther: (player, names) =>
    `Sans effet, car le joueur ${player} n'y a pas le trait : ${names.length} des entrées (${firstOf(names)}).`,
  VERTEX: "de sommet",
  twoPositions: (from, word) => `Il y a deux positions, --from ${from} et ${word} : donnez-en une.`,
  arenaHasNoOptions: (option) => `Une arène n'a pas d'options, donc ${option}= ne veut rien dire ici.`,
  noSymmetry: (game) => `--symmetry ne s'applique pas : ${game} n'a pas de symétrie qui garde le gagnant et le trait.`,
  brokenRules: (path, position, why) =>
    `Les règles de ${path} sont fausses en ${position} : ${why.fr}. ` +
    `« marienbad lint ${path} » montre toutes les fautes.`,
  notAllExplored: (milliseconds, positions) =>
    `Après ${milliseconds.toLocaleString("fr")} ms, ${positions.toLocaleString("fr")} positions sont trouvées, et il ` +
    "y en a d'autres : donnez plus de temps, ou cherchez au lieu de résoudre.",
  extensiveGame: (name) =>
    `${name} est un jeu extensif de Gambit (hasard, information cachée), qui ne se lit pas : enregistrez sa forme ` +
    "stratégique en .nfg pour nash, ou écrivez son graphe comme une arène.",
  positionsFound: (count) => `${count.toLocaleString("fr")} positions`,
  onlyGoals: (path, objective) =>
    `L'objectif de ${path} est ${objective}, que cette commande ne connaît pas : solve, check, verify, convert et ` +
    "draw le connaissent.",
  unreachable: (position) => `${position} n'est pas une position qui peut être atteinte`,
  noVertex: (name) => `${name} n'est pas un sommet`,
  noStrategyInside: (path) =>
    `${path} n'a pas de fonction comme export par défaut : ce devrait être (names, positions) => la position ` +
    "suivante, ou le coup.",
  strategyFails: (path, play, why) => `${path} échoue après ${play.join(" → ")} : ${why}.`,
};

export const texts = messages(en, fr);

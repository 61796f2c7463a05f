import type { Text } from "../../base/text.ts";

/** What can be typed instead of a move, in both languages at once. */
export const PLAY_COMMANDS = [
  {
    id: "help",
    words: ["help", "aide", "?"],
    usage: { en: "help", fr: "aide" },
    summary: { en: "this list", fr: "cette liste" },
  },
  {
    id: "moves",
    words: ["moves", "coups", "m"],
    usage: { en: "moves", fr: "coups" },
    summary: { en: "the legal moves", fr: "les coups permis" },
  },
  {
    id: "board",
    words: ["board", "plateau", "b"],
    usage: { en: "board", fr: "plateau" },
    summary: { en: "the board again", fr: "le plateau" },
  },
  {
    id: "hint",
    words: ["hint", "conseil", "h"],
    usage: { en: "hint", fr: "conseil" },
    summary: { en: "a good move", fr: "un bon coup" },
  },
  {
    id: "values",
    words: ["values", "valeurs", "v"],
    usage: { en: "values", fr: "valeurs" },
    summary: { en: "what each move is worth", fr: "ce que vaut chaque coup" },
  },
  {
    id: "undo",
    words: ["undo", "annuler", "u"],
    usage: { en: "undo", fr: "annuler" },
    summary: { en: "take your last move back", fr: "reprendre votre dernier coup" },
  },
  {
    id: "save",
    words: ["save", "sauver", "s"],
    usage: { en: "save FILE", fr: "sauver FICHIER" },
    summary: { en: "write the moves to a file", fr: "écrire les coups dans un fichier" },
  },
  {
    id: "quit",
    words: ["quit", "quitter", "exit", "q"],
    usage: { en: "quit", fr: "quitter" },
    summary: { en: "stop here", fr: "arrêter" },
  },
] as const satisfies readonly { id: string; words: readonly string[]; usage: Text; summary: Text }[];

export type PlayCommand = (typeof PLAY_COMMANDS)[number]["id"];

/** The command of a line and the rest of it; undefined when it should be a move. */
export function readCommand(line: string): { readonly id: PlayCommand; readonly rest: string } | undefined {
  const [word, ...rest] = line.trim().split(/\s+/);
  const name = word.replace(/^:/, "").toLowerCase();
  const found = PLAY_COMMANDS.find(({ words }) => (words as readonly string[]).includes(name));
  return found === undefined ? undefined : { id: found.id, rest: rest.join(" ") };
}

export const PLAY_TEXTS = {
  youAre: { en: "You are player", fr: "Vous êtes le joueur" },
  both: { en: "You play both sides.", fr: "Vous jouez les deux camps." },
  against: { en: "against", fr: "contre" },
  yourMove: { en: "Your move:", fr: "À vous :" },
  toMove: { en: "to move:", fr: "joue :" },
  typeHelp: { en: "(help: what else you can type)", fr: "(aide : ce que l'on peut taper d'autre)" },
  player: { en: "Player", fr: "Le joueur" },
  plays: { en: "plays", fr: "joue" },
  thinks: { en: "thinks …", fr: "réfléchit…" },
  wins: { en: "wins.", fr: "gagne." },
  youWin: { en: "You win!", fr: "Vous gagnez !" },
  youLose: { en: "You lose.", fr: "Vous perdez." },
  draw: { en: "A draw.", fr: "Match nul." },
  repeated: {
    en: "This position has come three times: the play could go on for ever, so it is a draw.",
    fr: "Cette position revient pour la troisième fois : la partie pourrait durer toujours, elle est nulle.",
  },
  legal: { en: "Legal moves:", fr: "Coups permis :" },
  tryMove: { en: "Try", fr: "Essayez" },
  undone: { en: "Taken back.", fr: "Repris." },
  nothingToUndo: { en: "There is nothing to take back.", fr: "Il n'y a rien à reprendre." },
  saved: { en: "Saved; --resume goes on from there:", fr: "Sauvé ; --resume reprend de là :" },
  saveWhere: { en: "save needs the name of a file.", fr: "sauver demande un nom de fichier." },
  stopped: { en: "The play stops here.", fr: "La partie s'arrête ici." },
  goOn: { en: "To go on later: --moves", fr: "Pour continuer plus tard : --moves" },
  moves: { en: "Moves:", fr: "Coups :" },
} as const satisfies Readonly<Record<string, Text>>;

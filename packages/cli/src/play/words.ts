import { type Text, text } from "marienbad/base";

/** Commands that can be typed instead of a move, in both languages; the first word is the id. */
export const PLAY_COMMANDS = [
  { words: ["help", "aide", "?"], summary: text("this list", "cette liste") },
  { words: ["moves", "coups", "m"], summary: text("the legal moves", "les coups permis") },
  { words: ["board", "plateau", "b"], summary: text("the board again", "le plateau") },
  { words: ["hint", "conseil", "h"], summary: text("a good move", "un bon coup") },
  { words: ["values", "valeurs", "v"], summary: text("what each move is worth", "ce que vaut chaque coup") },
  {
    words: ["review", "analyse", "r"],
    summary: text("what each move so far threw away", "ce que chaque coup a gâché jusqu'ici"),
  },
  { words: ["undo", "annuler", "u"], summary: text("take your last move back", "reprendre votre dernier coup") },
  {
    words: ["save", "sauver", "s"],
    usage: text("save FILE", "sauver FICHIER"),
    summary: text("write the moves to a file", "écrire les coups dans un fichier"),
  },
  { words: ["quit", "quitter", "exit", "q"], summary: text("stop here", "arrêter") },
] as const satisfies readonly { words: readonly string[]; usage?: Text; summary: Text }[];

export type PlayCommand = (typeof PLAY_COMMANDS)[number]["words"][0];

/** The usage of a command, in either language. */
export function usageOf({ words: [en, fr], usage = text(en, fr) }: PlayCommandEntry): Text {
  return usage;
}

interface PlayCommandEntry {
  readonly words: readonly [string, string, ...string[]];
  readonly usage?: Text;
}

/** The command in a line and its arguments; undefined if the line is a move. */
export function readCommand(line: string): { readonly id: PlayCommand; readonly rest: string } | undefined {
  const [word, ...rest] = line.trim().split(/\s+/);
  const name = word.replace(/^:/, "").toLowerCase();
  const found = PLAY_COMMANDS.find(({ words }) => (words as readonly string[]).includes(name));
  return found === undefined ? undefined : { id: found.words[0], rest: rest.join(" ") };
}

export const PLAY_TEXTS = {
  youAre: text("You are player", "Vous êtes le joueur"),
  both: text("You play both sides.", "Vous jouez les deux camps."),
  against: text("against", "contre"),
  yourMove: text("Your move:", "À vous :"),
  toMove: text("to move:", "joue :"),
  typeHelp: text("(help: what else you can type)", "(aide : ce que l'on peut taper d'autre)"),
  player: text("Player", "Le joueur"),
  plays: text("plays", "joue"),
  thinks: text("thinks …", "réfléchit…"),
  wins: text("wins.", "gagne."),
  pointsSoFar: text("Points of player 0:", "Points du joueur 0 :"),
  youWin: text("You win!", "Vous gagnez !"),
  youLose: text("You lose.", "Vous perdez."),
  draw: text("A draw.", "Match nul."),
  repeated: text(
    "This position has come three times: the play could go on for ever, so it is a draw.",
    "Cette position revient pour la troisième fois : la partie pourrait durer toujours, elle est nulle.",
  ),
  reviewOffer: text(
    "(review: what each move threw away; Enter ends)",
    "(analyse : ce que chaque coup a gâché ; Entrée pour finir)",
  ),
  legal: text("Legal moves:", "Coups permis :"),
  tryMove: text("Try", "Essayez"),
  undone: text("Taken back.", "Repris."),
  nothingToUndo: text("There is nothing to take back.", "Il n'y a rien à reprendre."),
  saved: text("Saved; --resume goes on from there:", "Sauvé ; --resume reprend de là :"),
  saveWhere: text("save needs the name of a file.", "sauver demande un nom de fichier."),
  stopped: text("The play stops here.", "La partie s'arrête ici."),
  goOn: text("To go on later: --moves", "Pour continuer plus tard : --moves"),
  moves: text("Moves:", "Coups :"),
} as const satisfies Readonly<Record<string, Text>>;

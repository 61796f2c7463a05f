import { type Text, text } from "marienbad";
import { number } from "../base/language.ts";

const many = (count: number, one: string, more: string): string => `${number(count)} ${count === 1 ? one : more}`;

export const title = text("My rules", "Mes règles");
export const lead = text(
  "Write a game; it is checked as you type, then played, solved and drawn like any other.",
  "Écrivez un jeu ; il est vérifié à chaque frappe, puis joué, résolu et dessiné comme les autres.",
);
export const example = text("Example", "Exemple");
export const yourRules = text("Your own rules", "Vos propres règles");
export const editorLabel = text(
  "Rules of the game. Escape, then Tab leaves the editor.",
  "Règles du jeu. Échap puis Tab quitte l'éditeur.",
);
export const saved = text("kept in this browser", "enregistré dans ce navigateur");
export const copyLink = text("Copy the link", "Copier le lien");
export const linkCopied = text("The link is copied. It contains the code.", "Le lien est copié. Il contient le code.");
export const exportFile = text("Save as a file", "Enregistrer un fichier");
export const importFile = text("Open a file", "Ouvrir un fichier");
export const play = text("Play", "Jouer");
export const graph = text("See the graph", "Voir le graphe");
export const solution = text("Solve", "Résoudre");
export const tree = text("See the tree", "Voir l'arbre");
export const faults = text("What is wrong", "Ce qui ne va pas");
export const checking = text("Checking…", "Vérification…");
export const exploring = (count: number) =>
  text(`${many(count, "position", "positions")} so far…`, `${many(count, "position", "positions")} pour l'instant…`);
export const stop = text("Stop", "Arrêter");
export const allRight = text("nothing wrong", "rien à redire");
export const faultCount = (count: number) => text(many(count, "fault", "faults"), many(count, "faute", "fautes"));
export const atLine = (line: number, column?: number): Text =>
  column === undefined
    ? text(`Line ${line}`, `Ligne ${line}`)
    : text(`Line ${line}, column ${column}`, `Ligne ${line}, colonne ${column}`);
/** Below the figure of rules that have faults by now. */
export const lastValid = text("Figure of the last version that was valid", "Figure de la dernière version valable");
export const neverPlays = (player: Text) =>
  text(`${player.en} never plays: is \`turn\` right?`, `${player.fr} ne joue jamais : \`turn\` est-il juste ?`);
export const oneRemark = text("one remark", "une remarque");
export const inMember = (member: string) => text(`In ${member}`, `Dans ${member}`);
export const syntaxError = (language: string) =>
  text(`This is not ${language} yet.`, `Ce n'est pas encore du ${language}.`);
export const rulesLanguage = text("Language", "Langage");
export const nothingCame = text("The rules gave back nothing.", "Les règles n'ont rien renvoyé.");
export const somebodysCode = text("Somebody else's rules", "Les règles de quelqu'un d'autre");
export const runsAfterClick = text(
  "This code came with the link. Read it first: it runs only when you press the button, in a sandbox without network " +
    "or storage. Your own rules are kept until then.",
  "Ce code est venu avec le lien. Lisez-le d'abord : il ne s'exécute que si vous pressez le bouton, dans un bac à " +
    "sable sans réseau ni stockage. Vos propres règles sont gardées jusque-là.",
);
export const forALink = text(
  "The link leads to a game by these rules; it opens once they have run.",
  "Le lien mène à un jeu selon ces règles ; il s'ouvre dès qu'elles ont été exécutées.",
);
export const runIt = text("Run it here", "L'exécuter ici");
export const backToMine = text("Back to my rules", "Revenir à mes règles");
export const positionsAndMoves = (positions: number, moves: number) =>
  text(
    `${many(positions, "position", "positions")}, ${many(moves, "move", "moves")}`,
    `${many(positions, "position", "positions")}, ${many(moves, "coup", "coups")}`,
  );
export const endsAlways = text("always ends", "finit toujours");
export const mayGoOn = text("may go on for ever", "peut ne jamais finir");
export const winnerAtEveryEnd = text("a winner at every end", "un gagnant à chaque fin");
export const drawnEnds = (count: number) =>
  text(many(count, "drawn end", "drawn ends"), many(count, "fin nulle", "fins nulles"));
export const fromTheStart = text("From the start", "Depuis le début");
export const bestMoves = (words: readonly string[]) =>
  text(`best: ${words.join(", ")}`, `le mieux : ${words.join(", ")}`);
export const wins = (count: number) => text(`wins ${number(count)}`, `en gagne ${number(count)}`);
export const drawn = (count: number) => text(`drawn: ${number(count)}`, `nulles : ${number(count)}`);
export const whoWins = text("Positions by who wins them", "Positions selon qui les gagne");
export const contract = text("What the rules are", "Ce que sont les règles");
export const tooLong = (most: number) =>
  text(
    `The code is longer than ${many(most, "character", "characters")}.`,
    `Le code dépasse ${many(most, "caractère", "caractères")}.`,
  );
export const setAside = text("Set this version aside", "Mettre cette version de côté");
export const isSetAside = text(
  "This version is set aside. This browser keeps it.",
  "Cette version est mise de côté. Ce navigateur la garde.",
);
export const forgetAside = text("Forget the version set aside", "Oublier la version mise de côté");
export const compareVersions = text("Compare with the version set aside", "Comparer à la version mise de côté");
export const versionBefore = ({ en, fr }: Text) => text(`${en} (set aside)`, `${fr} (mise de côté)`);

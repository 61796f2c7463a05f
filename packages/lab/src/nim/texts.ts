import { type Text, text } from "marienbad";
import { counted, number } from "../base/language.ts";

// chart.tsx
export const chartGrundyValues = text("Chart of the Grundy values", "Diagramme des valeurs de Grundy");
export const periodLabel = (period: number) => text(`period ${period}`, `période ${period}`);
export const grundyValuesHeaps = (first: string) =>
  text(`Grundy values of the heaps from 0 on: ${first}…`, `Valeurs de Grundy des tas à partir de 0 : ${first}…`);

// columns.tsx
export const value = text("Value", "Valeur");
export const ones = text("ones", "nombre de 1");
export const odd = text(", odd", ", impair");
export const even = text(", even", ", pair");
export const nimSum = text("nim-sum", "somme de Nim");

// grundy-pane.tsx
export const lookingForThePeriod = text("Looking for the period", "Recherche de la période");
export const stop = text("Stop", "Arrêter");
export const aHeap = text("A heap", "Un tas");
export const thePeriod = text("The period", "La période");
export const valuesTable = text("The values as a table", "Les valeurs en tableau");
export const game = text("Game", "Jeu");
export const codeOrSet = text("Or a code (0.77), a set (2,3,5)", "Ou un code (0.77), un ensemble (2,3,5)");
export const show = text("Show", "Montrer");
export const upToHeap = text("Up to the heap of", "Jusqu'au tas de");
export const heapOf = text("Heap of", "Tas de");
export const heapToExplain = text("Heap to explain", "Tas à expliquer");
export const noMovePossible = text(
  "No move is possible from here: the value is 0, and the player to move loses.",
  "Aucun coup n'est possible d'ici : la valeur est 0, et le joueur au trait perd.",
);
export const whatAMoveLeaves = text(
  "What one move can leave, and its value:",
  "Ce qu'un coup peut laisser, et sa valeur :",
);
export const andMore = (more: number) =>
  text(`and ${number(more, "en")} more`, `et ${counted(more, "fr", "autre", "autres")}`);
export const proofMoves = (taken: number, heapsLeft: number) =>
  text(
    `A move takes at most ${counted(taken, "en", "token", "tokens")} from a heap and leaves at most ` +
      `${counted(heapsLeft, "en", "heap", "heaps")} of it.`,
    `Un coup prend au plus ${counted(taken, "fr", "jeton", "jetons")} dans un tas et en laisse au plus ` +
      `${number(heapsLeft, "fr")} tas.`,
  );
export const proofChecked = (
  start: number,
  period: number,
  heapsLeft: number,
  from: number,
  taken: number,
  needed: number,
) =>
  text(
    `From the heap of ${start} on the values come back ${period === 1 ? "at every heap" : `every ${period} heaps`}; ` +
      `this was checked up to the heap of ${heapsLeft} × (${from} + ${period}) + ${taken} = ${needed}.`,
    `À partir du tas de ${start}, les valeurs reviennent ${period === 1 ? "à chaque" : `tous les ${period}`} tas ; ` +
      `on l'a vérifié jusqu'au tas de ${heapsLeft} × (${from} + ${period}) + ${taken} = ${needed}.`,
  );
export const proofForEver = (from: number, period: number) =>
  text(
    `What a move leaves of a still larger heap has a heap of at least ${from} + ${period} in it: with ` +
      `${counted(period, "en", "token", "tokens")} less it has the same value. So n and n + ${period} have ` +
      "options of the same values, hence the same value, for ever (Guy and Smith 1956).",
    `Ce qu'un coup laisse d'un tas encore plus grand contient un tas d'au moins ${from} + ${period} : avec ` +
      `${counted(period, "fr", "jeton", "jetons")} de moins, il a la même valeur. Donc n et n + ${period} ont ` +
      "des options de mêmes valeurs, et la même valeur, pour toujours (Guy et Smith 1956).",
  );
export const proofVerified = text(
  "The certificate was verified again from the rules alone.",
  "Le certificat a été vérifié une seconde fois, à partir des seules règles.",
);
export const periodProof = text("The period and its proof", "La période et sa preuve");
export const wholeNumberWanted = text("A whole number is wanted.", "Il faut un nombre entier.");
export const anyHeapHoweverLarge = text("Any heap, however large", "N'importe quel tas, même immense");
export const itsValue = text("Its value", "Sa valeur");
export const tableOfValues = text("Table of values", "Tableau des valeurs");
export const framedValues = text(
  "Framed: values that differ from those of the period.",
  "Encadrées : les valeurs qui diffèrent de celles de la période.",
);

// grundy-state.ts
export const stoppedAfterTwoMinutes = text("Stopped after two minutes.", "Arrêté après deux minutes.");

// heaps-pane.tsx
export const writeHeaps = (maxHeaps: number, maxHeap: number) =>
  text(
    `Write up to ${maxHeaps} whole numbers from 0 to ${maxHeap}, such as 1 3 5 7.`,
    `Écrivez au plus ${maxHeaps} nombres entiers de 0 à ${maxHeap}, par exemple 1 3 5 7.`,
  );
export const heaps = text("Heaps", "Tas");
export const takeBack = text("Take back", "Reprendre");
export const startAgain = text("Start again", "Recommencer");
export const playWell = text("Play well", "Bien jouer");
export const explain = text("Explain", "Expliquer");
export const why = text("Why", "Pourquoi");
export const reasonsAreHidden = text(
  "The reasons are hidden: try to find the winning move.",
  "Les raisons sont cachées : cherchez le coup gagnant.",
);
export const toMove = (name: string) => text(`${name} to move.`, `${name} joue.`);
export const toMoveWins = (name: string) => text(`${name} to move wins.`, `${name} est au trait et gagne.`);
export const toMoveLoses = (name: string) =>
  text(`${name} to move loses, against good play.`, `${name} est au trait et perd, contre un bon jeu.`);
export const touchAStick = text(
  "Heaps: touch a stick to take it and those after it",
  "Tas : touchez un bâtonnet pour le prendre avec ceux qui suivent",
);
export const heapLabel = (heap: number) => text(`heap ${heap + 1}`, `tas ${heap + 1}`);
export const inBinary = text("In binary", "En binaire");
export const theHeapsInBinary = text("The heaps in binary", "Les tas en binaire");
export const winningMoves = text("Winning moves", "Coups gagnants");
export const thereIsNone = text("There is none.", "Il n'y en a pas.");
export const take = (from: number, to: number) => text(`take ${from - to}`, `prendre ${from - to}`);
export const theReason = text("The reason", "La raison");
export const takesLastToken = text("Who takes the last token", "Qui prend le dernier jeton");
export const theLastTokenWins = text("the last token wins", "le dernier jeton gagne");
export const lastTokenLosesMisere = text("the last token loses (misère)", "le dernier jeton perd (misère)");
export const otherHeaps = text("Other heaps", "D'autres tas");
export const setUp = text("Set up", "Installer");
export const theComputerAnswersFor = (player: Text) =>
  text(`The computer answers for ${player.en}`, `L'ordinateur répond pour ${player.fr}`);

// heaps-state.ts
export const takesFromHeapLeft = (player: Text, taken: number, heap: number, to: number) =>
  text(
    `${player.en} takes ${taken} from heap ${heap + 1}, ${to} left.`,
    `${player.fr} prend ${taken} dans le tas ${heap + 1}, il en reste ${to}.`,
  );
export const wins = (player: Text) => text(`${player.en} wins.`, `${player.fr} gagne.`);

// page.tsx
export const heapsOfNim = text("Heaps of Nim", "Tas de Nim");
export const grundyValues = text("Grundy values", "Valeurs de Grundy");
export const sumsOfGames = text("Sums of games", "Sommes de jeux");
export const nimAndGrundy = text("Nim and Grundy", "Nim et Grundy");
export const view = text("View", "Vue");

// pictures.ts
export const theHeaps = text("The heaps", "Les tas");
export const heapOfPicture = (row: number) => text(`heap ${row + 1}`, `tas ${row + 1}`);
export const theBinaryColumns = text("The binary columns", "Les colonnes binaires");
export const colon = text(":", " :");
export const valuesInBinaryColumns = text("Values in binary columns", "Valeurs en colonnes binaires");
export const theChart = text("The chart", "Le diagramme");
export const grundyValuesTitle = text("Grundy values of the heaps", "Valeurs de Grundy des tas");
export const theTable = text("The table", "Le tableau");

// sums-pane.tsx
export const sumsExplained = text(
  "A move is a move in one of the games, and who cannot move anywhere loses. Each game counts as one heap of Nim.",
  "Un coup est un coup dans l'un des jeux, et qui ne peut plus jouer nulle part perd. Chaque jeu compte comme " +
    "un tas de Nim.",
);
export const gamesOfTheSum = text("Games of the sum", "Jeux de la somme");
export const addAGame = text("Add a game", "Ajouter un jeu");
export const addAGameChoice = text("Add a game…", "Ajouter un jeu…");
export const nobodyCanMove = text(
  "Nobody can move: the player to move has lost.",
  "Plus aucun coup : le joueur au trait a perdu.",
);
export const moverWins = text("The player to move wins.", "Le joueur au trait gagne.");
export const moverLoses = text("The player to move loses.", "Le joueur au trait perd.");
export const valuesGamesBinary = text("The values of the games in binary", "Les valeurs des jeux en binaire");
export const worth = text("worth", "vaut");
export const remove = (partLetter: string) => text(`Remove ${partLetter}`, `Retirer ${partLetter}`);
export const leaves = text("leaves", "laisse");
export const winning = text(", winning", ", gagnant");
export const andMoreMoves = (more: number) =>
  text(`and ${number(more, "en")} more`, `et ${counted(more, "fr", "autre", "autres")}`);
export const options = text("Options", "Options");
export const useThese = text("Use these", "Choisir");

// sums-state.ts
export const movePlayedIn = (word: string, partLetter: string) =>
  text(`${word} in ${partLetter}.`, `${word} dans ${partLetter}.`);
export const stoppedAfterHalfAMinute = text(
  "Stopped after 30 seconds: choose smaller games.",
  "Arrêté après 30 secondes : choisissez des jeux plus petits.",
);

// tasks.ts
export const notAHeapGame = (id: string) =>
  text(
    `${id} is not a game of independent heaps, so it has no table by the size of a heap.`,
    `${id} n'est pas un jeu de tas indépendants : il n'a pas de tableau selon la taille d'un tas.`,
  );

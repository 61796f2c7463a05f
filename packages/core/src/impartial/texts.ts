import { type Text, text } from "../base/text.ts";
import { opponent, type Player } from "../game/game.ts";
import type { PeriodTheorem } from "./period.ts";
import type { RepeatingTail } from "./repeating-tail.ts";

export const noSuchHeap = (max: number, heap: number): Text =>
  text(
    `Heaps go from 0 to ${max.toLocaleString("en")}, not ${heap}.`,
    `Les tas vont de 0 à ${max.toLocaleString("fr")}, non ${heap}.`,
  );

export const negativeHeap = (heap: bigint): Text =>
  text(`A heap has at least 0 tokens, not ${heap}.`, `Un tas a au moins 0 jeton, non ${heap}.`);

export const notAHeap = (heap: number): Text =>
  text(
    `A heap of ${heap} is not possible: it takes a whole number of at least 0.`,
    `Un tas de ${heap} n'est pas possible : il faut un nombre entier, 0 ou plus.`,
  );

export const tooManyMiserePositions = (limit: number): Text =>
  text(
    `The misère outcome needs more than ${limit.toLocaleString("en")} positions, the limit. Ask for smaller heaps.`,
    `L'issue misère demande plus de ${limit.toLocaleString("fr")} positions, la limite. Demandez des tas plus petits.`,
  );

export const noValuesUnderMisere = (): Text =>
  text(
    "Under misère play, where the player who cannot move wins, a game has no Grundy values: " +
      "solve it through its arena, or ask for misère Nim.",
    "En jeu misère, où qui ne peut plus jouer gagne, un jeu n'a pas de valeurs de Grundy : " +
      "résolvez-le par son arène, ou demandez le Nim misère.",
  );

export const HEAP_THEOREM: Text = text("theorem on sums of heaps", "théorème sur les sommes de tas");

export const PARTS_THEOREM: Text = text("theorem of Sprague and Grundy", "théorème de Sprague et Grundy");

export const noGrundyValues = (reason: Text): Text =>
  text(`This game has no Grundy values: ${reason.en}.`, `Ce jeu n'a pas de valeurs de Grundy : ${reason.fr}.`);

export const movesAgain = (move: string, position: string): Text =>
  text(
    `after ${move} in ${position} the same player moves again`,
    `après ${move} en ${position} le même joueur joue encore`,
  );

export const endsMisere = (position: string): Text =>
  text(
    `the player who cannot move in ${position} wins (misère play). Solve the game through its arena instead; ` +
      "for heaps of Nim there is misère Nim",
    `le joueur qui ne peut pas jouer en ${position} gagne (jeu misère). Résolvez plutôt le jeu par son arène ; ` +
      "pour les tas de Nim il y a le Nim misère",
  );

export const endsWithoutWinner = (position: string): Text =>
  text(
    `the play ends without a winner in ${position}, where the player to move should lose`,
    `la partie finit sans gagnant en ${position}, où le joueur qui a le trait devrait perdre`,
  );

export const comesBack = (position: string): Text =>
  text(
    `a play can come back to ${position}, and a loopy game has no Grundy value`,
    `une partie peut revenir en ${position}, et un jeu à boucles n'a pas de valeur de Grundy`,
  );

export const tooManyPositions = (limit: number): Text =>
  text(
    `The Grundy value needs more than ${limit.toLocaleString("en")} positions, the limit. ` +
      "Raise the limit, or ask for a smaller position.",
    `La valeur de Grundy demande plus de ${limit.toLocaleString("fr")} positions, la limite. ` +
      "Élevez-la, ou demandez une position plus petite.",
  );

export const noStatementOfImpartiality = (): Text =>
  text(
    "This game does not state that it is impartial, that both players have the same moves in every position, " +
      "as Grundy values need.",
    "Ce jeu ne dit pas qu'il est impartial, que les deux joueurs ont les mêmes coups dans toute position, " +
      "comme le demandent les valeurs de Grundy.",
  );

export const notImpartial = (reason: Text): Text =>
  text(`This game is not impartial: ${reason.en}.`, `Ce jeu n'est pas impartial : ${reason.fr}.`);

export const lackingMove = (position: string, mover: Player, move: string): Text =>
  text(
    `in ${position} player ${mover} has the move ${move}, which player ${opponent(mover)} lacks`,
    `en ${position} le joueur ${mover} a le coup ${move}, que le joueur ${opponent(mover)} n'a pas`,
  );

export const orderMatters = (
  start: string,
  first: string,
  second: string,
  reached: string,
  otherwiseReached: string,
): Text =>
  text(
    `from ${start}, ${first} then ${second} leads to ${reached} but ${second} then ${first} to ${otherwiseReached}, ` +
      "so that a move is not the same for both players",
    `depuis ${start}, ${first} puis ${second} mène à ${reached} mais ${second} puis ${first} à ${otherwiseReached}, ` +
      "donc un coup n'est pas le même pour les deux joueurs",
  );

/* Explanations, sentence by sentence. */

export const WRITE_IN_BINARY: Text = text(
  "Write the values in binary, one under the other, and count the ones of each column.",
  "On écrit les valeurs en binaire, l'une sous l'autre, et on compte les 1 de chaque colonne.",
);

export const ALL_COLUMNS_EVEN: Text = text(
  "Every column holds an even number of ones: the nim-sum is 0.",
  "Chaque colonne contient un nombre pair de 1 : la somme de Nim est 0.",
);

export const oddColumns = (weights: readonly number[], sum: number): Text =>
  weights.length === 1
    ? text(
        `The column of ${weights[0]} holds an odd number of ones: the nim-sum is ${sum}.`,
        `La colonne de ${weights[0]} contient un nombre impair de 1 : la somme de Nim est ${sum}.`,
      )
    : text(
        `The columns of ${weights.join(", ")} hold an odd number of ones: the nim-sum is ${sum}.`,
        `Les colonnes de ${weights.join(", ")} contiennent un nombre impair de 1 : la somme de Nim est ${sum}.`,
      );

export const LOST_BALANCED: Text = text(
  "With nim-sum 0 the player to move loses: any move makes a column odd, " +
    "and the opponent can make them all even again.",
  "Avec une somme de Nim nulle, le joueur au trait perd : tout coup rend une colonne impaire, " +
    "et l'adversaire peut les rendre toutes paires à nouveau.",
);

export const WON_UNBALANCED: Text = text(
  "The player to move wins: a move that makes every column even leaves nim-sum 0 to the opponent.",
  "Le joueur au trait gagne : un coup qui rend toutes les colonnes paires laisse une somme de Nim nulle " +
    "à l'adversaire.",
);

export const NO_WINNING_MOVE: Text = text("There is no winning move.", "Il n'y a pas de coup gagnant.");

/** `reason` is how the new size comes about: "3 ⊕ 2 = 1". */
export const winningHeapMove = (heap: number, reason: string, from: number, to: number): Text =>
  text(
    `Winning move: heap ${heap + 1}, ${reason}: take ${from - to} and leave ${to}.`,
    `Coup gagnant : tas ${heap + 1}, ${reason} : on prend ${from - to} et on laisse ${to}.`,
  );

export const worthAHeap = (name: string, value: number): Text =>
  text(`${name} is worth a heap of ${value}.`, `${name} vaut un tas de ${value}.`);

export const winningSumMove = (move: string, name: string, from: number, to: number, sum: number): Text =>
  text(
    `Winning move: ${move} in ${name}, from value ${from} to ${from} ⊕ ${sum} = ${to}.`,
    `Coup gagnant : ${move} dans ${name}, de la valeur ${from} à ${from} ⊕ ${sum} = ${to}.`,
  );

export const MISERE_CHANGES: Text = text(
  "Misère play changes the end alone. While some heap holds several tokens, nim-sum 0 loses as ever. " +
    "Heaps of one leave no choice: whoever faces an odd number of them takes the last token, and loses.",
  "Le jeu misère ne change que la fin. Tant qu'un tas a plusieurs jetons, une somme de Nim nulle perd comme " +
    "toujours. Les tas d'un jeton ne laissent pas le choix : qui en trouve un nombre impair prend le dernier jeton, " +
    "et perd.",
);

export const misereAsNormal = (sum: number): Text =>
  text(
    "The last token loses, but two heaps or more still hold several tokens: play as if it won. " +
      `With nim-sum ${sum} the player to move ${sum === 0 ? "loses" : "wins"}.`,
    "Le dernier jeton perd, mais deux tas au moins ont encore plusieurs jetons : on joue comme s'il gagnait. " +
      `Avec une somme de Nim égale à ${sum}, le joueur au trait ${sum === 0 ? "perd" : "gagne"}.`,
  );

export const misereSwitch = (leave: 0 | 1): Text =>
  text(
    "The last token loses and only one heap holds several tokens: this is the switch. " +
      `The player to move wins by cutting it down to ${leave}, so that an odd number of heaps of one is left.`,
    "Le dernier jeton perd et un seul tas a plusieurs jetons : c'est le moment de basculer. " +
      `Le joueur au trait gagne en le réduisant à ${leave}, pour laisser un nombre impair de tas d'un jeton.`,
  );

export const misereOnes = (heaps: number, moverWins: boolean): Text =>
  text(
    `The last token loses and ${heaps} ${heaps === 1 ? "heap of one is" : "heaps of one are"} left, ` +
      `${heaps % 2 === 0 ? "an even" : "an odd"} number: the player to move ${moverWins ? "wins" : "loses"}.`,
    `Le dernier jeton perd et il reste ${heaps} tas d'un jeton, ` +
      `nombre ${heaps % 2 === 0 ? "pair" : "impair"} : le joueur au trait ${moverWins ? "gagne" : "perd"}.`,
  );

export const noPeriod = (to: number): Text =>
  text(`No period is seen up to the heap of ${to}.`, `Aucune période n'apparaît jusqu'au tas de ${to}.`);

export const observedPeriod = (tail: RepeatingTail, to: number): Text => {
  const period = describeTail(tail);
  return text(
    `${period.en}: observed to the heap of ${to}, not proved.`,
    `${period.fr} : observée jusqu'au tas de ${to}, non démontrée.`,
  );
};

export const provedPeriod = (tail: RepeatingTail, theorem: PeriodTheorem, checkedTo: number): Text => {
  const period = describeTail(tail);
  const reason = reasonOfTheorem(theorem, checkedTo);
  return text(`${period.en}: proved (${reason.en}).`, `${period.fr} : démontrée (${reason.fr}).`);
};

const describeTail = ({ period, start, saltus }: RepeatingTail): Text =>
  text(
    `Period ${period}${saltus === 0 ? "" : ` with saltus ${saltus}`} from the heap of ${start} on` +
      (start === 0 ? "" : `, the last exception being ${start - 1}`),
    `Période ${period}${saltus === 0 ? "" : ` et saut ${saltus}`} à partir du tas de ${start}` +
      (start === 0 ? "" : `, la dernière exception étant ${start - 1}`),
  );

function reasonOfTheorem(theorem: PeriodTheorem, checkedTo: number): Text {
  switch (theorem) {
    case "identity":
      return text(
        "from a heap of n every smaller one can be left, so its value is n",
        "d'un tas de n on peut laisser tout tas plus petit : sa valeur est n",
      );
    case "repetition":
      return text(
        `the values repeat up to the heap of ${checkedTo}, which is far enough: Guy and Smith 1956`,
        `les valeurs se répètent jusqu'au tas de ${checkedTo}, ce qui suffit : Guy et Smith 1956`,
      );
    case "excess":
      return text(
        "no option can have the foretold value and all smaller ones are met, " +
          `as checked up to the heap of ${checkedTo}`,
        "aucune option ne peut avoir la valeur prévue et toutes les plus petites sont atteintes, " +
          `ce qui est vérifié jusqu'au tas de ${checkedTo}`,
      );
  }
}

import { type Text, text } from "../base/text.ts";

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

export const notToSubtract = (max: number, number: number): Text =>
  text(
    `A subtraction set holds whole numbers from 1 to ${max}, not ${number}.`,
    `Un ensemble de soustraction contient des entiers de 1 à ${max}, non ${number}.`,
  );

export const nothingToSubtract = (): Text =>
  text("A subtraction set holds at least one number.", "Un ensemble de soustraction contient au moins un nombre.");

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

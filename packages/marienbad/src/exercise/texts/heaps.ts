import { type Text, text } from "../../base/text.ts";

export const GRUNDY: Text = text("Grundy values and a sum of heaps", "Valeurs de Grundy et somme de tas");
export const NIM: Text = text("Nim, normal or misère", "Nim, normal ou misère");
export const TRAINS_GRUNDY: Text = text(
  "mex, nim-sum, a winning move in a sum",
  "mex, somme de Nim, un coup gagnant dans une somme",
);
export const TRAINS_NIM: Text = text(
  "Bouton's theorem and its misère twin",
  "le théorème de Bouton et sa version misère",
);
export const GRUNDY_CRITERIA: Text = text(
  "two or three numbers to take, a value of 2 or more, a sum of three heaps with exactly one winning move (easy: two " +
    "numbers, two heaps up to 8; hard: three numbers, four heaps up to 15)",
  "deux ou trois nombres à retirer, une valeur d'au moins 2, une somme de trois tas avec exactement un coup gagnant " +
    "(facile : deux nombres, deux tas jusqu'à 8 ; difficile : trois nombres, quatre tas jusqu'à 15)",
);
export const NIM_CRITERIA: Text = text(
  "three or four different heaps, exactly one winning move that leaves something; misère once out of two (easy: " +
    "three " +
    "heaps up to 7, never misère; hard: four or five up to 31)",
  "trois ou quatre tas différents, exactement un coup gagnant qui laisse quelque chose ; misère une fois sur deux " +
    "(facile : trois tas jusqu'à 7, jamais misère ; difficile : quatre ou cinq jusqu'à 31)",
);

export const subtraction = (take: readonly number[]): Text =>
  text(
    `In turn, two players take ${list(take, "or")} tokens from one heap. Whoever cannot move has lost.`,
    `À tour de rôle, deux joueurs retirent ${list(take, "ou")} jetons d'un tas. Qui ne peut plus jouer a perdu.`,
  );
const list = (numbers: readonly number[], or: string): string =>
  `${numbers.slice(0, -1).join(", ")} ${or} ${numbers[numbers.length - 1]}`;
export const heaps = (sizes: readonly number[]): Text =>
  text(`The heaps hold ${list(sizes, "and")} tokens.`, `Les tas ont ${list(sizes, "et")} jetons.`);
export const sumOf = (sizes: readonly number[]): Text =>
  text(
    `Now there are ${sizes.length} heaps, of ${list(sizes, "and")} tokens; each move is made in one of them. ` +
      "Give the Grundy value of this sum.",
    `Il y a maintenant ${sizes.length} tas, de ${list(sizes, "et")} jetons ; chaque coup se joue dans un seul tas. ` +
      "Donner la valeur de Grundy de cette somme.",
  );
export const grundyTable = (): Text =>
  text(
    "Give the Grundy value of a single heap, for each number of tokens.",
    "Donner la valeur de Grundy d'un tas seul, pour chaque nombre de jetons.",
  );
export const mexOf = (size: number, options: readonly number[]): Text =>
  options.length === 0
    ? text(`From ${size} there is no move.`, `De ${size}, il n'y a aucun coup.`)
    : text(
        `From ${size} one gets to the values ${options.join(", ")}.`,
        `De ${size}, on atteint les valeurs ${options.join(", ")}.`,
      );
export const valuesAre = (take: readonly number[]): Text => {
  const options = take.map((number) => `g(n − ${number})`).join(", ");
  return text(
    `g(0) = 0, and g(n) is the least number that is not one of ${options}, as far as these exist.`,
    `g(0) = 0, et g(n) est le plus petit entier qui n'est pas l'un de ${options}, pour autant qu'ils existent.`,
  );
};
export const nimSum = (values: readonly number[], sum: number): Text =>
  text(`${values.join(" ⊕ ")} = ${sum}.`, `${values.join(" ⊕ ")} = ${sum}.`);
export const whichHeap = (): Text =>
  text(
    "There is exactly one winning move. From which heap does it take? Give the size of the heap.",
    "Il y a exactement un coup gagnant. Dans quel tas se joue-t-il ? Donner la taille du tas.",
  );
export const howMany = (): Text => text("How many tokens does it take?", "Combien de jetons retire-t-il ?");
export const moveIs = (from: number, to: number): Text =>
  text(
    `Reducing the heap of ${from} to ${to} leaves a losing position.`,
    `Réduire le tas de ${from} à ${to} laisse une position perdante.`,
  );
export const nim = (misere: boolean): Text =>
  text(
    `${misere ? "Misère Nim" : "Nim"}: in turn, two players take as many tokens as they like, at least one, from one ` +
      `heap. Whoever takes the last token ${misere ? "loses" : "wins"}.`,
    `${misere ? "Nim misère" : "Nim"} : à tour de rôle, deux joueurs retirent d'un tas autant de jetons qu'ils ` +
      `veulent, au moins un. Qui prend le dernier jeton ${misere ? "perd" : "gagne"}.`,
  );
export const sumAsked = (): Text =>
  text("Give the nim-sum of the sizes of the heaps.", "Donner la somme de Nim des tailles des tas.");
export const heapTitle = (take: readonly number[], heap: number): Text =>
  text(
    `Heaps of which one takes ${list(take, "or")} tokens, and the moves from a heap of ${heap}`,
    `Des tas dont on retire ${list(take, "ou")} jetons, et les coups depuis un tas de ${heap}`,
  );
/** What the figure of the exercise shows. */
export const movesShown = (heap: number): Text =>
  text(
    `The figure shows the moves from a heap of ${heap} tokens.`,
    `La figure montre les coups depuis un tas de ${heap} jetons.`,
  );

import { type Messages, messages } from "marienbad/base";

const list = (numbers: readonly number[], or: string): string =>
  `${numbers.slice(0, -1).join(", ")} ${or} ${numbers[numbers.length - 1]}`;

const options = (take: readonly number[]): string => take.map((number) => `g(n − ${number})`).join(", ");

const en = {
  valuesAre: (take: readonly number[]) =>
    `g(0) = 0, and g(n) is the least number that is not one of ${options(take)}, as far as these exist.`,
  GRUNDY: "Grundy values and a sum of heaps",
  NIM: "Nim, normal or misère",
  TRAINS_GRUNDY: "mex, nim-sum, a winning move in a sum",
  TRAINS_NIM: "Bouton's theorem and its misère twin",
  GRUNDY_CRITERIA:
    "two or three numbers to take, a value of 2 or more, a sum of three heaps with exactly one winning move (easy: " +
    "two numbers, two heaps up to 8; hard: three numbers, four heaps up to 15)",
  NIM_CRITERIA:
    "three or four different heaps, exactly one winning move that leaves something; misère once out of two (easy: " +
    "three heaps up to 7, never misère; hard: four or five up to 31)",
  subtraction: (take: readonly number[]) =>
    `In turn, two players take ${list(take, "or")} tokens from one heap. Whoever cannot move has lost.`,
  heaps: (sizes: readonly number[]) => `The heaps hold ${list(sizes, "and")} tokens.`,
  sumOf: (sizes: readonly number[]) =>
    `Now there are ${sizes.length} heaps, of ${list(sizes, "and")} tokens; each move is made in one of them. ` +
    "Give the Grundy value of this sum.",
  grundyTable: () => "Give the Grundy value of a single heap, for each number of tokens.",
  mexOf: (size: number, options: readonly number[]) =>
    options.length === 0
      ? `From ${size} there is no move.`
      : `From ${size} one gets to the values ${options.join(", ")}.`,
  nimSum: (values: readonly number[], sum: number) => `${values.join(" ⊕ ")} = ${sum}.`,
  whichHeap: () => "There is exactly one winning move. From which heap does it take? Give the size of the heap.",
  howMany: () => "How many tokens does it take?",
  moveIs: (from: number, to: number) => `Reducing the heap of ${from} to ${to} leaves a losing position.`,
  nim: (misere: boolean) =>
    `${misere ? "Misère Nim" : "Nim"}: in turn, two players take as many tokens as they like, at least one, from one ` +
    `heap. Whoever takes the last token ${misere ? "loses" : "wins"}.`,
  sumAsked: () => "Give the nim-sum of the sizes of the heaps.",
  heapTitle: (take: readonly number[], heap: number) =>
    `Heaps of which one takes ${list(take, "or")} tokens, and the moves from a heap of ${heap}`,
  /** What the figure of the exercise shows. */
  movesShown: (heap: number) => `The figure shows the moves from a heap of ${heap} tokens.`,
};

const fr: Messages<typeof en> = {
  valuesAre: (take) =>
    `g(0) = 0, et g(n) est le plus petit entier qui n'est pas l'un de ${options(take)}, pour autant qu'ils existent.`,
  GRUNDY: "Valeurs de Grundy et somme de tas",
  NIM: "Nim, normal ou misère",
  TRAINS_GRUNDY: "mex, somme de Nim, un coup gagnant dans une somme",
  TRAINS_NIM: "le théorème de Bouton et sa version misère",
  GRUNDY_CRITERIA:
    "deux ou trois nombres à retirer, une valeur d'au moins 2, une somme de trois tas avec exactement un coup " +
    "gagnant (facile : deux nombres, deux tas jusqu'à 8 ; difficile : trois nombres, quatre tas jusqu'à 15)",
  NIM_CRITERIA:
    "trois ou quatre tas différents, exactement un coup gagnant qui laisse quelque chose ; misère une fois sur deux " +
    "(facile : trois tas jusqu'à 7, jamais misère ; difficile : quatre ou cinq jusqu'à 31)",
  subtraction: (take) =>
    `À tour de rôle, deux joueurs retirent ${list(take, "ou")} jetons d'un tas. Qui ne peut plus jouer a perdu.`,
  heaps: (sizes) => `Les tas ont ${list(sizes, "et")} jetons.`,
  sumOf: (sizes) =>
    `Il y a maintenant ${sizes.length} tas, de ${list(sizes, "et")} jetons ; chaque coup se joue dans un seul tas. ` +
    "Donner la valeur de Grundy de cette somme.",
  grundyTable: () => "Donner la valeur de Grundy d'un tas seul, pour chaque nombre de jetons.",
  mexOf: (size, options) =>
    options.length === 0
      ? `De ${size}, il n'y a aucun coup.`
      : `De ${size}, on atteint les valeurs ${options.join(", ")}.`,
  nimSum: (values, sum) => `${values.join(" ⊕ ")} = ${sum}.`,
  whichHeap: () => "Il y a exactement un coup gagnant. Dans quel tas se joue-t-il ? Donner la taille du tas.",
  howMany: () => "Combien de jetons retire-t-il ?",
  moveIs: (from, to) => `Réduire le tas de ${from} à ${to} laisse une position perdante.`,
  nim: (misere) =>
    `${misere ? "Nim misère" : "Nim"} : à tour de rôle, deux joueurs retirent d'un tas autant de jetons qu'ils ` +
    `veulent, au moins un. Qui prend le dernier jeton ${misere ? "perd" : "gagne"}.`,
  sumAsked: () => "Donner la somme de Nim des tailles des tas.",
  heapTitle: (take, heap) => `Des tas dont on retire ${list(take, "ou")} jetons, et les coups depuis un tas de ${heap}`,
  movesShown: (heap) => `La figure montre les coups depuis un tas de ${heap} jetons.`,
};

export const texts = messages(en, fr);

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
  "two or three numbers to take, a value of 2 or more, a sum with exactly one winning move",
  "deux ou trois nombres à retirer, une valeur d'au moins 2, une somme avec exactement un coup gagnant",
);
export const NIM_CRITERIA: Text = text(
  "three or four different heaps, exactly one winning move that leaves something; misère once out of two",
  "trois ou quatre tas différents, exactement un coup gagnant qui laisse quelque chose ; misère une fois sur deux",
);

export const subtraction = (take: readonly number[]): Text =>
  text(
    `In turn, two players take ${list(take, "or")} tokens from one heap. Who cannot move has lost.`,
    `À tour de rôle, deux joueurs retirent ${list(take, "ou")} jetons d'un tas. Qui ne peut plus jouer a perdu.`,
  );
const list = (numbers: readonly number[], or: string): string =>
  `${numbers.slice(0, -1).join(", ")} ${or} ${numbers[numbers.length - 1]}`;
export const heaps = (sizes: readonly number[]): Text =>
  text(`The heaps are ${sizes.join(", ")}.`, `Les tas sont ${sizes.join(", ")}.`);
export const sumOf = (sizes: readonly number[]): Text =>
  text(
    `Now there are several heaps, of ${sizes.join(", ")} tokens. Give the Grundy value of this sum.`,
    `Il y a maintenant plusieurs tas, de ${sizes.join(", ")} jetons. Donner la valeur de Grundy de cette somme.`,
  );
export const grundyTable = (): Text =>
  text(
    "Give the Grundy values of one heap, by its number of tokens.",
    "Donner les valeurs de Grundy d'un seul tas, selon son nombre de jetons.",
  );
export const mexOf = (size: number, options: readonly number[]): Text =>
  options.length === 0
    ? text(`From ${size} there is no move.`, `De ${size}, il n'y a aucun coup.`)
    : text(
        `From ${size} one gets to the values ${options.join(", ")}.`,
        `De ${size}, on atteint les valeurs ${options.join(", ")}.`,
      );
export const valuesAre = (values: readonly number[]): Text =>
  text(`From 0 on: ${values.join(", ")}.`, `À partir de 0 : ${values.join(", ")}.`);
export const nimSum = (values: readonly number[], sum: number): Text =>
  text(`${values.join(" ⊕ ")} = ${sum}.`, `${values.join(" ⊕ ")} = ${sum}.`);
export const whichHeap = (): Text =>
  text(
    "There is one winning move. From which heap (give its size)?",
    "Il y a un seul coup gagnant. Dans quel tas (donner sa taille) ?",
  );
export const howMany = (): Text => text("How many tokens does it take?", "Combien de jetons retire-t-il ?");
export const moveIs = (from: number, to: number): Text =>
  text(`From ${from} to ${to} leaves a lost position.`, `De ${from} à ${to}, on laisse une position perdante.`);
export const nim = (misere: boolean): Text =>
  misere
    ? text(
        "Misère Nim: in turn, two players take any number of tokens from one heap. Who takes the last token loses.",
        "Nim misère : à tour de rôle, deux joueurs retirent autant de jetons qu'ils veulent d'un tas. Qui prend le " +
          "dernier jeton perd.",
      )
    : text(
        "Nim: in turn, two players take any number of tokens from one heap. Who takes the last token wins.",
        "Nim : à tour de rôle, deux joueurs retirent autant de jetons qu'ils veulent d'un tas. Qui prend " +
          "le dernier " +
          "jeton gagne.",
      );
export const sumAsked = (): Text => text("Give the nim-sum of the heaps.", "Donner la somme de Nim des tas.");

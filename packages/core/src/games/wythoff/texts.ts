import { type Text, text } from "../../base/text.ts";

export const notTwoHeaps = (heaps: readonly number[]): Text =>
  text(
    `Option heaps=${heaps.join(",")} is not possible: there are two heaps.`,
    `L'option heaps=${heaps.join(",")} n'est pas possible : il y a deux tas.`,
  );

export const noSuchTable = (max: number, size: number): Text =>
  text(
    `The table goes to a heap of 0 to ${max}, not ${size}.`,
    `La table va jusqu'à un tas de 0 à ${max}, non ${size}.`,
  );

export const outsideTable = (size: number, first: number, second: number): Text =>
  text(
    `The table holds heaps from 0 to ${size}, not (${first}, ${second}).`,
    `La table contient les tas de 0 à ${size}, non (${first}, ${second}).`,
  );

export const noSuchPair = (index: bigint): Text =>
  text(
    `Losing pairs are counted from 0, not ${index}.`,
    `Les paires perdantes se comptent à partir de 0, non ${index}.`,
  );

export const GOLDEN_PAIRS: Text = text("theorem of the golden pairs", "théorème des paires d'or");

import { type Text, text } from "../../../base/text.ts";

const words = (list: readonly string[]): string => list.join(", ");

export const facts = (names: readonly string[]): Text => text(`Facts: ${words(names)}`, `Propriétés : ${words(names)}`);

export const start = (position: string): Text => text(`Start: ${position}`, `Départ : ${position}`);

export const firstMoves = (moves: readonly string[], isCut: boolean): Text => {
  const list = moves.join(" ") + (isCut ? " …" : "");
  return text(`First moves: ${list}`, `Premiers coups : ${list}`);
};

export const heuristics = (names: readonly string[]): Text =>
  text(`Heuristics: ${words(names)}`, `Heuristiques : ${words(names)}`);

export const source = (reference: string): Text => text(`Source: ${reference}`, `Source : ${reference}`);

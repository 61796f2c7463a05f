import { type Text, text } from "marienbad";
import { number } from "../base/language.ts";

// board.tsx
export const noMoveHere = text("No move here.", "Aucun coup ici.");
export const selectedTo = (targets: string, targets2: string): Text =>
  text(`Selected. To: ${targets}`, `Choisi. Vers : ${targets2}`);

// model.ts
export const empty = text("empty", "vide");
export const sign = (name: string, en: string, fr: string): Text => text(`${name}, ${en}`, `${name}, ${fr}`);

// points.ts
export const man = text("man", "pion");

// squares.ts
export const columnRow = (column: number, count: number, row: number, en: string, fr: string): Text =>
  text(`column ${column + 1}, row ${count - row}, ${en}`, `colonne ${column + 1}, ligne ${count - row}, ${fr}`);
export const wayOutOf = (name: string): Text => text(`way out of ${name}`, `sortie de ${name}`);
export const covered = text("covered", "couverte");

// tokens.ts
export const rowStickOf = (row: number, stick: number, count: number): Text =>
  text(`row ${row + 1}, stick ${stick + 1} of ${count}`, `rangée ${row + 1}, bâtonnet ${stick + 1} sur ${count}`);
export const rowTaken = (row: number): Text => text(`row ${row + 1}, taken`, `rangée ${row + 1}, bâtonnet retiré`);
export const heapTokenOf = (heap: number, index: number, size: number): Text =>
  text(`heap ${heap + 1}, token ${index + 1} of ${size}`, `tas ${heap + 1}, jeton ${index + 1} sur ${size}`);
export const heapBetweenAnd = (heap: number, index: number, size: number): Text =>
  text(`heap ${heap + 1}, between ${index} and ${size - index}`, `tas ${heap + 1}, entre ${index} et ${size - index}`);
export const bothHeaps = (en: string, fr: string): Text => text(`both heaps: ${en}`, `les deux tas : ${fr}`);
export const andLeft = (row: number, column: number, here: boolean): Text =>
  text(
    `${row} and ${column} left${here ? ", here now" : ""}`,
    `reste ${row} et ${column}${here ? ", position actuelle" : ""}`,
  );
export const rowColumn = (row: number, column: number, poison: boolean, eaten: boolean): Text =>
  text(
    `row ${row + 1}, column ${column + 1}, ${poison ? "poison" : eaten ? "eaten" : "chocolate"}`,
    `ligne ${row + 1}, colonne ${column + 1}, ${poison ? "poison" : eaten ? "mangé" : "chocolat"}`,
  );
export const counterValue = (value: number, total: number, target: number): Text =>
  text(
    `${value}${value === total ? ", the total" : value === target ? ", the target" : ""}`,
    `${value}${value === total ? ", le total" : value === target ? ", la cible" : ""}`,
  );

// value-mark.tsx
export const about = (shown: string): Text => text(`about ${shown}`, `environ ${shown}`);
export const endlessDraw = text("endless draw", "nulle sans fin");
export const draw = text("draw", "nulle");
export const drawIn = (rank: number): Text => text(`draw in ${number(rank, "en")}`, `nulle en ${number(rank, "fr")}`);
export const wins = text("wins", "gagne");
export const loses = text("loses", "perd");
export const winsNow = text("wins now", "gagne aussitôt");
export const losesNow = text("loses now", "perd aussitôt");
export const winsIn = (rank: number): Text => text(`wins in ${number(rank, "en")}`, `gagne en ${number(rank, "fr")}`);
export const losesIn = (rank: number): Text => text(`loses in ${number(rank, "en")}`, `perd en ${number(rank, "fr")}`);

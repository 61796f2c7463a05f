import { type Text, text } from "marienbad";
import { number } from "../base/language.ts";

// board.tsx
export const noMoveHere = text("No move here.", "Aucun coup ici.");
export const selectedTo = (targets: readonly string[]) =>
  text(`Selected. To: ${targets.join("; ")}`, `Choisi. Vers : ${targets.join(" ; ")}`);

export const lastMove = text("last move", "dernier coup");

// model.ts
export const empty = text("empty", "vide");
export const namedCell = (name: string, what: Text) => text(`${name}, ${what.en}`, `${name}, ${what.fr}`);

// points.ts
export const man = text("man", "pion");

// squares.ts
export const columnRow = (column: number, row: number, what: Text) =>
  text(`column ${column}, row ${row}, ${what.en}`, `colonne ${column}, ligne ${row}, ${what.fr}`);
export const wayOutOf = (name: string) => text(`way out of ${name}`, `sortie de ${name}`);
export const covered = text("covered", "couverte");

// tokens.ts
export const rowStickOf = (row: number, stick: number, count: number) =>
  text(`row ${row + 1}, stick ${stick + 1} of ${count}`, `rangée ${row + 1}, bâtonnet ${stick + 1} sur ${count}`);
export const rowTaken = (row: number) => text(`row ${row + 1}, taken`, `rangée ${row + 1}, bâtonnet retiré`);
export const heapTokenOf = (heap: number, index: number, size: number) =>
  text(`heap ${heap + 1}, token ${index + 1} of ${size}`, `tas ${heap + 1}, jeton ${index + 1} sur ${size}`);
export const heapBetweenAnd = (heap: number, index: number, size: number) =>
  text(`heap ${heap + 1}, between ${index} and ${size - index}`, `tas ${heap + 1}, entre ${index} et ${size - index}`);
export const bothHeaps = (cell: Text) => text(`both heaps: ${cell.en}`, `les deux tas : ${cell.fr}`);
export const andLeft = (row: number, column: number, here: boolean) =>
  text(
    `${row} and ${column} left${here ? ", here now" : ""}`,
    `reste ${row} et ${column}${here ? ", position actuelle" : ""}`,
  );
export const rowColumn = (row: number, column: number, poison: boolean, eaten: boolean) =>
  text(
    `row ${row + 1}, column ${column + 1}, ${poison ? "poison" : eaten ? "eaten" : "chocolate"}`,
    `ligne ${row + 1}, colonne ${column + 1}, ${poison ? "poison" : eaten ? "mangé" : "chocolat"}`,
  );
export const counterValue = (value: number, total: number, target: number) =>
  text(
    `${value}${value === total ? ", the total" : value === target ? ", the target" : ""}`,
    `${value}${value === total ? ", le total" : value === target ? ", la cible" : ""}`,
  );

// value-mark.tsx
export const notKnownYet = text("not known yet", "pas encore connu");
export const ratherGood = text("rather good", "plutôt bon");
export const ratherBad = text("rather bad", "plutôt mauvais");
export const even = text("even", "équilibré");
export const endlessDraw = text("endless draw", "nulle sans fin");
export const draw = text("draw", "nulle");
export const drawIn = (rank: number) => text(`draw in ${number(rank, "en")}`, `nulle en ${number(rank, "fr")}`);
export const wins = text("wins", "gagne");
export const loses = text("loses", "perd");
export const winsForEver = text("won ∞", "gagne ∞");
export const losesForEver = text("lost ∞", "perd ∞");
export const winsNow = text("wins now", "gagne aussitôt");
export const losesNow = text("loses now", "perd aussitôt");
export const winsWithin = (bound: number) =>
  text(`wins in at most ${number(bound, "en")}`, `gagne en au plus ${number(bound, "fr")}`);
export const losesWithin = (bound: number) =>
  text(`loses in at most ${number(bound, "en")}`, `perd en au plus ${number(bound, "fr")}`);
export const winsIn = (rank: number) => text(`wins in ${number(rank, "en")}`, `gagne en ${number(rank, "fr")}`);
export const losesIn = (rank: number) => text(`loses in ${number(rank, "en")}`, `perd en ${number(rank, "fr")}`);

// counted.ts
export const drawnLine = text("drawn", "tracé");
export const closedBox = text("a closed box", "carré fermé");
export const pitOf = (pit: number, player: number, seeds: number) =>
  text(
    `pit ${pit} of player ${player}, ${seeds} seed${seeds === 1 ? "" : "s"}`,
    `trou ${pit} du joueur ${player}, ${seeds} graine${seeds > 1 ? "s" : ""}`,
  );

// overlay.tsx
export const better = (word: string) => text(`better: ${word}`, `mieux : ${word}`);
export const orElse = (word: string) => text(`or ${word}`, `ou ${word}`);

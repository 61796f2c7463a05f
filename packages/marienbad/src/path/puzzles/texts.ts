import { sameText, type Text, text } from "../../base/text.ts";

/** What is missing after "there is no". */
export const PUZZLE: Text = text("puzzle", "de casse-tête");
export const TAQUIN_HEURISTIC: Text = text("heuristic of the taquin", "d'heuristique du taquin");

// The grid.

export const unevenRow = (row: number, length: number, width: number): Text =>
  text(
    `Row ${row} of the map has ${length} cells and the first row has ${width}: they should be equal.`,
    `La ligne ${row} de la carte a ${length} cases et la première ligne en a ${width} : il en faudrait autant.`,
  );

export const wrongEnds = (starts: number, goals: number): Text =>
  text(
    `The map has ${starts} cells S and ${goals} cells G: it should have one S and at least one G.`,
    `La carte a ${starts} cases S et ${goals} cases G : il faudrait un S et au moins un G.`,
  );

export const notACell = (given: string, width: number, height: number): Text =>
  text(
    `"${given}" is not a cell: write its column, 0 to ${width - 1}, and its row, 0 to ${height - 1}, like 2,1.`,
    `"${given}" n'est pas une case : écrivez sa colonne, de 0 à ${width - 1}, et sa ligne, de 0 à ${height - 1}, ` +
      "comme 2,1.",
  );

export const isAWall = (column: number, row: number): Text =>
  text(`The cell ${column},${row} is a wall.`, `La case ${column},${row} est un mur.`);

// The jugs, numbered from 1.

export const fill = (jug: number): Text => text(`fill ${jug}`, `remplir ${jug}`);
export const empty = (jug: number): Text => text(`empty ${jug}`, `vider ${jug}`);
export const pour = (from: number, to: number): Text => text(`pour ${from} into ${to}`, `verser ${from} dans ${to}`);

export const jugsTooSmall = (target: number, largest: number): Text =>
  text(
    `No jug holds ${target} litres: the largest holds ${largest}.`,
    `Aucun seau ne contient ${target} litres : le plus grand en contient ${largest}.`,
  );

export const notLitres = (given: string, capacities: readonly number[]): Text =>
  text(
    `"${given}" is not a state: write ${capacities.length} whole numbers of litres, ` +
      `at most ${capacities.join(" and ")}.`,
    `"${given}" n'est pas un état : écrivez ${capacities.length} nombres entiers de litres, ` +
      `au plus ${capacities.join(" et ")}.`,
  );

export const onlyMultiples = (divisor: number, target: number): Text =>
  text(
    `Every amount that can be poured is a multiple of ${divisor} litres, and ${target} is none.`,
    `Toute quantité qu'on peut verser est un multiple de ${divisor} litres, et ${target} n'en est pas un.`,
  );

// The missionaries.

/** Who crosses: 1+2 is one missionary and two cannibals. */
export const crossing = (missionaries: number, cannibals: number): Text => sameText(`${missionaries}+${cannibals}`);

export const notABank = (given: string, couples: number): Text =>
  text(
    `"${given}" is not a state: write the missionaries and the cannibals on this bank (at most ${couples} each) ` +
      "and where the boat is, like 3 1 there.",
    `"${given}" n'est pas un état : écrivez les missionnaires et les cannibales sur cette rive ` +
      `(au plus ${couples} de chaque) et où est la barque (here : ici, there : en face), comme 3 1 there.`,
  );

export const outnumbered = (given: string): Text =>
  text(
    `In "${given}" missionaries are outnumbered on a bank.`,
    `Dans "${given}" des missionnaires sont en minorité sur une rive.`,
  );

// The river: who crosses with the farmer.

export const PASSENGERS: readonly Text[] = [
  text("alone", "seul"),
  text("wolf", "loup"),
  text("goat", "chèvre"),
  text("cabbage", "chou"),
];

export const notBanks = (given: string): Text =>
  text(
    `"${given}" is not a state: write who is on this side and who is across, ` +
      "like WC/FG (farmer, wolf, goat, cabbage).",
    `"${given}" n'est pas un état : écrivez qui est de ce côté et qui est en face, ` +
      "comme WC/FG (F le fermier, W le loup, G la chèvre, C le chou).",
  );

export const somebodyIsEaten = (given: string): Text =>
  text(
    `In "${given}" somebody is being eaten: the goat is with the wolf or the cabbage, alone.`,
    `Dans "${given}" quelqu'un se fait manger : la chèvre est avec le loup ou le chou, sans personne.`,
  );

// The taquin.

export const wrongTaquinSize = (size: number): Text =>
  text(
    `A taquin of size ${size} is not possible: it should be 3, 4 or 5.`,
    `Un taquin de taille ${size} n'est pas possible : ce devrait être 3, 4 ou 5.`,
  );

export const notSquare = (given: string): Text =>
  text(
    `The taquin ${JSON.stringify(given)} has neither 9, 16 nor 25 cells; write it like 1 2 3/4 5 6/7 0 8.`,
    `Le taquin ${JSON.stringify(given)} n'a ni 9, ni 16, ni 25 cases ; écrivez-le comme 1 2 3/4 5 6/7 0 8.`,
  );

export const wrongParity = (): Text =>
  text(
    "This board cannot be solved: its permutation has the wrong parity, and no move changes that.",
    "Ce taquin n'a pas de solution : sa permutation n'a pas la bonne parité, et aucun coup n'y change rien.",
  );

export const notATile = (given: string, maxTile: number): Text =>
  text(
    `"${given}" is not a tile: they are 1 to ${maxTile}, and 0 for the hole.`,
    `"${given}" n'est pas une pièce : elles vont de 1 à ${maxTile}, et 0 est le trou.`,
  );

export const tileTwice = (tile: number): Text =>
  text(`Tile ${tile} is there twice.`, `La pièce ${tile} y est deux fois.`);

export const holeTwice = (): Text => text("The hole is there twice.", "Le trou y est deux fois.");

export const wrongTileCount = (size: number, given: number): Text =>
  text(
    `A ${size} × ${size} taquin has ${size * size} cells, the hole included, but ${given} are given.`,
    `Un taquin ${size} × ${size} a ${size * size} cases, trou compris, mais ${given} sont données.`,
  );

export const otherBoardSize = (cells: number, size: number): Text =>
  text(
    `A board of ${cells} cells was given to a gauge for ${size} × ${size}.`,
    `Un taquin de ${cells} cases a été donné à une jauge pour ${size} × ${size}.`,
  );

export const wrongTableSize = (bytes: number, size: number, needed: number): Text =>
  text(
    `A pattern table of ${bytes} bytes was given; for ${size} × ${size} it has ${needed}.`,
    `Une table de motifs de ${bytes} octets a été donnée ; pour ${size} × ${size} elle en a ${needed}.`,
  );

export const noSolutionWithinLimit = (limit: number, bound: number): Text =>
  text(
    `No solution is found after ${limit.toLocaleString("en")} expanded boards, the limit; ` +
      `all have at least ${bound} moves. Raise the limit, or scramble less.`,
    `Pas de solution après ${limit.toLocaleString("fr")} plateaux développés, la limite ; ` +
      `toutes ont au moins ${bound} coups. Élevez la limite, ou mélangez moins.`,
  );

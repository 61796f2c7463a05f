import { type Messages, messages, sameText, type Text, text } from "marienbad/base";

/** Who crosses: 1+2 is one missionary and two cannibals. */
const crossing = (missionaries: number, cannibals: number): Text => sameText(`${missionaries}+${cannibals}`);

const PASSENGERS: readonly Text[] = [
  text("alone", "seul"),
  text("wolf", "loup"),
  text("goat", "chèvre"),
  text("cabbage", "chou"),
];

const en = {
  /** As in "there is no …". */
  PUZZLE: "puzzle",
  TAQUIN_HEURISTIC: "heuristic of the taquin",

  // The grid.
  unevenRow: (row: number, length: number, width: number) =>
    `Row ${row} of the map has ${length} cells and the first row has ${width}: they should be equal.`,
  wrongEnds: (starts: number, goals: number) =>
    `The map has ${starts} cells S and ${goals} cells G: it should have one S and at least one G.`,
  notACell: (given: string, width: number, height: number) =>
    `"${given}" is not a cell: write its column, 0 to ${width - 1}, and its row, 0 to ${height - 1}, like 2,1.`,
  isAWall: (column: number, row: number) => `The cell ${column},${row} is a wall.`,

  // The jugs, numbered from 1.
  fill: (jug: number) => `fill ${jug}`,
  empty: (jug: number) => `empty ${jug}`,
  pour: (from: number, to: number) => `pour ${from} into ${to}`,
  jugsTooSmall: (target: number, largest: number) => `No jug holds ${target} litres: the largest holds ${largest}.`,
  notLitres: (given: string, capacities: readonly number[]) =>
    `"${given}" is not a state: write ${capacities.length} whole numbers of litres, ` +
    `at most ${capacities.join(" and ")}.`,
  onlyMultiples: (divisor: number, target: number) =>
    `Every amount that can be poured is a multiple of ${divisor} litres, and ${target} is none.`,

  // The missionaries.
  notABank: (given: string, couples: number) =>
    `"${given}" is not a state: write the missionaries and the cannibals on this bank (at most ${couples} each) ` +
    "and where the boat is, like 3 1 there.",
  outnumbered: (given: string) => `In "${given}" missionaries are outnumbered on a bank.`,

  // The river: who crosses with the farmer.
  notBanks: (given: string) =>
    `"${given}" is not a state: write who is on this side and who is across, like WC/FG (farmer, wolf, goat, cabbage).`,
  somebodyIsEaten: (given: string) =>
    `In "${given}" somebody is being eaten: the goat is with the wolf or the cabbage, alone.`,

  // The taquin.
  wrongTaquinSize: (size: number) => `A taquin of size ${size} is not possible: it should be 3, 4 or 5.`,
  notSquare: (given: string) =>
    `The taquin ${JSON.stringify(given)} has neither 9, 16 nor 25 cells; write it like 1 2 3/4 5 6/7 0 8.`,
  wrongParity: () => "This board cannot be solved: its permutation has the wrong parity, and no move changes that.",
  notATile: (given: string, maxTile: number) =>
    `"${given}" is not a tile: they are 1 to ${maxTile}, and 0 for the hole.`,
  tileTwice: (tile: number) => `Tile ${tile} is there twice.`,
  holeTwice: () => "The hole is there twice.",
  wrongTileCount: (size: number, given: number) =>
    `A ${size} × ${size} taquin has ${size * size} cells, the hole included, but ${given} are given.`,
  otherBoardSize: (cells: number, size: number) =>
    `A board of ${cells} cells was given to a gauge for ${size} × ${size}.`,
  wrongTableSize: (bytes: number, size: number, needed: number) =>
    `A pattern table of ${bytes} bytes was given; for ${size} × ${size} it has ${needed}.`,
  noSolutionWithinLimit: (limit: number, bound: number) =>
    `No solution is found after ${limit.toLocaleString("en")} expanded boards, the limit; ` +
    `all have at least ${bound} moves. Raise the limit, or scramble less.`,
};

const fr: Messages<typeof en> = {
  PUZZLE: "de casse-tête",
  TAQUIN_HEURISTIC: "d'heuristique du taquin",
  unevenRow: (row, length, width) =>
    `La ligne ${row} de la carte a ${length} cases et la première ligne en a ${width} : il en faudrait autant.`,
  wrongEnds: (starts, goals) => `La carte a ${starts} cases S et ${goals} cases G : il faudrait un S et au moins un G.`,
  notACell: (given, width, height) =>
    `"${given}" n'est pas une case : écrivez sa colonne, de 0 à ${width - 1}, et sa ligne, de 0 à ${height - 1}, ` +
    "comme 2,1.",
  isAWall: (column, row) => `La case ${column},${row} est un mur.`,
  fill: (jug) => `remplir ${jug}`,
  empty: (jug) => `vider ${jug}`,
  pour: (from, to) => `verser ${from} dans ${to}`,
  jugsTooSmall: (target, largest) => `Aucun seau ne contient ${target} litres : le plus grand en contient ${largest}.`,
  notLitres: (given, capacities) =>
    `"${given}" n'est pas un état : écrivez ${capacities.length} nombres entiers de litres, ` +
    `au plus ${capacities.join(" et ")}.`,
  onlyMultiples: (divisor, target) =>
    `Toute quantité qu'on peut verser est un multiple de ${divisor} litres, et ${target} n'en est pas un.`,
  notABank: (given, couples) =>
    `"${given}" n'est pas un état : écrivez les missionnaires et les cannibales sur cette rive ` +
    `(au plus ${couples} de chaque) et où est la barque (here : ici, there : en face), comme 3 1 there.`,
  outnumbered: (given) => `Dans "${given}" des missionnaires sont en minorité sur une rive.`,
  notBanks: (given) =>
    `"${given}" n'est pas un état : écrivez qui est de ce côté et qui est en face, ` +
    "comme WC/FG (F le fermier, W le loup, G la chèvre, C le chou).",
  somebodyIsEaten: (given) =>
    `Dans "${given}" quelqu'un se fait manger : la chèvre est avec le loup ou le chou, sans personne.`,
  wrongTaquinSize: (size) => `Un taquin de taille ${size} n'est pas possible : ce devrait être 3, 4 ou 5.`,
  notSquare: (given) =>
    `Le taquin ${JSON.stringify(given)} n'a ni 9, ni 16, ni 25 cases ; écrivez-le comme 1 2 3/4 5 6/7 0 8.`,
  wrongParity: () =>
    "Ce taquin n'a pas de solution : sa permutation n'a pas la bonne parité, et aucun coup n'y change rien.",
  notATile: (given, maxTile) => `"${given}" n'est pas une pièce : elles vont de 1 à ${maxTile}, et 0 est le trou.`,
  tileTwice: (tile) => `La pièce ${tile} y est deux fois.`,
  holeTwice: () => "Le trou y est deux fois.",
  wrongTileCount: (size, given) =>
    `Un taquin ${size} × ${size} a ${size * size} cases, trou compris, mais ${given} sont données.`,
  otherBoardSize: (cells, size) => `Un taquin de ${cells} cases a été donné à une jauge pour ${size} × ${size}.`,
  wrongTableSize: (bytes, size, needed) =>
    `Une table de motifs de ${bytes} octets a été donnée ; pour ${size} × ${size} elle en a ${needed}.`,
  noSolutionWithinLimit: (limit, bound) =>
    `Pas de solution après ${limit.toLocaleString("fr")} plateaux développés, la limite ; ` +
    `toutes ont au moins ${bound} coups. Élevez la limite, ou mélangez moins.`,
};

export const texts = { ...messages(en, fr), crossing, PASSENGERS };

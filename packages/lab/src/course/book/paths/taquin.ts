import { text } from "marienbad";
import { findPath, makePuzzle, solvedTiles } from "marienbad-path";
import { number, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { labelled } from "../names.ts";
import { choice, figure, type Section, wrong } from "../vocabulary.ts";

/** A board written as `123/4.6/758`: the tile on each cell, 0 for the hole. */
export const tilesOf = (written: string): number[] =>
  [...written.replaceAll("/", "")].map((one) => (one === "." ? 0 : Number(one)));

/** How far on foot each cell's tile is from its place. */
export const distancesOf = (tiles: readonly number[]): number[] =>
  tiles.map((tile, cell) => (tile === 0 ? 0 : apart(cell, tile - 1)));

function apart(one: number, other: number): number {
  return Math.abs((one % 3) - (other % 3)) + Math.abs(Math.floor(one / 3) - Math.floor(other / 3));
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The estimates of the figure. */
export const GAUGES: Readonly<Record<string, (tiles: readonly number[]) => number>> = {
  none: () => 0,
  misplaced: (tiles) => tiles.filter((tile, cell) => tile !== 0 && tile !== cell + 1).length,
  walking: (tiles) => total(distancesOf(tiles)),
};

const found = new Map<string, { moves: number; opened: number } | undefined>();

/** The fewest moves that solve a board and what A* opens to find them; nothing when no moves do. */
export function solvedBy(tiles: readonly number[], gauge = "walking"): { moves: number; opened: number } | undefined {
  const name = gauge + tiles.join("");
  if (!found.has(name)) {
    const { graph, hopeless } = makePuzzle("taquin", { tiles: tiles.join(" ") });
    const { cost, expanded } = findPath(graph, { estimate: GAUGES[gauge], admissible: true, limit: 200_000 });
    found.set(name, hopeless?.(graph.start) === undefined ? { moves: cost, opened: expanded } : undefined);
  }
  return found.get(name);
}

/** What A* opens on the boards of the figure: without an estimate, by misplaced tiles, by distances on foot. */
export const OPENED: Readonly<Record<string, readonly [number, number, number]>> = {
  "123/4.6/758": [12, 2, 2],
  ".12/453/786": [16, 4, 4],
  "213/456/87.": [73126, 9044, 2358],
  "867/254/3.1": [181439, 143839, 20290],
};

/** Slides the tile of a cell into the hole, when it is beside it. */
export function slid(tiles: readonly number[], cell: number): readonly number[] {
  const hole = tiles.indexOf(0);
  return apart(cell, hole) === 1 ? tiles.with(hole, tiles[cell]).with(cell, 0) : tiles;
}

/** Each move changes the parity of the permutation and that of the hole's distance: both stay equal, or different. */
export function solvable(tiles: readonly number[]): boolean {
  const swaps = tiles.flatMap((tile, i) => tiles.slice(i + 1).filter((later) => later !== 0 && later < tile)).length;
  return swaps % 2 === 0;
}

interface Board {
  /** As it is written. */
  readonly board: string;
}

/** Three rows of the nine tiles: with the bar between rows, ten different letters. */
const isBoard = (board: string): boolean => /^[.1-8]{3}(\/[.1-8]{3}){2}$/.test(board) && new Set(board).size === 10;

const boardOf = ({ board }: Board): number[] => tilesOf(board);
const written = (tiles: readonly number[]): string =>
  [0, 3, 6]
    .map((row) =>
      tiles
        .slice(row, row + 3)
        .map((tile) => tile || ".")
        .join(""),
    )
    .join("/");
const near = (tiles: readonly number[]): number[] =>
  tiles.map((_, cell) => cell).filter((cell) => apart(cell, tiles.indexOf(0)) === 1);

export const TAQUIN: Section = {
  id: "taquin",
  title: text("The taquin", "Le taquin"),
  blocks: [
    {
      prose: [
        text(
          "Nine cells, 181,440 reachable positions, and never more than 31 moves. This graph is not drawn, it is " +
            "discovered on the way. Each tile owes at least its [walking distance](owing) home, the small number " +
            "on it: " +
            "their sum, {sum}, never overstates, since a move brings one tile one step nearer at best. Slide " +
            "tiles by " +
            "touching them, or take a board: {board}.",
          "Neuf cases, 181 440 positions atteignables, et jamais plus de 31 coups. On ne dessine pas ce graphe, " +
            "on le " +
            "découvre en marchant. Chaque pièce doit au moins sa [distance à pied](owing) jusqu'à sa place, le petit " +
            "nombre qu'elle porte : leur somme, {sum}, ne ment jamais par excès, car un coup rapproche au mieux une " +
            "pièce d'un pas. Touchez une pièce pour la faire glisser, ou prenez une position : {board}.",
        ),
      ],
      figure: figure<Board>({
        start: { board: "213/456/87." },
        fields: { board: isBoard },
        controls: {
          board: choice(
            "Board",
            "Position",
            ["123/4.6/758", "2 moves", "2 coups"],
            [".12/453/786", "4 moves", "4 coups"],
            ["213/456/87.", "22 moves", "22 coups"],
            ["867/254/3.1", "a hardest one", "une des pires"],
            ["123/456/87.", "two swapped", "deux échangées"],
          ),
        },
        draw: (state) => {
          const drawing = new Drawing();
          const tiles = boardOf(state);
          const owing = distancesOf(tiles);
          tiles.forEach((tile, cell) => {
            const place = at((cell % 3) * 58, Math.floor(cell / 3) * 58);
            const detail = tile === 0 ? {} : { detail: String(owing[cell]) };
            drawing.node(`c${cell}`, place, tile === 0 ? "" : tile, {
              ...{ shape: "card", width: 54, ...detail },
              tone: tile === 0 ? "faded" : owing[cell] === 0 ? "player0" : "plain",
            });
          });
          const known = OPENED[state.board];
          const names = [text("h = 0", "h = 0"), text("misplaced", "mal placées"), text("on foot", "à pied")];
          drawing.text(t(text("opened states", "états ouverts")), at(196, -18), { anchor: "start", size: "normal" });
          names.forEach((name, row) => {
            const y = 14 + row * 44;
            const width = known === undefined ? 0 : Math.max(3, Math.log10(known[row]) * 26);
            drawing.text(t(name), at(196, y), { anchor: "start" });
            drawing.node(`bar${row}`, at(196 + width / 2, y + 16), "", { width, height: 12, tone: "player0" });
            drawing.text(known === undefined ? "–" : number(known[row]), at(204 + width, y + 16), { anchor: "start" });
          });
          return drawing.scene(t(text("A sliding puzzle", "Un taquin")));
        },
        parts: (state) => ({
          owing: distancesOf(boardOf(state)).flatMap((far, cell) => (far > 0 ? [`c${cell}`] : [])),
        }),
        touchable: (state) => near(boardOf(state)).map((cell) => `c${cell}`),
        called: labelled("tile", "pièce"),
        touch: (state, node) => ({ board: written(slid(boardOf(state), Number(node.slice(1)))) }),
        values: (state) => ({ sum: total(distancesOf(boardOf(state))) }),
        says: (state) => {
          const tiles = boardOf(state);
          if (tiles.join() === solvedTiles(3).join()) return text("Solved.", "Rangé.");
          const sum = total(distancesOf(tiles));
          const answer = solvable(tiles) ? solvedBy(tiles) : undefined;
          return answer === undefined
            ? text(
                `The estimate says ${sum}; but the parity is wrong, and no move changes it.`,
                `L'estimation dit ${sum} ; mais la parité est mauvaise, aucun coup n'y change rien.`,
              )
            : text(
                `Estimated ${sum}, truly ${answer.moves} moves.`,
                `Estimation ${sum}, en vérité ${answer.moves} coups.`,
              );
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "Why can two swapped tiles not be mended? Read the tiles row by row without the hole and count the pairs " +
            "that stand in the wrong order. A move along a row changes nothing; a move along a column carries a tile " +
            "past two others, which changes the count by 0 or 2. So it stays odd or stays even, and the solved board " +
            "has 0.",
          "Pourquoi deux pièces échangées ne se réparent-elles pas ? Lisez les pièces ligne par ligne, sans le " +
            "trou, et " +
            "comptez les paires rangées à l'envers. Un coup le long d'une ligne n'y change rien ; un coup le long " +
            "d'une colonne fait passer une pièce devant deux autres, ce qui change le compte de 0 ou de 2. Il reste " +
            "donc pair ou impair, et le taquin rangé en a 0.",
        ),
      ],
    },
    {
      kind: "trap",
      prose: [
        text(
          "A small estimate is no promise: 213/456/87. owes only 4 on foot and needs 22 moves; two swapped tiles " +
            "owe 2 " +
            "and can never be solved. Admissible means “not too much”, not “about right”.",
          "Une petite estimation n'est pas une promesse : 213/456/87. ne doit que 4 à pied et demande 22 coups ; " +
            "deux " +
            "pièces échangées doivent 2 et ne s'arrangent jamais. Admissible veut dire « pas trop », non « à peu " +
            "près ».",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "413/726/.58 (the dot is the hole): what is the sum of the distances on foot?",
      "413/726/.58 (le point est le trou) : quelle est la somme des distances à pied ?",
    ),
    picture: () => {
      const drawing = new Drawing();
      tilesOf("413/726/.58").forEach((tile, cell) => {
        const place = at((cell % 3) * 50, Math.floor(cell / 3) * 50);
        drawing.node(`e${cell}`, place, tile === 0 ? "" : tile, { shape: "card", width: 46 });
      });
      return drawing.scene(t(text("A board", "Une position")));
    },
    typed: true,
    answer: "6",
    hint: text("4, 1, 7, 2, 5 and 8 each owe one step.", "4, 1, 7, 2, 5 et 8 doivent chacune un pas."),
    wrong: [
      wrong("8", "The hole does not count.", "Le trou ne compte pas."),
      wrong("5", "One tile is missing: look at 8.", "Il en manque une : regardez 8."),
      wrong("7", "3 and 6 are at home.", "3 et 6 sont à leur place."),
    ],
    why: text(
      "Six tiles owe one step each, and 6 moves are enough.",
      "Six pièces doivent un pas chacune, et 6 coups suffisent.",
    ),
  },
  further: [
    {
      asked: text(
        "Another graph of states: a boat takes its rower and at most one of wolf, goat and cabbage; wolf and " +
          "goat, or goat " +
          "and cabbage, may not be left alone. How many crossings?",
        "Un autre graphe d'états : une barque porte le passeur et au plus un des trois, loup, chèvre, chou ; " +
          "loup et chèvre, " +
          "ou chèvre et chou, ne restent pas seuls. Combien de traversées ?",
      ),
      answer: "7",
      hint: text("The goat goes first, and comes back once.", "La chèvre part la première, et revient une fois."),
      wrong: [
        wrong("5", "The goat must be brought back once.", "Il faut ramener la chèvre une fois."),
        wrong("3", "The rower must come back after each passenger.", "Le passeur doit revenir après chaque passager."),
        wrong(
          "6",
          "The last crossing ends on the other side: an odd number.",
          "La dernière traversée finit sur l'autre rive : un nombre impair.",
        ),
      ],
      why: text(
        "Goat over, back alone, wolf over, goat back, cabbage over, back alone, goat over.",
        "La chèvre passe, retour à vide, le loup passe, la chèvre revient, le chou passe, retour à vide, la " +
          "chèvre passe.",
      ),
    },
  ],
  lab: `#paths/taquin?${encodeURIComponent("2 1 3/4 5 6/8 7 0")}`,
};

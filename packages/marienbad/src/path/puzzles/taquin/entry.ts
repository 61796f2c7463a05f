import { MarienbadError, unwrap } from "../../../base/error.ts";
import { seededRandom } from "../../../base/random.ts";
import type { Text } from "../../../base/text.ts";
import type { Step } from "../../state-graph.ts";
import { definePuzzle } from "../entry.ts";
import { HOLE, isSolvable, isSolved, neighboursOfCells, scrambledTiles, slide, type Tiles } from "./board.ts";
import { CLASSIC_INSTANCES } from "./classic-instances.ts";
import { drawTiles, readTiles, sizeOfText, writeTiles } from "./notation.ts";
import { taquinEstimate, taquinGauges, taquinSolver } from "./solver.ts";

const HOPELESS: Text = {
  en: "This board cannot be solved: its permutation has the wrong parity, and no move changes that.",
  fr: "Ce taquin n'a pas de solution : sa permutation n'a pas la bonne parité, et aucun coup n'y change rien.",
};

export const taquin = definePuzzle({
  id: "taquin",
  title: { en: "Taquin (15-puzzle)", fr: "Taquin" },
  summary: {
    en: "Numbered tiles slide on a square board with one hole. Bring them in order, the hole last, in as few moves as possible.",
    fr: "Des pièces numérotées glissent sur un carré où il manque une pièce. Les ranger dans l'ordre, le trou à la fin, en un minimum de coups.",
  },
  reference: "Johnson and Story 1879 (parity); Korf 1985; Korf and Felner 2002",
  options: {
    size: {
      kind: "integer",
      default: 4,
      min: 3,
      max: 5,
      summary: { en: "tiles on a side, unless `tiles` are given", fr: "pièces par côté, sauf si `tiles` est donné" },
    },
    tiles: {
      kind: "text",
      default: "",
      pattern: /^[\d\s,/._]*$/,
      example: "1 2 3/4 5 6/7 0 8",
      summary: { en: "the board, row by row, 0 for the hole", fr: "le taquin, ligne par ligne, 0 pour le trou" },
    },
    moves: {
      kind: "integer",
      default: 40,
      min: 0,
      max: 10_000,
      summary: { en: "else: random moves from the solved board", fr: "sinon : coups au hasard depuis le taquin rangé" },
    },
    seed: {
      kind: "integer",
      default: 1,
      min: 0,
      max: 2 ** 31,
      summary: { en: "seed of the random moves", fr: "graine du hasard" },
    },
    classic: {
      kind: "integer",
      default: 0,
      min: 0,
      max: CLASSIC_INSTANCES.length,
      summary: { en: "or: one of Korf's hundred 15-puzzles", fr: "ou bien : l'un des cent taquins de Korf" },
    },
  },
  build({ size: asked, tiles: text, moves, seed, classic }) {
    const size = text !== "" ? sizeOf(text) : classic > 0 ? 4 : asked;
    const start =
      text !== ""
        ? unwrap(readTiles(text, size))
        : classic > 0
          ? CLASSIC_INSTANCES[classic - 1].tiles
          : scrambledTiles(size, moves, seededRandom(seed));
    const neighbours = neighboursOfCells(size);
    const gauges = taquinGauges(size);
    return {
      graph: {
        start,
        isGoal: isSolved,
        steps(tiles): Step<Tiles>[] {
          const hole = tiles.indexOf(HOLE);
          return neighbours[hole].map((from) => ({
            to: slide(tiles, from, hole),
            cost: 1,
            label: String(tiles[from]),
          }));
        },
        key: (tiles) => tiles.join(" "),
      },
      estimates: {
        conflicts: taquinEstimate(gauges, "conflicts"),
        manhattan: taquinEstimate(gauges, "manhattan"),
        patterns: taquinEstimate(gauges, "patterns"),
      },
      write: writeTiles,
      read: (given) => readTiles(given, size),
      board: drawTiles,
      hopeless: (tiles) => (isSolvable(tiles, size) ? undefined : HOPELESS),
      solver: taquinSolver(size, gauges),
    };
  },
});

function sizeOf(text: string): number {
  const size = sizeOfText(text);
  if (size !== undefined) return size;
  throw new MarienbadError("bad-input", {
    en: `The taquin ${JSON.stringify(text)} has neither 9, 16 nor 25 cells; write it like 1 2 3/4 5 6/7 0 8.`,
    fr: `Le taquin ${JSON.stringify(text)} n'a ni 9, ni 16, ni 25 cases ; écrivez-le comme 1 2 3/4 5 6/7 0 8.`,
  });
}

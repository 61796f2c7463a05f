import { MarienbadError, sameText, seededRandom, text, unwrap } from "marienbad/base";
import type { Step } from "../../state-graph.ts";
import { definePuzzle } from "../entry.ts";
import { texts } from "../texts.ts";
import { HOLE, isSolvable, isSolved, neighboursOfCells, scrambledTiles, slide, type Tiles } from "./board.ts";
import { CLASSIC_INSTANCES } from "./classic-instances.ts";
import { drawTiles, readTiles, sizeOfText, writeTiles } from "./notation.ts";
import { taquinEstimate, taquinGauges, taquinSolver } from "./solver.ts";

export const taquin = definePuzzle({
  id: "taquin",
  title: text("Taquin (15-puzzle)", "Taquin"),
  summary: text(
    "Numbered tiles slide on a square board with one hole. Bring them in order, the hole last, in as few " +
      "moves as possible.",
    "Des pièces numérotées glissent sur un carré où il manque une pièce. Les ranger dans l'ordre, le " +
      "trou à la fin, en un minimum de coups.",
  ),
  reference: "Johnson and Story 1879 (parity); Korf 1985; Korf and Felner 2002",
  options: {
    size: {
      kind: "integer",
      default: 4,
      min: 3,
      max: 5,
      summary: text("tiles on a side, unless `tiles` are given", "pièces par côté, sauf si `tiles` est donné"),
    },
    tiles: {
      kind: "text",
      default: "",
      pattern: /^[\d\s,/._]*$/,
      example: "1 2 3/4 5 6/7 0 8",
      summary: text("the board, row by row, 0 for the hole", "le taquin, ligne par ligne, 0 pour le trou"),
    },
    moves: {
      kind: "integer",
      default: 40,
      min: 0,
      max: 10_000,
      summary: text("else: random moves from the solved board", "sinon : coups au hasard depuis le taquin rangé"),
    },
    seed: {
      kind: "integer",
      default: 1,
      min: 0,
      max: 2 ** 31,
      summary: text("seed of the random moves", "graine du hasard"),
    },
    classic: {
      kind: "integer",
      default: 0,
      min: 0,
      max: CLASSIC_INSTANCES.length,
      summary: text("or: one of Korf's hundred 15-puzzles", "ou bien : l'un des cent taquins de Korf"),
    },
  },
  build({ size: asked, tiles: written, moves, seed, classic }) {
    const size = written !== "" ? sizeOf(written) : classic > 0 ? 4 : asked;
    const start =
      written !== ""
        ? unwrap(readTiles(written, size))
        : classic > 0
          ? CLASSIC_INSTANCES[classic - 1].tiles
          : scrambledTiles(size, moves, seededRandom(seed));
    const neighbours = neighboursOfCells(size);
    const gauges = taquinGauges(size);
    const labelOfTile = start.map((_, tile) => sameText(String(tile)));
    return {
      graph: {
        start,
        isGoal: isSolved,
        steps(tiles): Step<Tiles>[] {
          const hole = tiles.indexOf(HOLE);
          return neighbours[hole].map((from) => ({
            to: slide(tiles, from, hole),
            cost: 1,
            label: labelOfTile[tiles[from]],
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
      hopeless: (tiles) => (isSolvable(tiles, size) ? undefined : texts.wrongParity()),
      solver: taquinSolver(size, gauges),
    };
  },
});

function sizeOf(given: string): number {
  const size = sizeOfText(given);
  if (size !== undefined) return size;
  throw new MarienbadError("bad-input", texts.notSquare(given));
}

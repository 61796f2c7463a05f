import { MarienbadError, type Parsed, parsed, refused, text } from "marienbad/base";
import { emptyGrid, type Grid, writeCell } from "../grid/grid.ts";
import { gridEstimates, gridStates } from "../grid/grid-task.ts";
import { definePuzzle, type Puzzle } from "./entry.ts";
import { texts } from "./texts.ts";

const [START, GOAL, WALL] = ["S", "G", "#"];

export const grid = definePuzzle({
  id: "grid",
  title: text("Grid with walls", "Grille avec obstacles"),
  summary: text(
    "Walk from S to G, around the walls. A step costs 1, a diagonal one √2, and it must not cut a corner.",
    "Aller de S à G en contournant les murs. Un pas coûte 1, un pas en diagonale √2, sans couper les coins.",
  ),
  reference: "small maps typed by hand; files in the format of the Moving AI benchmarks are read by the grid search",
  options: {
    map: {
      kind: "text",
      default: "S..#..../.#.#.##./.#...#../.####.#./......#G",
      pattern: /^[.#SG]+(\/[.#SG]+)*$/,
      example: "S.#./..G. (rows separated by /, # is a wall)",
      summary: text("the rows, S start, G goal, # wall", "les lignes, S départ, G but, # mur"),
    },
    neighbours: {
      kind: "choice",
      default: "4",
      values: ["4", "8"],
      summary: text("8: diagonal steps too", "8 : aussi les pas en diagonale"),
    },
  },
  build({ map, neighbours }): Puzzle<number> {
    const { cells, start, goals } = readMap(map);
    const rules = { neighbours: neighbours === "8" ? 8 : 4 } as const;
    const { manhattan, octile, euclid } = gridEstimates(cells, rules, goals);
    return {
      graph: gridStates(cells, rules, start, goals),
      estimates: neighbours === "8" ? { octile, euclid } : { manhattan, euclid },
      write: (cell) => writeCell(cells, cell),
      read: (given) => readFreeCell(given, cells),
      board: (cell) => drawMap(map, cell, cells.width),
    };
  },
});

function readMap(map: string) {
  const rows = map.split("/");
  const width = rows[0].length;
  const uneven = rows.findIndex((row) => row.length !== width);
  if (uneven >= 0) throw new MarienbadError("bad-input", texts.unevenRow(uneven + 1, rows[uneven].length, width));
  const letters = [...rows.join("")];
  const cells = emptyGrid(width, rows.length);
  for (const [cell, letter] of letters.entries()) cells.blockedOfCell[cell] = letter === WALL ? 1 : 0;
  const placesOf = (wanted: string): number[] => letters.flatMap((letter, cell) => (letter === wanted ? [cell] : []));
  const starts = placesOf(START);
  const goals = placesOf(GOAL);
  if (starts.length === 1 && goals.length > 0) return { cells, start: starts[0], goals };
  throw new MarienbadError("bad-input", texts.wrongEnds(starts.length, goals.length));
}

function readFreeCell(given: string, { width, height, blockedOfCell }: Grid): Parsed<number> {
  const [, column, row] = (/^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(given) ?? []).map(Number);
  if (!(column < width && row < height)) return refused([{ text: texts.notACell(given, width, height) }]);
  const cell = row * width + column;
  if (blockedOfCell[cell] === 1) return refused([{ text: texts.isAWall(column, row) }]);
  return parsed(cell);
}

function drawMap(map: string, cell: number, width: number): string {
  return map
    .split("/")
    .map((row, y) => [...row].map((letter, x) => (y * width + x === cell ? "o" : letter)).join(" "))
    .join("\n");
}

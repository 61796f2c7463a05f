import { text } from "marienbad";

/**
 * A grid to draw on, as rows of letters: `S` start, `G` goal, `#` wall, `.` a cell that costs 1 to enter, and a digit
 * from 2 to 9 one that costs as much. Links and the text below the grid are the same letters, rows joined by "/".
 */
export type GridMap = readonly string[];

export const MAX_SIDE = 40;
export const BRUSHES = ["wall", "free", "weight", "start", "goal", "estimate"] as const;
export type Brush = (typeof BRUSHES)[number];

export const GRID_HEURISTICS = ["manhattan", "euclid", "octile", "zero", "own"] as const;
export type GridHeuristic = (typeof GRID_HEURISTICS)[number];

export function readMap(text: string): GridMap | undefined {
  const rows = text
    .trim()
    .split(/[/\n]/)
    .map((row) => row.trim());
  const width = rows[0].length;
  const isMap =
    width >= 2 &&
    width <= MAX_SIDE &&
    rows.length >= 2 &&
    rows.length <= MAX_SIDE &&
    rows.every((row) => row.length === width && /^[.#SG2-9]+$/.test(row));
  const count = (letter: string): number => rows.join("").split(letter).length - 1;
  return isMap && count("S") === 1 && count("G") === 1 ? rows : undefined;
}

export function letterAt(map: GridMap, cell: number): string {
  const width = map[0].length;
  return map[Math.floor(cell / width)][cell % width];
}

export function cellOf(map: GridMap, letter: string): number {
  return map.join("").indexOf(letter);
}

/** The map after a stroke on one cell. Start and goal stay until they are put elsewhere. */
export function paint(map: GridMap, cell: number, brush: Brush, weight: number): GridMap {
  const old = letterAt(map, cell);
  if (brush === "estimate" || old === "S" || old === "G") return map;
  if (brush === "start" || brush === "goal") {
    const letter = brush === "start" ? "S" : "G";
    return put(put(map, cellOf(map, letter), "."), cell, letter);
  }
  const letter = brush === "wall" ? "#" : brush === "free" || weight <= 1 ? "." : String(weight);
  return letter === old ? map : put(map, cell, letter);
}

function put(map: GridMap, cell: number, letter: string): GridMap {
  const width = map[0].length;
  const row = Math.floor(cell / width);
  return map.map((text, index) =>
    index === row ? text.slice(0, cell % width) + letter + text.slice((cell % width) + 1) : text,
  );
}

/** The same drawing on another sheet; start and goal are brought inside. */
export function resized(map: GridMap, width: number, height: number): GridMap {
  const inside = (letter: string): number => {
    const cell = cellOf(map, letter);
    const column = Math.min(width - 1, cell % map[0].length);
    return Math.min(height - 1, Math.floor(cell / map[0].length)) * width + column;
  };
  const plain = Array.from({ length: height }, (_, row) =>
    (map[row] ?? "").slice(0, width).padEnd(width, ".").replace(/[SG]/g, "."),
  );
  const start = inside("S");
  const goal = inside("G") === start ? (start === 0 ? 1 : start - 1) : inside("G");
  return put(put(plain, start, "S"), goal, "G");
}

export function cleared(map: GridMap): GridMap {
  return map.map((row) => row.replace(/[#2-9]/g, "."));
}

/** A cell as people name it, counted from 1: column, row. */
export function cellName(map: GridMap, cell: number): string {
  return `${(cell % map[0].length) + 1}, ${Math.floor(cell / map[0].length) + 1}`;
}

interface MapExample {
  readonly id: string;
  readonly title: { readonly en: string; readonly fr: string };
  readonly map: GridMap;
}

export const MAP_EXAMPLES: readonly MapExample[] = [
  {
    id: "pocket",
    title: text("A pocket in the way", "Un cul-de-sac en chemin"),
    map: [
      "......................",
      "..........####........",
      ".............#........",
      ".............#........",
      ".............#........",
      "..S..........#.....G..",
      ".............#........",
      ".............#........",
      ".....#########........",
      "......................",
      "......................",
    ],
  },
  {
    id: "swamp",
    title: text("Through the swamp or around", "À travers le marais ou autour"),
    map: [
      "......................",
      ".......333333.........",
      "......35555553........",
      ".....3557777553.......",
      ".....35799997553......",
      "..S..35799999753...G..",
      ".....3557777553.......",
      "......35555553........",
      ".......333333.........",
      "......................",
      "......................",
    ],
  },
  {
    id: "rooms",
    title: text("Rooms and doors", "Des pièces et des portes"),
    map: [
      "S....#......#.........",
      ".....#......#.....#...",
      ".....#......#.....#...",
      "............#.....#...",
      "###.####.####.....#...",
      ".....#............#...",
      ".....#......#.....#...",
      ".....#......#.....#...",
      "............#.....#...",
      ".....#......#.....#...",
      ".....#......#.....#..G",
    ],
  },
  {
    id: "open",
    title: text("An open field", "Un champ libre"),
    map: Array.from({ length: 11 }, (_, row) => (row === 5 ? "...S..............G..." : ".".repeat(22))),
  },
];

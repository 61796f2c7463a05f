import { MarienbadError, type Text, type Watch } from "marienbad/base";
import { readText } from "marienbad-databases/system";
import {
  cellAt,
  type Estimate,
  type Grid,
  type GridRules,
  graphTask,
  gridTask,
  type PathTask,
  parseMap,
  parsePathProblem,
  vertexNamed,
  writeCell,
} from "marienbad-path";
import { type Call, choiceFlag, switchFlag, textFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { texts } from "./texts.ts";

/** A place to search for a path, and how to print it. */
export interface PathSubject<Vertex> {
  readonly task: PathTask<Vertex>;
  write(vertex: Vertex): string;
  moves?(path: readonly Vertex[]): Text[];
  draw?(path: readonly Vertex[]): string | undefined;
  /** Why there is no path, if known without a search. */
  readonly hopeless?: Text | undefined;
  /** Called before an estimate is used, to give it its tables. */
  prepare?(estimate: Estimate<Vertex>, watch: Watch): Promise<void>;
}

/** A weighted graph in a file; `--from` and `--to` override the start and the goal of the file. */
export async function loadGraph(call: Call, name: string): Promise<PathSubject<number>> {
  const read = parsePathProblem(await readText(name));
  const { graph, labels, heuristicOfVertex, start, goals } = unwrapRead(call, name, read);
  const from = textFlag(call, "from");
  const to = textFlag(call, "to");
  const begin = from === undefined ? start : vertexNamed(graph, from);
  const ends = to === undefined ? goals : [vertexNamed(graph, to)];
  if (begin === undefined) throw new MarienbadError("bad-argument", texts.noStart(name));
  if (ends.length === 0) throw new MarienbadError("bad-argument", texts.noGoal(name));
  return {
    task: graphTask(graph, { start: begin, goals: ends }, heuristicOfVertex),
    write: (vertex) => labels[vertex],
    draw: (vertices) => vertices.map((vertex) => labels[vertex]).join(" → "),
  };
}

export async function loadMap(call: Call, name: string): Promise<PathSubject<number>> {
  const grid = await readGrid(call, name);
  const [from, to] = [readCell(call, grid, "from"), readCell(call, grid, "to")];
  return {
    task: gridTask(grid, gridRules(call), from, to),
    write: (cell) => writeCell(grid, cell),
    draw: (cells) => drawMap(grid, cells),
  };
}

export async function readGrid(call: Call, name: string): Promise<Grid> {
  return unwrapRead(call, name, parseMap(await readText(name)));
}

export function gridRules(call: Call): GridRules {
  const neighbours = choiceFlag(call, "neighbours", ["4", "8"]) === "4" ? 4 : 8;
  return { neighbours, cornerCutting: switchFlag(call, "cut-corners") };
}

function readCell(call: Call, grid: Grid, flag: "from" | "to"): number {
  const text = textFlag(call, flag);
  const match = /^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(text ?? "");
  if (match === null) throw new MarienbadError("bad-argument", texts.noCell(flag));
  return cellAt(grid, Number(match[1]), Number(match[2]));
}

/** Draws maps that fit on a screen, with `o` along the way. */
function drawMap({ width, height, blockedOfCell }: Grid, cells: readonly number[]): string | undefined {
  if (width > 120 || height > 60) return undefined;
  const onWay = new Set(cells);
  const row = (y: number): string =>
    Array.from({ length: width }, (_, x) => {
      const cell = y * width + x;
      return onWay.has(cell) ? "o" : blockedOfCell[cell] ? "@" : ".";
    }).join("");
  return Array.from({ length: height }, (_, y) => row(y)).join("\n");
}

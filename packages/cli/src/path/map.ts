import { MarienbadError } from "marienbad/base";
import { readText } from "marienbad-databases/system";
import { cellAt, type Grid, type GridRules, gridTask, parseMap, writeCell } from "marienbad-path";
import { type Call, choiceFlag, switchFlag, textFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import type { PathSubject } from "./subject.ts";
import { texts } from "./texts.ts";

/** A map in a file, and two cells of it. */
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

/** How one walks, by the flags. */
export function gridRules(call: Call): GridRules {
  const neighbours = choiceFlag(call, "neighbours", ["4", "8"]) === "4" ? 4 : 8;
  return { neighbours, cornerCutting: switchFlag(call, "cut-corners") };
}

function readCell(call: Call, grid: Grid, flag: "from" | "to"): number {
  const text = textFlag(call, flag);
  const match = /^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(text ?? "");
  if (match === null) {
    throw new MarienbadError("bad-argument", texts.noCell(flag));
  }
  return cellAt(grid, Number(match[1]), Number(match[2]));
}

/** Maps that fit on a screen are drawn, `o` along the way. */
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

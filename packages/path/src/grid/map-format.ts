import { type Fault, type Parsed, parsed, refused } from "marienbad/base";
import { emptyGrid, type Grid, MAX_CELLS } from "./grid.ts";
import { texts } from "./texts.ts";

/** Plain, grass and swamp. */
const FREE = ".GS";
/** Out of bounds, trees and water. */
const BLOCKED = "@OTW";

/**
 * Reads a map of the Moving AI benchmarks (Sturtevant 2012, movingai.com); reports all faults, each with its line.
 *
 *     type octile
 *     height 2
 *     width 3
 *     map
 *     .@.
 *     ...
 */
export function parseMap(source: string): Parsed<Grid> {
  const lines = source.split(/\r?\n/);
  const faults: Fault[] = [];
  const sizes: { width?: number; height?: number } = {};
  let at = 0;
  for (; at < lines.length && lines[at].trim() !== "map"; at++) {
    const [name, value, ...more] = lines[at].trim().split(/\s+/);
    if (name === "" || name === "type") continue;
    if (name !== "width" && name !== "height") {
      return refused([...faults, { text: texts.unknownHeader(), line: at + 1 }]);
    }
    if (/^\d+$/.test(value ?? "") && Number(value) >= 1 && more.length === 0) sizes[name] = Number(value);
    else faults.push({ text: texts.wrongSize(name), line: at + 1 });
  }
  const { width, height } = sizes;
  if (at === lines.length) faults.push({ text: texts.noMapLine(), line: at });
  for (const name of ["width", "height"]) {
    const named = lines.slice(0, at).some((line) => line.trim().startsWith(name));
    if (!named) faults.push({ text: texts.noSize(name), line: at + 1 });
  }
  if (faults.length > 0 || width === undefined || height === undefined) return refused(faults);
  if (width * height > MAX_CELLS) return refused([{ text: texts.mapTooLarge(MAX_CELLS), line: at + 1 }]);
  return readRows(lines, at + 1, emptyGrid(width, height));
}

function readRows(lines: readonly string[], first: number, grid: Grid): Parsed<Grid> {
  const { width, height, blockedOfCell } = grid;
  const faults: Fault[] = [];
  const missing = Math.max(0, first + height - lines.length);
  if (missing > 0) faults.push({ text: texts.rowsMissing(missing, height), line: lines.length });
  for (let y = 0; y < height - missing; y++) {
    const row = lines[first + y];
    const line = first + y + 1;
    if (row.length !== width) {
      faults.push({ text: texts.unevenRow(row.length, width), line });
      continue;
    }
    for (let x = 0; x < width; x++) {
      if (BLOCKED.includes(row[x])) blockedOfCell[y * width + x] = 1;
      else if (!FREE.includes(row[x])) {
        faults.push({ text: texts.unknownTerrain(row[x], FREE + BLOCKED), line, column: x + 1 });
        break;
      }
    }
  }
  const after = lines.findIndex((line, index) => index >= first + height && line.trim() !== "");
  if (after >= 0) faults.push({ text: texts.afterTheMap(height), line: after + 1 });
  return faults.length > 0 ? refused(faults) : parsed(grid);
}

/** The map of a grid, which `parseMap` reads. */
export function writeMap({ width, height, blockedOfCell }: Grid): string {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from(blockedOfCell.subarray(y * width, (y + 1) * width), (blocked) => (blocked ? "@" : ".")).join(""),
  );
  return `type octile\nheight ${height}\nwidth ${width}\nmap\n${rows.join("\n")}\n`;
}

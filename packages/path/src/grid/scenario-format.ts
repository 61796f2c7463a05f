import type { Fault, Parsed, Text, Work } from "marienbad/base";
import { MarienbadError, parsed, refused, runnable } from "marienbad/base";
import { cellAt, type Grid } from "./grid.ts";
import type { GridFinder, GridOptions, GridPath } from "./grid-finder.ts";
import { texts } from "./texts.ts";

/** A way on a map that a benchmark asks for, with its length. */
export interface Scenario {
  readonly line: number;
  /** Its group in the benchmark: usually those whose lengths differ by less than 4. */
  readonly bucket: number;
  readonly map: string;
  readonly width: number;
  readonly height: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** Length of a shortest way, with 8 neighbours and without corner cutting. */
  readonly length: number;
  /** The length as the file writes it, whose digits show how exact it is. */
  readonly written: string;
}

/** Reads Moving AI scenarios (Sturtevant 2012): "version 1", then lines of nine columns, separated by tabs. */
export function parseScenarios(source: string): Parsed<readonly Scenario[]> {
  const lines = source.split(/\r?\n/);
  const faults: Fault[] = [];
  const scenarios: Scenario[] = [];
  if (!/^version\s+1(\.0)?$/.test(lines[0].trim())) {
    return refused([{ text: texts.noVersion(), line: 1 }]);
  }
  for (let index = 1; index < lines.length; index++) {
    if (lines[index].trim() === "") continue;
    const line = index + 1;
    const columns = lines[index].includes("\t") ? lines[index].trim().split("\t") : lines[index].trim().split(/\s+/);
    if (columns.length !== 9) {
      faults.push({ text: texts.wrongColumns(), line });
      continue;
    }
    const [group, map, ...numbers] = columns;
    const written = numbers[6];
    const [width, height, fromX, fromY, toX, toY] = numbers.map((word) => (/^\d+$/.test(word) ? Number(word) : -1));
    const from = { x: fromX, y: fromY };
    const to = { x: toX, y: toY };
    const length = /^\d+(\.\d+)?([eE][+-]?\d+)?$/.test(written) ? Number(written) : Number.NaN;
    const isInside = ({ x, y }: Scenario["from"]): boolean => x >= 0 && y >= 0 && x < width && y < height;
    if (!/^\d+$/.test(group)) faults.push({ text: texts.wrongBucket(group), line });
    if (width < 1 || height < 1) faults.push({ text: texts.wrongMapSize(), line });
    else if (!isInside(from) || !isInside(to)) faults.push({ text: texts.endsOutside(width, height), line });
    if (!Number.isFinite(length)) faults.push({ text: texts.wrongLength(written), line });
    scenarios.push({ line, bucket: Number(group), map, width, height, from, to, length, written });
  }
  if (scenarios.length === 0 && faults.length === 0) faults.push({ text: texts.noScenario(), line: 1 });
  return faults.length > 0 ? refused(faults) : parsed(scenarios);
}

/** The answer to a scenario, and whether it agrees with the length in the file. */
export interface ScenarioAnswer extends GridPath {
  readonly scenario: Scenario;
  readonly agrees: boolean;
}

/** Finds the path of a scenario and compares it with the length in the file. Progress: expanded cells. */
export const answerScenario = /* @__PURE__ */ runnable(function* answerScenario(
  finder: GridFinder,
  scenario: Scenario,
  options: GridOptions = {},
): Work<ScenarioAnswer> {
  const problem = problemOfScenario(finder.grid, scenario);
  if (problem !== undefined) throw new MarienbadError("bad-input", problem);
  const [start, goal] = [scenario.from, scenario.to].map(({ x, y }) => cellAt(finder.grid, x, y));
  const answer = yield* finder.findWork(start, goal, options);
  return { ...answer, scenario, agrees: agreesWith(scenario.written, answer.cost) };
});

/** Reason why a scenario cannot be answered on a map: the map has another size, or an end is blocked. */
export function problemOfScenario(grid: Grid, { line, width, height, from, to }: Scenario): Text | undefined {
  if (grid.width !== width || grid.height !== height) {
    return texts.otherMapSize(line, `${width} × ${height}`, `${grid.width} × ${grid.height}`);
  }
  const blocked = [from, to].find(({ x, y }) => grid.blockedOfCell[y * width + x] !== 0);
  return blocked && texts.blockedScenario(line, blocked.x, blocked.y);
}

/** Relative error of a length from adding up many steps, or from 1.414213562 for √2. */
const SUMMING = 1e-9;

/**
 * True if a cost is within half a unit of the last digit that the file would have printed. The benchmarks print six
 * significant digits without zeros at the end, or two decimals, or more of either:
 *
 *     17 + 29√2 = 58.012193…     "58.0122" (six digits)     "58.01" (two decimals)     "58.01219331" (eight)
 *     998√2 = 1411.385135…       "1411.39" (six digits)     "1411.39" (two decimals)   "1411.38513525"
 */
export function agreesWith(written: string, cost: number): boolean {
  const length = Number(written);
  const ofSixDigits = 5 - Math.floor(Math.log10(Math.max(length, 1)));
  const decimals = /^\d+\.(\d+)$/.exec(written)?.[1].length ?? 0;
  const printed = decimals === 2 ? Math.min(2, ofSixDigits) : Math.max(decimals, ofSixDigits);
  return Math.abs(cost - length) <= 0.5 * 10 ** -printed + SUMMING * length;
}

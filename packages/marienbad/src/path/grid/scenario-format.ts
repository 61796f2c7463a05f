import { type Fault, MarienbadError, type Parsed, parsed, refused } from "../../base/error.ts";
import { run, type Work } from "../../base/work.ts";
import { cellAt } from "./grid.ts";
import type { GridFinder, GridOptions, GridPath } from "./grid-finder.ts";
import * as texts from "./texts.ts";

/** One question of a benchmark: a way on a map, and how long the shortest is. */
export interface Scenario {
  /** Where it stands in the file. */
  readonly line: number;
  readonly map: string;
  readonly width: number;
  readonly height: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** Of the shortest way, with 8 neighbours and no corner cut. */
  readonly length: number;
}

/**
 * Reads the scenarios of the Moving AI benchmarks: a line "version 1", then nine columns per line, separated by tabs.
 * All faults are reported, each with its line. Reference: Sturtevant 2012.
 */
export function parseScenarios(source: string): Parsed<readonly Scenario[]> {
  const lines = source.split(/\r?\n/);
  const faults: Fault[] = [];
  const scenarios: Scenario[] = [];
  if (!/^version\s+1(\.0)?$/.test(lines[0].trim())) {
    return refused([
      {
        text: texts.noVersion(),
        line: 1,
      },
    ]);
  }
  for (let index = 1; index < lines.length; index++) {
    if (lines[index].trim() === "") continue;
    const line = index + 1;
    const columns = lines[index].includes("\t") ? lines[index].trim().split("\t") : lines[index].trim().split(/\s+/);
    if (columns.length !== 9) {
      faults.push({
        text: texts.wrongColumns(),
        line,
      });
      continue;
    }
    const [, map, ...numbers] = columns;
    const [width, height, fromX, fromY, toX, toY] = numbers
      .slice(0, 6)
      .map((word) => (/^\d+$/.test(word) ? Number(word) : -1));
    const length = /^\d+(\.\d+)?([eE][+-]?\d+)?$/.test(numbers[6]) ? Number(numbers[6]) : Number.NaN;
    const outside =
      fromX < 0 ||
      fromY < 0 ||
      toX < 0 ||
      toY < 0 ||
      fromX >= width ||
      toX >= width ||
      fromY >= height ||
      toY >= height;
    if (width < 1 || height < 1) {
      faults.push({
        text: texts.wrongMapSize(),
        line,
      });
    } else if (outside) {
      faults.push({
        text: texts.endsOutside(width, height),
        line,
      });
    }
    if (!Number.isFinite(length)) {
      faults.push({
        text: texts.wrongLength(numbers[6]),
        line,
      });
    }
    scenarios.push({ line, map, width, height, from: { x: fromX, y: fromY }, to: { x: toX, y: toY }, length });
  }
  if (scenarios.length === 0 && faults.length === 0) {
    faults.push({ text: texts.noScenario(), line: 1 });
  }
  return faults.length > 0 ? refused(faults) : parsed(scenarios);
}

/** The answer to a scenario, and whether it is as long as the file says. */
export interface ScenarioAnswer extends GridPath {
  readonly scenario: Scenario;
  readonly agrees: boolean;
}

/** The files give lengths in decimals: a difference as small as this is rounding. */
const ROUNDING = 1e-3;

/** The path that answers a scenario, compared with the length that the file gives. */
export function answerScenario(finder: GridFinder, scenario: Scenario, options: GridOptions = {}): ScenarioAnswer {
  return run(answerScenarioWork(finder, scenario, options));
}

/** The same as a work. Progress is the number of cells that are expanded. */
export function* answerScenarioWork(
  finder: GridFinder,
  scenario: Scenario,
  options: GridOptions = {},
): Work<ScenarioAnswer> {
  const { from, to, length, line } = scenario;
  const { width, height, blockedOfCell } = finder.grid;
  if (scenario.width !== width || scenario.height !== height) {
    const [meant, given] = [`${scenario.width} × ${scenario.height}`, `${width} × ${height}`];
    throw new MarienbadError("bad-input", texts.otherMapSize(line, meant, given));
  }
  for (const { x, y } of [from, to]) {
    if (blockedOfCell[y * width + x] === 0) continue;
    throw new MarienbadError("bad-input", texts.blockedScenario(line, x, y));
  }
  const [start, goal] = [from, to].map(({ x, y }) => cellAt(finder.grid, x, y));
  const answer = yield* finder.findWork(start, goal, options);
  return { ...answer, scenario, agrees: Math.abs(answer.cost - length) <= ROUNDING };
}

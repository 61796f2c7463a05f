import { type Fault, MarienbadError, type Parsed, parsed, refused } from "../../base/error.ts";
import { cellAt } from "./grid.ts";
import type { GridFinder, GridOptions, GridPath } from "./grid-finder.ts";

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

const COLUMNS = "bucket, map, width, height, start x, start y, goal x, goal y, optimal length";

/**
 * Reads the scenarios of the Moving AI benchmarks: a line "version 1", then nine columns a line, separated by tabs.
 * All faults are reported, each with its line. Reference: Sturtevant 2012.
 */
export function parseScenarios(text: string): Parsed<readonly Scenario[]> {
  const lines = text.split(/\r?\n/);
  const faults: Fault[] = [];
  const scenarios: Scenario[] = [];
  if (!/^version\s+1(\.0)?$/.test(lines[0].trim())) {
    return refused([
      {
        text: { en: 'the first line should be "version 1"', fr: 'la première ligne devrait être "version 1"' },
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
        text: {
          en: `a scenario should have nine columns: ${COLUMNS}`,
          fr: `un scénario devrait avoir neuf colonnes : ${COLUMNS}`,
        },
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
        text: {
          en: "the width and the height should be whole numbers from 1",
          fr: "la largeur et la hauteur devraient être des nombres entiers à partir de 1",
        },
        line,
      });
    } else if (outside) {
      faults.push({
        text: {
          en: `the start and the goal should be cells of the map, ${width} × ${height}`,
          fr: `le départ et le but devraient être des cases de la carte, ${width} × ${height}`,
        },
        line,
      });
    }
    if (!Number.isFinite(length)) {
      faults.push({
        text: {
          en: `the optimal length should be a number, not ${numbers[6]}`,
          fr: `la longueur optimale devrait être un nombre, non ${numbers[6]}`,
        },
        line,
      });
    }
    scenarios.push({ line, map, width, height, from: { x: fromX, y: fromY }, to: { x: toX, y: toY }, length });
  }
  if (scenarios.length === 0 && faults.length === 0) {
    faults.push({ text: { en: "there is no scenario", fr: "il n'y a pas de scénario" }, line: 1 });
  }
  return faults.length > 0 ? refused(faults) : parsed(scenarios);
}

/** The answer to a scenario, and whether it is as long as the file says. */
export interface ScenarioAnswer extends GridPath {
  readonly scenario: Scenario;
  readonly agrees: boolean;
}

/** The files give lengths in decimals: so much difference is rounding. */
const ROUNDING = 1e-3;

export function answerScenario(finder: GridFinder, scenario: Scenario, options: GridOptions = {}): ScenarioAnswer {
  const { from, to, length, line } = scenario;
  const { width, height, blockedOfCell } = finder.grid;
  if (scenario.width !== width || scenario.height !== height) {
    const [meant, given] = [`${scenario.width} × ${scenario.height}`, `${width} × ${height}`];
    throw new MarienbadError("bad-input", {
      en: `line ${line}: the scenario is for ${meant} and the map has ${given}.`,
      fr: `ligne ${line} : le scénario est pour ${meant} et la carte a ${given}.`,
    });
  }
  for (const { x, y } of [from, to]) {
    if (blockedOfCell[y * width + x] === 0) continue;
    throw new MarienbadError("bad-input", {
      en: `line ${line}: the cell ${x},${y} of the scenario is blocked on the map.`,
      fr: `ligne ${line} : la case ${x},${y} du scénario est bloquée sur la carte.`,
    });
  }
  const answer = finder.find(cellAt(finder.grid, from.x, from.y), cellAt(finder.grid, to.x, to.y), options);
  return { ...answer, scenario, agrees: Math.abs(answer.cost - length) <= ROUNDING };
}

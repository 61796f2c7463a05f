import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { runAsync, type Work } from "../../base/work.ts";
import { readText } from "../../node/files.ts";
import {
  answerScenarioWork,
  GRID_ALGORITHMS,
  type GridAlgorithm,
  GridFinder,
  parseScenarios,
  type Scenario,
} from "../../path/index.ts";
import { type Call, choiceFlag, say, textFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { gridRules, readGrid } from "./map.ts";
import { numberText } from "./print.ts";
import * as texts from "./texts.ts";

/** Every scenario of a file, each compared with the length given in the file. */
export async function runScenarios(call: Call, name: string): Promise<number> {
  const scenarios = unwrapRead(call, name, parseScenarios(await readText(name)));
  const grid = await readGrid(call, textFlag(call, "map") ?? findMap(name, scenarios[0].map));
  const algorithm = choiceFlag(call, "algorithm", GRID_ALGORITHMS) ?? "jps";
  const { wrong, expanded } = await runAsync(
    compareWork(new GridFinder(grid, gridRules(call)), scenarios, algorithm),
    { signal: call.signal, onProgress: (done) => call.output.progress(`${done} / ${scenarios.length}`) },
    (done = 0) => texts.interruptedScenarios(done),
  );
  const right = scenarios.length - wrong.length;
  if (call.json) call.output.json({ scenarios: scenarios.length, right, wrong, expanded, algorithm });
  else {
    for (const { line, length, cost } of wrong) {
      const found = cost === null ? texts.NO_PATH : numberText(cost);
      call.output.line(say(call, texts.scenarioDiffers(line, length, found)));
    }
    call.output.line(say(call, texts.scenariosAgree(right, scenarios.length)));
  }
  return wrong.length === 0 ? 0 : 1;
}

/** A scenario whose length in the file is not the cost that was found; null when there is no path. */
interface Difference {
  readonly line: number;
  readonly length: number;
  readonly cost: number | null;
}

function* compareWork(
  finder: GridFinder,
  scenarios: readonly Scenario[],
  algorithm: GridAlgorithm,
): Work<{ wrong: Difference[]; expanded: number }> {
  const wrong: Difference[] = [];
  let expanded = 0;
  for (const [index, scenario] of scenarios.entries()) {
    const answering = answerScenarioWork(finder, scenario, { algorithm });
    let step = answering.next();
    for (; !step.done; step = answering.next()) yield index; // a single one may take long
    const result = step.value;
    expanded += result.expanded;
    if (!result.agrees) {
      wrong.push({ line: scenario.line, length: scenario.length, cost: result.found ? result.cost : null });
    }
    yield index + 1;
  }
  return { wrong, expanded };
}

/** `arena.map` beside `arena.map.scen`, or the map that the scenarios name, beside it too. */
function findMap(name: string, map: string): string {
  const candidates = [name.slice(0, -".scen".length), join(dirname(name), map), join(dirname(name), basename(map))];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  throw new MarienbadError("file", texts.noMap(map, name));
}

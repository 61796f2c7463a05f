import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { runAsync, type Work } from "../../base/work.ts";
import { readText } from "../../node/files.ts";
import {
  answerScenario,
  GRID_ALGORITHMS,
  type GridAlgorithm,
  GridFinder,
  parseScenarios,
  type Scenario,
} from "../../path/index.ts";
import { type Call, choiceFlag, say, textFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { gridRules, readGrid } from "./map.ts";
import { tellNumber } from "./print.ts";

/** Every scenario of a file, each compared with the length that the file says. */
export async function runScenarios(call: Call, name: string): Promise<number> {
  const scenarios = unwrapRead(call, name, parseScenarios(await readText(name)));
  const grid = await readGrid(call, textFlag(call, "map") ?? findMap(name, scenarios[0].map));
  const algorithm = choiceFlag(call, "algorithm", GRID_ALGORITHMS) ?? "jps";
  const { wrong, expanded } = await runAsync(
    comparing(new GridFinder(grid, gridRules(call)), scenarios, algorithm),
    { signal: call.signal, onProgress: (done) => call.output.progress(`${done} / ${scenarios.length}`) },
    (done = 0) => ({ en: `Interrupted after ${done} scenarios.`, fr: `Interrompu après ${done} scénarios.` }),
  );
  const right = scenarios.length - wrong.length;
  if (call.json) call.output.json({ scenarios: scenarios.length, right, wrong, expanded, algorithm });
  else {
    for (const difference of wrong) call.output.line(tellDifference(call, difference));
    const of = `${right.toLocaleString(call.language)} / ${scenarios.length.toLocaleString(call.language)}`;
    call.output.line(
      say(call, {
        en: `${of} scenarios have the length that the file says`,
        fr: `${of} scénarios ont la longueur que dit le fichier`,
      }),
    );
  }
  return wrong.length === 0 ? 0 : 1;
}

/** A scenario whose length in the file is not the cost that was found; null when there is no way. */
interface Difference {
  readonly line: number;
  readonly length: number;
  readonly cost: number | null;
}

function* comparing(
  finder: GridFinder,
  scenarios: readonly Scenario[],
  algorithm: GridAlgorithm,
): Work<{ wrong: Difference[]; expanded: number }> {
  const wrong: Difference[] = [];
  let expanded = 0;
  for (const [index, scenario] of scenarios.entries()) {
    const result = answerScenario(finder, scenario, { algorithm });
    expanded += result.expanded;
    if (!result.agrees) {
      wrong.push({ line: scenario.line, length: scenario.length, cost: result.found ? result.cost : null });
    }
    yield index + 1;
  }
  return { wrong, expanded };
}

function tellDifference(call: Call, { line, length, cost }: Difference): string {
  const ours = cost === null ? say(call, { en: "no way", fr: "aucun chemin" }) : tellNumber(call, cost);
  return say(call, {
    en: `line ${line}: ${length} in the file, ${ours} found`,
    fr: `ligne ${line} : ${length} dans le fichier, trouvé ${ours}`,
  });
}

/** `arena.map` beside `arena.map.scen`, or the map that the scenarios name, beside it too. */
function findMap(name: string, map: string): string {
  const candidates = [name.slice(0, -".scen".length), join(dirname(name), map), join(dirname(name), basename(map))];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  throw new MarienbadError("file", {
    en: `The map ${map} of ${name} is not beside it: give --map FILE.`,
    fr: `La carte ${map} de ${name} n'est pas à côté : donnez --map FILE.`,
  });
}

import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { MarienbadError, runAsync, type Text, type Work } from "marienbad/base";
import { readText } from "marienbad-databases/system";
import {
  answerScenario,
  GRID_ALGORITHMS,
  type GridAlgorithm,
  GridFinder,
  parseScenarios,
  problemOfScenario,
  type Scenario,
} from "marienbad-path";
import { type Call, choiceFlag, say, textFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { inColumns } from "../core/output.ts";
import { numberText } from "./print.ts";
import { gridRules, readGrid } from "./subject.ts";
import { texts } from "./texts.ts";

/** Runs every scenario of a file, and compares the lengths with those given. */
export async function runScenarios(call: Call, name: string): Promise<number> {
  const scenarios = unwrapRead(call, name, parseScenarios(await readText(name)));
  const algorithm = choiceFlag(call, "algorithm", GRID_ALGORITHMS) ?? "jps";
  const finders = await readMaps(call, name, scenarios);
  const comparison = await runAsync(
    compareWork(finders, scenarios, algorithm),
    { signal: call.signal, onProgress: (done) => call.output.progress(`${done} / ${scenarios.length}`) },
    (done = 0) => texts.afterScenarios(done),
  );
  const { buckets, wrong, problems } = comparison;
  const total = (of: (bucket: Bucket) => number): number => buckets.reduce((sum, bucket) => sum + of(bucket), 0);
  const right = total((bucket) => bucket.right);
  call.output.done();
  if (call.json) {
    const told = problems.map(({ line, reason }) => ({ line, reason: say(call, reason) }));
    const differing = wrong.map(({ line, length, cost }) => ({ line, length, cost }));
    const counts = { scenarios: scenarios.length, right, wrong: differing, problems: told };
    call.output.json({ ...counts, expanded: total((bucket) => bucket.expanded), buckets, algorithm });
  } else printComparison(call, comparison, texts.scenariosAgree(right, scenarios.length));
  return right === scenarios.length ? 0 : 1;
}

function printComparison(call: Call, { buckets, wrong, problems }: Comparison, summary: Text): void {
  for (const { reason } of problems) call.output.line(say(call, reason));
  for (const { line, written, cost } of wrong) {
    const found = cost === null ? texts.NO_PATH : numberText(cost);
    call.output.line(say(call, texts.scenarioDiffers(line, written, found)));
  }
  const head = texts.BUCKET_COLUMNS.map((title) => say(call, title));
  const rows = buckets.map(({ bucket, scenarios, solved, right, expanded }) =>
    [bucket, scenarios, solved, right, expanded].map((number) => number.toLocaleString(call.language)),
  );
  for (const row of inColumns([head, ...rows], [])) call.output.line(row);
  call.output.line(say(call, summary));
}

interface Bucket {
  readonly bucket: number;
  scenarios: number;
  solved: number;
  /** For how many the way is as long as the file says. */
  right: number;
  expanded: number;
}

interface Comparison {
  readonly buckets: readonly Bucket[];
  readonly wrong: readonly {
    readonly line: number;
    readonly length: number;
    readonly written: string;
    readonly cost: number | null;
  }[];
  readonly problems: readonly { readonly line: number; readonly reason: Text }[];
}

function* compareWork(
  finders: ReadonlyMap<string, GridFinder>,
  scenarios: readonly Scenario[],
  algorithm: GridAlgorithm,
): Work<Comparison> {
  const buckets = new Map<number, Bucket>();
  const wrong: Comparison["wrong"][number][] = [];
  const problems: Comparison["problems"][number][] = [];
  for (const [index, scenario] of scenarios.entries()) {
    const { line, length, written, bucket: number } = scenario;
    const bucket = buckets.get(number) ?? { bucket: number, scenarios: 0, solved: 0, right: 0, expanded: 0 };
    buckets.set(number, bucket);
    bucket.scenarios++;
    const finder = finders.get(scenario.map) as GridFinder;
    const reason = problemOfScenario(finder.grid, scenario);
    if (reason !== undefined) {
      problems.push({ line, reason });
      continue;
    }
    const answering = answerScenario.work(finder, scenario, { algorithm });
    let step = answering.next();
    for (; !step.done; step = answering.next()) yield index; // a single one may take long
    const { found, cost, expanded, agrees } = step.value;
    bucket.expanded += expanded;
    if (found) bucket.solved++;
    if (agrees) bucket.right++;
    else wrong.push({ line, length, written, cost: found ? cost : null });
    yield index + 1;
  }
  return { buckets: [...buckets.values()].toSorted((a, b) => a.bucket - b.bucket), wrong, problems };
}

/** Maps of the scenarios by the names in the file; `--map` replaces all. */
async function readMaps(
  call: Call,
  name: string,
  scenarios: readonly Scenario[],
): Promise<ReadonlyMap<string, GridFinder>> {
  const rules = gridRules(call);
  const given = textFlag(call, "map");
  const finderFor = async (file: string): Promise<GridFinder> => new GridFinder(await readGrid(call, file), rules);
  const maps = [...new Set(scenarios.map(({ map }) => map))];
  const finders = new Map<string, GridFinder>();
  if (given !== undefined || maps.length === 1) {
    const one = await finderFor(given ?? findMap(name, maps[0], [name.slice(0, -".scen".length)]));
    for (const map of maps) finders.set(map, one);
  } else for (const map of maps) finders.set(map, await finderFor(findMap(name, map)));
  return finders;
}

/**
 * The map of a file of scenarios: `arena.map` beside `arena.map.scen`; else the name in the file, `maps/dao/arena.map`,
 * or its end, from the folder of the file or the current one; else the whole name from a folder further up.
 */
function findMap(name: string, map: string, first: readonly string[] = []): string {
  const parts = map.split(/[\\/]/);
  const ends = parts.map((_, index) => parts.slice(index).join("/"));
  const near = ends.flatMap((end) => [join(dirname(name), end), end]);
  const candidates = [...first, map, ...near, ...foldersAbove(name).map((folder) => join(folder, map))];
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  throw new MarienbadError("file", texts.noMap(map, name));
}

function foldersAbove(file: string): string[] {
  const folder = dirname(resolve(file));
  return folder === dirname(folder) ? [folder] : [folder, ...foldersAbove(folder)];
}

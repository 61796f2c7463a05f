import {
  buildPatternDatabase,
  CLASSIC_INSTANCES,
  type ClassicInstance,
  linearConflictGauge,
  manhattanGauge,
  patternGauge,
  solveTaquin,
  type TaquinGauge,
} from "marienbad-path";
import { sizes } from "./measure.ts";

interface Run {
  readonly name: string;
  readonly instances: number;
  /** Means for one instance. */
  readonly nodes: number;
  readonly milliseconds: number;
}

/**
 * Three estimates on Korf's hundred 15-puzzles, with the same IDA*. Weak estimates get the instances with the shortest
 * solutions only (Manhattan distance needs 400 million nodes on average for all hundred: Korf 1985), and are compared
 * with 6-6-3 patterns on those.
 */
export async function taquinBench(): Promise<void> {
  const started = performance.now();
  const patterns = patternGauge(4, buildPatternDatabase(4));
  console.log(`6-6-3 pattern databases built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

  const shortestFirst = [...CLASSIC_INSTANCES].sort((one, other) => one.moves - other.moves);
  measureRun("warm-up", patterns, shortestFirst.slice(0, 10));
  for (const count of sizes([10, 50, 100])) {
    const instances = shortestFirst.slice(0, count);
    console.log(`\n${count} of the 100 classic 15-puzzles, shortest solutions first`);
    const best = measureRun("6-6-3 patterns", patterns, instances);
    report(best, best);
    if (count <= 50) report(measureRun("linear conflict", linearConflictGauge(4), instances), best);
    if (count <= 10) report(measureRun("Manhattan", manhattanGauge(4), instances), best);
  }
}

function measureRun(name: string, gauge: TaquinGauge, instances: readonly ClassicInstance[]): Run {
  let nodes = 0;
  const started = performance.now();
  for (const { tiles, moves } of instances) {
    const { cost, generated } = solveTaquin(gauge, tiles);
    if (cost !== moves) throw new Error(`${name} solves ${tiles.join(" ")} in ${cost} moves; it takes ${moves}.`);
    nodes += generated;
  }
  const milliseconds = (performance.now() - started) / instances.length;
  return { name, instances: instances.length, nodes: nodes / instances.length, milliseconds };
}

function report(run: Run, best: Run): void {
  const ratio = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ×`.padStart(7);
  const nodes = Math.round(run.nodes).toLocaleString("en").padStart(12);
  const time = `${run.milliseconds.toFixed(1)} ms`.padStart(11);
  const speed = `${(run.nodes / run.milliseconds / 1000).toFixed(1)} million nodes/s`;
  console.log(
    `  ${run.name.padEnd(16)}${nodes} ` +
      `nodes${ratio(run.nodes / best.nodes)}${time}${ratio(run.milliseconds / best.milliseconds)}   ${speed}`,
  );
}

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
import { best, row, sizes, title } from "./measure.ts";

/** Means for one instance. */
interface Run {
  readonly nodes: number;
  readonly milliseconds: number;
}

/**
 * Three estimates on Korf's hundred 15-puzzles, with the same IDA*. Weak estimates get the instances with the shortest
 * solutions only (Manhattan distance needs 400 million nodes on average for all hundred: Korf 1985), and are compared
 * with 6-6-3 patterns on those.
 */
export async function taquinBench(): Promise<void> {
  const { seconds, result } = best(1, () => buildPatternDatabase(4));
  const patterns = patternGauge(4, result);
  console.log(`6-6-3 pattern databases built in ${seconds.toFixed(1)} s`);

  const shortestFirst = [...CLASSIC_INSTANCES].sort((one, other) => one.moves - other.moves);
  solveAll(patterns, shortestFirst.slice(0, 10)); // to warm up
  for (const count of sizes([10, 50, 100])) {
    const instances = shortestFirst.slice(0, count);
    title(`${count} of the 100 classic 15-puzzles, shortest solutions first`);
    const quickest = solveAll(patterns, instances);
    report("6-6-3 patterns", quickest, quickest);
    if (count <= 50) report("linear conflict", solveAll(linearConflictGauge(4), instances), quickest);
    if (count <= 10) report("Manhattan", solveAll(manhattanGauge(4), instances), quickest);
  }
}

function solveAll(gauge: TaquinGauge, instances: readonly ClassicInstance[]): Run {
  let nodes = 0;
  const { seconds } = best(1, () => {
    for (const { tiles, moves } of instances) {
      const { cost, generated } = solveTaquin(gauge, tiles);
      if (cost !== moves) throw new Error(`${tiles.join(" ")} is solved in ${cost} moves; it takes ${moves}.`);
      nodes += generated;
    }
  });
  return { nodes: nodes / instances.length, milliseconds: (1000 * seconds) / instances.length };
}

function report(name: string, { nodes, milliseconds }: Run, quickest: Run): void {
  const ratio = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ×`.padStart(7);
  row(name.padEnd(16), {
    nodes: Math.round(nodes).toLocaleString("en").padStart(12) + ratio(nodes / quickest.nodes),
    ms: milliseconds.toFixed(1).padStart(8) + ratio(milliseconds / quickest.milliseconds),
    "million nodes/s": (nodes / milliseconds / 1000).toFixed(1),
  });
}

import { verify } from "marienbad";
import { predecessors, winnerOf } from "marienbad/arena";
import { solveArenaQuickly as solveByKernel } from "marienbad/kernel";
import { solveArena } from "marienbad/solve";
import { nimChain, randomArena, shuffledGrid } from "./attractor-arenas.ts";
import { filesBench } from "./attractor-files.ts";
import { attractorReference } from "./attractor-reference.ts";
import { mapSolver } from "./map-solver.ts";
import { agreed, best, isSmallest, row, tidy, title } from "./measure.ts";

const REPEAT = 3;
/** What takes little is done more often: these machines are noisy. */
const REPEAT_OFTEN = 6;

/**
 * The attractor pass on four kinds of arenas, in CPU seconds: the first call, with fresh memory, and the best of some.
 * "Build" turns the edges around, everything else is build and solve together, from the arena to the arrays of the
 * solution. Bytes are those beyond the arena, the solution included.
 *
 * With REFERENCE=folder a C++ program of the same work (solve.cpp) is compiled and measured beside it, on the same
 * arenas. It counts its best transposition and its best solve, each the best of six in memory that it has used before,
 * and leaves the result where it is; "result" tells how much of our time goes into fresh memory for the result alone.
 */
export async function attractorBench(): Promise<void> {
  title("attractor: random, chain and grid arenas; CPU seconds");
  const reference = attractorReference();
  const [small, large] = isSmallest ? [1000, 1000] : [1_000_000, 10_000_000];
  await measure("random", randomArena(small), reference);
  if (large > small) await measure("random", randomArena(large), reference);
  await measure("nim chain", nimChain(large), reference);
  await measure("shuffled grid", shuffledGrid(large), reference);
  reference?.remove();
  againstMaps(randomArena(small));
  await filesBench(randomArena(large));
}

async function measure(
  name: string,
  arena: ReturnType<typeof randomArena>,
  reference: ReturnType<typeof attractorReference>,
): Promise<void> {
  const perEdge = (bytes: number): string => (bytes / arena.edgeCount).toFixed(1);
  const build = best(REPEAT, () => predecessors(arena));
  await tidy();
  const buffersBefore = process.memoryUsage().arrayBuffers;
  let readableBytes = 0;
  const readable = best(REPEAT, () => {
    const solution = solveArena(arena);
    readableBytes ||= process.memoryUsage().arrayBuffers - buffersBefore;
    return solution;
  });
  await tidy();
  const residentBefore = process.memoryUsage().rss;
  let kernelBytes = 0;
  const kernel = best(REPEAT_OFTEN, () => {
    const solution = solveByKernel(arena);
    kernelBytes ||= process.memoryUsage().rss - residentBefore;
    return solution;
  });
  const result = best(REPEAT, () => [1, 2].map((content) => new Uint32Array(arena.vertexCount).fill(content)));
  const wrong = verify(arena, readable.result) ?? verify(arena, kernel.result);
  console.log(
    `  ${name}: ${arena.vertexCount.toLocaleString("en")} vertices, ${arena.edgeCount.toLocaleString("en")} ` +
      `edges, verified: ${agreed(wrong === undefined)}${wrong === undefined ? "" : `: ${wrong.text.en}`}`,
  );
  const theirs = reference?.seconds(arena);
  const ratio = (seconds: number): Record<string, string> =>
    theirs === undefined ? {} : { "/ C++": (seconds / theirs).toFixed(2) };
  const line = (way: string, seconds: number, more: Record<string, string>): void =>
    row(`  ${way}`, {
      seconds: seconds.toFixed(3),
      "M edges/s": (arena.edgeCount / seconds / 1e6).toFixed(1),
      ...ratio(seconds),
      ...more,
    });
  if (theirs !== undefined) line("C++", theirs, {});
  line("kernel, first call", kernel.first, { "bytes/edge": perEdge(kernelBytes) });
  line("kernel, memory reused", kernel.seconds, { result: result.seconds.toFixed(3) });
  line("TypeScript, first call", readable.first, { "bytes/edge": perEdge(readableBytes) });
  line("TypeScript, best", readable.seconds, { build: build.seconds.toFixed(3) });
}

function againstMaps(arena: ReturnType<typeof randomArena>): void {
  const ours = best(REPEAT, () => solveArena(arena));
  const adjacency = new Map<number, number[]>();
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const first = arena.firstEdgeOfVertex[vertex];
    adjacency.set(vertex, Array.from(arena.targetOfEdge.subarray(first, arena.firstEdgeOfVertex[vertex + 1])));
  }
  const maps = best(1, () => mapSolver(adjacency, arena));
  let same = true;
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (winnerOf(ours.result, vertex) !== maps.result.get(vertex)) same = false;
  }
  row("a Map-based solver, random", {
    seconds: maps.seconds.toFixed(2),
    "ratio to ours": (maps.seconds / ours.seconds).toFixed(1),
    "same winners": agreed(same),
  });
}

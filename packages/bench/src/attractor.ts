import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Arena, unwrap, verify } from "marienbad";
import { ARENA_FORMATS, arenaChecksum, predecessors, winnerOf, withoutParallelEdges } from "marienbad/arena";
import { solveArenaQuickly as solveByKernel } from "marienbad/kernel";
import { solveArena } from "marienbad/solve";
import { readCertificate, writeCertificateBytes, writeCertificateLines } from "marienbad/verify";
import { nimChain, randomArena, shuffledGrid } from "./arenas.ts";
import { attractorReference } from "./attractor-reference.ts";
import { agreed, best, isSmallest, row, tidy, title } from "./measure.ts";

const REPEAT = 3;
/** What takes little is done more often: these machines are noisy. */
const REPEAT_OFTEN = 6;

/**
 * The attractor pass on four kinds of arenas, in CPU seconds: the first call, with fresh memory, and the best of some.
 * "Build" turns the edges around, everything else is build and solve together, from the arena to the arrays of the
 * solution. Bytes are those beyond the arena, the solution included.
 *
 * With REFERENCE=folder a C++ program for the same work (solve.cpp) is compiled and measured on the same arenas. It
 * counts its best transposition and its best solve, each the best of six in memory that it has used before, and leaves
 * the result where it is; "result" is the part of our time that goes into fresh memory for the result alone.
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
  await writeAndRead(randomArena(large));
}

async function measure(name: string, arena: Arena, reference: ReturnType<typeof attractorReference>): Promise<void> {
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
  const line = (way: string, seconds: number, more: Record<string, string> = {}): void =>
    row(`  ${way}`, {
      seconds: seconds.toFixed(3),
      "M edges/s": (arena.edgeCount / seconds / 1e6).toFixed(1),
      ...(theirs !== undefined && { "/ C++": (seconds / theirs).toFixed(2) }),
      ...more,
    });
  if (theirs !== undefined) line("C++", theirs);
  line("kernel, first call", kernel.first, { "bytes/edge": perEdge(kernelBytes) });
  line("kernel, memory reused", kernel.seconds, { result: result.seconds.toFixed(3) });
  line("TypeScript, first call", readable.first, { "bytes/edge": perEdge(readableBytes) });
  line("TypeScript, best", readable.seconds, { build: build.seconds.toFixed(3) });
}

function againstMaps(arena: Arena): void {
  const ours = best(REPEAT, () => solveArena(arena));
  const targetsOfVertex = Array.from({ length: arena.vertexCount }, (_, vertex) => {
    const [first, end] = arena.firstEdgeOfVertex.subarray(vertex, vertex + 2);
    return Array.from(arena.targetOfEdge.subarray(first, end));
  });
  const adjacency = new Map(targetsOfVertex.entries());
  const maps = best(1, () => solveWithMaps(adjacency, arena));
  row("a Map-based solver, random", {
    seconds: maps.seconds.toFixed(2),
    "ratio to ours": (maps.seconds / ours.seconds).toFixed(1),
    "same winners": agreed(
      targetsOfVertex.every((_, vertex) => winnerOf(ours.result, vertex) === maps.result.get(vertex)),
    ),
  });
}

/** The baseline for typed arrays: the attractors with dictionaries, as the course writes them. */
function solveWithMaps(adjacency: ReadonlyMap<number, readonly number[]>, arena: Arena): Map<number, 0 | 1> {
  const predecessors = new Map<number, number[]>();
  const left = new Map<number, number>();
  for (const [vertex, targets] of adjacency) {
    left.set(vertex, targets.length);
    for (const target of targets) {
      const list = predecessors.get(target);
      if (list === undefined) predecessors.set(target, [vertex]);
      else list.push(vertex);
    }
  }
  const winner = new Map<number, 0 | 1>();
  const queue: number[] = [];
  const join = (vertex: number, player: 0 | 1): void => {
    winner.set(vertex, player);
    queue.push(vertex);
  };
  arena.goalOfVertex.forEach((goal, vertex) => {
    if (goal === 0 || goal === 1) join(vertex, goal);
  });
  for (const vertex of queue) {
    const player = winner.get(vertex) as 0 | 1;
    for (const source of predecessors.get(vertex) ?? []) {
      if (winner.has(source)) continue;
      if (arena.ownerOfVertex[source] === player) join(source, player);
      else {
        const count = (left.get(source) as number) - 1;
        left.set(source, count);
        if (count === 0) join(source, player);
      }
    }
  }
  return winner;
}

/** A large arena written as a PGSolver file and read again, and its solution as a certificate: from and to the disk. */
async function writeAndRead(arena: Arena): Promise<void> {
  const path = join(tmpdir(), `marienbad-bench-${process.pid}`);
  const gm = ARENA_FORMATS.find(({ id }) => id === "gm") as (typeof ARENA_FORMATS)[number];
  const write = best(1, () => {
    const file = openSync(path, "w");
    for (const piece of gm.pieces(arena)) writeSync(file, piece);
    closeSync(file);
  });
  await tidy();
  // By default a .gm file is a parity game, where a play that stays at a goal forever shows: loops would come back.
  const read = best(1, () => unwrap(gm.read(readFileSync(path), { objective: "reach" })));
  const again = read.result;
  const same = arenaChecksum(again) === arenaChecksum(withoutParallelEdges(arena));
  await tidy();
  const solution = solveByKernel(again);
  const lines = best(1, () => writeFileSync(path, writeCertificateLines(again, solution)));
  await tidy();
  const bytes = best(1, () => writeFileSync(path, writeCertificateBytes(again, solution)));
  const { solution: claimed, intact } = readCertificate(again, readFileSync(path));
  rmSync(path);
  row("files, random", {
    "write .gm": write.seconds.toFixed(2),
    "read .gm": read.seconds.toFixed(2),
    "certificate as lines": lines.seconds.toFixed(2),
    "as bytes": bytes.seconds.toFixed(2),
    "same arena": agreed(same),
    "certificate verified": agreed(intact && verify(again, claimed) === undefined),
  });
}

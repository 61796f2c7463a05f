import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Arena, NOBODY, predecessors, seededRandom, solve as solveByKernel, verify, winnerOf } from "marienbad";
import { solve } from "marienbad/solve";
import { mapSolver } from "./map-solver.ts";
import { best, row, title } from "./measure.ts";

const REPEAT = 3;

/**
 * The attractor pass on four kinds of arenas, in CPU seconds, best of three. "Build" turns the edges around, "solve"
 * is everything, that included. With REFERENCE=folder, a C++ reference of the same work (gen.cpp, solve.cpp) is compiled and
 * measured beside it.
 */
export async function attractorBench(): Promise<void> {
  title("attractor: random, chain and grid arenas; CPU seconds, best of three");
  const arenas: [string, () => Arena][] = [
    ["random 1M", () => randomArena(1_000_000)],
    ["random 10M", () => randomArena(10_000_000)],
    ["nim chain 10M", () => nimChain(10_000_000)],
    ["shuffled grid 10M", () => shuffledGrid(10_000_000)],
  ];
  for (const [name, make] of arenas) measure(name, make());
  againstMaps();
  againstReference();
}

function measure(name: string, arena: Arena): void {
  const build = best(REPEAT, () => predecessors(arena));
  globalThis.gc?.(); // `npm run bench` gives it, so that garbage of before does not count
  const before = process.memoryUsage().arrayBuffers;
  let beyond = 0;
  const all = best(REPEAT, () => {
    const solution = solve(arena);
    beyond ||= process.memoryUsage().arrayBuffers - before;
    return solution;
  });
  const kernel = best(REPEAT, () => solveByKernel(arena));
  const wrong = verify(arena, all.result) ?? verify(arena, kernel.result);
  row(name, {
    vertices: arena.vertexCount.toLocaleString("en"),
    edges: arena.edgeCount.toLocaleString("en"),
    "build s": build.seconds.toFixed(2),
    "solve s": all.seconds.toFixed(2),
    "M edges/s": (arena.edgeCount / all.seconds / 1e6).toFixed(1),
    "bytes/edge": (beyond / arena.edgeCount).toFixed(1),
    "kernel s": kernel.seconds.toFixed(2),
    "TypeScript / kernel": (all.seconds / kernel.seconds).toFixed(1),
    verified: wrong === undefined ? "yes" : wrong.message,
  });
}

function againstMaps(): void {
  const arena = randomArena(1_000_000);
  const ours = best(REPEAT, () => solve(arena));
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
  row("a Map-based solver, random 1M", {
    seconds: maps.seconds.toFixed(2),
    "ratio to ours": (maps.seconds / ours.seconds).toFixed(1),
    "same winners": same ? "yes" : "NO",
  });
}

/** The reference prints "cpu X" for each of its variants; the best transposition and the best solve count. */
function againstReference(): void {
  const folder = process.env.REFERENCE;
  if (folder === undefined || !existsSync(join(folder, "solve.cpp"))) return;
  const work = mkdtempSync(join(tmpdir(), "reference-"));
  for (const name of ["gen", "solve"])
    execFileSync("g++", ["-O3", "-march=native", "-o", join(work, name), join(folder, `${name}.cpp`)]);
  const kinds: [string, string, () => Arena][] = [
    ["random 10M", "rand", () => randomArena(10_000_000)],
    ["nim chain 10M", "nim", () => nimChain(10_000_000)],
    ["shuffled grid 10M", "gridp", () => shuffledGrid(10_000_000)],
  ];
  for (const [name, kind, make] of kinds) {
    const file = join(work, "arena.bin");
    execFileSync(join(work, "gen"), [kind, "10000000", file], { env: { ...process.env, P: "5" }, stdio: "ignore" });
    const printed = execFileSync(join(work, "solve"), [file, String(REPEAT)], { encoding: "utf8" });
    const least = (word: string): number =>
      Math.min(
        ...[...printed.matchAll(new RegExp(`${word}\\S*\\s.*?cpu ([\\d.]+)`, "g"))].map(([, seconds]) =>
          Number(seconds),
        ),
      );
    const theirs = least("transpose-") + least("solve ");
    const arena = make();
    const ours = best(REPEAT, () => solve(arena));
    const kernel = best(REPEAT, () => solveByKernel(arena));
    row(`C++ reference, ${name}`, {
      seconds: theirs.toFixed(2),
      TypeScript: ours.seconds.toFixed(2),
      kernel: kernel.seconds.toFixed(2),
      "ratio TypeScript / C++": (ours.seconds / theirs).toFixed(1),
      "ratio kernel / C++": (kernel.seconds / theirs).toFixed(1),
    });
  }
  rmSync(work, { recursive: true });
}

/** Bipartite by parity, out-degree 1 to 5, 5 % goals of each player. */
function randomArena(vertexCount: number): Arena {
  const random = seededRandom(1);
  return buildArena(vertexCount, (vertex, add) => {
    const owner = (vertex & 1) as 0 | 1;
    const chance = random.below(100);
    if (chance < 10) return { owner, goal: chance < 5 ? 0 : 1 };
    for (let degree = 1 + random.below(5); degree > 0; degree--) add(random.below(vertexCount / 2) * 2 + 1 - owner);
    return { owner, goal: NOBODY };
  });
}

/** Nim with {1, 2, 3}: vertex 2h + p is h sticks with player p to move. */
function nimChain(vertexCount: number): Arena {
  return buildArena(vertexCount, (vertex, add) => {
    const [sticks, player] = [vertex >> 1, (vertex & 1) as 0 | 1];
    if (sticks === 0) return { owner: player, goal: 1 - player };
    for (let taken = 1; taken <= 3 && taken <= sticks; taken++) add(2 * (sticks - taken) + 1 - player);
    return { owner: player, goal: NOBODY };
  });
}

/** Ten rows; player 0 wants column 0. Everybody can go left or down, player 0 also right, player 1 two down; numbered at random. */
function shuffledGrid(vertexCount: number): Arena {
  const rows = 10;
  const columns = vertexCount / rows;
  const random = seededRandom(2);
  const vertexOfCell = Uint32Array.from({ length: vertexCount }, (_, cell) => cell);
  for (let i = vertexCount - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [vertexOfCell[i], vertexOfCell[j]] = [vertexOfCell[j], vertexOfCell[i]];
  }
  const cellOfVertex = new Uint32Array(vertexCount);
  vertexOfCell.forEach((vertex, cell) => {
    cellOfVertex[vertex] = cell;
  });
  return buildArena(vertexCount, (vertex, add) => {
    const [x, y] = [Math.floor(cellOfVertex[vertex] / rows), cellOfVertex[vertex] % rows];
    const owner = ((x + y) & 1) as 0 | 1;
    if (x === 0) return { owner, goal: 0 };
    const at = (column: number, line: number): number => vertexOfCell[column * rows + line];
    add(at(x - 1, y));
    if (y + 1 < rows) add(at(x, y + 1));
    if (y + 2 < rows && owner === 1) add(at(x, y + 2));
    if (owner === 0 && x + 1 < columns) add(at(x + 1, y));
    return { owner, goal: NOBODY };
  });
}

function buildArena(
  vertexCount: number,
  describe: (vertex: number, add: (target: number) => void) => { owner: number; goal: number },
): Arena {
  const firstEdgeOfVertex = new Uint32Array(vertexCount + 1);
  const ownerOfVertex = new Uint8Array(vertexCount);
  const goalOfVertex = new Uint8Array(vertexCount);
  const targets = new Uint32Array(vertexCount * 5);
  let edgeCount = 0;
  const add = (target: number): void => {
    targets[edgeCount++] = target;
  };
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const { owner, goal } = describe(vertex, add);
    ownerOfVertex[vertex] = owner;
    goalOfVertex[vertex] = goal;
    firstEdgeOfVertex[vertex + 1] = edgeCount;
  }
  const targetOfEdge = targets.slice(0, edgeCount);
  return {
    vertexCount,
    edgeCount,
    firstEdgeOfVertex,
    targetOfEdge,
    ownerOfVertex,
    goalOfVertex,
    start: 0,
    label: String,
  };
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Connect4Solver, STANDARD_POSITIONS } from "marienbad/connect4";
import { findGame } from "marienbad/games/all";
import { strong } from "marienbad/search";
import { cpuSeconds, isSmallest, row, sizes, title } from "./measure.ts";

/**
 * Mean nodes of the best known C++ solver without a book on each whole set of 500; it does about 7 million a second.
 */
const REFERENCE_NODES: Readonly<Record<string, number>> = {
  L3_R1: 51,
  L2_R1: 449,
  L2_R2: 39_807,
  L1_R1: 3295,
  L1_R2: 1_190_000,
  L1_R3: 63_700_000,
};
const REFERENCE_SPEED = 7e6;
const REFERENCE_EMPTY = 500; // seconds
const BASELINE_POSITIONS = 6;
const BASELINE_PATIENCE = 1_000_000; // nodes a position
const MILLION = 1e6;

interface Task {
  readonly position: string;
  readonly score: number;
}

const game = findGame("connect4")();

/**
 * The connect-4 kernel on the standard sets of positions and on the empty board, without a book. The baseline of the
 * same run is the library's strong player, TypeScript for any game, which is asked only who wins and given up after a
 * million nodes; the published numbers of the best known solver stand beside.
 *
 * As it is, on the first positions of each set, which the library has: less than a minute. With CONNECT4_SETS=folder
 * (L1_R1.txt …, a position and its score a line) on the whole sets, where the ratio to the reference is fair: ten
 * minutes.
 */
export async function connect4Bench(): Promise<void> {
  title(
    "connect-4, exact scores of standard positions: means of a set, CPU time, best of several runs for the easy ones",
  );
  for (const set of sizes(Object.keys(REFERENCE_NODES))) {
    const tasks = tasksOf(set);
    if (tasks.length === 0) continue;
    const { seconds, nodes } = solveAll(tasks, runsOf(set, tasks));
    const reference = REFERENCE_NODES[set] / REFERENCE_SPEED;
    row(`${set}, ${tasks.length} positions`, {
      nodes: Math.round(nodes / tasks.length).toLocaleString("en"),
      time: microseconds(seconds / tasks.length),
      speed: `${(nodes / seconds / MILLION).toFixed(1)} million/s`,
      "reference, whole set": microseconds(reference),
      ratio: ((reference * tasks.length) / seconds).toFixed(1),
    });
  }

  title("the same against the strong player, the first positions of each set");
  for (const set of sizes(Object.keys(REFERENCE_NODES))) {
    const tasks = tasksOf(set).slice(0, BASELINE_POSITIONS);
    if (tasks.length === 0 || REFERENCE_NODES[set] > 10 * BASELINE_PATIENCE) continue; // it would only give up
    const kernel = solveAll(tasks, runsOf(set, tasks));
    const baseline = askStrongPlayer(tasks);
    const atLeast = baseline.unproved > 0 ? "> " : "";
    row(`${set}, ${tasks.length} positions`, {
      kernel: microseconds(kernel.seconds / tasks.length),
      "strong player": `${atLeast}${microseconds(baseline.seconds / tasks.length)}`,
      "given up": String(baseline.unproved),
      ratio: `${atLeast}${(baseline.seconds / kernel.seconds).toFixed(0)}`,
    });
  }

  if (isSmallest) return;
  title("connect-4, the empty 7 × 6 board");
  const started = cpuSeconds();
  const { score, nodes } = new Connect4Solver({ megabytes: 512 }).score(game.start);
  const seconds = cpuSeconds() - started;
  row("one thread", {
    score: String(score),
    nodes: nodes.toLocaleString("en"),
    time: `${seconds.toFixed(1)} s`,
    reference: `${REFERENCE_EMPTY} s`,
    ratio: (REFERENCE_EMPTY / seconds).toFixed(1),
  });
}

/** What takes milliseconds is measured often, what takes minutes once. */
function runsOf(set: string, tasks: readonly Task[]): number {
  const nodes = REFERENCE_NODES[set] * tasks.length;
  return nodes < MILLION ? 20 : nodes < 100 * MILLION ? 3 : 1;
}

/** CPU seconds, the least of several runs, each with a table of its own so that nothing is known from before. */
function solveAll(tasks: readonly Task[], repeat: number): { readonly seconds: number; readonly nodes: number } {
  const positions = tasks.map(({ position }) => read(position));
  let seconds = Number.POSITIVE_INFINITY;
  let nodes = 0;
  for (let run = 0; run < repeat; run++) {
    const solver = new Connect4Solver();
    const started = cpuSeconds();
    const found = positions.map((position) => solver.score(position));
    seconds = Math.min(seconds, cpuSeconds() - started);
    nodes = found.reduce((total, one) => total + one.nodes, 0);
    found.forEach((one, place) => {
      const { position, score } = tasks[place];
      if (one.score !== score) throw new Error(`${position} has the score ${score}, not ${one.score}`);
    });
  }
  return { seconds, nodes };
}

function askStrongPlayer(tasks: readonly Task[]): { readonly seconds: number; readonly unproved: number } {
  const started = cpuSeconds();
  let unproved = 0;
  for (const { position, score } of tasks) {
    const { value, nodes } = strong(game, read(position), { nodes: BASELINE_PATIENCE, acyclic: true });
    if (nodes >= BASELINE_PATIENCE) unproved++;
    else if (Math.sign(value) !== Math.sign(score) * (position.length % 2 === 0 ? 1 : -1)) {
      throw new Error(`the strong player is wrong about ${position}`);
    }
  }
  return { seconds: cpuSeconds() - started, unproved };
}

function read(text: string) {
  const parsed = game.notation.readPosition(text);
  if (!parsed.ok) throw new Error(`${text} is not a position`);
  return parsed.value;
}

function microseconds(seconds: number): string {
  return `${(seconds * MILLION).toLocaleString("en", { maximumFractionDigits: 0 })} µs`;
}

function tasksOf(set: string): readonly Task[] {
  const folder = process.env.CONNECT4_SETS;
  const file = join(folder ?? "", `${set}.txt`);
  if (folder === undefined || !existsSync(file)) return STANDARD_POSITIONS.filter((task) => task.set === set);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => line.split(" ")).map(([position, score]) => ({ position, score: Number(score) }));
}

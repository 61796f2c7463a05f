import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unwrap } from "marienbad";
import { Connect4Solver, STANDARD_POSITIONS } from "marienbad/connect4";
import { findGame } from "marienbad/games/all";
import { strong } from "marienbad/search";
import { best, cpuSeconds, isSmallest, row, sizes, title } from "./measure.ts";

/** Mean nodes of the best known C++ solver without a book on each whole set of 500, at about 7 million per second. */
const REFERENCE_NODES = { L3_R1: 51, L2_R1: 449, L2_R2: 39_807, L1_R1: 3295, L1_R2: 1_190_000, L1_R3: 63_700_000 };
const REFERENCE_SPEED = 7e6;
const REFERENCE_EMPTY = 500; // seconds
const BASELINE_POSITIONS = 6;
const BASELINE_PATIENCE = 1_000_000; // nodes per position
const MILLION = 1e6;

type Task = Pick<(typeof STANDARD_POSITIONS)[number], "position" | "score">;

const game = findGame("connect4")();

/**
 * The connect-4 kernel on the standard sets of positions and on the empty board, without a book. The baseline of the
 * same run is the library's strong player, TypeScript for any game, which is asked only who wins and given up after a
 * million nodes; the published numbers of the best known solver are printed beside it.
 *
 * By default it measures the first positions of each set, which the library has, in less than a minute. With
 * CONNECT4_SETS=folder (L1_R1.txt …, a position and its score per line) it measures the whole sets, where the ratio to
 * the reference is fair, in ten minutes.
 */
export async function connect4Bench(): Promise<void> {
  title(
    "connect-4, exact scores of standard positions: means of a set, CPU time, best of several runs for the easy ones",
  );
  const sets = sizes(Object.entries(REFERENCE_NODES)).map(([set, mean]) => ({ set, mean, tasks: tasksOf(set) }));
  for (const { set, mean, tasks } of sets) {
    if (tasks.length === 0) continue;
    const { seconds, nodes } = solveAll(tasks, mean);
    const reference = mean / REFERENCE_SPEED;
    row(`${set}, ${tasks.length} positions`, {
      nodes: Math.round(nodes / tasks.length).toLocaleString("en"),
      time: microseconds(seconds / tasks.length),
      speed: `${(nodes / seconds / MILLION).toFixed(1)} million/s`,
      "reference, whole set": microseconds(reference),
      ratio: ((reference * tasks.length) / seconds).toFixed(1),
    });
  }

  title("the same against the strong player, the first positions of each set");
  for (const { set, mean, tasks: all } of sets) {
    const tasks = all.slice(0, BASELINE_POSITIONS);
    if (tasks.length === 0 || mean > 10 * BASELINE_PATIENCE) continue; // it would only give up
    const kernel = solveAll(tasks, mean);
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
  const { seconds, result } = best(1, () => new Connect4Solver({ megabytes: 512 }).score(game.start));
  row("one thread", {
    score: String(result.score),
    nodes: result.nodes.toLocaleString("en"),
    time: `${seconds.toFixed(1)} s`,
    reference: `${REFERENCE_EMPTY} s`,
    ratio: (REFERENCE_EMPTY / seconds).toFixed(1),
  });
}

/** Milliseconds of work are measured often, minutes once. */
function runsFor(nodes: number): number {
  if (nodes < MILLION) return 20;
  return nodes < 100 * MILLION ? 3 : 1;
}

/** Least CPU seconds of several runs, each with a new table so that nothing is known from before. */
function solveAll(tasks: readonly Task[], mean: number) {
  const positions = tasks.map(({ position }) => read(position));
  const { seconds, result } = best(runsFor(mean * tasks.length), () => {
    const solver = new Connect4Solver();
    return positions.map((position) => solver.score(position));
  });
  for (const [place, { position, score }] of tasks.entries()) {
    if (result[place].score !== score)
      throw new Error(`${position} has the score ${score}, not ${result[place].score}`);
  }
  return { seconds, nodes: result.reduce((total, { nodes }) => total + nodes, 0) };
}

function askStrongPlayer(tasks: readonly Task[]) {
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
  return unwrap(game.notation.readPosition(text));
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

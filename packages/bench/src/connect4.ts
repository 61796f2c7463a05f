import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Connect4Solver, STANDARD_POSITIONS } from "marienbad/connect4";
import { findGame } from "marienbad/games";
import { strong } from "marienbad/search";
import { best, cpuSeconds, row, title } from "./measure.ts";

/** Mean nodes of the best known C++ solver without a book on each whole set of 500; it does about 7 million a second. */
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
const HARD_SHARE = 25; // one of so many positions of the hardest set

interface Task {
  readonly position: string;
  readonly score: number;
}

/**
 * The connect-4 kernel on the standard sets of positions, and on the empty board. With CONNECT4_SETS=folder the whole sets are
 * read there (L1_R1.txt …, a position and its score a line), and the ratio to the published reference is fair; without it the first
 * positions of each, which the library has, stand for them. The baseline of this run is the library's general strong player.
 */
export async function connect4Bench(): Promise<void> {
  const { kit } = findGame("connect4").make();
  const read = (text: string) => {
    const parsed = kit.notation.readPosition(text);
    if (!parsed.ok) throw new Error(`${text} is not a position`);
    return parsed.value;
  };
  /** CPU seconds, the least of several runs, each with a table of its own so that nothing is known from before. */
  const solveAll = (tasks: readonly Task[], repeat: number): { readonly seconds: number; readonly nodes: number } => {
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
  };

  title("connect-4, exact scores of standard positions (means of a set; CPU time, best of three for the easy sets)");
  for (const set of Object.keys(REFERENCE_NODES)) {
    const tasks = tasksOf(set);
    if (tasks.length === 0) continue;
    const { seconds, nodes } = solveAll(tasks, set === "L1_R2" || set === "L1_R3" ? 1 : 3);
    const reference = REFERENCE_NODES[set] / REFERENCE_SPEED;
    row(`${set}, ${tasks.length} positions`, {
      nodes: Math.round(nodes / tasks.length).toLocaleString("en"),
      time: `${((seconds / tasks.length) * 1e6).toFixed(0)} µs`,
      speed: `${(nodes / seconds / 1e6).toFixed(1)} million/s`,
      "reference, whole set": `${(reference * 1e6).toFixed(0)} µs`,
      ratio: ((reference * tasks.length) / seconds).toFixed(1),
    });
  }

  const easy = STANDARD_POSITIONS.filter(({ set }) => set === "L3_R1");
  const general = best(1, () => easy.reduce((nodes, task) => nodes + strong(kit.rules, read(task.position)).nodes, 0));
  const kernel = solveAll(easy, 3);
  row("L3_R1 by the strong player", {
    nodes: Math.round(general.result / easy.length).toLocaleString("en"),
    time: `${((general.seconds / easy.length) * 1e6).toFixed(0)} µs`,
    "ratio to the kernel": (general.seconds / kernel.seconds).toFixed(0),
  });

  const started = cpuSeconds();
  const empty = new Connect4Solver({ megabytes: 512 }).score(kit.rules.start);
  const seconds = cpuSeconds() - started;
  row("empty 7 × 6 board", {
    score: String(empty.score),
    nodes: empty.nodes.toLocaleString("en"),
    time: `${seconds.toFixed(1)} s`,
    reference: `${REFERENCE_EMPTY} s`,
    ratio: (REFERENCE_EMPTY / seconds).toFixed(1),
  });
}

function tasksOf(set: string): readonly Task[] {
  const file = join(process.env.CONNECT4_SETS ?? "", `${set}.txt`);
  if (process.env.CONNECT4_SETS === undefined || !existsSync(file)) {
    return STANDARD_POSITIONS.filter((task) => task.set === set);
  }
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const tasks = lines.map((line) => line.split(" ")).map(([position, score]) => ({ position, score: Number(score) }));
  return set === "L1_R3" ? tasks.filter((_, index) => index % HARD_SHARE === 0) : tasks;
}

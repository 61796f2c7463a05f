import { Connect4Solver, STANDARD_POSITIONS, type StandardPosition } from "marienbad/connect4";
import { findGame } from "marienbad/games";
import { strong } from "marienbad/search";
import { best, cpuSeconds, row, title } from "./measure.ts";

/** Mean nodes of the best known C++ solver without a book on each whole set; it does about 7 million a second. */
const REFERENCE_NODES: Readonly<Record<string, number>> = {
  L3_R1: 51,
  L2_R1: 449,
  L2_R2: 39_807,
  L1_R1: 3295,
  L1_R2: 1_190_000,
};
const REFERENCE_SPEED = 7e6;
const REFERENCE_EMPTY = 500; // seconds

/**
 * The connect-4 kernel on positions of the standard sets, and on the empty board. The baselines: the library's general
 * strong player on the easiest set, in this run; and the published reference for all.
 */
export async function connect4Bench(): Promise<void> {
  const { kit } = findGame("connect4").make();
  const read = (text: string) => {
    const parsed = kit.notation.readPosition(text);
    if (!parsed.ok) throw new Error(`${text} is not a position`);
    return parsed.value;
  };
  const positionsOf = (set: string) => STANDARD_POSITIONS.filter((position) => position.set === set);
  const solver = new Connect4Solver();
  const solveAll = (positions: readonly StandardPosition[]): number => {
    let nodes = 0;
    for (const { position, score } of positions) {
      const found = solver.score(read(position));
      if (found.score !== score) throw new Error(`${position} has the score ${score}, not ${found.score}`);
      nodes += found.nodes;
    }
    return nodes;
  };

  title("connect-4, exact scores of standard positions (mean of each set's first ones; CPU time)");
  for (const set of Object.keys(REFERENCE_NODES)) {
    const positions = positionsOf(set);
    const { seconds, result: nodes } = best(set === "L1_R2" ? 1 : 3, () => solveAll(positions));
    const reference = REFERENCE_NODES[set] / REFERENCE_SPEED;
    row(`${set}, ${positions.length} positions`, {
      nodes: Math.round(nodes / positions.length).toLocaleString("en"),
      time: `${((seconds / positions.length) * 1e6).toFixed(0)} µs`,
      speed: `${(nodes / seconds / 1e6).toFixed(1)} million/s`,
      "reference (whole set)": `${(reference * 1e6).toFixed(0)} µs, ratio ${((reference * positions.length) / seconds).toFixed(1)}`,
    });
  }

  const easy = positionsOf("L3_R1").map(({ position }) => read(position));
  const general = best(1, () => easy.reduce((nodes, position) => nodes + strong(kit.rules, position).nodes, 0));
  const kernel = best(3, () => easy.reduce((nodes, position) => nodes + solver.score(position).nodes, 0));
  row("L3_R1 by the strong player", {
    nodes: Math.round(general.result / easy.length).toLocaleString("en"),
    time: `${((general.seconds / easy.length) * 1e6).toFixed(0)} µs`,
    ratio: (general.seconds / kernel.seconds).toFixed(0),
  });

  const started = cpuSeconds();
  const empty = new Connect4Solver({ megabytes: 512 }).score(kit.rules.start);
  const seconds = cpuSeconds() - started;
  row("empty 7 × 6 board", {
    score: String(empty.score),
    nodes: empty.nodes.toLocaleString("en"),
    time: `${seconds.toFixed(1)} s`,
    "reference (whole set)": `${REFERENCE_EMPTY} s, ratio ${(REFERENCE_EMPTY / seconds).toFixed(1)}`,
  });
}

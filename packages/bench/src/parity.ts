import type { Work } from "marienbad/base";
import {
  type ObjectiveSolution,
  type ParityArena,
  solveByLearning,
  solveByZielonka,
  type ZielonkaTrace,
} from "marienbad/objective";
import { verifyObjective } from "marienbad/verify";
import { jurdzinski, ladder, randomParityGame, recursiveLadder } from "./arenas.ts";
import { best, cpuSeconds, row, sizes, tidy, title } from "./measure.ts";

/** Vertices, above which the readable solver is left out: its sets of vertices would take minutes. */
const MAX_READABLE = 20_000;
/** CPU seconds after which a solver is given up, so that the whole table takes a few minutes. */
const MAX_SECONDS = { fast: 20, readable: 3 } as const;
const DEGREES = ["1–2", "1–4", "2–2", "8–8"];

/** Parity games by both solvers: vertices, subgames and CPU seconds side by side, every solution verified. */
export async function parityBench(): Promise<void> {
  title("parity: random games (out-degree, priorities)");
  for (const size of sizes([10_000, 100_000, 1_000_000])) {
    for (const degrees of sizes(DEGREES)) {
      const [least, most] = degrees.split("–").map(Number);
      for (const priorities of sizes([2, 100, size])) {
        await compare(`${size} × ${degrees}, ${priorities}`, randomParityGame(size, [least, most], priorities));
      }
    }
  }
  title("parity: ladders");
  for (const rungs of sizes([1000, 10_000, 100_000, 500_000])) await compare(`${2 * rungs} vertices`, ladder(rungs));
  title("parity: after Jurdziński");
  for (const depth of sizes([10, 50, 200])) await compare(`${depth} × ${depth}`, jurdzinski(depth, depth));
  title("parity: recursive ladders, after Friedmann");
  for (const levels of sizes([5, 10, 15, 100, 1000])) await compare(`${levels} levels`, recursiveLadder(levels));
}

async function compare(name: string, game: ParityArena): Promise<void> {
  await tidy();
  const fast = within(MAX_SECONDS.fast, solveByLearning.work(game));
  const verified = best(1, () => fast.result && verifyObjective(game, fast.result));
  if (verified.result !== undefined) throw new Error(verified.result.text.en);
  let subgames = 0;
  const count: ZielonkaTrace = ({ kind }) => {
    if (kind === "attract") subgames++;
  };
  const isAsked = game.vertexCount <= MAX_READABLE;
  const readable = isAsked ? within(MAX_SECONDS.readable, solveByZielonka.work(game, count)) : undefined;
  if (fast.result !== undefined && readable?.result !== undefined) {
    const { winnerOfVertex } = readable.result;
    const isSame = fast.result.winnerOfVertex.every((winner, vertex) => winner === winnerOfVertex[vertex]);
    if (!isSame) throw new Error("the solvers disagree");
  }
  row(name, {
    vertices: String(game.vertexCount),
    fast: fast.time,
    verify: fast.result === undefined ? "–" : `${verified.seconds.toFixed(2)} s`,
    readable: readable === undefined ? "–" : `${readable.time}, ${subgames} subgames`,
  });
}

/** Runs a work until it ends or has taken some seconds of CPU; without a result it was given up. */
function within(seconds: number, work: Work<ObjectiveSolution, unknown>) {
  const start = cpuSeconds();
  for (;;) {
    const step = work.next();
    const spent = cpuSeconds() - start;
    if (step.done) return { time: `${spent.toFixed(2)} s`, result: step.value };
    if (spent > seconds) return { time: `given up after ${spent.toFixed(0)} s`, result: undefined };
  }
}

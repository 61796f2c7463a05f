import { seededRandom } from "marienbad";
import { type ParityArena, solveByLearning, solveByZielonka } from "marienbad/objective";
import { verifyObjective } from "marienbad/verify";
import { best, row, tidy, title } from "./measure.ts";
import { jurdzinski, ladder, randomGame, recursiveLadder } from "./parity-games.ts";

/** Of more vertices the readable solver is not asked: its sets of vertices would take minutes. */
const MAX_READABLE = 20_000;
/** Subgames of the readable solver, after which it is given up. */
const MAX_SUBGAMES = 3000;

/** Parity games by both solvers: vertices, subgames and CPU seconds side by side, every solution verified. */
export async function parityBench(): Promise<void> {
  title("parity: random games (out-degree, priorities)");
  for (const size of [10_000, 100_000, 1_000_000]) {
    for (const degrees of [
      [1, 4],
      [2, 2],
      [8, 8],
    ] as const) {
      for (const priorities of [2, 8, 100, size]) {
        const game = randomGame(seededRandom(1), size, degrees, priorities);
        await compare(`${size} × ${degrees.join("–")}, ${priorities}`, game);
      }
    }
  }
  title("parity: ladders");
  for (const rungs of [1000, 10_000, 100_000, 500_000]) await compare(`${2 * rungs} vertices`, ladder(rungs));
  title("parity: after Jurdziński");
  for (const depth of [10, 50, 200]) await compare(`${depth} × ${depth}`, jurdzinski(depth, depth));
  title("parity: recursive ladders, after Friedmann");
  for (const levels of [5, 10, 15, 100, 1000]) await compare(`${levels} levels`, recursiveLadder(levels));
}

async function compare(name: string, game: ParityArena): Promise<void> {
  await tidy();
  const fast = best(1, () => solveByLearning(game));
  const verified = best(1, () => verifyObjective(game, fast.result));
  if (verified.result !== undefined) throw new Error(verified.result.text.en);
  let subgames = 0;
  const readable = best(1, () => {
    if (game.vertexCount > MAX_READABLE) return undefined;
    try {
      return solveByZielonka(game, ({ kind }) => {
        if (kind === "attract" && ++subgames > MAX_SUBGAMES) throw new TooLong();
      });
    } catch (error) {
      if (error instanceof TooLong) return undefined;
      throw error;
    }
  });
  const isSame = readable.result?.winnerOfVertex.every(
    (winner, vertex) => winner === fast.result.winnerOfVertex[vertex],
  );
  if (isSame === false) throw new Error("the solvers disagree");
  row(name, {
    vertices: String(game.vertexCount),
    fast: `${fast.seconds.toFixed(2)} s`,
    verify: `${verified.seconds.toFixed(2)} s`,
    readable: readable.result === undefined ? "–" : `${readable.seconds.toFixed(2)} s, ${subgames} subgames`,
  });
}

class TooLong extends Error {}

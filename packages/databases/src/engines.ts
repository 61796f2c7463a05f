import type { LevelEngine } from "marienbad/game";
import type { TaskGame, TaskLimits } from "./tasks/level-tasks.ts";
import type { RangeVerifier } from "./verify/range-levels.ts";

type Columns = Readonly<Record<"columns" | "rows" | "align", number>>;

/** Solves the levels of some games by its own tasks, and verifies them by code that shares nothing with these. */
interface Engine {
  /** Returns undefined for a board that is beyond the engine. */
  tasks(board: Columns, limits?: TaskLimits): Promise<TaskGame | undefined>;
  verifier(board: Columns): Promise<RangeVerifier | undefined>;
}

/** Engines by the names that games give, each imported when first needed. */
const ENGINES: Readonly<Record<string, Engine>> = {
  columns: {
    tasks: async (board, limits) => (await import("./connect4/column-engine.ts")).connect4Tasks(board, limits),
    verifier: async (board) => (await import("./connect4/verifier/range-verifier.ts")).connect4Verifier(board),
  },
  "mirrored-columns": {
    tasks: async (board, limits) => (await import("./connect4/column-engine.ts")).mirroredTasks(board, limits),
    verifier: async (board) => (await import("./connect4/verifier/range-verifier.ts")).mirroredVerifier(board),
  },
};

/** The tasks of a game's engine; undefined without an engine, or if it is unknown or does not take the board. */
export async function tasksOfEngine(engine?: LevelEngine, limits?: TaskLimits): Promise<TaskGame | undefined> {
  if (engine === undefined) return undefined;
  if ("tasks" in engine) return (await engine.tasks(limits)) as TaskGame | undefined;
  return await ENGINES[engine.name]?.tasks(engine.board as unknown as Columns, limits);
}

/** The verifier of a game's engine; undefined in the same cases. */
export async function verifierOfEngine(engine?: LevelEngine): Promise<RangeVerifier | undefined> {
  if (engine === undefined) return undefined;
  if ("tasks" in engine) return (await engine.verifier?.()) as RangeVerifier | undefined;
  return await ENGINES[engine.name]?.verifier(engine.board as unknown as Columns);
}

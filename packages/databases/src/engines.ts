import type { LevelEngine } from "marienbad/game";
import type { TaskGame, TaskLimits } from "./tasks/level-tasks.ts";
import type { RangeVerifier } from "./verify/range-levels.ts";

type Columns = Readonly<Record<"columns" | "rows" | "align", number>>;

/** Solves the levels of some games by its own tasks; its verifier shares no code with these. */
interface Engine {
  /** Returns undefined for a board that is too large. */
  tasks(board: Columns, limits?: TaskLimits): Promise<TaskGame | undefined>;
  verifier(board: Columns): Promise<RangeVerifier | undefined>;
}

/** Engines by the names that games use, imported on demand. */
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

/** Tasks of a game's engine; undefined if there is none, or it is unknown or does not take the board. */
export async function tasksOfEngine(engine?: LevelEngine, limits?: TaskLimits): Promise<TaskGame | undefined> {
  if (engine === undefined) return undefined;
  if ("tasks" in engine) return (await engine.tasks(limits)) as TaskGame | undefined;
  return await ENGINES[engine.name]?.tasks(engine.board as unknown as Columns, limits);
}

/** Verifier of a game's engine; undefined in the same cases. */
export async function verifierOfEngine(engine?: LevelEngine): Promise<RangeVerifier | undefined> {
  if (engine === undefined) return undefined;
  if ("tasks" in engine) return (await engine.verifier?.()) as RangeVerifier | undefined;
  return await ENGINES[engine.name]?.verifier(engine.board as unknown as Columns);
}

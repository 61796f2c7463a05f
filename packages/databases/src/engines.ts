import type { LevelEngine } from "marienbad/game";
import type { TaskGame, TaskLimits } from "./tasks/level-tasks.ts";
import type { RangeVerifier } from "./verify/range-verifier.ts";

/** Solves the levels of some games by tasks of its own, and verifies what was solved by code that shares nothing. */
interface Engine<Board> {
  /** undefined where the board is beyond it. */
  tasks(board: Board, limits?: TaskLimits): Promise<TaskGame | undefined>;
  verifier(board: Board): Promise<RangeVerifier | undefined>;
}

/** A board of columns in which stones fall. */
interface Columns {
  readonly columns: number;
  readonly rows: number;
  readonly align: number;
}

/** By the names that games give. Each is fetched when it is first needed. */
const ENGINES: Readonly<Record<string, Engine<Columns>>> = {
  columns: {
    tasks: async (board, limits) => (await import("./connect4/column-engine.ts")).connect4Tasks(board, limits),
    verifier: async (board) => (await import("./connect4/verifier/range-verifier.ts")).connect4Verifier(board),
  },
  "mirrored-columns": {
    tasks: async (board, limits) => (await import("./connect4/mirrored-columns.ts")).mirroredTasks(board, limits),
    verifier: async (board) => (await import("./connect4/verifier/range-verifier.ts")).mirroredVerifier(board),
  },
};

/** The tasks of a game's engine; undefined where it has none, or none that is known here or takes its board. */
export async function tasksOfEngine(engine?: LevelEngine, limits?: TaskLimits): Promise<TaskGame | undefined> {
  if (engine === undefined) return undefined;
  if ("tasks" in engine) return (await engine.tasks(limits)) as TaskGame | undefined;
  return await ENGINES[engine.name]?.tasks(engine.board as unknown as Columns, limits);
}

/** The verifier of a game's engine; undefined likewise. */
export async function verifierOfEngine(engine?: LevelEngine): Promise<RangeVerifier | undefined> {
  if (engine === undefined) return undefined;
  if ("tasks" in engine) return (await engine.verifier?.()) as RangeVerifier | undefined;
  return await ENGINES[engine.name]?.verifier(engine.board as unknown as Columns);
}

import { checkOptions, MarienbadError, type OptionNames } from "marienbad/base";
import { LevelDatabase, segmentsIn, writeManifest } from "../database/database.ts";
import type { GameRef } from "../database/game-ref.ts";
import { texts } from "../texts.ts";
import { forgetChecks } from "./checked-tasks.ts";
import type { FileStore, Runner, Stage, Task, TaskGame, TaskLimits } from "./level-tasks.ts";
import type { AnyLevelledGame } from "./levelled-game.ts";
import { inProcess, memoryFiles, type SolveByTasksOptions, solveByTasks } from "./task.ts";

/** Progress of solving: levels are found forwards, decided backwards, written, then compared. */
export interface LevelProgress {
  readonly phase: "finding" | "deciding" | "writing" | "checking";
  readonly level: number;
  /** Positions in that level, and positions processed in this phase. */
  readonly positions: number;
  readonly total: number;
  readonly lastLevel?: number;
}

/** Options for solving by levels. */
export interface LevelOptions extends Pick<SolveByTasksOptions, "signal" | "onRepair"> {
  readonly onProgress?: ((progress: LevelProgress) => void) | undefined;
}

const SOLVE_INTO_OPTIONS: OptionNames<LevelOptions> = { signal: true, onRepair: true, onProgress: true };

/** Solves a game by its tasks into segments and a manifest, which records `ref`. Interrupted, it can be resumed. */
export async function solveInto(
  store: FileStore,
  ref: GameRef,
  game: TaskGame,
  runner: Runner,
  given: LevelOptions = {},
): Promise<void> {
  checkOptions("solveInto", given, SOLVE_INTO_OPTIONS);
  const { onProgress, ...options } = given;
  const watch = new ProgressWatch(onProgress);
  await forgetChecks(store);
  try {
    await solveByTasks(game, store, runner, {
      ...options,
      onStage: (stage) => watch.begin(stage),
      onTask: (task) => watch.add(task),
      last: () => writeManifest(ref, game, store),
    });
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "interrupted") throw error;
    const { progress } = watch;
    throw new MarienbadError("interrupted", texts.interruptedSolving(progress), { parameters: { ...progress } });
  }
}

/**
 * Solves a game by levels in memory (retrograde analysis without edges: Ströhlein 1970, here without cycles). Needs a
 * game where every move raises the level. Returns a database with the exact value (winner and rank, draws finite) of
 * every reachable position. Cost: each position is looked at twice.
 */
export async function solveLevels(
  game: AnyLevelledGame,
  given: LevelOptions & { readonly limits?: TaskLimits } = {},
): Promise<LevelDatabase> {
  checkOptions("solveLevels", given, { ...SOLVE_INTO_OPTIONS, limits: true });
  const { limits, ...options } = given;
  const store = memoryFiles();
  const tasks = await game.tasks(limits);
  await solveInto(store, game.ref, tasks, inProcess(tasks, store), options);
  return await LevelDatabase.open(segmentsIn(store), limits?.packing);
}

const PHASES: Readonly<Record<string, LevelProgress["phase"]>> = {
  decide: "deciding",
  segment: "writing",
  check: "checking",
};

class ProgressWatch {
  progress: LevelProgress = { phase: "finding", level: 0, positions: 1, total: 0 };
  readonly #onProgress: LevelOptions["onProgress"];

  constructor(onProgress: LevelOptions["onProgress"]) {
    this.#onProgress = onProgress;
  }

  begin({ tasks }: Stage): void {
    if (tasks.length === 0 || isPreparation(tasks[0])) return;
    const [{ kind, level }] = tasks;
    const phase = PHASES[kind] ?? "finding";
    const isNew = phase !== this.progress.phase || (phase === "finding" && level === 0);
    const positions = tasks.reduce((sum, { weight }) => sum + weight, 0);
    const lastLevel = phase === "deciding" && isNew ? { lastLevel: level } : {};
    this.#update({ ...lastLevel, phase, level, positions, total: isNew ? 0 : this.progress.total });
  }

  add(task: Task): void {
    if (!isPreparation(task)) this.#update({ level: task.level, total: this.progress.total + task.weight });
  }

  #update(changes: Partial<LevelProgress>): void {
    this.progress = { ...this.progress, ...changes };
    this.#onProgress?.(this.progress);
  }
}

/** Merging is not counted: its positions are expanded next. */
function isPreparation({ kind }: Task): boolean {
  return kind === "merge";
}

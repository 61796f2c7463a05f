import { workerData } from "node:worker_threads";
import { answerQuestions } from "../system/threads.ts";
import type { Task } from "../tasks/level-tasks.ts";
import type { RangePart } from "../verify/parts.ts";
import { workFiles } from "./database-file.ts";
import { openDatabase } from "./database-source.ts";
import { filesIn } from "./folder-files.ts";
import type { LevelSeat } from "./level-threads.ts";
import { loadLevelledGame } from "./levelled-game.ts";
import { type PartOutcome, verifiable, verifierOf } from "./verify-database.ts";

// A thread that solves a game by levels, or verifies its database.
const { ref, megabytes, work } = workerData as LevelSeat;
const game = await loadLevelledGame(ref);

if ("folder" in work) {
  const store = workFiles(filesIn(work.folder, { isSynced: false }), work.isPacked);
  const tasks = await verifiable(game, megabytes);
  answerQuestions<Task, void>((task) => tasks.runTask(task, store));
} else {
  const { database } = await openDatabase(work.database);
  const verify = await verifierOf(game, database);
  answerQuestions<RangePart, PartOutcome>(({ level, from, to }) => verify(level, from, to));
}

import { workerData } from "node:worker_threads";
import type { Task } from "../index.ts";
import { answerQuestions } from "../system/threads.ts";
import { openDatabase } from "./database-source.ts";
import { filesIn } from "./folder-files.ts";
import type { LevelSeat, PartQuestion } from "./level-threads.ts";
import { loadLevelledGame } from "./levelled-game.ts";
import { type Verdict, verifiable, verifierOf } from "./verify-database.ts";
import { workFiles } from "./work-store.ts";

// One thread of several that solve a game by levels, or verify what was solved.
const { ref, megabytes, work } = workerData as LevelSeat;
const game = await loadLevelledGame(ref);

if ("folder" in work) {
  const store = workFiles(filesIn(work.folder, { isSynced: false }), work.isPacked);
  const tasks = await verifiable(game, megabytes);
  answerQuestions<Task, void>((task) => tasks.runTask(task, store));
} else {
  const { database } = await openDatabase(work.database);
  const verify = await verifierOf(game, database);
  answerQuestions<PartQuestion, Verdict>(({ level, from, to }) => verify(level, from, to));
}

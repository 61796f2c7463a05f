import { workerData } from "node:worker_threads";
import type { Task } from "../levels/index.ts";
import { type PartVerdict, partVerifier } from "../verify/index.ts";
import { openDatabase } from "./database-source.ts";
import { folderFiles } from "./folder-files.ts";
import type { LevelSeat, PartQuestion } from "./level-threads.ts";
import { loadLevelledGame } from "./load-game.ts";
import { ZLIB } from "./packing.ts";
import { answerQuestions } from "./threads.ts";

// One thread of several that solve a game by levels, or verify what was solved.
const { source, megabytes, work } = workerData as LevelSeat;
const game = await loadLevelledGame(source);

if ("folder" in work) {
  const store = await folderFiles(work.folder, { isSynced: false });
  const tasks = await game.tasks({ packing: ZLIB, megabytes });
  answerQuestions<Task, void>((task) => tasks.runTask(task, store));
} else {
  const { database } = await openDatabase(work.database);
  const verify = partVerifier(game, database);
  answerQuestions<PartQuestion, PartVerdict>(({ level, from, to }) => verify(level, from, to));
}

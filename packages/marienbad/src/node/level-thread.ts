import { workerData } from "node:worker_threads";
import type { ClaimsBetween, RangeVerdict } from "../game/range-verifier.ts";
import type { Task } from "../levels/index.ts";
import { type PartVerdict, partVerifier } from "../verify/index.ts";
import { openDatabase } from "./database-source.ts";
import { filesIn } from "./folder-files.ts";
import type { LevelSeat, PartQuestion } from "./level-threads.ts";
import { loadLevelledGame } from "./load-game.ts";
import { ZLIB } from "./packing.ts";
import { answerQuestions } from "./threads.ts";
import { workFiles } from "./work-store.ts";

// One thread of several that solve a game by levels, or verify what was solved.
const { source, megabytes, work } = workerData as LevelSeat;
const game = await loadLevelledGame(source);

if ("folder" in work) {
  const store = workFiles(filesIn(work.folder, { isSynced: false }), work.isPacked);
  const tasks = await game.tasks({ packing: ZLIB, megabytes });
  answerQuestions<Task, void>((task) => tasks.runTask(task, store));
} else {
  const { database } = await openDatabase(work.database);
  const own = database.leavesOutWon ? await game.verifier?.() : undefined;
  const verify = partVerifier(game, database);
  if (own !== undefined) {
    const between: ClaimsBetween = (level, from, to) => database.between(level, from, to);
    answerQuestions<PartQuestion, RangeVerdict>(({ level, from, to }) => own.verify(level, from, to, between));
  } else answerQuestions<PartQuestion, PartVerdict>(({ level, from, to }) => verify(level, from, to));
}

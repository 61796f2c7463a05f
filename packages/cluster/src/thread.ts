import { join } from "node:path";
import { MarienbadError } from "marienbad";
import type { FileStore, TaskGame } from "marienbad/levels";
import { answerQuestions, folderFiles } from "marienbad/node";
import { cached, counted, type Traffic } from "./store/cached.ts";
import { openFiles } from "./store/open.ts";
import { makeGame } from "./subject.ts";
import type { TaskQuestion } from "./task-question.ts";

// One thread of a machine: it does one task after the other, of whatever solve the queue gives it.

/** What is remembered from task to task: one solve at a time. */
interface Solve {
  readonly id: string;
  readonly traffic: Traffic;
  readonly store: FileStore;
  /** The copies on this machine. */
  readonly copies: FileStore | undefined;
  readonly game: TaskGame;
}
let current: Solve | undefined;

answerQuestions<TaskQuestion, Traffic>(async (question) => {
  const { task } = question;
  if (current?.id !== question.solve) current = await open(question);
  const { game, store, copies, traffic } = current;
  const before = { ...traffic };
  try {
    await game.runTask(task, store);
  } catch (error) {
    const isDamaged = error instanceof MarienbadError && error.code === "damaged-file";
    if (!isDamaged || copies === undefined) throw error;
    await copies.remove(String(error.parameters.name)); // perhaps it was only the copy
    await game.runTask(task, store);
  }
  return {
    read: traffic.read - before.read,
    written: traffic.written - before.written,
    kept: traffic.kept - before.kept,
  };
});

async function open(question: TaskQuestion): Promise<Solve> {
  const { store: place, solve, subject, cache } = question;
  const traffic: Traffic = { read: 0, written: 0, kept: 0 };
  const files = counted(await openFiles(place, solve), traffic);
  const copies = cache === undefined ? undefined : await folderFiles(join(cache, solve), { isSynced: false });
  const store = copies === undefined ? files : cached(files, copies, traffic);
  return { id: solve, traffic, store, copies, game: await makeGame(subject, files, question) };
}

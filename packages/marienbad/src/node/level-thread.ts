import { parentPort, workerData } from "node:worker_threads";
import { MarienbadError } from "../base/error.ts";
import { loadLevelled } from "../cli/database/game-database.ts";
import type { LevelEngine } from "../levels/index.ts";
import { verifyLevel } from "../verify/index.ts";
import type { LevelAnswer, LevelReply, LevelSeat, LevelTask } from "./level-threads.ts";

// One thread of several that solve a game by levels: a task about a part of a layer comes in, its answer goes out.
const { word, solved, ...limits } = workerData as LevelSeat;
const game = await loadLevelled(word, solved);
let engine: LevelEngine | undefined;

parentPort?.on("message", async (task: LevelTask) => {
  const reply = await replyTo(task);
  const moved = "answer" in reply && ArrayBuffer.isView(reply.answer) ? [reply.answer.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(reply, moved);
});

/** Errors lose their class on the way to another thread, so what they say is sent. */
async function replyTo(task: LevelTask): Promise<LevelReply> {
  try {
    return { answer: await answerTo(task) };
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
    return { code: error.code, sentence: { en: error.message, fr: error.text.fr } };
  }
}

async function answerTo(task: LevelTask): Promise<LevelAnswer> {
  const { level } = task;
  if (task.kind === "verify") return verifyLevel(game, level, task.layer, task.next, task.keyBefore);
  engine ??= game.engine(limits);
  if (task.kind === "expand") return await engine.expand(task.keys, level);
  if (task.kind === "decide") return await engine.decide(task.keys, level, task.next);
  return await engine.countMoves(task.keys, level);
}

import { parentPort, workerData } from "node:worker_threads";
import { inLanguage, MarienbadError } from "../base/error.ts";
import { type LayerEngine, verifyLayer } from "../layers/index.ts";
import { loadLevelled } from "./game-database.ts";
import type { LayerAnswer, LayerReply, LayerSeat, LayerTask } from "./layer-threads.ts";

// One thread of several that solve a game by layers: a task about a part of a layer comes in, its answer goes out.
const { word, solved, ...limits } = workerData as LayerSeat;
const game = await loadLevelled(word, solved);
let engine: LayerEngine | undefined;

parentPort?.on("message", async (task: LayerTask) => {
  const reply = await replyTo(task);
  const moved = "answer" in reply && ArrayBuffer.isView(reply.answer) ? [reply.answer.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(reply, moved);
});

/** Errors lose their class on the way to another thread, so what they say is sent. */
async function replyTo(task: LayerTask): Promise<LayerReply> {
  try {
    return { answer: await answerTo(task) };
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
    return { code: error.code, sentence: { en: error.message, fr: inLanguage(error, "fr") } };
  }
}

async function answerTo(task: LayerTask): Promise<LayerAnswer> {
  const { level } = task;
  if (task.kind === "verify") return verifyLayer(game, level, task.layer, task.next, task.keyBefore);
  engine ??= game.engine(limits);
  if (task.kind === "expand") return await engine.expand(task.keys, level);
  if (task.kind === "decide") return await engine.decide(task.keys, level, task.next);
  return await engine.countMoves(task.keys, level);
}

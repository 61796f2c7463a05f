import { parentPort, workerData } from "node:worker_threads";
import { type LayerEngine, levelledGame, type Solved, verifyLayer } from "../layers/index.ts";
import type { LayerAnswer, LayerTask } from "./layer-threads.ts";

// One thread of several that solve a game by layers: a task about a part of a layer comes in, its answer goes out.
const { game: id, options } = workerData as Solved;
const game = levelledGame(id, options);
let engine: LayerEngine | undefined;

parentPort?.on("message", async (task: LayerTask) => {
  const answer = await answerTo(task);
  const moved = ArrayBuffer.isView(answer) ? [answer.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(answer, moved);
});

async function answerTo(task: LayerTask): Promise<LayerAnswer> {
  const { level } = task;
  if (task.kind === "verify") return verifyLayer(game, level, task.layer, task.next);
  engine ??= game.engine();
  if (task.kind === "expand") return await engine.expand(task.keys, level);
  if (task.kind === "decide") return await engine.decide(task.keys, level, task.next);
  return await engine.countMoves(task.keys, level);
}

import { workerData } from "node:worker_threads";
import { run } from "../base/work.ts";
import type { LevelEngine } from "../levels/index.ts";
import { verifyPart } from "../verify/index.ts";
import type { LevelAnswer, LevelQuestion, LevelSeat } from "./level-threads.ts";
import { loadLevelledGame } from "./load-game.ts";
import { answerQuestions } from "./threads.ts";

// One thread of several that solve a game by levels, or verify what was solved.
const { source, ...limits } = workerData as LevelSeat;
const game = await loadLevelledGame(source);
let engine: LevelEngine | undefined;

answerQuestions<LevelQuestion, LevelAnswer>(async (question) => {
  const { level } = question;
  if (question.kind === "verify") {
    return verifyPart(game, level, question.part, question.next, question.keyBefore);
  }
  engine ??= await game.engine(limits);
  if (question.kind === "expand") return run(engine.expand(question.keys, level));
  if (question.kind === "decide") return run(engine.decide(question.keys, level, question.next));
  return run(engine.countMoves(question.keys, level));
});

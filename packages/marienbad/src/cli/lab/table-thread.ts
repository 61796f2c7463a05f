import { gameTableWork } from "../../arena/index.ts";
import { run } from "../../base/work.ts";
import { loadGame, titleOfModule } from "../../node/load-game.ts";
import { answerQuestions } from "../../node/threads.ts";
import type { ServedGame, TableQuestion } from "./own-game.ts";

/** In a thread: a file of rules, written out. */
answerQuestions(async ({ path, options, limit }: TableQuestion): Promise<Pick<ServedGame, "title" | "table">> => {
  const { kit } = await loadGame({ game: path, options });
  return { title: await titleOfModule(path), table: run(gameTableWork(kit, limit)) };
});

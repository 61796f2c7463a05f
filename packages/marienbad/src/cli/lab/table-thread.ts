import { basename, extname } from "node:path";
import { gameTableWork } from "../../arena/index.ts";
import { sameText, type Text } from "../../base/text.ts";
import { run } from "../../base/work.ts";
import { loadDefaultExport, loadGame } from "../../node/load-game.ts";
import { answerQuestions } from "../../node/threads.ts";
import type { ServedGame, TableQuestion } from "./own-game.ts";

/** In a thread: a file of rules, written out. */
answerQuestions(async ({ path, options, limit }: TableQuestion): Promise<Pick<ServedGame, "title" | "table">> => {
  const { kit } = await loadGame({ game: path, options });
  const exported = (await loadDefaultExport(path)) as { readonly title?: string | Text } | undefined;
  const title = exported?.title ?? basename(path, extname(path));
  return { title: typeof title === "string" ? sameText(title) : title, table: run(gameTableWork(kit, limit)) };
});

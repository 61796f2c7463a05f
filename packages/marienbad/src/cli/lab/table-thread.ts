import { gameTableWork } from "../../arena/index.ts";
import { run } from "../../base/work.ts";
import type { AnyKit } from "../../game/index.ts";
import { loadGame, titleOfModule } from "../../node/load-game.ts";
import { answerQuestions } from "../../node/threads.ts";
import { MEMBERS, type ServedGame, type TableQuestion } from "./own-game.ts";

/** In a thread: a file of rules, written out. */
answerQuestions(
  async ({ path, options, limit, pulse }: TableQuestion): Promise<Pick<ServedGame, "title" | "table">> => {
    pulse[0]++;
    const { kit } = await loadGame({ game: path, options });
    const title = await titleOfModule(path);
    return { title, table: run(gameTableWork(withPulse(kit, pulse), limit)) };
  },
);

/** The same game, whose rules show that they still answer, and which of them was asked last. */
function withPulse(kit: AnyKit, pulse: Int32Array): AnyKit {
  const rules = Object.create(kit.rules);
  for (const [place, member] of MEMBERS.entries()) {
    const asked = kit.rules[member];
    if (typeof asked !== "function") continue;
    rules[member] = (...given: unknown[]): unknown => {
      pulse[0]++;
      pulse[1] = place + 1;
      return (asked as (...all: unknown[]) => unknown).apply(kit.rules, given);
    };
  }
  return { ...kit, rules };
}

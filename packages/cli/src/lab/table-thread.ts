import { gameTableWork } from "marienbad/arena";
import { run } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { loadGame, titleOfModule } from "marienbad-databases/rules";
import { answerQuestions, beat, type Pulse } from "marienbad-databases/system";
import { MEMBERS, type ServedGame, type TableQuestion } from "./own-game.ts";

answerQuestions(
  async ({ path, options, limit, pulse }: TableQuestion): Promise<Pick<ServedGame, "title" | "table">> => {
    beat(pulse);
    const game = await loadGame({ game: path, options });
    const title = await titleOfModule(path);
    return { title, table: run(gameTableWork(withPulse(game, pulse), limit)) };
  },
);

function withPulse(game: AnyGame, pulse: Pulse): AnyGame {
  const rules = Object.create(game);
  for (const [place, member] of MEMBERS.entries()) {
    const asked = game[member];
    if (typeof asked !== "function") continue;
    rules[member] = (...given: unknown[]): unknown => {
      beat(pulse, place + 1);
      return (asked as (...all: unknown[]) => unknown).apply(game, given);
    };
  }
  return { ...game, ...rules };
}

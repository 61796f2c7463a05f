import { run } from "marienbad/base";
import { ASKED, checkConformance, type Nonconformity } from "marienbad/game";
import { loadGame } from "marienbad-databases/rules";
import { answerQuestions, beat } from "marienbad-databases/system";
import type { LintQuestion } from "./lint.ts";

answerQuestions(async ({ ref, limit, pulse }: LintQuestion): Promise<readonly Nonconformity[]> => {
  beat(pulse);
  const game = await loadGame(ref);
  const onAsk = (member: string): void => beat(pulse, ASKED.indexOf(member) + 1);
  return run(checkConformance.work(game, { limit, onAsk }));
});

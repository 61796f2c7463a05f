import { checkStrategy, checkStrategyWithMemory, type MemoryVerdict, type Strategy } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { loadFamilies } from "marienbad/games";
import { asParity, checkObjectiveStrategy, type ObjectiveVerdict } from "marienbad/objective";
import { isModule } from "marienbad-databases/rules";
import { type Command, choiceFlag, flag, say, takeWords } from "../core/command.ts";
import { objectiveOptions } from "../objective/objective.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, OBJECTIVE_FLAGS, SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { givenStrategy, loadStrategy, readStrategy } from "../subject/strategy-file.ts";
import { hasObjective, loadSubject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

export const check: Command = {
  name: "check",
  subjects: loadFamilies,
  usage: "check GAME|FILE STRATEGY-FILE --player P [key=value…] [--objective ID] [--from POSITION]",
  flags: [
    flag("player 0|1", "whose strategy it is (default 0)", "à qui est la stratégie (0 par défaut)"),
    flag("from POSITION", "where plays begin", "où commencent les parties"),
    LIMIT_FLAG,
    ...OBJECTIVE_FLAGS,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad check nim strategy.py sticks=10 take=1,2 --player 0",
    "marienbad check arena.py with-memory.js --from a",
  ],
  async run(call) {
    const [name, path] = takeWords(call, check, 2);
    const player = choiceFlag(call, "player", ["0", "1"]) === "1" ? 1 : 0;
    const subject = await loadSubject(call, name, true);
    const from = fromFlag(call, subject);
    const exploration = await exploreSubject(call, subject, {
      from: [from ?? subject.game.start],
      keepPositions: true,
    });
    const { arena } = exploration;
    const start = subject.arena === undefined ? 0 : ((from as number | undefined) ?? arena.start);
    if (start === undefined) throw new MarienbadError("bad-argument", texts.NO_START);
    const hasMemory = isModule(path);
    const words = hasMemory
      ? await loadStrategy(path, exploration)
      : await readStrategy(call, path, player, subject, exploration);
    const { choose, whySilent } = givenStrategy(words, subject, exploration);
    const isForObjective = hasObjective(call, subject);
    if (isForObjective && hasMemory) throw new MarienbadError("not-applicable", texts.NO_MEMORY);
    const verdict = call.atOnce((): MemoryVerdict | ObjectiveVerdict => {
      if (hasMemory) return checkStrategyWithMemory(arena, player, choose, start);
      const strategy: Strategy = (vertex) => choose([vertex]);
      if (!isForObjective) return checkStrategy(arena, player, strategy, start);
      return checkObjectiveStrategy(asParity(arena, objectiveOptions(call, arena)), player, strategy, start);
    });
    const names = (vertices: readonly number[]): string[] => vertices.map((vertex) => arena.label(vertex));
    if (verdict.winning === "undecided") {
      throw new MarienbadError("limit-reached", texts.undecided(verdict.play.length - 1));
    }
    if (verdict.winning) {
      if (call.json) call.output.json({ winning: true });
      else call.output.line(say(call, texts.winning(player, arena.label(start))));
      return 0;
    }
    const { kind, play, cycle } = verdict;
    const priority = "priority" in verdict ? verdict.priority : undefined;
    const silence = kind === "silent" ? whySilent(play) : undefined;
    if (call.json) {
      call.output.json({
        winning: false,
        kind,
        play: names(play),
        ...(cycle === undefined ? {} : { cycle: names(cycle) }),
        ...(priority === undefined ? {} : { priority }),
        ...silence,
      });
    } else {
      const said =
        priority === undefined
          ? texts.notWinning(kind, names(play), silence)
          : texts.defeatedByCycle(names(play), priority);
      call.output.line(say(call, said));
    }
    return 1;
  },
};

import { runAsync, type Work } from "marienbad/base";
import { countPlays, plays as listPlays, type Play } from "marienbad/game";
import { loadFamilies } from "marienbad/games";
import { type Call, type Command, choiceFlag, flag, integerFlag, say, switchFlag, takeWords } from "../core/command.ts";
import { whenRead } from "../core/output.ts";
import { texts as coreTexts } from "../core/texts.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

const DEFAULT_LISTED = 1000;

export const plays: Command = {
  name: "plays",
  subjects: loadFamilies,
  usage: "plays GAME|FILE [key=value…] [--count] [--won-by 0|1] [--limit N]",
  flags: [
    flag("count", "only how many", "seulement leur nombre"),
    flag("won-by 0|1", "only those that this player wins", "seulement celles que ce joueur gagne"),
    flag("from POSITION", "begin here", "commencer ici"),
    flag(
      "limit N",
      "list at most N plays (default 1000), or count through at most N positions (default 1,000,000)",
      "donner au plus N parties (1000 par défaut), ou compter à travers au plus N positions (1 000 000 par défaut)",
    ),
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad plays nim sticks=6 until=1 --won-by 0", "marienbad plays tictactoe --count"],
  async run(call) {
    const [name] = takeWords(call, plays, 1);
    const subject = await loadSubject(call, name);
    const from = fromFlag(call, subject) ?? subject.game.start;
    if (switchFlag(call, "count")) await printCount(call, subject, from);
    else await printPlays(call, subject, from);
    return 0;
  },
};

async function printCount(call: Call, { game }: Subject, from: unknown): Promise<void> {
  const wonBy = choiceFlag(call, "won-by", ["0", "1"]);
  const limit = integerFlag(call, "limit", { min: 1 }, 1_000_000);
  const work = countPlays.work<unknown, unknown>(game, { from, limit });
  const count = await runAsync(work, { signal: call.signal }, coreTexts.afterPositions);
  const asked = wonBy === undefined ? count.total : count.wonBy[Number(wonBy)];
  if (call.json) {
    const number = (value: bigint): number | string =>
      value <= Number.MAX_SAFE_INTEGER ? Number(value) : String(value);
    call.output.json({
      count: number(asked),
      plays: number(count.total),
      wonBy: count.wonBy.map(number),
      drawn: number(count.drawn + count.stuck),
    });
  } else if (wonBy !== undefined) {
    call.output.line(asked.toLocaleString(call.language));
  } else {
    call.output.line(say(call, texts.playsCounted(count.total, count.wonBy, count.drawn + count.stuck)));
  }
}

function printPlays(call: Call, subject: Subject, from: unknown): Promise<void> {
  return runAsync(
    printing(call, subject, from),
    { signal: call.signal, onProgress: (looked) => call.output.progress(`${looked.toLocaleString(call.language)} …`) },
    (looked = 0) => texts.afterPlays(looked),
  );
}

function tellEnd(call: Call, end: Play<unknown, unknown>["end"]): string {
  return call.paint.result(end === 0 || end === 1 ? end : "draw", say(call, texts.endOfPlay(end)));
}

function* printing(call: Call, { game }: Subject, from: unknown): Work<void> {
  const wonBy = choiceFlag(call, "won-by", ["0", "1"]);
  const limit = integerFlag(call, "limit", { min: 1 }, DEFAULT_LISTED);
  const shown: unknown[] = [];
  let looked = 0;
  let listed = 0;
  let complete = true;
  for (const play of listPlays<unknown, unknown>(game, from)) {
    yield* whenRead(call.output, ++looked);
    if (call.output.closed) return;
    if (wonBy !== undefined && String(play.end) !== wonBy) continue;
    if (listed === limit) {
      complete = false;
      break;
    }
    listed++;
    const moves = play.moves.map((move, i) => game.notation.writeMove(move, play.positions[i]));
    const positions = play.positions.map((position) => game.notation.writePosition(position));
    if (call.json) shown.push({ moves, positions, end: play.end });
    else call.output.line(`${moves.join(" ")}  ${tellEnd(call, play.end)}`);
  }
  if (call.json) call.output.json({ plays: shown, complete });
  else if (!complete) call.output.note(say(call, texts.notAllPlays(limit)));
}

import { checkStrategy, type Exploration, readDictionary, type Strategy } from "../../arena/index.ts";
import { MarienbadError, refused } from "../../base/error.ts";
import { text } from "../../base/text.ts";
import { readText } from "../../node/files.ts";
import { type Call, type Command, choiceFlag, say, takeWords } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag, withoutSpaces } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import * as texts from "./texts/check.ts";

export const check: Command = {
  name: "check",
  usage: "check GAME|FILE STRATEGY-FILE --player P [key=value…] [--from POSITION]",
  flags: [
    {
      name: "player",
      value: "0|1",
      summary: text("whose strategy it is (default 0)", "à qui est la stratégie (0 par défaut)"),
    },
    { name: "from", value: "POSITION", summary: text("where plays begin", "où commencent les parties") },
    LIMIT_FLAG,
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad check nim strategy.py sticks=10 take=1,2 --player 0"],
  async run(call) {
    const [name, path] = takeWords(call, check, 2);
    const player = choiceFlag(call, "player", ["0", "1"]) === "1" ? 1 : 0;
    const subject = await loadSubject(call, name);
    const from = fromFlag(call, subject);
    const exploration = await exploreSubject(call, subject, { from: from ?? subject.kit.rules.start });
    const { arena } = exploration;
    const start = subject.arena === undefined ? 0 : ((from as number | undefined) ?? arena.start);
    if (start === undefined) throw new MarienbadError("bad-argument", texts.NO_START);
    const written = await readText(path);
    const strategy = call.atOnce(() => readStrategy(call, subject, exploration, path, written));
    const verdict = call.atOnce(() => checkStrategy(arena, player, strategy, start));
    if (call.json) {
      call.output.json(
        verdict.winning
          ? { winning: true }
          : {
              winning: false,
              kind: verdict.kind,
              play: verdict.play.map((vertex) => arena.label(vertex)),
              ...(verdict.cycle === undefined ? {} : { cycle: verdict.cycle.map((vertex) => arena.label(vertex)) }),
            },
      );
    } else {
      const said = verdict.winning
        ? texts.winning(player, arena.label(start))
        : texts.notWinning(
            verdict.kind,
            verdict.play.map((vertex) => arena.label(vertex)),
          );
      call.output.line(say(call, said));
    }
    return verdict.winning ? 0 : 1;
  },
};

/** A dictionary, in Python or JSON: from each position to the position after the move, or to the move. */
function readStrategy(
  call: Call,
  subject: Subject,
  { arena, positions }: Exploration<unknown>,
  path: string,
  written: string,
): Strategy {
  const entries = unwrapRead(call, path, readDictionary(written));
  const chosen = new Map(entries.map(({ key, value }) => [withoutSpaces(key), withoutSpaces(value)]));
  const labels = Array.from({ length: arena.vertexCount }, (_, vertex) => withoutSpaces(arena.label(vertex)));
  const known = new Set(labels);
  const faults = entries
    .filter(({ key }) => !known.has(withoutSpaces(key)))
    .map(({ key, line, column }) => ({ text: texts.unreachable(key), line, column }));
  if (faults.length > 0) unwrapRead(call, path, refused(faults));
  return (vertex) => {
    const choice = chosen.get(labels[vertex]);
    if (choice === undefined) return undefined;
    const first = arena.firstEdgeOfVertex[vertex];
    const targets = arena.targetOfEdge.subarray(first, arena.firstEdgeOfVertex[vertex + 1]);
    const byPosition = targets.find((target) => labels[target] === choice);
    if (byPosition !== undefined) return byPosition;
    const moves = subject.kit.rules.moves(positions[vertex]);
    const byMove = moves.findIndex(
      (move: unknown) => subject.kit.notation.writeMove(move, positions[vertex]) === choice,
    );
    return byMove < 0 ? undefined : targets[byMove];
  };
}

import { type Arena, checkStrategy, type Exploration, readDictionary, type Strategy } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { readText } from "../../node/files.ts";
import { type Call, type Command, choiceFlag, say, takeWords } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";

export const check: Command = {
  name: "check",
  usage: "check GAME|FILE STRATEGY-FILE --player P [key=value…] [--from POSITION]",
  summary: {
    en: "Is this strategy winning? Yes, or a play that defeats it.",
    fr: "Cette stratégie est-elle gagnante ? Oui, ou une partie qui la met en défaut.",
  },
  flags: [
    {
      name: "player",
      value: "0|1",
      summary: { en: "whose strategy it is (default 0)", fr: "à qui est la stratégie (0 par défaut)" },
    },
    { name: "from", value: "POSITION", summary: { en: "where plays begin", fr: "où commencent les parties" } },
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
    if (start === undefined) {
      throw new MarienbadError("bad-argument", {
        en: "The arena does not say where plays begin: give --from VERTEX.",
        fr: "L'arène ne dit pas où les parties commencent : donnez --from VERTEX.",
      });
    }
    const strategy = readStrategy(call, subject, exploration, path, await readText(path));
    const verdict = checkStrategy(arena, player, strategy, start);
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
    } else if (verdict.winning) {
      call.output.line(
        say(call, {
          en: `Winning: player ${player} wins every play from ${arena.label(start)} that follows it.`,
          fr: `Gagnante : le joueur ${player} gagne toute partie depuis ${arena.label(start)} qui la suit.`,
        }),
      );
    } else {
      call.output.line(tellDefeat(call, arena, verdict.kind, verdict.play));
    }
    return verdict.winning ? 0 : 1;
  },
};

function tellDefeat(
  call: Call,
  arena: Arena,
  kind: "lost" | "stuck" | "silent" | "cycle",
  play: readonly number[],
): string {
  const path = play.map((vertex) => arena.label(vertex)).join(" → ");
  const last = arena.label(play[play.length - 1]);
  const why = {
    lost: { en: `the opponent wins at ${last}`, fr: `l'adversaire gagne en ${last}` },
    stuck: { en: `the play is stuck at ${last}`, fr: `la partie est bloquée en ${last}` },
    silent: { en: `the strategy names no move at ${last}`, fr: `la stratégie ne dit rien en ${last}` },
    cycle: {
      en: `the play comes back to ${last} and never ends`,
      fr: `la partie revient en ${last} et ne finit jamais`,
    },
  }[kind];
  return say(call, { en: `Not winning: ${path}: ${why.en}.`, fr: `Pas gagnante : ${path} : ${why.fr}.` });
}

/** A dictionary, in Python or JSON: from each position to the position after the move, or to the move. */
function readStrategy(
  call: Call,
  subject: Subject,
  { arena, positions }: Exploration<unknown>,
  path: string,
  text: string,
): Strategy {
  const entries = unwrapRead(call, path, readDictionary(text));
  const strip = (label: string): string => label.replace(/\s+/g, "");
  const chosen = new Map(entries.map(({ key, value }) => [strip(key), strip(value)]));
  const labels = Array.from({ length: arena.vertexCount }, (_, vertex) => strip(arena.label(vertex)));
  const known = new Set(labels);
  const strangers = entries.filter(({ key }) => !known.has(strip(key)));
  const faults = strangers.map(({ key, line, column }) => ({
    text: {
      en: `${key} is not a position that can be reached`,
      fr: `${key} n'est pas une position qui peut être atteinte`,
    },
    line,
    column,
  }));
  if (faults.length > 0) unwrapRead(call, path, { ok: false, faults });
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

import { DEFAULT_LIMIT } from "marienbad/arena";
import { MarienbadError, type Text } from "marienbad/base";
import type { Resources } from "marienbad/game";
import type { OracleProgress, Proved } from "marienbad/oracle";
import { nodeResources } from "marienbad-databases/system";
import { type Call, integerFlag, labelled, say } from "../core/command.ts";
import { DEFAULT_PROOF_TIME } from "../core/resources.ts";
import { resourcesOf } from "../database/memory.ts";
import { oracleOf, showProgress } from "../play/oracle.ts";
import { judgementAsJson, tellJudgement } from "../report/analysis.ts";
import { texts as reportTexts } from "../report/texts.ts";
import type { Subject } from "../subject/subject.ts";
import { texts } from "./texts/solve.ts";

/** Who asks for one of these wants the whole game, explored. */
const EXPLORING_FLAGS = ["strategy", "layers", "certificate", "facts", "symmetry", "solver", "limit"];

/** No prover has a larger table, in MiB. */
const MAX_TABLE = 2048;

/** What the prover of a game may use: the memory of the flag, else as much as is usual. */
export function proverResources(call: Call, usual?: number): Resources {
  const isGiven = "memory" in call.flags;
  return nodeResources({ megabytes: isGiven ? Math.min(resourcesOf(call).megabytes, MAX_TABLE) : usual });
}

/**
 * Says who wins a game that is sure to be too large to explore, where its expert knows; undefined where it is not,
 * where nobody knows, and where more is asked for than that. When its time is over, that is refused.
 */
export async function solveByExpert(call: Call, subject: Subject, position: unknown): Promise<number | undefined> {
  if (EXPLORING_FLAGS.some((flag) => flag in call.flags)) return undefined;
  const resources = proverResources(call);
  const expert = await subject.game.expert?.(resources);
  if ((expert?.positionsFrom?.(position) ?? 0) <= DEFAULT_LIMIT) return undefined;
  const time = integerFlag(call, "time", { min: 1 }, DEFAULT_PROOF_TIME);
  const show = showProgress(call);
  let reached = 0;
  const onProgress = (progress: OracleProgress): void => {
    reached = progress.positions;
    show(progress);
  };
  const startedAt = performance.now();
  const oracle = oracleOf(call, subject, { from: position, limit: 0, resources });
  const value = await oracle.known(position, { time, signal: call.signal, onProgress });
  call.output.done();
  if (value === undefined) {
    if (performance.now() - startedAt < time) return undefined; // nobody will ever know
    const said = texts.notProved(time, reached, expert?.memory !== undefined);
    throw new MarienbadError("limit-reached", said, { parameters: { time } });
  }
  tellValue(call, subject, position, value, texts.tooManyToList(DEFAULT_LIMIT));
  return 0;
}

/** What a position is worth that nobody has explored, and what else is to be said. */
export function tellValue(
  call: Call,
  { game }: Subject,
  position: unknown,
  value: Proved,
  ...more: readonly Text[]
): void {
  const start = game.notation.writePosition(position);
  if (call.json) {
    const { id, options } = game;
    call.output.json({ game: id, options, positions: null, moves: null, start, ...judgementAsJson(value) });
    return;
  }
  call.output.line(labelled(call, `${say(call, reportTexts.FROM)} ${start}`, tellJudgement(call, value)));
  call.output.line([reportTexts.knownBy(value), ...more].map((text) => say(call, text)).join(" "));
}

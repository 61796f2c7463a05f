import { DEFAULT_LIMIT } from "../../arena/index.ts";
import type { Text } from "../../base/text.ts";
import { nodeResources } from "../../node/resources.ts";
import type { Proved } from "../../oracle/index.ts";
import { type Call, say } from "../core/command.ts";
import { oracleOf, showProgress } from "../play/oracle.ts";
import { judgementAsJson, tellJudgement } from "../report/analysis.ts";
import * as reportTexts from "../report/texts.ts";
import type { Subject } from "../subject/subject.ts";
import * as texts from "./texts/solve.ts";

/** Who asks for one of these wants the whole game, explored. */
const EXPLORING_FLAGS = ["strategy", "layers", "certificate", "facts", "symmetry", "solver", "limit"];

/**
 * Says who wins a game that is sure to be too large to explore, where its expert knows; undefined where it is not,
 * where nobody knows, and where more is asked for than that.
 */
export async function solveByExpert(call: Call, subject: Subject, position: unknown): Promise<number | undefined> {
  if (EXPLORING_FLAGS.some((flag) => flag in call.flags)) return undefined;
  const expert = await subject.kit.expert?.(nodeResources());
  if ((expert?.positionsFrom?.(position) ?? 0) <= DEFAULT_LIMIT) return undefined;
  const watch = { signal: call.signal, onProgress: showProgress(call) };
  const value = await oracleOf(call, subject, { from: position, limit: 0 }).known(position, watch);
  call.output.done();
  if (value === undefined) return undefined;
  tellValue(call, subject, position, value, texts.tooManyToList(DEFAULT_LIMIT));
  return 0;
}

/** What a position is worth that nobody has explored, and what else is to be said. */
export function tellValue(
  call: Call,
  { kit, name, options }: Subject,
  position: unknown,
  value: Proved,
  ...more: readonly Text[]
): void {
  const start = kit.notation.writePosition(position);
  if (call.json) {
    call.output.json({ game: name, options, positions: null, moves: null, start, ...judgementAsJson(value) });
    return;
  }
  call.output.line(`${say(call, reportTexts.FROM)} ${start}: ${tellJudgement(call, value)}`);
  call.output.line([reportTexts.knownBy(value), ...more].map((text) => say(call, text)).join(" "));
}

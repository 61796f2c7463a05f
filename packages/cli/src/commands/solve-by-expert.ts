import { existsSync } from "node:fs";
import { DEFAULT_LIMIT } from "marienbad/arena";
import { MarienbadError, type Meter, runAsync, type Text } from "marienbad/base";
import type { Resources } from "marienbad/game";
import { type OracleProgress, type Proved, proved, sourceOf } from "marienbad/oracle";
import { nodeResources, readBytes, withLock, writeFileSafely } from "marienbad-databases/system";
import { type Call, integerFlag, labelled, say } from "../core/command.ts";
import { DEFAULT_PROOF_TIME, resourcesOf } from "../core/resources.ts";
import { texts as coreTexts } from "../core/texts.ts";
import { oracleOf, showProgress } from "../play/oracle.ts";
import { judgementAsJson, tellJudgement } from "../report/analysis.ts";
import { texts as reportTexts } from "../report/texts.ts";
import type { Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

const EXPLORING_FLAGS = ["strategy", "layers", "certificate", "facts", "symmetry", "solver", "limit"];

const MAX_TABLE = 2048; // MiB: the largest table of any prover

/** Resources of a game's prover: the memory of the flag, else the usual amount. */
export function proverResources(call: Call, usual?: number): Resources {
  const isGiven = "memory" in call.flags;
  return nodeResources({ megabytes: isGiven ? Math.min(resourcesOf(call).megabytes, MAX_TABLE) : usual });
}

/** Prints the winner of a game too large to explore, by its expert, or returns undefined. Throws on timeout. */
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
    if (performance.now() - startedAt < time) return undefined; // the expert cannot know
    const said = texts.notProved(time, reached, expert?.memory !== undefined);
    throw new MarienbadError("limit-reached", said, { parameters: { time } });
  }
  tellValue(call, subject, position, value, texts.tooManyToList(DEFAULT_LIMIT));
  return 0;
}

function tellValue(call: Call, { game }: Subject, position: unknown, value: Proved, ...more: readonly Text[]): void {
  const start = game.notation.writePosition(position);
  if (call.json) {
    const { id, options } = game;
    call.output.json({ game: id, options, positions: null, moves: null, start, ...judgementAsJson(value) });
    return;
  }
  call.output.line(labelled(call, `${say(call, reportTexts.FROM)} ${start}`, tellJudgement(call, value)));
  call.output.line([reportTexts.knownBy(value), ...more].map((text) => say(call, text)).join(" "));
}

const MEGABYTES = 256; // more than for quick questions, since proofs take hours
const PERIOD = 60_000; // milliseconds between savings

/** Prints the winner by the game's own prover; saves its proofs periodically and at the end, to resume from. */
export async function solveWithState(call: Call, subject: Subject, position: unknown, path: string): Promise<number> {
  const { game } = subject;
  const expert = await game.expert?.(proverResources(call, MEGABYTES));
  const memory = expert?.memory;
  if (expert === undefined || memory === undefined) throw new MarienbadError("not-applicable", texts.noState(game.id));
  return await withLock(path, async () => {
    if (existsSync(path) && !memory.restore(await readBytes(path))) {
      throw new MarienbadError("file", texts.notThisState(path, game.id), { parameters: { path } });
    }
    const save = (): Promise<void> => writeFileSafely(path, memory.save());
    const show = showProgress(call);
    let saved = performance.now();
    let saving = Promise.resolve();
    const onProgress = ({ nodes, weight }: Meter): void => {
      show({ positions: nodes / weight });
      if (performance.now() - saved < PERIOD) return;
      saved = performance.now();
      saving = saving.then(save);
    };
    try {
      const howFar = (meter?: Meter): Text => coreTexts.afterPositions(meter && Math.round(meter.nodes / meter.weight));
      const value = await runAsync(expert.value(position), { signal: call.signal, onProgress }, howFar);
      call.output.done();
      if (value === undefined) throw new MarienbadError("not-applicable", texts.noState(game.id));
      tellValue(call, subject, position, proved(value, { ...sourceOf("expert"), title: expert.title }));
      return 0;
    } finally {
      await saving;
      await save();
    }
  });
}

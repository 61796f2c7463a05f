import { existsSync } from "node:fs";
import { MarienbadError, type Meter, runAsync, type Text } from "marienbad/base";
import { proved, sourceOf } from "marienbad/oracle";
import { readBytes, withLock, writeFileSafely } from "marienbad-databases/system";
import type { Call } from "../core/command.ts";
import { texts as coreTexts } from "../core/texts.ts";
import { showProgress } from "../play/oracle.ts";
import type { Subject } from "../subject/subject.ts";
import { proverResources, tellValue } from "./solve-by-expert.ts";
import { texts } from "./texts/solve.ts";

/** What is proved for hours may use more memory than what is asked in passing. */
const MEGABYTES = 256;
/** Milliseconds between two savings. */
const PERIOD = 60_000;

/**
 * Says who wins by the game's own prover, and keeps what was proved in a file: now and then, when it is stopped, and in
 * the end. Begun again, it goes on from there.
 */
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

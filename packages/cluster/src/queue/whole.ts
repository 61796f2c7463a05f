import type { Stage } from "marienbad-databases";
import type { SolveState } from "./machines.ts";

/** The share of deciding that is done. The work of finding each level, once all are found, estimates it. */
export class WholeWork {
  readonly #finding = new Map<string, { readonly level: number; readonly weight: number }>();
  #level: number | undefined;

  /** Begins a stage, done or not. One that is planned again counts once. */
  begin({ name, tasks }: Stage): void {
    if (tasks.length === 0) return;
    const deciding = tasks.find(({ kind }) => kind === "decide");
    if (deciding !== undefined) this.#level = deciding.level;
    else if (tasks[0].kind === "segment") this.#level = -1;
    else {
      this.#level = undefined;
      const weight = tasks.reduce((sum, task) => sum + task.weight, 0);
      this.#finding.set(name, { level: tasks[0].level, weight });
    }
  }

  /** The share that is done, including this share of the stage; undefined while levels are being found. */
  shareWith(partOfStage: number): number | undefined {
    const level = this.#level;
    if (level === undefined) return undefined;
    let [done, all] = [0, 0];
    for (const { level: found, weight } of this.#finding.values()) {
      all += weight;
      done += found > level ? weight : found === level ? weight * partOfStage : 0;
    }
    return all === 0 ? undefined : done / all;
  }
}

/** Seconds left of the stage, or of the whole solve, at the pace so far; null if unknown. */
export function secondsLeft(state: SolveState, of: "stage" | "whole"): number | null {
  const { weight, weightBefore, weightDone, deciding, now } = state;
  const stage = { share: weightDone / weight, shareBefore: weightBefore / weight, since: state.since };
  const work = of === "stage" ? stage : deciding;
  if (!(work.share > work.shareBefore)) return null;
  return Math.round((((now - work.since) / 1000) * (1 - work.share)) / (work.share - work.shareBefore));
}

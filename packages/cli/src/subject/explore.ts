import { DEFAULT_LIMIT, type Exploration, type ExploreProgress, explore, exploredSoFar } from "marienbad/arena";
import { MarienbadError, runAsync } from "marienbad/base";
import { type Call, integerFlag, say } from "../core/command.ts";
import type { Subject } from "./subject.ts";
import { texts } from "./texts.ts";

export interface ExploreSubjectOptions {
  /** All starting positions; by default the start of the rules. */
  readonly from?: readonly unknown[];
  readonly keepPositions?: boolean;
  /** Milliseconds; unlimited by default. */
  readonly time?: number | undefined;
}

/** Explores a subject from a position, with progress on a terminal and a clean stop on Ctrl-C. */
export async function exploreSubject(
  call: Call,
  { arena, game }: Subject,
  { from = [game.start], keepPositions = false, time }: ExploreSubjectOptions = {},
): Promise<Exploration<unknown>> {
  if (arena !== undefined) {
    // Given whole: all of it is the answer, reachable or not.
    const positions = keepPositions ? Array.from({ length: arena.vertexCount }, (_, vertex) => vertex) : [];
    return { arena, depth: 0, positions, vertexOf: (vertex) => vertex as number };
  }
  const work = explore.work<unknown, unknown>(game, {
    from,
    scores: game.scores,
    limit: integerFlag(call, "limit", { min: 1 }, DEFAULT_LIMIT),
    keepPositions,
    label: (position) => game.notation.writePosition(position),
  });
  let reached = 1;
  const watch = {
    signal: call.signal,
    time,
    onProgress({ found, expanded }: ExploreProgress) {
      reached = found;
      call.output.progress(`${progressBar(expanded / found)} ${say(call, texts.positionsFound(found))}`);
    },
  };
  const exploration = await runAsync(work, watch, exploredSoFar).catch((error: unknown) => {
    if (time === undefined || !(error instanceof MarienbadError) || error.parameters.time !== time) throw error;
    throw new MarienbadError("limit-reached", texts.notAllExplored(time, reached), { parameters: error.parameters });
  });
  call.output.done();
  return exploration;
}

/** A progress bar of block characters. */
export function progressBar(share: number): string {
  return "█".repeat(Math.round(Math.min(1, share) * 20)).padEnd(20, "░");
}

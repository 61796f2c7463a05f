import { ASKED, type Nonconformity } from "marienbad/game";
import type { GameRef } from "marienbad-databases";
import { type Ask, memberOf, newPulse, type Pulse, watchPulse, withThreads } from "marienbad-databases/system";
import { type Call, say } from "../core/command.ts";
import { stillRunning } from "./texts/lint.ts";

/** What the thread that checks rules is asked. */
export interface LintQuestion {
  readonly ref: GameRef;
  readonly limit: number;
  readonly pulse: Pulse;
}

/** Milliseconds after which a member that has not returned is named. */
const MOST_STILL = 2000;

const THREAD = new URL("../../dist/commands/lint-thread.js", import.meta.url);

/**
 * The faults of a file of rules, which is run in a thread of its own: a loop without end is then reported, and Ctrl-C
 * ends it.
 */
export async function faultsOfModule(
  call: Call,
  question: Omit<LintQuestion, "pulse">,
  thread: URL = THREAD,
): Promise<readonly Nonconformity[]> {
  const pulse = newPulse();
  const watching = watchPulse(pulse, MOST_STILL, () => {
    call.output.note(say(call, stillRunning(ASKED[memberOf(pulse) - 1], MOST_STILL / 1000)));
  });
  try {
    return await withThreads(
      { entry: thread, seats: [undefined], signal: call.signal },
      ([ask]: readonly Ask<LintQuestion, readonly Nonconformity[]>[]) => ask({ ...question, pulse }),
    );
  } finally {
    clearInterval(watching);
  }
}

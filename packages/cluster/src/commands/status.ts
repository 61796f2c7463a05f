import { Queue } from "bullmq";
import { type Call, type Command, say, takeWords } from "marienbad/cli";
import { type Machine, machinesOf, type SolveState, solvesOf } from "../queue/machines.ts";
import { ownQueue, PREFIX, SHARED_QUEUE } from "../queue/names.ts";
import type { QueueServer } from "../queue/server.ts";
import { unlessAborted } from "../queue/wait.ts";
import { PROGRAM, QUEUE_FLAG, withServer } from "./flags.ts";
import * as texts from "./texts.ts";

export const status: Command = {
  name: "status",
  program: PROGRAM,
  usage: "status --queue URL",
  flags: [QUEUE_FLAG],
  examples: ["marienbad-cluster status --queue redis://localhost:6379"],
  async run(call) {
    takeWords(call, status, 0);
    return await withServer(call, status, async (server) => {
      const found = await unlessAborted(lookAt(server), call.signal);
      if (call.json) call.output.json(found);
      else print(call, found);
      return 0;
    });
  },
};

/** What is to be seen on a queue. */
interface QueueStatus {
  readonly solves: readonly (SolveState & Record<"secondsLeft" | "secondsLeftInAll", number | null>)[];
  readonly machines: readonly Machine[];
  /** Tasks that wait, and tasks that machines have taken. */
  readonly waiting: number;
  readonly active: number;
}

async function lookAt({ client }: QueueServer): Promise<QueueStatus> {
  const machines = await machinesOf(client);
  const solves = await solvesOf(client);
  let [waiting, active] = [0, 0];
  for (const name of [SHARED_QUEUE, ...machines.map(({ id }) => ownQueue(id))]) {
    const queue = new Queue(name, { prefix: PREFIX, connection: client, skipMetasUpdate: true });
    const counts = await queue.getJobCounts("waiting", "active");
    waiting += counts.waiting;
    active += counts.active;
  }
  const estimated = solves.map((solve) => {
    return { ...solve, secondsLeft: secondsLeft(solve, "stage"), secondsLeftInAll: secondsLeft(solve, "whole") };
  });
  return { solves: estimated, machines, waiting, active };
}

/** How long the stage, or the whole, will go on at the pace it has had; null where that cannot be told yet. */
export function secondsLeft(state: SolveState, of: "stage" | "whole"): number | null {
  const { weight, weightBefore, weightDone, deciding, now } = state;
  const stage = { share: weightDone / weight, shareBefore: weightBefore / weight, since: state.since };
  const work = of === "stage" ? stage : deciding;
  if (work === undefined || !(work.share > work.shareBefore)) return null;
  return Math.round((((now - work.since) / 1000) * (1 - work.share)) / (work.share - work.shareBefore));
}

function print(call: Call, { solves, machines, waiting, active }: QueueStatus): void {
  const { output } = call;
  if (solves.length === 0) output.line(say(call, texts.NO_SOLVE));
  for (const solve of solves) {
    output.line(say(call, texts.solving(solve)));
    output.line(say(call, texts.progressOf(solve, solve.secondsLeft, solve.secondsLeftInAll)));
    output.line(say(call, texts.exchanged(solve)));
  }
  output.line(say(call, texts.inQueue(waiting, active)));
  if (machines.length === 0) output.line(say(call, texts.NO_MACHINES));
  else printMachines(call, machines);
}

function printMachines({ output, language }: Call, machines: readonly Machine[]): void {
  output.line();
  const rows = machines.map(({ id, version, threads, busy, done, seconds, read, written, kept }) => [
    id,
    version,
    ...[threads, busy, done, Math.round(seconds)].map((number) => number.toLocaleString(language)),
    ...[read, written, kept].map((bytes) => texts.bytes(bytes)[language]),
  ]);
  for (const line of texts.tableOf([texts.MACHINE_COLUMNS[language].split("|"), ...rows], 2)) output.line(line);
}

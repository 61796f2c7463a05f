import { Queue } from "bullmq";
import { type Call, type Command, say, takeWords } from "marienbad-cli";
import { type Machine, machinesOf, type SolveState, solvesOf } from "../queue/machines.ts";
import { ownQueue, PREFIX, sharedQueue } from "../queue/names.ts";
import type { QueueServer } from "../queue/server.ts";
import { unlessAborted } from "../queue/wait.ts";
import { secondsLeft } from "../queue/whole.ts";
import { PROGRAM, QUEUE_FLAG, withServer } from "./flags.ts";
import { tableOf, texts } from "./texts.ts";

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
  const shared = new Set([...machines, ...solves].map(({ version }) => sharedQueue(version)));
  for (const name of [...shared, ...machines.map(({ id, version }) => ownQueue(version, id))]) {
    const queue = new Queue(name, { prefix: PREFIX, connection: client, skipMetasUpdate: true });
    const counts = await queue.getJobCounts("waiting", "delayed", "active");
    waiting += counts.waiting + counts.delayed;
    active += counts.active;
  }
  const estimated = solves.map((solve) => {
    return { ...solve, secondsLeft: secondsLeft(solve, "stage"), secondsLeftInAll: secondsLeft(solve, "whole") };
  });
  return { solves: estimated, machines, waiting, active };
}

function print(call: Call, { solves, machines, waiting, active }: QueueStatus): void {
  const { output, language } = call;
  if (solves.length === 0) output.line(say(call, texts.NO_SOLVE));
  for (const solve of solves) {
    output.line(say(call, texts.solving(solve)));
    output.line(say(call, texts.progressOf(solve, solve.secondsLeft, solve.secondsLeftInAll)));
    output.line(say(call, texts.exchanged(solve)));
  }
  output.line(say(call, texts.inQueue(waiting, active)));
  output.line(machines.length === 0 ? say(call, texts.NO_MACHINES) : "");
  if (machines.length === 0) return;
  const rows = machines.map(({ id, version, threads, busy, done, refused, seconds, read, written, kept }) => [
    id,
    version,
    ...[threads, busy, done, refused, Math.round(seconds)].map((number) => number.toLocaleString(language)),
    ...[read, written, kept].map((bytes) => texts.bytes(bytes)[language]),
  ]);
  for (const line of tableOf([texts.MACHINE_COLUMNS[language].split("|"), ...rows], 2)) output.line(line);
}

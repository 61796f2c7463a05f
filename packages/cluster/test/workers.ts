import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadLevelledGame, solveIntoDatabase } from "marienbad-databases/node";
import { afterAll, beforeAll, expect } from "vitest";
import { onQueue } from "../src/elsewhere.ts";
import { connect, type QueueServer } from "../src/queue/server.ts";
import { cleanUp, freePort, newFolder, type Running, startCluster, startRedis } from "./servers.ts";

export const VERSION = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version as string;

export interface Queue {
  readonly address: string;
  readonly server: QueueServer;
  /** What was said about it. */
  readonly notes: string[];
}

async function startQueue(): Promise<Queue> {
  const port = await freePort();
  const address = `redis://127.0.0.1:${port}`;
  await startRedis(port);
  const notes: string[] = [];
  return { address, server: await connect(address, (note) => notes.push(note.en)), notes };
}

/** A queue for the tests of a file: there from before the first of them until after the last. */
export function queueOfFile(): Queue {
  const queue = {} as Queue;
  beforeAll(async () => {
    Object.assign(queue, await startQueue());
  });
  afterAll(async () => {
    queue.server.close();
    await cleanUp();
  });
  return queue;
}

/** A machine with two threads that takes tasks from a queue. */
export function startWorker(address: string, store: string, ...more: string[]): Running {
  return startCluster(["work", "--queue", address, "--store", store, "--threads", "2", "--patience", "1", ...more]);
}

/** A database is the same byte for byte when every task is done through the queue, and nothing is left behind. */
export async function expectBytesOfOneMachine(
  source: Parameters<typeof loadLevelledGame>[0],
  { server, address }: Queue,
): Promise<void> {
  const named = await loadLevelledGame(source);
  const [alone, together, store] = [join(newFolder(), "alone.db"), join(newFolder(), "together.db"), newFolder()];
  await solveIntoDatabase(alone, named, { threads: 1 });
  const one = startWorker(address, store);
  const solving = await onQueue(named, { server, store, version: VERSION, minWeight: 0 });
  await solveIntoDatabase(together, named, { elsewhere: solving });
  expect(readFileSync(together).equals(readFileSync(alone))).toBe(true);
  await solving.remove();
  expect(readdirSync(store)).toEqual([]);
  await one.kill("SIGINT");
  expect(one.said()).toMatch(/Stopped after [1-9]\d* tasks/);
}

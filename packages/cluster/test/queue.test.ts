import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type FileStore, inProcess, memoryFiles, type Stage, solveByTasks } from "marienbad-databases";
import { folderFiles, loadLevelledGame, verifiable } from "marienbad-databases/node";
import { describe, expect, it } from "vitest";
import { sentRef } from "../src/elsewhere.ts";
import { sharedQueue } from "../src/queue/names.ts";
import { queueRunner } from "../src/queue/runner.ts";
import { connect } from "../src/queue/server.ts";
import { sendRules } from "../src/rules.ts";
import { newFolder, type Running, until } from "./servers.ts";
import { expectBytesOfOneMachine, queueOfFile, startWorker, VERSION } from "./workers.ts";

const TINY = join(dirname(fileURLToPath(import.meta.url)), "tiny.js");
const queue = queueOfFile();

const worker = (store: string, ...more: string[]): Running => startWorker(queue.address, store, ...more);

/** Solves the tiny game on the queue; `onStage` may do harm meanwhile. */
async function solve(
  store: string,
  id: string,
  onStage: (stage: Stage) => void = () => {},
  { signal, options }: { signal?: AbortSignal; options?: object } = {},
) {
  const named = await loadLevelledGame({ game: TINY, options: { ...options } });
  const files = await folderFiles(join(store, id));
  await sendRules(TINY, files);
  let done = 0;
  const runner = queueRunner({
    server: queue.server,
    store: files,
    solve: id,
    ref: sentRef(named, VERSION),
    title: "tiny",
    driver: "test",
    onNote: (note) => queue.notes.push(note.en),
    onState: ({ allDone }) => {
      done = allDone;
    },
  });
  const repaired: string[] = [];
  try {
    await solveByTasks(await verifiable(named), files, runner, {
      onStage,
      signal,
      onRepair: (name) => repaired.push(name),
    });
  } finally {
    await runner.close();
  }
  return { repaired, done, bytes: await lastLevel(files) };
}

async function lastLevel(files: FileStore): Promise<string[]> {
  const ends = (await files.list("make-")).filter((name) => name.endsWith(".bin")).slice(-6);
  return await Promise.all(ends.map(async (name) => Buffer.from(await files.read(name)).toString("hex")));
}

describe("a solve on several machines", () => {
  it("has the bytes of one process, whatever happens to machines, queue and files", async () => {
    const game = await verifiable(await loadLevelledGame({ game: TINY }));
    const alone = memoryFiles();
    await solveByTasks(game, alone, inProcess(game, alone));

    const store = newFolder();
    const [first, second] = [worker(store), worker(store, "--cache", newFolder())];
    const { repaired, bytes } = await solve(store, "harmed", (stage) => {
      if (stage.name === "level 1") setTimeout(() => first.kill("SIGKILL"), 30);
      if (stage.name === "level 2") setTimeout(() => queue.server.client.flushall(), 30);
      if (stage.name === "level 4") {
        const path = join(store, "harmed", "make-3-3.bin");
        const content = readFileSync(path);
        content[500] ^= 1;
        writeFileSync(path, content);
      }
    });
    expect(bytes).toEqual(await lastLevel(alone));
    expect(repaired.length <= 1).toBe(true); // where the machine that made it had a copy, nobody has noticed
    expect(second.child.exitCode).toBe(null);
    const code = await second.kill("SIGINT");
    expect([code, second.said()]).toEqual([130, expect.stringMatching(/Stopped after \d+ tasks/)]);
  });

  it("does every task once, however many wait for the machine that they are meant for", async () => {
    const store = newFolder();
    const machines = [worker(store), worker(store)];
    await until(async () => (await queue.server.client.keys("marienbad:machine:*")).length === 2);
    const { done } = await solve(store, "slow", undefined, { options: { levels: 3, ranges: 20, milliseconds: 300 } });
    expect(done).toBe(3 * 20);
    for (const machine of machines) await machine.kill("SIGINT");
  });

  it("writes the database of one machine, byte for byte, every task done through the queue", async () => {
    const source = { game: "connect4", options: { columns: 4, rows: 4, align: 4 }, symmetry: true };
    await expectBytesOfOneMachine(source, queue);
  });

  it("takes out of the queue what nobody has begun when it is stopped", async () => {
    const stop = new AbortController();
    const solving = solve(newFolder(), "alone", undefined, { signal: stop.signal });
    const waiting = `marienbad:${sharedQueue(VERSION)}:wait`;
    await until(async () => (await queue.server.client.llen(waiting)) > 0);
    stop.abort();
    await expect(solving).rejects.toThrow("Interrupted.");
    expect(await queue.server.client.llen(waiting)).toBe(0);
  });

  it("refuses a server that throws keys away, one that is not there, and an address that is none", async () => {
    const { address, server } = queue;
    await server.client.config("SET", "maxmemory-policy", "allkeys-lru");
    const noNotes = (): void => {};
    await expect(connect(address, noNotes)).rejects.toThrow(
      /throws keys away .*config set maxmemory-policy noeviction/,
    );
    await server.client.config("SET", "maxmemory-policy", "noeviction");
    await expect(connect("redis://:word@127.0.0.1:1", noNotes)).rejects.toThrow(
      "The queue's server redis://:…@127.0.0.1:1 cannot be used: nothing listens there.",
    );
    await expect(connect("http://127.0.0.1", noNotes)).rejects.toThrow(
      /^--queue .* is not valid: it takes the address/,
    );
  });
});

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { solveByTasks } from "marienbad-databases";
import { folderFiles, loadLevelledGame, solveIntoDatabase, verifiable } from "marienbad-databases/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onQueue, sentRef } from "../src/elsewhere.ts";
import { queueRunner } from "../src/queue/runner.ts";
import { connect, type QueueServer } from "../src/queue/server.ts";
import { sendRules } from "../src/rules.ts";
import { cleanUp, freePort, newFolder, start, startCluster, startRedis, until } from "./servers.ts";

const VERSION = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version as string;
const STUCK = join(dirname(fileURLToPath(import.meta.url)), "stuck.ts");
const TINY = join(dirname(fileURLToPath(import.meta.url)), "tiny.js");
let address: string;
let server: QueueServer;

beforeAll(async () => {
  const port = await freePort();
  address = `redis://127.0.0.1:${port}`;
  await startRedis(port);
  server = await connect(address, () => {});
});
afterAll(async () => {
  server.close();
  await cleanUp();
});

describe("a disk that is full", () => {
  it("is told of by the machine and by the driver, and the work goes on when there is room", async () => {
    const store = newFolder();
    const mount = (...args: string[]): void => {
      expect(spawnSync("mount", [...args, store], { encoding: "utf8" }).stderr).toBe("");
    };
    mount("-t", "tmpfs", "-o", "size=64k", "tmpfs"); // as root, as everything in CI
    try {
      const worker = startCluster(["work", "--queue", address, "--store", store, "--threads", "1"]);
      const named = await loadLevelledGame({ game: TINY });
      const tasks = await verifiable(named);
      const notes: string[] = [];
      const onNote = (note: { en: string }): unknown => notes.push(note.en);
      const { files, runner } = await onQueue(named, { server, store, version: VERSION, onNote });
      const running = runner(tasks, files);
      const solving = solveByTasks(tasks, files, running);
      await until(() => notes.some((note) => /: .*cannot be written: the disk is full\.$/.test(note)));
      await until(() =>
        /the disk is full\. The task goes back to the queue, to be tried again in 5 seconds\./.test(worker.said()),
      );
      mount("-o", "remount,size=8m");
      await solving;
      await running.close();
      expect(await files.size("make-5-5.bin")).toBeGreaterThan(0);
      await worker.kill("SIGINT");
    } finally {
      spawnSync("umount", [store]);
    }
  });
});

describe("a task that no machine can do", () => {
  it("is put back three times, behind others, and then fails with the reason at its driver", {
    timeout: 300_000,
  }, async () => {
    const store = newFolder();
    writeFileSync(join(store, "blocked"), ""); // a file where the folder of the solve should be
    const named = await loadLevelledGame({ game: TINY });
    const tasks = await verifiable(named);
    const ref = sentRef(named, VERSION);
    const files = await folderFiles(newFolder());
    const notes: string[] = [];
    const runner = queueRunner({
      ...{ server, store: files, solve: "blocked", ref, title: "tiny", driver: "test" },
      onNote: (note) => notes.push(note.en),
    });
    const failing = expect(solveByTasks(tasks, files, runner)).rejects.toThrow(/blocked cannot be made: it is there/);
    const worker = startCluster(["work", "--queue", address, "--store", store, "--threads", "1"]);
    await until(() => /to be tried again in 5 seconds\./.test(worker.said()));
    // Meanwhile all tasks of another solve are done, by the same thread.
    const healthy = await onQueue(named, { server, store, version: VERSION, minWeight: 0 });
    const other = healthy.runner(tasks, healthy.files);
    await sendRules(TINY, healthy.files);
    await solveByTasks(tasks, healthy.files, other);
    await failing;
    await Promise.all([runner.close(), other.close()]);
    const inTrouble = notes.filter((note) => /^\S+: \S+blocked cannot be made: /.test(note));
    const first = /blocked cannot be made: .* (\d+) seconds\./g;
    expect(inTrouble.length).toBeGreaterThanOrEqual(3);
    expect([...worker.said().matchAll(first)].map(([, seconds]) => seconds)).toEqual(
      expect.arrayContaining(["5", "15", "45"]),
    );
    expect(await worker.kill("SIGINT")).toBe(130);
  });
});

describe("a driver that is stopped by Ctrl-C", () => {
  it("ends with how to go on, even while the server is gone", async () => {
    for (const isGone of [false, true]) {
      const port = await freePort();
      const redis = await startRedis(port);
      const queue = `redis://127.0.0.1:${port}`;
      const database = join(newFolder(), "tictactoe.db");
      const words = ["solve", "tictactoe", "rows=4", "columns=3", "--database", database];
      const driver = startCluster([...words, "--queue", queue, "--store", newFolder()]);
      await until(() => driver.said().includes("No machine works on"));
      if (isGone) {
        await redis.kill("SIGKILL");
        await until(() => driver.said().includes("is gone; waiting for it."));
      }
      const code = await driver.kill("SIGINT");
      expect([code, driver.said()]).toEqual([130, expect.stringMatching(/the same command goes on from there\.\n$/)]);
      await redis.kill("SIGKILL");
    }
  });
});

describe("a queue behind TLS and a password", () => {
  it("is used where its certificate is known, and refused in a sentence where it is not", async () => {
    const folder = newFolder();
    const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, ...subject];
    expect(spawnSync("openssl", made).status).toBe(0);
    const port = await freePort();
    const redis = start("redis-server", [
      ...["--port", "0", "--tls-port", `${port}`, "--tls-cert-file", certificate, "--tls-key-file", key],
      ...["--tls-auth-clients", "no", "--tls-ca-cert-file", certificate, "--requirepass", "secret", "--dir", folder],
    ]);
    await until(() => redis.said().includes("Ready to accept connections"));
    const MARIENBAD_QUEUE = `rediss://:secret@localhost:${port}`;
    const known = startCluster(["status"], { MARIENBAD_QUEUE, NODE_EXTRA_CA_CERTS: certificate });
    expect([await known.ended, known.said()]).toEqual([0, expect.stringContaining("Nothing is being solved.")]);
    const unknown = startCluster(["status"], { MARIENBAD_QUEUE, NODE_EXTRA_CA_CERTS: "" });
    expect([await unknown.ended, unknown.said()]).toEqual([
      2,
      expect.stringMatching(/:…@localhost:\d+ cannot be used/),
    ]);
    await redis.kill("SIGKILL");
  });
});

describe("rules of one's own", () => {
  it("knows what dead ends mean, in rules written in TypeScript, and verifies by tasks", async () => {
    const named = await loadLevelledGame({ game: STUCK, deadEnd: "mover-loses" });
    const [alone, together, typed, store] = [newFolder(), newFolder(), newFolder(), newFolder()].map((folder) =>
      join(folder, "stuck.db"),
    );
    await solveIntoDatabase(alone, named, { threads: 1 });
    const draws = join(newFolder(), "draws.db");
    await solveIntoDatabase(draws, await loadLevelledGame({ game: STUCK, deadEnd: "draw" }), { threads: 1 });
    expect(readFileSync(alone).equals(readFileSync(draws))).toBe(false);

    const one = startCluster(["work", "--queue", address, "--store", store, "--threads", "2", "--patience", "1"]);
    const solving = await onQueue(named, { server, store, version: VERSION, minWeight: 0 });
    await solveIntoDatabase(together, named, { elsewhere: solving, isVerified: true });
    expect(readFileSync(together).equals(readFileSync(alone))).toBe(true);
    expect(await solving.files.list("verify-")).not.toEqual([]);
    await one.kill("SIGINT");
    expect(one.said()).toMatch(/Stopped after [1-9]\d* tasks/);

    const flags = ["--dead-end", "mover-loses", "--verify", "--database", typed, "--queue", address, "--store", store];
    const driver = startCluster(["solve", STUCK, ...flags]);
    expect([await driver.ended, driver.said()]).toEqual([0, expect.stringContaining("player 0 wins")]);
    expect(readFileSync(typed).equals(readFileSync(alone))).toBe(true);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadLevelledGame, solveIntoDatabase } from "marienbad-databases/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFiles } from "../src/store/open.ts";
import { startBucket } from "./bucket.ts";
import { startFaultyProxy } from "./faulty-proxy.ts";
import { freePort, newFolder, startCluster, until } from "./servers.ts";
import { queueOfFile } from "./workers.ts";

const queue = queueOfFile();
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

describe("a bucket behind a bad connection", () => {
  it("gives the database of one machine, byte for byte", { timeout: 600_000 }, async () => {
    const named = await loadLevelledGame({ game: "tictactoe", options: { rows: 4, columns: 3 } });
    const [alone, together] = ["alone.db", "together.db"].map((name) => join(newFolder(), name));
    await solveIntoDatabase(alone, named, { threads: 1 });
    const proxy = await startFaultyProxy(bucket.port, 5, { status500: 0.05, reset: 0.03, cut: 0.04, late: 0.03 });
    const env = { ...bucket.env, AWS_ENDPOINT_URL_S3: addressOf(proxy.port) };
    const store = "s3://games/faults";
    const workers = [0, 1].map(() =>
      startCluster(["work", "--queue", queue.address, "--store", store, "--threads", "1"], env),
    );
    const words = ["solve", "tictactoe", "rows=4", "columns=3", "--database", together];
    const driver = startCluster([...words, "--queue", queue.address, "--store", store], env);
    expect([await driver.ended, driver.said()]).toEqual([0, expect.anything()]);
    expect(readFileSync(together).equals(readFileSync(alone))).toBe(true);
    for (const worker of workers) {
      expect(await worker.kill("SIGINT")).toBe(130);
      expect(worker.said()).not.toMatch(/goes back|failed/);
    }
    console.log(proxy.seen, driver.said());
    for (const fault of ["status500", "reset", "cut", "late"]) expect(proxy.seen[fault]).toBeGreaterThan(0);
    proxy.close();
  });

  it("is given up after eight tries, in a sentence that says how it fails", { timeout: 120_000 }, async () => {
    const whole = await openFiles("s3://games/x", "solve");
    await whole.write("a", [new Uint8Array(1000)]);
    for (const [shares, why] of [
      [{ cut: 1 }, "aborted"],
      [{ status500: 1 }, ".+"],
      [{ reset: 1 }, ".*(ECONNRESET|socket hang up)"],
    ] as const) {
      const proxy = await startFaultyProxy(bucket.port, 1, shares);
      process.env.AWS_ENDPOINT_URL_S3 = addressOf(proxy.port);
      const store = await openFiles("s3://games/x", "solve");
      await expect(store.read("a")).rejects.toThrow(
        new RegExp(
          `^The store s3://games/x/solve breaks off or does not answer: ${why}\\. It was asked several times\\.$`,
        ),
      );
      expect(Object.values(proxy.seen)).toEqual([8]);
      proxy.close();
    }
    process.env.AWS_ENDPOINT_URL_S3 = addressOf(await freePort());
    const store = await openFiles("s3://games/x", "solve");
    await expect(store.list("")).rejects.toThrow(/does not answer: .*ECONNREFUSED/);
    Object.assign(process.env, bucket.env);
  });

  it("is waited for no longer than until Ctrl-C", { timeout: 120_000 }, async () => {
    const proxy = await startFaultyProxy(bucket.port, 1, { silent: 1 });
    const env = { ...bucket.env, AWS_ENDPOINT_URL_S3: addressOf(proxy.port) };
    const words = ["solve", "tictactoe", "--database", join(newFolder(), "x.db"), "--queue", queue.address];
    const driver = startCluster([...words, "--store", "s3://games/silent"], env);
    await until(() => proxy.seen.silent > 0);
    const begin = performance.now();
    expect(await driver.kill("SIGINT")).toBe(130);
    expect(performance.now() - begin).toBeLessThan(10_000); // an answer is waited for twice as long
    proxy.close();
  });
});

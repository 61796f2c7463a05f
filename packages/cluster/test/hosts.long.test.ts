import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Redis } from "ioredis";
import { seededRandom } from "marienbad";
import { afterAll, describe, expect, it } from "vitest";
import { solvesOf } from "../src/queue/machines.ts";
import { startBucket } from "./bucket.ts";
import { farAway, type Host, makeNetwork } from "./network.ts";
import { cleanUp, freePort, newFolder, type Running, start, startCluster, startRedis, until } from "./servers.ts";

/*
 * Three hosts, each a network namespace on a bridge, 20 milliseconds away from the queue, with a worker of its own view
 * of the shared folder. While they solve, everything that can be killed is killed; at the end the database is, byte for
 * byte, that of one machine, and the verifier finds every claim true.
 */
const PASSWORD = "secret";
const random = seededRandom(Date.now());
const LATENCY = 10; // milliseconds each way
const network = makeNetwork(3);
afterAll(async () => {
  await cleanUp();
  network.close();
});

/** A command line of the main program, however long it takes. */
async function marienbad(...words: string[]): Promise<string> {
  const run = start(process.execPath, [
    fileURLToPath(new URL("../../cli/bin/marienbad.js", import.meta.url)),
    ...words,
  ]);
  expect([await run.ended, run.said()]).toEqual([0, expect.anything()]);
  return run.said().trim();
}

/** What one machine writes. */
async function alone(words: string): Promise<Buffer> {
  const path = join(newFolder(), "alone.db");
  await marienbad("solve", ...words.split(" "), "--database", path);
  return readFileSync(path);
}

const pause = (from: number, to: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, from + random.next() * (to - from)));

/** A queue on this machine, and workers on the hosts; a password is needed, since others can reach it. */
async function cluster(
  store: (view: string) => string,
  env: Record<string, string> = {},
  more: (view: string) => readonly string[] = () => [],
) {
  const port = await freePort();
  let redis = await startRedis(port, network.address, PASSWORD);
  const relay = await farAway(network.address, port, LATENCY);
  const address = `redis://:${PASSWORD}@${network.address}:${relay.port}`;
  const work = (host: Host): Running =>
    host.cluster(
      (view) => [
        "work",
        "--queue",
        address,
        "--store",
        store(view),
        "--threads",
        "1",
        "--patience",
        "2",
        ...more(view),
      ],
      env,
    );
  const workers = network.hosts.map(work);
  return {
    workers,
    drive: (words: string, database: string): Running =>
      startCluster(
        ["solve", ...words.split(" "), "--database", database, "--queue", address, "--store", store(network.shared)],
        env,
      ),
    /** Whether this driver has reached the queue's server: one that is lost from now on is waited for. */
    async isDrivenBy({ child }: Running): Promise<boolean> {
      const client = new Redis(address);
      const solves = await solvesOf(client);
      client.disconnect();
      return solves.some(({ driver }) => driver.endsWith(`-${child.pid}`));
    },
    async killWorker(): Promise<void> {
      const place = random.below(workers.length);
      await workers[place].kill("SIGKILL");
      workers[place] = work(network.hosts[place]);
    },
    async killRedis(): Promise<void> {
      await redis.kill("SIGKILL");
      await pause(500, 1500);
      redis = await startRedis(port, network.address, PASSWORD);
    },
    async flush(): Promise<void> {
      const client = new Redis(address);
      await client.flushall();
      client.disconnect();
    },
    async close(): Promise<void> {
      await Promise.all([...workers, redis].map((one) => one.kill("SIGKILL")));
      relay.close();
    },
  };
}

/** Turns over one bit of some file of the solve; which one. */
function flipBit(folder: string): string {
  const solves = readdirSync(folder);
  const files = solves.flatMap((solve) => readdirSync(join(folder, solve)).map((name) => join(folder, solve, name)));
  const isWritten = (file: string): boolean => !file.includes("/.") && statSync(file).size > 0; // others are renamed
  const path = files.filter(isWritten)[random.below(files.length)];
  if (path === undefined) return "nothing";
  const bytes = readFileSync(path);
  bytes[random.below(bytes.length)] ^= 1 << random.below(8);
  writeFileSync(path, bytes);
  return path;
}

describe("three hosts with 20 ms between them", () => {
  it("solve what one machine solves, whatever is killed, emptied and damaged meanwhile", {
    timeout: 900_000,
  }, async () => {
    const words = "connect4 columns=5 rows=5";
    const one = await alone(words);
    const hosts = await cluster((view) => view);
    const path = join(newFolder(), "cluster.db");
    const drive = async (): Promise<Running> => {
      const begun = hosts.drive(words, path);
      await until(async () => begun.child.exitCode !== null || (await hosts.isDrivenBy(begun)), 300_000);
      return begun;
    };
    let driver = await drive();
    const harms: string[] = [];
    const harm = async (name: string, act: () => unknown): Promise<void> => {
      await pause(300, 2000);
      // Where all is solved before all is harmed, it is solved again.
      if (driver.child.exitCode !== null) {
        expect([driver.child.exitCode, driver.said()]).toEqual([0, expect.anything()]);
        expect(readFileSync(path).equals(one)).toBe(true);
        rmSync(path);
        driver = await drive();
        await pause(500, 2000);
      }
      harms.push(`${name} ${(await act()) ?? ""}`);
    };
    const killDriver = async (): Promise<void> => {
      await driver.kill("SIGKILL");
      driver = await drive();
    };
    for (let round = 0; round < 10; round++) {
      await harm("a worker is killed", () => hosts.killWorker());
      if (round === 2) await harm("the driver is killed", killDriver);
      if (round === 4) await harm("the queue's server is killed", () => hosts.killRedis());
      if (round === 6) await harm("the queue is emptied", () => hosts.flush());
      if (round % 3 === 1) await harm("a bit is flipped", () => flipBit(network.shared));
    }
    expect([await driver.ended, driver.said()]).toEqual([0, expect.anything()]);
    console.log([...harms, driver.said()].join("\n"));
    expect(readFileSync(path).equals(one)).toBe(true);
    expect(await marienbad("verify", "connect4", path)).toMatch(/every claim holds\.$/);
    expect(readdirSync(network.shared)).toEqual([]); // the files between tasks are gone
    await hosts.close();
  });

  it("solve through S3 what one machine solves", { timeout: 300_000 }, async () => {
    const bucket = await startBucket(network.address);
    const relay = await farAway(network.address, bucket.port, LATENCY);
    const env = { ...bucket.env, AWS_ENDPOINT_URL_S3: `http://${network.address}:${relay.port}` };
    const words = join(newFolder(), "cram5x5.js"); // somebody's own rules, which the workers fetch from the store
    const cram = readFileSync(new URL("../../../examples/cram.js", import.meta.url), "utf8");
    writeFileSync(words, cram.replace("ROWS = 4", "ROWS = 5"));
    const one = await alone(words);
    const hosts = await cluster(
      () => "s3://games/cluster",
      env,
      (view) => ["--cache", join(dirname(view), "copies")],
    );
    const path = join(newFolder(), "cluster.db");
    const driver = hosts.drive(words, path);
    await until(() => /tasks/.test(hosts.workers[0].said()) || driver.child.exitCode !== null, 3000).catch(() => {});
    await hosts.killWorker();
    expect([await driver.ended, driver.said()]).toEqual([0, expect.anything()]);
    console.log(driver.said());
    expect(readFileSync(path).equals(one)).toBe(true);
    expect(await marienbad("verify", words, path)).toMatch(/every claim holds\.$/);
    await hosts.close();
    relay.close();
    await bucket.close();
  });
});

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "../../../scripts/debian.mjs";

export const program = join(dirname(fileURLToPath(import.meta.url)), "../bin/marienbad-cluster.js");

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A process of a test, and what it has said. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<Running>();
const folders: string[] = [];

/** Ends what is left, and removes the folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...running].map((one) => one.kill("SIGKILL")));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cluster-test-"));
  folders.push(folder);
  return folder;
}

export function start(command: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LC_ALL: "C", ...env },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      text += data;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const one: Running = {
    child,
    ended,
    said: () => text,
    kill(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
  running.add(one);
  ended.then(() => running.delete(one));
  return one;
}

/** Redis on a port of an address, and answering. */
export async function startRedis(port: number, address = "127.0.0.1", password = ""): Promise<Running> {
  if (!isInstalled("redis-server", "redis-server")) {
    throw new Error("These tests need redis-server: install it (apt-get install redis-server).");
  }
  const where = ["--port", `${port}`, "--bind", address, "--dir", newFolder()];
  const redis = start("redis-server", [...where, "--save", "", "--appendonly", "no", "--requirepass", password]);
  await until(() => redis.said().includes("Ready to accept connections"));
  return redis;
}

/** A command line of the built program. */
export function startCluster(args: readonly string[], env?: Record<string, string>): Running {
  return start(process.execPath, [program, ...args], env);
}

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>, milliseconds = 60_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It was not so within ${milliseconds} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

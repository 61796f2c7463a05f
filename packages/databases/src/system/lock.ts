import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { MarienbadError } from "marienbad/base";
import { reason, unwritable } from "./files.ts";
import { texts } from "./texts.ts";

/*
 * What is written over a longer time, or read, added to and written again, has a lock beside it that names its writer:
 *
 *     5x5.db.lock     {"pid":1234,"host":"turing","started":"81934"}
 *
 * `started` is when that process began, according to /proc: another one that later has the same number is recognised.
 * A lock whose process is gone (killed, or the machine was switched off) is taken over.
 */

interface Writer {
  readonly pid: number;
  readonly host: string;
  /** In ticks of the system's clock; undefined without /proc. */
  readonly started?: string | undefined;
}

/** The error if another process writes a file. */
export class BeingWritten extends MarienbadError {
  constructor(path: string, lock: string, { pid, host }: Writer) {
    super("file", texts.beingWritten(path, lock, pid, host === hostname() ? undefined : host), {
      parameters: { path, lock, pid, host },
    });
  }
}

/** Calls back while no other process writes a file, else throws `file`. The lock is removed at the end or on exit. */
export async function withLock<Result>(path: string, use: () => Promise<Result>): Promise<Result> {
  const lock = `${path}.lock`;
  const writer = await take(lock, path);
  if (writer !== undefined) throw new BeingWritten(path, lock, writer);
  try {
    return await use();
  } finally {
    giveBack(lock);
  }
}

const held = new Set<string>();
const giveAllBack = (): void => held.forEach(giveBack);

function giveBack(lock: string): void {
  held.delete(lock);
  if (held.size === 0) process.off("exit", giveAllBack);
  rmSync(lock, { force: true });
}

/** Takes a lock, even a stale one; returns the process that holds it, if another does. */
async function take(lock: string, path: string): Promise<Writer | undefined> {
  for (;;) {
    if (isMade(lock, path)) return undefined;
    const state = stateOf(lock);
    if (state === "held by nobody") continue; // it has just been given back
    if (state === "being made") await wait(RETRY);
    else if (state === "left behind") await removeLeftBehind(lock, path);
    else return state;
  }
}

const RETRY = 10; // milliseconds until another process's short step is checked again

function isMade(lock: string, path: string): boolean {
  try {
    writeFileSync(lock, "", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw unwritable(path, reason(error));
  }
  if (held.size === 0) process.on("exit", giveAllBack);
  held.add(lock);
  try {
    writeFileSync(lock, JSON.stringify(thisProcess()));
    return true;
  } catch (error) {
    giveBack(lock);
    throw unwritable(path, reason(error));
  }
}

/** Locked too: of two processes removing a stale lock, the second would remove the first one's new lock. */
async function removeLeftBehind(lock: string, path: string): Promise<void> {
  const right = `${lock}.lock`;
  if ((await take(right, path)) !== undefined) return await wait(RETRY);
  try {
    if (stateOf(lock) === "left behind") rmSync(lock);
  } finally {
    giveBack(right);
  }
}

/** Milliseconds after which an empty lock is stale: a lock is written immediately after it is made. */
const MAX_SILENCE = 10_000;

function stateOf(lock: string): Writer | "held by nobody" | "being made" | "left behind" {
  try {
    const writer = writerOf(readFileSync(lock, "utf8"));
    if (writer !== undefined) return isGone(writer) ? "left behind" : writer;
    return Date.now() - statSync(lock).mtimeMs > MAX_SILENCE ? "left behind" : "being made";
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "held by nobody";
    throw unwritable(lock, reason(error));
  }
}

function writerOf(content: string): Writer | undefined {
  try {
    const { pid, host, started } = JSON.parse(content) as Partial<Writer>;
    return Number.isInteger(pid) && (pid as number) > 0 && host !== undefined
      ? { pid: pid as number, host, started }
      : undefined;
  } catch {
    return undefined;
  }
}

function isGone({ pid, host, started }: Writer): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return true;
  }
  const now = startOf(pid);
  return started !== undefined && now !== undefined && now !== started;
}

function thisProcess(): Writer {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** Start of a process according to /proc; "never" for a zombie. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // from the third field on (proc(5))
    return state === "Z" ? "never" : rest[18];
  } catch {
    return undefined;
  }
}

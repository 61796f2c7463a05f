import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { packageFolder } from "./cli.ts";

/** Starts a command and ends it by a signal as soon as something is true of the files that it writes. */
export async function killWhen(
  args: readonly string[],
  isTime: () => boolean,
  signal: NodeJS.Signals = "SIGKILL",
): Promise<void> {
  const child = spawn(process.execPath, [join(packageFolder, "bin/marienbad.js"), ...args], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  while (!isTime()) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode} before it was killed`);
    await setTimeout(2);
  }
  child.kill(signal);
  await ended;
}

/** The files of a folder, which may not exist, with such names. */
export function namesIn(folder: string, pattern: RegExp): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter((name) => pattern.test(name));
}

/** The number of threads that Node starts while something is done. */
export async function threadsStarted(act: () => Promise<void>): Promise<number> {
  let started = 0;
  const count = (): void => void started++;
  process.on("worker", count);
  await act();
  process.off("worker", count);
  return started;
}

import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const packageFolder = join(dirname(fileURLToPath(import.meta.url)), "..");
const program = join(packageFolder, "bin/marienbad.js");

/** What a command line answered. */
export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Record<string, string>;
}

/** The longest command of the tests takes 15 s alone, and several times that on a busy machine. */
const PATIENCE = 70_000;

/**
 * Runs a program in Node. Node itself can lock up while it ends (nodejs/node issue 54918). Our commands see to it that
 * it does not (`system/memory.ts`); other programs are run once more if they are still there after a minute.
 */
export function runNode(args: readonly string[], { input = "", cwd, env = {} }: Surroundings = {}): Answer {
  const once = () =>
    spawnSync(process.execPath, args, {
      input,
      cwd,
      env: { ...process.env, LANG: "C", LC_ALL: "C", ...env },
      encoding: "utf8",
      timeout: PATIENCE,
      killSignal: "SIGKILL",
      maxBuffer: 2 ** 28,
    });
  const first = once();
  const { status, stdout, stderr } = first.signal === "SIGKILL" ? once() : first;
  return { code: status, out: stdout, err: stderr };
}

/** Runs the real, built program. */
export function marienbad(args: readonly string[], surroundings: Surroundings = {}): Answer {
  return runNode([program, ...args], surroundings);
}

/** The JSON that a command printed. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into it freely
export function json(args: readonly string[], options?: Parameters<typeof marienbad>[1]): any {
  const { code, out, err } = marienbad([...args, "--json"], options);
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

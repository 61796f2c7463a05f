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

/** Runs the real, built program. */
export function marienbad(
  args: readonly string[],
  options: { input?: string; cwd?: string; env?: Record<string, string> } = {},
): Answer {
  const { input = "", cwd, env = {} } = options;
  const result = spawnSync(process.execPath, [program, ...args], {
    input,
    cwd,
    env: { ...process.env, LANG: "C", LC_ALL: "C", ...env },
    encoding: "utf8",
    timeout: 60_000,
    maxBuffer: 2 ** 28,
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}

/** The JSON that a command printed. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into it freely
export function json(args: readonly string[], options?: Parameters<typeof marienbad>[1]): any {
  const { code, out, err } = marienbad([...args, "--json"], options);
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

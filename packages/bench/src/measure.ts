import { setTimeout } from "node:timers/promises";

/** Runs each benchmark once at its smallest size, to see that it runs and that nothing it compares differs. */
export const isSmallest: boolean = process.argv.includes("--smallest");

/** The sizes to measure: all of them, or the first, which is the smallest. */
export function sizes<Size>(all: readonly Size[]): readonly Size[] {
  return isSmallest ? all.slice(0, 1) : all;
}

/** "yes" or "NO"; with the latter the program will end with exit code 1. */
export function agreed(isSame: boolean): "yes" | "NO" {
  if (!isSame) process.exitCode = 1;
  return isSame ? "yes" : "NO";
}

/** CPU seconds of this process: on a busy machine they say more than the clock. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Runs a work several times. Returns its least CPU seconds, those of the first run, with fresh memory and before the
 * engine has compiled what is hot, and the last result.
 */
export function best<Result>(repeat: number, work: () => Result) {
  const seconds: number[] = [];
  let result: Result | undefined;
  for (let i = 0; i < repeat; i++) {
    const start = cpuSeconds();
    result = work();
    seconds.push(cpuSeconds() - start);
  }
  return { seconds: Math.min(...seconds), first: seconds[0], result: result as Result };
}

/** Collects garbage, so that earlier work does not count (`npm run bench` allows it). */
export async function tidy(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await setTimeout(100); // the target of a WeakRef stays until then, and memory is given back by another thread
    globalThis.gc?.();
  }
  await setTimeout(100);
}

export function title(text: string): void {
  console.log(`\n${text}`);
}

/** One line of figures, each with its name. */
export function row(name: string, figures: Readonly<Record<string, string>>): void {
  const parts = Object.entries(figures).map(([key, value]) => `${key} ${value}`);
  console.log(`  ${name.padEnd(30)} ${parts.join("   ")}`);
}

/** CPU seconds of this process: on a busy machine they tell more than the clock on the wall. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export interface Measured<Result> {
  readonly seconds: number;
  readonly result: Result;
}

/** The least CPU time of several runs, and what the last one gave. */
export function best<Result>(repeat: number, work: () => Result): Measured<Result> {
  let seconds = Infinity;
  let result: Result | undefined;
  for (let i = 0; i < repeat; i++) {
    const start = cpuSeconds();
    result = work();
    seconds = Math.min(seconds, cpuSeconds() - start);
  }
  return { seconds, result: result as Result };
}

export function title(text: string): void {
  console.log(`\n${text}`);
}

/** One line of figures, each with its name. */
export function row(name: string, figures: Readonly<Record<string, string>>): void {
  const parts = Object.entries(figures).map(([key, value]) => `${key} ${value}`);
  console.log(`  ${name.padEnd(30)} ${parts.join("   ")}`);
}

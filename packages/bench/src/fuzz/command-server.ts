/*
 * A process that runs one command line after the other, each sent as a list of words and answered by its exit code:
 * much quicker than a process for each. What the commands print goes where the parent has sent it.
 */
const program = new URL("./dist/cli/core/run.js", import.meta.resolve("marienbad/package.json"));
const { run } = (await import(program.href)) as { run(words: readonly string[]): Promise<void> };

process.stdout.setMaxListeners(0);
process.on("message", (words: readonly string[]) => {
  process.exitCode = undefined;
  void run(words).then(() => {
    process.stdout.removeAllListeners("error");
    process.send?.(process.exitCode);
  });
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

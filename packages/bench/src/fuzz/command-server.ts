/*
 * A process that runs one command line after the other, each sent as a list of words and answered by its exit code:
 * much quicker than a process for each. What the commands print goes where the parent has sent it.
 */
const cli = (file: string): string => new URL(`./dist/${file}`, import.meta.resolve("marienbad-cli/package.json")).href;
const { run } = (await import(cli("core/run.js"))) as {
  run(words: readonly string[], program: unknown): Promise<void>;
};
const { MARIENBAD } = (await import(cli("program.js"))) as { readonly MARIENBAD: unknown };

process.stdout.setMaxListeners(0);
process.on("message", (words: readonly string[]) => {
  process.exitCode = undefined;
  void run(words, MARIENBAD).then(() => {
    process.stdout.removeAllListeners("error");
    process.send?.(process.exitCode);
  });
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

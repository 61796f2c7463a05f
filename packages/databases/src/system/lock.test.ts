import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { packageFolder } from "../../../cli/test/cli.ts";
import { withLock } from "./lock.ts";

const folder = mkdtempSync(join(tmpdir(), "lock-"));
afterAll(() => rmSync(folder, { recursive: true }));
const built = fileURLToPath(new URL("../../dist/system/index.js", import.meta.url));
const here = { pid: process.pid, host: hostname() };

/** A number that a process had, and no process has any more. */
const goneProcess = (): number => spawnSync(process.execPath, ["-e", ""]).pid;
const ended = async (child: ChildProcess): Promise<number | null> =>
  await new Promise((resolve) => child.on("close", resolve));

describe("a lock", () => {
  it("lets one in at a time, and is not there before and after", async () => {
    const file = join(folder, "a");
    await withLock(file, async () => {
      expect(JSON.parse(readFileSync(`${file}.lock`, "utf8"))).toMatchObject(here);
      await expect(withLock(file, async () => {})).rejects.toThrow(
        `${file} is being written by process ${process.pid}: wait until it has ended, or stop it; ` +
          `where there is no such process, remove ${file}.lock.`,
      );
      await withLock(join(folder, "another"), async () => {});
      expect(existsSync(`${file}.lock`)).toBe(true);
    });
    await expect(
      withLock(file, async () => {
        throw new Error("failed inside");
      }),
    ).rejects.toThrow("failed inside");
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["of a process that is gone", () => JSON.stringify({ ...here, pid: goneProcess() })],
    ["of a process whose number another one has now", () => JSON.stringify({ ...here, started: "1" })],
    ["that was made and never written", () => ""],
  ])("%s is taken over", async (_, content) => {
    const file = join(folder, "b");
    writeFileSync(`${file}.lock`, content());
    utimesSync(`${file}.lock`, 0, 0); // it has been there for long
    expect(await withLock(file, async () => JSON.parse(readFileSync(`${file}.lock`, "utf8")))).toMatchObject(here);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("of another machine is left alone, since nobody here can tell whether its process lives", async () => {
    const file = join(folder, "c");
    writeFileSync(`${file}.lock`, JSON.stringify({ pid: 5, host: "elsewhere" }));
    await expect(withLock(file, async () => {})).rejects.toThrow(/by process 5 on elsewhere: wait until it has ended/);
    rmSync(`${file}.lock`);
  });

  it("left behind is taken over by exactly one of several processes that try it at once", async () => {
    const files = Array.from({ length: 60 }, (_, number) => join(folder, `d${number}`));
    const pid = goneProcess();
    for (const file of files) writeFileSync(`${file}.lock`, JSON.stringify({ pid, host: hostname() }));
    const program = `
      import { appendFileSync } from "node:fs";
      import { withLock } from ${JSON.stringify(built)};
      const take = async ([file, ...others]) => {
        if (file === undefined) {
          process.stdout.write("tried");
          return await new Promise((resolve) => process.stdin.on("data", resolve)); // all locks are held until then
        }
        const inside = async () => {
          appendFileSync(file, "taken");
          await take(others);
        };
        await withLock(file, inside).catch(() => take(others));
      };
      await take(${JSON.stringify(files)});
      process.exit();`;
    const children = [1, 2, 3, 4].map(() => spawn(process.execPath, ["--input-type=module", "-e", program]));
    await Promise.all(children.map((child) => new Promise((resolve) => child.stdout.once("data", resolve))));
    for (const child of children) child.stdin.write("end");
    expect(await Promise.all(children.map(ended))).toEqual([0, 0, 0, 0]);
    for (const file of files) expect(readFileSync(file, "utf8")).toBe("taken");
    expect(readdirSync(folder).filter((name) => name.includes("lock"))).toEqual([]);
    for (const file of files) rmSync(file);
  });

  it("is removed when its process exits in the middle, and taken over when it is killed", async () => {
    const file = join(folder, "e");
    const inside = (act: string) =>
      `import { withLock } from ${JSON.stringify(built)}; await withLock(${JSON.stringify(file)}, async () => ${act});`;
    expect(spawnSync(process.execPath, ["--input-type=module", "-e", inside("process.exit(3)")]).status).toBe(3);
    expect(existsSync(`${file}.lock`)).toBe(false);
    spawnSync(process.execPath, ["--input-type=module", "-e", inside('process.kill(process.pid, "SIGKILL")')]);
    expect(existsSync(`${file}.lock`)).toBe(true);
    expect(await withLock(file, async () => 5)).toBe(5);
  });
});

describe("two processes on one database", () => {
  it("are refused the second, which names the first, and the file is that of one alone", async () => {
    const words = (file: string) =>
      `${join(packageFolder, "bin/marienbad.js")} solve connect4 columns=4 rows=4 --threads 1 --database ${file}`.split(
        " ",
      );
    const [file, alone] = [join(folder, "two.db"), join(folder, "alone.db")];
    const first = spawn(process.execPath, words(file), { stdio: "ignore" });
    const hasSaidWho = (): boolean => existsSync(`${file}.lock`) && readFileSync(`${file}.lock`, "utf8") !== "";
    while (!hasSaidWho()) await new Promise((resolve) => setTimeout(resolve, 5));
    first.kill("SIGSTOP"); // it must not be done before the second has come
    const second = spawnSync(process.execPath, words(file), { encoding: "utf8", env: { ...process.env, LANG: "C" } });
    first.kill("SIGCONT");
    expect([second.status, second.stdout]).toEqual([2, ""]);
    expect(second.stderr).toContain(`two.db is being written by process ${first.pid}: wait`);
    expect(await ended(first)).toBe(0);
    spawnSync(process.execPath, words(alone));
    expect(readFileSync(file).equals(readFileSync(alone))).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(["alone.db", "two.db"]);
  });
});

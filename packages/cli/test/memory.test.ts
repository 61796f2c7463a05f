import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { largerHeap, machineMegabytes } from "marienbad-databases/system";
import { afterAll, describe, expect, it } from "vitest";
import { packageFolder, runNode } from "./cli.ts";

const program = join(packageFolder, "bin/marienbad.js");
const folder = mkdtempSync(join(tmpdir(), "marienbad-memory-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a command in a small heap", () => {
  it("stops in a sentence, with what helps, before V8 aborts the process", () => {
    const { code, err } = runNode(["--max-old-space-size=40", program, "solve", "hex", "size=5", "--limit", "5000000"]);
    expect(err).toMatch(/^This needs more memory than JavaScript may use: stopped after [\d,]+ positions\. /);
    expect(err).toMatch(/NODE_OPTIONS=--max-old-space-size=\d+.* --symmetry .* --database FILE/);
    expect(code).toBe(2);
    const [, advised, machine] = /gives it (\d+) of this machine's (\d+) MiB/.exec(err) ?? [];
    expect(Number(machine)).toBe(machineMegabytes());
    expect(Number(advised)).toBeLessThan(totalmem() / 2 ** 20);
  });

  it("is advised to take a larger heap only where the machine has the memory", () => {
    expect(largerHeap(2 ** 20)).toBe(0.75 * 2 ** 20);
    expect(largerHeap(16)).toBeUndefined(); // a machine with less memory than the heap of this test
  });
});

describe.runIf(existsSync("/proc/self/limits"))("a command with few addresses (ulimit -v)", () => {
  it.each([
    [
      "solve connect4 columns=4 rows=4 --threads 2 --database few.db",
      3_000_000,
      /^WebAssembly needs 10,240 MiB of memory/,
    ],
    [
      "solve domineering rows=4 columns=5 --threads 2 --database few.db",
      2_000_000,
      /^2 threads reserve about 2 GiB of/,
    ],
    [
      "solve domineering rows=4 columns=5 --threads 2 --database few.db",
      6_000_000,
      /^WebAssembly needs 10,240 MiB of memory/,
    ],
    [
      "solve tictactoe rows=4 columns=4 --limit 9000000",
      1_200_000,
      /^This needs more memory than the machine has left/,
    ],
  ])("%s, in %i KiB, ends in a sentence that names the cause", (line, kibibytes, sentence) => {
    const command = `ulimit -v ${kibibytes}; "${process.execPath}" "${program}" ${line}`;
    const { status, stderr } = spawnSync("sh", ["-c", command], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, LANG: "C", LC_ALL: "C" },
    });
    expect(stderr).toMatch(sentence);
    expect([status, stderr.trim().split("\n").length]).toEqual([2, 1]);
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });
});

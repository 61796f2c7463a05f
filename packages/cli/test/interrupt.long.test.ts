import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { packageFolder } from "./cli.ts";

const folder = mkdtempSync(join(tmpdir(), "marienbad-interrupt-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ["empty.py", "empty.cert"]) writeFileSync(join(folder, name), "");

/** Milliseconds of work before Ctrl-C; none of these command lines is done by then. */
const HEAD_START = 400;
/** A second is allowed, and what a busy machine adds. */
const PATIENCE = 2000;

/** Has the program say that it listens to Ctrl-C, which is when it begins to work. */
const READY =
  'data:text/javascript,process.on("newListener", (event) => { if (event === "SIGINT") ' +
  'process.stderr.write("ready"); })';

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Milliseconds from Ctrl-C to the end. */
  readonly lasted: number;
  /** What it said. */
  readonly err: string;
}

/** Starts the built program, sends it what Ctrl-C sends, and waits for its end. */
function interrupt(line: string): Promise<End> {
  const words = ["--import", READY, join(packageFolder, "bin/marienbad.js"), ...line.split(" ")];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "pipe"], cwd: folder });
  return new Promise((resolve) => {
    let sentAt = Number.POSITIVE_INFINITY;
    let err = "";
    const timers: NodeJS.Timeout[] = [];
    child.stderr.on("data", (chunk) => {
      err += chunk;
    });
    child.stderr.once("data", () => {
      timers.push(
        setTimeout(() => {
          sentAt = performance.now();
          child.kill("SIGINT");
        }, HEAD_START),
        setTimeout(() => child.kill("SIGKILL"), HEAD_START + 5 * PATIENCE),
      );
    });
    child.on("close", (code, signal) => {
      for (const timer of timers) clearTimeout(timer);
      resolve({ code, signal, lasted: performance.now() - sentAt, err });
    });
  });
}

describe("Ctrl-C ends every long command within a second", () => {
  it.each([
    "solve connect4 columns=6 rows=5 --database large.db",
    "analyse hex size=5 --limit 100000000",
    "search connect4 --algorithm alphabeta --depth 30",
    "match connect4 strong:5000 strong:5000 --games 100",
    "plays tictactoe rows=5 columns=5 align=5 --count --limit 1000000000",
    "plays tictactoe rows=5 columns=5 align=5 --limit 1000000000",
    "tree tictactoe rows=4 columns=4 align=4 --depth 9 --limit 100000000",
    "check hex size=5 empty.py --limit 100000000",
    "verify hex size=5 empty.cert --limit 100000000",
    "convert hex size=5 --format json --limit 100000000",
    "lint connect4 --limit 100000000",
    "grundy kayles --misere --largest 60",
    "grundy chomp rows=12 columns=12",
    "path taquin size=5",
    "nash coordination size=12",
    "tournament --turns 1000000 --repeat 1000 --noise 0.01",
    "connect4 --score columns=8 rows=7",
    "book connect4 --depth 6 -o six.book",
    "sheet attractor:30 --students 300 --format tex -o sheets",
    "sheet attractor:30 --students 300 -o class.tex",
    "sheet nash:30 --students 1000 --format html -o pages",
    "sheet alphabeta:20 --students 1000 --format moodle -o quizzes",
  ])("%s", async (line) => {
    const { code, signal, lasted } = await interrupt(line);
    // What cannot pause is ended by the system, which a shell tells as 130 too.
    expect([code ?? signal, lasted < PATIENCE], `${lasted} ms`).toEqual([code === null ? "SIGINT" : 130, true]);
  });

  it("says how far an exploration has got", async () => {
    const { code, err } = await interrupt("solve connect4 --limit 100000000");
    expect([code, err]).toEqual([130, expect.stringMatching(/Interrupted after [\d,]+ positions/)]);
  });

  it("the lab too, which has then done its work", async () => {
    const { code, lasted } = await interrupt("lab --port 0");
    expect([code, lasted < PATIENCE]).toEqual([0, true]);
  });

  it("leaves nothing half-written behind", () => {
    const written = readdirSync(folder);
    expect(written.filter((name) => name.startsWith("."))).toEqual([]);
    expect(written.filter((name) => /^(sheets|class|pages|quizzes)/.test(name))).toEqual([]);
  });
});

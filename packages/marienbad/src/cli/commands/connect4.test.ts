import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { STANDARD_POSITIONS } from "../../connect4/index.ts";
import { readArguments } from "../arguments.ts";
import { connect4 } from "./connect4.ts";

const folder = mkdtempSync(join(tmpdir(), "connect4-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command and gives its exit code and what it prints. */
async function run(line: string, signal = new AbortController().signal) {
  const printed: string[] = [];
  const notes: string[] = [];
  const read = readArguments(connect4, line.split(" ").filter(Boolean));
  const code = await connect4.run({
    ...read,
    json: read.flags.json === true,
    language: "en",
    signal,
    output: {
      line: (text = "") => printed.push(text),
      json: (value) => printed.push(JSON.stringify(value)),
      note: (text) => notes.push(text),
      progress: () => {},
      done: () => {},
      closed: false,
    },
  });
  return { code, printed, notes };
}

describe("marienbad connect4", () => {
  it("gives score, moves and a line of best play", async () => {
    // From Pascal Pons's set L2_R1.
    const [first] = STANDARD_POSITIONS.filter(({ set }) => set === "L2_R1");
    const { printed } = await run(`${first.position} --json`);
    const answer = JSON.parse(printed[0]);
    expect(answer.score).toBe(first.score);
    expect(Math.max(...answer.moves.map(({ score }: { score: number }) => score))).toBe(first.score);
    expect(answer.line.length).toBe(answer.rank);
  });

  it("writes position, score, nodes and microseconds for each line of a batch", async () => {
    const file = join(folder, "batch.txt");
    const tasks = STANDARD_POSITIONS.filter(({ set }) => set === "L3_R1");
    writeFileSync(file, tasks.map(({ position, score }) => `${position} ${score}\r\n`).join(""));
    const { code, printed } = await run(`--batch ${file} --memory 1`);
    expect(code).toBe(0);
    expect(printed.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(
      tasks.map(({ position, score }) => `${position} ${score}`),
    );
    for (const line of printed) expect(line).toMatch(/^\d+ -?\d+ \d+ \d+$/);
  });

  it("answers no when a batch expects another score", async () => {
    const file = join(folder, "wrong.txt");
    writeFileSync(file, `${STANDARD_POSITIONS[0].position} 17\n`);
    const { code, notes } = await run(`--batch ${file} --memory 1`);
    expect([code, notes.length]).toEqual([1, 1]);
  });

  it("names every line of a batch that is wrong", async () => {
    const file = join(folder, "bad.txt");
    writeFileSync(file, "44\n1111111\n\n12121212\n4 x\n");
    await expect(run(`--batch ${file}`)).rejects.toThrow(/line 2: .*full\n.*line 4: .*after the end.*\n.*line 5: "x"/);
  });

  it("builds a database, resumes it, and answers from it", async () => {
    const file = join(folder, "4x3.db");
    const interruption = new AbortController();
    interruption.abort();
    await expect(run(`columns=4 rows=3 --database ${file}`, interruption.signal)).rejects.toThrow(/Interrupted/);
    expect(existsSync(`${file}.parts`)).toBe(true);
    const built = await run(`columns=4 rows=3 --database ${file}`);
    expect(built.notes).toEqual([`Going on from ${file}.parts.`]);
    expect(existsSync(`${file}.parts`)).toBe(false);
    const bySolver = JSON.parse((await run("12 columns=4 rows=3 --memory 1 --json")).printed[0]);
    const byDatabase = JSON.parse((await run(`12 --database ${file} --json`)).printed[0]);
    expect([byDatabase.winner, byDatabase.rank]).toEqual([bySolver.winner, bySolver.rank]);
    expect(byDatabase.moves).toEqual(bySolver.moves.map(({ score, ...move }: { score: number }) => ({ ...move })));
    expect((await run(`--database ${file} --verify`)).code).toBe(0);
    await expect(run(`rows=5 --database ${file}`)).rejects.toThrow(/rows=3, not rows=5/);
    writeFileSync(file, readFileSync(file).subarray(0, 1000));
    await expect(run(`--database ${file}`)).rejects.toThrow(/not a whole database/);
  });
});

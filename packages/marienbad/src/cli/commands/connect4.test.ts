import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { STANDARD_POSITIONS } from "../../connect4/index.ts";
import { readArguments } from "../arguments.ts";
import { connect4 } from "./connect4.ts";

const folder = mkdtempSync(join(tmpdir(), "connect4-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command and gives its exit code and what it prints. */
async function run(line: string) {
  const printed: string[] = [];
  const notes: string[] = [];
  const read = readArguments(connect4, line.split(" ").filter(Boolean));
  const code = await connect4.run({
    ...read,
    json: read.flags.json === true,
    language: "en",
    signal: new AbortController().signal,
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
});

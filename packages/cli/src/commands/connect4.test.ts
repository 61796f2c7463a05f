import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STANDARD_POSITIONS } from "marienbad/connect4";
import { withLock } from "marienbad-databases/system";
import { afterAll, describe, expect, it } from "vitest";
import { type Run, runCommand } from "../../test/run-command.ts";
import { connect4 } from "./connect4.ts";

const folder = mkdtempSync(join(tmpdir(), "connect4-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string): Promise<Run> => runCommand(connect4, line.split(" ").filter(Boolean));

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

  it("keeps the state of a long search and goes on from it, from the score to the whole analysis", async () => {
    const file = join(folder, "5x4.state");
    const board = "columns=5 rows=4 --memory 1";
    const line = `${board} --threads 2 --state ${file}`;
    const score = { score: 0, winner: null, rank: 20 }; // 5 × 4 is a draw (Tromp)
    const first = JSON.parse((await run(`${line} --score --json`)).printed[0]);
    expect(first).toMatchObject(score);
    expect(first).not.toHaveProperty("moves");
    const [head, ...kept] = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, `${[head, ...kept.slice(0, 2)].join("\n")}\n3333`); // as if it had been killed while writing
    const { printed, notes } = await run(`${line} --json`);
    const { questions, seconds, nodes, ...found } = JSON.parse(printed[0]);
    const { nodes: _, ...expected } = JSON.parse((await run(`${board} --json`)).printed[0]);
    expect(found).toEqual(expected);
    expect(found).toMatchObject(score);
    expect(notes).toEqual([`Going on from ${file}, after 2 answers.`]);
    const whole = readFileSync(file, "utf8");
    expect(whole.trimEnd().split("\n").length).toBe(questions + 1);
    const again = (await run(line)).printed.slice(0, -1);
    expect(again).toEqual((await run(board)).printed.slice(0, -1)); // but for the positions looked at
    expect(readFileSync(file, "utf8")).toBe(whole);
    await expect(run(`1 ${line}`)).rejects.toThrow(/not the state of this search/);
    await withLock(file, async () => {
      await expect(run(line)).rejects.toThrow(/5x4.state is being written by process \d+: wait until it has ended/);
    });
    writeFileSync(file, `${head}\n44 1\n`);
    await expect(run(line)).rejects.toThrow(/line 2, does not say what was found: "44 1"/);
  });

  it("refuses a state with any bit of an answer flipped, or without checksums", async () => {
    const file = join(folder, "flipped.state");
    const line = `columns=5 rows=4 --memory 1 --threads 1 --score --state ${file} --json`;
    await run(line);
    const whole = readFileSync(file, "utf8");
    const bytes = readFileSync(file);
    const [head, ...answers] = whole.trimEnd().split("\n");
    for (let bit = 8 * (head.length + 1); bit < 8 * (head.length + 1 + answers[0].length); bit++) {
      bytes[bit >> 3] ^= 1 << (bit & 7);
      writeFileSync(file, bytes);
      await expect(run(line), `bit ${bit}`).rejects.toThrow(/flipped.state/);
      bytes[bit >> 3] ^= 1 << (bit & 7);
    }
    writeFileSync(file, whole.replaceAll(/ [0-9a-f]{16}$/gm, ""));
    await expect(run(line)).rejects.toThrow(/flipped.state, line 2/);
  });

  it("gives the score alone when that is all that was asked for", async () => {
    const { printed } = await run("columns=5 rows=4 --score --memory 1");
    expect(printed.slice(-2)[0]).toMatch(/^score 0: a draw in 20 moves/);
  });
});

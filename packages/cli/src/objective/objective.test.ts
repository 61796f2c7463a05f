import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PARITY_SOLVERS } from "marienbad/objective";
import { afterAll, describe, expect, it } from "vitest";
import { type Run, runCommand } from "../../test/run-command.ts";
import { analyse } from "../commands/analyse.ts";
import { check } from "../commands/check.ts";
import { convert } from "../commands/convert.ts";
import { draw } from "../commands/draw.ts";
import { PARITY_SOLVER_IDS, solve } from "../commands/solve.ts";
import { verify } from "../commands/verify.ts";

const folder = mkdtempSync(join(tmpdir(), "objective-"));
afterAll(() => rmSync(folder, { recursive: true }));
const place = (name: string): string => join(folder, name);
const file = (name: string, content: string): string => {
  writeFileSync(place(name), content);
  return place(name);
};
const answer = (run: Run) => JSON.parse(run.printed.join("\n"));

/** Player 0 keeps to 0 and 2 (largest priority 2); 1 is player 1's, who stays there for ever (3). */
const PARITY = "parity 3;\nstart 0;\n0 1 0 1,2;\n1 3 1 1,0;\n2 2 1 0;\n3 0 0 1;\n";
const LIFT =
  'objective = "buchi"\nA = {"up": ["call", "down"], "call": ["up", "down"], "down": ["up"]}\n' +
  'S0 = ["up", "down"]\nV0 = ["down"]\nstart = "up"\n';

describe("solve --objective", () => {
  it("knows the solvers of the registry without loading them", () => {
    expect(PARITY_SOLVER_IDS).toEqual(PARITY_SOLVERS.map(({ id }) => id));
  });

  it("parity is what PGSolver's files are, with winners in the order of the numbers", async () => {
    const path = file("a.pg", PARITY);
    const json = answer(await runCommand(solve, [path, "--json", "--strategy"]));
    expect(json).toMatchObject({ objective: "parity", start: "0", winner: 0, winners: [0, 1, 0, 1] });
    expect(json.strategy).toEqual([{ 0: "2" }, { 1: "1" }]);
    expect(answer(await runCommand(solve, [path, "--json", "--objective", "parity", "--solver", "zielonka"]))).toEqual({
      ...json,
      strategy: undefined,
    });
    const { printed } = await runCommand(solve, [path]);
    expect(printed).toEqual([
      "4 positions, 6 moves",
      "Parity: the largest priority seen for ever decides, even for player 0 and odd for player 1.",
      "Player 0 wins 2 (0, 2).",
      "Player 1 wins 2 (1, 3).",
      "From 0: player 0 wins.",
    ]);
  });

  it("other objectives are told by the arena or by the flag, and belong to either player", async () => {
    const path = file("lift.py", LIFT);
    expect(answer(await runCommand(solve, [path, "--json"]))).toMatchObject({
      ...{ objective: "buchi", objectiveOf: 0, winners: [0, 0, 0] },
    });
    const stay = await runCommand(solve, [path, "--json", "--objective", "cobuchi"]);
    expect(answer(stay).winners).toEqual([1, 1, 1]); // nobody can stay down
    const plain = file("plain.py", LIFT.replace(/^.*\n/, ""));
    const safe = await runCommand(solve, [plain, "--json", "--objective", "safety", "--objective-of", "1"]);
    expect(answer(safe).winners).toEqual([0, 0, 0]); // player 0 goes down
    expect(answer(await runCommand(solve, ["nim", "--json", "--objective", "safety"]))).toMatchObject({ winner: 0 });
  });

  it("is refused in one sentence where it means nothing", async () => {
    const path = file("plain.py", LIFT.replace(/^.*\n/, ""));
    await expect(runCommand(solve, [path, "--objective", "parity"])).rejects.toThrow("This arena has no priorities");
    await expect(runCommand(solve, [path, "--objective", "pairity"])).rejects.toThrow("--objective");
    const parity = file("a.pg", PARITY);
    await expect(runCommand(solve, [parity, "--layers"])).rejects.toThrow("--layers tells of games about goals only");
    await expect(runCommand(solve, [parity, "--solver", "kernel"])).rejects.toThrow("learning and zielonka do");
    await expect(runCommand(analyse, [file("lift.py", LIFT)])).rejects.toThrow("which this command does not know");
  });
});

describe("verify, convert and check", () => {
  it("a solution is saved in three forms, and each is verified", async () => {
    const path = file("b.pg", PARITY);
    for (const name of ["b.paritysol", "b.jsonl", "b.cert"]) {
      await runCommand(solve, [path, "--certificate", place(name)]);
      expect(await runCommand(verify, [path, place(name)])).toMatchObject({ code: 0 });
    }
    const solution = readFileSync(place("b.paritysol"), "utf8");
    expect(solution).toBe("paritysol 3;\n0 0 2;\n1 1 1;\n2 0;\n3 1;\n");
    for (const [from, to] of [
      ["2 0;", "2 1;"],
      ["0 0 2;", "0 0 1;"],
      ["1 1 1;", "1 1 0;"],
      ["0 0 2;", "0 0;"],
    ]) {
      const wrong = file("wrong.sol", solution.replace(from, to));
      expect((await runCommand(verify, [path, wrong])).code).toBe(1);
    }
    const other = file("other.sol", solution.replace("paritysol 3", "paritysol 4"));
    await expect(runCommand(verify, [path, other])).rejects.toThrow("this is the solution of another game");
    const short = file("short.sol", solution.replace("3 1;", ""));
    await expect(runCommand(verify, [path, short])).rejects.toThrow("nothing is said about vertex 3");
  });

  it("convert keeps priorities and objective, and says Büchi by priorities where only these are", async () => {
    const made = async (path: string, format: string): Promise<string> =>
      (await runCommand(convert, [path, "--format", format])).printed.join("\n");
    const pg = file("c.pg", PARITY);
    const json = file("c.json", await made(pg, "json"));
    expect(`${await made(json, "gm")}\n`.trimEnd()).toBe(PARITY.trimEnd());
    const lift = file("lift.py", LIFT);
    expect(await made(file("lift.json", await made(lift, "json")), "py")).toContain('objective = "buchi"');
    expect(await made(lift, "gm")).toContain('0 1 0 1,2 "up";\n1 1 1 0,2 "call";\n2 2 0 0 "down";');
  });

  it("check tells the cycle that defeats a strategy, and its largest priority", async () => {
    const path = file("d.pg", PARITY);
    const strategy = (text: string): string => file("strategy.py", text);
    expect(await runCommand(check, [path, strategy("{0: 2}")])).toMatchObject({ code: 0 });
    const lost = await runCommand(check, [path, strategy("{0: 1}")]);
    expect([lost.code, lost.printed[0]]).toEqual([
      1,
      "Not winning: 0 → 1 → 1: so it can go on for ever, and the largest priority seen for ever is 3, the opponent's.",
    ]);
    const json = answer(await runCommand(check, [path, strategy("{0: 1}"), "--json"]));
    expect(json).toEqual({ winning: false, kind: "cycle", play: ["0", "1", "1"], cycle: ["1"], priority: 3 });
  });
});

describe("draw", () => {
  const scene = async (path: string, figure: string, ...words: string[]): Promise<string> =>
    (await runCommand(draw, [path, "--figure", figure, "--format", "dot", ...words])).printed.join("\n");

  it("shows priorities, regions and strategies, and the recursion step by step", async () => {
    const path = file("e.pg", PARITY);
    expect(await scene(path, "arena")).toMatch(/0\\n1/); // vertex 0 has priority 1
    const blank = await scene(path, "strategy", "--blank");
    const solved = await scene(path, "strategy");
    expect(solved).not.toBe(blank);
    expect(solved).toMatch(/"?v0"? -> "?v2"? \[.*penwidth/);
    const steps = await scene(path, "zielonka");
    expect(steps).toContain("z3v0");
    const lift = file("lift.py", LIFT);
    expect(await scene(lift, "arena")).toMatch(/down\\n2/); // two priorities say what is wanted
    await expect(runCommand(draw, ["nim", "--objective", "buchi"])).rejects.toThrow("convert the game first");
  });
});

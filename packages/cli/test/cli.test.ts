import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES, MarienbadError } from "marienbad/base";
import { afterAll, describe, expect, it } from "vitest";
import { analyse } from "../src/commands/analyse.ts";
import { check } from "../src/commands/check.ts";
import { convert } from "../src/commands/convert.ts";
import { COMMANDS } from "../src/commands/index.ts";
import { lint } from "../src/commands/lint.ts";
import { plays } from "../src/commands/plays.ts";
import { solve } from "../src/commands/solve.ts";
import { verify } from "../src/commands/verify.ts";
import { COMMON_FLAGS } from "../src/core/arguments.ts";
import type { Command } from "../src/core/command.ts";
import { commandHelp } from "../src/core/help.ts";
import { MARIENBAD } from "../src/program.ts";
import { json, marienbad } from "./cli.ts";
import { runCommand } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "marienbad-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const EIGHT = "{0:[4,5],1:[4,5,6],2:[7],3:[],4:[2],5:[3],6:[2,3],7:[]}";

describe("worked examples of the course, through the command line", () => {
  it("1: nim from 10", () => {
    const solved = json(["solve", "nim", "sticks=10", "take=1,2", "--layers"]);
    expect([solved.winner, solved.rank, solved.best[0]]).toEqual([0, 7, { move: "1", winner: 0, draw: null, rank: 6 }]);
    expect(solved.attractors[0].map((layer: string[]) => layer.sort().join(" "))).toEqual([
      "(0, 1)",
      "(1, 0) (2, 0)",
      "(3, 1)",
      "(4, 0) (5, 0)",
      "(6, 1)",
      "(7, 0) (8, 0)",
      "(9, 1)",
      "(10, 0)",
    ]);
  });

  it("2: nim from 15 with {2,3,5}", () => {
    const solved = json(["solve", "nim", "sticks=15", "take=2,3,5"]);
    expect([solved.winner, solved.draw, solved.rank]).toEqual([1, null, 4]);
    expect(solved.options).toMatchObject({ sticks: 15, take: [2, 3, 5], last: "wins" });
  });

  it("3: the eight vertices, from standard input", () => {
    const flags = ["solve", "-", "--player0-below", "4", "--dead-end", "mover-loses", "--strategy", "--layers"];
    const solved = json(flags, { input: EIGHT });
    expect(solved.attractors.map((layers: string[][]) => layers.flat().sort().join(""))).toEqual(["01247", "356"]);
    expect(solved.strategy[0]).toEqual({ 0: "4", 1: "4", 2: "7" });
  });

  it("4: tic-tac-toe; after a corner and the edge beside it X has three winning moves", () => {
    const solved = json(["solve", "tictactoe"]);
    expect([solved.positions, solved.moves, solved.winner, solved.draw, solved.rank]).toEqual([
      5478,
      16167,
      null,
      "finite",
      9,
    ]);
    const { moves } = json(["analyse", "tictactoe", "XO./.../..."]);
    expect(moves.filter((move: { winner: number | null }) => move.winner === 0)).toHaveLength(3);
  });

  it("8: ranks need breadth first", () => {
    const arena = file(
      "ranks.json",
      JSON.stringify({
        vertices: ["v", "w", "u", "y1", "z", "y0", "y", "x", "p"].map((name, i) => ({
          name,
          owner: i < 5 ? 0 : 1,
          ...(i < 2 ? { goal: 0 } : {}),
        })),
        edges: [
          ["y0", "v"],
          ["z", "y0"],
          ["y", "z"],
          ["u", "y"],
          ["u", "x"],
          ["x", "y1"],
          ["x", "w"],
          ["y1", "p"],
          ["p", "u"],
        ],
      }),
    );
    expect(json(["solve", arena, "--from", "x"])).toMatchObject({ winner: 0, rank: 7 });
  });

  it("symmetry leaves 765 classes of tic-tac-toe positions and the same value", () => {
    expect(json(["solve", "tictactoe", "--symmetry"])).toMatchObject({ positions: 765, draw: "finite", rank: 9 });
  });
});

describe("every command", () => {
  it.each(COMMANDS.map((entry) => [entry.name, entry] as const))(
    "%s has help in both languages, with an example",
    async (name, entry) => {
      const command = await entry.load();
      expect(command.name).toBe(name);
      for (const language of LANGUAGES) {
        const help = commandHelp(MARIENBAD, command, language);
        expect(help).toContain(entry.summary[language]);
        for (const flag of [...command.flags, ...COMMON_FLAGS]) expect(help).toContain(`-${flag.name}`);
      }
      expect(command.examples.every((example) => example.includes(`marienbad ${name}`))).toBe(true);
      expect(command.examples.length).toBeGreaterThan(0);
    },
  );

  it("shows it when asked", () => {
    expect(marienbad(["solve", "--help", "--lang", "fr"])).toMatchObject({ code: 0, err: "" });
    expect(marienbad(["help", "solve"]).out).toBe(marienbad(["solve", "--help"]).out);
    expect(marienbad([]).out).toContain("Commands:");
  });

  it("speaks French on a French machine", () => {
    expect(marienbad(["solve", "nim"], { env: { LC_ALL: "fr_FR.UTF-8" } }).out).toContain(
      "le joueur 0 gagne en 7 coups",
    );
  });
});

describe("certificates on disk", () => {
  it.each(["t.cert", "t.jsonl"])("are true, survive in %s, and are refused when touched or misplaced", async (name) => {
    const path = join(folder, name);
    await runCommand(solve, ["dodgem", "--certificate", path]);
    expect(await runCommand(verify, ["dodgem", path])).toMatchObject({ code: 0 });
    await expect(runCommand(verify, ["dodgem", "trapped=loses", path])).rejects.toThrow(MarienbadError);
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1] ^= 1;
    writeFileSync(path, bytes);
    const touched = await runCommand(verify, ["dodgem", path]).catch((error: unknown) => error);
    if (!(touched instanceof MarienbadError)) expect(touched).toMatchObject({ code: 1 });
  });

  it("a false claim is named", () => {
    const path = join(folder, "false.jsonl");
    json(["solve", "nim", "sticks=3", "--certificate", path]);
    writeFileSync(path, readFileSync(path, "utf8").replace("[0,1,", "[0,3,"));
    const { code, out } = marienbad(["verify", "nim", "sticks=3", path]);
    expect(code).toBe(1);
    expect(out).toContain("(3, 0)");
  });
});

describe("strategies and conversions", () => {
  it("checks a student's strategy: winning, lost, silent", async () => {
    const nim = ["nim", "sticks=4", "take=1,2", "--player", "0"];
    const judge = (strategy: string) => runCommand(check, [...nim, file("s.py", strategy), "--json"]);
    expect((await judge("{(4,0): (3,1), (2,0): (0,1), (1,0): (0,1)}")).code).toBe(0);
    const lost = await judge('{"(4,0)": "2"}');
    expect([lost.code, JSON.parse(lost.printed[0])]).toEqual([
      1,
      { winning: false, kind: "lost", play: ["(4, 0)", "(2, 1)", "(0, 0)"] },
    ]);
    expect(JSON.parse((await judge("s = {}")).printed[0]).kind).toBe("silent");
    await expect(judge("{(9,0): (8,1)}")).rejects.toThrow(MarienbadError);
  });

  it("names the cycle that a strategy falls into", () => {
    const arena = file("loop.py", "A = {'a': ['b', 'g'], 'b': ['a'], 'g': []}\nS0 = ['a']\nV0 = ['g']\nstart = 'a'");
    const { code, out } = marienbad(["check", arena, file("loop.json", '{"a": "b"}'), "--json"]);
    expect([code, JSON.parse(out)]).toEqual([
      1,
      { winning: false, kind: "cycle", play: ["a", "b", "a"], cycle: ["a", "b"] },
    ]);
  });

  it("converts through every format and back to the same file", async () => {
    const first = marienbad(["convert", "nim", "sticks=5", "--format", "py"]).out;
    let path = file("c.py", first);
    for (const format of ["json", "dot", "gm", "py"]) {
      const next = join(folder, `c2.${format}`);
      // a .gm file would be a parity game otherwise
      const words = [path, "--format", format, "-o", next, "--objective", "reach"];
      expect((await runCommand(convert, words)).code).toBe(0);
      path = next;
    }
    expect(readFileSync(path, "utf8").trimEnd()).toBe(first.trimEnd());
  });
});

describe("anybody's rules", () => {
  const rules = (extra = "") => `
    export default {
      start: { left: 7, turn: 0 },
      turn: (p) => p.turn,
      moves: (p) => [1, 2, 3].filter((n) => n <= p.left),
      play: (p, n) => ({ left: p.left - n, turn: 1 - p.turn }),
      result: () => undefined,
      deadEnd: "draw",
      key: (p) => 2 * p.left + p.turn,
      ${extra}
    };`;
  const path = file("mygame.mjs", rules());

  it("are solved, with the meaning of a dead end said", async () => {
    const answer = async (command: Command, ...words: string[]) =>
      JSON.parse((await runCommand(command, [...words, "--json"])).printed[0]);
    expect(json(["solve", path, "--dead-end", "mover-loses"])).toMatchObject({ winner: 0, rank: 3 });
    expect(await answer(solve, path)).toMatchObject({ winner: null, draw: "finite" });
    expect(await answer(analyse, path, "3", "--dead-end", "mover-loses")).toMatchObject({ winner: 0 });
    expect((await answer(plays, path, "--count")).plays).toBe(44); // compositions of 7 into parts 1, 2, 3: OEIS A000073
  });

  it("are modules also where the package says otherwise, as npm init has it", () => {
    file("package.json", '{"type": "commonjs"}');
    const { out, err } = marienbad(["solve", file("mygame.js", rules()), "--dead-end", "mover-loses", "--json"]);
    expect([err, JSON.parse(out).winner]).toEqual(["", 0]);
  });

  it("are linted, each fault with the position that shows it", async () => {
    expect((await runCommand(lint, [path])).code).toBe(0);
    const bad = file("bad.mjs", rules("key: (p) => p.left,"));
    const { code, printed } = await runCommand(lint, [bad]);
    expect(code).toBe(1);
    expect(printed.join("\n")).toContain("key");
    const none = file("none.mjs", "export const x = 1;");
    await expect(runCommand(solve, [none])).rejects.toThrow(MarienbadError);
    const broken = file("broken.mjs", "export default {");
    expect(marienbad(["solve", broken]).err).toContain("cannot be loaded");
  });
});

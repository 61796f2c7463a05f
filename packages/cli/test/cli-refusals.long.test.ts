import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad, packageFolder } from "./cli.ts";

const folder = mkdtempSync(join(tmpdir(), "marienbad-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const EIGHT = "{0:[4,5],1:[4,5,6],2:[7],3:[],4:[2],5:[3],6:[2,3],7:[]}";

describe("bad input: one clear sentence, exit code 2, nothing written", () => {
  const arena = file("bad.py", "A = {'a': ['b'],\n 'b' []}");
  const overlap = file("overlap.py", "A = {'a': ['b'], 'b': []}\nS0 = ['a']\nV0 = ['b']\nV1 = ['b']\nstart = 'c'");
  it.each([
    ["an unknown command", ["sovle"], /no command "sovle".*"solve"/],
    ["an unknown game", ["solve", "nin"], /no game "nin".*"nim"/],
    ["an unknown option", ["solve", "nim", "stick=3"], /no option "stick".*"sticks"/],
    ["an unknown flag", ["solve", "nim", "--lmit", "3"], /--lmit.*--limit/],
    ["an option out of range", ["solve", "nim", "sticks=-1"], /sticks=-1.*from 0 to/],
    ["an option that is no number", ["solve", "nim", "take=1,x"], /take=1,x.*"x"/],
    ["a malformed file", ["solve", arena], /line 2, column 6/],
    [
      "overlapping goals and a start that is not there",
      ["solve", overlap],
      /goal of both players[\s\S]*the start is c/,
    ],
    ["a missing file", ["solve", "nowhere.py"], /nowhere\.py cannot be read: there is no such file/],
    ["an unknown vertex", ["solve", "-", "--player0-below", "4", "--from", "9"], /no vertex "9"/, EIGHT],
    ["an illegal position", ["solve", "tictactoe", "--from", "XXX/.../..."], /XXX/],
    [
      "an endless game",
      [
        "solve",
        file(
          "endless.mjs",
          "export default { start: 0, turn: (n) => n % 2, moves: () => [1], play: (n) => n + 1, result: () => " +
            "undefined, key: (n) => n };",
        ),
        "--limit",
        "5000",
      ],
      /more than 5,000 positions/,
    ],
    ["a limit that is none", ["solve", "nim", "--limit", "0"], /--limit 0.*at least 1/],
    ["a missing argument", ["solve"], /Usage: marienbad solve/],
    ["a certificate that is none", ["verify", "nim", file("x.cert", "hello")], /line 1 is not JSON/],
    ["a folder that is not there", ["solve", "nim", "--certificate", "/nonexistent/x"], /no such file or folder/],
    ["a symmetry that is not there", ["solve", "nim", "--symmetry"], /no symmetry/],
    ["a language that is none", ["solve", "nim", "--lang", "de"], /en or fr/],
  ])("%s", (_, args, message, input = "") => {
    const { code, out, err } = marienbad(args as string[], { input: input as string });
    expect(err).toMatch(message as RegExp);
    expect([code, out]).toEqual([2, ""]);
    expect(err).not.toMatch(/\bat .*:\d+:\d+|Something went wrong/);
  });

  it("a full disk: the sentence, and no half-written file", () => {
    const script = `node "${join(packageFolder, "bin/marienbad.js")}" solve tictactoe --layers --json > /dev/full`;
    expect(() => execFileSync("sh", ["-c", script], { stdio: "pipe" })).toThrow(/could not be written/);
    // A part of the answer still fits: the system takes that and says so, and only the next write fails.
    const converting = `node "${join(packageFolder, "bin/marienbad.js")}" convert connect4 columns=4 rows=4`;
    const limited = `ulimit -f 20; ${converting} --format json > "${join(folder, "cut.json")}"`;
    const { status, stderr } = spawnSync("bash", ["-c", limited], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/could not be written: the disk is full/)]);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("a closed pipe is no fault", () => {
    const script = `node "${join(packageFolder, "bin/marienbad.js")}" plays tictactoe --limit 100000 | head -n 1`;
    expect(execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\n")).toHaveLength(2);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Language, MarienbadError } from "marienbad/base";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { COMMANDS } from "../commands/index.ts";
import { solve } from "../commands/solve.ts";

const folder = mkdtempSync(join(tmpdir(), "marienbad-sentences-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** What the command line says, be it refused or answered with "no". */
async function said([name, ...words]: readonly string[], language: Language): Promise<string> {
  const command = await COMMANDS.find((candidate) => candidate.name === name)?.load();
  if (command === undefined) throw new Error(`no command ${name}`);
  try {
    const { code, printed, notes } = await runCommand(command, words, { language });
    expect(code).toBe(1);
    return [...printed, ...notes].join("\n");
  } catch (error) {
    if (error instanceof MarienbadError) return error.text[language];
    throw error;
  }
}

/** Words of English sentences that are neither French ones nor names of options. */
const ENGLISH = /\b(the|is|are|has|have|it|its|not|should|must|cannot|this|that|and|with|than|more|give)\b/;

describe("what is wrong is said in the language that was asked for", () => {
  const game = (name: string, turn: string): string =>
    file(
      name,
      `module.exports = { start: 0, turn: (n) => ${turn}, moves: () => [1, 1], play: (n) => n + 1,
        result: () => undefined,
        deadEnd: "draw", key: (n) => n };`,
    );
  const layered = (name: string, levels: string): string =>
    file(
      name,
      `module.exports = { start: 0, turn: (n) => n % 2, moves: (n) => (n < 3 ? [1] : []), play: (n) => n + 1,
        result: () => undefined, deadEnd: "draw", key: (n) => n, levels: ${levels} };`,
    );
  const map = file("two.map", "type octile\nheight 2\nwidth 2\nmap\n.@\n..\n");
  it.each([
    [["solve"]],
    [["solve", "nim", "nim"]],
    [["solve", "nim", "--lmit", "3"]],
    [["solve", "nim", "--limit"]],
    [["solve", "nim", "--limit", "0"]],
    [["solve", "nim", "--json=1"]],
    [["solve", "nim", "sticks=1", "sticks=2"]],
    [["solve", "nim", "--symmetry"]],
    [["solve", "nim", "--dead-end", "x"]],
    [["solve", "nowhere.py"]],
    [["solve", "nowhere.mjs"]],
    [["solve", "tictactoe.x"]],
    [["solve", folder, "--input", "py"]],
    [["solve", file("no-game.cjs", "module.exports = 3;")]],
    [["solve", file("arena.py", "A = {0: [1], 1: []}"), "sticks=3"]],
    [["solve", "connect4", "--limit", "1000"]],
    [["solve", "nim", "--database", join(folder, "nim.db")]],
    [["solve", game("bare.cjs", "n % 2"), "--database", join(folder, "bare.db")]],
    [
      [
        "solve",
        layered("level.cjs", "{ positionOf: (key) => key, levelOf: () => 0 }"),
        "--database",
        join(folder, "0.db"),
      ],
    ],
    [["solve", layered("back.cjs", "{ positionOf: () => 0, levelOf: (n) => n }"), "--database", join(folder, "1.db")]],
    [["lint", layered("start.cjs", "{ positionOf: (key) => key, levelOf: (n) => n + 1 }")]],
    [["solve", "nim", "--certificate", join(folder, "nowhere", "nim.cert")]],
    [["verify", "nim", file("none.cert", "hello")]],
    [["verify", "nim", file("short.cert", "{}")]],
    [["verify", "nim", file("other.cert", '{"marienbad":"certificate","version":1,"vertices":1,"edges":0}')]],
    [["check", "nim", file("strategy.py", "{(77, 1): (76, 0)}"), "--player", "0"]],
    [["convert", "nim"]],
    [["lint", game("twins.cjs", "n % 2")]],
    [["lint", game("turn.cjs", "2")]],
    [["grundy", "nim", "last=loses"]],
    [["grundy", "tictactoe"]],
    [["grundy", "kayles", "size=3"]],
    [["grundy", "0.07", "--at", "x"]],
    [["nim"]],
    [["nim", "x"]],
    [["nim", "heap=3"]],
    [["nash", file("torn.nfg", 'NFG 1 R "x" { "a')]],
    [["nash", file("bad.nfg", "NFG 2 Q x")]],
    [["nash", file("short.nfg", 'NFG 1 R "x" { "a" "b" } { 2 2 } 1 2 3')]],
    [["nash", file("uneven.json", '{"payoffs": [[1, 2], [3]]}')]],
    [["tournament", "--payoffs", "3"]],
    [["tournament", "--noise", "x"]],
    [["tournament", "--noise", "3"]],
    [["tournament", "--strategies", "tft,tft"]],
    [["tournament", "--population", "3", "--no-self"]],
    [["path", "jugs", "target=99"]],
    [["path", "jugs", "--from", "9 9"]],
    [["path", "river", "--from", "x"]],
    [["path", "missionaries", "--from", "x"]],
    [["path", "taquin", "tiles=1,2"]],
    [["path", "river", "--weight", "0"]],
    [["path", "river", "--algorithm", "jps"]],
    [["path", file("negative.json", '{"edges": [["a", "b", -1]], "start": "a", "goals": ["b"]}')]],
    [["path", map]],
    [["path", map, "--from", "0,0", "--to", "1,0"]],
    [["path", map, "--from", "0,0", "--to", "9,0"]],
    [["path", file("two.scen", "version 1\n0\ttwo.map\t3\t2\t0\t0\t1\t1\t1.0\n")]],
    [["path", file("bad.scen", "version 1\n0\ttwo.map\n")]],
    [["search", "tree"]],
    [["search", "tree", "[1, 2]", "a=1"]],
    [["search", "tictactoe", "--algorithm", "mcts", "--depth", "3"]],
    [["search", "connect4", "--algorithm", "minimax", "--depth", "9", "--nodes", "50"]],
    [["play", "nim", "--moves", "1", "--resume", "x"]],
    [["match", "tictactoe", "strong:x", "random"]],
    [["draw", "nim", "--figure", "tree", "--player", "1"]],
    [["connect4", "columns=4", "rows=4", "44444"]],
    [["book", "nim"]],
  ])("%j", async (words) => {
    const [english, french] = [await said(words, "en"), await said(words, "fr")];
    expect(french.length).toBeGreaterThan(10);
    expect(french).not.toBe(english);
    expect(french).not.toMatch(ENGLISH);
  });

  it("a certificate with a false claim", async () => {
    const path = join(folder, "false.jsonl");
    await runCommand(solve, ["nim", "sticks=5", "--certificate", path]);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("[0,", "[1,"));
    expect(await said(["verify", "nim", "sticks=5", path], "en")).toMatch(/is claimed to be a win for player 1/);
    const french = await said(["verify", "nim", "sticks=5", path], "fr");
    expect(french).toMatch(/est annoncé comme gagné par le joueur 1/);
    expect(french).not.toMatch(ENGLISH);
  });
});

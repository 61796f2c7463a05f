import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad } from "../../test/cli.ts";
import { callOf, runCommand } from "../../test/run-command.ts";
import { analyse } from "../commands/analyse.ts";
import { lint } from "../commands/lint.ts";
import { match } from "../commands/match.ts";
import { play } from "../commands/play.ts";
import { review } from "../commands/review.ts";
import { search } from "../commands/search.ts";
import { solve } from "../commands/solve.ts";
import { loadSubject } from "./subject.ts";

const folder = mkdtempSync(join(tmpdir(), "broken-"));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Seven sticks, of which a move takes one or two; who takes the last one wins: three is lost, so player 0 takes one.
 */
const SOUND = {
  start: "{ left: 7, turn: 0 }",
  turn: "(p) => p.turn",
  moves: "(p) => [1, 2].filter((n) => n <= p.left)",
  play: "(p, n) => ({ left: p.left - n, turn: 1 - p.turn })",
  result: "(p) => (p.left === 0 ? 1 - p.turn : undefined)",
  key: "(p) => 2 * p.left + p.turn",
};
const rules = (name: string, changes: Partial<typeof SOUND> & Record<string, string> = {}): string => {
  const members = Object.entries({ ...SOUND, ...changes }).map(([member, code]) => `  ${member}: ${code},\n`);
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `export default {\n${members.join("")}};\n`);
  return path;
};

const MUTATES = { play: "(p, n) => { p.left -= n; p.turn = 1 - p.turn; return p; }" };
const NO_TURN = { key: "(p) => p.left" };

describe("rules that break the contract", () => {
  it.each([
    ["mutates", MUTATES, 'wrong at {"left":7,"turn":0}: playing a move changes the position', "return a new position"],
    [
      "keeps",
      { ...MUTATES, play: "(p, n) => { p.left -= n; return { ...p, turn: 1 - p.turn }; }" },
      '{"left":7',
      "new",
    ],
    ["no-turn", NO_TURN, 'the key 5 also belongs to {"left":5,"turn":1}, which differs in the turn', "add to it"],
    [
      "no-left",
      { key: "(p) => p.turn + 2 * (p.left === 1 ? 2 : p.left)" },
      "which differs in the moves",
      "add to it what",
    ],
    ["random", { moves: "(p) => (globalThis.n = -(globalThis.n ?? 1)) > 0 ? [1] : [2]" }, "two lists", "same order"],
    ["acyclic", { facts: "{ acyclic: true }", play: "(p) => ({ left: p.left, turn: 1 - p.turn })" }, "acyclic", "back"],
    ["symmetry", { symmetry: "{ images: (p) => [{ left: p.left, turn: 1 - p.turn }, p] }" }, "another turn", "image"],
  ])("%s: are refused with the position and what to write, before any answer", async (name, changes, ...expected) => {
    const path = rules(name, changes);
    const refused = runCommand(solve, [path]);
    await expect(refused).rejects.toMatchObject({ code: "bad-rules" });
    for (const words of [...expected, `"marienbad lint ${path}"`]) await expect(refused).rejects.toThrow(words);
    expect((await runCommand(lint, [path])).code).toBe(1);
  });

  it("are refused by every command that answers", async () => {
    const path = rules("every", NO_TURN);
    const calls = [
      runCommand(analyse, [path]),
      runCommand(search, [path]),
      runCommand(match, [path, "random", "random"]),
      runCommand(review, [path, "1"]),
      runCommand(play, [path]),
    ];
    for (const call of calls) await expect(call).rejects.toThrow("which differs in the turn");
  });

  it("leave nothing behind: exit code 2, one sentence, no file", () => {
    const path = rules("behind", MUTATES);
    for (const words of [
      ["solve", path, "--certificate", join(folder, "c")],
      ["build", path, "-o", join(folder, "built")],
    ]) {
      const { code, out, err } = marienbad(words);
      expect([code, out, err.trim().split("\n").length]).toEqual([2, "", 1]);
    }
    expect(existsSync(join(folder, "c"))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith("built"))).toEqual([]);
  });

  it("are solved where no answer is wrong: moves after the end, keys of images, notes in positions", async () => {
    const winner = async (path: string): Promise<unknown> =>
      JSON.parse((await runCommand(solve, [path, "--json"])).printed[0]).winner;
    expect(await winner(rules("sound"))).toBe(0);
    const late = rules("late", { moves: "() => [1, 2]", result: "(p) => (p.left <= 0 ? 1 - p.turn : undefined)" });
    expect([(await runCommand(lint, [late])).code, await winner(late)]).toEqual([1, 0]);
    const noted = rules("noted", { key: "(p) => (p.noted ??= 2 * p.left + p.turn)" });
    expect(await winner(noted)).toBe(0);
    // Nim with heaps 1, 2 and 3 is lost for player 0; heaps in another order are one position.
    const heaps = rules("heaps", {
      start: "{ heaps: [1, 2, 3], turn: 0 }",
      moves: "(p) => p.heaps.flatMap((heap, at) => Array.from({ length: heap }, (_, n) => [at, n]))",
      play: "(p, [at, n]) => ({ heaps: p.heaps.with(at, n), turn: 1 - p.turn })",
      result: "(p) => (p.heaps.every((heap) => heap === 0) ? 1 - p.turn : undefined)",
      key: "(p) => [...p.heaps].sort().join() + p.turn",
    });
    expect([(await runCommand(lint, [heaps])).code, await winner(heaps)]).toEqual([1, 1]);
  });

  it("are looked at within bounds, however many moves a position has", async () => {
    const path = rules("wide", {
      start: "{ left: 300_000, turn: 0 }",
      moves: "() => (globalThis.asked = (globalThis.asked ?? 0) + 1, Array.from({ length: 50_000 }, (_, n) => n + 1))",
      result: "(p) => (p.left < 100_000 ? p.turn : undefined)",
    });
    await loadSubject(callOf().call, path);
    expect((globalThis as { asked?: number }).asked).toBeLessThan(20);
  });
});

describe("a position without a move and without a result", () => {
  const forgotten = (): string => rules("forgotten", { result: "() => undefined" });

  it("is refused by whatever answers, and one fault of lint, however many there are", async () => {
    const sentence = "there is neither a move nor a result: return from result who has won there, or say";
    const path = forgotten();
    for (const command of [solve, analyse, search, play]) {
      await expect(runCommand(command, [path])).rejects.toMatchObject({ code: "bad-rules" });
      await expect(runCommand(command, [path])).rejects.toThrow(sentence);
    }
    const { conforms, faults } = JSON.parse((await runCommand(lint, [path, "--json"])).printed[0]);
    expect([conforms, faults]).toEqual([
      false,
      [
        {
          ...{ rule: "result", message: expect.stringContaining(sentence) },
          ...{ position: expect.stringMatching(/^\{"left":0,"turn":[01]\}$/), others: 1 },
        },
      ],
    ]);
  });

  /** Of seven sticks player 0 takes one where the last one wins, and is lost (1, 4, 7) where it loses. */
  it.each([
    ["mover-loses", 0],
    ["mover-wins", 1],
    ["draw", null],
  ])("is no fault where the rules or --dead-end say that it means %s", async (deadEnd, winner) => {
    const said = rules(`says-${deadEnd}`, { result: "() => undefined", deadEnd: JSON.stringify(deadEnd) });
    for (const words of [[said], [forgotten(), "--dead-end", deadEnd]]) {
      expect((await runCommand(lint, words)).printed).toEqual(["The rules keep the contract."]);
      expect(JSON.parse((await runCommand(solve, [...words, "--json"])).printed[0]).winner).toBe(winner);
    }
    const other = rules("other", { result: "() => undefined", deadEnd: '"mover-wins"' });
    const { printed } = await runCommand(solve, [other, "--dead-end", deadEnd, "--json"]);
    expect(JSON.parse(printed[0]).winner).toBe(winner); // the command has the last word
  });

  it("is an end like others in a game for points", async () => {
    const coins = rules("coins", { result: "() => undefined", scores: "{ score: () => 0, gain: (p, n) => n }" });
    expect((await runCommand(lint, [coins])).printed).toEqual(["The rules keep the contract."]);
    expect((await runCommand(solve, [coins])).code).toBe(0);
  });

  it("has one of three meanings", async () => {
    const wrong = rules("wrong", { deadEnd: '"lose"' });
    await expect(runCommand(solve, [wrong])).rejects.toThrow('deadEnd is "lose", it should be "draw", "mover-loses"');
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad, packageFolder } from "../../test/cli.ts";

const folder = mkdtempSync(join(tmpdir(), "broken-games-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Seven sticks, of which a move takes one or two; who takes the last one wins. */
const SOUND = {
  start: "{ left: 7, turn: 0 }",
  turn: "(p) => p.turn",
  moves: "(p) => [1, 2].filter((n) => n <= p.left)",
  play: "(p, n) => ({ left: p.left - n, turn: 1 - p.turn })",
  result: "(p) => (p.left === 0 ? 1 - p.turn : undefined)",
  key: "(p) => 2 * p.left + p.turn",
};
type Members = Readonly<Record<string, string | undefined>>;

function write(name: string, content: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, content);
  return path;
}

/** A member that is undefined is left out. */
function rules(name: string, changes: Members, head = "export default"): string {
  const members = Object.entries({ ...SOUND, ...changes }).filter(([, code]) => code !== undefined);
  return write(name, `${head} {\n${members.map(([member, code]) => `  ${member}: ${code},\n`).join("")}};\n`);
}

/** What `lint` prints, in which order, and a part of why `solve` refuses them; nothing where no answer is wrong. */
type Broken = readonly [
  name: string,
  changes: Members,
  printed: readonly (string | RegExp)[],
  refused: string | undefined,
];

const NOTATION = "{ writeMove: String, writePosition: (p) => JSON.stringify(p) }";

const BROKEN: readonly Broken[] = [
  [
    "mutates",
    { play: "(p, n) => { p.left -= n; p.turn = 1 - p.turn; return p; }" },
    [/^play: \{"left":7,"turn":0\}: playing a move changes the position it was played from: return a new/],
    "playing a move changes the position",
  ],
  [
    "key without the turn",
    { key: "(p) => p.left" },
    [/^key: \{"left":\d,"turn":[01]\}: the key \d also belongs to .*, which differs in the turn: .* \(and at \d other/],
    "which differs in the turn",
  ],
  [
    "null as a result",
    { result: "(p) => (p.left === 0 ? 1 - p.turn : null)" },
    [/^result: .*the result is null, it should be 0, 1, "draw" or undefined \(and at \d+ other positions\)$/],
    "the result is null",
  ],
  [
    "moves after the end",
    { moves: "() => [1, 2]", result: "(p) => (p.left <= 0 ? 1 - p.turn : undefined)" },
    [/^moves: .*there are moves after the end of the play \(and at 3 other positions\)$/],
    undefined,
  ],
  [
    "moves in a random order",
    { moves: "(p) => [1, 2].filter((n) => n <= p.left).sort(() => (globalThis.n = -(globalThis.n ?? 1)))" },
    [/^moves: .*two calls give two lists of moves: always return the same/],
    "two lists of moves",
  ],
  [
    "players 1 and 2",
    {
      start: "{ left: 7, turn: 1 }",
      play: "(p, n) => ({ left: p.left - n, turn: 3 - p.turn })",
      result: "(p) => (p.left === 0 ? 2 - p.turn : undefined)",
      key: "(p) => 3 * p.left + p.turn",
    },
    [/^turn: .*the turn is 2, it should be 0 or 1 \(and at \d other positions\)$/],
    "the turn is 2",
  ],
  [
    "an exception",
    { play: "(p, n) => ({ left: p.left - n.taken.sticks, turn: 1 - p.turn })" },
    [/^throws: \{"left":7,"turn":0\}: the rules fail here: .* \(reading 'sticks'\) \(an exception.mjs, line 5\)$/],
    "in play: Cannot read properties of undefined (reading 'sticks') (an exception.mjs, line 5)",
  ],
  [
    "no result where no move is possible",
    { result: "() => undefined" },
    [/^result: \{"left":0,"turn":[01]\}: there is neither a move nor a result: return from result who has won/],
    "there is neither a move nor a result",
  ],
  [
    "unknown members",
    {
      boards: '{ draw: () => "" }',
      endles: "0",
      notation: `{ ...${NOTATION}, readPosition: (t) => ({ ok: true, value: JSON.parse(t) }), readPositions: 1 }`,
      board: '{ draw: () => "", winingLine: () => [] }',
      whatever: "1",
    },
    [
      "members: boards: did you mean board?",
      "members: endles: did you mean endless?",
      "members: whatever: nothing reads a member of this name",
      "members: notation.readPositions: did you mean notation.readPosition?",
      "members: board.winingLine: did you mean board.winningLine?",
    ],
    undefined,
  ],
  [
    "a key that is an object",
    { key: "(p) => ({ ...p })" },
    [/^key: \{"left":7,"turn":0\}: the key is \{…\}, it should be a string or .*\(and at \d+ other positions\)$/],
    "the key is {…}",
  ],
  [
    "a player who never moves",
    { turn: "() => 0", key: "(p) => p.left", result: "(p) => (p.left === 0 ? 0 : undefined)" },
    [/^turn: player 1 never moves in the 7 positions that were looked at/],
    undefined,
  ],
];

describe("a broken game, through the real command", () => {
  it.each(BROKEN)("%s: lint reports it once, and nothing that answers takes it", (name, changes, printed, refused) => {
    const path = rules(name, changes);
    const { code, out, err } = marienbad(["lint", path]);
    expect([code, err]).toEqual([1, ""]);
    expect(out.trimEnd().split("\n")).toEqual(
      printed.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
    );
    const solved = marienbad(["solve", path]);
    if (refused === undefined) expect(solved.code).toBe(0);
    else {
      expect([solved.code, solved.out]).toEqual([2, ""]);
      expect(solved.err.trimEnd().split("\n")).toEqual([expect.stringContaining(refused)]);
    }
  });

  const unloadable: readonly (readonly [name: string, path: () => string, sentence: string])[] = [
    ["a syntax error", () => write("syntax", `${"const a = 1;\n"}export default { start: 0 moves: 1 };\n`), "line 2: "],
    ["members missing", () => rules("missing", { turn: undefined, result: undefined }), "have no turn and no result."],
    ["no default export", () => rules("named", {}, "export const game ="), 'write "export default game;"'],
    [
      "a partial notation",
      () => rules("partial", { notation: "{ writeMove: String }", board: "{}" }),
      "notation.writePosition, notation.readPosition, board.draw should be functions.",
    ],
  ];
  it.each(unloadable)("%s: is refused in one sentence", (_, path, sentence) => {
    const file = path();
    for (const command of ["lint", "solve"]) {
      const { code, out, err } = marienbad([command, file]);
      expect([code, out]).toEqual([2, ""]);
      expect(err.trimEnd().split("\n")).toEqual([expect.stringContaining(sentence)]);
    }
  });

  it.each([
    ["moves", { moves: "(p) => { while (p.left < 5); return [1, 2]; }" }, "moves is still running after 2 seconds"],
    ["board.draw", { board: "{ draw() { for (;;); } }" }, "board.draw is still running after 2 seconds"],
    ["the file itself", { start: "(() => { for (;;); })()" }, "The file is still running after 2 seconds"],
  ])("an endless loop in %s: lint names it, and Ctrl-C ends it within a second", async (name, changes, sentence) => {
    const program = join(packageFolder, "bin/marienbad.js");
    const child = spawn(process.execPath, [program, "lint", rules(`endless ${name}`, changes)], {
      env: { ...process.env, LC_ALL: "C", LANG: "C" },
    });
    let err = "";
    child.stderr.setEncoding("utf8");
    while (!err.includes("\n")) err += (await once(child.stderr, "data"))[0];
    expect(err).toContain(sentence);
    const since = performance.now();
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([130, null]);
    expect(performance.now() - since).toBeLessThan(1000);
  });
});

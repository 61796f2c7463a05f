import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { packageFolder, runNode } from "../../cli/test/cli.ts";

const root = join(packageFolder, "../..");
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
const scratch = mkdtempSync(join(root, "node_modules/.cache/marienbad-infer-")); // inside, so that imports are found
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The members of a game, one on a line each, so that the line of an error names one. */
const MEMBERS = {
  start: "start: { left: 21, turn: 0 },",
  turn: "turn: (p) => p.turn,",
  moves: "moves: (p) => [1, 2, 3].filter((n) => n <= p.left),",
  play: "play: (p, n) => ({ left: p.left - n, turn: 1 - p.turn }),",
  result: "result: (p) => (p.left === 0 ? 1 - p.turn : undefined),",
};
type Changes = Readonly<Record<string, string>>;
const game = (changes: Changes = {}): string =>
  ["defineGame({", ...Object.values({ ...MEMBERS, ...changes }).filter((line) => line !== ""), "})"].join("\n");

/** Programs that must compile, each with what its type must be. */
const RIGHT: Readonly<Record<string, string>> = {
  record: `const made: Game<{ left: number; turn: number }, number> = ${game()};`,
  beside: `const made: Game<{ left: number; turn: number }, number> = ${game({
    key: "key: (p) => 2 * p.left + p.turn,",
    board: 'board: { draw: (p) => "|".repeat(p.left) },',
    notation:
      "notation: { writeMove: (n) => n.toFixed(), writePosition: (p) => p.left.toFixed(), " +
      "readPosition: (text) => parsed({ left: Number(text), turn: 0 }) },",
    scores: "scores: { score: (p) => p.left, gain: (p, n) => p.left - n },",
    heuristics: "heuristics: { left: (p) => p.left },",
    facts: "facts: { acyclic: true },",
    title: 'title: "Countdown",',
  })};`,
  string: `const made: Game<string, string> = defineGame({
    start: "abc",
    turn: (p) => p.length % 2,
    moves: (p) => [...p],
    play: (p, letter) => p.replace(letter, ""),
    result: (p) => (p === "" ? "draw" : undefined),
  });`,
  array: `const made: Game<number[], { heap: number; count: number }> = defineGame({
    start: [3, 4, 5],
    turn: (p) => p.length % 2,
    moves: (p) => p.flatMap((size, heap) => Array.from({ length: size }, (_, count) => ({ heap, count }))),
    play: (p, { heap, count }) => p.map((size, at) => (at === heap ? count : size)),
    result: (p) => ((p[0] ?? 0) === 0 ? 0 : undefined),
    key: (p) => p.join(),
  });`,
  number: `const made: Game<number, number> = defineGame({
    start: 0,
    turn: (p) => p % 2,
    moves: (p) => (p > 20 ? [] : [1, 2]),
    play: (p, n) => p + n,
    result: (p) => (p > 20 ? 1 : undefined),
  });`,
  methods: `const made: Game<number, number> = defineGame({
    start: 9,
    turn() { return 0; },
    moves(p) { return [p]; },
    play(p, n) { return p - n; },
    result(p) { if (p === 0) return "draw"; return undefined; },
  });`,
  instance: `class Countdown {
    readonly start = 21;
    readonly #most = 3;
    turn(p: number) { return p % 2; }
    moves(p: number) { return Array.from({ length: Math.min(p, this.#most) }, (_, at) => at + 1); }
    play(p: number, n: number) { return p - n; }
    result(p: number) { return p === 0 ? 1 : undefined; }
  }
  const made: Game<number, number> = defineGame(new Countdown());`,
  annotated: `interface Position { readonly left: number; readonly turn: Player }
  const made: Game<Position, number> = defineGame<Position, number>({
    start: { left: 21, turn: 0 },
    turn: (p) => p.turn,
    moves: (p) => (p.left === 0 ? [] : [1]),
    play: (p, n) => ({ left: p.left - n, turn: opponent(p.turn) }),
    result: (p) => (p.left === 0 ? opponent(p.turn) : undefined),
  });`,
  union: `type Place = "a" | "b";
  const made: Game<Place, Place> = defineGame({
    start: "a" as Place,
    turn: () => 0,
    moves: (p): Place[] => (p === "a" ? ["b"] : []),
    play: (_, to) => to,
    result: (p) => (p === "b" ? 0 : undefined),
  });`,
  // without defineGame inside: positions are those of its start
  family: `const made: Game<{ left: number; turn: number }, number> = defineFamily({
    options: { left: { kind: "integer", default: 21, min: 1, max: 99, summary: "sticks" } },
    build: ({ left }) => ({
      start: { left, turn: 0 },
      turn: (p) => p.turn,
      moves: () => [1, 2],
      play: (p, n) => ({ left: p.left - n, turn: 1 - p.turn }),
      result: (p) => (p.left === 0 ? 1 - p.turn : undefined),
    }),
  })({ left: 10 });`,
  everywhere: `const made = ${game()};
  export const { arena } = explore(made);
  export const session = new Session(made);
  export const player = createPlayer("perfect", made);`,
};

/** Programs that must not compile: the member whose line has the error, and what the message says. */
const WRONG: Readonly<Record<string, readonly [code: string, member: string, message: RegExp]>> = {
  "moves-number": [
    game({ moves: "moves: (p) => p.left," }),
    "moves",
    /^Type 'number' is not assignable to type 'reado/,
  ],
  "play-shape": [game({ play: "play: (p, n) => ({ left: p.left - n })," }), "play", /'{ left: number; }' but required/],
  "play-method": [
    game({ play: "play(p, n) { return p.left - n; }," }),
    "play",
    /^Type '\(p: .*, n: number\) => number'/,
  ],
  "result-win": [
    game({ result: 'result: (p) => (p.left === 0 ? "win" : undefined),' }),
    "result",
    /^Type '"win" \| undefined' is not assignable to type 'number \| "draw" \| undefined'/,
  ],
  "turn-word": [game({ turn: 'turn: (p) => "me",' }), "turn", /^Type 'string' is not assignable to type 'number'/],
  "no-moves": [game({ moves: "" }), "defineGame", /^Property 'moves' is missing/],
  "no-play": [game({ play: "" }), "defineGame", /^Property 'play' is missing/],
  boards: [
    game({ boards: 'boards: { draw: () => "" },' }),
    "boards",
    /'boards' does not exist in type .* Did you mean to write 'board'\?/,
  ],
  "key-object": [game({ key: "key: (p) => p," }), "key", /is not assignable to type '.* => Key'/],
  "board-number": [game({ board: "board: { draw: (p) => p.left }," }), "board", /^Type 'number' is not/],
  "catalogue-id": ['loadGame("conect4")', "loadGame", /^Argument of type '"conect4"' is not assignable/],
  "catalogue-option": ['loadGame("connect4", { colums: 5 })', "loadGame", /'colums' .*'columns'\?/],
  "family-option": ["nim({ stick: 5 })", "nim", /'stick' .*'sticks'\?/],
  "family-value": ['nim({ last: "win" })', "nim", /^Type '"win"' is not assignable to type '"loses" \| "wins"/],
};

const IMPORTS = `import { defineFamily, defineGame, explore, loadGame, opponent, parsed, Session } from "marienbad";
import type { Game, Player } from "marienbad";
import { nim } from "marienbad/games/nim";
import { createPlayer } from "marienbad/oracle";
`;
const HEAD = IMPORTS.split("\n").length - 1;

/** What the compiler says of all programs at once: of each file, the lines with an error and the messages. */
function compile(programs: Readonly<Record<string, string>>): Map<string, { line: number; message: string }[]> {
  for (const [name, code] of Object.entries(programs)) writeFileSync(join(scratch, `${name}.ts`), IMPORTS + code);
  const compilerOptions = {
    module: "NodeNext",
    target: "ES2022",
    lib: ["ES2022"],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  };
  writeFileSync(join(scratch, "package.json"), '{ "type": "module" }');
  writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const { out } = runNode([join(root, "node_modules/typescript/bin/tsc"), "-p", scratch, "--pretty", "false"]);
  const found = new Map<string, { line: number; message: string }[]>();
  for (const [, path, line, message] of out.matchAll(/^(\S+)\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm)) {
    const errors = found.get(basename(path)) ?? [];
    found.set(basename(path), [...errors, { line: Number(line) - HEAD, message }]);
  }
  return found;
}

const wrong = Object.fromEntries(Object.entries(WRONG).map(([name, [code]]) => [name, `export default ${code};`]));
const errors = compile({ ...RIGHT, ...wrong });

describe("what TypeScript infers of a game", () => {
  it.each(Object.keys(RIGHT))("needs no annotation: %s", (name) => {
    expect(errors.get(name)).toBeUndefined();
  });

  it.each(Object.keys(WRONG))("names the member that is wrong and no other: %s", (name) => {
    const [code, member, message] = WRONG[name];
    const found = errors.get(name) ?? [];
    expect(found).toEqual([{ line: expect.any(Number), message: expect.stringMatching(message) }]);
    expect(code.split("\n")[found[0].line - 1]).toMatch(new RegExp(`^${member}\\b`));
  });
});

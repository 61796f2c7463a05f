import { explore, unwrap } from "marienbad";
import { ARENA_FORMATS, readDictionary } from "marienbad/arena";
import { findGame, makeGame } from "marienbad/games/all";
import { heapGameCalled, subtractionGame } from "marienbad/impartial";
import { heightOf, readScoredGraph, readScoreTree } from "marienbad/search";
import { parseFraction, readNormalForm } from "marienbad-matrix";
import { makePuzzle, parseMap, parsePathProblem, parseScenarios } from "marienbad-path";
import { insist, orRefusal } from "./target.ts";

/** An input that is large in one way; it must be read or refused within seconds. */
export interface HostileSize {
  readonly name: string;
  make(): string;
  run(input: string): void;
}

const MANY = 200_000;
const LONG = 20_000_000;

type Reader = (text: string) => unknown;

const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(
    ARENA_FORMATS.map((format): [string, Reader] => [format.id, (text) => unwrap(format.read(text))]),
  ),
  dictionary: (text) => unwrap(readDictionary(text)),
  game: (text) => unwrap(readNormalForm(text)),
  problem: (text) => unwrap(parsePathProblem(text)),
  tree: (text) => heightOf(unwrap(readScoreTree(text))),
  graph: (text) => unwrap(readScoredGraph(text)),
  map: (text) => unwrap(parseMap(text)),
  scenarios: (text) => unwrap(parseScenarios(text)),
  fraction: parseFraction,
  heaps: heapGameCalled,
};

/** Words that open something, repeated, by the reader that they are meant for. */
const NESTED: Readonly<Record<string, readonly string[]>> = {
  py: ["[", "(", "{1:"],
  json: ["[", '{"vertices":'],
  dot: ["digraph{", "digraph{ {"],
  dictionary: ["{", "{(", "{1:{"],
  game: ["[", '{"payoffs":', 'NFG 1 R "" {'],
  problem: ["[", '{"edges":'],
  tree: ["["],
  graph: ["{0:["],
};

const NAME = "a name of 2·10⁷ characters";
const BLANKS = "2·10⁷ blanks";
const COMMENT = "a comment of 2·10⁷ characters";
const FAULTS = "2·10⁵ faults";

const SIZES: readonly (readonly [reader: string, description: string, make: () => string])[] = [
  ["py", NAME, quoted("{", ': []}\nS0 = {"a"}')],
  ["json", NAME, quoted('{"vertices":[{"name":', ',"owner":0}]}')],
  ["dot", NAME, quoted("digraph { a -> ", " }")],
  ["gm", NAME, quoted("parity 1;\n0 1 0 0 ", ";")],
  ["py", BLANKS, () => `{1: []}${" ".repeat(LONG)}S0 = {1}`],
  ["json", BLANKS, () => `{"vertices":${" ".repeat(LONG)}[]}`],
  ["dot", BLANKS, () => `digraph {${" ".repeat(LONG)}a}`],
  ["gm", BLANKS, () => `parity 1;${" ".repeat(LONG)}0 1 0 0;`],
  ["py", COMMENT, () => `{1: []}\n#${"x".repeat(LONG)}\nS0 = {1}`],
  ["dot", COMMENT, () => `digraph { /*${"*".repeat(LONG)}/ a }`],
  ["py", "10⁷ escapes", () => `{"${"\\n".repeat(LONG / 2)}": []}`],
  ["game", "a title of 2·10⁷ characters", quoted("NFG 1 R ", ' { "A" } { 1 } 1')],
  ["problem", NAME, quoted("{", ": {}}")],
  ["tree", BLANKS, () => `[${" ".repeat(LONG)}1]`],
  ["map", "a line of 2·10⁷ cells", () => `type octile\nheight 1\nwidth ${LONG}\nmap\n${".".repeat(LONG)}\n`],
  ["py", "a number of 10⁶ digits", () => `{1: [${"9".repeat(1_000_000)}]}`],
  ["fraction", "10⁶ digits", () => "7".repeat(1_000_000)],
  ["fraction", "an exponent of 10⁹", () => "1e1000000000"],
  ["heaps", "a code of 10⁶ digits", () => `0.${"7".repeat(1_000_000)}`],
  ["heaps", "a set of 2·10⁵ numbers", () => numbers(MANY).join(",")],
  ["py", FAULTS, () => `{${many((n) => `${n}: [x${n}]`)}}`],
  ["json", FAULTS, () => JSON.stringify({ vertices: many((n) => ({ name: `v${n}`, owner: 7 })) })],
  ["dot", FAULTS, () => `digraph{${many((n) => `v${n};`).join("")}}`],
  ["gm", FAULTS, () => `parity ${MANY};\n${many((n) => `${n} 1 7 ${n};\n`).join("")}`],
  ["problem", FAULTS, () => `{"vertices":["a"],"edges":[${many((n) => `["v${n}","a",-1]`)}],"start":"b"}`],
  ["tree", FAULTS, () => `[${many(() => "[]")}]`],
  ["graph", FAULTS, () => `{${many((n) => `${n}: 1`)}} S0 = {1} h = {1: 1}`],
  ["map", FAULTS, () => `type octile\nheight ${MANY}\nwidth 1\nmap\n${"x\n".repeat(MANY)}`],
  ["scenarios", FAULTS, () => `version 1\n${"0\ta\t1\n".repeat(MANY)}`],
  ["dictionary", FAULTS, () => `{${many((n) => `${n % 7}: 1`)}}`],
  ["json", "2000 misspelt successors", misspelt],
  ["problem", "2·10⁴ unknown names", unknownNames],
  ["game", "the .nfg of 3000 times 100000 strategies", () => `NFG 1 R "t" { "A" } { ${"100000 ".repeat(3000)}} 1`],
  ["dot", "groups of 3000 and 3000", () => `digraph { {${numbers(3000).join(" ")}} -> {${numbers(3000).join(" ")}} }`],
  ["dot", "a group of 2·10⁵", () => `digraph { {${many((n) => `v${n} [owner=0]`).join("; ")}} }`],
  ["tree", "3·10⁵ children", () => `[${many(() => 1, 300_000)}]`],
  ["graph", "S0 of 3·10⁴", () => `{${many((n) => `${n}: []`, 30_000)}} S0 = {${numbers(30_000)}} h = {1: 1}`],
];

export function hostileSizes(): HostileSize[] {
  return [
    ...Object.entries(NESTED).flatMap(([reader, words]) =>
      words.map((word) => size(reader, `10⁵ times ${word}`, () => word.repeat(100_000))),
    ),
    ...SIZES.map(([reader, description, make]) => size(reader, description, make)),
    ...["hex", "domineering", "connect4", "tictactoe"].map((id) => ({
      name: `size: a position of ${id} with 2·10⁵ faults`,
      make: () => "?/".repeat(MANY),
      run: (text: string) => unwrap(findGame(id)().notation.readPosition(text)),
    })),
    {
      name: "size: a game whose name has 10⁶ letters",
      make: () => "x".repeat(1_000_000),
      run: (name) => findGame(name)(),
    },
    {
      name: "size: tiles of 2·10⁵ numbers",
      make: () => numbers(MANY).join(" "),
      run: (tiles) => makePuzzle("taquin", { tiles }),
    },
    {
      name: "size: 402724 moves from one position",
      make: () => "402724",
      run(heaps) {
        const game = makeGame("marienbad", { rows: heaps });
        insist(game.moves(game.start).length >= 402_724, "fewer moves");
        orRefusal(() => explore(game, { limit: 1000 }));
      },
    },
    {
      name: "size: a subtraction set of 2·10⁵",
      make: () => "",
      run: () => subtractionGame(numbers(MANY).map((n) => n + 1)),
    },
  ];
}

function size(reader: string, description: string, make: () => string): HostileSize {
  return { name: `size: ${reader}, ${description}`, make, run: READERS[reader] };
}

function quoted(before: string, after: string): () => string {
  return () => `${before}"${"x".repeat(LONG)}"${after}`;
}

function misspelt(): string {
  const vertices = numbers(1000).map((n) => ({ name: `(${n}, 0)`, owner: 0 }));
  return JSON.stringify({ vertices, edges: numbers(2000).map((n) => ["(0, 0)", `(${n},0)`]) });
}

function unknownNames(): string {
  const vertices = numbers(1000).map((n) => `a vertex of the name ${n}`);
  return JSON.stringify({ vertices, edges: numbers(20_000).map((n) => [`a vertex of the game ${n}`, vertices[0], 1]) });
}

function many<Item>(make: (n: number) => Item, count = MANY): Item[] {
  return numbers(count).map(make);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

import { explore, MarienbadError, unwrap } from "marienbad";
import { ARENA_FORMATS, readDictionary } from "marienbad/arena";
import { findGame, makeGame } from "marienbad/games/all";
import { heapGameCalled, subtractionGame } from "marienbad/impartial";
import { heightOf, readScoredGraph, readScoreTree } from "marienbad/search";
import { parseFraction, readNormalForm } from "marienbad-matrix";
import { makePuzzle, parseMap, parsePathProblem, parseScenarios } from "marienbad-path";

/** An input that is large in one way; it must be read or refused within seconds, whatever is in it. */
export interface HostileSize {
  readonly name: string;
  make(): string;
  run(input: string): void;
}

const MANY = 200_000;
const LONG = 20_000_000;

/** Each by the reader that it is meant for. */
export function hostileSizes(): HostileSize[] {
  return [...nested(), ...long(), ...faulty(), ...wide()];
}

type Reader = (text: string) => unknown;

const format = (id: string): Reader => {
  const found = ARENA_FORMATS.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no format ${id}`);
  return (text) => unwrap(found.read(text));
};

const READERS: Readonly<Record<string, Reader>> = {
  py: format("py"),
  json: format("json"),
  dot: format("dot"),
  gm: format("gm"),
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

function size(reader: string, what: string, make: () => string): HostileSize {
  return { name: `size: ${reader}, ${what}`, make, run: READERS[reader] };
}

function nested(): HostileSize[] {
  const brackets: Readonly<Record<string, readonly string[]>> = {
    py: ["[", "(", "{1:"],
    json: ["[", '{"vertices":'],
    dot: ["digraph{", "digraph{ {"],
    dictionary: ["{", "{(", "{1:{"],
    game: ["[", '{"payoffs":', 'NFG 1 R "" {'],
    problem: ["[", '{"edges":'],
    tree: ["["],
    graph: ["{0:["],
  };
  return Object.entries(brackets).flatMap(([reader, words]) =>
    words.map((word) => size(reader, `10⁵ times ${word}`, () => word.repeat(100_000))),
  );
}

function long(): HostileSize[] {
  const quoted = (before: string, after: string) => () => `${before}"${"x".repeat(LONG)}"${after}`;
  return [
    size("py", "a name of 2·10⁷ characters", quoted("{", ': []}\nS0 = {"a"}')),
    size("json", "a name of 2·10⁷ characters", quoted('{"vertices":[{"name":', ',"owner":0}]}')),
    size("dot", "a name of 2·10⁷ characters", quoted("digraph { a -> ", " }")),
    size("gm", "a name of 2·10⁷ characters", quoted("parity 1;\n0 1 0 0 ", ";")),
    size("py", "2·10⁷ blanks", () => `{1: []}${" ".repeat(LONG)}S0 = {1}`),
    size("json", "2·10⁷ blanks", () => `{"vertices":${" ".repeat(LONG)}[]}`),
    size("dot", "2·10⁷ blanks", () => `digraph {${" ".repeat(LONG)}a}`),
    size("gm", "2·10⁷ blanks", () => `parity 1;${" ".repeat(LONG)}0 1 0 0;`),
    size("py", "a comment of 2·10⁷ characters", () => `{1: []}\n#${"x".repeat(LONG)}\nS0 = {1}`),
    size("dot", "a comment of 2·10⁷ characters", () => `digraph { /*${"*".repeat(LONG)}/ a }`),
    size("py", "10⁷ escapes", () => `{"${"\\n".repeat(LONG / 2)}": []}`),
    size("game", "a title of 2·10⁷ characters", quoted("NFG 1 R ", ' { "A" } { 1 } 1')),
    size("problem", "a name of 2·10⁷ characters", quoted("{", ": {}}")),
    size("tree", "2·10⁷ blanks", () => `[${" ".repeat(LONG)}1]`),
    size("map", "a line of 2·10⁷ cells", () => `type octile\nheight 1\nwidth ${LONG}\nmap\n${".".repeat(LONG)}\n`),
    size("py", "a number of 10⁶ digits", () => `{1: [${"9".repeat(1_000_000)}]}`),
    size("fraction", "10⁶ digits", () => "7".repeat(1_000_000)),
    size("fraction", "an exponent of 10⁹", () => "1e1000000000"),
    size("heaps", "a code of 10⁶ digits", () => `0.${"7".repeat(1_000_000)}`),
    size("heaps", "a set of 2·10⁵ numbers", () => numbers(MANY).join(",")),
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
  ];
}

function faulty(): HostileSize[] {
  const faults: Readonly<Record<string, () => string>> = {
    py: () => `{${numbers(MANY).map((n) => `${n}: [x${n}]`)}}`,
    json: () => JSON.stringify({ vertices: numbers(MANY).map((n) => ({ name: `v${n}`, owner: 7 })) }),
    dot: () =>
      `digraph{${numbers(MANY)
        .map((n) => `v${n};`)
        .join("")}}`,
    gm: () =>
      `parity ${MANY};\n${numbers(MANY)
        .map((n) => `${n} 1 7 ${n};\n`)
        .join("")}`,
    problem: () => JSON.stringify({ vertices: ["a"], edges: numbers(MANY).map((n) => [`v${n}`, "a", -1]), start: "b" }),
    tree: () => `[${numbers(MANY).map(() => "[]")}]`,
    graph: () => `{${numbers(MANY).map((n) => `${n}: 1`)}} S0 = {1} h = {1: 1}`,
    map: () => `type octile\nheight ${MANY}\nwidth 1\nmap\n${"x\n".repeat(MANY)}`,
    scenarios: () => `version 1\n${"0\ta\t1\n".repeat(MANY)}`,
    dictionary: () => `{${numbers(MANY).map((n) => `${n % 7}: 1`)}}`,
  };
  const positions = ["hex", "domineering", "connect4", "tictactoe"].map(
    (id): HostileSize => ({
      name: `size: a position of ${id} with 2·10⁵ faults`,
      make: () => "?/".repeat(MANY),
      run: (text) => unwrap(findGame(id)().notation.readPosition(text)),
    }),
  );
  const suggested = [
    size("json", "2000 misspelt successors", () => misspelt(1000, 2000)),
    size("problem", "2·10⁴ unknown names", () => unknownNames(20_000)),
  ];
  return [
    ...Object.entries(faults).map(([reader, make]) => size(reader, "2·10⁵ faults", make)),
    ...positions,
    ...suggested,
  ];
}

function misspelt(vertices: number, wrong: number): string {
  const known = numbers(vertices).map((n) => ({ name: `(${n}, 0)`, owner: 0 }));
  return JSON.stringify({ vertices: known, edges: numbers(wrong).map((n) => ["(0, 0)", `(${n},0)`]) });
}

function unknownNames(count: number): string {
  const vertices = numbers(1000).map((n) => `a vertex of the name ${n}`);
  return JSON.stringify({ vertices, edges: numbers(count).map((n) => [`a vertex of the game ${n}`, vertices[0], 1]) });
}

function wide(): HostileSize[] {
  const strategies = Array.from({ length: 3000 }, () => 100_000).join(" ");
  return [
    size("game", "the .nfg of 3000 times 100000 strategies", () => `NFG 1 R "t" { "A" } { ${strategies} } 1`),
    size(
      "dot",
      "groups of 3000 and 3000",
      () => `digraph { {${numbers(3000).join(" ")}} -> {${numbers(3000).join(" ")}} }`,
    ),
    size(
      "dot",
      "a group of 2·10⁵",
      () =>
        `digraph { {${numbers(MANY)
          .map((n) => `v${n} [owner=0]`)
          .join("; ")}} }`,
    ),
    size("tree", "3·10⁵ children", () => `[${numbers(300_000).map(() => "1")}]`),
    size(
      "graph",
      "S0 of 3·10⁴",
      () => `{${numbers(30_000).map((n) => `${n}: []`)}} S0 = {${numbers(30_000)}} h = {1: 1}`,
    ),
    {
      name: "size: 402724 moves from one position",
      make: () => "402724",
      run(heaps) {
        const game = makeGame("marienbad", { rows: heaps });
        if (game.moves(game.start).length < 402_724) throw new Error("fewer moves");
        try {
          explore(game, { limit: 1000 });
        } catch (error) {
          if (!(error instanceof MarienbadError)) throw error;
        }
      },
    },
    {
      name: "size: a subtraction set of 2·10⁵",
      make: () => "",
      run: () => subtractionGame(numbers(MANY).map((n) => n + 1)),
    },
  ];
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

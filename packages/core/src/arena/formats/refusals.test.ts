import { describe, expect, it } from "vitest";
import { expectLongNames, expectThousandFaults, many } from "../../../test/large-texts.ts";
import { type Fault, type Parsed, unwrap } from "../../base/error.ts";
import { type Arena, ArenaBuilder, readDictionary } from "../index.ts";
import { ARENA_FORMATS, sniffFormat } from "./index.ts";

const format = (id: string) => ARENA_FORMATS.find((candidate) => candidate.id === id) as (typeof ARENA_FORMATS)[number];
const [py, json, dot, gm] = ["py", "json", "dot", "gm"].map(format);
const bytes = (text: string): Uint8Array => Buffer.from(text, "latin1");
const faults = (result: Parsed<unknown>): readonly Fault[] => (result.ok ? [] : result.faults);
const labels = (arena: Arena): string[] =>
  Array.from({ length: arena.vertexCount }, (_, vertex) => arena.label(vertex));
const placed = (result: Parsed<unknown>): string[] =>
  faults(result).map(({ line, column, text }) => `${line}:${column} ${text.en}`);

describe("what is large or wrong in every line is told, without a hang and without an overflow", () => {
  it("20,000 faults are a thousand", () => {
    expectThousandFaults(20_000);
  });

  it("a group of 200,000 vertices is read", () => {
    const read = dot.read(`digraph { node [owner=0]; { ${many(200_000, (i) => `v${i};`)} } }`);
    expect(unwrap(read).vertexCount).toBe(200_000);
  });

  it("arrows between groups make a million edges at most, those between vertices as many as there are", () => {
    const group = (count: number, name: string) => `{${many(count, (i) => `${name}${i};`)}}`;
    const square = (side: number) => `digraph{node[owner=0] ${group(side, "a")}->${group(side, "b")}}`;
    expect(unwrap(dot.read(square(300))).edgeCount).toBe(90_000);
    expect(placed(dot.read(square(3000)))).toEqual([
      "1:23 arrows between groups make more than 1,000,000 edges, the limit: write them one by one",
    ]);
  });

  it("of thousands of misspelt names the first ten are looked up", () => {
    const vertices = many(1000, (i) => `{"name":"(${i},0)","owner":0,"to":["(${i}, 0)","(${i}, 1)"]}`, ",");
    const said = faults(json.read(`{"vertices":[${vertices}]}`)).map(({ text }) => text.en);
    expect(said[0]).toBe("a successor of (0,0) is (0, 0), which is not a vertex ((0,0) is one)");
    expect(said.map((sentence) => sentence.includes("is one)"))).toEqual(said.map((_, index) => index < 10));
  });

  it("names, blanks and comments may be a million characters long", () => {
    expectLongNames(1_000_000);
  });
});

it("a vertex without an owner is told with its place", () => {
  expect(placed(dot.read("digraph {\n a [owner=0]\n a -> b\n}"))).toEqual(["3:2 vertex b has no owner"]);
  expect(placed(json.read('{"vertices": [{"name": "a", "owner": 0},\n {"name": "b"}]}'))).toEqual([
    "2:2 vertex b has no owner",
  ]);
  const both = "A = {'a': ['c'],\n 'b': []}\nS0 = ['a']\nS1 = []";
  expect(placed(py.read(both))).toEqual(["2:2 vertex b has no owner", "1:12 vertex c has no owner"]);
});

describe("nothing is merged or dropped in silence", () => {
  it("whole numbers above 2^53 stay apart, and numbers beyond all bounds are refused", () => {
    const arena = unwrap(py.read("A = {1: [9007199254740993], 9007199254740992: [], 9007199254740993: []}\nS0=[1]"));
    expect(labels(arena)).toEqual(["1", "9007199254740992", "9007199254740993"]);
    expect(labels(unwrap(py.read(py.write(arena))))).toEqual(labels(arena));
    expect(labels(unwrap(py.read("A = {0: [+00018446744073709551617, -18446744073709551617]}\nS0=[0]")))).toEqual([
      "0",
      "18446744073709551617",
      "-18446744073709551617",
    ]);
    const tooLarge = "the number is too large: at most 1.8e308 can be read";
    expect(placed(py.read("A = {1: [1e400],\n 2e400: []}\nS0=[1]"))).toEqual([`1:10 ${tooLarge}`, `2:2 ${tooLarge}`]);
    expect(placed(json.read('{"vertices":[{"name":1e400,"owner":0}]}'))).toEqual([`1:22 ${tooLarge}`]);
  });

  it("a name that looks like such a number is a name, and is written so that it is read back", () => {
    const names = ["9".repeat(400), `(${"9".repeat(400)}, 0)`, "-1e400"];
    const builder = new ArenaBuilder();
    for (const name of names) builder.vertex(name, 0);
    for (const { write, read } of ARENA_FORMATS) {
      expect(labels(unwrap(read(write(builder.buildOrThrow()))))).toEqual(names);
    }
  });

  it("a key that JSON gives twice is refused, at the top and inside", () => {
    expect(
      placed(json.read('{"vertices":[{"name":"a","owner":0}],\n "vertices":[{"name":"c","owner":0,"owner":1}]}')),
    ).toEqual(["2:2 the key vertices appears twice", "2:36 the key owner appears twice"]);
    expect(placed(readDictionary('{"a": "b",\n "a": "c"}'))).toEqual(["2:2 the key a appears twice"]);
  });

  it("names of Object's own properties are names like others", () => {
    expect(faults(py.read("toString = 5\nA = {1: []}\nS0 = [1]"))[0].text.en).toContain('no place for "toString"');
    expect(labels(unwrap(py.read("constructor = {1: [2], 2: []}\nS0 = [1]")))).toEqual(["1", "2"]);
    expect(placed(json.read('{"vertices":[],"constructor":1}'))[0]).toContain('1:16 There is no key "constructor"');
  });

  it("half a character is refused with its place, escaped or not", () => {
    const half = "half a character is here (a surrogate without its other half), which no file can hold";
    expect(placed(json.read('{"vertices":[{"name":"\\ud800","owner":0},\n{"name":"\\ud801","owner":0}]}'))).toEqual([
      `1:22 ${half}`,
    ]);
    expect(placed(dot.read('digraph {\n "\ud801" [owner=0] }'))).toEqual([`2:3 ${half}`]);
    expect(placed(gm.read('0 1 0 0 "\udc00";'))).toEqual([`1:10 ${half}`]);
    expect(labels(unwrap(json.read('{"vertices":[{"name":"\\ud83d\\ude00","owner":0}]}')))).toEqual(["😀"]);
  });

  it("characters that are escaped are what Python makes of them", () => {
    const text = `${String.raw`A = {'\U0001F600': ['\x41', '\102', '\d', '\\e', '\'']}`}\nS0 = []`;
    expect(labels(unwrap(py.read(text)))).toEqual(["😀", "A", "B", "\\d", "\\e", "'"]); // as Python 3 prints them
  });

  it("what is not UTF-8 is refused with its place", () => {
    const said = (byte: string) => `the byte ${byte} is not UTF-8 here: save the file as UTF-8`;
    expect(placed(py.read(bytes("A = {'a': []}\nS0 = ['\xe9']")))).toEqual([`2:8 ${said("0xe9")}`]);
    expect(placed(json.read(bytes('{"vertices":[{"name":"\xc3\xa9\xe9"}]}')))).toEqual([`1:24 ${said("0xe9")}`]);
    expect(placed(dot.read(bytes("\xff\xfed\0i\0")))).toEqual([`1:1 ${said("0xff")}`]);
    expect(placed(gm.read(bytes('0 1 0 0 "\xc3')))).toEqual([`1:10 ${said("0xc3")}`]); // cut short
  });

  it("True is 1 and False is 0, as in Python, and None is not the string 'None'", () => {
    expect(placed(py.read("A = {True: [0],\n 1: []}\nS0 = [1]"))).toEqual(["2:2 the key 1 appears twice"]);
    const owners = { kind: "slot", slot: 1 } as const;
    const arena = unwrap(py.read("A = {(3, True): [(2, False)], (2, 0): [(3, 1)]}", { owners }));
    expect([labels(arena), [...arena.ownerOfVertex]]).toEqual([
      ["(3, 1)", "(2, 0)"],
      [1, 0],
    ]);
    expect(labels(unwrap(py.read("A = {None: ['None'], 'None': []}\nS0 = [None]")))).toEqual(["None", "'None'"]);
    for (const name of ["True", "(True, 0)", "None", "'None'", "9007199254740993", "1e400"]) {
      const named = new ArenaBuilder().vertex(name, 0).buildOrThrow();
      for (const { read, write } of ARENA_FORMATS) expect(labels(unwrap(read(write(named))))).toEqual([name]);
    }
  });
});

describe("other people's PGSolver files", () => {
  const warnings = (result: Parsed<Arena>): string[] => (result.ok ? result.warnings.map(({ text }) => text.en) : []);

  it("an edge leads to a number, never to a name", () => {
    expect(placed(gm.read('0 1 0 7 "a";\n1 1 1 0 "7";'))).toEqual([
      "1:1 a successor of 0 is 7, which is not a vertex (0 is one)",
    ]);
    const crossed = unwrap(gm.read('start 1; 0 1 0 1 "1"; 1 1 1 0 "0";'));
    expect([labels(crossed), [...crossed.targetOfEdge], crossed.start]).toEqual([["1", "0"], [1, 0], 1]);
  });

  it("names that repeat are comments: the vertices are called by their numbers", () => {
    const read = gm.read('parity 5;\n5 1 0 2 "X";\n2 1 1 5 "X";\n3 1 0 2;', { objective: "reach" });
    expect(labels(unwrap(read))).toEqual(["5", "2", "3"]);
    expect(warnings(read)).toEqual([
      'several vertices have one name (5 and 2 are both "X"): all are called by their numbers',
    ]);
    expect(labels(unwrap(gm.read(gm.write(unwrap(read)), { objective: "reach" })))).toEqual(["5", "2", "3"]);
    // a name may also be the number of another vertex
    expect(labels(unwrap(gm.read('0 1 0 1 "1"; 1 1 1 0;')))).toEqual(["0", "1"]);
  });

  it("real priorities are announced, plain file or not; those of a reachability game are not", () => {
    const announced = /^this is a parity game \(vertex 1 of priority 4 goes on\), read as a reachability game/;
    const reach = { objective: "reach" } as const;
    for (const name of ["", ' "x"']) {
      const parity = `parity 1;\n0 1 0 1;\n1 4 1 0,1${name};`;
      const reachability = `parity 2;\n0 1 0 1,2;\n1 4 1 1${name};\n2 0 1 2;`;
      expect(warnings(gm.read(parity, reach))).toEqual([expect.stringMatching(announced)]);
      expect(warnings(gm.read(reachability, reach))).toEqual([]);
      expect(warnings(gm.read(`parity 1;\n0 0 0 1;\n1 1 1 0,1${name};`, reach))).toHaveLength(1);
      // and the other way round, unless somebody asks for parity
      expect(warnings(gm.read(parity))).toEqual([]);
      expect(warnings(gm.read(reachability))).toEqual([expect.stringMatching(/^this is read as a parity game, but/)]);
      expect(warnings(gm.read(reachability, { objective: "parity" }))).toEqual([]);
    }
  });

  it("numbers above 2^53 are refused, and files are recognised without a head", () => {
    expect(placed(gm.read('0 1 0 9007199254740993 "a";'))).toEqual(["1:7 numbers of vertices go up to 2^53"]);
    expect(sniffFormat("12 0 1 3,4;").id).toBe("gm");
  });
});

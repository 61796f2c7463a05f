import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../../test/arenas.ts";
import { parityArenaOf, parityPlans } from "../../../test/parity.ts";
import { describeFault, type Fault, unwrap } from "../../base/error.ts";
import { type Arena, ArenaBuilder } from "../index.ts";
import { gmFormat, scanPlainGm as scanBytes } from "./gm.ts";
import { ARENA_FORMATS, sniffFormat } from "./index.ts";
import { pythonFormat } from "./python.ts";

const plain = (arena: Arena) => ({
  labels: Array.from({ length: arena.vertexCount }, (_, vertex) => arena.label(vertex)),
  first: [...arena.firstEdgeOfVertex],
  targets: [...arena.targetOfEdge],
  owners: [...arena.ownerOfVertex],
  goals: [...arena.goalOfVertex],
  priorities: arena.priorityOfVertex && [...arena.priorityOfVertex],
  objective: arena.objective,
  endless: arena.endless,
  start: arena.start,
});

const scanPlainGm = (text: string) => scanBytes(new TextEncoder().encode(text), "reach");
/** PGSolver's files are parity games unless one asks for reachability, which is what arenas without priorities are. */
const REACH = { objective: "reach" } as const;

/** The arena with other names, among them some that look like something else. */
function renamed(arena: Arena, names: readonly string[]): Arena {
  return { ...arena, label: (vertex) => names[vertex] };
}

const names = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom(
      "0",
      "1",
      "-3",
      "'1'",
      "(10, 0)",
      "(10,0)",
      "('a', 1)",
      "été",
      "a b",
      'say "x"',
      "it's",
      "\\",
      "node",
      "#",
      "[1]",
    ),
    fc.string({ minLength: 1, maxLength: 6, unit: "grapheme" }),
  ),
  { minLength: 9, maxLength: 9 },
);

describe.each(ARENA_FORMATS.map((format) => [format.id, format] as const))("%s", (_, format) => {
  it("reads back exactly what it wrote, whatever the names", () => {
    fc.assert(
      fc.property(arenas, names, (arena, chosen) => {
        const original = renamed(arena, chosen);
        expect(plain(unwrap(format.read(format.write(original), REACH)))).toEqual(plain(original));
      }),
      { numRuns: 500 },
    );
  });

  it("writes the same in pieces, wherever they end, and says that a text is too long to be read", () => {
    const builder = new ArenaBuilder();
    for (let vertex = 0; vertex < 40_000; vertex++) {
      // longer in UTF-8 than as a string
      builder.vertex(`état ${vertex} ${"é".repeat(vertex % 23)}`, (vertex % 2) as 0 | 1);
    }
    const arena = builder.buildOrThrow();
    const pieces = [...format.pieces(arena)];
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces).toString()).toBe(format.write(arena));
    if (format !== gmFormat) expect(() => format.read(new Uint8Array(2 ** 29))).toThrow(/536 million characters/);
  });

  it("is recognised from its text", () => {
    const builder = new ArenaBuilder().vertex("a", 0).vertex("b", 1).edge("a", "b").start("a");
    expect(sniffFormat(format.write(builder.buildOrThrow())).id).toBe(format.id);
  });

  it("answers any text with an arena or with faults, never with a crash", () => {
    const pieces = fc.constantFrom(
      "A",
      "=",
      "{",
      "}",
      "[",
      "]",
      "(",
      ")",
      ",",
      ":",
      "0",
      "1",
      "'a'",
      '"a"',
      "->",
      "digraph",
      ";",
      "parity",
      "\n",
      "#",
      "owner",
      '"vertices"',
      '"name"',
      "None",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (words) => {
        const result = format.read(words.join(" "));
        if (!result.ok) expect(result.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the Python dictionary of the course", () => {
  const read = (text: string, options = {}) => pythonFormat.read(text, options);
  const faults = (text: string, options = {}): readonly Fault[] => {
    const result = read(text, options);
    return result.ok ? [] : result.faults;
  };

  it("takes the player from a slot, from a threshold, or from sets", () => {
    const bySlot = unwrap(read("A = {(1,0): [(0,1)], (0,1): []}", { owners: { kind: "slot", slot: 1 } }));
    expect([...bySlot.ownerOfVertex]).toEqual([0, 1]);
    const byThreshold = unwrap(read("{0: [4], 4: [0]}", { owners: { kind: "below", threshold: 4 } }));
    expect([...byThreshold.ownerOfVertex]).toEqual([0, 1]);
    const bySets = unwrap(read("A = {'a': ['b'], 'b': []}\nS0 = {'a': None}\nS1 = {'b'}\nV0 = ['b']\nV1 = {}"));
    expect([[...bySets.ownerOfVertex], [...bySets.goalOfVertex]]).toEqual([
      [0, 1],
      [2, 0],
    ]);
    const byOneSet = unwrap(read("A = {'a': ['b'], 'b': []}\nS1 = ['b']"));
    expect([...byOneSet.ownerOfVertex]).toEqual([0, 1]);
  });

  it("adds missing sinks with a warning", () => {
    const result = read("A = {(1,0): [(0,1)]}", { owners: { kind: "slot", slot: 1 } });
    expect(result.ok && result.value.vertexCount).toBe(2);
    expect(result.ok && result.warnings[0].text.en).toContain("(0, 1)");
  });

  it("reports every fault at once, each with its place", () => {
    const text =
      "A = {'a': ['b', 'b'],\n 'b': []}\nS0 = ['a', 'c']\nS1 = ['b']\nV0 = ['b']\nV1 = ['b', 'x']\nstart = 'y'";
    expect(faults(text).map(({ text: { en }, line }) => [line, en.split(" ")[0]])).toHaveLength(5);
    const messages = faults(text)
      .map(({ text }) => text.en)
      .join("\n");
    for (const expected of [
      "S0 names c",
      "goal of both players",
      "x, which is not a vertex",
      "twice",
      "the start is y",
    ]) {
      expect(messages).toContain(expected);
    }
  });

  it("says line and column of what cannot be read", () => {
    expect(faults("A = {(1,0): [(0,1)],\n  (0,1) []}")).toEqual([
      {
        text: { en: 'expected ":", but "[]}" is there', fr: '":" est attendu, mais "[]}" s’y trouve' },
        line: 2,
        column: 9,
      },
    ]);
    expect(faults("A = {1: [f(2)]}")[0].text.en).toContain('found the name "f"');
    expect(faults("")[0].text.en).toContain("no adjacency dictionary");
    expect(faults("A = {}")[0].text.en).toContain("nothing says who owns");
    expect(faults(`A = ${"(".repeat(100_000)}`)[0].text.en).toContain("brackets");
  });
});

describe("validation (A2)", () => {
  it("names unknown vertices, overlapping goals, missing owners, double edges and an empty arena", () => {
    const builder = new ArenaBuilder().vertex("a", 0).vertex("b").edge("a", "b").edge("a", "b").edge("a", "c");
    builder.goal(0, "a").goal(1, "a").start("z");
    const result = builder.build();
    const messages = result.ok ? [] : result.faults.map(({ text }) => text.en);
    expect(messages).toEqual([
      "vertex b has no owner",
      "vertex a is a goal of both players",
      "the edge a → b appears twice",
      "a successor of a is c, which is not a vertex (a is one)",
      "the start is z, which is not a vertex (a is one)",
    ]);
    const empty = new ArenaBuilder().build();
    expect(!empty.ok && empty.faults[0].text.en).toBe("the arena has no vertex");
  });
});

describe("PGSolver", () => {
  it("reads the goals from the priorities", () => {
    const gm = ARENA_FORMATS.find(({ id }) => id === "gm");
    const arena = unwrap(
      (gm as (typeof ARENA_FORMATS)[number]).read(
        'parity 3;\nstart 0;\n0 1 0 1,2,3;\n1 2 1 1 "won";\n2 3 0 2;\n3 0 1 3;\n',
        REACH,
      ),
    );
    expect([...arena.goalOfVertex]).toEqual([2, 0, 1, 2]);
    expect([arena.edgeCount, arena.start, arena.label(1), arena.label(2)]).toEqual([3, 0, "won", "2"]);
  });

  it("reads plain files at once to the same arena as patiently", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const unnamed = { ...arena, label: String };
        const text = gmFormat.write(unnamed);
        // Names that say nothing new force the patient reader.
        const named = text.replace(/^(\d+)( \d+ .*);$/gm, '$1$2 "$1";');
        expect(scanPlainGm(text)).toBeDefined();
        expect(scanPlainGm(named)).toBeUndefined();
        expect(plain(unwrap(gmFormat.read(named, REACH)))).toEqual(plain(unwrap(gmFormat.read(text, REACH))));
        expect(plain(unwrap(gmFormat.read(text, REACH)))).toEqual(plain(unnamed));
      }),
    );
  });

  it("writes and reads many chunks, a vertex longer than one, and a successor said twice", () => {
    const vertexCount = 60_000; // a chunk has 2¹⁷ characters; the text 1.5 million
    const lines = Array.from({ length: vertexCount }, (_, vertex) => {
      const targets =
        vertex === 7
          ? Array.from({ length: vertexCount }, (_, target) => target)
          : [vertex, (vertex * 7) % vertexCount];
      return `${vertex} 1 ${vertex % 2} ${targets.join(",")};`;
    });
    const text = `parity ${vertexCount - 1};\n${lines.join("\n")}\n`;
    const read = scanPlainGm(text.replace("\n7 1 1 0,", "\n7 1 1 0,0,"));
    // where 7v = v, and where it was written so
    expect(read?.repeating).toEqual([0, 7, 10_000, 20_000, 30_000, 40_000, 50_000]);
    const { arena } = read as NonNullable<typeof read>;
    expect(gmFormat.write(arena)).toBe(text.replace(/^(\d+) 1 (\d) \1,\1;$/gm, "$1 1 $2 $1;"));
    expect(scanPlainGm(text.slice(0, -2))).toBeUndefined(); // the last semicolon is missing
    expect(scanPlainGm(text.replace("\n30000 1", "\n30000 é1"))).toBeUndefined();
    expect(scanPlainGm(`${text}60000 1 0 1;\n`)).toBeUndefined();
  });
});

describe("parity games", () => {
  it.each(ARENA_FORMATS)("$id keeps the priorities, read at once or patiently", (format) => {
    fc.assert(
      fc.property(parityPlans(8, 9), fc.boolean(), (plan, named) => {
        const arena = { ...parityArenaOf(plan), ...(named ? { label: (vertex: number) => `v${vertex}` } : {}) };
        expect(plain(unwrap(format.read(format.write(arena))))).toEqual(plain(arena));
      }),
      { numRuns: 50 },
    );
  });

  it.each(["py", "json", "dot"])("%s says who wins a play that never ends, and refuses others", (id) => {
    const format = ARENA_FORMATS.find((candidate) => candidate.id === id) as (typeof ARENA_FORMATS)[number];
    const loop = new ArenaBuilder().vertex("a", 0).edge("a", "a");
    for (const endless of [0, 1] as const) {
      const arena: Arena = { ...loop.buildOrThrow(), endless };
      expect(plain(unwrap(format.read(format.write(arena))))).toEqual(plain(arena));
    }
    const written = format.write({ ...loop.buildOrThrow(), endless: 1 });
    const wrong = format.read(written.replace(/(endless\W+)1/, "$17"));
    expect(!wrong.ok && wrong.faults[0].text.en).toBe(
      'a play that never ends should be won by 0 or 1, or be a "draw", not 7',
    );
  });

  it.each(["py", "json", "dot"])("%s says which objective it is, and refuses another", (id) => {
    const format = ARENA_FORMATS.find((candidate) => candidate.id === id) as (typeof ARENA_FORMATS)[number];
    const arena: Arena = { ...parityArenaOf([{ owner: 0, priority: 3, to: [0] }]), objective: "buchi" };
    expect(plain(unwrap(format.read(format.write(arena))))).toEqual(plain(arena));
    const wrong = format.read(format.write(arena).replace("buchi", "bushi"));
    expect(!wrong.ok && wrong.faults[0].text.en).toMatch(/^the objective should be one of reach, .*, not bushi$/);
  });

  it("PGSolver's come in the order of their numbers, which may have gaps; a name is a comment", () => {
    const arena = unwrap(gmFormat.read('parity 9;\nstart 2;\n9 4 1 2,9 "x";\n2 7 0 9 "x";\n'));
    expect([...(arena.numberOfVertex ?? [])]).toEqual([2, 9]);
    expect([arena.label(0), arena.label(1), arena.start]).toEqual(["2", "9", 0]);
    expect([...(arena.priorityOfVertex ?? [])]).toEqual([7, 4]);
    expect([...arena.targetOfEdge]).toEqual([1, 0, 1]);
  });

  it.each([
    ["0 -1 0 0;", 'line 2, column 3: expected a priority, but "-1" is there'],
    ["0 2147483648 0 0;", "the priority of 0 should be a whole number from 0 to 2147483647, not 2147483648"],
    ["0 2 0 0;\n1 2147483647 0 0;", ""],
  ])("PGSolver's priorities are whole numbers below 2^31: %s", (lines, sentence) => {
    const read = gmFormat.read(`parity 1;\n${lines}\n`);
    expect(read.ok ? "" : describeFault(read.faults[0])).toContain(sentence);
  });

  it("priorities of a dictionary are whole numbers, one for each vertex", () => {
    const read = (priorities: string) =>
      pythonFormat.read(`A = {0: [1], 1: [0]}\nS0 = [0]\npriorities = ${priorities}`);
    const said = (priorities: string): string => {
      const found = read(priorities);
      return found.ok ? "" : found.faults.map(({ text }) => text.en).join("; ");
    };
    expect(said("{0: 3, 1: 2}")).toBe("");
    expect(said("{0: 3}")).toBe("vertex 1 has no priority, but others have one");
    expect(said("{0: 3, 1: -2}")).toContain("the priority of 1 should be a whole number from 0 to 2147483647, not -2");
    expect(said("{0: 3, 1: 1.5}")).toContain("not 1.5");
    expect(said("[3, 2]")).toContain("priorities should be a dictionary");
  });
});

import { type Arena, explore, seededRandom, verify } from "marienbad";
import {
  ARENA_FORMATS,
  ArenaBuilder,
  type ArenaFormat,
  checkStrategy,
  findVertex,
  goalOf,
  makeBipartite,
  objectiveOf,
  outcomeOf,
  ownerOf,
  rankOf,
  readDictionary,
  resultAt,
  sniffFormat,
  successors,
  winnerOf,
  withDeadEnds,
  withoutInserted,
} from "marienbad/arena";
import { makeGame } from "marienbad/games/all";
import { solveArenaQuickly } from "marienbad/kernel";
import { readCertificate, writeCertificateBytes, writeCertificateLines } from "marienbad/verify";
import { loadSource } from "./sources.ts";
import { type AnyTarget, accepted, insist, insistSame, orRefusal, refuse, type Target } from "./target.ts";

/** What the definitions say of each vertex (`naiveSolution` of the tests). */
type NaiveSolution = (arena: Arena) => readonly { readonly outcome: string; readonly rank: number | undefined }[];

/** The naive definitions are cubic. */
const MAX_NAIVE = 14;
const RANDOM_ARENAS = 30;

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  py: [
    '{"a": ["b", "c"], "b": ["a"], "c": []}\nS0 = {"a", "c"}\nS1 = {"b"}\nV0 = {"c"}\nstart = "a"\n',
    "A = {(2, 0): [(1, 1), (0, 1)], (1, 1): [(0, 0)], (0, 0): [], (0, 1): []}\n# who moves is in the tuple\n" +
      "S0 = [(2, 0), (0, 0)]\nS1 = [(1, 1), (0, 1)]\nF0 = {(0, 1)}\nF1 = {(0, 0)}\n",
    "{1: [2, 3], 2: [3, 1], 3: []}  S0 = {1, 2}  draws = {3}  V1 = [2]  start = 1\n",
  ],
  json: [
    '{"start":"a","vertices":[{"name":"a","owner":0},{"name":"b","owner":1,"goal":0},{"name":"c","owner":1,' +
      '"goal":"draw"}],"edges":[["a","b"],["b","a"],["a","c"]]}',
  ],
  dot: [
    "digraph { a [owner=0] b [owner=1, goal=0]; c [owner=1 shape=box]; a -> {b c} -> d; d [goal=draw owner=0] }",
    'strict digraph "g" {\n  node [shape=circle];\n  /* who moves */ 1; 2;\n  node [shape=box] 3;\n' +
      '  1 -> 2 [label="x"];\n' +
      "  2 -> 3; // back\n  3 -> 1;\n  subgraph s { 3 -> 2 }\n}\n",
  ],
  gm: [
    'parity 3;\n0 1 0 1,2 "a";\n1 2 1 0 "b";\n2 65534 1 2 "end";\n',
    "parity 4;\nstart 1;\n0 6 1 4,2;\n1 5 0 0,3;\n2 3 1 1;\n3 0 0 3;\n4 8 1 1,4;\n",
  ],
};

export async function arenaTargets(): Promise<AnyTarget[]> {
  const { naiveSolution } = await loadSource<{ naiveSolution: NaiveSolution }>("core/test/naive.ts");
  const arenas = [
    explore(makeGame("nim", { sticks: 4, take: [1, 2] })).arena,
    explore(makeGame("mu-torere"), { limit: 5000 }).arena,
  ];
  const random = Array.from({ length: RANDOM_ARENAS }, (_, seed) => randomArena(seed));
  const written = (format: ArenaFormat): string[] => [arenas[0], ...random].map((arena) => format.write(arena));
  const formats = ARENA_FORMATS.map(
    (format): Target<string> => ({
      name: `arena.${format.id}`,
      weight: 6,
      samples: [...(SAMPLES[format.id] ?? []), ...written(format)],
      run: (text) => study(format, text, naiveSolution),
    }),
  );
  const all = formats.flatMap(({ samples }) => samples);
  const sniffed: Target<string> = {
    name: "arena.unknown-format",
    weight: 3,
    samples: all,
    run: (text) => study(sniffFormat(text), text, naiveSolution),
  };
  const bytes: Target<Uint8Array> = {
    name: "arena.bytes",
    weight: 3,
    samples: all.map((text) => new TextEncoder().encode(text)),
    run(content) {
      for (const format of ARENA_FORMATS) orRefusal(() => accepted(format.read(content)));
    },
  };
  return [...formats, sniffed, bytes, strategies(), ...arenas.flatMap(certificates)];
}

const NAMES: readonly string[] = [
  "a",
  "b1",
  "(2, 0)",
  "7",
  "-1",
  "x y",
  'say "hi"',
  "é",
  "draw",
  "\\",
  "→",
  "__proto__",
];

/** A small arena with everything that arenas may have. */
function randomArena(seed: number): Arena {
  const random = seededRandom(seed);
  const names = NAMES.slice(random.below(4), 5 + random.below(8));
  const builder = new ArenaBuilder();
  for (const name of names) {
    builder.vertex(name, random.below(2) as 0 | 1);
    if (random.below(4) === 0) builder.goal(([0, 1, "draw"] as const)[random.below(3)], name);
    for (const target of names) if (random.below(names.length) < 2) builder.edge(name, target);
  }
  if (random.below(2) === 0) builder.start(names[random.below(names.length)]);
  return builder.buildOrThrow();
}

/** Reads an arena; one that is accepted is solved, verified, compared with its definitions, and written and read. */
function study(format: ArenaFormat, text: string, naiveSolution: NaiveSolution): void {
  orRefusal(() => accepted(format.read(text, { owners: { kind: "slot", slot: 1 } })));
  orRefusal(() => accepted(format.read(text, { owners: { kind: "below", threshold: 2 } })));
  const arena = accepted(format.read(text));
  const wrong = solvedWrongly(arena);
  insist(wrong === undefined, `solved wrongly: ${wrong}`);
  if (arena.vertexCount <= MAX_NAIVE) {
    const solution = solveArenaQuickly(arena);
    const found = vertices(arena).map((vertex) => ({
      outcome: outcomeOf(solution, vertex),
      rank: rankOf(solution, vertex),
    }));
    insistSame(found, naiveSolution(arena), "not as defined");
  }
  for (const rule of ["mover-loses", "mover-wins"] as const) {
    insist(solvedWrongly(withDeadEnds(arena, rule)) === undefined, `solved wrongly where a dead end: ${rule}`);
  }
  insistSame(
    picture(withoutInserted(makeBipartite(arena), arena.vertexCount)),
    picture(arena),
    "made bipartite and back",
  );
  for (const other of ARENA_FORMATS) {
    // A file of PGSolver's is a parity game unless its reader says otherwise.
    const back = orRefusal(() => accepted(other.read(other.write(arena), { objective: objectiveOf(arena) })));
    insist(back !== undefined, `what is written in ${other.id} is refused`);
    insistSame(picture(back), picture(arena), `read back from ${other.id}`);
  }
}

function solvedWrongly(arena: Arena): string | undefined {
  const claim = verify(arena, solveArenaQuickly(arena));
  return claim === undefined ? undefined : JSON.stringify(claim);
}

function vertices(arena: Arena): number[] {
  return Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
}

/** All that an arena says, as plain data. */
function picture(arena: Arena): unknown {
  return {
    start: arena.start,
    vertices: vertices(arena).map((vertex) => [
      arena.label(vertex),
      ownerOf(arena, vertex),
      goalOf(arena, vertex) ?? resultAt(arena, vertex),
      [...successors(arena, vertex)],
    ]),
  };
}

/** A strategy as a dictionary: what it chooses is followed against every play of the opponent. */
function strategies(): Target<string> {
  const { arena } = explore(makeGame("nim", { sticks: 6, take: [1, 2] }));
  const winner = winnerOf(solveArenaQuickly(arena), 0);
  return {
    name: "strategy",
    weight: 4,
    samples: [
      "{(6, 0): (5, 1), (4, 0): (3, 1), (5, 0): (3, 1), (2, 0): (0, 1), (1, 0): (0, 1), (3, 0): (2, 1)}",
      '{"(6, 0)": "(4, 1)", "(4, 0)": "(3, 1)", "(2, 0)": "(0, 1)"}',
      "strategy = {\n  (5, 1): (3, 0),  # to threes\n  (4, 1): (3, 0),\n  (2, 1): (0, 0), (1, 1): (0, 0)\n}",
    ],
    run(text) {
      const entries = accepted(readDictionary(text));
      const choices = new Map(entries.map(({ key, value }) => [findVertex(arena, key), findVertex(arena, value)]));
      for (const player of [0, 1] as const) {
        const { winning } = checkStrategy(arena, player, (vertex) => choices.get(vertex), 0);
        insist(!winning || player === winner, `a winning strategy for player ${player}, who loses`);
      }
    },
  };
}

/** A certificate, in lines and in bytes: after a change it is refused, fails, or claims the same as before. */
function certificates(arena: Arena): Target<Uint8Array>[] {
  const truth = solveArenaQuickly(arena);
  const bytes = writeCertificateBytes(arena, truth);
  const lines = new TextEncoder().encode(writeCertificateLines(arena, truth));
  return [
    { name: `certificate.bytes-${arena.vertexCount}`, samples: [bytes], run: check },
    { name: `certificate.lines-${arena.vertexCount}`, samples: [lines], run: check },
  ];
  function check(content: Uint8Array): void {
    const { solution, intact } = readCertificate(arena, content);
    const isVerified = verify(arena, solution) === undefined;
    const isTrue = truth.valueOfVertex.every((value, vertex) => solution.valueOfVertex[vertex] === value);
    insist(isTrue || !isVerified, "the verifier accepts a false claim"); // even where the checksum would tell
    insist(!intact || (isTrue && isVerified), "a changed certificate fits its checksum");
    if (!intact) refuse();
  }
}

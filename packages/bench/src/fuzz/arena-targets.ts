import fc from "fast-check";
import { type Arena, explore, verify } from "marienbad";
import {
  ARENA_FORMATS,
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

/** The naive definitions of the tests, literally computed. */
interface Naive {
  naiveSolution(arena: Arena): readonly { readonly outcome: string; readonly rank: number | undefined }[];
}

/** The random arenas of the tests. */
interface RandomArenas {
  readonly arenaPlans: fc.Arbitrary<unknown>;
  arenaOf(plan: unknown, start: number | undefined, nameOf: (vertex: number) => string): Arena;
}

/** The naive definitions are cubic. */
const MAX_NAIVE = 14;
const RANDOM_ARENAS = 30;
const NAMES = ["a", "b1", "(2, 0)", "7", "-1", "x y", 'say "hi"', "é", "draw", "\\", "→", "__proto__"];

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
  const { naiveSolution } = await loadSource<Naive>("core/test/naive.ts");
  const { arenaPlans, arenaOf } = await loadSource<RandomArenas>("core/test/arenas.ts");
  const random = fc
    .sample(arenaPlans, { seed: 1, numRuns: RANDOM_ARENAS })
    .map((plan, number) =>
      arenaOf(plan, number % 2 === 0 ? 0 : undefined, (vertex) => NAMES[(number + vertex) % NAMES.length]),
    );
  const nim = explore(makeGame("nim", { sticks: 4, take: [1, 2] })).arena;
  const muTorere = explore(makeGame("mu-torere"), { limit: 5000 }).arena;
  const formats = ARENA_FORMATS.map(
    (format): Target<string> => ({
      name: `arena.${format.id}`,
      weight: 6,
      samples: [...(SAMPLES[format.id] ?? []), ...[nim, ...random].map((arena) => format.write(arena))],
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
  return [...formats, sniffed, bytes, strategies(), ...certificates(nim), ...certificates(muTorere)];
}

/** An accepted arena is solved, verified, compared with the definitions, and written and read again. */
function study(format: ArenaFormat, text: string, naiveSolution: Naive["naiveSolution"]): void {
  orRefusal(() => accepted(format.read(text, { owners: { kind: "slot", slot: 1 } })));
  orRefusal(() => accepted(format.read(text, { owners: { kind: "below", threshold: 2 } })));
  const arena = accepted(format.read(text));
  insistSolved(arena, "solved wrongly");
  if (arena.vertexCount <= MAX_NAIVE) {
    const solution = solveArenaQuickly(arena);
    const found = vertices(arena).map((vertex) => ({
      outcome: outcomeOf(solution, vertex),
      rank: rankOf(solution, vertex),
    }));
    insistSame(found, naiveSolution(arena), "not as defined");
  }
  for (const rule of ["mover-loses", "mover-wins"] as const) {
    insistSolved(withDeadEnds(arena, rule), `solved wrongly where a dead end: ${rule}`);
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

function insistSolved(arena: Arena, message: string): void {
  const claim = verify(arena, solveArenaQuickly(arena));
  insist(claim === undefined, `${message}: ${JSON.stringify(claim)}`);
}

function vertices(arena: Arena): number[] {
  return Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
}

/** An arena as plain data. */
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

/** A strategy as a dictionary, followed against every play of the opponent. */
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
    insist(isTrue || !isVerified, "the verifier accepts a false claim"); // whatever the checksum says
    insist(!intact || (isTrue && isVerified), "a changed certificate fits its checksum");
    if (!intact) refuse();
  }
}

/**
 * The rooms whose tests are put to the proof. `prose` are files that hold nothing but texts, lists, types and exports,
 * where a mutant would only change a sentence; `slow` are tests of large inputs, which find no mutant that others miss.
 */
const PROSE = ["index.ts", "texts.ts"];

export const ROOMS = [
  { id: "search", prose: [...PROSE, "registry.ts", "trace.ts"], slow: ["large-inputs.test.ts"] },
  { id: "solve", prose: PROSE, slow: [] },
  { id: "objective", prose: PROSE, slow: ["objective.long.test.ts"] },
  { id: "oracle", prose: PROSE, slow: ["large-inputs.long.test.ts"] },
  { id: "databases", folder: "packages/marienbad/src/levels", prose: PROSE, slow: [] },
  { id: "verify", prose: PROSE, slow: [] },
  {
    id: "cluster",
    folder: "packages/cluster/src/queue",
    prose: ["names.ts", "machines.ts", "runner.ts", "server.ts"], // what needs a queue's server
    slow: [],
  },
  {
    id: "exercise",
    prose: [
      ...[...PROSE, "kinds/index.ts", "write/index.ts", "generated/corrector.ts"],
      ...["write/page-script.ts", "kinds/python-solutions.ts"], // programs for browsers and for students
      ...["kinds/heap-scene.ts", "kinds/weighted-scene.ts"], // where a drawing has its parts
      ...["arenas", "common", "heaps", "matrix", "paths", "python", "sheets", "trees"].map((id) => `texts/${id}.ts`),
    ],
    slow: ["exercise.long.test.ts", "moodle.long.test.ts"],
  },
];

/** Where the files of a room are: in the library, unless it says where. */
export function folderOf({ id, folder = `packages/marienbad/src/${id}` }) {
  return folder;
}

export function roomOf(id) {
  const room = ROOMS.find((candidate) => candidate.id === id);
  if (room === undefined) throw new Error(`no room "${id}": ${ROOMS.map((known) => known.id).join(", ")}`);
  return room;
}

/**
 * The rooms whose tests are put to the proof, of the core unless `folder` names another place. `prose` are files, or
 * folders (with a slash at their end), that hold nothing but texts, lists, types and exports, where a mutant would only
 * change a sentence, or that need files and threads; `slow` are tests of large inputs, which find no mutant that others
 * miss.
 */
const PROSE = ["index.ts", "texts.ts"];
/** Tests of large inputs are slow in every room. */
const LONG = ".long.test.ts";

export const ROOMS = [
  { id: "search", prose: [...PROSE, "registry.ts", "trace.ts"], slow: ["large-inputs.test.ts"] },
  { id: "solve", prose: PROSE },
  { id: "objective", prose: PROSE },
  { id: "oracle", prose: PROSE },
  { id: "verify", prose: PROSE },
  {
    id: "databases",
    folder: "packages/databases/src",
    prose: [
      ...[...PROSE, "connect4/texts.ts", "verify/texts.ts", "kernel/generated/"],
      ...["node/", "system/", "rules/", "connect4/node/"], // files and threads: tests start the built program
    ],
  },
  {
    id: "cluster",
    folder: "packages/cluster/src/queue",
    prose: ["names.ts", "machines.ts", "runner.ts", "server.ts"], // what needs a queue's server
  },
  {
    id: "exercise",
    folder: "packages/exercise/src",
    prose: [
      ...["index.ts", "kinds/index.ts", "write/index.ts", "generated/", "texts/"],
      ...["write/page.ts", "kinds/python-solutions.ts"], // programs for browsers and for students
    ],
  },
];

/** Folder of the files of a room: in the core, unless it names another. */
export const folderOf = ({ id, folder = `packages/core/src/${id}` }) => folder;

const among = (list, name) => list.some((entry) => (entry.endsWith("/") ? name.startsWith(entry) : name === entry));
const isTest = (name) => name.endsWith(".test.ts");

/** The files of a room among these names that are mutated, and the tests that are run. */
export function sort({ prose, slow = [] }, names) {
  const ours = names.filter((name) => name.endsWith(".ts") && !among(prose, name));
  return {
    mutated: ours.filter((name) => !isTest(name)),
    tests: ours.filter((name) => isTest(name) && !name.endsWith(LONG) && !among(slow, name)),
  };
}

export function roomOf(id) {
  const room = ROOMS.find((candidate) => candidate.id === id);
  if (room === undefined) throw new Error(`no room "${id}": ${ROOMS.map((known) => known.id).join(", ")}`);
  return room;
}

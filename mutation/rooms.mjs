/**
 * The rooms whose tests are put to the proof. `prose` are files that hold nothing but texts, lists, types and exports,
 * where a mutant would only change a sentence; `slow` are tests of large inputs, which find no mutant that others miss.
 */
const PROSE = ["index.ts", "texts.ts"];

export const ROOMS = [
  { id: "search", prose: [...PROSE, "registry.ts", "trace.ts"], slow: ["large-inputs.test.ts"] },
  { id: "solve", prose: PROSE, slow: [] },
  { id: "oracle", prose: PROSE, slow: ["large-inputs.test.ts"] },
  { id: "levels", prose: PROSE, slow: [] },
  { id: "verify", prose: PROSE, slow: [] },
];

export function roomOf(id) {
  const room = ROOMS.find((candidate) => candidate.id === id);
  if (room === undefined) throw new Error(`no room "${id}": ${ROOMS.map((known) => known.id).join(", ")}`);
  return room;
}

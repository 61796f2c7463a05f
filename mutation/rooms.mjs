/**
 * The rooms whose tests are put to the proof, and for each: the test files that concern it, and the files that hold
 * nothing but prose, lists and exports, where a mutant would only change a sentence.
 */
const PROSE = ["index.ts", "texts.ts"];
const LIBRARY = "packages/marienbad";

export const ROOMS = [
  { id: "search", tests: [`${LIBRARY}/src/search/!(large-inputs).test.ts`], prose: [...PROSE, "registry.ts"] },
  { id: "solve", tests: [`${LIBRARY}/src/solve/*.test.ts`], prose: PROSE },
  { id: "oracle", tests: [`${LIBRARY}/src/oracle/*.test.ts`], prose: PROSE },
  { id: "levels", tests: [`${LIBRARY}/src/levels/*.test.ts`], prose: PROSE },
  { id: "verify", tests: [`${LIBRARY}/src/verify/*.test.ts`], prose: PROSE },
];

export function roomOf(id) {
  const room = ROOMS.find((candidate) => candidate.id === id);
  if (room === undefined) throw new Error(`no room "${id}": ${ROOMS.map((known) => known.id).join(", ")}`);
  return room;
}

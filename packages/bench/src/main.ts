import { attractorBench } from "./attractor.ts";
import { connect4Bench } from "./connect4.ts";
import { exploreBench } from "./explore.ts";
import { grundyBench } from "./grundy.ts";
import { levelsBench } from "./levels.ts";
import { isSmallest } from "./measure.ts";
import { parityBench } from "./parity.ts";
import { pathBench } from "./path.ts";
import { proofsBench } from "./proofs.ts";
import { searchBench } from "./search.ts";
import { taquinBench } from "./taquin.ts";

/**
 * Every benchmark by name; `npm run bench -- attractor grundy` runs those two, without a name all. Flags follow the
 * names: `--smallest` runs each at its smallest size, and without names leaves out `fuzz`, which has `--inputs`
 * instead. Exit code 1 means that results differ which should be the same.
 */
const BENCHES: Readonly<Record<string, (flags: readonly string[]) => Promise<void>>> = {
  attractor: attractorBench,
  parity: parityBench,
  explore: exploreBench,
  search: searchBench,
  proofs: proofsBench,
  grundy: grundyBench,
  path: pathBench,
  taquin: taquinBench,
  connect4: connect4Bench,
  levels: levelsBench,
  cluster: async () => (await import("./cluster.ts")).clusterBench(),
  // Loaded only when asked for: collecting garbage takes longer with a browser's driver on the heap.
  lab: async () => (await import("./lab.ts")).labBench(),
  fuzz: async (flags) => (await import("./fuzz/fuzz.ts")).fuzzBench(flags),
};

const words = process.argv.slice(2);
const firstFlag = words.findIndex((word) => word.startsWith("-"));
const asked = firstFlag < 0 ? words : words.slice(0, firstFlag);
const flags = words.slice(asked.length);
const unknown = asked.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Known: ${Object.keys(BENCHES).join(", ")}.`);
  process.exitCode = 2;
} else {
  const all = Object.keys(BENCHES).filter((name) => name !== "fuzz" || !isSmallest);
  for (const name of asked.length > 0 ? asked : all) await BENCHES[name](flags);
}

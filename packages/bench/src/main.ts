import { attractorBench } from "./attractor.ts";
import { connect4Bench } from "./connect4.ts";
import { exploreBench } from "./explore.ts";
import { grundyBench } from "./grundy.ts";
import { levelsBench } from "./levels.ts";
import { pathBench } from "./path.ts";
import { proofsBench } from "./proofs.ts";
import { searchBench } from "./search.ts";
import { taquinBench } from "./taquin.ts";

/** Every benchmark by name; `npm run bench -- attractor grundy` runs those two, without a name all. */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  attractor: attractorBench,
  explore: exploreBench,
  search: searchBench,
  proofs: proofsBench,
  grundy: grundyBench,
  path: pathBench,
  taquin: taquinBench,
  connect4: connect4Bench,
  levels: levelsBench,
  // Loaded only when asked for: the garbage of others costs more where the heap holds all that drives a browser.
  lab: async () => (await import("./lab.ts")).labBench(),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Known: ${Object.keys(BENCHES).join(", ")}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) await BENCHES[name]();
}

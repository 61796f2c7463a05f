import { seededRandom } from "marienbad";
import type { Random } from "marienbad/base";

/** Twelve samples, each from its own seed. */
export function several(make: (random: Random) => string): string[] {
  return Array.from({ length: 12 }, (_, seed) => make(seededRandom(seed)));
}

function list<Item>(random: Random, least: number, most: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: least + random.below(most - least + 1) }, (_, index) => make(index));
}

/** Games in normal form for two players, with fractions and ties. */
export const randomGames: readonly string[] = several((random) => {
  const [rows, columns] = [1 + random.below(4), 1 + random.below(4)];
  const payoff = (): string => (random.below(4) === 0 ? `${random.below(9)}/7` : String(random.below(5) - 2));
  const payoffs = Array.from({ length: 2 * rows * columns }, payoff);
  return `NFG 1 R "random" { "A" "B" } { ${rows} ${columns} }\n\n${payoffs.join(" ")}`;
});

/** Weighted graphs with an estimate that is often wrong. */
export const randomProblems: readonly string[] = several((random) => {
  const vertices = list(random, 2, 7, (index) => `v${index}`);
  const vertex = (): string => vertices[random.below(vertices.length)];
  const edges = list(random, 1, 16, () => [vertex(), vertex(), random.below(20) / 4]);
  const heuristic = Object.fromEntries(vertices.map((name) => [name, random.below(6)]));
  return JSON.stringify({ vertices, edges, heuristic, start: vertex(), goal: [vertex()] });
});

/** Maps with walls everywhere. */
export const randomMaps: readonly string[] = several((random) => {
  const [width, height] = [1 + random.below(9), 1 + random.below(9)];
  const row = (): string => Array.from({ length: width }, () => "...@T"[random.below(5)]).join("");
  return `type octile\nheight ${height}\nwidth ${width}\nmap\n${Array.from({ length: height }, row).join("\n")}\n`;
});

/** Graphs with scores, cycles among them. */
export const randomGraphs: readonly string[] = several((random) => {
  const vertices = list(random, 2, 6, (index) => index);
  const some = (): number[] => vertices.filter(() => random.below(3) === 0);
  const entries = vertices.map((vertex) => `${vertex}: [${some()}]`);
  const scores = vertices.map(() => random.below(7));
  return `{${entries}} S0 = {${[0, ...some().filter((vertex) => vertex > 0)]}} h = [${scores}]`;
});

import { MarienbadError, runnable, type Work } from "marienbad/base";
import type { Equilibrium } from "./equilibria.ts";
import { writeFraction } from "./fraction.ts";
import { texts } from "./texts.ts";

/** A maximal set of equilibria in which mixtures of row mixes and of column mixes are interchangeable. */
export interface NashSubset {
  /** Index of one equilibrium for each extreme mix of the row player. */
  readonly rows: readonly number[];
  /** Index of one equilibrium for each extreme mix of the column player. */
  readonly columns: readonly number[];
}

/** Connected equilibria. Most components are a single isolated equilibrium. */
export interface NashComponent {
  readonly equilibria: readonly number[];
  readonly subsets: readonly NashSubset[];
}

const MAX_SUBSETS = 2000;

/**
 * The set of all equilibria of a two-player game, from the list of its extreme ones.
 * Exact. In the graph whose vertices are the extreme mixes and whose edges are the extreme equilibria, the maximal
 * complete bipartite parts are the maximal Nash subsets, the connected parts the components. Cost: quadratic in the
 * number of subsets, which may be large in very degenerate games (`limit-reached` above 2000 in one component).
 * Reference: D. Avis, G. Rosenberg, R. Savani, B. von Stengel, "Enumeration of Nash equilibria for two-player games",
 * Economic Theory 42 (2010), section 2.
 */
export const nashComponents = /* @__PURE__ */ runnable(function* nashComponents(
  equilibria: readonly Equilibrium[],
): Work<NashComponent[], void> {
  const [rowOf, columnOf] = [0, 1].map((player) =>
    equilibria.map(({ mixes }) => mixes[player].map(writeFraction).join(" ")),
  );
  const components: NashComponent[] = [];
  const placed = new Set<number>();
  for (let first = 0; first < equilibria.length; first++) {
    if (placed.has(first)) continue;
    const members = [first];
    placed.add(first);
    for (const member of members) {
      for (let other = 0; other < equilibria.length; other++) {
        if (placed.has(other) || (rowOf[other] !== rowOf[member] && columnOf[other] !== columnOf[member])) continue;
        placed.add(other);
        members.push(other);
      }
      yield;
    }
    members.sort((a, b) => a - b);
    components.push({ equilibria: members, subsets: yield* completePartsWork(members, rowOf, columnOf) });
  }
  return components;
});

/** The maximal complete parts: all intersections of the neighbourhoods of rows, each with the rows that share it. */
function* completePartsWork(
  members: readonly number[],
  rowOf: readonly string[],
  columnOf: readonly string[],
): Work<NashSubset[], void> {
  const columnsOfRow = new Map<string, Set<string>>();
  for (const member of members) {
    const columns = columnsOfRow.get(rowOf[member]) ?? new Set();
    columnsOfRow.set(rowOf[member], columns.add(columnOf[member]));
  }
  const closed = new Map<string, Set<string>>();
  const keyOf = (columns: Set<string>): string => [...columns].toSorted().join(";");
  for (const neighbours of columnsOfRow.values()) {
    const shared = [...closed.values()].map(
      (columns) => new Set([...columns].filter((column) => neighbours.has(column))),
    );
    for (const columns of [neighbours, ...shared]) if (columns.size > 0) closed.set(keyOf(columns), columns);
    yield;
    if (closed.size > MAX_SUBSETS) throw new MarienbadError("limit-reached", texts.tooManySubsets(MAX_SUBSETS));
  }
  const firstWith = (names: readonly string[], wanted: string): number =>
    members.find((member) => names[member] === wanted) as number;
  const subsets: NashSubset[] = [];
  for (const columns of closed.values()) {
    const rows = [...columnsOfRow].filter(([, neighbours]) => [...columns].every((column) => neighbours.has(column)));
    subsets.push({
      rows: rows.map(([row]) => firstWith(rowOf, row)),
      columns: [...columns].map((column) => firstWith(columnOf, column)),
    });
    yield;
  }
  return subsets;
}

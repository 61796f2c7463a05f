import { type Arena, ownerOf, successors } from "../src/arena/index.ts";

/** The state of a sweep of tangle learning: who is in which region, and where the owners of these move. */
export interface RegionState {
  readonly regionOfVertex: Int32Array;
  readonly levelOfVertex: Int32Array;
  readonly choiceOfVertex: Uint32Array;
}

/** What `Sweep` and `TangleFinder` do, slowly, by its description. */
export function regionModel(arena: Arena, { regionOfVertex, levelOfVertex, choiceOfVertex }: RegionState) {
  const all = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  const regionOf = (vertex: number): number => regionOfVertex[vertex];
  const next = (vertex: number): number[] => [...successors(arena, vertex)];
  const membersOf = (level: number): number[] => all.filter((vertex) => regionOf(vertex) === level);
  const topsOf = (level: number): number[] => all.filter((vertex) => levelOfVertex[vertex] === level);
  const isPlayers = (vertex: number, level: number): boolean => ownerOf(arena, vertex) === level % 2;

  /** What can be forced into the region of a level, out of those below it, joins it. */
  const attract = (level: number): void => {
    const joins = (vertex: number): boolean => {
      if (regionOf(vertex) >= level) return false;
      const target = next(vertex).find((other) => regionOf(other) === level);
      if (target === undefined) return false;
      if (isPlayers(vertex, level)) choiceOfVertex[vertex] = target;
      return isPlayers(vertex, level) || next(vertex).every((other) => regionOf(other) >= level || other === vertex);
    };
    for (let joined = all.find(joins); joined !== undefined; joined = all.find(joins)) regionOfVertex[joined] = level;
  };

  /** The largest part of a region, without some vertices, that is left for no region below: what is closed. */
  const closedOf = (level: number, without: readonly number[] = []): Set<number> => {
    const closed = new Set(membersOf(level).filter((vertex) => !without.includes(vertex)));
    const isOpen = (vertex: number): boolean => {
      const isTop = levelOfVertex[vertex] === level;
      const isIn = (other: number): boolean => closed.has(other);
      if (isPlayers(vertex, level)) return isTop ? !next(vertex).some(isIn) : !isIn(choiceOfVertex[vertex]);
      // What is no top was attracted, so that the opponent can go below it only by staying there and losing.
      const leaves = (other: number): boolean => regionOf(other) === level || (isTop && regionOf(other) < level);
      return next(vertex).some((other) => leaves(other) && !isIn(other));
    };
    for (let open = [...closed].find(isOpen); open !== undefined; open = [...closed].find(isOpen)) closed.delete(open);
    return closed;
  };

  return { all, next, regionOf, membersOf, topsOf, isPlayers, attract, closedOf };
}

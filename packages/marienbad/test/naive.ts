import { type Arena, goalOf, isDeadEnd, isOver, ownerOf, resultAt, successors } from "../src/arena/index.ts";

/** What the definitions say of one vertex. */
export interface NaiveValue {
  readonly outcome: "player0" | "player1" | "finiteDraw" | "infiniteDraw";
  readonly rank: number | undefined;
}

/**
 * The definitions of the course, read literally and slowly: A₀ is the set of goals, Aₙ₊₁ adds what one move or all
 * moves lead into, goals of the other player, drawn ends and dead ends are never added; the rank is the first n. Draws:
 * distances to drawn ends and dead ends through drawn vertices, by repeated relaxation. Shares nothing with the solver.
 */
export function naiveSolution(arena: Arena): NaiveValue[] {
  const vertices = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  const next = (vertex: number): number[] => Array.from(successors(arena, vertex));
  const isDrawnEnd = (vertex: number): boolean => resultAt(arena, vertex) === "draw" || isDeadEnd(arena, vertex);
  const rank = ([0, 1] as const).map((player) => {
    const rankOf = new Map(vertices.filter((vertex) => goalOf(arena, vertex) === player).map((vertex) => [vertex, 0]));
    for (let n = 1; n <= arena.vertexCount; n++) {
      const inside = new Set(rankOf.keys());
      for (const vertex of vertices) {
        if (rankOf.has(vertex) || isOver(arena, vertex)) continue;
        const good = next(vertex).map((target) => inside.has(target));
        if (ownerOf(arena, vertex) === player ? good.includes(true) : !good.includes(false)) rankOf.set(vertex, n);
      }
    }
    return rankOf;
  });
  const drawn = vertices.filter((vertex) => !rank[0].has(vertex) && !rank[1].has(vertex));
  const distance = new Map(drawn.map((vertex) => [vertex, isDrawnEnd(vertex) ? 0 : Infinity]));
  for (let n = 0; n < arena.vertexCount; n++) {
    for (const vertex of drawn) {
      if (isDrawnEnd(vertex)) continue;
      const through = next(vertex).map((target) => 1 + (distance.get(target) ?? Infinity));
      distance.set(vertex, Math.min(distance.get(vertex) as number, ...through));
    }
  }
  return vertices.map((vertex) => {
    if (rank[0].has(vertex)) return { outcome: "player0", rank: rank[0].get(vertex) };
    if (rank[1].has(vertex)) return { outcome: "player1", rank: rank[1].get(vertex) };
    const length = distance.get(vertex) as number;
    return length === Infinity ? { outcome: "infiniteDraw", rank: undefined } : { outcome: "finiteDraw", rank: length };
  });
}

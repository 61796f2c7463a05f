import { type Arena, goalOf, isDeadEnd, isOver, ownerOf, resultAt, successors } from "../src/arena/index.ts";

/** What the definitions say of one vertex. */
export interface NaiveValue {
  readonly outcome: "player0" | "player1" | "finiteDraw" | "infiniteDraw";
  readonly rank: number | undefined;
}

/**
 * The definitions of the course, read literally and slowly: A₀ is the set of goals, Aₙ₊₁ adds what one move or all
 * moves lead into, goals of the other player, drawn ends and dead ends are never added; the rank is the first n. Draws:
 * distances to drawn ends and dead ends through drawn vertices, by repeated relaxation. Where endless plays belong to a
 * player, draws are what the other player can force: D₀ is the set of drawn ends and dead ends, and Dₙ₊₁ adds the drawn
 * vertices of the other player with a move into Dₙ, and those of the owner of endless plays whose every move that does
 * not lose leads into Dₙ; the rest is won by playing on. Shares nothing with the solver.
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
  const { endless } = arena;
  if (endless !== undefined) {
    const drawnAt = new Map(drawn.filter(isDrawnEnd).map((vertex) => [vertex, 0]));
    for (let n = 1; n <= arena.vertexCount; n++) {
      const inside = new Set(drawnAt.keys());
      for (const vertex of drawn) {
        if (drawnAt.has(vertex)) continue;
        const kept = next(vertex).filter((target) => !rank[1 - endless].has(target));
        const good = kept.map((target) => inside.has(target));
        if (ownerOf(arena, vertex) === endless ? !good.includes(false) : good.includes(true)) drawnAt.set(vertex, n);
      }
    }
    return vertices.map((vertex) => {
      for (const player of [0, 1] as const)
        if (rank[player].has(vertex)) return { outcome: `player${player}`, rank: rank[player].get(vertex) };
      const forced = drawnAt.get(vertex);
      return forced === undefined
        ? { outcome: `player${endless}`, rank: undefined }
        : { outcome: "finiteDraw", rank: forced };
    });
  }
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

import fc from "fast-check";
import { type Arena, ArenaBuilder, DRAWN, findVertex, NOBODY } from "../src/arena/index.ts";
import type { Player } from "../src/game/index.ts";

/** What a random arena is made of; small on purpose, so that a failing one can be read. */
export interface ArenaPlan {
  readonly owners: readonly (0 | 1)[];
  readonly goals: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
}

/**
 * Arenas with dead ends, self-loops, cycles, goals of both sides and drawn ends (with and without edges), not
 * bipartite.
 */
export const arenaPlans: fc.Arbitrary<ArenaPlan> = fc.integer({ min: 1, max: 9 }).chain((size) => {
  const vertex = fc.integer({ min: 0, max: size - 1 });
  return fc.record({
    owners: fc.array(fc.constantFrom(0 as const, 1 as const), { minLength: size, maxLength: size }),
    goals: fc.array(fc.constantFrom(NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, DRAWN, 0, 1), {
      minLength: size,
      maxLength: size,
    }),
    edges: fc.uniqueArray(fc.tuple(vertex, vertex), { maxLength: 2 * size + 2, selector: ([a, b]) => a * 16 + b }),
  });
});

export function arenaOf(plan: ArenaPlan, start?: number, nameOf = (vertex: number): string => `v${vertex}`): Arena {
  const builder = new ArenaBuilder();
  plan.owners.forEach((owner, vertex) => {
    builder.vertex(nameOf(vertex), owner);
  });
  plan.goals.forEach((goal, vertex) => {
    if (goal === 0 || goal === 1) builder.goal(goal, nameOf(vertex));
    if (goal === DRAWN) builder.goal("draw", nameOf(vertex));
  });
  for (const [from, to] of plan.edges) builder.edge(nameOf(from), nameOf(to));
  if (start !== undefined) builder.start(nameOf(start));
  return builder.buildOrThrow();
}

export const arenas: fc.Arbitrary<Arena> = fc
  .tuple(arenaPlans, fc.nat(), fc.boolean())
  .map(([plan, start, said]) => arenaOf(plan, said ? start % plan.owners.length : undefined));

/** The same arenas where endless plays belong to a player. */
export const endlessArenas: fc.Arbitrary<Arena & { readonly endless: Player }> = fc
  .tuple(arenas, fc.constantFrom<Player>(0, 1))
  .map(([arena, endless]) => ({ ...arena, endless }));

/** An arena from `a → b, c` lines; player 0 owns the names in `zero`. */
export function arenaFrom(edges: Record<string, string[]>, zero: string[], goals: [string[], string[]]): Arena {
  const builder = new ArenaBuilder();
  for (const name of Object.keys(edges)) builder.vertex(name, zero.includes(name) ? 0 : 1);
  for (const [from, targets] of Object.entries(edges)) for (const to of targets) builder.edge(from, to);
  goals.forEach((names, player) => {
    for (const name of names) builder.goal(player as 0 | 1, name);
  });
  return builder.buildOrThrow();
}

/** The vertex of this name. */
export const at = (arena: Arena, name: string): number => findVertex(arena, name) as number;

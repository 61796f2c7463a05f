import { type Arena, ArenaBuilder, goalOf, isOver, rankOf, type Solution, successors, winnerOf } from "marienbad/arena";
import { MarienbadError, type Random, type Text, unwrap } from "marienbad/base";
import type { Player } from "marienbad/game";
import { solveArena } from "marienbad/solve";
import { verify } from "marienbad/verify";
import { between, shuffled, someOf } from "../chance.ts";
import { texts } from "../texts/arenas.ts";

/** A small arena with its verified solution. */
export interface SolvedArena {
  readonly arena: Arena;
  readonly solution: Solution;
  /** All vertices. */
  readonly vertices: readonly number[];
}

/** Positions a, b, c … of both players, two goals of J0 at most and one of J1, from one to three moves elsewhere. */
export function drawArena(random: Random, size: number): SolvedArena {
  const names = Array.from({ length: size }, (_, index) => String.fromCharCode(97 + index));
  const [goal, other, ...more] = shuffled(random, names);
  const goals0 = random.below(3) === 0 ? [goal, more[0]] : [goal];
  const builder = new ArenaBuilder();
  for (const name of names) builder.vertex(name, random.below(2) as Player);
  for (const name of goals0) builder.goal(0, name);
  builder.goal(1, other);
  for (const name of names) {
    if (goals0.includes(name) || name === other) continue;
    const degree = between(random, 1, 3) === 1 ? 1 : 2;
    const targets = someOf(
      random,
      names.filter((target) => target !== name),
      degree,
    );
    for (const target of targets.sort()) builder.edge(name, target);
  }
  const arena = unwrap(builder.build());
  const solution = solveArena(arena);
  const wrong = verify(arena, solution);
  if (wrong !== undefined) throw new MarienbadError("bad-certificate", wrong.text);
  return { arena, solution, vertices: names.map((_, vertex) => vertex) };
}

/** The names of some vertices. */
export function namesOf({ arena }: SolvedArena, vertices: Iterable<number>): string[] {
  return Array.from(vertices, (vertex) => arena.label(vertex));
}

/** The positions that a player wins. */
export function wonBy({ solution, vertices }: SolvedArena, player: Player): number[] {
  return vertices.filter((vertex) => winnerOf(solution, vertex) === player);
}

/** The names of a player's attractor by rank. */
export function namesByRank(solved: SolvedArena, player: Player): string[][] {
  const layers: string[][] = [];
  for (const vertex of wonBy(solved, player)) {
    const rank = rankOf(solved.solution, vertex) as number;
    while (layers.length <= rank) layers.push([]);
    layers[rank].push(solved.arena.label(vertex));
  }
  return layers;
}

/** Whether every vertex but `from` can be reached from somewhere: one that stands alone teaches nothing. */
export function isConnected({ arena, vertices }: SolvedArena): boolean {
  const near = vertices.map(() => new Set<number>());
  for (const vertex of vertices) {
    for (const target of successors(arena, vertex)) {
      near[vertex].add(target);
      near[target].add(vertex);
    }
  }
  const seen = new Set([0]);
  for (const vertex of seen) for (const next of near[vertex]) seen.add(next);
  return seen.size === vertices.length;
}

/** For each vertex that the player does not win, why not. */
export function reasonsAgainst(solved: SolvedArena, player: Player): Record<string, Text> {
  const { arena, solution, vertices } = solved;
  const reasons: Record<string, Text> = {};
  for (const vertex of vertices) {
    if (winnerOf(solution, vertex) === player) continue;
    const name = arena.label(vertex);
    const away = Array.from(successors(arena, vertex)).find((target) => winnerOf(solution, target) !== player);
    if (goalOf(arena, vertex) !== undefined) reasons[name] = texts.isGoal(name, 1 - player);
    else if (isOver(arena, vertex)) reasons[name] = texts.stuck(name);
    else if (arena.ownerOfVertex[vertex] === player) reasons[name] = texts.noWay(player, name);
    else reasons[name] = texts.opponentEscapes(player, name, arena.label(away as number));
  }
  return reasons;
}

/** What the nodes of the arena's figure are called. */
export function nodeNames({ arena, vertices }: SolvedArena): Record<string, string> {
  return Object.fromEntries(vertices.map((vertex) => [`v${vertex}`, arena.label(vertex)]));
}

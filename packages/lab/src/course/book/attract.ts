import { type Arena, opponent, type Player } from "marienbad";
import { goalOf, ownerOf, predecessors, successors } from "marienbad/arena";
import { vertices } from "./arena-drawing.ts";

/** How the construction is read: as it holds, or as it is sometimes printed. */
export interface Reading {
  /** "All its edges" is also true of a vertex without any. */
  readonly vacuous?: boolean;
  /** Walks on through the other player's goals. */
  readonly through?: boolean;
  /** Looks at the last layer alone, not at all that came before. */
  readonly lastOnly?: boolean;
}

/** One move before a set: a vertex of the player with one edge into it, one of the opponent with all. */
export function before(arena: Arena, set: ReadonlySet<number>, player: Player, reading: Reading = {}): number[] {
  return vertices(arena).filter((vertex) => {
    const targets = Array.from(successors(arena, vertex));
    const goal = goalOf(arena, vertex);
    if (goal === opponent(player) && !reading.through && !reading.vacuous) return false;
    if (ownerOf(arena, vertex) === player) return targets.some((target) => set.has(target));
    return (reading.vacuous || targets.length > 0) && targets.every((target) => set.has(target));
  });
}

/** The layers of an attractor by its definition, one move after the other: what each adds. */
export function layersBy(arena: Arena, player: Player, reading: Reading = {}): number[][] {
  const found = new Set(vertices(arena).filter((vertex) => goalOf(arena, vertex) === player));
  const layers = [[...found]];
  for (;;) {
    const from = reading.lastOnly ? new Set(layers[layers.length - 1]) : found;
    const added = before(arena, from, player, reading).filter((vertex) => !found.has(vertex));
    if (added.length === 0) return layers;
    for (const vertex of added) found.add(vertex);
    layers.push(added);
  }
}

/** The labels that a recursive marking leaves, with its goals in this order: depth first, so not ranks. */
export function divingLabels(
  arena: Arena,
  player: Player,
  goals: readonly number[],
): [vertex: number, label: number][] {
  const turned = predecessors(arena);
  const left = vertices(arena).map((vertex) => successors(arena, vertex).length);
  const labels: [number, number][] = [];
  const mark = (vertex: number, label: number): void => {
    if (labels.some(([other]) => other === vertex)) return;
    labels.push([vertex, label]);
    for (let at = turned.firstEdgeOfTarget[vertex]; at < turned.firstEdgeOfTarget[vertex + 1]; at++) {
      const source = turned.sourceOfEdge[at];
      if (ownerOf(arena, source) === player || --left[source] === 0) mark(source, label + 1);
    }
  };
  for (const goal of goals) mark(goal, 0);
  return labels;
}

/** One thing that the counting algorithm does: takes a vertex from its queue, or tells a vertex that leads there. */
export interface Told {
  readonly from: number;
  /** Nobody, when the vertex has just been taken. */
  readonly to?: number;
  /** What is left of the counter of the vertex that is told. */
  readonly left?: number;
  readonly enters?: boolean;
}

/** The attractor with counters, move by move. */
export function countdown(arena: Arena, player: Player): Told[] {
  const turned = predecessors(arena);
  const left = vertices(arena).map((vertex) => successors(arena, vertex).length);
  const queue = vertices(arena).filter((vertex) => goalOf(arena, vertex) === player);
  const found = new Set(queue);
  const told: Told[] = [];
  for (const from of queue) {
    told.push({ from });
    for (let at = turned.firstEdgeOfTarget[from]; at < turned.firstEdgeOfTarget[from + 1]; at++) {
      const to = turned.sourceOfEdge[at];
      if (goalOf(arena, to) === opponent(player)) continue;
      left[to]--;
      const enters = !found.has(to) && (ownerOf(arena, to) === player || left[to] === 0);
      if (enters) {
        found.add(to);
        queue.push(to);
      }
      told.push({ from, to, left: left[to], enters });
    }
  }
  return told;
}

/** A question of the version that asks from above, and the answer when it comes. */
export interface Asked {
  readonly stack: readonly number[];
  readonly notes: ReadonlyMap<number, boolean>;
}

/** Asks from above, noting answers; stopped where the questions go round. `guess` notes false on entry. */
export function askFromAbove(arena: Arena, start: number, guess: boolean, most: number): Asked[] {
  const notes = new Map<number, boolean>();
  const asked: Asked[] = [];
  const ask = (vertex: number, stack: readonly number[]): boolean => {
    const known = notes.get(vertex);
    if (known !== undefined) return known;
    if (asked.length >= most) return false;
    if (guess) notes.set(vertex, false);
    asked.push({ stack: [...stack, vertex], notes: new Map(notes) });
    const answers = Array.from(successors(arena, vertex), (target) => ask(target, [...stack, vertex]));
    const mine = ownerOf(arena, vertex) === 0;
    const wins =
      goalOf(arena, vertex) === 0 || (answers.length > 0 && (mine ? answers.includes(true) : !answers.includes(false)));
    notes.set(vertex, wins);
    asked.push({ stack, notes: new Map(notes) });
    return wins;
  };
  ask(start, []);
  return asked;
}

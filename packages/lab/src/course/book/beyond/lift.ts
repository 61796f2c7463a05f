import type { Arena, Player } from "marienbad";
import { LIFT } from "../../../base/endless-arenas.ts";
import { arenaOf, placesOf, vertices } from "../arena-drawing.ts";
import { before } from "../attract.ts";

/** The lift, and one whose way back from above player 1 can turn into the cellar. */
export const GOOD_LIFT = arenaOf(LIFT.lines, LIFT);
export const BROKEN_LIFT = arenaOf(LIFT.lines.replace("1: 0 stop", "1: 0 -1"), LIFT);
export const LIFT_PLACES = placesOf(GOOD_LIFT, "0 1.6 1.3; stop 0 0; go 1.6 0; 1 0 1.3; -1 3.2 .65", 96);

/** What a player can force into a set, one layer after the other; plays go on through goals. */
export function attractorOf(arena: Arena, player: Player, to: readonly number[]): number[][] {
  const found = new Set(to);
  const layers = [[...to]];
  for (;;) {
    const added = before(arena, found, player, { through: true }).filter((vertex) => !found.has(vertex));
    if (added.length === 0) return layers;
    for (const vertex of added) found.add(vertex);
    layers.push(added);
  }
}

/** One round of Büchi's attractor repeated: the goals that still count, and what can be forced to them. */
export interface Round {
  readonly goals: readonly number[];
  readonly attracted: readonly number[];
}

/** The rounds for player 0: a goal counts as long as player 0 can get from it into the attractor of the last round. */
export function roundsOf(arena: Arena): Round[] {
  const rounds: Round[] = [];
  let goals = vertices(arena).filter((vertex) => arena.goalOfVertex[vertex] === 0);
  for (;;) {
    const attracted = attractorOf(arena, 0, goals).flat();
    rounds.push({ goals, attracted });
    const back = new Set(before(arena, new Set(attracted), 0, { through: true }));
    const kept = goals.filter((vertex) => back.has(vertex));
    if (kept.length === goals.length) return rounds;
    goals = kept;
  }
}

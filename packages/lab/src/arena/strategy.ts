import { batch } from "@preact/signals";
import type { Fault } from "marienbad/base";
import { readStrategy } from "./read-strategy.ts";
import type { ArenaState } from "./state.ts";

export function createStrategy({ drawn, player, selected, choices, verdict, running, choose }: ArenaState) {
  /** Whether the reader decides where to go from a vertex: it is the player's, and the play goes on there. */
  function isToDecide(vertex: number | undefined): vertex is number {
    const now = drawn.value;
    if (now === undefined || vertex === undefined) return false;
    const mine = now.document.vertices[vertex]?.owner === player.value;
    return mine && now.goals[vertex] === undefined && now.bests[vertex] !== undefined;
  }

  /** A vertex of the player is touched, then the one to go to from there. */
  function touchForStrategy(vertex: number): void {
    const from = selected.value;
    const isMove = drawn.value?.document.edges.some(([source, target]) => source === from && target === vertex);
    if (isToDecide(from) && isMove) {
      choose(from, vertex);
      selected.value = undefined;
    } else selected.value = from === vertex ? undefined : vertex;
  }

  /** Takes a strategy written as a dictionary; what is wrong with it is told vertex by vertex. */
  function takeStrategy(written: string): readonly Fault[] {
    if (drawn.value === undefined) return [];
    const read = readStrategy(written, drawn.value.document, isToDecide);
    batch(() => {
      choices.value = read.choices;
      verdict.value = undefined;
      running.value = false;
      selected.value = undefined;
    });
    return read.faults;
  }

  return { isToDecide, touchForStrategy, takeStrategy };
}

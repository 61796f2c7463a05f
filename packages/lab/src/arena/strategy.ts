import { batch } from "@preact/signals";
import type { Fault } from "marienbad";
import { readDictionary } from "marienbad/arena";
import type { ArenaDocument } from "./document.ts";
import type { ArenaState } from "./state.ts";
import * as texts from "./texts.ts";

/** How a strategy of the reader's own comes about: by touching vertices, or by a dictionary. */
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

/** A strategy that was read: what it says where, and everything that is wrong with it. */
interface ReadStrategy {
  readonly choices: readonly (number | undefined)[];
  readonly faults: readonly Fault[];
}

/**
 * Reads a strategy as the course writes it, `{(10, 0): (9, 1), …}`. What is right in it is taken; each entry that names
 * no vertex, or one that somebody else decides, or no move, is a fault of its own. Names are compared without blanks.
 */
function readStrategy(
  written: string,
  { vertices, edges }: ArenaDocument,
  isToDecide: (vertex: number) => boolean,
): ReadStrategy {
  const read = readDictionary(written);
  if (!read.ok) return { choices: [], faults: read.faults };
  const vertexOf = new Map(vertices.map(({ name }, vertex) => [withoutBlanks(name), vertex]));
  const isMove = new Set(edges.map(([from, to]) => `${from} ${to}`));
  const choices: (number | undefined)[] = vertices.map(() => undefined);
  const faults: Fault[] = [];
  for (const { key, value, line, column } of read.value) {
    const [from, to] = [key, value].map((name) => vertexOf.get(withoutBlanks(name)));
    const complain = (text: Fault["text"]): number => faults.push({ text, line, column });
    if (from === undefined) complain(texts.thereIsNoVertex(key));
    else if (!isToDecide(from)) complain(texts.notToDecide(key));
    else if (to === undefined) complain(texts.leadsNowhere(key, value));
    else if (!isMove.has(`${from} ${to}`)) complain(texts.noSuchMove(key, value));
    else choices[from] = to;
  }
  return { choices, faults };
}

function withoutBlanks(name: string): string {
  return name.replaceAll(/\s/g, "");
}

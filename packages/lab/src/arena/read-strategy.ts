import { readDictionary } from "marienbad/arena";
import type { Fault } from "marienbad/base";
import type { ArenaDocument } from "./document.ts";
import * as texts from "./texts.ts";

interface ReadStrategy {
  readonly choices: readonly (number | undefined)[];
  readonly faults: readonly Fault[];
}

/** Reads a strategy, `{(10, 0): (9, 1), …}`: valid entries and a fault for each other one. Blanks do not count. */
export function readStrategy(
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

import { Meter, type Work } from "../src/base/work.ts";
import { fullGame } from "../src/game/full-game.ts";
import type { Player, Result } from "../src/game/game.ts";
import type { Expert, FullGame, Resources } from "../src/game/members.ts";
import type { Value } from "../src/game/value.ts";

export type NumberGame = FullGame<number, number>;

/** A game on a graph: who moves at each vertex and where to, or how the play has ended. */
export function graph(
  vertices: readonly (readonly [Player, ...number[]] | { readonly end: Result })[],
  given: Partial<NumberGame> = {},
) {
  const at = (vertex: number) => vertices[vertex];
  return fullGame<number, number>({
    start: 0,
    turn: (vertex) => {
      const entry = at(vertex);
      return "end" in entry ? 0 : entry[0];
    },
    moves: (vertex) => {
      const entry = at(vertex);
      return "end" in entry ? [] : (entry.slice(1) as number[]);
    },
    play: (_, to) => to,
    result: (vertex) => {
      const entry = at(vertex);
      return "end" in entry ? entry.end : undefined;
    },
    key: (vertex) => vertex,
    ...given,
  });
}

/** Work of some nodes that has an answer. */
export function* answering<Answer>(answer: Answer, nodes = 1): Work<Answer, Meter> {
  const meter = new Meter();
  while (meter.nodes < nodes) {
    meter.nodes++;
    if (meter.nodes >= meter.pauseAt) yield meter;
  }
  yield meter;
  return answer;
}

/** An expert that knows these values, and what it was asked. */
export function expertOf(
  values: Readonly<Record<number, Value>>,
  more: Partial<Expert<number, number>> = {},
  nodes = 1,
) {
  const asked: number[] = [];
  const loaded: Resources[] = [];
  const expert: Expert<number, number> = {
    id: "adept",
    title: { en: "the adept", fr: "l'initié" },
    reference: "Nobody (1900)",
    value(position) {
      asked.push(position);
      return answering(values[position], nodes);
    },
    ...more,
  };
  const fetch = async (resources: Resources) => {
    loaded.push(resources);
    return expert;
  };
  return { asked, loaded, fetch };
}

import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Graph } from "./graph.ts";

/** The options, checked. */
export interface Options {
  readonly graph: Graph;
  readonly cops: number;
}

export interface Position {
  /** The vertices of the cops, in order; none before they are placed. */
  readonly cops: readonly number[];
  /** The vertex of the robber; undefined before they are placed. */
  readonly robber: number | undefined;
  readonly turn: Player;
}

/** Where all cops are after the move, in order; or where the robber is. */
export type Move = readonly number[];

/**
 * Cops and robber: the cops, player 0, are placed, then the robber; then all cops move along lines or stay, then the
 * robber does. A cop on the robber wins; what never ends is the robber's.
 */
export function rules({ graph, cops }: Options): Rules<Position, Move> {
  const { neighbours } = graph;
  const count = neighbours.length;
  const everywhere = Array.from({ length: count }, (_, vertex) => vertex);
  const reach = (vertex: number): readonly number[] => [vertex, ...neighbours[vertex]];
  return {
    start: { cops: [], robber: undefined, turn: 0 },
    endless: 1,
    turn: ({ turn }) => turn,
    moves({ cops: places, robber, turn }) {
      if (isCaught(places, robber)) return [];
      if (turn === 1) return (robber === undefined ? everywhere : reach(robber)).map((vertex) => [vertex]);
      const choices = places.length === 0 ? new Array<readonly number[]>(cops).fill(everywhere) : places.map(reach);
      return distinct(choices);
    },
    play: ({ cops: places, robber, turn }, to) =>
      turn === 0 ? { cops: to, robber, turn: opponent(turn) } : { cops: places, robber: to[0], turn: opponent(turn) },
    result: ({ cops: places, robber }) => (isCaught(places, robber) ? 0 : undefined),
    key: ({ cops: places, robber = count, turn }) =>
      [...places, robber].reduce((key, vertex) => key * (count + 1) + vertex + 1, turn),
  };
}

function isCaught(cops: readonly number[], robber: number | undefined): boolean {
  return robber !== undefined && cops.includes(robber);
}

/** Every way to choose one of each, in order and each once, since cops are alike. */
function distinct(choices: readonly (readonly number[])[]): Move[] {
  const seen = new Map<string, Move>();
  const add = (chosen: readonly number[]): void => {
    if (chosen.length < choices.length) {
      for (const vertex of choices[chosen.length]) add([...chosen, vertex]);
      return;
    }
    const sorted = chosen.toSorted((a, b) => a - b);
    seen.set(sorted.join(), sorted);
  };
  add([]);
  return [...seen.values()];
}

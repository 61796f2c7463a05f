import { parsed, refused } from "../base/error.ts";
import { trustedGame } from "../game/checked.ts";
import { facts } from "../game/facts.ts";
import type { FullGame } from "../game/members.ts";
import { type Arena, findVertex, isOver, ownerOf, resultAt, successors } from "./arena.ts";
import { isAcyclic } from "./graph.ts";
import * as texts from "./texts.ts";

/**
 * An arena as a game: its vertices are the positions, and a move is the vertex it leads to. So everything that can be
 * done with rules (list plays, draw the tree, search) can be done with a graph.
 */
export function arenaGame(arena: Arena): FullGame<number, number> {
  return trustedGame<FullGame<number, number>>({
    start: arena.start ?? 0,
    ...(arena.endless !== undefined && { endless: arena.endless }),
    turn: (vertex) => ownerOf(arena, vertex),
    moves: (vertex) => (isOver(arena, vertex) ? [] : Array.from(successors(arena, vertex))),
    play: (_, target) => target,
    result: (vertex) => resultAt(arena, vertex),
    key: (vertex) => vertex,
    // Looked at when somebody asks: the walk through a large arena takes a while.
    get facts() {
      return facts({ impartial: false, acyclic: isAcyclic(arena), canDraw: true });
    },
    notation: {
      writeMove: (target) => arena.label(target).replaceAll(" ", ""),
      writePosition: (vertex) => arena.label(vertex),
      readPosition(text) {
        const vertex = findVertex(arena, text);
        return vertex === undefined ? refused([{ text: texts.noSuchVertex(text) }]) : parsed(vertex);
      },
    },
  });
}

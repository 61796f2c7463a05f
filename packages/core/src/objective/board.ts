import type { Predecessors } from "../arena/transpose.ts";
import type { Work } from "../base/work.ts";
import type { Player } from "../game/game.ts";
import type { ParityArena } from "./game.ts";

/** In `winnerOfVertex`, while the work goes on: nobody has won it yet. */
export const UNDECIDED = 2;

/** What is known so far: the graph in both directions, who has won what, and how. */
export interface Board extends Predecessors {
  readonly arena: ParityArena;
  readonly winnerOfVertex: Uint8Array;
  readonly choiceOfVertex: Uint32Array;
  /** An edge that leads away from what a player attracts, as far as is known: where to look first next time. */
  readonly wayOutOfVertex: Uint32Array;
  /** What was won and whose predecessors have not been looked at. */
  readonly queue: Uint32Array;
}

const VERTICES_PER_SLICE = 1 << 16;

/**
 * The attractor of what is in the queue, in all that is undecided. A vertex of the other player joins when no edge
 * leads anywhere else. The search for such an edge goes on where it ended last time: within one attractor it
 * goes around once, whatever the degree.
 */
export function* settle(board: Board, player: Player, count: number): Work<void, void> {
  const { arena, firstEdgeOfTarget, sourceOfEdge, winnerOfVertex, choiceOfVertex, wayOutOfVertex, queue } = board;
  const { firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
  let tail = count;
  for (let head = 0; head < tail; ) {
    for (const stop = head + VERTICES_PER_SLICE; head < tail && head < stop; head++) {
      const target = queue[head];
      for (let edge = firstEdgeOfTarget[target], end = firstEdgeOfTarget[target + 1]; edge < end; edge++) {
        const vertex = sourceOfEdge[edge];
        if (winnerOfVertex[vertex] !== UNDECIDED) continue;
        if (ownerOfVertex[vertex] === player) choiceOfVertex[vertex] = target;
        else {
          const [first, last] = [firstEdgeOfVertex[vertex], firstEdgeOfVertex[vertex + 1] - 1];
          let [out, left] = [wayOutOfVertex[vertex], last - first + 1];
          for (; left > 0; left--) {
            const other = targetOfEdge[out];
            if (winnerOfVertex[other] !== player && other !== vertex) break;
            out = out === last ? first : out + 1;
          }
          wayOutOfVertex[vertex] = out;
          if (left > 0) continue;
        }
        winnerOfVertex[vertex] = player;
        queue[tail++] = vertex;
      }
    }
    if (head < tail) yield;
  }
}

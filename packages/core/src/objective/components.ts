import type { Arena } from "../arena/arena.ts";
import type { Work } from "../base/work.ts";

/** The forward edges of a graph, and the set of vertices that still count. */
export interface LiveGraph extends Pick<Arena, "firstEdgeOfVertex" | "targetOfEdge"> {
  isLive(vertex: number): boolean;
}

/** Strongly connected components of the vertices that count. */
export interface Components {
  readonly count: number;
  readonly firstOfComponent: Uint32Array;
  /** The members by component; every edge between components leads to an earlier one. */
  readonly members: Uint32Array;
}

const STEPS_PER_SLICE = 1 << 18;

/** The strongly connected components, last ones first (Tarjan 1972), without recursion. O(n + m). */
export function* componentsOf({ firstEdgeOfVertex, targetOfEdge, isLive }: LiveGraph): Work<Components, void> {
  const vertexCount = firstEdgeOfVertex.length - 1;
  const DONE = 0xffffffff;
  const numberOfVertex = new Uint32Array(vertexCount); // in the order of the visits from 1, 0 before, DONE after
  const lowOfVertex = new Uint32Array(vertexCount);
  const nextEdgeOfVertex = firstEdgeOfVertex.slice(0, vertexCount);
  const path = new Uint32Array(vertexCount);
  const open = new Uint32Array(vertexCount); // visited, in no component yet
  const members = new Uint32Array(vertexCount);
  const firstOfComponent = new Uint32Array(vertexCount + 1);
  let [visits, openCount, memberCount, count, steps] = [0, 0, 0, 0, 0];
  for (let root = 0; root < vertexCount; root++) {
    if (numberOfVertex[root] !== 0 || !isLive(root)) continue;
    let depth = 0;
    path[depth++] = root;
    while (depth > 0) {
      if (++steps % STEPS_PER_SLICE === 0) yield;
      const vertex = path[depth - 1];
      if (numberOfVertex[vertex] === 0) {
        numberOfVertex[vertex] = lowOfVertex[vertex] = ++visits;
        open[openCount++] = vertex;
      }
      let low = lowOfVertex[vertex];
      let edge = nextEdgeOfVertex[vertex];
      let child = -1;
      for (const end = firstEdgeOfVertex[vertex + 1]; edge < end; edge++) {
        const target = targetOfEdge[edge];
        const number = numberOfVertex[target];
        if (number === DONE) continue;
        if (number !== 0) {
          // On the way back from a child the same edge is seen again, and its low counts.
          if (lowOfVertex[target] < low) low = lowOfVertex[target];
        } else if (isLive(target)) {
          child = target;
          break;
        }
      }
      nextEdgeOfVertex[vertex] = edge;
      lowOfVertex[vertex] = low;
      if (child >= 0) {
        path[depth++] = child;
        continue;
      }
      depth--;
      if (low !== numberOfVertex[vertex]) continue;
      for (;;) {
        const member = open[--openCount];
        numberOfVertex[member] = DONE;
        members[memberCount++] = member;
        if (member === vertex) break;
      }
      firstOfComponent[++count] = memberCount;
    }
  }
  return { count, firstOfComponent: firstOfComponent.slice(0, count + 1), members: members.subarray(0, memberCount) };
}

import { type Arena, findCycle, findSamePlayerEdge, inDegrees, isDeadEnd, outDegree } from "marienbad/arena";
import { type Call, say } from "../core/command.ts";
import { texts } from "./texts.ts";

/** Facts about the graph of an arena (A3 and A6 in docs/concordance.md), with witnesses; null if there are none. */
export type ArenaFacts = ReturnType<typeof factsOf>;

function factsOf(arena: Arena) {
  const edge = findSamePlayerEdge(arena);
  const cycle = findCycle(arena);
  const enteringVertex = inDegrees(arena);
  let deadEnds = 0;
  let [most, mostEntered] = [0, 0];
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (isDeadEnd(arena, vertex)) deadEnds++;
    if (outDegree(arena, vertex) > outDegree(arena, most)) most = vertex;
    if (enteringVertex[vertex] > enteringVertex[mostEntered]) mostEntered = vertex;
  }
  return {
    samePlayerEdge: edge === undefined ? null : [arena.label(edge.from), arena.label(edge.to)],
    deadEnds,
    cycle: cycle === undefined ? null : cycle.map((vertex) => arena.label(vertex)),
    outDegree: { most: outDegree(arena, most), at: arena.label(most) },
    inDegree: { most: enteringVertex[mostEntered], at: arena.label(mostEntered) },
  };
}

export function factsAsJson(arena: Arena): object {
  const { samePlayerEdge, cycle, ...rest } = factsOf(arena);
  return { facts: { bipartite: samePlayerEdge === null, samePlayerEdge, acyclic: cycle === null, cycle, ...rest } };
}

export function printFacts(call: Call, arena: Arena): void {
  const facts = call.atOnce(() => factsOf(arena));
  call.output.line();
  for (const said of texts.arenaFacts(facts)) call.output.line(say(call, said));
}

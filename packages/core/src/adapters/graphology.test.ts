import { DirectedGraph, MultiDirectedGraph } from "graphology";
import { describe, expect, it } from "vitest";
import { ArenaBuilder, explore, rankOf, successors, winnerOf } from "../arena/index.ts";
import type { Rules } from "../game/game.ts";
import { makeGame } from "../games/all.ts";
import { solveArena } from "../solve/index.ts";
import { toGraphology } from "./index.ts";

describe("an arena given to graphology", () => {
  it("is its graph, with owners, results, outcomes and ranks", () => {
    const { arena } = explore(makeGame("nim", { sticks: 10, take: [1, 2] }));
    const solution = solveArena(arena);
    const graph = DirectedGraph.from(toGraphology(arena, solution));
    expect([graph.order, graph.size, graph.multi]).toEqual([arena.vertexCount, arena.edgeCount, false]);
    for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
      const { label, owner, outcome, rank } = graph.getNodeAttributes(`${vertex}`);
      expect(label).toBe(arena.label(vertex));
      expect([owner, rank]).toEqual([arena.ownerOfVertex[vertex], rankOf(solution, vertex)]);
      expect(outcome).toBe(`player${winnerOf(solution, vertex)}`);
      // Who has won with no stick left: the one who is not to move.
      if (graph.outDegree(`${vertex}`) === 0) expect(graph.getNodeAttribute(`${vertex}`, "result")).toBe(1 - owner);
    }
    expect(graph.getAttribute("start")).toBe(`${arena.start}`);
    expect(graph.outNeighbors("0")).toEqual([...successors(arena, 0)].map(String));
  });

  it("keeps loops, several moves to one vertex, priorities and drawn ends", () => {
    const builder = new ArenaBuilder().vertex("a", 0).vertex("b", 1).edge("a", "a").edge("a", "b");
    const graph = DirectedGraph.from(toGraphology(builder.priority("a", 3).priority("b", 2).buildOrThrow()));
    expect([graph.size, graph.selfLoopCount, graph.multi]).toEqual([2, 1, false]);
    expect(graph.getNodeAttributes("0")).toEqual({ label: "a", owner: 0, priority: 3 });
    const twice: Rules<number, string> = {
      ...{ start: 0, turn: () => 0, moves: (at) => (at === 0 ? ["left", "right"] : []), play: () => 1 },
      ...{ result: (at) => (at === 1 ? 0 : undefined), key: (at) => at },
    };
    const both = MultiDirectedGraph.from(toGraphology(explore(twice).arena));
    expect([both.size, both.multi, both.type]).toEqual([2, true, "directed"]);
    const drawn = toGraphology(explore(makeGame("tictactoe")).arena).nodes;
    expect(drawn.some(({ attributes }) => attributes.result === "draw")).toBe(true);
  });
});

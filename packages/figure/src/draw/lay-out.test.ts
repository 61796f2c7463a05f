import { ArenaBuilder, arenaGame, explore, rankOf, winnerOf } from "marienbad/arena";
import { solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { drawn, exampleArena, explored, nim10 } from "../../test/tikz/subjects.ts";
import { findFigure, layOutArena, type Scene } from "../index.ts";

const ARENAS = { nim: explored(nim10), example: exampleArena() };

/** Points and edges as a figure has them, with the number of each vertex read off its id. */
function placesIn(scene: Scene) {
  const numberOf = (id: string): number => Number(id.slice(1));
  return {
    points: drawn(scene).map(({ x, y }) => ({ x, y })),
    size: { width: drawn(scene)[0].width, height: drawn(scene)[0].height },
    edges: scene.edges.filter(({ from }) => from !== "entry").map(({ from, to }) => [numberOf(from), numberOf(to)]),
    routes: scene.edges.filter(({ from }) => from !== "entry").map(({ bend = 0, via = [] }) => ({ bend, via })),
  };
}

describe("layOutArena", () => {
  it.each(Object.keys(ARENAS) as (keyof typeof ARENAS)[])("puts %s where the figures put it", (name) => {
    const arena = ARENAS[name];
    const subject = { game: arenaGame(arena), arena };
    for (const layout of ["auto", "layers"] as const)
      expect(layOutArena(arena, { layout })).toEqual(placesIn(findFigure("arena").draw(subject, { layout })));
    const strategy = placesIn(findFigure("strategy").draw(subject, { layout: "ranks" }));
    expect(layOutArena(arena, { layout: "ranks" })).toEqual(strategy);
    expect(layOutArena(arena, { layout: "ranks", solution: solveArena(arena) })).toEqual(strategy);
  });

  it("puts smaller ranks further right", () => {
    const arena = ARENAS.nim;
    const solution = solveArena(arena);
    const { points } = layOutArena(arena, { layout: "ranks", solution });
    const won = points.map((_, vertex) => vertex).filter((vertex) => winnerOf(solution, vertex) !== undefined);
    expect(won.length).toBeGreaterThan(10);
    for (const a of won) {
      for (const b of won) {
        const [first, second] = [rankOf(solution, a) as number, rankOf(solution, b) as number];
        expect(Math.sign(points[a].x - points[b].x)).toBe(Math.sign(second - first) + 0);
      }
    }
  });

  it("draws parallel edges once, none that leaves a goal, and more vertices than a figure may have", () => {
    // Two moves lead from 0 to the goal 1, which could be left for 2; from 2 there is one move.
    const game = {
      start: 0,
      turn: () => 0 as const,
      moves: (at: number) => (at === 0 ? [1, 2, 3] : [2]),
      play: (at: number, move: number) => (at === 0 ? Math.min(2, 1 + (move >> 1) * (move & 1)) : 0),
      result: () => undefined,
      deadEnd: "draw" as const,
      key: (at: number) => at,
    };
    const { arena } = explore(game);
    expect(arena.edgeCount).toBe(5);
    const goalOfVertex = arena.goalOfVertex.slice();
    goalOfVertex[1] = 0;
    expect(layOutArena({ ...arena, goalOfVertex }).edges).toEqual([
      [0, 1],
      [0, 2],
      [2, 0],
    ]);
    const long = new ArenaBuilder();
    for (let vertex = 0; vertex < 200; vertex++) long.vertex(`v${vertex}`, 0);
    for (let vertex = 1; vertex < 200; vertex++) long.edge(`v${vertex - 1}`, `v${vertex}`);
    expect(layOutArena(long.buildOrThrow()).points).toHaveLength(200);
  });

  it("lays out thousands of vertices in the room of a poster, whatever the layout, cycles and all", () => {
    const many = new ArenaBuilder();
    const count = 3000;
    for (let vertex = 0; vertex < count; vertex++) many.vertex(`v${vertex}`, vertex % 2 === 0 ? 0 : 1);
    for (let vertex = 0; vertex < count; vertex++) {
      for (const step of [1, 7, count - 3]) many.edge(`v${vertex}`, `v${(vertex + step) % count}`);
    }
    many.goal(0, "v40").start("v0");
    const arena = many.buildOrThrow();
    for (const layout of ["auto", "layers", "ranks"] as const) {
      const { points, size } = layOutArena(arena, { layout });
      const area = Math.max(...points.map(({ x }) => x)) * Math.max(...points.map(({ y }) => y));
      expect(area).toBeLessThan(8 * count * size.width * size.height);
    }
  });

  it("leaves layers for blocks where many edges would pull few vertices apart, unless layers are asked for", () => {
    const dense = new ArenaBuilder();
    const count = 90;
    for (let vertex = 0; vertex < count; vertex++) dense.vertex(`v${vertex}`, vertex % 2 === 0 ? 0 : 1);
    for (let vertex = 0; vertex < count; vertex++) {
      for (let target = vertex + 1; target < Math.min(count, vertex + 12); target++) {
        dense.edge(`v${vertex}`, `v${target}`);
      }
    }
    const arena = dense
      .goal(0, `v${count - 1}`)
      .start("v0")
      .buildOrThrow();
    const room = (layout: "auto" | "layers" | "ranks"): number => {
      const { points, size } = layOutArena(arena, { layout });
      const reach = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
      const area = reach(points.map(({ x }) => x)) * reach(points.map(({ y }) => y));
      return area / (count * size.width * size.height);
    };
    expect(room("auto")).toBeLessThan(50);
    expect(room("ranks")).toBeLessThan(50);
    expect(room("layers")).toBeGreaterThan(50);
  });
});

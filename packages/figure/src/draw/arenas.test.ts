import { solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { drawn, exampleArena, explored, game, nim6, nim10 } from "../../test/tikz/subjects.ts";
import {
  type ArenaPicture,
  attractorFigure,
  findFigure,
  pictureFigure,
  type SceneNode,
  strategyFigure,
} from "../index.ts";

describe("arena", () => {
  it("tells owners by shape, goals by a second border and a name, the start by an arrow", () => {
    const scene = findFigure("arena").draw(nim10);
    const nodes = drawn(scene);
    expect(nodes.every(({ label, shape }) => shape === (label.endsWith("0)") ? "circle" : "square"))).toBe(true);
    // SPEC, worked example 1: who cannot move loses, so (0, 1) is won by player 0 and (0, 0) by player 1.
    const goals = nodes.filter(({ border }) => border === "double").map(({ label, detail }) => [label, detail]);
    expect(goals.sort()).toEqual(
      [
        ["(0,0)", "J1"],
        ["(0,1)", "J0"],
      ].sort(),
    );
    const start = nodes.find(({ label }) => label === "(10,0)") as SceneNode;
    expect(scene.edges.filter(({ from }) => from === "entry").map(({ to }) => to)).toEqual([start.id]);
    // (k, 0) and (k, 1) for k from 0 to 10, but (10, 1) and (9, 0) cannot be reached.
    expect(nodes).toHaveLength(20);
  });

  it("draws Nim in two rows with a column for each number of sticks", () => {
    const nodes = drawn(findFigure("arena").draw(nim10));
    expect(new Set(nodes.map(({ y }) => y)).size).toBe(2);
    const sticks = (node: SceneNode): number => Number(/\d+/.exec(node.label)?.[0]);
    for (const a of nodes)
      for (const b of nodes) expect(Math.sign(a.x - b.x)).toBe(Math.sign(sticks(b) - sticks(a)) + 0);
  });

  it("shows a play on it (the course's play that player 0 wins)", () => {
    const scene = findFigure("arena").draw(nim10, { along: [1, 2, 1, 2, 1, 2, 1] });
    const labelOf = new Map(scene.nodes.map(({ id, label }) => [id, label]));
    const thick = scene.edges.filter(({ stroke, from }) => stroke === "strong" && from !== "entry");
    const steps = thick.map(({ from, to }) => [labelOf.get(from), labelOf.get(to)]);
    const play = ["(10,0)", "(9,1)", "(7,0)", "(6,1)", "(4,0)", "(3,1)", "(1,0)", "(0,1)"];
    expect(new Map(steps as [string, string][])).toEqual(new Map(play.slice(1).map((to, i) => [play[i], to])));
  });

  it("goes to a depth, and shows where it goes on", () => {
    const scene = findFigure("arena").draw(game("tictactoe"), { depth: 1 });
    expect(drawn(scene)).toHaveLength(10);
    expect(drawn(scene).filter(({ note }) => note !== undefined)).toHaveLength(9);
  });
});

describe("attractor", () => {
  it("has a panel for each layer of the course's Nim (SPEC, worked example 1)", () => {
    const arena = explored(nim10);
    const { groups, texts } = attractorFigure(arena, solveArena(arena));
    expect(groups.map(({ title }) => title)).toEqual(["A₀", "A₁", "A₂", "A₃", "A₄", "A₅", "A₆", "A₇"]);
    const captions = texts.map(({ text }) => text).filter((text) => text.startsWith("+"));
    const sets = captions.map((caption) => caption.slice(2).split(", ").sort());
    expect(sets).toEqual([
      ["(0,1)"],
      ["(1,0)", "(2,0)"],
      ["(3,1)"],
      ["(4,0)", "(5,0)"],
      ["(6,1)"],
      ["(7,0)", "(8,0)"],
      ["(9,1)"],
      ["(10,0)"],
    ]);
  });

  it("tints what is in, and marks what joins, in each panel", () => {
    const arena = exampleArena();
    const scene = attractorFigure(arena, solveArena(arena));
    const labels = (prefix: string, keep: (node: SceneNode) => boolean): string[] =>
      scene.nodes.filter((node) => node.id.startsWith(prefix) && keep(node)).map(({ label }) => label);
    const isIn = ({ tone }: SceneNode): boolean => tone === "player0";
    expect(labels("a0v", isIn)).toEqual(["7"]);
    expect(labels("a3v", isIn)).toEqual(["0", "1", "2", "4", "7"]); // SPEC, worked example 3
    expect(labels("a3v", ({ stroke }) => stroke === "strong")).toEqual(["0", "1"]);
    const ofOne = attractorFigure(arena, solveArena(arena), { player: 1 });
    const last = ofOne.groups[ofOne.groups.length - 1].id;
    const inLast = ofOne.nodes.filter(({ id, tone }) => id.startsWith(`${last}v`) && tone === "player1");
    expect(inLast.map(({ label }) => label)).toEqual(["3", "5", "6"]);
  });

  it("by ranks, has the vertices of one layer in one column", () => {
    const arena = explored(nim10);
    const { groups, nodes } = attractorFigure(arena, solveArena(arena), { layout: "ranks" });
    for (const group of groups) {
      const xs = nodes.filter(({ id }) => group.nodes.includes(id)).map(({ x }) => x);
      expect(new Set(xs).size).toBe(1);
    }
    const lefts = groups.map(({ box }) => box.x);
    expect(lefts).toEqual([...lefts].sort((a, b) => b - a)); // A₀ at the right
  });
});

describe("strategy", () => {
  it("shows ranks and winners of SPEC, worked example 1", () => {
    const arena = explored(nim10);
    const nodes = drawn(strategyFigure(arena, solveArena(arena)));
    const ofZero = nodes.filter(({ tone }) => tone === "player0").map(({ label, detail }) => [label, detail]);
    expect(Object.fromEntries(ofZero)).toEqual({
      "(0,1)": "0",
      "(1,0)": "1",
      "(2,0)": "1",
      "(3,1)": "2",
      "(4,0)": "3",
      "(5,0)": "3",
      "(6,1)": "4",
      "(7,0)": "5",
      "(8,0)": "5",
      "(9,1)": "6",
      "(10,0)": "7",
    });
    // Not by colour alone: what player 1 wins has another border.
    for (const { tone, stroke } of nodes) expect(stroke).toBe(tone === "player1" ? "dashed" : "normal");
  });

  it("makes the strategies of SPEC, worked example 3, thick", () => {
    const arena = exampleArena();
    const { edges, nodes } = strategyFigure(arena, solveArena(arena));
    const labelOf = new Map(nodes.map(({ id, label }) => [id, label]));
    const thick = edges.filter(({ stroke, from }) => stroke === "strong" && from !== "entry");
    const moves = thick.map(({ from, to }) => `${labelOf.get(from)}→${labelOf.get(to)}`);
    expect(moves.sort()).toEqual(["0→4", "1→4", "2→7", "5→3", "6→3"]);
  });

  it("tells draws that never end from those that do", () => {
    const scene = findFigure("strategy").draw(game("pong-hau-ki"), { limit: 200 });
    expect(drawn(scene).some(({ detail, stroke }) => detail === "∞" && stroke === "dotted")).toBe(true);
  });
});

describe("a picture that somebody shows", () => {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((vertex) => ({ x: 90 * (vertex % 3), y: 70 * vertex }));
  const picture: ArenaPicture = {
    title: "A moment",
    node: (vertex) => (vertex === 4 ? { tone: "player0", detail: "3" } : {}),
    edge: (from, to) => (from === 0 && to === 4 ? { stroke: "strong" } : {}),
    legend: [{ sign: "3", text: "rank" }],
  };

  it("keeps the places, the looks and the words it is given", () => {
    const scene = pictureFigure(exampleArena(), picture, { places: { points } });
    expect(drawn(scene).map(({ x, y }) => ({ x, y }))).toEqual(points);
    expect(drawn(scene)[4]).toMatchObject({ tone: "player0", detail: "3" });
    expect(scene.edges.filter(({ stroke, from }) => stroke === "strong" && from !== "entry")).toMatchObject([
      { from: "v0", to: "v4" },
    ]);
    for (const id of ["arena", "strategy"]) {
      const figure = findFigure(id).draw({ game: nim6.game, arena: exampleArena() }, { places: { points } });
      expect(drawn(figure).map(({ x, y }) => ({ x, y }))).toEqual(points);
    }
  });

  it("has a blank twin with the goals and nothing that was found", () => {
    const scene = pictureFigure(exampleArena(), picture, { places: { points }, blank: true });
    expect(drawn(scene).map(({ x, y }) => ({ x, y }))).toEqual(points);
    const goals = drawn(scene).filter(({ border }) => border === "double");
    expect(goals.map(({ label, detail }) => `${label} ${detail}`)).toEqual(["3 J1", "7 J0"]);
    expect(drawn(scene).filter(({ detail }) => detail !== undefined)).toHaveLength(2);
    expect(scene.edges.filter(({ stroke, from }) => stroke === "strong" && from !== "entry")).toEqual([]);
  });
});

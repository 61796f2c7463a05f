import { ArenaBuilder, arenaGame } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { game, nim6, scoreTree } from "../../test/tikz/subjects.ts";
import { alphaBetaFigure, findVocabulary, minimaxFigure, playsFigure, type SceneNode, treeFigure } from "../index.ts";

describe("trees", () => {
  it("keeps the order of the moves, level by level", () => {
    const scene = treeFigure(nim6.game, { depth: 3 });
    for (const y of new Set(scene.nodes.map((node) => node.y))) {
      const level = scene.nodes.filter((node) => node.y === y);
      const order = level.map(({ id }) => Number(id.slice(1)));
      expect(level.sort((a, b) => a.x - b.x).map(({ id }) => Number(id.slice(1)))).toEqual(order);
    }
  });

  it("shows a play among its siblings: 9, 8, 7 boards under each other (the course's tic-tac-toe)", () => {
    const { game: rules } = game("tictactoe");
    const scene = treeFigure(rules, { along: [4, 0, 2] });
    expect(scene.nodes).toHaveLength(1 + 9 + 8 + 7);
    expect(scene.nodes.every(({ grid }) => grid?.length === 3)).toBe(true);
    expect(scene.edges.filter(({ stroke }) => stroke === "strong")).toHaveLength(3);
    const last = scene.nodes.filter(({ tone }) => tone !== "faded").at(-1);
    expect(last?.grid).toEqual(["O.X", ".X.", "..."]);
  });

  it("follows a play also where moves are objects", () => {
    const { game: rules } = game("grundy", { heap: 7 });
    const [first] = rules.moves(rules.start);
    const scene = treeFigure(rules, { along: [first], depth: 1 });
    expect(scene.edges.filter(({ stroke }) => stroke === "strong")).toHaveLength(1);
    expect(() => treeFigure(rules, { along: [first, first] })).toThrow(MarienbadError);
  });

  it("draws the course's 13 plays of Nim from 6, of which 7 are won by player 0 (G3)", () => {
    const vocabulary = findVocabulary("white/black");
    const scene = playsFigure(nim6.game, { vocabulary, language: "fr" });
    const parents = new Set(scene.edges.map(({ from }) => from));
    const leaves = scene.nodes.filter(({ id }) => !parents.has(id));
    expect(leaves).toHaveLength(13);
    expect(leaves.filter(({ note }) => note?.lines[0] === "Blanc")).toHaveLength(7);
    expect(leaves.every(({ label }) => label === "1N" || label === "1B")).toBe(true);
    expect(scene.nodes[0].label).toBe("6B");
    expect(scene.texts.map(({ text }) => text)).toContain("13 parties\u202f: Blanc en gagne 7, Noir en gagne 6");
  });

  it("ends a play that comes back", () => {
    const builder = new ArenaBuilder().vertex("a", 0).vertex("b", 1).vertex("c", 0);
    const arena = builder.edge("a", "b").edge("b", "a").edge("b", "c").goal(0, "c").start("a").buildOrThrow();
    const scene = playsFigure(arenaGame(arena));
    expect(scene.nodes.map(({ label }) => label)).toEqual(["a", "b", "a", "c"]);
    expect(scene.nodes[2].note?.lines).toEqual(["↺ back"]);
  });
});

describe("search trees", () => {
  it("has the values of minimax on SPEC, worked example 5", () => {
    const { game, options } = scoreTree("[[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]]");
    const scene = minimaxFigure(game, options);
    const inner = scene.nodes.filter(({ shape }) => shape !== "none").map(({ label }) => label);
    expect(inner).toEqual(["2", "1", "3", "1", "4", "2", "2", "−3", "−3", "5"]);
    expect(scene.texts.map(({ text }) => text)).toEqual(["Max", "Min", "Max"]);
  });

  it("fades what alpha-beta did not read: leaves read 1, 4, −1, −3, −3 (SPEC, worked example 5)", () => {
    const { game, options } = scoreTree("[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]");
    const scene = alphaBetaFigure(game, options);
    const leaves = scene.nodes.filter(({ shape }) => shape === "none");
    const labels = (nodes: readonly SceneNode[]): string[] => nodes.map(({ label }) => label);
    expect(labels(leaves.filter(({ tone }) => tone !== "faded"))).toEqual(["1", "4", "−1", "−3", "−3"]);
    expect(labels(leaves.filter(({ tone }) => tone === "faded"))).toEqual(["−2", "1", "5", "5"]);
    expect(scene.edges.filter(({ stroke }) => stroke === "cut").map(({ label }) => label)).toEqual(["β", "α", "α"]);
    // A value behind a cut is a bound (M3), and a subtree that was cut away has no value at all.
    const inner = labels(scene.nodes.filter(({ shape }) => shape !== "none"));
    expect(inner).toEqual(["1", "1", "1", "≥4", "≤−1", "−1", "", "≤−3", "−3", ""]);
    expect(scene.nodes[0].note?.lines).toEqual(["α = −∞", "β = +∞"]);
  });
});

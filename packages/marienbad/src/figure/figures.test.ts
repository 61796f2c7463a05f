import { describe, expect, it } from "vitest";
import { textsOf } from "../../test/tikz/xml.ts";
import { ARENA_FORMATS, type Arena, ArenaBuilder, arenaKit, explore, withDeadEnds } from "../arena/index.ts";
import { MarienbadError, unwrap } from "../base/error.ts";
import type { AnyKit } from "../game/index.ts";
import { makeGame } from "../games/index.ts";
import { heightOf, readScoreTree, treeGame } from "../search/index.ts";
import { solve } from "../solve/index.ts";
import {
  alphaBetaFigure,
  attractorFigure,
  FIGURE_FORMATS,
  FIGURES,
  type FigureOptions,
  type FigureSubject,
  findFigure,
  findFigureFormat,
  findVocabulary,
  minimaxFigure,
  playsFigure,
  type Scene,
  type SceneNode,
  strategyFigure,
  treeFigure,
  VOCABULARIES,
} from "./index.ts";

const game = (id: string, options: Record<string, unknown> = {}): FigureSubject => ({ kit: makeGame(id, options).kit });
const nim10 = game("nim", { sticks: 10, take: [1, 2] });
const nim6 = game("nim", { sticks: 6, until: 1 });

/** The course's second arena (SPEC, worked example 3). */
function exampleArena(): Arena {
  const text = "{0:[4,5],1:[4,5,6],2:[7],3:[],4:[2],5:[3],6:[2,3],7:[]}";
  const python = ARENA_FORMATS.find(({ id }) => id === "py");
  const read = python?.read(text, { owners: { kind: "below", threshold: 4 } });
  if (read === undefined) throw new Error("there is no reader of Python dictionaries");
  return withDeadEnds(unwrap(read), "mover-loses");
}

function scoreTree(text: string): { kit: AnyKit; options: FigureOptions } {
  const tree = unwrap(readScoreTree(text));
  return { kit: treeGame(tree), options: { depth: heightOf(tree), positions: false } };
}

function explored(subject: FigureSubject): Arena {
  const { rules, notation } = subject.kit;
  return explore<unknown, unknown>(rules, { label: (position) => notation.writePosition(position) }).arena;
}

/** The nodes that are drawn, without the end of the entry arrow. */
function drawn({ nodes }: Scene): SceneNode[] {
  return nodes.filter(({ width }) => width > 0);
}

describe("every figure in every format", () => {
  const cyclic = new ArenaBuilder()
    .vertex("é & <ñ>", 0)
    .vertex('"β"', 1)
    .vertex("{c_%}", 0)
    .edge("é & <ñ>", '"β"')
    .edge('"β"', "é & <ñ>")
    .edge('"β"', "{c_%}")
    .edge("é & <ñ>", "é & <ñ>")
    .goal(1, "{c_%}")
    .start("é & <ñ>")
    .buildOrThrow();
  const subjects: Record<string, FigureSubject> = {
    "Nim 5": game("nim", { sticks: 5, take: [1, 2] }),
    "Nim misère": game("nim", { sticks: 4, last: "loses" }),
    "Marienbad 1, 2": game("marienbad", { rows: [1, 2] }),
    "tic-tac-toe 2 × 2": game("tictactoe", { rows: 2, columns: 2, align: 2 }),
    "a line of 3 cells": game("tictactoe", { rows: 1, columns: 3, align: 3 }),
    "the arena of example 3": { arena: exampleArena(), kit: arenaKit(exampleArena()) },
    "an arena with cycles and hard names": { arena: cyclic, kit: arenaKit(cyclic) },
  };

  for (const [name, subject] of Object.entries(subjects)) {
    it(`runs, blank or not, in both languages, and twice the same: ${name}`, () => {
      for (const figure of FIGURES) {
        for (const blank of [false, true]) {
          for (const language of ["en", "fr"] as const) {
            const options = { blank, language, limit: 400 };
            const scene = figure.draw(subject, options);
            const again = figure.draw(subject, options);
            expect(drawn(scene).length).toBeGreaterThan(0);
            for (const format of FIGURE_FORMATS) {
              const text = format.write(scene);
              expect(format.write(again)).toBe(text);
              if (format.id === "svg") expect(textsOf(text)).toContain(scene.title);
            }
          }
        }
      }
    });
  }

  it("puts no two nodes at one place, and joins only nodes that are there", () => {
    for (const subject of Object.values(subjects)) {
      for (const figure of FIGURES) {
        const scene = figure.draw(subject, { limit: 400 });
        const ids = scene.nodes.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(scene.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(ids.length);
        for (const { from, to } of scene.edges) expect(ids).toEqual(expect.arrayContaining([from, to]));
      }
    }
  });
});

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
    const { groups, texts } = attractorFigure(arena, solve(arena));
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
    const scene = attractorFigure(arena, solve(arena));
    const labels = (prefix: string, keep: (node: SceneNode) => boolean): string[] =>
      scene.nodes.filter((node) => node.id.startsWith(prefix) && keep(node)).map(({ label }) => label);
    const isIn = ({ tone }: SceneNode): boolean => tone === "player0";
    expect(labels("a0v", isIn)).toEqual(["7"]);
    expect(labels("a3v", isIn)).toEqual(["0", "1", "2", "4", "7"]); // SPEC, worked example 3
    expect(labels("a3v", ({ stroke }) => stroke === "strong")).toEqual(["0", "1"]);
    const ofOne = attractorFigure(arena, solve(arena), { player: 1 });
    const last = ofOne.groups[ofOne.groups.length - 1].id;
    const inLast = ofOne.nodes.filter(({ id, tone }) => id.startsWith(`${last}v`) && tone === "player1");
    expect(inLast.map(({ label }) => label)).toEqual(["3", "5", "6"]);
  });

  it("by ranks, has the vertices of one layer in one column", () => {
    const arena = explored(nim10);
    const { groups, nodes } = attractorFigure(arena, solve(arena), { layout: "ranks" });
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
    const nodes = drawn(strategyFigure(arena, solve(arena)));
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
    const { edges, nodes } = strategyFigure(arena, solve(arena));
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

describe("trees", () => {
  it("keeps the order of the moves, level by level", () => {
    const scene = treeFigure(nim6.kit, { depth: 3 });
    for (const y of new Set(scene.nodes.map((node) => node.y))) {
      const level = scene.nodes.filter((node) => node.y === y);
      const order = level.map(({ id }) => Number(id.slice(1)));
      expect(level.sort((a, b) => a.x - b.x).map(({ id }) => Number(id.slice(1)))).toEqual(order);
    }
  });

  it("shows a play among its siblings: 9, 8, 7 boards under each other (the course's tic-tac-toe)", () => {
    const { kit } = game("tictactoe");
    const scene = treeFigure(kit, { along: [4, 0, 2] });
    expect(scene.nodes).toHaveLength(1 + 9 + 8 + 7);
    expect(scene.nodes.every(({ grid }) => grid?.length === 3)).toBe(true);
    expect(scene.edges.filter(({ stroke }) => stroke === "strong")).toHaveLength(3);
    const last = scene.nodes.filter(({ tone }) => tone !== "faded").at(-1);
    expect(last?.grid).toEqual(["O.X", ".X.", "..."]);
  });

  it("follows a play also where moves are objects", () => {
    const { kit } = game("grundy", { heap: 7 });
    const [first] = kit.rules.moves(kit.rules.start);
    const scene = treeFigure(kit, { along: [first], depth: 1 });
    expect(scene.edges.filter(({ stroke }) => stroke === "strong")).toHaveLength(1);
    expect(() => treeFigure(kit, { along: [first, first] })).toThrow(MarienbadError);
  });

  it("draws the course's 13 plays of Nim from 6, of which 7 are won by player 0 (row G3)", () => {
    const vocabulary = findVocabulary("white/black");
    const scene = playsFigure(nim6.kit, { vocabulary, language: "fr" });
    const parents = new Set(scene.edges.map(({ from }) => from));
    const leaves = scene.nodes.filter(({ id }) => !parents.has(id));
    expect(leaves).toHaveLength(13);
    expect(leaves.filter(({ note }) => note?.lines[0] === "Blanc")).toHaveLength(7);
    expect(leaves.every(({ label }) => label === "1N" || label === "1B")).toBe(true);
    expect(scene.nodes[0].label).toBe("6B");
    expect(scene.texts.map(({ text }) => text)).toContain("13 parties : Blanc en gagne 7, Noir en gagne 6");
  });

  it("ends a play that comes back", () => {
    const builder = new ArenaBuilder().vertex("a", 0).vertex("b", 1).vertex("c", 0);
    const arena = builder.edge("a", "b").edge("b", "a").edge("b", "c").goal(0, "c").start("a").buildOrThrow();
    const scene = playsFigure(arenaKit(arena));
    expect(scene.nodes.map(({ label }) => label)).toEqual(["a", "b", "a", "c"]);
    expect(scene.nodes[2].note?.lines).toEqual(["↺ back"]);
  });
});

describe("search trees", () => {
  it("has the values of minimax on SPEC, worked example 5", () => {
    const { kit, options } = scoreTree("[[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]]");
    const scene = minimaxFigure(kit, options);
    const inner = scene.nodes.filter(({ shape }) => shape !== "none").map(({ label }) => label);
    expect(inner).toEqual(["2", "1", "3", "1", "4", "2", "2", "−3", "−3", "5"]);
    expect(scene.texts.map(({ text }) => text)).toEqual(["Max", "Min", "Max"]);
  });

  it("fades what alpha-beta did not read: leaves read 1, 4, −1, −3, −3 (SPEC, worked example 5)", () => {
    const { kit, options } = scoreTree("[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]");
    const scene = alphaBetaFigure(kit, options);
    const leaves = scene.nodes.filter(({ shape }) => shape === "none");
    const labels = (nodes: readonly SceneNode[]): string[] => nodes.map(({ label }) => label);
    expect(labels(leaves.filter(({ tone }) => tone !== "faded"))).toEqual(["1", "4", "−1", "−3", "−3"]);
    expect(labels(leaves.filter(({ tone }) => tone === "faded"))).toEqual(["−2", "1", "5", "5"]);
    expect(scene.edges.filter(({ stroke }) => stroke === "cut").map(({ label }) => label)).toEqual(["β", "α", "α"]);
    // A value behind a cut is a bound (row M3), and a subtree that was cut away has no value at all.
    const inner = labels(scene.nodes.filter(({ shape }) => shape !== "none"));
    expect(inner).toEqual(["1", "1", "1", "≥4", "≤−1", "−1", "", "≤−3", "−3", ""]);
    expect(scene.nodes[0].note?.lines).toEqual(["α = −∞", "β = +∞"]);
  });
});

describe("blank twins", () => {
  const { kit, options } = scoreTree("[[[7,60],[-9,61]],[[50,12],[13,-40]]]");

  it("keep the tree and its leaves, and nothing that was computed", () => {
    for (const draw of [minimaxFigure, alphaBetaFigure]) {
      const full = draw(kit, options);
      const blank = draw(kit, { ...options, blank: true });
      expect(blank.nodes).toHaveLength(full.nodes.length);
      for (const node of blank.nodes) {
        if (node.shape !== "none") expect(node.label).toBe("");
        expect(node.note).toBeUndefined();
        expect(node.tone).not.toBe("faded");
      }
      expect(blank.nodes.filter(({ shape }) => shape === "none").map(({ label }) => label)).toEqual(
        full.nodes.filter(({ shape }) => shape === "none").map(({ label }) => label),
      );
      expect(new Set(blank.edges.map(({ stroke }) => stroke))).toEqual(new Set(["normal"]));
    }
  });

  it("tell neither winner, rank nor strategy", () => {
    const arena = explored(nim10);
    const blank = strategyFigure(arena, solve(arena), { blank: true });
    for (const node of drawn(blank)) {
      if (node.border === "double")
        expect(node.detail).toMatch(/^J[01]$/); // where the play is over is given
      else {
        expect(node.detail).toBe("");
        expect(node.tone).toBe(node.shape === "circle" ? "player0" : "player1");
      }
      expect(node.stroke).toBe("normal");
    }
    expect(blank.edges.every(({ from, stroke }) => stroke === "normal" || from === "entry")).toBe(true);
    const places = (scene: Scene): string[] => drawn(scene).map(({ x, y }) => `${x} ${y}`);
    const rankless = strategyFigure(arena, solve(arena), { blank: true, layout: "ranks" });
    expect(places(rankless)).toEqual(places(blank)); // columns by rank would tell the ranks
  });

  it("give the goals of an attractor and none of its steps", () => {
    const arena = explored(nim10);
    const scene = attractorFigure(arena, solve(arena), { blank: true });
    const tinted = drawn(scene).filter(({ tone }) => tone !== "plain");
    expect(tinted.map(({ id, label }) => [id.slice(0, 2), label])).toEqual([["a0", "(0,1)"]]);
    expect(scene.texts.filter(({ text }) => text.startsWith("+")).map(({ text }) => text)).toEqual(["+ (0,1)"]);
  });

  it("leave the positions, the winners and the count of plays out of trees", () => {
    for (const draw of [treeFigure, playsFigure]) {
      const scene = draw(nim6.kit, { blank: true, depth: 3 });
      expect(scene.nodes[0].label).toBe("(6,0)");
      for (const { label, border, note } of scene.nodes.slice(1)) {
        expect([label, border]).toEqual(["", "single"]);
        expect(note?.lines ?? []).not.toContain("J0");
      }
      for (const { text } of scene.texts) expect(["J0", "J1"]).toContain(text);
    }
  });

  it("take the goals out of an arena", () => {
    const nodes = drawn(findFigure("arena").draw(nim10, { blank: true }));
    expect(nodes.every(({ border, detail }) => border === "single" && detail === undefined)).toBe(true);
  });
});

describe("words", () => {
  it("name the players in five ways", () => {
    const start = (name: string, language: "en" | "fr"): string =>
      playsFigure(nim6.kit, { vocabulary: findVocabulary(name), language }).nodes[1].label;
    expect(VOCABULARIES.map(({ id }) => start(id, "fr"))).toEqual(["(5,1)", "(5,2)", "(5,B)", "(5,1)", "5N"]);
    expect(start("white-black", "en")).toBe("5B");
    expect(() => findVocabulary("red/green")).toThrow(MarienbadError);
  });

  it("are in the language asked for", () => {
    const text = (language: "en" | "fr"): string =>
      findFigureFormat("svg").write(findFigure("strategy").draw(nim6, { language }));
    expect(text("fr")).toContain("stratégie gagnante");
    expect(text("en")).toContain("winning strategy");
  });
});

describe("figures that nobody could read", () => {
  it("are refused, with what would make them smaller", () => {
    for (const { id, takes } of FIGURES) {
      const isTree = takes.includes("depth") && !takes.includes("layout");
      try {
        findFigure(id).draw(game("tictactoe"), isTree ? { depth: 4 } : {});
        expect.unreachable(`${id} was drawn`);
      } catch (error) {
        expect(error).toMatchObject({ code: "limit-reached" });
        expect((error as MarienbadError).message).toMatch(/too many to be read.*(depth|smaller).*raise the limit/);
      }
    }
    expect(() => findFigure("strategy").draw(game("connect4"))).toThrow(/needs the game solved/);
  });

  it("are drawn when the limit is raised", () => {
    expect(() => findFigure("tree").draw(game("tictactoe"), { depth: 3 })).toThrow(/limit is 150/);
    expect(drawn(findFigure("tree").draw(game("tictactoe"), { depth: 3, limit: 1000 }))).toHaveLength(1 + 9 + 72 + 504);
  });
});

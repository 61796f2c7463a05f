import { ArenaBuilder, arenaGame } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { drawn, exampleArena, explored, game, nim6, nim10, scoreTree } from "../test/tikz/subjects.ts";
import { textsOf } from "../test/tikz/xml.ts";
import {
  alphaBetaFigure,
  attractorFigure,
  FIGURE_FORMATS,
  FIGURES,
  type FigureSubject,
  findFigure,
  findFigureFormat,
  findVocabulary,
  minimaxFigure,
  playsFigure,
  type Scene,
  strategyFigure,
  treeFigure,
  VOCABULARIES,
} from "./index.ts";

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
    "the arena of example 3": { arena: exampleArena(), game: arenaGame(exampleArena()) },
    "an arena with cycles and hard names": { arena: cyclic, game: arenaGame(cyclic) },
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

describe("blank twins", () => {
  const { game, options } = scoreTree("[[[7,60],[-9,61]],[[50,12],[13,-40]]]");

  it("keep the tree and its leaves, and nothing that was computed", () => {
    for (const draw of [minimaxFigure, alphaBetaFigure]) {
      const full = draw(game, options);
      const blank = draw(game, { ...options, blank: true });
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
    const blank = strategyFigure(arena, solveArena(arena), { blank: true });
    for (const node of drawn(blank)) {
      if (node.border === "double")
        expect(node.detail).toMatch(/^J[01]$/); // where the play is over is given
      else {
        expect(node.detail).toBe("");
        expect(node.tone).toBe("plain"); // the fill would tell who wins
      }
      expect(node.stroke).toBe("normal");
    }
    expect(blank.edges.every(({ from, stroke }) => stroke === "normal" || from === "entry")).toBe(true);
    const places = (scene: Scene): string[] => drawn(scene).map(({ x, y }) => `${x} ${y}`);
    const rankless = strategyFigure(arena, solveArena(arena), { blank: true, layout: "ranks" });
    expect(places(rankless)).toEqual(places(blank)); // columns by rank would tell the ranks
  });

  it("give the goals of an attractor and none of its steps", () => {
    const arena = explored(nim10);
    const scene = attractorFigure(arena, solveArena(arena), { blank: true });
    const tinted = drawn(scene).filter(({ tone }) => tone !== "plain");
    expect(new Set(tinted.map(({ label, tone, mark }) => `${label} ${tone} ${mark}`))).toEqual(
      new Set(["(0,1) player0 0", "(0,0) player1 1"]),
    );
    expect(scene.texts.filter(({ text }) => text.startsWith("+")).map(({ text }) => text)).toEqual(["+ (0,1)"]);
  });

  it("leave the positions, the winners and the count of plays out of trees", () => {
    for (const draw of [treeFigure, playsFigure]) {
      const scene = draw(nim6.game, { blank: true, depth: 3 });
      expect(scene.nodes[0].label).toBe("(6,0)");
      for (const { label, border, note } of scene.nodes.slice(1)) {
        expect([label, border]).toEqual(["", "single"]);
        expect(note?.lines ?? []).not.toContain("J0");
      }
      for (const { text } of scene.texts) expect(["J0", "J1"]).toContain(text);
    }
  });

  it("keep the goals of an arena, which are given, and leave out the play on it", () => {
    const scene = findFigure("arena").draw(nim10, { blank: true, along: [1, 2, 1, 2, 1, 2, 1] });
    const goals = drawn(scene).filter(({ border }) => border === "double");
    expect(goals.map(({ label, detail, mark }) => [label, detail, mark]).sort()).toEqual([
      ["(0,0)", "J1", 1],
      ["(0,1)", "J0", 0],
    ]);
    expect(scene.edges.every(({ from, stroke, tone }) => from === "entry" || stroke + tone === "normalplain")).toBe(
      true,
    );
  });
});

describe("colours", () => {
  it("fill what somebody wins, in every figure of positions, and never by who moves there", () => {
    const arena = explored(nim10);
    const solution = solveArena(arena);
    const wonBy = new Map(drawn(strategyFigure(arena, solution)).map(({ label, tone }) => [label, tone]));
    for (const id of ["arena", "attractor", "strategy"]) {
      for (const blank of [false, true]) {
        for (const { label, tone } of drawn(findFigure(id).draw(nim10, { blank }))) {
          if (tone !== "plain") expect([id, label, tone]).toEqual([id, label, wonBy.get(label)]);
        }
      }
    }
    for (const draw of [treeFigure, playsFigure]) {
      for (const { tone, border, mark } of drawn(draw(nim6.game, { depth: 6 }))) {
        expect(tone).toBe(border === "double" ? `player${mark}` : "plain");
      }
    }
  });

  it("come with a mark of the winner at goals, in every format", () => {
    const scene = findFigure("strategy").draw(nim6);
    const written = (id: string): string => findFigureFormat(id).write(scene, { legend: false });
    expect(
      written("svg")
        .match(/class="player mark[01]"/g)
        ?.sort(),
    ).toEqual(['class="player mark0"', 'class="player mark1"']);
    expect(written("tikz").match(/\\node\[mb mark, mb mark [01]\]/g)).toHaveLength(2);
    for (const id of ["dot", "mermaid"]) {
      expect([written(id).match(/0 ●/g)?.length, written(id).match(/0 ■/g)?.length]).toEqual([1, 1]);
    }
  });
});

describe("words", () => {
  it("name the players in five ways", () => {
    const start = (name: string, language: "en" | "fr"): string =>
      playsFigure(nim6.game, { vocabulary: findVocabulary(name), language }).nodes[1].label;
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

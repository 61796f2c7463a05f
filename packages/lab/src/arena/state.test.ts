import { OWNERS_UNKNOWN } from "marienbad/arena";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { held } from "../worker/held.ts";
import { inProcess } from "../worker/in-process.ts";
import type { Task } from "../worker/protocol.ts";
import { createArenaEditor } from "./editor.ts";
import { EXAMPLES } from "./examples.ts";
import { arenaPage } from "./link.ts";
import { suggestedOwners } from "./owners.ts";
import { createArenaState } from "./state.ts";
import { createStrategy } from "./strategy.ts";
import { arenaTasks } from "./tasks.ts";

/** The graph of the summary (SPEC, worked example 3): who cannot move loses, and player 0 owns 0 to 3. */
const EIGHT =
  "{0: [4, 5], 1: [4, 5, 6], 2: [7], 3: [], 4: [2], 5: [3], 6: [2, 3], 7: []}\nS0 = {0, 1, 2, 3}\nstart = 0";

function open(tasks: Readonly<Record<string, Task>> = arenaTasks) {
  const runner = inProcess(tasks);
  const state = createArenaState(() => runner);
  state.start();
  /** Waits until nothing is being computed; the names of all tasks so far. */
  const settled = async (): Promise<readonly string[]> => {
    await eventually(() => expect(runner.busy).toBe(false));
    return runner.asked.slice();
  };
  return { ...state, ...createStrategy(state), state, runner, settled };
}

beforeEach(() => {
  currentPage.value = "arena";
});
afterEach(() => {
  currentPage.value = "home";
  vi.useRealTimers();
});

/** Types a text and waits until it has been read. */
async function type({ typeText, settled }: ReturnType<typeof open>, text: string): Promise<void> {
  await settled();
  vi.useFakeTimers();
  typeText(text);
  await vi.advanceTimersByTimeAsync(400);
  vi.useRealTimers();
  await settled();
}

describe("the text of an arena", () => {
  it("is written from the arena that is shown, and again when the format changes, without another study", async () => {
    const arena = open();
    await eventually(() => expect(arena.text.value).toContain("(10, 0)"));
    expect(await arena.settled()).toEqual(["arena.study", "arena.write"]);
    arena.chooseTextFormat("json");
    await eventually(() => expect(JSON.parse(arena.text.value)).toBeTypeOf("object"));
    expect(await arena.settled()).toEqual(["arena.study", "arena.write", "arena.write"]);
    arena.chooseTextFormat("gm");
    await eventually(() => expect(arena.text.value).toMatch(/^parity 19;/));
  });

  it("is read and studied in one task when somebody types", async () => {
    const arena = open();
    await arena.settled();
    arena.deadEnds.value = "mover-loses";
    await arena.settled();
    const before = arena.runner.asked.length;
    await type(arena, EIGHT);
    expect(arena.runner.asked.slice(before)).toEqual(["arena.studyText"]);
    expect(arena.text.value).toBe(EIGHT);
    expect(arena.drawn.value?.vertexCount).toBe(8);
    // Player 1 cannot move at 7 and player 0 cannot at 3: 2 is won by 0 in one move.
    expect(arena.drawn.value?.goals).toEqual([...Array(3).fill(undefined), 1, ...Array(3).fill(undefined), 0]);
    expect(arena.drawn.value?.ranks.slice(2, 4)).toEqual([1, 0]);
  });

  it("keeps the last arena while it has faults, each with its line", async () => {
    const arena = open();
    await arena.settled();
    await type(arena, "{0: [1],\n 1: [2]}");
    expect(arena.faults.value.length).toBeGreaterThan(0);
    expect(arena.drawn.value?.document.vertices[0].name).toBe("(10, 0)");
    await type(arena, "{0: [1],\n 1: []}\nS0 = {0}");
    expect(arena.faults.value).toEqual([]);
    expect(arena.drawn.value?.vertexCount).toBe(2);
  });

  it("is a parity game of PGSolver too, and is read back as the same arena", async () => {
    const arena = open();
    await arena.settled();
    arena.chooseTextFormat("gm");
    await eventually(() => expect(arena.text.value).toMatch(/^parity 19;/)); // twenty vertices, numbered from 0
    const written = arena.text.value;
    await type(arena, `${written}\n`);
    expect(arena.faults.value).toEqual([]);
    expect(arena.drawn.value?.vertexCount).toBe(20);
    expect(arena.drawn.value?.outcomes.filter((outcome) => outcome === "player0")).toHaveLength(11);
  });

  it("that could not be read is read again in another format", async () => {
    const arena = open();
    await type(arena, EIGHT);
    arena.chooseTextFormat("json");
    await eventually(() => expect(JSON.parse(arena.text.value)).toBeTypeOf("object"));
    const json = arena.text.value;
    arena.chooseTextFormat("py");
    await arena.settled();
    await type(arena, json);
    expect(arena.faults.value.length).toBeGreaterThan(0);
    arena.chooseTextFormat("json");
    await arena.settled();
    await eventually(() => expect(arena.faults.value).toEqual([]));
    expect(arena.text.value).toBe(json);
    expect(arena.drawn.value?.vertexCount).toBe(8);
  });
});

describe("the layout", () => {
  it("changes without another study", async () => {
    const arena = open();
    await eventually(() => expect(arena.text.value).not.toBe(""));
    await arena.settled();
    const [before, asked] = [arena.drawn.value, arena.runner.asked.length];
    arena.layout.value = "ranks";
    await eventually(() => expect(arena.drawn.value).not.toBe(before));
    expect(arena.runner.asked.slice(asked)).toEqual(["arena.layOut"]);
    expect(arena.drawn.value?.drawing.points).not.toEqual(before?.drawing.points);
    expect(arena.drawn.value?.outcomes).toBe(before?.outcomes);
  });
});

describe("the attractor", () => {
  it("is gone through step by step, within its bounds", async () => {
    const arena = open();
    await eventually(() => expect(arena.drawn.value).toBeDefined());
    expect(arena.lastStep.value).toBe(arena.joinings.value.length + 1);
    expect(arena.step.value).toBe(arena.lastStep.value); // what a page opens on is the answer
    arena.setStep(3);
    expect(arena.step.value).toBe(3);
    arena.setStep(1000);
    expect(arena.step.value).toBe(arena.lastStep.value);
    arena.setStep(-1);
    expect(arena.step.value).toBe(0);
    arena.setStep(2);
    arena.choosePlayer(1);
    expect([arena.player.value, arena.step.value]).toEqual([1, arena.lastStep.value]);
  });

  it("that only the rule of dead ends makes empty is known as such; a game's own ends are no dead ends", async () => {
    const arena = open();
    await eventually(() => expect(arena.drawn.value).toBeDefined());
    expect(arena.drawn.value?.deadEndCount).toBe(0); // nim: whoever took the last stick has won there
    await type(arena, EIGHT);
    expect([arena.drawn.value?.deadEndCount, arena.joinings.value.length]).toEqual([2, 0]); // 3 and 7
    arena.deadEnds.value = "mover-loses";
    await arena.settled();
    expect(arena.joinings.value.map(({ vertex }) => vertex)).toEqual([7, 2, 4, 0, 1]); // SPEC, worked example 3
  });
});

describe("a strategy", () => {
  it("is chosen edge by edge and checked; the counter-play of a losing one is shown", async () => {
    const arena = open();
    arena.deadEnds.value = "mover-loses";
    await type(arena, EIGHT);
    arena.setMode("strategy");
    // From 0, going to 4 then 2 then 7 wins for player 0; going to 5 leads to 3, where player 0 is stuck.
    arena.choose(0, 5);
    await arena.checkMine();
    expect(arena.verdict.value).toMatchObject({ winning: false, play: [0, 5, 3] });
    arena.choose(0, 4);
    arena.choose(2, 7);
    expect(arena.verdict.value).toBeUndefined();
    await arena.checkMine();
    expect(arena.verdict.value?.winning).toBe(true);
    arena.choose(2, 7);
    expect(arena.choices.value[2]).toBeUndefined();
  });

  it("gets no verdict, and no complaint, that is about what it was before it was changed", async () => {
    const { task, onTheirWay } = held(arenaTasks["arena.check"]);
    const arena = open({ ...arenaTasks, "arena.check": task });
    arena.deadEnds.value = "mover-loses";
    await type(arena, EIGHT);
    arena.setMode("strategy");
    arena.choose(0, 5);
    const checks = [arena.checkMine()];
    arena.choose(0, 4);
    checks.push(arena.checkMine());
    arena.choose(2, 7);
    await eventually(() => expect(onTheirWay).toHaveLength(2));
    onTheirWay[0].arrive();
    onTheirWay[1].fail();
    await Promise.all(checks);
    expect([arena.verdict.value, arena.errorText.value, arena.running.value]).toEqual([undefined, undefined, false]);
    const last = arena.checkMine();
    await eventually(() => expect(onTheirWay).toHaveLength(3));
    onTheirWay[2].arrive();
    await last;
    expect(arena.verdict.value?.winning).toBe(true);
  });
});

describe("a strategy of somebody's own", () => {
  const openEight = async () => {
    const arena = open();
    arena.deadEnds.value = "mover-loses";
    await type(arena, EIGHT);
    arena.setMode("strategy");
    return arena;
  };

  it("is told by touching a vertex and then the one to go to", async () => {
    const arena = await openEight();
    arena.touchForStrategy(0);
    expect(arena.selected.value).toBe(0);
    arena.touchForStrategy(4);
    expect([arena.choices.value[0], arena.selected.value]).toEqual([4, undefined]);
    arena.touchForStrategy(4); // player 1's: there is nothing to decide
    arena.touchForStrategy(2);
    expect([arena.choices.value[4], arena.selected.value]).toEqual([undefined, 2]);
    arena.touchForStrategy(7);
    await arena.checkMine();
    expect(arena.verdict.value?.winning).toBe(true);
  });

  it("is read from a dictionary; every fault is told, and what is right is taken", async () => {
    const arena = await openEight();
    expect(arena.takeStrategy("{0: 4, 1: 4, 2: 7}")).toEqual([]);
    await arena.checkMine();
    expect(arena.verdict.value?.winning).toBe(true);
    const faults = arena.takeStrategy("s = {0: 7, 1: 4, 2: 99, 3: 0, 4: 2, 'x': 1}");
    expect(faults.map(({ text }) => text.en)).toEqual([
      "0: no move leads to 7.",
      "2: there is no vertex 99.",
      "3: there is nothing to decide for this player there.",
      "4: there is nothing to decide for this player there.",
      "There is no vertex x.",
    ]);
    expect(arena.choices.value).toEqual([undefined, 4, ...Array(6).fill(undefined)]);
    expect(arena.takeStrategy("{0: 4").length).toBe(1);
  });

  it("names tuples with or without blanks", async () => {
    const arena = open();
    await eventually(() => expect(arena.drawn.value).toBeDefined());
    expect(arena.takeStrategy("{(10,0): (9,1), (8, 0): ( 6,1 )}")).toEqual([]);
    const name = (vertex: number | undefined) => arena.drawn.value?.document.vertices[vertex ?? -1]?.name;
    expect(arena.choices.value.map(name).filter((found) => found !== undefined)).toEqual(["(9, 1)", "(6, 1)"]);
  });
});

describe("the token", () => {
  it("moves along edges only, the other side answers, and moves are taken back", async () => {
    const arena = open();
    arena.deadEnds.value = "mover-loses";
    await type(arena, EIGHT);
    arena.setMode("play");
    expect(arena.path.value).toEqual([0]);
    vi.useFakeTimers();
    arena.moveToken(7);
    expect(arena.path.value).toEqual([0]);
    arena.moveToken(4);
    await vi.advanceTimersByTimeAsync(700);
    expect(arena.path.value).toEqual([0, 4, 2]);
    arena.takeBackMove();
    expect(arena.path.value).toEqual([0]);
    arena.moveToken(4);
    await vi.advanceTimersByTimeAsync(700);
    arena.moveToken(7);
    expect(arena.ending.value).toBe(0);
    arena.moveToken(0);
    expect(arena.path.value).toEqual([0, 4, 2, 7]);
  });
});

describe("the editor", () => {
  it("adds vertices and edges, moves and deletes them, and the text follows", async () => {
    const arena = open();
    const editor = createArenaEditor(arena.state);
    await arena.settled();
    editor.clear();
    editor.touchGround({ x: 3, y: 9 });
    await arena.settled();
    editor.touchGround({ x: 100, y: 5 });
    editor.touchVertex(0);
    editor.touchVertex(1);
    editor.changeVertex(1, { owner: 1, goal: 0 });
    await eventually(() => expect(arena.text.value).toContain("b"));
    expect(editor.edited()).toEqual({
      vertices: [
        { name: "a", owner: 0 },
        { name: "b", owner: 1, goal: 0 },
      ],
      edges: [[0, 1]],
      start: 0,
    });
    expect(arena.points.value).toEqual([
      { x: 0, y: 0 },
      { x: 96, y: 0 },
    ]);
    await eventually(() => expect(arena.drawn.value?.outcomes).toEqual(["player0", "player0"]));
    editor.chooseTool("delete");
    editor.touchVertex(0);
    expect(editor.edited()).toEqual({ vertices: [{ name: "b", owner: 1, goal: 0 }], edges: [], start: undefined });
  });
});

describe("undo and redo", () => {
  it("bring back what was drawn, also after the arena was emptied, which works at once", async () => {
    const arena = open();
    const editor = createArenaEditor(arena.state);
    await eventually(() => expect(arena.text.value).toContain("(10, 0)"));
    await arena.settled();
    const before = arena.source.value;
    editor.clear();
    await arena.settled();
    expect([arena.study.value, arena.text.value, editor.tool.value]).toEqual([undefined, "", "draw"]);
    editor.touchGround({ x: 10, y: 20 });
    editor.touchGround({ x: 90, y: 20 });
    editor.addEdge(0, 1);
    editor.undo();
    expect(editor.edited().edges).toEqual([]);
    editor.redo();
    expect(editor.edited().edges).toEqual([[0, 1]]);
    for (let i = 0; i < 4; i++) editor.undo();
    expect(arena.source.value).toBe(before);
    await eventually(() => expect(arena.drawn.value?.vertexCount).toBe(20));
    expect(editor.past.value).toEqual([]);
    editor.redo();
    editor.redo();
    expect(editor.edited().vertices.map(({ name }) => name)).toEqual(["a"]);
    expect(arena.points.value).toEqual([{ x: 0, y: 24 }]);
    editor.addVertexBeside(); // another way is taken: what was undone is forgotten
    expect(editor.future.value).toEqual([]);
  });

  it("take back every change of the arena, drawn or not: typed, laid out anew, chosen, another rule", async () => {
    const arena = open();
    const editor = createArenaEditor(arena.state);
    await arena.settled();
    arena.deadEnds.value = "mover-loses";
    await type(arena, EIGHT);
    editor.moveVertex(0, { x: -240, y: 0 });
    editor.layOutAgain();
    arena.showExample(EXAMPLES[1]);
    await arena.settled();
    const seen: unknown[] = [];
    while (editor.past.value.length > 0) {
      editor.undo();
      await arena.settled();
      seen.push([arena.drawn.value?.vertexCount, arena.points.value[0].x === -240, arena.deadEnds.value]);
    }
    expect(seen).toEqual([
      [8, false, "mover-loses"],
      [8, true, "mover-loses"],
      [8, false, "mover-loses"],
      [20, false, "mover-loses"],
      [20, false, "draw"],
    ]);
  });

  it("bring back what was drawn before the first arena was there to see", async () => {
    const arena = open();
    const editor = createArenaEditor(arena.state);
    const first = arena.source.value;
    editor.clear();
    editor.addVertexBeside();
    editor.addVertexBeside();
    expect(arena.study.value).toBe(undefined);
    editor.undo();
    expect(editor.edited().vertices.map(({ name }) => name)).toEqual(["a"]);
    editor.undo();
    editor.undo();
    expect([arena.source.value, editor.past.value]).toEqual([first, []]);
    await arena.settled();
  });

  it("do not go back before the arena that the page was opened with", async () => {
    const arena = open();
    const editor = createArenaEditor(arena.state);
    arenaPage(arena.state).loadName("eight");
    await arena.settled();
    expect(editor.past.value).toEqual([]);
  });
});

describe("the owners of a pasted dictionary", () => {
  it("are asked for together with everything else that is odd: no second round", async () => {
    const arena = open();
    await type(arena, "{0: [4, 5],\n 2: [7, 9], 4: [], 5: []}");
    expect(arena.faults.value.map(({ code }) => code)).toEqual([OWNERS_UNKNOWN]);
    expect(arena.warnings.value.map(({ line, text }) => [line, text.en.slice(0, 18)])).toEqual([
      [2, "7 is a successor b"],
      [2, "9 is a successor b"],
    ]);
  });

  it("are taken from the rule that was chosen, and the question is gone", async () => {
    const arena = open();
    await type(arena, "{0: [1], 1: []}");
    expect(arena.faults.value.map(({ code }) => code)).toEqual([OWNERS_UNKNOWN]);
    arena.chooseOwnerRule(suggestedOwners(arena.text.value).below);
    await eventually(() => expect(arena.drawn.value?.document.vertices.map(({ owner }) => owner)).toEqual([0, 1]));
    expect(arena.faults.value).toEqual([]);
  });
});

describe("links", () => {
  it("open in the mode that a link by name asks for, examples too", async () => {
    const arena = open();
    for (const name of ["twelve?mode=strategy", "nim?sticks=6&mode=play"]) {
      arenaPage(arena.state).loadName(name);
      await arena.settled();
      expect(name.endsWith(arena.state.mode.value)).toBe(true);
    }
  });

  it("bring the whole state back", async () => {
    const first = open();
    first.deadEnds.value = "mover-loses";
    await type(first, EIGHT);
    first.setMode("strategy");
    first.choose(0, 4);
    first.setStep(2);
    const saved = JSON.parse(JSON.stringify(arenaPage(first.state).save()));
    const second = open();
    await arenaPage(second.state).load(saved);
    await eventually(() => expect(second.drawn.value?.vertexCount).toBe(8));
    await second.settled();
    expect(JSON.parse(JSON.stringify(arenaPage(second.state).save()))).toEqual(saved);
    expect(second.drawn.value?.outcomes).toEqual(first.drawn.value?.outcomes);
  });
});

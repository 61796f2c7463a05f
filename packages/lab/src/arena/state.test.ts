import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { createArenaEditor } from "./editor.ts";
import { arenaPage } from "./link.ts";
import { createArenaState } from "./state.ts";
import { arenaTasks } from "./tasks.ts";

/** The graph of the summary (SPEC, worked example 3): who cannot move loses, and player 0 owns 0 to 3. */
const EIGHT =
  "{0: [4, 5], 1: [4, 5, 6], 2: [7], 3: [], 4: [2], 5: [3], 6: [2, 3], 7: []}\nS0 = {0, 1, 2, 3}\nstart = 0";

function open() {
  const runner = inProcess(arenaTasks);
  const state = createArenaState(() => runner);
  state.start();
  /** Waits until nothing is being computed; the names of all tasks so far. */
  const settled = async (): Promise<readonly string[]> => {
    await eventually(() => expect(runner.busy).toBe(false));
    return runner.asked.slice();
  };
  return { ...state, state, runner, settled };
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
    arena.setStep(3);
    expect(arena.step.value).toBe(3);
    arena.setStep(1000);
    expect(arena.step.value).toBe(arena.lastStep.value);
    arena.setStep(-1);
    expect(arena.step.value).toBe(0);
    arena.setStep(2);
    arena.choosePlayer(1);
    expect([arena.player.value, arena.step.value]).toEqual([1, 0]);
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
    editor.chooseTool("vertex");
    editor.touchGround({ x: 0, y: 0 });
    await arena.settled();
    editor.touchGround({ x: 100, y: 0 });
    editor.chooseTool("edge");
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
      { x: 100, y: 0 },
    ]);
    await eventually(() => expect(arena.drawn.value?.outcomes).toEqual(["player0", "player0"]));
    editor.chooseTool("delete");
    editor.touchVertex(0);
    expect(editor.edited()).toEqual({ vertices: [{ name: "b", owner: 1, goal: 0 }], edges: [], start: undefined });
  });
});

describe("links", () => {
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

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { createPlayState } from "./state.ts";
import { playTasks } from "./tasks.ts";

function open() {
  const runners = [inProcess(playTasks), inProcess(playTasks)];
  let next = 0;
  const state = createPlayState(() => runners[next++]);
  return { ...state, asked: () => runners.flatMap(({ asked }) => asked) };
}

/** Two people at a game of tic-tac-toe. */
function tictactoe() {
  const play = open();
  void play.page.load({ game: "tictactoe", moves: "", seats: ["human", "human"] });
  return play;
}

beforeEach(() => {
  currentPage.value = "play";
});
afterEach(() => {
  currentPage.value = "home";
});

describe("a play between two people", () => {
  it("takes moves as they are typed, and refuses others with a sentence", () => {
    const { play, record, session, errorText } = tictactoe();
    expect(play("1")).toBe(true);
    expect(play(" 5 ")).toBe(true);
    expect(record.value.moves).toEqual(["1", "5"]);
    expect(session.value.turn).toBe(0);
    expect(play("1")).toBe(false);
    expect(errorText.value?.en).toContain("1");
    expect(record.value.moves).toEqual(["1", "5"]);
    expect(play("2")).toBe(true);
    expect(errorText.value).toBeUndefined();
  });

  it("does not mind capitals", () => {
    const state = open();
    void state.page.load({ game: "hexapawn", moves: "", seats: ["human", "human"] });
    const [word] = state.session.value.legal;
    expect(word).toMatch(/[a-z]/);
    expect(state.play(word.toUpperCase())).toBe(true);
    expect(state.record.value.moves).toEqual([word]);
  });

  it("is undone and redone, and another move forgets what was undone", () => {
    const { play, undo, redo, record } = tictactoe();
    for (const move of ["1", "5", "3"]) play(move);
    undo();
    undo();
    expect(record.value).toMatchObject({ moves: ["1", "5", "3"], cursor: 1 });
    redo();
    expect(record.value.cursor).toBe(2);
    undo();
    play("9");
    expect(record.value).toMatchObject({ moves: ["1", "9"], cursor: 2 });
  });

  it("ends when somebody has won, and nobody can move then", () => {
    const { play, session, resultSentence } = tictactoe();
    for (const move of ["1", "4", "2", "5", "3"]) expect(play(move)).toBe(true);
    expect(session.value.result).toBe(0);
    expect(session.value.legal).toEqual([]);
    expect(resultSentence()).toBe("Player 0 wins.");
    expect(play("9")).toBe(false);
  });

  it("is pasted as a list, which stops at the first move that is not legal", () => {
    const { pasteMoves, record, errorText } = tictactoe();
    pasteMoves("1 5 # a comment\n9");
    expect(record.value).toMatchObject({ moves: ["1", "5", "9"], cursor: 3 });
    pasteMoves("1 1");
    expect(errorText.value).toBeDefined();
    expect(record.value.moves).toEqual(["1", "5", "9"]);
  });

  it("comes back from its link, at the move where it was left", () => {
    const first = tictactoe();
    for (const move of ["1", "5", "3"]) first.play(move);
    first.undo();
    const saved = JSON.parse(JSON.stringify(first.page.save()));
    const second = open();
    void second.page.load(saved);
    expect(second.record.value).toMatchObject({ game: "tictactoe", moves: ["1", "5", "3"], cursor: 2 });
    expect(JSON.parse(JSON.stringify(second.page.save()))).toEqual(saved);
    expect(() => second.page.load({ ...saved, moves: "1 1" })).toThrow();
    expect(second.record.value.moves).toEqual(["1", "5", "3"]);
  });
});

describe("a play against the computer", () => {
  it("is answered, undone to the reader's turn, and the sides may be swapped", async () => {
    const state = open();
    void state.page.load({ game: "nim", options: { sticks: "7" }, moves: "", seats: ["human", "perfect"] });
    state.start();
    expect(state.play(state.session.value.legal[0])).toBe(true);
    await eventually(() => expect(state.record.value.moves.length).toBe(2));
    expect(state.session.value.turn).toBe(0);
    state.undo();
    expect(state.record.value.cursor).toBe(0);
    state.swapSides();
    expect(state.isHuman(0)).toBe(false);
    await eventually(() => expect(state.record.value.cursor).toBe(0));
  });

  it("the perfect player wins Nim from 7 (take 1, 2 or 3), where the first player can", async () => {
    const state = open();
    const options = { sticks: "7", take: "1,2,3" };
    void state.page.load({ game: "nim", options, moves: "", seats: ["perfect", "random"] });
    state.start();
    await eventually(() => expect(state.session.value.result).toBeDefined());
    expect(state.session.value.result).toBe(0);
  });
});

describe("hints and values", () => {
  it("a hint is a best move: from 7 sticks the one that leaves 4", async () => {
    const state = open();
    const options = { sticks: "7", take: "1,2,3" };
    void state.page.load({ game: "nim", options, moves: "", seats: ["human", "human"] });
    await state.askHint();
    expect(state.hint.value).toBe("3");
    state.play("3");
    expect(state.hint.value).toBeUndefined();
  });

  it("values are kept in step with the board while they are shown", async () => {
    const state = open();
    void state.page.load({ game: "nim", options: { sticks: "5" }, moves: "", seats: ["human", "human"], values: true });
    state.start();
    await eventually(() => expect(state.evaluation.value?.solved).toBe(true));
    await eventually(() => expect(state.review.value.length).toBe(1));
    state.play(state.session.value.legal[0]);
    expect(state.evaluation.value).toBeUndefined();
    await eventually(() => expect(state.evaluation.value).toBeDefined());
    await eventually(() => expect(state.review.value.length).toBe(2));
    const before = state.asked().length;
    state.showValues.value = false;
    state.play(state.session.value.legal[0]);
    expect(state.asked().length).toBe(before);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reached } from "../base/beaten.ts";
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

  it("begins where a link by name says", () => {
    const { page, session, record } = open();
    void page.loadName("tictactoe?moves=2+1+6+7");
    expect([record.value.moves, session.value.turn]).toEqual([["2", "1", "6", "7"], 0]);
    expect(() => page.loadName("tictactoe?moves=2+2")).toThrow();
    void page.loadName("connect4?moves=44443555"); // as players of connect-4 write it
    expect(record.value.moves).toEqual([..."44443555"]);
    void page.load({ game: "tictactoe", moves: "513 9" });
    expect(record.value.moves).toEqual(["5", "1", "3", "9"]);
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
    pasteMoves("159");
    expect(record.value.moves).toEqual(["1", "5", "9"]);
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

describe("who is offered as a rival", () => {
  it("is the perfect one where something proves quickly, and who was chosen stays", () => {
    const state = open();
    const rivalAt = (game: string): string => {
      state.chooseGame(game);
      return state.playerSettings.value[1].kind;
    };
    expect(state.playerSettings.value[1]).toEqual({ kind: "perfect" }); // heaps
    expect(rivalAt("connect4")).toBe("perfect"); // an expert
    expect(rivalAt("hexapawn")).toBe("perfect"); // a small graph
    state.chooseOptions({ rows: "6", columns: "6" });
    void state.page.loadName("hexapawn?rows=6&columns=6");
    expect(state.playerSettings.value[1]).toEqual({ kind: "strong", amount: 500 });
    state.setPlayer(1, { kind: "random" });
    expect(rivalAt("nim")).toBe("random");
  });

  it("is replaced for a move where it fails, which is said, so that no play is stuck", async () => {
    const tasks = {
      ...playTasks,
      "play.choose": async (input: Parameters<(typeof playTasks)["play.choose"]>[0]) => {
        if (input.player.startsWith("minimax")) throw new RangeError("out of memory");
        return playTasks["play.choose"](input);
      },
    };
    const state = createPlayState(() => inProcess(tasks));
    void state.page.load({ game: "tictactoe", moves: "", seats: ["human", "minimax:9"] });
    state.start();
    state.play("5");
    await eventually(() => expect(state.record.value.moves.length).toBe(2));
    expect(state.noteText.value?.en).toContain("The strong player moved instead.");
    expect(state.errorText.value).toBeUndefined();
  });
});

describe("the end of a play", () => {
  const ended = (game: string, moves: string, options = {}) => {
    const state = open();
    void state.page.load({ game, options, moves, seats: ["human", "human"] });
    return state.endSentence();
  };

  it("says why it is over", () => {
    expect(ended("connect4", "1 2 1 2 1 2 1")).toBe("4 in a row.");
    expect(ended("tictactoe", "1 2 3 5 4 6 8 7 9")).toBe("No move is left.");
    expect(ended("hex", "a1 b1 a2", { size: "2" })).toBe("The two sides are joined.");
    expect(ended("nim", "2", { sticks: "2" })).toBe("Player 0 made the last move.");
    expect(ended("marienbad", "1:1", { rows: "1", last: "loses" })).toBe("Player 0 made the last move, which loses.");
    expect(ended("tictactoe", "1")).toBe("");
  });

  it("is followed by another, with the same seats or the other ones", () => {
    const state = tictactoe();
    state.setPlayer(1, { kind: "random" });
    state.rematch(true);
    expect(state.record.value).toMatchObject({ moves: [], cursor: 0 });
    expect(state.isHuman(0)).toBe(false);
    expect(state.isHuman(1)).toBe(true);
  });
});

describe("a review", () => {
  /** Player 1 answers the middle at a side: lost (Crowley and Siegler 1993 call the corner the only safe answer). */
  const LOST = "5 2 1 9 4 6 7";
  const reviewed = async (moves = LOST, seats = ["perfect", "human"]) => {
    const state = open();
    void state.page.load({ game: "tictactoe", moves, seats, review: "best" });
    state.start();
    await eventually(() => expect(state.review.value).toBeDefined());
    return state;
  };

  it("finds the mistake, names what was better, and is in the link", async () => {
    const state = await reviewed();
    expect(state.review.value?.turningPoint).toBe(2);
    expect(state.review.value?.moves[1]).toMatchObject({ number: 2, move: "2", severity: "mistake" });
    expect([...(state.review.value?.moves[1].best ?? [])].sort()).toEqual(["1", "3", "7", "9"]);
    expect(state.faults.value).toEqual([2]);
    expect(state.page.save()).toMatchObject({ review: "best", moves: LOST });
    state.showMove(2);
    expect(state.reviewedMove.value?.number).toBe(2);
    state.closeReview();
    expect(state.page.save()).not.toHaveProperty("review");
  });

  it("of a list that was pasted keeps the computer from playing on", async () => {
    const state = open();
    void state.page.load({ game: "tictactoe", moves: "", seats: ["human", "perfect"] });
    state.start();
    state.reviewList("5");
    await eventually(() => expect(state.review.value?.moves.length).toBe(1));
    expect(state.record.value.moves).toEqual(["5"]);
    expect(state.asked()).not.toContain("play.choose");
    state.reviewList("5 5");
    expect(state.errorText.value).toBeDefined();
    expect(state.record.value.moves).toEqual(["5"]);
  });

  it("shows best play in place of what was played, and leads back", async () => {
    const state = await reviewed();
    state.showMove(2);
    await state.showLine();
    expect(state.shownLine.value).toMatchObject({ from: 1, step: 1 });
    expect(state.shown.value.moves.slice(0, 1)).toEqual(["5"]);
    state.step(state.shownLine.value?.moves.length ?? 0);
    expect(state.shownSession.value.result).toBe("draw");
    expect(state.record.value).toMatchObject({ moves: LOST.split(" "), cursor: 2 });
    state.leave();
    expect(state.shown.value).toBe(state.record.value);
  });

  it("lets the reader try again before each mistake, and takes every move that keeps the value", async () => {
    const state = await reviewed();
    state.startRetry();
    expect(state.record.value.cursor).toBe(1);
    await state.tryMove("4");
    expect(state.retry.value?.tried).toMatchObject({ move: { word: "4" }, isRight: false });
    for (const corner of ["1", "3", "7", "9"]) {
      state.startRetry();
      await state.tryMove(corner);
      expect(state.retry.value?.tried).toMatchObject({ move: { word: corner }, isRight: true });
    }
    expect(state.shown.value.moves).toEqual(["5", "9"]);
    expect(state.record.value.moves).toEqual(LOST.split(" "));
    state.nextRetry();
    expect(state.retry.value).toBeUndefined();
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

  it("values are filled in: the first answer is shown, and what it left open is asked once more", async () => {
    const times: number[] = [];
    const tasks = {
      ...playTasks,
      "play.evaluate": async (input: Parameters<(typeof playTasks)["play.evaluate"]>[0]) => {
        times.push(input.time);
        const found = await playTasks["play.evaluate"](input);
        return times.length === 1 ? { ...found, solved: false } : found;
      },
    };
    const state = createPlayState(() => inProcess(tasks));
    void state.page.load({ game: "nim", options: { sticks: "5" }, moves: "", seats: ["human", "human"], values: true });
    state.start();
    await eventually(() => expect(state.evaluation.value?.solved).toBe(true));
    expect(times).toEqual([1000, 8000]);
    expect(state.evaluating.value).toBe(false);
  });

  it("what an expert proves is a fact or not known, never a number", async () => {
    const evaluate = playTasks["play.evaluate"];
    const place = { game: "connect4", options: { columns: "8", rows: "7" }, moves: [] };
    const { position, moves, solved } = await evaluate({ place, time: 50 });
    expect(solved).toBe(false);
    for (const value of [position, ...moves]) expect(value).not.toHaveProperty("estimate");
  });

  it("values are kept in step with the board while they are shown", async () => {
    const state = open();
    void state.page.load({ game: "nim", options: { sticks: "5" }, moves: "", seats: ["human", "human"], values: true });
    state.start();
    await eventually(() => expect(state.evaluation.value?.solved).toBe(true));
    state.play(state.session.value.legal[0]);
    expect(state.evaluation.value).toBeUndefined();
    await eventually(() => expect(state.evaluation.value).toBeDefined());
    await eventually(() => expect(state.review.value?.moves.length).toBe(1));
    const before = state.asked().length;
    state.showValues.value = false;
    state.play(state.session.value.legal[0]);
    expect(state.asked().length).toBe(before);
  });
});

describe("what the reader has reached against perfection", () => {
  const finish = (seats: readonly string[], from?: string) => {
    reached.value = {};
    const { page, play } = open();
    void page.load({ game: "nim", options: { sticks: "2", take: "1,2" }, moves: "", seats, from });
    play("2");
    return reached.value;
  };

  it("is kept by the name of the variant, for a whole play against the perfect player", () => {
    expect(finish(["human", "perfect"])).toEqual({ "nim?sticks=2&take=1,2": "win" });
    expect(finish(["perfect", "human"])).toEqual({}); // the reader has lost
    expect(finish(["human", "strong:500"])).toEqual({});
    expect(finish(["human", "human"])).toEqual({});
    expect(finish(["human", "perfect"], "(2, 0)")).toEqual({});
  });
});

describe("several workers", () => {
  const LATE = "1 6 3 5 3 4 5 6 1 3 1 2 6 3 3 5 7 3 4 6 7 1 5 7 1 5 4 2 2 1".split(" ");

  it("share out the moves that are not known yet", async () => {
    const [analyst, rival, helper] = [1, 2, 3].map(() => inProcess(playTasks));
    const runners = [analyst, rival];
    const state = createPlayState(() => runners.shift() ?? rival, [helper]);
    const options = { columns: "8", rows: "7" }; // far too large to be proved
    void state.page.load({ game: "connect4", options, moves: "", seats: ["human", "human"], patience: 1 });
    const found = await state.evaluateNow();
    expect(found?.isProvable).toBe(true);
    expect(helper.asked).toEqual(["play.prove"]);
    expect(analyst.asked).toEqual(["play.evaluate", "play.prove", "play.evaluate"]);
  });

  it("prove facts that are the values of the one who learns them", async () => {
    const place = { game: "connect4", options: {}, moves: LATE };
    const alone = await playTasks["play.evaluate"]({ place, time: 20_000 });
    const words = alone.moves.map(({ word }) => word);
    const facts = await playTasks["play.prove"]({ place, time: 20_000, words });
    for (const { word, result, rank } of alone.moves) expect(facts[word]).toMatchObject({ result, rank });
    expect(await playTasks["play.evaluate"]({ place, time: 20_000, facts })).toEqual(alone);
  });
});

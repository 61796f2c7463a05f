import { describe, expect, it } from "vitest";
import { MarienbadError } from "../base/error.ts";
import { makeGame } from "../games/all.ts";
import { fullGame } from "./full-game.ts";
import { legalMoves, outcome, type Rules } from "./game.ts";
import { readPosition } from "./notation.ts";
import { readMoveList, Session } from "./session.ts";
import { describeValue } from "./texts.ts";

/**
 * A walk on the numbers 0 to 4, each step one up or one down, by turns: player 0 wins at 4, player 1 at 0, and 2 on
 * player 1's turn is a dead end, a draw. The moves are called Up and Down.
 */
interface Place {
  readonly at: number;
  readonly turn: 0 | 1;
}
const walk: Rules<Place, string> = {
  start: { at: 2, turn: 0 },
  deadEnd: "draw",
  turn: ({ turn }) => turn,
  moves: ({ at, turn }) => (at === 2 && turn === 1 ? [] : ["Up", "Down"]),
  play: ({ at, turn }, move) => ({ at: at + (move === "Up" ? 1 : -1), turn: turn === 0 ? 1 : 0 }),
  result: ({ at }) => (at === 4 ? 0 : at === 0 ? 1 : undefined),
  key: ({ at, turn }) => 2 * at + turn,
};

describe("legal moves and outcomes", () => {
  it("there are no moves after the end, even where the rules give some", () => {
    expect(legalMoves(walk, { at: 4, turn: 0 })).toEqual([]);
    expect(legalMoves(walk, { at: 3, turn: 0 })).toEqual(["Up", "Down"]);
  });

  it("a dead end without a result is a draw", () => {
    expect(outcome(walk, { at: 2, turn: 1 })).toBe("draw");
    expect(outcome(walk, { at: 0, turn: 1 })).toBe(1);
    expect(outcome(walk, walk.start)).toBeUndefined();
  });
});

describe("a session", () => {
  it("ends by the result, where nobody can move, or at the third visit of a position, the first one counted", () => {
    const won = new Session(walk, { at: 3, turn: 0 });
    expect(won.end).toBeUndefined();
    won.play("Up");
    expect(won.end).toEqual({ result: 0, reason: "result" });
    expect(won.legalMoves()).toEqual([]);

    const stuck = new Session(walk, { at: 3, turn: 0 });
    stuck.play("Down");
    expect(stuck.end).toEqual({ result: "draw", reason: "stuck" });

    const round = new Session(walk);
    round.playWords(["Up", "Down", "Up"]);
    expect(round.visits).toBe(2);
    expect(round.end).toBeUndefined();
    round.playWords(["Down"]);
    expect(round.visits).toBe(3);
    expect(round.end).toEqual({ result: "draw", reason: "repetition" });
    expect(round.legalWords()).toEqual([]);
    round.playWords(["Down", "Down"]); // a list of moves may go on all the same
    expect(round.end).toEqual({ result: 1, reason: "result" });
  });

  it("takes back to the last move of the given players, and visits with it", () => {
    const session = new Session(walk);
    expect(session.undo()).toBe(false);
    session.playWords(["Up", "Down", "Up", "Down"]);
    expect(session.undo([1])).toBe(true);
    expect(session.words).toEqual(["Up", "Down", "Up"]);
    expect(session.undo([1])).toBe(true);
    expect(session.words).toEqual(["Up"]);
    expect(session.undo([1])).toBe(false);
    expect(session.undo([0])).toBe(true);
    expect(session).toMatchObject({ position: walk.start, turn: 0, visits: 1, moves: [] });
    expect(session.legalMoves()).toEqual(["Up", "Down"]);
  });

  it("reads typed moves, capitals aside, the exact spelling first", () => {
    const session = new Session(fullGame({ ...walk, moves: () => ["up", "Up", "Down"] }));
    expect(session.playWord(" UP ")).toBe("up");
    expect(session.playWord("Up")).toBe("Up");
    expect(() => session.playWord("left")).toThrow(/"left" is not a legal move at \d. Legal: up Up Down/);
    expect(session.words).toEqual(["up", "Up"]);
  });

  it("names the bad move of a list, and splits at commas unless the move has them", () => {
    const game = makeGame("tictactoe");
    const session = new Session(game);
    session.playWords(readMoveList("1,2, 3 # and so on\n4"));
    expect(session.words).toEqual(["1", "2", "3", "4"]);
    expect(() => session.playWords(["9", "1"])).toThrow(/^Move 6 of the list: "1" is not a legal move/);
    expect(() => session.playWords(["1"])).toThrow(MarienbadError);
    const chomp = new Session(makeGame("chomp"));
    chomp.playWords(["2,3", "1,4"]);
    expect(chomp.words).toEqual(["2,3", "1,4"]);
  });

  it("reads moves without blanks where each legal move is one sign, and only there", () => {
    const connect4 = new Session(makeGame("connect4"));
    connect4.playWords(["444", "43555"]);
    expect(connect4.words).toEqual([..."44443555"]);
    expect(() => connect4.playWords(["19"])).toThrow(/^Move 10 of the list: "9" is not a legal move/);
    expect(() => connect4.playWords(["hello"])).toThrow(/"hello" is not a legal move/);
    // 1 to 12 sticks: 11 is a move, and 112 may be 1 1 2, 11 2 or 1 12.
    const nim = new Session(makeGame("nim", { sticks: "30", take: "1,2,11,12" }));
    nim.playWords(["11"]);
    expect(nim.words).toEqual(["11"]);
    expect(() => nim.playWords(["112"])).toThrow(/"112" is not a legal move at .*Legal: 1 2 11 12/);
    expect(readPosition(makeGame("tictactoe"), "513")).toEqual(readPosition(makeGame("tictactoe"), "5 1 3"));
  });

  it("gives positions beside moves", () => {
    const session = new Session(walk);
    session.playWords(["Up", "Down"]);
    expect(session.positions.map(({ at }) => at)).toEqual([2, 3, 2]);
    expect(session.legalWords(1)).toEqual(["Up"]);
  });
});

describe("the words for a value", () => {
  it.each([
    [{ result: 0, rank: 5 }, "player 0 wins in 5 moves", "le joueur 0 gagne en 5 coups"],
    [{ result: 1, rank: 1 }, "player 1 wins in 1 move", "le joueur 1 gagne en 1 coup"],
    [{ result: 1, rank: 0 }, "player 1 has won", "le joueur 1 a gagné"],
    [{ result: 0, rank: undefined }, "player 0 wins", "le joueur 0 gagne"],
    [{ result: "draw", rank: 9 }, "a draw in 9 moves", "partie nulle en 9 coups"],
    [{ result: "draw", rank: 0 }, "the play is drawn", "la partie est nulle"],
    [{ result: "draw", rank: undefined }, "a draw", "partie nulle"],
    [{ result: "draw", rank: undefined, endless: true }, "a draw that never ends", "partie nulle qui ne finit jamais"],
  ] as const)("%j", (value, en, fr) => {
    expect(describeValue(value)).toEqual({ en, fr });
  });

  it("players may have other names", () => {
    const named = describeValue({ result: 0, rank: 2 }, () => ({ en: "White", fr: "Blanc" }));
    expect(named).toEqual({ en: "White wins in 2 moves", fr: "Blanc gagne en 2 coups" });
  });
});

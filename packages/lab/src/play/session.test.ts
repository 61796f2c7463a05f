import { CATALOGUE, findGame, makeGame } from "marienbad/games/all";
import { describe, expect, it } from "vitest";
import { kindsFor, readPlayerSetting, writePlayerSetting } from "./player-settings.ts";
import { sessionOf, typedMove, typedMoves } from "./session.ts";

const play = (game: string, moves: readonly string[], options: Record<string, string> = {}) => ({
  game,
  options,
  moves,
  cursor: moves.length,
});

describe("sessions", () => {
  it("replay the moves up to the cursor", () => {
    const record = play("nim", ["1", "2", "3"]);
    expect(sessionOf(record).text).toBe("(9, 1)");
    expect(sessionOf({ ...record, cursor: 1 }).text).toBe("(14, 1)");
    expect(sessionOf({ ...record, from: "(6, 1)" }).result).toBe(1); // 6 − 1 − 2 − 3: player 1 has taken the last stick
  });

  it("end with the game, or when a position comes for the third time", () => {
    expect(sessionOf(play("tictactoe", ["1", "4", "2", "5", "3"])).result).toBe(0);
    const moves: string[] = [];
    for (let session = sessionOf(play("pong-hau-ki", [])); session.result === undefined; ) {
      moves.push(session.legal[0]);
      session = sessionOf(play("pong-hau-ki", moves));
      expect(moves.length).toBeLessThan(60);
    }
    // Player 0 goes round and round: the position after four moves is the first one again or the play is lost.
    const { reason, result } = sessionOf(play("pong-hau-ki", moves));
    expect(reason === "repetition").toBe(result === "draw");
  });

  it("take typed moves as people type them, and lists with their faults", () => {
    const start = sessionOf(play("hexapawn", []));
    expect(typedMove(start, " A1-A2 ")).toBe("a1-a2");
    expect(() => typedMove(start, "a1-a3")).toThrow("not a legal move");
    expect(typedMoves(play("tictactoe", []), "5 1 # a comment\n9")).toEqual(["5", "1", "9"]);
    expect(() => typedMoves(play("tictactoe", []), "5 5")).toThrow(/^Move 2 of the list: "5" is not a legal move/);
  });

  it("refuse what is no game", () => {
    expect(() => sessionOf(play("chess", []))).toThrow("There is no game");
    expect(() => sessionOf(play("nim", ["9"]))).toThrow("not a legal move");
    expect(() => sessionOf(play("nim", [], { sticks: "many" }))).toThrow("whole number");
  });
});

describe("settings of players", () => {
  it("are written and read back, within their bounds", () => {
    for (const text of ["human", "perfect", "random", "strong:500", "mcts:50", "minimax:4", "minimax:3:lines"]) {
      const setting = readPlayerSetting(text);
      expect(setting === undefined ? undefined : writePlayerSetting(setting)).toBe(text);
    }
    expect(readPlayerSetting("strong:999999999")).toEqual({ kind: "strong", amount: 60_000 });
    expect(readPlayerSetting("minimax:-1")).toEqual({ kind: "minimax", amount: 4 });
    expect(readPlayerSetting("strong")).toEqual({ kind: "strong", amount: 500 });
    for (const wrong of ["wizard", "", 5, undefined, null]) expect(readPlayerSetting(wrong)).toBeUndefined();
  });
});

describe("who is offered as a player", () => {
  it("is everybody for every game of the catalogue", () => {
    for (const { id } of CATALOGUE) expect(kindsFor(findGame(id)()), id).toContain("mcts");
  });

  it("is nobody who would play at random for ever", () => {
    expect(kindsFor(makeGame("nim", { sticks: 90_000_000 }))).not.toContain("mcts");
    expect(kindsFor(makeGame("marienbad", { rows: [50_000, 60_000] }))).not.toContain("mcts");
  });
});

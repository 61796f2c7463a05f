import type { GameTable } from "marienbad/arena";
import { sameText } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { opponentOf } from "./opponent.ts";
import { type BuiltGame, openGame } from "./solved-game.ts";

/**
 * A → B or D, B → A, D is drawn; all positions are player 1's, and endless plays player 0's: so player 1 must hurry.
 */
const TABLE: GameTable = {
  names: ["A", "B", "D"],
  turns: "111",
  results: "..=",
  words: ["A", "B", "D"],
  firstEdges: [0, 2, 3, 3],
  moves: [1, 2, 0],
  targets: [1, 2, 0],
  facts: { impartial: false, acyclic: false, canDraw: true },
  endless: 0,
};

describe("the opponent of a page", () => {
  it("ends a draw where going round would lose", async () => {
    const built: BuiltGame = {
      ...{ id: "round", title: sameText("round"), options: {} },
      ...{ table: TABLE, winners: "===", ranks: [1, 2, 0] },
    };
    const opponent = opponentOf(await openGame(built, "http://localhost/"));
    const { moves, best } = await opponent.after([]);
    expect(moves.map(({ move, rank }) => [move, rank])).toEqual([
      ["D", 0],
      ["B", 2],
    ]);
    expect(best).toBe("D");
  });
});

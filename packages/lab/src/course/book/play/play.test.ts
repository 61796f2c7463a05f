import { bestMove, explore, makeGame, outcomeOf, rankOf, solve } from "marienbad";
import { analyseNim } from "marienbad/impartial";
import { describe, expect, it } from "vitest";
import { named } from "../arena-drawing.ts";
import { NIM10, RANKS } from "../instances.ts";
import { freeOn, worthOfMove } from "../tictactoe.ts";
import { boardAfter, floorAfter, losingAnswers } from "./boards.ts";
import { winningBites } from "./chomp.ts";
import { completed } from "./ideas.ts";
import { PLAY } from "./index.ts";
import { cellOf, solvedBoard, withRook } from "./krk.ts";
import { COUNTS, stroll } from "./ranks.ts";

/** The answer of each exercise, from the library or from what the tests compare with it. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  bite: () => winningBites(3, 4).join(" ").replace(",", " "),
  down: () => {
    const here = named(NIM10, "8,0");
    const target = bestMove(NIM10, solve(NIM10), here)?.target as number;
    return `${8 - Number(NIM10.label(target).split(",")[0])} ${rankOf(solve(NIM10), here)}`;
  },
  late: () => RANKS.label(bestMove(RANKS, solve(RANKS), named(RANKS, "x"))?.target as number),
  tightrope: () =>
    String(
      freeOn("....X....").filter(
        (cell) => worthOfMove("....X....", cell) === 0 || Object.is(worthOfMove("....X....", cell), -0),
      ).length,
    ),
  "one-function": () =>
    freeOn("XO.......")
      .filter((cell) => worthOfMove("XO.......", cell) > 0)
      .map((cell) => cell + 1)
      .join(" "),
  review: () => {
    const changes = [1, 2, 3, 4, 5, 6, 7].filter((move) => floorAfter(move) !== floorAfter(move - 1));
    const last = changes.at(-1) as number;
    const board = boardAfter(last - 1);
    return `${last} ${freeOn(board)
      .filter((cell) => worthOfMove(board, cell) === 0 || worthOfMove(board, cell) > 0)
      .map((cell) => cell + 1)
      .join(" ")}`;
  },
  sizes: () => String(Math.floor(4531985219092 / 1e7 / 86400)),
  ideas: () =>
    [1, 3, 5, 6]
      .filter((heap, index, heaps) => analyseNim(heaps.with(index, heap - 1), { misere: true }).winner === 1)
      .join(" "),
  endgame: () => String(withRook(4, { white: false, king: cellOf(4, "b3"), other: cellOf(4, "a1") })[cellOf(4, "b2")]),
  stealing: () => (winningBites(3, 3).join() === "2,2" && winningBites(4, 4).join() === "2,2" ? "copy" : ""),
};

describe("the chapter on playing well", () => {
  it.each(PLAY.sections.map((section) => [section.id, section] as const))(
    "%s: the answer of the exercise is what is computed",
    (id, { exercise }) => expect(exercise?.answer).toBe(COMPUTED[id]()),
  );

  it("Chomp: one winning first bite on each bar, as the library's solver says", () => {
    const { kit } = makeGame("chomp", { rows: "3", columns: "4" });
    const { rules, notation } = kit;
    const winning = rules.moves(rules.start).filter((move) => {
      const { arena } = explore(rules, { from: [rules.play(rules.start, move)] });
      return outcomeOf(solve(arena), 0) === "player0";
    });
    expect(winning.map((move) => notation.writeMove(move, rules.start))).toEqual(winningBites(3, 4));
    expect([winningBites(2, 3), winningBites(2, 4), winningBites(3, 5), winningBites(4, 5)].flat()).toEqual([
      "2,3",
      "2,4",
      "3,4",
      "3,3",
    ]);
  });

  it("colour is no compass", () => {
    expect(stroll("colour")).toBe("a b a b a b a");
    expect(stroll("rank")).toBe("a g");
  });

  it("first moves of tic-tac-toe: how many answers lose", () => {
    expect([0, 1, 4].map((cell) => losingAnswers(".........", cell))).toEqual([7, 4, 4]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(floorAfter)).toEqual([0, 0, 1, 0, 1, 1, 1, 1]);
  });

  it("sizes of games", () => {
    const count = (id: string, options: Record<string, string> = {}): number =>
      explore(makeGame(id, options).kit.rules).arena.vertexCount;
    expect(COUNTS.slice(0, 3).map(([, , positions]) => positions)).toEqual([
      NIM10.vertexCount,
      count("marienbad"),
      count("tictactoe"),
    ]);
  });

  it("king and rook against king: mates, stalemates and the longest way on small boards", () => {
    const facts = [3, 4].map((n) => [solvedBoard(n).layers[0], solvedBoard(n).stuck, solvedBoard(n).layers.length - 1]);
    expect(facts).toEqual([
      [16, 28, 6],
      [40, 36, 14],
    ]);
    const white = withRook(4, { white: true, king: cellOf(4, "b3"), other: cellOf(4, "a1") });
    expect(["c2", "d4", "b2", "b4"].map((square) => white[cellOf(4, square)])).toEqual([1, 1, 3, 3]);
    expect(withRook(4, { white: false, king: cellOf(4, "b3"), other: cellOf(4, "a1") })[cellOf(4, "d1")]).toBe(0);
  });

  it("whoever completes packets leaves multiples of four", () => {
    for (let left = 1; left <= 15; left++) expect(completed(left) % 4 === 0 || left % 4 === 0).toBe(true);
  });
});

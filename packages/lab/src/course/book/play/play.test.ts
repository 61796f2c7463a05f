import { explore } from "marienbad";
import { outcomeOf, rankOf } from "marienbad/arena";
import { countPlays } from "marienbad/game";
import { findGame, makeGame } from "marienbad/games/all";
import { analyseNim } from "marienbad/impartial";
import { solveArenaQuickly } from "marienbad/kernel";
import { bestMove } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { named } from "../arena-drawing.ts";
import { COUNTS, inWords } from "../game-sizes.ts";
import { MARIENBAD } from "../games/marienbad.ts";
import { NIM10, RANKS } from "../instances.ts";
import { forgetProgress } from "../progress.ts";
import { freeOn, worthOfMove } from "../tictactoe.ts";
import { betterThan, boardAfter, floorAfter, losingAnswers } from "./boards.ts";
import { winningBites } from "./chomp.ts";
import { punishment } from "./chomp-sections.ts";
import { completed, IDEAS } from "./ideas.ts";
import { PLAY } from "./index.ts";
import { cellOf, solvedBoard, withRook } from "./krk.ts";
import { answered, movesLeft } from "./late.ts";
import { stroll } from "./ranks.ts";

/** The answer of each exercise, from the library or from what the tests compare with it. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  bite: () => winningBites(3, 4).join(" ").replace(",", " "),
  down: () => {
    const here = named(NIM10, "8,0");
    const target = bestMove(NIM10, solveArenaQuickly(NIM10), here)?.target as number;
    return `${8 - Number(NIM10.label(target).split(",")[0])} ${rankOf(solveArenaQuickly(NIM10), here)}`;
  },
  late: () => {
    const rules = makeGame("marienbad");
    const { notation } = rules;
    const lasting = rules.moves(rules.start).map((move) => {
      const { arena } = explore(rules, { from: [rules.play(rules.start, move)] });
      return [notation.writeMove(move, rules.start), rankOf(solveArenaQuickly(arena), 0)] as const;
    });
    expect(lasting).toHaveLength(16);
    const most = Math.max(...lasting.map(([, moves]) => moves as number));
    const best = lasting.filter(([, moves]) => moves === most);
    return most === 14 && best.length === 4 ? "one" : "";
  },
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
    const game = makeGame("chomp", { rows: "3", columns: "4" });
    const { notation } = game;
    const winning = game.moves(game.start).filter((move) => {
      const { arena } = explore(game, { from: [game.play(game.start, move)] });
      return outcomeOf(solveArenaQuickly(arena), 0) === "player0";
    });
    expect(winning.map((move) => notation.writeMove(move, game.start))).toEqual(winningBites(3, 4));
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

  it("sizes of games, and plays where they are counted", () => {
    for (const [id, game, options] of [
      ["nim", "nim", { sticks: "10", take: "1,2" }],
      ["marienbad", "marienbad", {}],
      ["ttt", "tictactoe", {}],
    ] as const) {
      const rules = findGame(game)(options);
      const { positions, plays } = COUNTS.find((one) => one.id === id) ?? {};
      expect([id, positions, BigInt(plays ?? 0)]).toEqual([
        id,
        explore(rules).arena.vertexCount,
        countPlays(rules).total,
      ]);
    }
    expect([inWords(0.5).en, inWords(453_199).en, inWords(4.8e37).en]).toEqual([
      "less than a second",
      "5 days",
      "10³⁰ years",
    ]);
  });

  it("Marienbad: how long each first move lasts, as the library ranks it", () => {
    const rules = makeGame("marienbad");
    const { arena } = explore(rules);
    expect(movesLeft([1, 3, 5, 7]) - 1).toBe(rankOf(solveArenaQuickly(arena), 0));
    const left = [1, 3, 5, 7].flatMap((size, heap) =>
      Array.from({ length: size }, (_, rest) => movesLeft([1, 3, 5, 7].with(heap, rest)) - 1),
    );
    expect([...new Set(left)].sort((a, b) => b - a)).toEqual([14, 12, 10, 8, 6]);
    expect(movesLeft([1, 3, 5, 0]) - 1).toBe(6); // the whole row of 7
    for (let row = 0; row < 4; row++) {
      const two = [1, 3, 5, 7].map((size, index) => (index === row ? size - 2 : size));
      if (two[row] >= 0) expect(movesLeft(two) - 1).toBeLessThanOrEqual(12);
    }
  });

  it("a human winner goes wrong once at u, a perfect one never", () => {
    const play = (winner: string): string =>
      answered({ winner, path: [named(RANKS, "x"), named(RANKS, "y1")] })
        .path.map((vertex) => RANKS.label(vertex))
        .join(" ");
    expect([play("human"), play("perfect")]).toEqual(["x y1 p u x", "x y1 p u y z y0 v"]);
  });

  it("what is pencilled on the bar, and better moves of the play that is reviewed", () => {
    const marks = [0, 1, 2].map((row) =>
      [0, 1, 2, 3].map((column) => (row + column === 0 ? "" : punishment(row, column))),
    );
    expect(marks).toEqual([
      ["", "1", "5", "5"],
      ["1", "5", "✓", "7"],
      ["7", "5", "7", "7"],
    ]);
    expect([2, 3, 4, 5].map(betterThan)).toEqual([[5], [4, 5, 7], [5], []]);
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

  it("the bet of the first chapter is quoted, and forgotten with the progress", () => {
    const { controls = {} } = MARIENBAD.blocks[0].figure ?? {};
    const quoted = (): unknown => IDEAS.blocks[2].figure?.values?.({ heaps: [1, 3, 5, 7] }).bet;
    const place = controls.bet.kind === "choice" ? controls.bet : undefined;
    expect(quoted()).toMatchObject({ en: "… (you did not say)" });
    place?.note?.("wins");
    expect(quoted()).toMatchObject({ en: "to win", fr: "gagner" });
    place?.note?.("loses");
    expect(quoted()).toMatchObject({ en: "to lose", fr: "perdre" });
    forgetProgress();
    expect(quoted()).toMatchObject({ en: "… (you did not say)" });
  });
});

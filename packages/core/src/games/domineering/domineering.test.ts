import { describe, expect, it } from "vitest";
import { bruteForce, bruteForceStart, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import type { Player } from "../../game/game.ts";
import { domineering } from "./index.ts";

const game = domineering();
const { notation } = game;
const read = (text: string) => unwrap(notation.readPosition(text));

/** The rules once more, naively, on the text of the position: every position that a move leads to. */
function naiveSuccessors(text: string): string[] {
  const [board, turn] = text.split(" ");
  const rows = board.split("/");
  const covered = (y: number, x: number): boolean => rows[y]?.[x] !== ".";
  const next: string[] = [];
  rows.forEach((row, y) => {
    [...row].forEach((_, x) => {
      const [otherY, otherX] = turn === "0" ? [y + 1, x] : [y, x + 1];
      if (covered(y, x) || covered(otherY, otherX)) return;
      const copy = rows.map((line) => [...line]);
      copy[y][x] = "X";
      copy[otherY][otherX] = "X";
      next.push(`${copy.map((line) => line.join("")).join("/")} ${turn === "0" ? "1" : "0"}`);
    });
  });
  return next;
}

/** Who wins when this player begins: a player wins who has a move after which the other does not. */
function winner(rows: number, columns: number, beginner: Player): Player {
  const game = domineering({ rows, columns });
  const moverWinsOfKey = new Map<unknown, boolean>();
  const moverWins = (position: typeof game.start): boolean => {
    const key = game.key(position);
    const known = moverWinsOfKey.get(key);
    if (known !== undefined) return known;
    const wins = game.moves(position).some((move) => !moverWins(game.play(position, move)));
    moverWinsOfKey.set(key, wins);
    return wins;
  };
  const beginnerWins = moverWins({ ...game.start, turn: beginner });
  return beginnerWins ? beginner : beginner === 0 ? 1 : 0;
}

describe("domineering", () => {
  it("has the moves of a naive second writing of the rules, on 4 × 4 and 3 × 5", () => {
    for (const options of [{}, { rows: 3, columns: 5 }]) {
      const made = domineering(options);
      for (const position of explicitGame(made).positions) {
        const next = made.moves(position).map((move) => made.notation.writePosition(made.play(position, move)));
        expect(next).toEqual(naiveSuccessors(made.notation.writePosition(position)));
      }
    }
  });

  it("is won by the starter on 4 × 4 (the specification)", () => {
    expect(bruteForceStart(game).result).toBe(0);
  });

  // Who wins when 0 begins, and when 1 does: Breuker, Uiterwijk and van den Herik, Solving 8 × 8 Domineering (2000).
  it.each([
    [2, 2, 0, 1],
    [3, 3, 0, 1],
    [4, 4, 0, 1],
    [5, 5, 1, 0], // the second player
    [2, 4, 1, 1], // horizontal wins
    [4, 2, 0, 0], // vertical wins
  ] as const)("on %i × %i is won by %i, or %i when player 1 begins", (rows, columns, first, second) => {
    expect(winner(rows, columns, 0)).toBe(first);
    expect(winner(rows, columns, 1)).toBe(second);
  });

  it("leaves player 1 without a move on a column, whatever its length", () => {
    for (let length = 1; length <= 11; length++) {
      const game = domineering({ rows: length, columns: 1 });
      expect(game.result(game.start)).toBe(length < 2 ? 1 : undefined);
      expect(game.result({ ...game.start, turn: 1 })).toBe(0);
      expect(game.moves(game.start).length).toBe(length - 1);
    }
  });

  it("finds dominoes across the border of a word on large boards", () => {
    const made = domineering({ rows: 11, columns: 11 });
    expect(made.moves(made.start).length).toBe(110);
    expect(made.moves({ ...made.start, turn: 1 }).length).toBe(110);
    let text = made.notation.writePosition(made.start);
    for (let position = made.start; made.result(position) === undefined; ) {
      const moves = made.moves(position);
      expect(moves.length).toBe(naiveSuccessors(text).length);
      position = made.play(position, moves[Math.floor(moves.length / 2)]);
      text = made.notation.writePosition(position);
      expect(unwrap(made.notation.readPosition(text))).toEqual(position);
    }
  });

  it("has boards of up to 31 columns, whose squares have names of two letters after z", () => {
    const wide = domineering({ rows: 2, columns: 31 });
    const after = wide.play({ ...wide.start, turn: 1 }, 25);
    expect(wide.notation.writeMove(25, { ...wide.start, turn: 1 })).toBe("z2-aa2");
    expect(unwrap(wide.notation.readPosition(wide.notation.writePosition(after)))).toEqual(after);
    expect(wide.moves(wide.start).length).toBe(31);
    expect(wide.board?.draw(after).split("\n")[2]).toMatch(/^ {3}a {2}b .* z aa ab ac ad ae$/);
    expect(() => domineering({ rows: 2, columns: 32 })).toThrow(/columns.*1.*31/);
  });

  it("scores mobility by hand", () => {
    const mobility = game.heuristics?.mobility as (position: typeof game.start) => number;
    expect(mobility(game.start)).toBe(0);
    expect(mobility(read("X.../X.../..../.... 1"))).toBe(10 - 10); // vertical 12 − 2, horizontal 12 − 2
    expect(mobility(read(".X../.X../..../.... 1"))).toBe(10 - 8);
    expect(mobility(read("XXXX/XXXX/XXXX/...X 0"))).toBe(Number.NEGATIVE_INFINITY);
    expect(mobility(read("XXX./XXX./XXXX/XXXX 1"))).toBe(Number.POSITIVE_INFINITY);
  });

  it("keeps the value under its symmetries", () => {
    const made = domineering({ rows: 3, columns: 4 });
    const values = bruteForce(explicitGame(made));
    const graph = explicitGame(made);
    graph.positions.forEach((position, vertex) => {
      const images = made.symmetry?.images(position) ?? [];
      expect(images.length).toBe(4);
      for (const image of images) expect(values[graph.vertexOf(image)]).toEqual(values[vertex]);
    });
  });

  it("names the squares that a domino covers", () => {
    expect(
      game
        .moves(game.start)
        .map((move) => notation.writeMove(move, game.start))
        .slice(0, 2),
    ).toEqual(["a4-a3", "b4-b3"]);
    const after = game.play(game.start, 0);
    expect(notation.writePosition(after)).toBe("X.../X.../..../.... 1");
    expect(notation.writeMove(game.moves(after)[0], after)).toBe("b4-c4");
    expect(game.board?.draw(after)).toBe("4 X . . .\n3 X . . .\n2 . . . .\n1 . . . .\n  a b c d");
  });

  it("refuses what is not a board", () => {
    expect(() => read("..../..../..../..O.")).toThrow(/"O" is not a cell: a cell is one of \. X/);
    expect(() => read("..../..../....")).toThrow(/4 rows/);
  });
});

import { describe, expect, it } from "vitest";
import { bruteForce, bruteForceStart, countPlays, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { tictactoe } from "./index.ts";

const game = tictactoe();
const { notation } = game;
const read = (text: string) => unwrap(notation.readPosition(text));

describe("tic-tac-toe", () => {
  it("has 5478 positions, 16167 moves and is a draw (the specification's example 4)", () => {
    const graph = explicitGame(game);
    expect(graph.positions.length).toBe(5478);
    expect(graph.numberOfMoves).toBe(16167);
    expect(bruteForce(graph)[0].result).toBe("draw");
  });

  it("has 765 positions up to symmetry (well known: 138 of them finished)", () => {
    const { positions } = explicitGame(game);
    const classes = new Map<number | string, boolean>();
    for (const position of positions) {
      const images = game.symmetry?.images(position) ?? [];
      expect(images.length).toBe(8);
      const representative = images.map((image) => game.key(image) as number).sort((a, b) => a - b)[0];
      classes.set(representative, game.result(position) !== undefined);
    }
    expect(classes.size).toBe(765);
    expect([...classes.values()].filter((finished) => finished).length).toBe(138);
  });

  it("has 255168 plays (well known: 131184 won by X, 77904 by O, 46080 drawn)", () => {
    const ends = { X: 0, O: 0, draw: 0 };
    const walk = (position: typeof game.start): void => {
      const result = game.result(position);
      if (result !== undefined) ends[result === 0 ? "X" : result === 1 ? "O" : "draw"]++;
      for (const move of game.moves(position)) walk(game.play(position, move));
    };
    walk(game.start);
    expect(ends).toEqual({ X: 131184, O: 77904, draw: 46080 });
  });

  it("gives X exactly three winning moves after a corner and the edge beside it (example 4)", () => {
    const position = read("XO./.../...");
    const graph = explicitGame(game, position);
    const values = bruteForce(graph);
    const winning = graph.successors[0].filter((vertex) => values[vertex].result === 0);
    expect(winning.length).toBe(3);
  });

  it.each([
    // Three in a row wins on every board larger than 3 × 3 (Uiterwijk and van den Herik 2000).
    [{ rows: 3, columns: 4 }, 0],
    [{ rows: 2, columns: 2, align: 2 }, 0],
    [{ rows: 1, columns: 4, align: 3 }, "draw"],
    [{ misere: "yes" }, "draw"], // X cannot lose from the centre, answering opposite; O cannot either
  ] as const)("plays %j: %s", (options, expected) => {
    expect(bruteForceStart(tictactoe(options)).result).toBe(expected);
  });

  it("scores the first move centre 4, corner 3, edge 2 (example 4)", () => {
    const scores = game.moves(game.start).map((move) => game.heuristics?.lines(game.play(game.start, move)));
    expect(scores).toEqual([3, 2, 3, 2, 4, 2, 3, 2, 3]);
  });

  it("scores lines by hand: XX. is 10, a blocked line 0, a finished play infinite", () => {
    const lines = game.heuristics?.lines as (position: typeof game.start) => number;
    // Rows: XX. 10, .O. −1, ... 0. Columns: X.. 1, XO. 0, ... 0. Diagonals: XO. 0, .O. −1.
    expect(lines(read("XX./.O./..."))).toBe(9);
    expect(lines(read("XXX/OO./..."))).toBe(Number.POSITIVE_INFINITY);
    expect(lines(read("XX./OOO/X.."))).toBe(Number.NEGATIVE_INFINITY);
    expect(lines(read("XOX/XOO/OXX"))).toBe(0);
    const misere = tictactoe({ misere: "yes" });
    expect(misere.heuristics?.lines(misere.play(misere.start, 4))).toBe(-4);
  });

  it("states whether a draw exists, as the brute force finds it", () => {
    for (const [rows, columns] of [
      [1, 1],
      [1, 2],
      [1, 5],
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 3],
      [3, 2],
    ]) {
      for (let align = 1; align <= Math.max(rows, columns) + 1; align++) {
        for (const misere of ["no", "yes"] as const) {
          const made = tictactoe({ rows, columns, align, misere });
          const drawn = explicitGame(made).results.includes("draw");
          expect([rows, columns, align, drawn]).toEqual([rows, columns, align, made.facts.canDraw]);
        }
      }
    }
  });

  it("plays the same on a board of more than 26 cells, where keys are strings", () => {
    const large = tictactoe({ rows: 6, columns: 6, align: 4 });
    let position = large.start;
    for (const cell of [33, 0, 26, 1, 19, 2, 12]) position = large.play(position, cell);
    expect(large.notation.writePosition(position)).toBe("OOO.../....../X...../.X..../..X.../...X..");
    expect(large.result(position)).toBe(0);
    expect(large.moves(position)).toEqual([]);
    expect(typeof large.key(position)).toBe("string");
    expect(countPlays(large, 3)).toBe(36 * 35 * 34);
  });

  it("writes and reads every position", () => {
    for (const position of explicitGame(game).positions) {
      const again = read(notation.writePosition(position));
      expect(again).toEqual(position);
    }
  });

  it.each([
    ["XO/.X./...", /row 1 from the top \("XO"\) should have 3 cells, not 2/],
    ["XO./.X.", /should have 3 rows/],
    ["XO?/.X./..!", /"\?" is not a cell/],
    ["X../OOO/...", /X has 1 stone and O 3: X starts/],
    ["XXX/OOO/...", /both have a line/],
    ["XXX/OO./O..", /X has a line, but O has moved after it/],
    ["XO./.X./... 0", /the turn of player 1/],
    ["XO./.X./... 7", /should be the player to move, 0 or 1/],
    ["", /should have 3 rows/],
  ])("refuses %j", (text, reason) => {
    const result = notation.readPosition(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.faults.map((fault) => fault.text.en).join("\n")).toMatch(reason);
  });

  it("reports every fault with its place", () => {
    const result = notation.readPosition("XO?/.X./..!");
    expect(result.ok ? [] : result.faults.map(({ column }) => column)).toEqual([3, 11]);
  });

  it("tells the line that ended the play", () => {
    expect(game.board?.winningLine?.(read("XO./OX./..X"))).toEqual([0, 4, 8]);
    expect(game.board?.winningLine?.(read("XO./OX./..."))).toBeUndefined();
  });

  it("draws the board with the numbers to type", () => {
    expect(game.board?.draw(read("XO./.X./..."))).toBe(
      " X | O | 3 \n---+---+---\n 4 | X | 6 \n---+---+---\n 7 | 8 | 9 ",
    );
  });
});

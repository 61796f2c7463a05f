import { describe, expect, it } from "vitest";
import { bruteForce, countPlays, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { seededRandom } from "../../base/random.ts";
import { connect4 } from "./index.ts";

const game = connect4();
const { notation } = game;
const read = (text: string) => unwrap(notation.readPosition(text));
const small = connect4({ columns: 4, rows: 4 });

/** Whether the text of a board shows four in a row for the symbol, looked for cell by cell. */
function naiveLine(text: string, symbol: string, align: number): boolean {
  const grid = text.split("/");
  const at = (y: number, x: number): string | undefined => grid[y]?.[x];
  return grid.some((row, y) =>
    [...row].some((_, x) =>
      [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ].some(([down, right]) =>
        Array.from({ length: align }, (_, step) => at(y + down * step, x + right * step)).every(
          (cell) => cell === symbol,
        ),
      ),
    ),
  );
}

describe("connect-4", () => {
  it("has 161029 positions on 4 × 4 and is a draw there (John Tromp's table)", () => {
    const graph = explicitGame(small);
    expect(graph.positions.length).toBe(161029);
    expect(bruteForce(graph)[0].result).toBe("draw");
  });

  it("has 1, 7, 49, 238, … positions after n moves on 7 × 6 (OEIS A212693)", () => {
    let level = new Map([[game.key(game.start), game.start]]);
    for (const expected of [1, 7, 49, 238, 1120, 4263, 16422, 54859]) {
      expect(level.size).toBe(expected);
      const next: typeof level = new Map();
      for (const position of level.values()) {
        for (const column of game.moves(position)) {
          const after = game.play(position, column);
          next.set(game.key(after), after);
        }
      }
      level = next;
    }
  });

  it("has 2, 90, 356232 plays on 2 × 1, 3 × 2, 4 × 3 (OEIS A342329)", () => {
    type Rules = typeof game;
    const plays = (game: Rules, position = game.start): number =>
      game.result(position) !== undefined
        ? 1
        : game.moves(position).reduce((total, column) => total + plays(game, game.play(position, column)), 0);
    expect(plays(connect4({ columns: 2, rows: 1 }))).toBe(2);
    expect(plays(connect4({ columns: 3, rows: 2 }))).toBe(90);
    expect(plays(connect4({ columns: 4, rows: 3 }))).toBe(356232);
  });

  it.each([
    { columns: 7, rows: 6 },
    { columns: 7, rows: 7 },
    { columns: 9, rows: 6, align: 5 },
    { columns: 5, rows: 3, align: 3 },
    { columns: 6, rows: 1, align: 2 },
  ])("ends random plays where a naive search for lines does, on %j", (options) => {
    const game = connect4(options);
    const { notation: text } = game;
    const random = seededRandom(4);
    for (let play = 0; play < 40; play++) {
      for (let position = game.start; ; ) {
        const written = text.writePosition(position);
        const lines = ["X", "O"].map((symbol) => naiveLine(written, symbol, options.align ?? 4));
        const expected = lines[0] ? 0 : lines[1] ? 1 : written.includes(".") ? undefined : "draw";
        expect(game.result(position)).toBe(expected);
        expect(unwrap(text.readPosition(written))).toEqual(position);
        if (expected !== undefined) break;
        const moves = game.moves(position);
        position = game.play(position, moves[random.below(moves.length)]);
      }
    }
  });

  it("has string keys on the course's 7 × 7, which tell positions apart", () => {
    const game = connect4({ rows: 7 });
    const keys = new Set<unknown>();
    for (const first of game.moves(game.start)) {
      const after = game.play(game.start, first);
      for (const second of game.moves(after)) keys.add(game.key(game.play(after, second)));
    }
    expect(keys.size).toBe(49);
    expect(countPlays(game, 3)).toBe(343);
  });

  it("reads the columns played", () => {
    // X 3, O 2, X 1, O 6, X 4, O on the stone in 6, X on the stone in 2, O 5.
    const expected = "......./......./......./......./.X...O./XOXXOO.";
    expect(notation.writePosition(read("32164625"))).toBe(expected);
    expect(read(expected)).toEqual(read("32164625"));
  });

  it("states whether a draw exists, as the plays find it", () => {
    for (const [columns, rows] of [
      [1, 1],
      [1, 3],
      [4, 1],
      [2, 2],
      [3, 2],
      [2, 3],
      [3, 3],
    ]) {
      for (let align = 1; align <= 4; align++) {
        const made = connect4({ columns, rows, align });
        expect(explicitGame(made).results.includes("draw")).toBe(made.facts.canDraw);
      }
    }
  });

  it("has a mirror image of the same value for every position", () => {
    const tiny = connect4({ columns: 4, rows: 3, align: 3 });
    const graph = explicitGame(tiny);
    const values = bruteForce(graph);
    graph.positions.forEach((position, vertex) => {
      const images = tiny.symmetry?.images(position) ?? [];
      const [itself, mirror] = images.map((image) => tiny.notation.writePosition(image));
      expect(
        mirror
          .split("/")
          .map((row) => [...row].reverse().join(""))
          .join("/"),
      ).toBe(itself);
      expect(values[graph.vertexOf(images[1])]).toEqual(values[vertex]);
    });
  });

  it("counts open lines by hand", () => {
    const score = game.heuristics?.alignments as (position: typeof game.start) => number;
    // A stone at the bottom: column 1 lies on one row, one column and one diagonal; column 4 on four rows, a column,
    // two diagonals.
    expect(game.moves(game.start).map((column) => score(game.play(game.start, column)))).toEqual([3, 4, 5, 7, 5, 4, 3]);
    expect(score(read("1213141"))).toBe(Number.POSITIVE_INFINITY);
    expect(score(read("71213141"))).toBe(Number.NEGATIVE_INFINITY);
  });

  it.each([
    ["....../......./......./......./......./.......", /row 1 from the top .* should have 7 cells/],
    ["......./......./......./......./X....../.......", /column 1, row 2 from the bottom, lies on nothing/],
    ["......./......./......./......./......./XX.....", /X has 2 stones and O 0/],
    ["......./......./......./......./OOO..../XXXX..O", /a line stands, but O has moved after it/],
    ["......./......./......./......./X....../O......", /no stone of O on top of a column/],
    ["......./......./......./......./......./X...... 0", /the turn of player 1/],
    ["1818", /"8" is not a column/],
    ["1111111", /move 7: column 1 is full/],
    ["12121212", /move 8 comes after the end: player 0 has won/],
  ])("refuses %j", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it("refuses a board that is too large", () => {
    expect(() => connect4({ columns: 9, rows: 7 })).toThrow(/at most 64/);
  });

  it("tells the four that have won, in all directions", () => {
    const { notation, board } = connect4();
    const line = (columns: string) => board?.winningLine?.(unwrap(notation.readPosition(columns)));
    expect(line("1122334")).toEqual([35, 36, 37, 38]); // the lowest row, cells counted from the top left
    expect(line("1212121")).toEqual([14, 21, 28, 35]);
    expect(line("4473453442557341251612255267726")).toEqual([20, 26, 32, 38]);
    expect(line("112233")).toBeUndefined();
  });

  it("draws the board with the numbers of the columns", () => {
    expect(small.board?.draw(unwrap(small.notation.readPosition("221")))).toBe(
      ". . . .\n. . . .\n. O . .\nX X . .\n1 2 3 4",
    );
  });
});

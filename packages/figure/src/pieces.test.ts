import fc from "fast-check";
import { explore } from "marienbad/arena";
import { findGame, makeGame } from "marienbad/games/all";
import { describe, expect, it } from "vitest";
import { findFigure, findFigureFormat, smallBoard } from "./index.ts";
import { CELL } from "./lattice.ts";
import { boardLook, boardRows, layDominoes } from "./small-board.ts";

/** The small board of a position of a game. */
function boardOf(game: string, position: string) {
  const look = boardLook(findGame(game)());
  return smallBoard(look, boardRows(position, look) ?? []);
}

describe("pieces of small boards", () => {
  it.each([
    ["tictactoe", "X../.O./...", [2, 1]], // two strokes, and a ring
    ["connect4", "...../...../XO...", [1, 2]], // discs, player 1's with a hole
    ["hexapawn", "v../.../..^", [2, 3]], // a head and a body; a hole
    ["dodgem", ">../.../.^.", [2, 2]], // a car and the way it drives
    ["domineering", "X../X../.XX", [1, 1]],
    ["hex", "X../.O./...", [1, 2]],
    ["pong-hau-ki", "XX/./OO", [2, 4]],
  ])("of %s are drawn, and whose they are is told without colours", (game, position, counts) => {
    const { shapes, signs, width, height } = boardOf(game, position);
    expect(signs).toEqual([]);
    const of = (player: 0 | 1) => shapes.filter((shape) => shape.player === player);
    expect([of(0).length, of(1).length]).toEqual(counts);
    const form = (player: 0 | 1): string =>
      of(player)
        .map(({ form, paint, points: [first, ...rest] }) => {
          return [form, paint, ...rest.map(({ x, y }) => `${(x - first.x).toFixed(1)},${(y - first.y).toFixed(1)}`)];
        })
        .join(" ");
    expect(form(0)).not.toBe(form(1));
    for (const { points, radius } of shapes) {
      for (const { x, y } of points) {
        expect(x >= radius && x <= width - radius && y >= radius && y <= height - radius).toBe(true);
      }
    }
  });

  it("are crosses of both players on boards side by side", () => {
    const { shapes, strokes, width, height } = boardOf("notakto", "X../.../...|.../.X./... 1");
    expect([shapes.length, strokes.length]).toEqual([4, 8]); // two crosses; two lines each way on either board
    expect([width, height]).toEqual([7 * CELL, 3 * CELL]);
    const middle = 3.5 * CELL; // of the gap, which no line crosses
    expect(strokes.some(([from, to]) => from.x < middle && to.x > middle)).toBe(false);
    expect(shapes.every(({ points }) => points.every(({ x }) => x < 3 * CELL || x > 4 * CELL))).toBe(true);
  });

  it("are the lines between dots", () => {
    const { shapes, signs } = boardOf("dots", "#./.#./../.../.. 1");
    const lines = shapes.filter(({ form }) => form === "line").map(({ points }) => points);
    const at = (x: number, y: number) => ({ x: (x + 0.25) * CELL, y: (y + 0.25) * CELL });
    expect(lines).toEqual([
      [at(0, 0), at(1, 0)],
      [at(1, 0), at(1, 1)],
    ]);
    expect([shapes.length - lines.length, signs]).toEqual([9, []]);
  });

  it.each([
    ["tictactoe", "X../.O"],
    ["notakto", "X../.../...|.../.X."],
    ["dots", "#./../../.../.."],
    ["dots", "##"],
  ])("are not looked for in what is no board of %s: %s", (game, name) => {
    expect(boardRows(name, boardLook(findGame(game)()))).toBeUndefined();
  });

  it("are letters where no game says what they stand for", () => {
    const { shapes, signs } = smallBoard({}, ["XO", ".X"]);
    expect([shapes, signs.map(({ sign }) => sign)]).toEqual([[], ["X", "O", "X"]]);
  });

  it.each([
    ["svg", /class="piece fill player0"/, /class="piece fill player1"/],
    ["tikz", /\\fill\[mbplayer0line\]/, /\\fill\[mbplayer1line\]/],
  ])("are in figures written as %s", (format, one, other) => {
    const game = makeGame("domineering", { rows: "2", columns: "3" });
    const text = findFigureFormat(format).write(findFigure("arena").draw({ game }));
    expect(text).toMatch(one);
    expect(text).toMatch(other);
  });
});

describe("dominoes", () => {
  it("are found for every position of a game, in turn, just where cells are covered", () => {
    const game = makeGame("domineering", { rows: "4", columns: "3" });
    for (const position of explore(game).positions) {
      const [board, turn] = game.notation.writePosition(position).split(" ");
      const rows = board.split("/");
      const found = layDominoes(rows) ?? [];
      const cells = found.flatMap(({ row, column, player }) => [
        `${row},${column}`,
        player === 0 ? `${row + 1},${column}` : `${row},${column + 1}`,
      ]);
      const covered = rows.flatMap((line, row) =>
        [...line].flatMap((sign, column) => (sign === "X" ? [`${row},${column}`] : [])),
      );
      expect(cells.sort()).toEqual(covered.sort());
      const [upright, lying] = [0, 1].map((player) => found.filter((domino) => domino.player === player).length);
      expect(upright - lying).toBe(Number(turn));
    }
  });

  it("are not invented where cells were covered before, and found in no time on any board", () => {
    expect(layDominoes(["X..", "..."])).toBeUndefined();
    expect(layDominoes(["X.X", "..."])).toBeUndefined();
    const sign = fc.constantFrom(".", "X", "X", "X");
    fc.assert(
      fc.property(fc.array(fc.array(sign, { minLength: 8, maxLength: 8 }), { minLength: 8, maxLength: 8 }), (rows) => {
        const found = layDominoes(rows.map((row) => row.join("")));
        if (found !== undefined) expect(2 * found.length).toBe(rows.flat().filter((cell) => cell === "X").length);
      }),
      { numRuns: 50 },
    );
  });
});

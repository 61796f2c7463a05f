import { describe, expect, it } from "vitest";
import { bruteForce, bruteForceStart, countPlays, explicitGame } from "../../../test/brute-force.ts";
import { unwrap } from "../../base/error.ts";
import { dodgem } from "./index.ts";

const game = dodgem();
const { notation } = game;
const read = (text: string) => unwrap(notation.readPosition(text));

/** The rules once more, naively, on the text of the position: every position that a move leads to. */
function naiveSuccessors(text: string): string[] {
  const [board, turn] = text.split(" ");
  const rows = board.split("/").map((row) => [...row]);
  const size = rows.length;
  if (!board.includes(">") || !board.includes("^")) return [];
  const [own, steps] = turn === "0" ? [">", ["right", "up", "down"]] : ["^", ["up", "left", "right"]];
  const next: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (rows[y][x] !== own) continue;
      for (const step of steps) {
        const toX = step === "right" ? x + 1 : step === "left" ? x - 1 : x;
        const toY = step === "up" ? y - 1 : step === "down" ? y + 1 : y;
        const leaves = turn === "0" ? toX === size : toY === -1;
        if (!leaves && rows[toY]?.[toX] !== ".") continue;
        const copy = rows.map((row) => [...row]);
        copy[y][x] = ".";
        if (!leaves) copy[toY][toX] = own;
        next.push(`${copy.map((row) => row.join("")).join("/")} ${turn === "0" ? "1" : "0"}`);
      }
    }
  }
  return next;
}

describe("dodgem", () => {
  it("starts as Winning Ways draws it", () => {
    expect(notation.writePosition(game.start)).toBe(">../>../.^^ 0");
    const four = dodgem({ size: 4 });
    expect(four.notation.writePosition(four.start)).toBe(">.../>.../>.../.^^^ 0");
  });

  it.each([2, 3])("has the moves of a naive second writing of the rules, at every position of size %i", (size) => {
    const made = dodgem({ size });
    for (const position of explicitGame(made).positions) {
      const next = made.moves(position).map((move) => made.notation.writePosition(made.play(position, move)));
      expect(next.sort()).toEqual(naiveSuccessors(made.notation.writePosition(position)).sort());
    }
  });

  it("has as many plays as the naive rules, on 4 × 4", () => {
    const plays = (text: string, depth: number): number =>
      depth === 0 ? 1 : naiveSuccessors(text).reduce((total, next) => total + plays(next, depth - 1), 0);
    const made = dodgem({ size: 4 });
    for (let depth = 1; depth <= 5; depth++) {
      expect(countPlays(made, depth)).toBe(plays(">.../>.../>.../.^^^ 0", depth));
    }
  });

  it("is won by the first player on 3 × 3 (Winning Ways, chapter 22)", () => {
    expect(bruteForceStart(game).result).toBe(0);
  });

  it("has no drawn position on 3 × 3 (the table in Winning Ways leaves none open)", () => {
    for (const trapped of ["wins", "loses"] as const) {
      const values = bruteForce(explicitGame(dodgem({ trapped })));
      expect(values.filter((value) => value.result === "draw").length).toBe(0);
    }
  });

  it.each([
    ["wins", 0],
    ["loses", 1],
  ] as const)("says who wins when the mover is trapped: trapped=%s", (trapped, winner) => {
    const made = dodgem({ trapped });
    const position = unwrap(made.notation.readPosition(".../^../>^. 0"));
    expect(made.moves(position)).toEqual([]);
    expect(made.result(position)).toBe(winner);
  });

  it("ends when the last car leaves", () => {
    const position = read("..>/.^./... 0");
    const off = game.moves(position).find((move) => move.to === "off");
    expect(off && notation.writeMove(off, position)).toBe("c3-off");
    const end = game.play(position, off as NonNullable<typeof off>);
    expect(game.result(end)).toBe(0);
    expect(game.moves(end)).toEqual([]);
    expect(notation.writePosition(end)).toBe(".../.^./... 1");
  });

  it("is without cycles on 2 × 2 only, as its facts say", () => {
    for (const [size, loops] of [
      [2, false],
      [3, true],
    ] as const) {
      const game = dodgem({ size });
      const { facts } = game;
      expect(hasCycle(explicitGame(game).successors)).toBe(loops);
      expect([facts.acyclic, facts.canDraw]).toEqual([!loops, loops]);
    }
  });

  it("names moves apart, and writes and reads every position", () => {
    for (const position of explicitGame(game).positions) {
      expect(read(notation.writePosition(position))).toEqual(position);
      const words = game.moves(position).map((move) => notation.writeMove(move, position));
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it("keeps keys apart where they are strings", () => {
    const game = dodgem({ size: 6 });
    const keys = game.moves(game.start).map((move) => game.key(game.play(game.start, move)));
    expect(new Set(keys).size).toBe(6); // five cars to the right, the lowest one also down
  });

  it.each([
    [">>>/^^^/... 0", /there are 3 cars ">", but each player has 2.*\n.*3 cars "\^"/s],
    [".../.../...", /no car on the board/],
    [".../.^./... 0", /the turn after the board should be 1/],
    [">.x/.^./...", /"x" is not a cell/],
  ])("refuses %j", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it("draws the board", () => {
    expect(game.board?.draw(game.start)).toBe("3 > . .\n2 > . .\n1 . ^ ^\n  a b c");
  });
});

/** Takes away vertices without a successor until none is left to take: what remains lies on a cycle or leads to one. */
function hasCycle(successors: readonly (readonly number[])[]): boolean {
  const alive = new Set(successors.keys());
  for (let before = -1; before !== alive.size; ) {
    before = alive.size;
    for (const vertex of alive) if (!successors[vertex].some((target) => alive.has(target))) alive.delete(vertex);
  }
  return alive.size > 0;
}

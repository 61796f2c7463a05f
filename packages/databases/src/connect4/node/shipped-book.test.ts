import { MarienbadError, unwrap } from "marienbad/base";
import { type Connect4Book, Connect4Solver } from "marienbad/connect4";
import { connect4, type Position } from "marienbad/games/connect4";
import { describe, expect, it } from "vitest";
import { shippedBook } from "./books.ts";

/** A finished position, which a book does not have, is lost by the convention: half the cells, less earlier stones. */
function scoreIn(book: Connect4Book, position: Position): number {
  if (!position.aligned) return book.scoreOf(position) as number;
  return Math.ceil(position.placed / 2) - Math.floor((book.board.columns * book.board.rows) / 2) - 1;
}

/** The positions of each ply of a book; a map, as several plays lead to one. */
function levelsOf({ board, plies }: Connect4Book): ReadonlyMap<unknown, Position>[] {
  const rules = connect4({ ...board });
  const levels: ReadonlyMap<unknown, Position>[] = [new Map([[rules.key(rules.start), rules.start]])];
  while (levels.length <= plies) {
    const last = [...levels[levels.length - 1].values()];
    const going = last.filter((position) => rules.result(position) === undefined);
    const next = going.flatMap((position) => rules.moves(position).map((move) => rules.play(position, move)));
    levels.push(new Map(next.map((position) => [rules.key(position), position])));
  }
  return levels;
}

/** Asserts that a book says of every position before its last whole ply what the successors say. */
function expectBestOfMoves(book: Connect4Book, levels: readonly ReadonlyMap<unknown, Position>[]): void {
  const rules = connect4({ ...book.board });
  for (const level of levels.slice(0, -1)) {
    for (const position of level.values()) {
      if (position.aligned) continue;
      const after = rules.moves(position).map((move) => 0 - scoreIn(book, rules.play(position, move)));
      if (scoreIn(book, position) !== Math.max(...after)) expect(scoreIn(book, position)).toBe(Math.max(...after));
    }
  }
}

const { notation } = connect4();
const book = (await shippedBook(7, 6)) as Connect4Book; // reading it has checked its checksum
const levels = levelsOf(book);
const scoreOf = (position: Position): number => scoreIn(book, position);

describe("the opening book that comes with the package", () => {
  it("has every position of its plies", () => {
    // Numbers of positions by stones: J. Tromp, OEIS A212693.
    expect(levels.map((level) => level.size)).toEqual(
      [1, 7, 49, 238, 1120, 4263, 16_422, 54_859, 184_275].slice(0, book.plies + 1),
    );
    const missing = levels
      .flatMap((level) => [...level.values()])
      .filter((position) => scoreOf(position) === undefined);
    expect(missing).toEqual([]);
  });

  it("says of every position before the last ply what its successors say", () => {
    expectBestOfMoves(book, levels);
  });

  it("has the published scores of the first moves and of early positions", () => {
    // The first moves: Allis 1988, with the lengths by Tromp. The others: early positions of Pascal Pons's sets L1_R1
    // to L1_R3.
    const published = `
      1:2 2:1 3:0 4:-1 5:0 6:1 7:2
      24:0 34:0 37:3 64:0 151:5 163:2 221:3 227:2 244:0 251:4 261:3 262:-2 264:-2 311:0 312:0 316:0 334:0 364:0 366:0
      413:-2 427:2 433:0 461:2 462:-2 466:-2 526:0 571:2 577:0 614:-3 623:-2 627:3 653:2 666:2 667:3 711:2 743:5 777:2
      1235:-1 1253:3 1336:2 1353:-3 1431:0 1475:-4 1553:2 1615:0 1635:2 1652:-2 1665:3 1764:2 2145:3 2237:18 2326:2
      12441:5 12761:2 13156:4 13676:2 13712:3 14254:18 14534:0 15275:2 15674:2 15765:0 16564:4 17277:2 21237:0
      117232:-1 122743:5 134136:2 141636:-3 143737:3 143744:-2 145467:-5 151225:0 151231:1 153266:0 154756:12 167641:0
      172467:0 177352:3 211573:1 212435:12 216634:0 222412:-2 227736:17 564347:13 757541:2 766452:4 774116:3 774436:17`;
    for (const [, text, score] of published.matchAll(/(\d+):(-?\d+)/g)) {
      if (text.length > book.plies) continue;
      expect([text, scoreOf(unwrap(notation.readPosition(text)))]).toEqual([text, Number(score)]);
    }
  });

  it("agrees with the solver on positions of the last ply that are cheap", () => {
    const solver = new Connect4Solver({ megabytes: 16 });
    let compared = 0;
    const last = [...levels[book.plies].values()];
    const step = Math.floor(last.length / 200);
    last.forEach((position, place) => {
      if (place % step !== 0 || position.aligned) return;
      try {
        const { score } = solver.score(position, { nodes: 100_000 });
        expect(score).toBe(scoreOf(position));
        compared++;
      } catch (error) {
        if (!(error instanceof MarienbadError && error.code === "limit-reached")) throw error;
      }
    });
    expect(compared).toBeGreaterThan(15);
  });

  it("is there for two boards", async () => {
    expect(await shippedBook(7, 8)).toBeUndefined();
  });
});

describe("the opening book of the course's board, 7 × 7", async () => {
  const square = (await shippedBook(7, 7)) as Connect4Book;
  const squareLevels = levelsOf(square);

  it("has every position of its plies, each the best of its moves", () => {
    // With three stones no column is full: as many positions as on 7 × 6 (J. Tromp, OEIS A212693).
    expect(squareLevels.map((level) => level.size)).toEqual([1, 7, 49, 238]);
    const all = squareLevels.flatMap((level) => [...level.values()]);
    expect(all.filter((position) => square.scoreOf(position) === undefined)).toEqual([]);
    expectBestOfMoves(square, squareLevels);
  });

  it("knows the draw, and which first moves keep it", () => {
    const rules = connect4({ ...square.board });
    // J. Tromp, "John's Connect Four Playground", table of results by width and height: 7 × 7 is drawn.
    expect(square.scoreOf(rules.start)).toBe(0);
    // By a search from the empty board without a book, docs/results.md.
    const first = rules.moves(rules.start).map((move) => 0 - scoreIn(square, rules.play(rules.start, move)));
    expect(first).toEqual([0, -2, 0, 0, 0, -2, 0]);
  });

  it("has up to five stones what a perfect player of either side meets: every reply, and one best move", () => {
    const rules = connect4({ ...square.board });
    for (const player of [0, 1] as const) {
      let lines = [rules.start];
      while (lines[0].placed < 5) {
        lines = lines.flatMap((position) => {
          if (rules.turn(position) !== player) return rules.moves(position).map((move) => rules.play(position, move));
          return [rules.play(position, square.replyTo(position) as number)];
        });
        expect(lines.filter((position) => square.scoreOf(position) === undefined)).toEqual([]);
      }
    }
  });
});

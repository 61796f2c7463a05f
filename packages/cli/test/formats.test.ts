import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateRawSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad } from "./cli.ts";

/*
 * Readers written from docs/site/pages/formats alone, without a line of the library: what the pages specify is what is
 * in the files. The files are made by the command line.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const folder = mkdtempSync(join(tmpdir(), "marienbad-formats-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** "The checksum", formats/certificate.md. */
class Sum {
  a = 0x243f6a88;
  b = 0x85a308d3 | 0;
  number(v: number): this {
    this.a = Math.imul(this.a ^ v, 0x01000193);
    this.a ^= this.a >>> 15;
    this.b = (Math.imul(this.b, 0x9e3779b1) + v) | 0;
    this.b ^= this.b >>> 13;
    return this;
  }
  list(values: ArrayLike<number>): this {
    this.number(values.length);
    for (let i = 0; i < values.length; i++) this.number(values[i]);
    return this;
  }
  get words(): [number, number] {
    return [this.a >>> 0, this.b >>> 0];
  }
  get digits(): string {
    return this.words.map((word) => word.toString(16).padStart(8, "0")).join("");
  }
}

const sumOf = (bytes: ArrayLike<number>): string => new Sum().list(bytes).digits;

/** Numbers of seven bits per byte, the lowest first, the high bit set when more follow. */
function* sevenBits(bytes: Uint8Array): Generator<bigint> {
  let number = 0n;
  let shift = 0n;
  for (const byte of bytes) {
    number |= BigInt(byte & 127) << shift;
    shift = byte >= 128 ? shift + 7n : 0n;
    if (byte < 128) {
      yield number;
      number = 0n;
    }
  }
}

describe("formats/certificate.md", () => {
  it("says what is in a certificate: values, choices and both checksums", () => {
    const path = join(folder, "nim.cert");
    const arena = marienbad(["convert", "nim", "sticks=10", "take=1,2", "--format", "json"]).out;
    marienbad(["solve", "nim", "sticks=10", "take=1,2", "--certificate", path]);
    const bytes = readFileSync(path);
    const word = (i: number): number => bytes.readUInt32LE(4 * i);

    const { start, vertices } = JSON.parse(arena) as {
      start: string;
      vertices: { name: string; owner: number; goal?: number; to: string[] }[];
    };
    const n = vertices.length;
    const numberOf = new Map(vertices.map(({ name }, i) => [name, i]));
    const edges = vertices.flatMap(({ to }) => to.map((name) => numberOf.get(name) ?? -1));
    const firstEdges = [0];
    for (const { to } of vertices) firstEdges.push((firstEdges.at(-1) ?? 0) + to.length);
    const sum = new Sum()
      .list(firstEdges)
      .list(edges)
      .list(vertices.map(({ owner }) => owner))
      .number(n);
    for (const { goal } of vertices) sum.number(goal ?? 2);
    sum.number(numberOf.get(start) ?? -1);

    expect(bytes.toString("latin1", 0, 4)).toBe("MRNC");
    expect([word(1), word(2), word(3), word(4), word(5)]).toEqual([1, n, edges.length, ...sum.words]);
    expect(bytes.length).toBe(4 * (8 + 2 * n));
    const values = Array.from({ length: n }, (_, i) => word(6 + i));
    const choices = Array.from({ length: n }, (_, i) => word(6 + n + i));
    expect([word(6 + 2 * n), word(7 + 2 * n)]).toEqual(new Sum().list(values).list(choices).words);

    // "What a verifier must check": nim has no draws.
    vertices.forEach(({ owner, goal, to }, v) => {
      const [outcome, rank] = [values[v] >>> 30, values[v] & 0x3fffffff];
      const next = to.map((name) => values[numberOf.get(name) ?? -1]);
      if (goal !== undefined) expect([outcome, rank, choices[v]]).toEqual([goal, 0, 0xffffffff]);
      else if (outcome === owner) {
        const best = next.filter((value) => value >>> 30 === owner).map((value) => value & 0x3fffffff);
        expect(rank).toBe(Math.min(...best) + 1);
        expect(values[choices[v]]).toBe(values[v] - 1);
      } else {
        expect(next.every((value) => value >>> 30 === outcome)).toBe(true);
        expect([rank, choices[v]]).toEqual([Math.max(...next.map((value) => value & 0x3fffffff)) + 1, 0xffffffff]);
      }
    });
  });
});

describe("formats/book.md", () => {
  it("says what is in the book of 7 × 6 that is shipped", () => {
    const bytes = readFileSync(join(root, "packages/databases/books/connect4-7x6.book"));
    const foot = bytes.length - 16;
    expect(bytes.toString("latin1", 0, 8)).toBe("MRNB0003");
    expect([...bytes.subarray(8, 12)]).toEqual([7, 6, 8, 0]);
    expect(bytes.toString("latin1", foot)).toBe(sumOf(bytes.subarray(0, foot)));
    const n = bytes.readUInt32LE(12);
    expect(n).toBe(129_498); // books/README.md
    const distances = [...sevenBits(bytes.subarray(16, foot - n))];
    expect(distances).toHaveLength(n);
    const scores = new Map<bigint, number>();
    let key = 0n;
    distances.forEach((distance, i) => {
      key += distance;
      scores.set(key, bytes.readInt8(foot - n + i));
    });
    // The empty board: b alone, bit 0 of each of 7 columns of 7 bits. The first player wins with the 41st stone
    // (Allen and Allis 1988): a score of 1; only in the middle column, after which the second player has −1.
    const b = Array.from({ length: 7 }, (_, column) => 1n << BigInt(7 * column)).reduce((sum, bit) => sum + bit);
    expect(scores.get(b)).toBe(1);
    const x = (column: number): bigint => 1n << BigInt(7 * column);
    const least = (column: number): bigint => {
      const [one, other] = [2n * x(column) + b, 2n * x(6 - column) + b];
      return one < other ? one : other;
    };
    // Scores of the first moves from the left: -2 -1 0 1 0 -1 -2 (Tromp), seen by the second player with other signs.
    expect([0, 1, 2, 3].map((column) => scores.get(least(column)))).toEqual([2, 1, 0, -1]);
  });
});

describe("formats/database.md", () => {
  interface Row {
    readonly firstKey: number;
    readonly bytes: number;
    readonly checksum: string;
  }
  const rowsIn = (page: Buffer): Row[] =>
    Array.from({ length: page.length / 24 }, (_, i) => ({
      firstKey: page.readDoubleLE(24 * i),
      bytes: page.readDoubleLE(24 * i + 8),
      checksum: page.toString("hex", 24 * i + 16, 24 * i + 24),
    }));

  interface Content {
    readonly json: {
      readonly symmetry?: unknown;
      readonly leavesOutWon?: unknown;
      readonly levels: readonly { readonly stored: number; readonly positions: number }[];
    };
    readonly levels: readonly Map<number, number>[];
  }

  /** All positions of the database of a game, level by level, every checksum compared. */
  function readAll(...game: string[]): Content {
    const path = join(folder, "game.db");
    rmSync(path, { force: true });
    marienbad(["solve", ...game, "--database", path]);
    const bytes = readFileSync(path);
    const end = bytes.length - 40;
    const length = Number.parseInt(bytes.toString("latin1", end, end + 16), 16);
    const text = bytes.subarray(end - length, end);
    expect(bytes.toString("latin1", 0, 8)).toBe("MRNL0004");
    expect(bytes.toString("latin1", end + 16)).toBe(`${sumOf(text)}MRNL0004`);
    const json = JSON.parse(text.toString("utf8"));
    const segments = json.levels.reduce((sum: number, { segments: { count } }: never) => sum + count, 0);
    let row = end - length - 24 * segments;
    let at = 8;
    const levels = json.levels.map((level: never) => {
      const {
        stored,
        valueBytes,
        segments: own,
      } = level as {
        stored: number;
        valueBytes: number;
        segments: { count: number; bytes: number; checksum: string };
      };
      const rows = bytes.subarray(row, row + 24 * own.count);
      row += rows.length;
      expect(sumOf(rows)).toBe(own.checksum);
      const valueByKey = new Map<number, number>();
      for (const segment of rowsIn(rows)) {
        const inside = bytes.subarray(at, at + segment.bytes);
        at += segment.bytes;
        const blocks = Math.ceil(Math.min(stored - valueByKey.size, 4_194_304) / 16_384);
        const page = inside.subarray(inside.length - 24 * blocks);
        expect(sumOf(page)).toBe(segment.checksum);
        let from = 0;
        for (const block of rowsIn(page)) {
          const packed = inside.subarray(from, from + block.bytes);
          from += block.bytes;
          expect(sumOf(packed)).toBe(block.checksum);
          const head = packed.findIndex((byte) => byte < 128) + 1;
          const [first] = sevenBits(packed.subarray(0, head));
          const middle = head + Number(first);
          const values = inflateRawSync(packed.subarray(middle));
          let key = block.firstKey;
          let i = 0;
          const put = (): void => {
            const [outcome, rank] =
              valueBytes === 1 ? [values[i] >>> 6, values[i] & 63] : [values[2 * i + 1], values[2 * i]];
            valueByKey.set(key, 256 * outcome + rank);
            i++;
          };
          put();
          for (const distance of sevenBits(inflateRawSync(packed.subarray(head, middle)))) {
            key += Number(distance);
            put();
          }
        }
      }
      expect(valueByKey.size).toBe(stored);
      return valueByKey;
    });
    return { json, levels };
  }

  it("says what is in a database: every key and value of Cram on 4 × 5, as a brute force of its own finds them", () => {
    const { json, levels } = readAll(join(root, "examples/cram.js"));
    expect(json.levels.reduce((sum, { positions }) => sum + positions, 0)).toBe(58_830); // examples/cram.js

    // Brute force from the rules as the comment of examples/cram.js states them.
    const dominoes: number[] = [];
    for (let cell = 0; cell < 20; cell++) {
      if (cell % 5 < 4) dominoes.push(3 << cell);
      if (cell < 15) dominoes.push(33 << cell);
    }
    const known = new Map<number, { wins: boolean; rank: number }>();
    const solve = (covered: number): { wins: boolean; rank: number } => {
      const before = known.get(covered);
      if (before !== undefined) return before;
      let won = Number.POSITIVE_INFINITY;
      let lost = -1;
      for (const domino of dominoes) {
        if ((covered & domino) !== 0) continue;
        const { wins, rank } = solve(covered | domino);
        if (wins) lost = Math.max(lost, rank);
        else won = Math.min(won, rank);
      }
      const value = won < Number.POSITIVE_INFINITY ? { wins: true, rank: won + 1 } : { wins: false, rank: lost + 1 };
      known.set(covered, value);
      return value;
    };
    solve(0);
    let wrong = 0;
    levels.forEach((valueByKey, level) => {
      for (const [key, value] of valueByKey) {
        const { wins, rank } = solve(key);
        const winner = wins ? level % 2 : 1 - (level % 2);
        if (value !== 256 * winner + rank) wrong++;
      }
    });
    expect([wrong, known.size]).toEqual([0, 58_830]);
  });

  it("says what keys are where mirror images are one: connect-4 on 5 × 2, by a brute force of its own", () => {
    const [columns, rows] = [5, 2];
    const { json, levels } = readAll("connect4", `columns=${columns}`, `rows=${rows}`, "--symmetry");
    expect([json.symmetry, json.leavesOutWon]).toEqual(["ends-first", true]);

    // A board is a string of stones for each column, from the lowest on; four in a row fit only along a row.
    type Board = readonly string[];
    const hasLine = (board: Board, stone: string): boolean =>
      Array.from({ length: rows }, (_, row) =>
        board.map((column) => (column[row] === stone ? "1" : "0")).join(""),
      ).some((line) => line.includes("1111"));
    const keyOf = (board: Board): number => {
      const order = [columns - 1, 0, ...Array.from({ length: columns - 2 }, (_, i) => columns - 2 - i)];
      return order.reduce((key, column) => {
        const ones = [...board[column]].reduce((sum, stone, row) => sum + (stone === "X" ? 2 ** row : 0), 0);
        return key * 2 ** (rows + 1) + ones + 2 ** board[column].length;
      }, 0);
    };
    const stored = levels.map(() => new Map<number, number>());
    const seen = new Map<string, number>();
    const worthOf = (board: Board, level: number): number => {
      const mover = level % 2;
      if (hasLine(board, "OX"[mover])) return 256 * (1 - mover);
      const before = seen.get(board.join(","));
      if (before !== undefined) return before;
      const after = board.flatMap((column, i) =>
        column.length < rows ? [worthOf(board.with(i, column + "XO"[mover]), level + 1)] : [],
      );
      const of = (outcome: number): number[] => after.filter((value) => value >> 8 === outcome).map((v) => v & 255);
      const [won, drawn, lost] = [of(mover), of(2), of(1 - mover)];
      let value = 512;
      if (won.length > 0) value = 256 * mover + Math.min(...won) + 1;
      else if (drawn.length > 0) value = 512 + Math.min(...drawn) + 1;
      else if (lost.length > 0) value = 256 * (1 - mover) + Math.max(...lost) + 1;
      seen.set(board.join(","), value);
      stored[level].set(Math.min(keyOf(board), keyOf(board.toReversed())), value);
      return value;
    };
    worthOf(
      Array.from({ length: columns }, () => ""),
      0,
    );
    for (const [level, values] of stored.entries()) {
      expect(levels[level]).toEqual(new Map([...values].sort(([one], [other]) => one - other)));
    }
  });
});

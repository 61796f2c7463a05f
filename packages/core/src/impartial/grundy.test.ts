import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MarienbadError } from "../base/error.ts";
import { seededRandom } from "../base/random.ts";
import { run } from "../base/work.ts";
import { facts } from "../game/facts.ts";
import type { Player } from "../game/game.ts";
import { fullGame } from "../game/index.ts";
import type { AnyGame, FullGame } from "../game/members.ts";
import { domineering } from "../games/domineering/index.ts";
import { grundy } from "../games/grundy/index.ts";
import { kayles } from "../games/kayles/index.ts";
import { marienbad } from "../games/marienbad/index.ts";
import { nim } from "../games/nim/index.ts";
import { octal } from "../games/octal/index.ts";
import { tictactoe } from "../games/tictactoe/index.ts";
import { grundyTable, grundyValue } from "./grundy.ts";
import { mex, nimSum } from "./nimbers.ts";

const refusal = (work: () => unknown): { code: string; message: string } => {
  try {
    work();
  } catch (error) {
    if (error instanceof MarienbadError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("nothing was refused");
};

/** A game on the vertices of a small graph; both players use the same edges, who cannot move loses. */
const gameOfGraph = (
  edges: Readonly<Record<string, readonly string[]>>,
): FullGame<{ at: string; turn: Player }, string> => ({
  start: { at: "a", turn: 0 },
  turn: ({ turn }) => turn,
  moves: ({ at }) => edges[at] ?? [],
  play: ({ turn }, to) => ({ at: to, turn: turn === 0 ? 1 : 0 }),
  result: ({ at, turn }) => ((edges[at] ?? []).length > 0 ? undefined : turn === 0 ? 1 : 0),
  key: ({ at, turn }) => at + turn,
  facts: facts({ impartial: true, acyclic: true, canDraw: false }),
  notation: {
    writeMove: (to) => to,
    writePosition: ({ at, turn }) => `${at}${turn}`,
    readPosition: () => ({ ok: false, faults: [] }),
  },
});

describe("mex and nim-sum", () => {
  it("are what they are by definition", () => {
    expect(mex([])).toBe(0);
    expect(mex([0, 1, 3, 1])).toBe(2);
    expect(mex([1, 2])).toBe(0);
    expect(nimSum([3, 4, 5])).toBe(2);
    expect(nimSum([])).toBe(0);
  });

  it("are those of the definitions, on any values", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12)), (values) => {
        const least = mex(values);
        expect(values.includes(least)).toBe(false);
        for (let smaller = 0; smaller < least; smaller++) expect(values.includes(smaller)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(70), fc.nat(2 ** 33), fc.maxSafeNat())), (values) => {
        expect(BigInt(nimSum(values))).toBe(values.reduce((sum, value) => sum ^ BigInt(value), 0n));
      }),
    );
  });

  it("hold beyond 32 bits", () => {
    expect(nimSum([2 ** 40 + 5, 2 ** 40, 6])).toBe(3);
    expect(nimSum([2 ** 31, 2 ** 31 + 1])).toBe(1);
  });
});

describe("Grundy values through the graph", () => {
  it("take the mex of Grundy values, not of heap sizes (course: nim 15 with 2, 3, 5)", () => {
    const game = nim({ sticks: 15, take: [2, 3, 5] });
    const table = grundyTable(game);
    const values = Array.from({ length: 16 }, (_, sticks) => table.valueOf({ sticks, turn: 0 }));
    expect(values).toEqual([0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2, 2, 3, 0, 0]);
    expect(values.flatMap((value, sticks) => (value === 0 ? [sticks] : []))).toEqual([0, 1, 7, 8, 14, 15]);
  });

  it("are the nim-sum in Nim (Bouton 1901): 1-3-5-7 is worth 0", () => {
    expect(grundyValue(marienbad({ last: "wins" }))).toBe(0);
    expect(grundyValue(marienbad({ rows: [3, 4, 5], last: "wins" }))).toBe(2);
  });

  it("agree by the graph and by parts on thousands of random positions", () => {
    const random = seededRandom(41);
    const games = [kayles({ pins: 12 }), grundy({ heap: 12 }), octal({ code: "0.156" }), octal({ code: "4.3" })];
    let compared = 0;
    for (const game of games) {
      const byParts = grundyTable(game);
      const byGraph = grundyTable(game, { useParts: false });
      for (let round = 0; round < 600; round++) {
        const heaps: number[] = [];
        for (let left = 12; left > 0; ) {
          const heap = 1 + random.below(left);
          heaps.push(heap);
          left -= heap;
        }
        const position = { heaps: heaps.sort((a, b) => b - a), turn: random.below(2) as Player };
        expect(byParts.valueOf(position)).toBe(byGraph.valueOf(position));
        compared++;
      }
      expect(byParts.size).toBeLessThan(byGraph.size);
    }
    expect(compared).toBe(2400);
  });

  it("cost the parts of a sum and not their product", () => {
    const game = marienbad({ rows: Array(20).fill(50), last: "wins" });
    const table = grundyTable(game, { limit: 1100 });
    expect(table.valueOf(game.start)).toBe(0);
    expect(table.size).toBeLessThanOrEqual(20 * 51);
  });

  it("do not recurse: a play of 200,000 moves is no matter", () => {
    expect(grundyValue(nim({ sticks: 200_000, take: [1] }))).toBe(0);
  });

  it("are those of a graph given by hand", () => {
    // d and e are dead ends (0), c → d is 1, b → c, d is 2, a → b, c is 0 (mex of 2 and 1).
    expect(grundyValue(gameOfGraph({ a: ["b", "c"], b: ["c", "d"], c: ["d", "e"] }))).toBe(0);
    expect(grundyValue(gameOfGraph({ a: ["b", "c", "d"], b: ["c", "d"], c: ["d", "e"] }))).toBe(3);
  });

  it("end with a clear error past the limit, and when cancelled", () => {
    const game = nim({ sticks: 10_000 });
    expect(refusal(() => grundyValue(game, game.start, { limit: 100 })).code).toBe("limit-reached");
    const work = grundyTable(game).valueOfWork(game.start);
    expect(refusal(() => run(work, { signal: AbortSignal.abort() })).code).toBe("interrupted");
    let pauses = 0;
    run(grundyTable(game).valueOfWork(game.start), { onProgress: () => pauses++ });
    expect(pauses).toBeGreaterThan(10);
  });

  it("are right when a question is asked again that was broken off", () => {
    const game = nim({ sticks: 10_000 });
    const table = grundyTable(game);
    const signal = { aborted: false };
    const onProgress = (size: number) => {
      signal.aborted = size > 5000;
    };
    const work = table.valueOfWork(game.start);
    expect(refusal(() => run(work, { signal, onProgress })).code).toBe("interrupted");
    expect(table.valueOf({ sticks: 10_000, turn: 0 })).toBe(10_000 % 4);
    expect(table.valueOf({ sticks: 9_999, turn: 0 })).toBe(9_999 % 4);
  });
});

describe("games without Grundy values are refused with the reason", () => {
  it("partizan games, naming a position and a move that the other player lacks", () => {
    const { code, message } = refusal(() => grundyValue(domineering({ rows: 2, columns: 2 })));
    expect(code).toBe("not-applicable");
    expect(message).toMatch(/not impartial: in \S+ \S+ player [01] has the move \S+, which player [01] lacks/);
    const marks = refusal(() => grundyValue(tictactoe()));
    expect(marks.code).toBe("not-applicable");
    expect(marks.message).toMatch(/not impartial: .*, so that a move is not the same for both players/);
    expect(refusal(() => grundyValue({ ...nim(), facts: {} })).message).toContain("does not state");
  });

  it("a game that wrongly calls itself impartial", () => {
    const game = nim({ sticks: 5 });
    const unfair: AnyGame = {
      ...game,
      ...game,
      moves: (at) => game.moves(at).filter((taken) => at.turn === 0 || taken !== 3),
    };
    expect(refusal(() => grundyValue(unfair)).message).toBe(
      "This game is not impartial: in (5, 0) player 0 has the move 3, which player 1 lacks.",
    );
  });

  it("misère play", () => {
    for (const game of [marienbad(), nim({ last: "loses" })]) {
      const { code, message } = refusal(() => grundyValue(game as AnyGame));
      expect(code).toBe("not-applicable");
      expect(message).toContain("misère");
    }
    // Parts do not hide it: this game cuts misère positions into rows.
    const game = marienbad({ rows: [1, 1] });
    const withParts: AnyGame = { ...marienbad({ rows: [1, 1], last: "wins" }), ...game };
    expect(refusal(() => grundyValue(withParts)).message).toContain("misère");
  });

  it("loopy games, naming a position of the cycle", () => {
    const { code, message } = refusal(() => grundyValue(gameOfGraph({ a: ["b"], b: ["c"], c: ["d"], d: ["a", "e"] })));
    expect(code).toBe("not-applicable");
    expect(message).toContain("come back to a0");
  });

  it("draws and moves that keep the turn", () => {
    const drawn: AnyGame = { ...gameOfGraph({ a: ["b"] }) };
    const rules = { ...drawn, result: ({ at }: { at: string }) => (at === "b" ? ("draw" as const) : undefined) };
    expect(refusal(() => grundyValue({ ...drawn, ...rules })).message).toContain("without a winner in b1");
    const again = { ...drawn, play: (_: unknown, to: string) => ({ at: to, turn: 0 }) };
    expect(refusal(() => grundyValue({ ...drawn, ...again })).message).toContain("moves again");
  });
});

describe("the work of a table", () => {
  it("pauses every thousand moves, however many a position has", () => {
    // One heap, of which any number may be taken: the first way to its end alone has half a million moves.
    let played = 0;
    const heap = fullGame<number, number>({
      start: 1000,
      turn: (at) => (at < 0 ? 1 : 0),
      moves: (at) => Array.from({ length: Math.abs(at) - 1 }, (_, index) => index + 1),
      play(at, taken) {
        played++;
        return at < 0 ? -at - taken : taken - at;
      },
      result: (at) => (at === 1 ? 1 : at === -1 ? 0 : undefined),
      key: (at) => at,
      facts: facts({ impartial: true, acyclic: true, canDraw: false }),
    });
    let most = 0;
    let pauses = 0;
    for (const work = grundyTable(heap).valueOfWork(1000); pauses < 500 && !work.next().done; pauses++) {
      most = Math.max(most, played);
      played = 0;
    }
    expect(pauses).toBe(500);
    expect(most).toBeLessThanOrEqual(1024);
  });
});

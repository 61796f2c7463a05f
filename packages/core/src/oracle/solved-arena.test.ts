import { describe, expect, it } from "vitest";
import { explore } from "../arena/index.ts";
import type { Solution } from "../arena/solution.ts";
import type { Work } from "../base/work.ts";
import type { Rules } from "../game/game.ts";
import { solveArena } from "../solve/attractor.ts";
import { Allowance, type OracleProgress } from "./allowance.ts";
import { SolvedArena } from "./knowledge.ts";

/** Positions 0 … end in a row, which player 0 wins at the end; `asked` counts the questions for moves. */
function row(end: number) {
  const counter = { asked: 0 };
  const game: Rules<number, number> = {
    start: 0,
    turn: () => 0,
    moves(at) {
      counter.asked++;
      return [at + 1];
    },
    play: (_, to) => to,
    result: (at) => (at === end ? 0 : undefined),
    key: (at) => at,
  };
  return { game, counter };
}

const free = new Allowance({});

describe("the solved arena", () => {
  it("is explored from the start, where that is not too large, and knows every position", async () => {
    const { game, counter } = row(99);
    const arena = new SolvedArena(game, { limit: 100 });
    expect([arena.limit, arena.valueOf(3)]).toEqual([100, undefined]);
    await arena.prepare(0, 60, 100, free);
    const asked = counter.asked;
    expect(arena.valueOf(3)).toEqual({ result: 0, rank: 96 });
    await arena.prepare(0, 3, 100, free);
    await arena.prepareOnce(0, 1000, free);
    expect(counter.asked).toBe(asked);
    expect(arena.valueOf(100)).toBeUndefined();
    expect(new SolvedArena(game, {}).limit).toBe(5_000_000);
  });

  it("is explored from the position where the whole is too large, which is not tried twice", async () => {
    const { game, counter } = row(99);
    const arena = new SolvedArena(game, { limit: 50 });
    await arena.prepare(0, 80, 50, free);
    expect([arena.valueOf(80), arena.valueOf(79)]).toEqual([{ result: 0, rank: 19 }, undefined]);
    counter.asked = 0;
    await arena.prepare(0, 90, 50, free);
    expect(counter.asked).toBe(0);
    await arena.prepare(0, 70, 50, free);
    expect(arena.valueOf(70)).toEqual({ result: 0, rank: 29 });
    expect(counter.asked).toBeLessThan(40);
    counter.asked = 0;
    await arena.prepare(0, 0, 50, free);
    expect(counter.asked).toBe(0);
    await arena.prepare(0, 20, 40, free);
    expect([arena.valueOf(20), arena.valueOf(70)]).toEqual([undefined, { result: 0, rank: 29 }]);
    await arena.prepare(0, 20, 100, free);
    expect(arena.valueOf(0)).toEqual({ result: 0, rank: 99 });
  });

  it("is explored from a position that cannot be reached from the start, with the whole limit", async () => {
    const game: Rules<number, number> = { ...row(99).game, result: (at) => (at === 9 || at === 99 ? 0 : undefined) };
    const arena = new SolvedArena(game, {});
    await arena.prepare(0, 40, 60, free);
    expect([arena.valueOf(40), arena.valueOf(0)]).toEqual([{ result: 0, rank: 59 }, undefined]);
    const long: Rules<number, number> = { ...game, result: (at) => (at === 9 || at === 55_000 ? 0 : undefined) };
    const large = new SolvedArena(long, {});
    await large.prepare(0, 40, 60_000, free);
    expect(large.valueOf(40)).toEqual({ result: 0, rank: 54_960 });
  });

  it("is tried with less than 50,001 positions, once the whole was too large", async () => {
    const arena = new SolvedArena(row(200_000).game, {});
    await arena.prepare(0, 150_000, 60_000, free);
    expect(arena.valueOf(150_000)).toBeUndefined();
    await arena.prepare(0, 150_001, 60_000, free);
    expect(arena.valueOf(150_001)).toEqual({ result: 0, rank: 49_999 });
  });

  it("is explored once for what is known without searching", async () => {
    const { game, counter } = row(99);
    const arena = new SolvedArena(game, { limit: 50 });
    await arena.prepareOnce(0, 50, free);
    expect(arena.valueOf(80)).toBeUndefined();
    counter.asked = 0;
    await arena.prepareOnce(0, 50, free);
    expect(counter.asked).toBe(0);
    await arena.prepareOnce(0, 100, free);
    expect(arena.valueOf(80)).toEqual({ result: 0, rank: 19 });
  });

  it("is explored for that within the time of the question, and again only where there is twice as much", async () => {
    const { game, counter } = row(-1); // without an end
    const arena = new SolvedArena(game, {});
    await arena.prepareOnce(0, 5_000_000, new Allowance({ time: 40 }));
    expect(counter.asked).toBeGreaterThan(0);
    expect(counter.asked).toBeLessThan(5_000_000);
    counter.asked = 0;
    await arena.prepareOnce(0, 5_000_000, new Allowance({ time: 20 }));
    expect(counter.asked).toBe(0);
    await arena.prepareOnce(0, 5_000_000, new Allowance({ time: 400 }));
    expect(counter.asked).toBeGreaterThan(0);
  });

  it("gives up when the time is over, and stops with the signal", async () => {
    const endless: Rules<number, number> = { ...row(-1).game };
    const arena = new SolvedArena(endless, {});
    const told: OracleProgress[] = [];
    const onProgress = (progress: OracleProgress): void => void told.push(progress);
    await arena.prepare(0, 5, 5_000_000, new Allowance({ time: 200, onProgress }));
    expect(told.length).toBeGreaterThan(0);
    for (const { positions, share = -1 } of told) {
      expect(positions).toBeGreaterThan(1);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1); // one position is always left
    }
    expect(arena.valueOf(5)).toBeUndefined();
    const stopped = arena.prepare(0, 5, 6_000_000, new Allowance({ signal: { aborted: true } }));
    await expect(stopped).rejects.toMatchObject({ code: "interrupted" });
  });

  it("lets the errors of the rules pass", async () => {
    const { game } = row(99);
    const broken: Rules<number, number> = {
      ...game,
      moves() {
        throw new RangeError("no moves");
      },
    };
    await expect(new SolvedArena(broken, {}).prepare(0, 0, 10, free)).rejects.toThrow("no moves");
  });

  it("may be there already, and be solved by somebody else, once", async () => {
    const { game, counter } = row(99);
    const known = explore(game);
    counter.asked = 0;
    let solved = 0;
    const arena = new SolvedArena(game, {
      arena: known,
      solve(given) {
        solved++;
        return solveArena(given);
      },
    });
    await arena.prepareOnce(0, 1000, free);
    await arena.prepare(0, 5, 1000, free);
    expect(arena.valueOf(98)).toEqual({ result: 0, rank: 1 });
    expect(arena.valueOf(99)).toEqual({ result: 0, rank: 0 });
    expect([solved, counter.asked]).toEqual([1, 0]);
  });

  it("is solved within the time of the question, and again only where there is twice as much", async () => {
    let slices = 0;
    const solve = function* (): Work<Solution, void> {
      for (;;) {
        slices++;
        yield;
      }
    };
    const { game } = row(99);
    for (const arena of [new SolvedArena(game, { solve }), new SolvedArena(game, { solve, arena: explore(game) })]) {
      slices = 0;
      await arena.prepare(0, 5, 1000, new Allowance({ time: 40 }));
      expect(slices).toBeGreaterThan(0);
      expect(arena.valueOf(5)).toBeUndefined();
    }
    const arena = new SolvedArena(game, { solve });
    const told: OracleProgress[] = [];
    await arena.prepareOnce(0, 1000, new Allowance({ time: 100, onProgress: (progress) => void told.push(progress) }));
    expect(told.at(-1)).toEqual({ positions: 100, share: 1 });
    slices = 0;
    await arena.prepareOnce(0, 1000, new Allowance({ time: 100 }));
    expect(slices).toBe(0);
    const stopped = new SolvedArena(game, { solve }).prepareOnce(0, 1000, new Allowance({ signal: { aborted: true } }));
    await expect(stopped).rejects.toMatchObject({ code: "interrupted" });
  });

  it("leaves time for the position where the whole takes too long", async () => {
    // From 0 the row never ends; from −9 it ends after eight moves.
    const game: Rules<number, number> = { ...row(-1).game, result: (at) => (at === -1 ? 0 : undefined) };
    const arena = new SolvedArena(game, {});
    await arena.prepare(0, -9, 5_000_000, new Allowance({ time: 300 }));
    expect(arena.valueOf(-9)).toEqual({ result: 0, rank: 8 });
  });

  it("is not begun when no time is left", async () => {
    const { game, counter } = row(99);
    const spent = new Allowance({ time: 1 });
    for (const startedAt = performance.now(); performance.now() - startedAt < 2; );
    await new SolvedArena(game, {}).prepare(0, 5, 1000, spent);
    expect(counter.asked).toBe(0);
  });

  it("is solved again when it is explored again", async () => {
    const arena = new SolvedArena(row(99).game, {});
    await arena.prepare(0, 90, 20, free);
    expect(arena.valueOf(90)).toEqual({ result: 0, rank: 9 });
    await arena.prepare(0, 85, 20, free);
    expect(arena.valueOf(90)).toEqual({ result: 0, rank: 9 });
  });
});

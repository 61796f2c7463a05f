import { describe, expect, it } from "vitest";
import { answering, expertOf, graph, type NumberGame } from "../../test/graph-games.ts";
import { Meter, type Work } from "../base/work.ts";
import { facts } from "../game/facts.ts";
import { fullGame } from "../game/full-game.ts";
import type { Player, Result } from "../game/game.ts";
import type { Value } from "../game/value.ts";
import { makeGame } from "../games/all.ts";
import { oracleFor } from "./oracle.ts";

const FORK = [[0, 1, 2], [1, 3, 4], [1, 3, 5], { end: 0 }, { end: "draw" }, { end: 1 }] as const;

/** Work that has an answer after its nodes, all of them in one step. */
function* heavily<Answer>(nodes: number, answer: Answer): Work<Answer, Meter> {
  const meter = new Meter();
  meter.nodes = nodes - 1;
  yield meter;
  meter.nodes = nodes;
  return answer;
}

describe("what is known whole", () => {
  /** Whoever explores beyond 1 and 2 fails. */
  const guarded = (expert: NumberGame["expert"]): NumberGame => {
    const game = graph([[0, 1, 2], [1, 3], [1, 3], [0, 4], { end: 0 }], expert && { expert });
    const moves = (at: number): readonly number[] => {
      if (at === 3) throw new RangeError("explored");
      return game.moves(at);
    };
    return { ...game, moves };
  };
  const refusing = async (): Promise<never> => {
    throw new Error("asked");
  };

  it("is neither explored nor looked up", async () => {
    const { fetch } = expertOf({ 0: { result: 0, rank: 3 }, 1: { result: 0, rank: 2 }, 2: { result: 0, rank: 2 } });
    const oracle = oracleFor(guarded(fetch), { database: refusing });
    expect(await oracle.value(0)).toMatchObject({ result: 0, rank: 3 });
    expect(await oracleFor(guarded(fetch), { database: refusing }).known(0)).toMatchObject({ rank: 3 });
    const endless = expertOf({ 0: { result: "draw", rank: undefined, endless: true } });
    const drawn = oracleFor(guarded(endless.fetch), { database: refusing });
    expect(await drawn.known(0)).toMatchObject({ result: "draw", endless: true });
  });

  it("is explored where the rank is missing", async () => {
    const { fetch } = expertOf({
      0: { result: 0, rank: undefined },
      1: { result: 0, rank: 2 },
      2: { result: 0, rank: undefined },
    });
    await expect(oracleFor(guarded(fetch)).known(0)).rejects.toThrow("explored");
    await expect(oracleFor(guarded(fetch)).value(0)).rejects.toThrow("explored");
  });

  it("is looked up once, also where the budget is shared", async () => {
    const asked: number[] = [];
    const database = async (at: number): Promise<Value> => {
      asked.push(at);
      return at === 1 ? { result: "draw", rank: 1 } : { result: 1, rank: 1 };
    };
    await oracleFor(graph(FORK), { database }).analyse(0, { nodes: 1000 });
    expect(asked).toEqual([1, 2]);
  });
});

describe("the limit for ranks", () => {
  it("holds only where every move is known", async () => {
    expect(await oracleFor(graph(FORK), { rankLimit: 1 }).known(1)).toMatchObject({ rank: 1 });
    const database = async (at: number): Promise<Value | undefined> =>
      at === 1 ? { result: "draw", rank: undefined } : undefined;
    const { moves } = await oracleFor(graph(FORK), { rankLimit: 1, database }).analyse(0);
    expect(moves).toMatchObject([
      { move: 1, rank: 1, source: { id: "database" } },
      { move: 2, rank: 1, source: { id: "arena" } },
    ]);
  });

  it("is compared with the product of heaps, so that nothing is explored in vain", async () => {
    const game = makeGame("marienbad", { rows: "1,2,3", last: "wins" });
    let asked = 0;
    const rules = {
      ...game,
      play(position: never, move: never) {
        asked++;
        return game.play(position, move);
      },
    };
    const known = async (rankLimit: number) => {
      asked = 0;
      await oracleFor({ ...game, ...rules } as unknown as NumberGame, { rankLimit }).known(game.start as never);
      return asked > 0;
    };
    // 2 × 3 × 4 heaps
    expect([await known(23), await known(24)]).toEqual([false, true]);
  });
});

describe("a fact that was found before", () => {
  /** From 0 to 1, where player 1 may end the play or go on for long: nothing is known of that but by a search. */
  const row = Array.from({ length: 40 }, (_, at) => [((at + 1) % 2) as Player, at + 4] as const);
  const settled = async (result: Result) => {
    const { fetch } = expertOf({ 1: { result, rank: undefined } });
    const game = graph([[0, 1], [1, 2, 3], { end: 0 }, ...row, { end: 0 }] as never, { expert: fetch });
    const oracle = oracleFor(game, { limit: 0 });
    await oracle.analyse(0, { nodes: 8 });
    return await oracle.analyse(1, { nodes: 8 });
  };

  it("that is lost is lost by every move, and what is known of them stays", async () => {
    const { value, moves } = await settled(0);
    expect(value).toMatchObject({ certainty: "proved", result: 0, source: { id: "expert" } });
    expect(moves.toSorted((one, other) => one.move - other.move)).toEqual([
      expect.objectContaining({ move: 2, result: 0, rank: 0, source: expect.objectContaining({ id: "rules" }) }),
      expect.objectContaining({
        move: 3,
        result: 0,
        rank: undefined,
        source: expect.objectContaining({ id: "expert" }),
      }),
    ]);
  });

  it.each([1, "draw"] as const)("that is %s stays so, and says nothing of its moves", async (result) => {
    const { value, moves } = await settled(result);
    expect(value).toMatchObject({ certainty: "proved", result, source: { id: "expert" } });
    expect(new Map(moves.map(({ move, certainty }) => [move, certainty]))).toEqual(
      new Map([
        [2, "proved"],
        [3, "estimated"],
      ]),
    );
  });
});

describe("the nodes of traps", () => {
  const DRAWS = { 1: { result: "draw", rank: 2 } } as const;
  /** One move, and three answers: two of them lose. */
  const three = [[0, 1], [1, 2, 3, 4], [0, 5], [0, 6], [0, 5], { end: 0 }, { end: "draw" }] as const;
  const one = [[0, 1], [1, 2], [0, 3], { end: "draw" }] as const;
  const results: Readonly<Record<number, Result>> = { 2: 0, 3: "draw", 4: 0 };
  const trapsOf = async (game: NumberGame, budget = {}) =>
    (await oracleFor(game, { limit: 0 }).analyse(0, budget)).moves[0].traps;

  it("are 20,000,000, besides what was spent before", async () => {
    const of = (nodes: number) =>
      graph(three, { expert: expertOf(DRAWS, { result: (at) => heavily(nodes, results[at]) }).fetch });
    expect(await trapsOf(of(6_000_000))).toBe(2);
    expect(await trapsOf(of(10_000_000))).toBeUndefined();
    const alone = (nodes: number) =>
      graph(one, { expert: expertOf(DRAWS, { result: () => heavily<Result>(nodes, "draw") }).fetch });
    expect(await trapsOf(alone(20_000_000))).toBe(0);
    expect(await trapsOf(alone(20_000_002))).toBeUndefined();
    const value = (at: number): Work<Value | undefined, Meter> => heavily(12_000_000, at === 1 ? DRAWS[1] : undefined);
    const costly = expertOf({}, { value, result: (at) => answering(results[at]) });
    expect(await trapsOf(graph(three, { expert: costly.fetch }))).toBe(2);
  });

  it("are none where the exact sources have spent their share", async () => {
    let [values, asked] = [0, 0];
    const value = function* (): Work<Value | undefined, Meter> {
      const meter = new Meter();
      meter.nodes = ++values === 1 ? 2500 : 7499;
      yield meter;
      meter.nodes = 7500;
      return DRAWS[1];
    };
    const result = (at: number) => {
      asked++;
      return answering(results[at]);
    };
    const game = graph(three, { expert: expertOf({}, { value, result }).fetch });
    expect(await trapsOf(game, { nodes: 10_000, search: { nodes: 1 } })).toBeUndefined();
    expect([values, asked]).toEqual([2, 0]);
  });

  it("are none where the answers are known as facts", async () => {
    let asked = 0;
    const values = Object.fromEntries([2, 3, 4].map((at) => [at, { result: results[at], rank: 1 }]));
    const result = (at: number) => {
      asked++;
      return answering(results[at]);
    };
    const oracle = oracleFor(graph(three, { expert: expertOf({ ...DRAWS, ...values }, { result }).fetch }), {
      limit: 0,
    });
    await oracle.analyse(1);
    const before = asked;
    expect((await oracle.analyse(0)).moves[0].traps).toBe(2);
    expect(asked).toBe(before);
  });
});

describe("the time of an expert", () => {
  it("is shared among the moves, so that one that is too hard leaves enough for the others", async () => {
    const wins = { result: 0, rank: 2 } as const;
    const value = (at: number) => answering<Value>(wins, at === 1 ? 1_000_000 : 1000);
    const two = [[0, 1, 2], [1, 3], [1, 3], [0, 4], { end: 0 }] as const;
    const oracle = oracleFor(graph(two, { expert: expertOf({}, { value }).fetch }), { limit: 0 });
    const { moves } = await oracle.analyse(0, { nodes: 4000, search: { nodes: 1 } });
    expect(moves.map(({ move, certainty }) => [move, certainty])).toEqual([
      [2, "proved"],
      [1, "estimated"],
    ]);
  });
});

describe("a position with many moves that are too hard", () => {
  /** Moves to 1 … 5, each too hard; the position itself is not. */
  const analysed = async (winner: Player, budget: { nodes: number }) => {
    const five = [[0, 1, 2, 3, 4, 5], ...Array.from({ length: 5 }, () => [1, 6] as const), { end: 0 }] as const;
    const value = (at: number) => answering<Value>({ result: winner, rank: undefined }, at === 0 ? 300 : 1_000_000);
    const oracle = oracleFor(graph(five, { expert: expertOf({}, { value }).fetch }), { limit: 0 });
    return await oracle.analyse(0, { ...budget, search: { nodes: 1 } });
  };

  it("is settled before them, within its share", async () => {
    const { value, moves } = await analysed(0, { nodes: 4000 });
    expect(value).toMatchObject({ certainty: "proved", result: 0, source: { id: "expert" } });
    expect(moves.map(({ certainty }) => certainty)).toContain("estimated");
    expect((await analysed(0, { nodes: 400 })).value.certainty).toBe("estimated");
  });

  it("settles them all where it is lost", async () => {
    const { moves } = await analysed(1, { nodes: 4000 });
    for (const move of moves) expect(move).toMatchObject({ certainty: "proved", result: 1 });
  });
});

describe("searches", () => {
  it("share what is left fairly among the moves of which nothing is known", async () => {
    // A tree that branches at every position and is too deep to be searched; visits are counted for its two halves.
    const visits = [0, 0];
    const order: number[] = [];
    const depthOf = (at: number): number => Math.floor(Math.log2(at));
    const game = fullGame<number, number>({
      start: 1,
      turn: (at) => (depthOf(at) % 2 === 0 ? 0 : 1),
      moves(at) {
        const half = Math.floor(at / 2 ** (depthOf(at) - 1)) - 2;
        if (at > 1) visits[half]++;
        if (at > 3 && order.at(-1) !== half) order.push(half);
        return [2 * at, 2 * at + 1];
      },
      play: (_, to) => to,
      result: (at) => (depthOf(at) < 40 ? undefined : "draw"),
      key: (at) => at,
      facts: facts({ impartial: false, acyclic: true, canDraw: true }),
    });
    const { value } = await oracleFor(game, { limit: 0 }).analyse(1, { nodes: 3000 });
    expect(value.certainty).toBe("estimated");
    expect(visits[0] / visits[1]).toBeGreaterThan(0.6);
    expect(visits[0] / visits[1]).toBeLessThan(1.6);
    expect(order).toEqual([0, 1, 0, 1]); // both are estimated before a proof of either is tried
  });
});

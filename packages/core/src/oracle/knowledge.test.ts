import { describe, expect, it } from "vitest";
import { answering, expertOf, graph, type NumberGame } from "../../test/graph-games.ts";
import { explore } from "../arena/index.ts";
import { Meter, type Work } from "../base/work.ts";
import type { Player, Result } from "../game/game.ts";
import type { Resources } from "../game/members.ts";
import type { Value } from "../game/value.ts";
import { makeGame } from "../games/all.ts";
import type { OracleBudget } from "./allowance.ts";
import { compareJudgements, equallyGood, type JudgedMove, type Proved, proved, sourceOf } from "./judgement.ts";
import { keep } from "./knowledge.ts";
import { oracleFor } from "./oracle.ts";

/** Player 0 goes to 1 or 2; player 1 goes on from there: to 3 (0 wins), 4 (draw), 5 (1 wins). */
const FORK = [[0, 1, 2], [1, 3, 4], [1, 3, 5], { end: 0 }, { end: "draw" }, { end: 1 }] as const;

describe("the expert of a game", () => {
  it("is fetched once, with the resources, and asked once about each position", async () => {
    const { asked, loaded, fetch } = expertOf({ 1: { result: "draw", rank: 1 }, 2: { result: 1, rank: 1 } });
    const resources: Resources = { load: async () => undefined, megabytes: 3 };
    const oracle = oracleFor(graph(FORK, { expert: fetch }), { resources });
    const { value, moves } = await oracle.analyse(0);
    expect(value).toMatchObject({ certainty: "proved", result: "draw", rank: 2 });
    expect(moves.map(({ move, traps }) => [move, traps])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(moves[0].source).toEqual({ ...sourceOf("expert"), title: expect.anything(), reference: "Nobody (1900)" });
    expect(moves[0].source.title.en).toBe("the adept");
    expect([asked, loaded]).toEqual([[1, 2], [resources]]);
    expect((await oracle.known(2))?.rank).toBe(1);
    expect(asked).toEqual([1, 2]);
    const without = expertOf({});
    await oracleFor(graph(FORK, { expert: without.fetch }), { expert: false }).analyse(0);
    expect(without.loaded).toEqual([]);
  });

  it("has nothing to read unless it is given", async () => {
    const { loaded, fetch } = expertOf({});
    await oracleFor(graph(FORK, { expert: fetch })).analyse(0);
    expect(await loaded[0].load("book")).toBeUndefined();
  });

  it("is asked about one of two positions that are images of each other", async () => {
    const mirror = (vertex: number): number => [0, 2, 1, 3, 4, 5][vertex];
    const { asked, fetch } = expertOf({ 1: { result: 0, rank: 1 }, 2: { result: 0, rank: 1 } });
    const symmetry = { images: (vertex: number) => [mirror(vertex)] };
    const both = [[0, 2, 1], [1, 3], [1, 3], { end: 0 }, { end: "draw" }, { end: 1 }] as const;
    const game = graph(both, { expert: fetch, symmetry });
    expect((await oracleFor(game).analyse(0)).moves).toMatchObject([
      { move: 2, result: 0, rank: 1 },
      { move: 1, result: 0, rank: 1 },
    ]);
    expect(asked.length).toBe(1);
  });

  it("keeps the honour of a value whose rank a database adds, and an arena", async () => {
    const { fetch } = expertOf({ 1: { result: "draw", rank: undefined }, 2: { result: 1, rank: undefined } });
    const game = graph(FORK, { expert: fetch });
    const { moves } = await oracleFor(game).analyse(0);
    expect(moves).toMatchObject([
      { result: "draw", rank: 1, source: { id: "expert" } },
      { result: 1, rank: 1, source: { id: "expert" } },
    ]);
    const database = async (position: number): Promise<Value | undefined> =>
      position === 1 ? { result: "draw", rank: 1 } : undefined;
    const partly = oracleFor(game, { database, limit: 0 });
    expect(await partly.known(1)).toMatchObject({ result: "draw", rank: 1, source: { id: "expert" } });
    expect(await partly.known(2)).toMatchObject({ result: 1, rank: undefined, source: { id: "expert" } });
    const alone = oracleFor(graph(FORK), { database, limit: 0 });
    expect(await alone.known(1)).toMatchObject({ result: "draw", rank: 1, source: { id: "database" } });
    expect(await alone.known(2)).toBeUndefined();
    expect(await alone.known(5)).toMatchObject({ result: 1, rank: 0, source: { id: "rules" } });
  });

  it("writes scores for the player to move: of a move, what the opponent's is turned round", async () => {
    const seen: unknown[] = [];
    const score = (value: Value, position: number): number => {
      seen.push(position);
      return value.result === "draw" ? 0 : 10 * position;
    };
    const { fetch } = expertOf({ 1: { result: "draw", rank: 1 }, 2: { result: 1, rank: 1 } }, { score });
    const { value, moves } = await oracleFor(graph(FORK, { expert: fetch })).analyse(0);
    expect([value, ...moves].map((judged) => (judged as Proved).score)).toEqual([0, 0, -20]);
    expect(Object.is((moves[0] as Proved).score, 0)).toBe(true);
    expect(seen).toEqual([1, 2, 0]);
    const over = await oracleFor(graph(FORK, { expert: fetch })).analyse(5);
    expect(over).toEqual({ value: { ...proved({ result: 1, rank: 0 }, sourceOf("rules")), score: 50 }, moves: [] });
    const unranked = expertOf({ 1: { result: 0, rank: undefined }, 2: { result: 1, rank: undefined } }, { score });
    const known = await oracleFor(graph(FORK, { expert: unranked.fetch }), { limit: 0 }).analyse(0);
    for (const judged of [known.value, ...known.moves]) expect(Object.keys(judged)).not.toContain("score");
  });

  it("is asked for a move, if it chooses any, within the budget", async () => {
    const choosing = (nodes: number) =>
      oracleFor(graph(FORK, { expert: expertOf({}, { choose: () => answering(2, nodes) }).fetch }));
    expect(await choosing(1).quickMove(0)).toBe(2);
    expect(await choosing(49).quickMove(0, { nodes: 50 })).toBe(2);
    expect(await choosing(500).quickMove(0, { nodes: 50 })).toBeUndefined();
    expect(await oracleFor(graph(FORK, { expert: expertOf({}).fetch })).quickMove(0)).toBeUndefined();
    expect(await oracleFor(graph(FORK)).quickMove(0)).toBeUndefined();
  });

  it("gets of a budget first an eighth, then what is left of a half, or of three quarters", async () => {
    const nodesOf: number[] = [];
    const value = function* (): Work<Value | undefined, Meter> {
      const meter = new Meter();
      try {
        for (;;) {
          meter.nodes++;
          if (meter.nodes >= meter.pauseAt) yield meter;
        }
      } finally {
        nodesOf.push(meter.nodes);
      }
    };
    const { fetch } = expertOf({}, { value });
    const spent = async (budget: OracleBudget, limit?: number, expert = fetch): Promise<number[]> => {
      nodesOf.length = 0;
      await oracleFor(graph(FORK, { expert }), { limit }).analyse(0, budget);
      return [...nodesOf];
    };
    expect(await spent({ nodes: 8000 })).toEqual([500, 500, 1500, 1500]);
    expect(await spent({ nodes: 8000 }, 0)).toEqual([500, 500, 2500, 2500]); // nothing is explored
    expect(await spent({ nodes: 8000, search: { nodes: 5 } })).toEqual([1000, 1000, 2000, 2000]);
    expect(await spent({ nodes: 8000, search: { nodes: 5 } }, 0)).toEqual([1000, 1000, 3000, 3000]);
    // Ten times as many positions as the limit may be a wrong estimate; more are not explored.
    const sized = (positions: number) => expertOf({}, { value, positionsFrom: () => positions }).fetch;
    expect(await spent({ nodes: 8000 }, 100, sized(1000))).toEqual([500, 500, 1500, 1500]);
    expect(await spent({ nodes: 8000 }, 100, sized(1001))).toEqual([500, 500, 2500, 2500]);
    await oracleFor(graph(FORK, { expert: fetch })).known(0, { nodes: 8000 });
    await oracleFor(graph(FORK, { expert: fetch }), { limit: 0 }).known(0, { nodes: 8000 });
    expect(nodesOf.slice(-2)).toEqual([6000, 8000]);
  });
});

/** Both moves draw; after 1 two of three answers lose, after 2 one of two does. */
const TRAPS = [[0, 1, 2], [1, 3, 4, 5], [1, 3, 4], { end: 0 }, { end: "draw" }, { end: 0 }] as const;

describe("traps", () => {
  const draws = { 1: { result: "draw", rank: 1 }, 2: { result: "draw", rank: 1 } } as const;
  /** The ends are one move later here, so that somebody must know them. */
  const LATER = [...TRAPS.slice(0, 3), [0, 6], [0, 7], [0, 8], { end: 0 }, { end: "draw" }, { end: 0 }] as never;
  const trapsOf = async (game: NumberGame, budget = {}, sources = { limit: 0 }) =>
    (await oracleFor(game, sources).analyse(0, budget)).moves.map(({ move, traps }) => [move, traps]);
  const results: Readonly<Record<number, Result>> = { 3: 0, 4: "draw", 5: 0 };

  it("are the answers to a draw that lose, and the more there are the better", async () => {
    const game = graph(TRAPS, { expert: expertOf(draws).fetch });
    expect(await trapsOf(game)).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(await oracleFor(game).bestMoves(0)).toEqual([1]);
  });

  it("are told by the expert's results, which it may look at 20,000,000 positions for", async () => {
    const withResults = (nodes: number) =>
      graph(LATER, { expert: expertOf(draws, { result: (at) => answering(results[at], nodes) }).fetch });
    const counted = [
      [1, 2],
      [2, 1],
    ];
    expect(await trapsOf(withResults(1))).toEqual(counted);
    expect(await trapsOf(withResults(30), { nodes: 2000 })).toEqual(counted);
    const none = [
      [1, undefined],
      [2, undefined],
    ];
    expect(await trapsOf(withResults(1500), { nodes: 2000 })).toEqual(none);
    const heavy = function* (at: number): Work<Result | undefined, Meter> {
      const meter = new Meter();
      meter.nodes = 9_000_000;
      yield meter;
      return results[at];
    };
    expect(await trapsOf(graph(LATER, { expert: expertOf(draws, { result: heavy }).fetch }))).toEqual(none);
  });

  it(
    "are told by the values where the expert has no results of " + "their own, and not at all where it has none",
    async () => {
      const all = { ...draws, ...Object.fromEntries([3, 4, 5].map((at) => [at, { result: results[at], rank: 1 }])) };
      expect(await trapsOf(graph(LATER, { expert: expertOf(all).fetch }))).toEqual([
        [1, 2],
        [2, 1],
      ]);
      expect(await trapsOf(graph(LATER, { expert: expertOf(draws).fetch }))).toEqual([
        [1, undefined],
        [2, undefined],
      ]);
    },
  );

  it("are not told where the expert gives a result up: its values, which take longer, are not asked for", async () => {
    const all = { ...draws, ...Object.fromEntries([3, 4, 5].map((at) => [at, { result: results[at], rank: 1 }])) };
    const silent = expertOf(all, { result: () => answering(undefined) });
    expect(await trapsOf(graph(LATER, { expert: silent.fetch }))).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
    expect(silent.asked).toEqual([1, 2]);
  });

  it("are nobody's where the same player moves on", async () => {
    const again = [[0, 1, 2], [0, 3, 4, 5], [1, 3, 4], { end: 1 }, { end: "draw" }, { end: 0 }] as const;
    const own = expertOf({ 1: { result: "draw", rank: 1 }, 2: { result: "draw", rank: 1 } });
    expect(await trapsOf(graph(again, { expert: own.fetch }))).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });
});

describe("the limits of exploring", () => {
  const nim = makeGame("marienbad", { rows: "1,2,3", last: "wins" });
  const rankWith = async (sources: { limit?: number; rankLimit?: number }) => {
    const known = await oracleFor(nim, sources).known(nim.start);
    return [known?.source.id, known?.result, known?.rank];
  };

  it("are lower where a theorem knows who wins, and nothing is explored that is too large", async () => {
    // 1 ⊕ 2 ⊕ 3 = 0, so that player 1 wins (Bouton 1901); 24 positions and the player to move.
    const { positions } = explore(nim);
    expect(await rankWith({})).toEqual(["theorem", 1, 6]);
    expect(await rankWith({ rankLimit: positions.length })).toEqual(["theorem", 1, 6]);
    expect(await rankWith({ rankLimit: 23 })).toEqual(["theorem", 1, undefined]);
    expect(await rankWith({ limit: 23 })).toEqual(["theorem", 1, undefined]);
    expect(await rankWith({ limit: 23, rankLimit: 1000 })).toEqual(["theorem", 1, undefined]);
    const { moves } = await oracleFor(nim, { rankLimit: 23 }).analyse(nim.start, { nodes: 10_000 });
    for (const move of moves) expect(move).toMatchObject({ certainty: "proved", result: 1, rank: undefined });
  });

  it("say that the theorem is Bouton's, or Sprague's and Grundy's", async () => {
    const known = await oracleFor(nim).known(nim.start);
    expect(known?.source).toMatchObject({ id: "theorem", reference: expect.stringContaining("Bouton") });
    expect(known?.source.title).not.toEqual(sourceOf("theorem").title);
  });

  it("count from where plays begin", async () => {
    const game = graph([[0, 1], [1, 2], { end: 1 }]);
    expect(await oracleFor(game).known(1)).toMatchObject({ source: { id: "arena" }, result: 1, rank: 1 });
    expect(await oracleFor(game, { from: 1 }).known(0)).toBeUndefined();
    expect(await oracleFor(game, { from: 1, limit: 2 }).known(1)).toMatchObject({ rank: 1 });
    expect(await oracleFor(game, { limit: 2 }).known(1)).toBeUndefined();
  });

  it("knows draws that never end, and asks no further about them", async () => {
    const cycle = graph([[0, 1], [1, 0, 2], { end: 0 }]);
    expect(await oracleFor(cycle).known(0)).toMatchObject({ result: "draw", rank: undefined, endless: true });
    const { asked, fetch } = expertOf({ 0: { result: "draw", rank: undefined, endless: true } });
    const database = async (): Promise<Value> => ({ result: "draw", rank: undefined });
    const oracle = oracleFor(graph([[0, 1], [1, 0, 2], { end: 0 }], { expert: fetch }), { database, limit: 0 });
    expect(await oracle.known(0)).toMatchObject({ endless: true, source: { id: "expert" } });
    expect(asked).toEqual([0]);
  });
});

describe("questions", () => {
  it("are answered one after the other, also after one that failed", async () => {
    const events: string[] = [];
    const database = async (position: number): Promise<Value | undefined> => {
      events.push(`begin ${position}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      events.push(`end ${position}`);
      if (position === 2) throw new Error("unreadable");
      return { result: "draw", rank: 1 };
    };
    const oracle = oracleFor(graph(FORK), { database });
    const answers = await Promise.allSettled([oracle.known(1), oracle.known(2), oracle.known(0)]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(events).toEqual(["begin 1", "end 1", "begin 2", "end 2", "begin 0", "end 0"]);
  });

  it("asked again get the same answer, unless it was a guess and more is allowed now", async () => {
    // Nothing but a search can know: a row of 30 moves, at whose end player 0 has won.
    const row = [...Array.from({ length: 30 }, (_, at) => [(at % 2) as Player, at + 1] as const), { end: 0 as const }];
    const oracle = oracleFor(graph(row), { limit: 0 });
    const first = await oracle.analyse(0, { nodes: 20 });
    expect(first.value.certainty).toBe("estimated");
    expect(Object.keys(first.moves[0])).not.toContain("traps");
    expect(await oracle.analyse(0, { nodes: 20 })).toBe(first);
    expect(await oracle.analyse(0, { nodes: 10 })).toBe(first);
    const proved = await oracle.analyse(0, { nodes: 100_000 });
    expect(proved.value).toMatchObject({ certainty: "proved", result: 0, source: { id: "search" } });
    expect(await oracle.analyse(0, { nodes: 1_000_000 })).toBe(proved);
    expect(await oracle.analyse(0, { nodes: 1 })).toBe(proved);
  });

  it("end with their signal", async () => {
    const oracle = oracleFor(graph(FORK));
    await expect(oracle.known(0, { signal: { aborted: true } })).rejects.toMatchObject({ code: "interrupted" });
  });
});

describe("what is kept", () => {
  it("begins anew at 100,000", () => {
    const kept = new Map<number, number>();
    for (let key = 0; key < 100_000; key++) keep(kept, key, -key);
    expect([kept.size, kept.get(5)]).toEqual([100_000, -5]);
    keep(kept, 5, 5);
    expect([...kept]).toEqual([[5, 5]]);
  });
});

describe("moves that are equally good", () => {
  const move = (result: Result, rank: number, name: number): JudgedMove<number> => ({
    ...proved({ result, rank }, sourceOf("arena")),
    move: name,
  });
  it("are the first of the list that compare as equal, or one where nothing is proved", () => {
    const moves = [move(0, 3, 1), move(0, 3, 2), move(0, 5, 3), move(1, 3, 4)];
    expect(moves.toSorted((left, right) => compareJudgements(left, right, 0))).toEqual(moves);
    expect(equallyGood(moves, 0).map(({ move }) => move)).toEqual([1, 2]);
    expect(equallyGood(moves.slice(0, 2), 0).map(({ move }) => move)).toEqual([1, 2]);
    expect(equallyGood([], 0)).toEqual([]);
    const guess = (name: number): JudgedMove<number> => ({
      certainty: "estimated",
      source: sourceOf("search"),
      estimate: 0,
      heuristic: undefined,
      move: name,
    });
    expect(equallyGood([guess(1), guess(2)], 0)).toEqual([guess(1)]);
  });
});

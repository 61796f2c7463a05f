import { Meter, Stop, type Work } from "marienbad/base";
import type { Value } from "marienbad/game";
import { type OracleProgress, oracleFor } from "marienbad/oracle";
import type { Answer } from "marienbad/search";
import { describe, expect, it } from "vitest";
import { answering, expertOf, graph, type NumberGame } from "../../../core/test/graph-games.ts";
import { runCommand } from "../../test/run-command.ts";
import { search } from "../commands/search.ts";
import { type SourcedAnswer, searchBesideOracle } from "./in-turns.ts";

/** Player 0 goes to 1, where player 1 wins, or to 2, where player 0 does; player 1 moves at 1 and 2. */
const FORK = [[0, 1, 2], [1, 3], [1, 4], { end: 1 }, { end: 0 }] as const;

const FOUND: Answer<unknown> = {
  move: 1,
  value: 7,
  certainty: "estimate",
  depth: 1,
  nodes: 1,
  cuts: { alpha: 0, beta: 0 },
  line: [1],
};

const busyFor = (milliseconds: number): void => {
  for (const startedAt = performance.now(); performance.now() - startedAt < milliseconds; );
};

/** Work that counts nodes, thousands at a time; stopped, it has an answer too. */
function* stepping<Result>(steps: number, result: Result, log: () => void = () => {}): Work<Result, Meter> {
  const meter = new Meter();
  for (let step = 0; step < steps; step++) {
    meter.nodes += 1000;
    log();
    try {
      yield meter;
    } catch (stop) {
      if (stop instanceof Stop) return result;
      throw stop;
    }
  }
  return result;
}

const ENDLESS = Number.POSITIVE_INFINITY;

function asked(game: NumberGame, reported: OracleProgress[] = []) {
  const position = game.start as unknown;
  const oracle = oracleFor(game, { limit: 0 });
  return { game, position, oracle, onProgress: (progress: OracleProgress) => void reported.push(progress) } as never;
}

describe("a search beside the oracle", () => {
  it("gives its proof where the oracle would never know, the two having taken turns", async () => {
    const turns: string[] = [];
    const log = (who: string) => () => {
      if (turns.at(-1) !== who) turns.push(who);
      busyFor(1);
    };
    const value = () => stepping<Value | undefined>(ENDLESS, undefined, log("expert"));
    const game = graph(FORK, { expert: expertOf({}, { value }).fetch });
    const proof = { ...FOUND, certainty: "exact" } as const;
    expect(await searchBesideOracle(stepping(200, proof, log("search")), {}, asked(game), undefined)).toBe(proof);
    expect(turns.length).toBeGreaterThanOrEqual(4);
    expect(turns[0]).toBe("search");
  });

  it("gives way to the oracle's proof, with the expert's move and the positions it looked at", async () => {
    const value = (at: number) => answering<Value>({ result: at === 1 ? 1 : 0, rank: undefined }, 200_000);
    const choose = () => answering(2, 300);
    const game = graph(FORK, { expert: expertOf({}, { value, choose }).fetch });
    const reported: OracleProgress[] = [];
    const answer = await searchBesideOracle(stepping(ENDLESS, FOUND), {}, asked(game, reported), undefined);
    expect(answer).toMatchObject({ move: 2, line: [2], value: Number.POSITIVE_INFINITY, certainty: "exact" });
    expect(answer).toMatchObject({ nodes: 200_300, depth: 0, source: { id: "expert" } });
    expect(reported.at(-1)?.positions).toBe(200_300);
  });

  it("visits all of its own nodes first where nodes are counted", async () => {
    const order: string[] = [];
    const value = () => {
      order.push("expert");
      return answering<Value>({ result: 0, rank: undefined });
    };
    const game = graph(FORK, { expert: expertOf({}, { value, choose: () => answering(2) }).fetch });
    const searching = stepping(ENDLESS, FOUND, () => {
      order.push("search");
      busyFor(1); // all of them together last for many turns
    });
    const answer = await searchBesideOracle(searching, { nodes: 250_000 }, asked(game), undefined);
    expect(answer.source?.id).toBe("expert");
    expect(order.lastIndexOf("search")).toBe(249);
    expect(order.indexOf("expert")).toBe(250);
  });

  it("is slow: the oracle is asked after a quarter of the time, however few nodes there were", async () => {
    const order: string[] = [];
    const value = () => {
      order.push("expert");
      return answering<Value>({ result: 0, rank: undefined });
    };
    function* slowly(): Work<Answer<unknown>, Meter> {
      try {
        yield* stepping(ENDLESS, FOUND, () => busyFor(20)); // a hundred of them in all the time
      } finally {
        order.push("over");
      }
      return FOUND;
    }
    const game = graph(FORK, { expert: expertOf({}, { value, choose: () => answering(2) }).fetch });
    const { source } = await searchBesideOracle(slowly(), { time: 2000 }, asked(game), 2000);
    expect([source?.id, order]).toEqual(["expert", ["expert"]]);
  });

  it("gives its own answer where neither has a proof when the time is over", async () => {
    const value = () => stepping<Value | undefined>(ENDLESS, undefined);
    const game = graph(FORK, { expert: expertOf({}, { value }).fetch });
    const { source, ...answer }: SourcedAnswer = await searchBesideOracle(
      stepping(ENDLESS, FOUND),
      { time: 300 },
      asked(game),
      300,
    );
    expect([source, answer]).toEqual([undefined, FOUND]);
  });

  it("takes any move in a position that is lost in an unknown number of moves", async () => {
    const asks: number[] = [];
    const value = (at: number) => {
      asks.push(at);
      return answering<Value>({ result: 1, rank: undefined });
    };
    const game = graph(FORK, { expert: expertOf({}, { value }).fetch });
    const answer = await searchBesideOracle(stepping(1, FOUND), {}, asked(game), undefined);
    expect([answer.move, answer.value, asks]).toEqual([1, Number.NEGATIVE_INFINITY, [0]]);
  });

  it("takes the best of the moves where it is known how soon", async () => {
    const values = { 0: { result: 1, rank: 5 }, 1: { result: 1, rank: 2 }, 2: { result: 1, rank: 4 } } as const;
    const game = graph(FORK, { expert: expertOf(values, { choose: () => answering(1) }).fetch });
    expect(await searchBesideOracle(stepping(1, FOUND), {}, asked(game), undefined)).toMatchObject({
      move: 2,
      distance: 5,
    });
  });

  it("ends with its signal, and lets the errors of the expert pass", async () => {
    const signal = { aborted: false };
    const abort = (): void => {
      signal.aborted = true;
    };
    const value = () => stepping<Value | undefined>(ENDLESS, undefined, abort);
    const game = graph(FORK, { expert: expertOf({}, { value }).fetch });
    const stopped = searchBesideOracle(stepping(ENDLESS, FOUND), { signal }, asked(game), undefined);
    await expect(stopped).rejects.toMatchObject({ code: "interrupted" });
    // biome-ignore lint/correctness/useYield: it fails at once
    const failing = function* (): Work<Value, Meter> {
      throw new RangeError("no table");
    };
    const broken = graph(FORK, { expert: expertOf({}, { value: failing }).fetch });
    await expect(searchBesideOracle(stepping(1, FOUND), {}, asked(broken), undefined)).rejects.toThrow("no table");
  });
});

describe("search", () => {
  it("visits the same nodes with a limit of time as without", async () => {
    const board = ["domineering", "rows=7", "columns=7", "--json"];
    const answers = [];
    for (const limit of [[], ["--time", "600000"]]) {
      const { printed } = await runCommand(search, [...board, ...limit]);
      answers.push(JSON.parse(printed[0]));
    }
    // The first player wins (Breuker, Uiterwijk and van den Herik 2000, table 1).
    expect(answers[0]).toMatchObject({ value: "infinity", exact: true, source: "expert" });
    expect(answers[1]).toEqual(answers[0]);
  });
});

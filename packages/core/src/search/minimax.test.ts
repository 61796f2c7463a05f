import { describe, expect, it } from "vitest";
import { randomTree } from "../../test/score-trees.ts";
import { unwrap } from "../base/error.ts";
import { type Random, seededRandom } from "../base/random.ts";
import { runAsync, runWithin } from "../base/work.ts";
import { type Key, opponent, type Player, type Rules } from "../game/game.ts";
import type { FullGame } from "../game/members.ts";
import { alphaBeta, memoMinimax, minimax } from "./minimax.ts";
import { graphGame, heightOf, readScoredGraph, readScoreTree, treeGame } from "./scored.ts";
import type { SearchEvent } from "./trace.ts";

/** The definition itself, in three lines: the reference for every algorithm here. */
function byDefinition<Position, Move>(game: FullGame<Position, Move>, position: Position, depth: number): number {
  const { heuristics } = game;
  const moves = game.moves(position);
  if (depth === 0 || moves.length === 0) return heuristics?.score?.(position) ?? 0;
  const values = moves.map((move) => byDefinition(game, game.play(position, move), depth - 1));
  return game.turn(position) === 0 ? Math.max(...values) : Math.min(...values);
}

function randomGraph(random: Random): FullGame<Key, Key> {
  const size = 2 + random.below(7);
  const vertices = Array.from({ length: size }, (_, vertex) => vertex);
  const owners = vertices.map((): Player => (random.below(2) === 0 ? 0 : 1));
  const successors = new Map(
    vertices.map((vertex) => [vertex, vertices.filter(() => random.below(size) < 2)] as const),
  );
  const scores = new Map(vertices.map((vertex) => [vertex, random.below(11) - 5] as const));
  return unwrap(graphGame({ successors, scores, owner: (vertex) => owners[Number(vertex)] }));
}

const tree = (text: string) => treeGame(unwrap(readScoreTree(text)));
const scored = <Position, Move>(game: FullGame<Position, Move>, depth: number) =>
  [game, game.start, { depth, heuristic: game.heuristics?.score as (position: Position) => number }] as const;

const FIRST_TREE = "[[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]]";
const SECOND_TREE = "[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]";

/** SPEC.md §3, example 9. */
const MEMO_GRAPH = "{0:[1,2,6], 1:[5], 2:[3], 3:[4,6], 4:[5], 5:[6]} S0={0,3,5} h=[3,-1,-2,0,2,2,0]";
const memoGraph = () => unwrap(graphGame(unwrap(readScoredGraph(MEMO_GRAPH))));

describe("trees of the course (SPEC.md §3, example 5)", () => {
  it("gives 2 for the first tree, by every algorithm, by its second move", () => {
    const game = tree(FIRST_TREE);
    for (const algorithm of [minimax, memoMinimax, alphaBeta]) {
      const answer = algorithm(...scored(game, 3));
      expect(answer).toMatchObject({ value: 2, certainty: "exact", move: 2, depth: 3, line: [2, 1, 1] });
    }
  });

  it("gives 1 for the second, reading the leaves 1, 4, −1, −3, −3, with one β-cut and two α-cuts", () => {
    const [game, start, options] = scored(tree(SECOND_TREE), 3);
    const events: SearchEvent<unknown, number>[] = [];
    const answer = alphaBeta(game, start, { ...options, trace: (event) => events.push(event) });
    expect(answer.value).toBe(1);
    expect(events.flatMap((event) => (event.kind === "leaf" ? [event.value] : []))).toEqual([1, 4, -1, -3, -3]);
    expect(answer.cuts).toEqual({ alpha: 2, beta: 1 });
    const cuts = events.flatMap((event) => (event.kind === "cut" ? [[event.cut, event.pruned]] : []));
    expect(cuts).toEqual([
      ["beta", [2, 3]],
      ["alpha", [2]],
      ["alpha", [2]],
    ]);
  });

  it("alpha-beta in a window: exact inside, outside a bound that is true, by the definition on random trees", () => {
    const random = seededRandom(14);
    const seen = new Set<string>();
    for (let round = 0; round < 300; round++) {
      const tree = treeGame([randomTree(random, 3), randomTree(random, 3)]);
      const [game, start, options] = scored(tree, 4);
      const truth = byDefinition(tree, start, 4);
      const alpha = random.below(11) - 6;
      const beta = alpha + 1 + random.below(5);
      const { value, certainty } = alphaBeta(game, start, { ...options, window: { alpha, beta } });
      seen.add(certainty);
      if (alpha < truth && truth < beta) expect([certainty, value]).toEqual(["exact", truth]);
      if (certainty === "exact") expect(value).toBe(truth);
      if (certainty === "upper") expect(truth <= value && value <= alpha).toBe(true);
      if (certainty === "lower") expect(truth >= value && value >= beta).toBe(true);
    }
    expect(seen).toEqual(new Set(["exact", "lower", "upper"]));
    const [game, start, options] = scored(tree(SECOND_TREE), 3);
    for (const window of [
      { alpha: 2, beta: 2 },
      { alpha: Number.NaN, beta: 2 },
    ])
      expect(() => alphaBeta(game, start, { ...options, window })).toThrow(/alpha should be less than beta/);
  });

  it("says where a tree is wrong", () => {
    for (const [text, column] of [
      ["[[1,2],[]]", 8],
      ["[[1,2],[3]", 11],
      ["[1,x]", 4],
      ["[1 2]", 4],
      ["[1]]", 4],
      ["[1]{2}", 4],
      ["[1)", 3],
      ['[1,"a"]', 4],
      ["", undefined],
    ] as const) {
      const read = readScoreTree(text);
      expect(read.ok).toBe(false);
      if (!read.ok) expect([text, read.faults[0].column]).toEqual([text, column]);
    }
    expect(unwrap(readScoreTree('[1, [-2.5, +3],\n "-inf" ]'))).toEqual([1, [-2.5, 3], Number.NEGATIVE_INFINITY]);
    expect(readScoreTree("[".repeat(5000)).ok).toBe(false);
  });
});

describe("the memo of the course (SPEC.md §3, example 9)", () => {
  it("finds 2 when it keeps to the depth asked, and 0 when it reuses deeper values", () => {
    const [game, start, options] = scored(memoGraph(), 4);
    expect(minimax(game, start, options).value).toBe(2);
    expect(memoMinimax(game, start, options).value).toBe(2);
    expect(memoMinimax(game, start, { ...options, reuse: "deeper" }).value).toBe(0);
  });

  it("says what is wrong with a graph, all at once", () => {
    for (const [text, ...messages] of [
      ["", /no adjacency dictionary/],
      ["{0:[1]} h={0:1}", /S0 should say/],
      ["{0:[1]} S0={0} S1={1} h={0:1}", /S0 should say/],
      ["{0:[1]} S0={7} h={0:'x'}", /score of 0 is not a number/, /names 7/],
      ["{0:[1]} S0={0}", /h should give the scores/],
      ["{0:1} S0={0} h=[1,2]", /list or a set of vertices/],
      ["{0:[1]} {0:[1]} S0={0} h=[1]", /given twice/],
      ["{0:[1", /expected/],
    ] as const) {
      const read = readScoredGraph(text);
      expect(read.ok).toBe(false);
      if (!read.ok)
        for (const message of messages) expect(read.faults.map((fault) => fault.text.en).join()).toMatch(message);
    }
    const strange = unwrap(readScoredGraph("{0:[1]} S0={0} h={5: 1} start = 8"));
    const game = graphGame(strange);
    expect(game.ok ? [] : game.faults.map(({ text }) => text.en)).toEqual([
      expect.stringMatching(/no vertex "8"/),
      expect.stringMatching(/no vertex "5"/),
    ]);
  });
});

describe("minimax, memo and alpha-beta against the definition", () => {
  it("agree on 500 random trees", () => {
    const random = seededRandom(5);
    for (let i = 0; i < 500; i++) {
      const height = 1 + random.below(5);
      const game = treeGame(randomTree(random, height), random.below(2) as Player);
      agree(game, 1 + random.below(height));
    }
  });

  it("agree on 500 random graphs, cycles and loops included", () => {
    const random = seededRandom(6);
    for (let i = 0; i < 500; i++) agree(randomGraph(random), 1 + random.below(6));
  });

  function agree<Position, Move>(game: FullGame<Position, Move>, depth: number): void {
    const naive = minimax(...scored(game, depth));
    const cut = alphaBeta(...scored(game, depth));
    const remembered = memoMinimax(...scored(game, depth));
    expect(naive.value).toBe(byDefinition(game, game.start, depth));
    for (const answer of [cut, remembered]) {
      expect(answer.value).toBe(naive.value);
      expect(answer.move).toEqual(naive.move);
    }
    expect(remembered.line).toEqual(naive.line);
    expect(cut.nodes).toBeLessThanOrEqual(naive.nodes);
    if (naive.certainty === "exact") expect(cut.certainty).toBe("exact");
  }
});

describe("the trace of alpha-beta", () => {
  it("never calls a bound exact, and calls each bound what it is, on 100 random trees", () => {
    const random = seededRandom(7);
    for (let i = 0; i < 100; i++) {
      const tree = treeGame(randomTree(random, 4));
      const [game, start, options] = scored(tree, 4);
      const positions = new Map<number, Parameters<typeof game.turn>[0]>();
      alphaBeta(game, start, {
        ...options,
        trace(event) {
          if (event.kind === "enter") positions.set(event.node, event.position);
          if (event.kind !== "leave") return;
          const position = positions.get(event.node) as typeof start;
          const truth = byDefinition(tree, position, 9);
          if (event.bound === "exact") expect(event.value).toBe(truth);
          if (event.bound === "lower") expect(event.value).toBeLessThanOrEqual(truth);
          if (event.bound === "upper") expect(event.value).toBeGreaterThanOrEqual(truth);
        },
      });
    }
  });

  it("enters and leaves every node once, parents before children", () => {
    const open: number[] = [];
    const [game, start, options] = scored(tree(SECOND_TREE), 3);
    let entered = 0;
    alphaBeta(game, start, {
      ...options,
      trace(event) {
        if (event.kind === "enter") {
          expect(event.node).toBe(entered++);
          expect(event.parent).toBe(open[open.length - 1]);
          open.push(event.node);
        }
        if (event.kind === "leaf" || event.kind === "leave") expect(open.pop()).toBe(event.node);
      },
    });
    expect(open).toEqual([]);
  });
});

describe("depth and certainty", () => {
  /** Countdown: take one or two of n; who takes the last one wins. Longest and shortest wins are known by heart. */
  interface Pile {
    readonly count: number;
    readonly player: Player;
  }
  const countdown = (count: number): Rules<Pile, number> => ({
    start: { count, player: 0 },
    turn: ({ player }) => player,
    moves: ({ count }) => [1, 2].filter((take) => take <= count),
    play: ({ count, player }, take) => ({ count: count - take, player: opponent(player) }),
    result: ({ count, player }) => (count === 0 ? opponent(player) : undefined),
    key: ({ count, player }) => 2 * count + player,
  });

  it("prefers the quicker win and the later loss", () => {
    // With 2 left, taking both wins at once; with 3 left every move loses, after two moves whatever is played.
    expect(minimax(countdown(2), countdown(2).start, { depth: 5 })).toMatchObject({ move: 2, distance: 1 });
    expect(alphaBeta(countdown(3), countdown(3).start, { depth: 9 })).toMatchObject({
      value: Number.NEGATIVE_INFINITY,
      distance: 2,
    });
    // A win at once beats a win later even when it is listed last; a loss later beats a loss at once.
    const game = treeGame([[Number.POSITIVE_INFINITY], Number.POSITIVE_INFINITY]);
    const lost = treeGame([Number.NEGATIVE_INFINITY, [Number.NEGATIVE_INFINITY]]);
    for (const algorithm of [minimax, memoMinimax, alphaBeta]) {
      expect(algorithm(...scored(game, 3))).toMatchObject({ move: 2, distance: 1 });
      expect(algorithm(...scored(lost, 3))).toMatchObject({ move: 2, distance: 2 });
    }
  });

  it("calls a value exact when every play was followed to its end, or when somebody has won", () => {
    const game = tree(FIRST_TREE);
    expect(minimax(...scored(game, 2)).certainty).toBe("estimate");
    expect(minimax(...scored(game, 3)).certainty).toBe("exact");
    expect(minimax(countdown(8), countdown(8).start, { depth: 2 }).certainty).toBe("estimate");
    expect(minimax(countdown(8), countdown(8).start, { depth: 7 })).toMatchObject({ certainty: "exact", move: 2 });
  });

  it("judges without recursing when the depth is used up: one node more than the root's moves at depth 1", () => {
    const game = tree(FIRST_TREE);
    expect(minimax(...scored(game, 1)).nodes).toBe(4);
    expect(heightOf(unwrap(readScoreTree(FIRST_TREE)))).toBe(3);
  });

  it("refuses a depth that is not one", () => {
    for (const depth of [0, -1, 1.5, 1e9, Number.NaN]) {
      expect(() => minimax(...scored(tree(FIRST_TREE), depth))).toThrow(/depth of .* is not possible/);
    }
  });

  it("refuses a heuristic that gives no number", () => {
    const [game, start] = scored(tree(FIRST_TREE), 1);
    expect(() => minimax(game, start, { depth: 1, heuristic: () => Number.NaN })).toThrow(/NaN/);
  });
});

describe("budgets", () => {
  const endless = () =>
    alphaBeta.work(
      ...scored(unwrap(graphGame({ successors: new Map([[0, [0, 0]]]), scores: new Map(), owner: () => 0 })), 900),
    );

  it("says how far it got when the nodes are spent", () => {
    expect(() => runWithin(endless(), { nodes: 500 })).toThrow(/Not finished after 5\d\d nodes/);
    expect(() => runWithin(endless(), { nodes: 0 })).toThrow(/at least 1/);
    expect(() => runWithin(endless(), { time: 0 })).toThrow(/above 0/);
  });

  it("stops when it is told to", async () => {
    const interruption = new AbortController();
    setTimeout(() => interruption.abort(), 20);
    await expect(runAsync(endless(), { signal: interruption.signal })).rejects.toMatchObject({
      code: "interrupted",
    });
  });
});

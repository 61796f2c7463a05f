import { describe, expect, it } from "vitest";
import type { Text } from "../base/text.ts";
import { facts } from "../game/facts.ts";
import { fullGame } from "../game/full-game.ts";
import type { Player, Result } from "../game/game.ts";
import type { FullGame } from "../game/members.ts";
import { Allowance, type OracleBudget } from "./allowance.ts";
import { type Analysis, type JudgedMove, type Judgement, proved, sourceOf } from "./judgement.ts";
import type { Oracle } from "./oracle.ts";
import { createPlayer } from "./players.ts";
import { Prover } from "./prover.ts";

type NumberGame = FullGame<number, number>;

/** A game on a tree: who moves at a position and where to; positions without moves have a result. */
function tree(
  moves: Readonly<Record<number, readonly [Player, ...number[]]>>,
  results: Readonly<Record<number, Result>>,
  given: Partial<NumberGame> = {},
): NumberGame {
  return fullGame<number, number>({
    start: 0,
    turn: (at) => moves[at]?.[0] ?? 0,
    moves: (at) => (moves[at]?.slice(1) ?? []) as number[],
    play: (_, to) => to,
    result: (at) => results[at],
    key: (at) => at,
    ...given,
  });
}

/** An oracle that says this of the position, and keeps what it was asked. */
function oracleSaying(value: Judgement, moves: readonly JudgedMove<number>[], quick?: number) {
  const budgets: OracleBudget[] = [];
  const oracle = {
    async analyse(_: number, budget: OracleBudget): Promise<Analysis<number>> {
      budgets.push(budget);
      return { value, moves };
    },
    async quickMove(_: number, budget: OracleBudget) {
      budgets.push(budget);
      return quick;
    },
  } as unknown as Oracle<number, number>;
  return { oracle, budgets };
}

const fact = (result: Result, rank?: number): Judgement => proved({ result, rank }, sourceOf("arena"));
const guess = (estimate: number): Judgement => ({
  certainty: "estimated",
  source: sourceOf("search"),
  estimate,
  heuristic: undefined,
});

/** The moves that a player chooses from seeds 1 … 12. */
async function choicesOf(
  name: string,
  game: NumberGame,
  oracle?: Oracle<number, number>,
  seeds = 12,
): Promise<number[]> {
  const chosen = new Set<number>();
  for (let seed = 1; seed <= seeds; seed++) {
    const player = await createPlayer(name, game, { seed, oracle });
    chosen.add(await player.choose(0));
  }
  return [...chosen].sort((one, other) => one - other);
}

/** Player 0 goes to 1, 2 or 3, from each of which player 1 goes on to an end. */
const FORK = tree({ 0: [0, 1, 2, 3], 1: [1, 4, 5], 2: [1, 4, 5], 3: [1, 4, 5] }, { 4: 0, 5: 1 });

/** Two moves at every position, for 40 moves. */
const depthOf = (at: number): number => Math.floor(Math.log2(at));
const deepTree = (given: Partial<NumberGame> = {}): NumberGame =>
  fullGame<number, number>({
    start: 1,
    turn: (at) => (depthOf(at) % 2 === 0 ? 0 : 1),
    moves: (at) => [2 * at, 2 * at + 1],
    play: (_, to) => to,
    result: (at) => (depthOf(at) < 40 ? undefined : "draw"),
    key: (at) => at,
    facts: facts({ impartial: false, acyclic: true, canDraw: true }),
    ...given,
  });
/** Whether the first move was the second one. */
const lastMoveOf = (at: number): number => (at === 1 ? 0 : Math.floor(at / 2 ** (depthOf(at) - 1)) - 2);

describe("what the perfect player spends", () => {
  it.each<[string, OracleBudget]>([
    ["perfect", { nodes: 150_000_000, time: 30_000, search: { time: 2000 } }],
    ["perfect:100", { time: 80, search: { time: 10 } }],
    ["perfect:1", { time: 1, search: { time: 1 } }],
    ["perfect:1000n", { nodes: 800, search: { nodes: 100 } }],
    ["perfect:15n", { nodes: 12, search: { nodes: 2 } }],
    ["perfect:1n", { nodes: 1, search: { nodes: 1 } }],
  ])("is for %s what was given, or else seconds", async (name, budget) => {
    const { oracle, budgets } = oracleSaying(fact(0, 2), [{ ...fact(0, 1), move: 2 }]);
    const signal = { aborted: false };
    const player = await createPlayer(name, FORK, { oracle });
    expect([player.name, await player.choose(0, { signal })]).toEqual([name, 2]);
    expect(budgets).toEqual([{ ...budget, signal }]);
  });
});

describe("what the perfect player chooses", () => {
  const said = async (value: Judgement, moves: readonly JudgedMove<number>[], seeds?: number) => {
    const notes: Text[] = [];
    const { oracle } = oracleSaying(value, moves);
    const player = await createPlayer("perfect:200n", FORK, { oracle });
    await player.choose(0, { onNote: (note) => void notes.push(note) });
    return { chosen: await choicesOf("perfect:200n", FORK, oracle, seeds), notes: notes.length };
  };

  it("is any of the best moves that are proved, without a word", async () => {
    const moves = [
      { ...fact(0, 1), move: 2 },
      { ...fact(0, 1), move: 3 },
      { ...fact(0, 5), move: 1 },
    ];
    expect(await said(fact(0, 2), moves)).toEqual({ chosen: [2, 3], notes: 0 });
  });

  it("is a proved draw rather than a guess, and says that nothing is proved", async () => {
    const moves = [
      { ...guess(3), move: 1 },
      { ...fact("draw", 4), move: 2 },
      { ...fact(1, 4), move: 3 },
    ];
    expect(await said(guess(3), moves)).toEqual({ chosen: [2], notes: 1 });
  });

  const known = (move: number) => [
    { ...guess(0), move },
    ...[1, 2, 3].filter((other) => other !== move).map((other) => ({ ...fact(1, 4), move: other })),
  ];

  it.each([1, 2, 3])("is never a proved loss, where nothing but move %i is open", async (move) => {
    expect(await said(guess(0), known(move), 1)).toEqual({ chosen: [move], notes: 1 });
  });

  it("is what a search finds where the position is proved and its moves are not", async () => {
    expect(await said(fact("draw"), known(2), 1)).toEqual({ chosen: [2], notes: 1 });
  });

  it("is a proved draw before worse guesses, with a word", async () => {
    const moves = [
      { ...fact("draw", 4), move: 2 },
      { ...guess(-1), move: 1 },
    ];
    expect(await said(guess(0), moves)).toEqual({ chosen: [2], notes: 1 });
  });

  it("is no proved loss of player 1 either", async () => {
    const game = tree({ 0: [1, 1, 2], 1: [0, 4, 5], 2: [0, 4, 5] }, { 4: 0, 5: 1 });
    const moves = [
      { ...guess(0), move: 1 },
      { ...fact(0, 4), move: 2 },
    ];
    expect(await choicesOf("perfect:200n", game, oracleSaying(guess(0), moves).oracle, 2)).toEqual([1]);
  });

  it("is the strongest by a search, where all that is known is a guess", async () => {
    // 3 wins at once, whatever the oracle has guessed.
    const game = tree({ 0: [0, 1, 2, 3], 1: [1, 4, 5], 2: [1, 4, 5] }, { 3: 0, 4: 0, 5: 1 });
    const moves = [1, 2, 3].map((move) => ({ ...guess(0), move }));
    expect(await choicesOf("perfect:200n", game, oracleSaying(guess(0), moves).oracle, 2)).toEqual([3]);
  });
});

describe("what the searching players do", () => {
  it("is to take the only move without a thought", async () => {
    const game = tree({ 0: [0, 1], 1: [1, 2, 3] }, { 2: 0, 3: 1 });
    const { oracle, budgets } = oracleSaying(guess(0), [], 9);
    expect(await (await createPlayer("strong", game, { oracle })).choose(0)).toBe(1);
    expect(budgets).toEqual([]);
  });

  it("is to ask the expert first, for half of what was given", async () => {
    const signal = { aborted: false };
    for (const [name, budget] of [
      ["strong", { time: 100 }],
      ["strong:50", { time: 25 }],
      ["strong:7n", { nodes: 4 }],
    ] as const) {
      const { oracle, budgets } = oracleSaying(guess(0), [], 3);
      expect(await (await createPlayer(name, FORK, { oracle })).choose(0, { signal })).toBe(3);
      expect(budgets).toEqual([{ ...budget, signal }]);
    }
    const silent = oracleSaying(guess(0), []);
    const game = tree({ 0: [0, 1, 3], 1: [1, 4, 5] }, { 3: 0, 4: 0, 5: 1 });
    expect(await (await createPlayer("strong:100n", game, { oracle: silent.oracle })).choose(0)).toBe(3);
    expect(silent.budgets.length).toBe(1);
    expect(await (await createPlayer("strong:30", game, { oracle: silent.oracle })).choose(0)).toBe(3);
    expect(await (await createPlayer("mcts:300n", game, { oracle: silent.oracle })).choose(0)).toBe(3);
    expect(silent.budgets.length).toBe(2);
  });

  it("is to follow the heuristic that knows most, as long as their time lasts", async () => {
    const heuristics = { wrong: (at: number) => -lastMoveOf(at), right: lastMoveOf };
    const strong = await createPlayer("strong:40n", deepTree({ heuristics }));
    expect(await strong.choose(1)).toBe(3);
    const other = { right: lastMoveOf, wrong: (at: number) => -lastMoveOf(at) };
    expect(await (await createPlayer("strong:40n", deepTree({ heuristics: other }))).choose(1)).toBe(2);
    const started = performance.now();
    await (await createPlayer("strong:60", deepTree())).choose(1);
    expect(performance.now() - started).toBeGreaterThan(50);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it("ends with their signal", async () => {
    const signal = { aborted: true };
    for (const name of ["strong:100n", "mcts:100n", "minimax:2"]) {
      const player = await createPlayer(name, FORK);
      await expect(player.choose(0, { signal })).rejects.toMatchObject({ code: "interrupted" });
    }
  });
});

describe("what the names of players say", () => {
  it.each(["minimax:50", "mcts:3600000", "strong:1", `strong:${Number.MAX_SAFE_INTEGER}n`, "perfect:1n"])(
    "is a number as large as it may be: %s",
    async (name) => {
      expect((await createPlayer(name, FORK)).name).toBe(name);
    },
  );

  it.each([
    "minimax:51",
    "minimax:2n",
    "minimax:",
    "mcts:3600001",
    "strong:n",
    "strong:1.5",
    "strong:5x",
    "strong:x5",
    `strong:${2 ** 53}n`,
    "perfect:0n",
    "random:",
    "random:1:2",
  ])("is not %s", async (name) => {
    await expect(createPlayer(name, FORK)).rejects.toMatchObject({ code: "bad-argument" });
  });

  it("is how they are asked for, where they are refused", async () => {
    await expect(createPlayer("random:1", FORK)).rejects.toThrow("asked for as random.");
    await expect(createPlayer("minimax:0", FORK)).rejects.toThrow("minimax[:DEPTH], with a whole number");
    await expect(createPlayer("strong:1:2", FORK)).rejects.toThrow("asked for as strong[:MS].");
  });
});

describe("minimax", () => {
  /** What the positions are worth to player 0, as it seems. */
  const seeming = (worth: Readonly<Record<number, number>>) => ({
    heuristics: { seeming: (at: number) => worth[at] ?? 0 },
  });

  it("looks at the positions after its moves with a depth of 1, and draws lots among the best", async () => {
    const game = tree({ 0: [0, 1, 2, 3], 1: [1, 4], 2: [1, 4], 3: [1, 4] }, { 4: 1 }, seeming({ 1: 5, 2: 7, 3: 7 }));
    expect(await choicesOf("minimax:1", game)).toEqual([2, 3]);
    const other = tree({ 0: [1, 1, 2, 3], 1: [0, 4], 2: [0, 4], 3: [0, 4] }, { 4: 1 }, seeming({ 1: 5, 2: 5, 3: 7 }));
    expect(await choicesOf("minimax:1", other)).toEqual([1, 2]);
    const plain = tree({ 0: [0, 1, 2, 3], 1: [1, 4], 2: [1, 4], 3: [1, 4] }, { 4: 1 });
    expect(await choicesOf("minimax:1", plain)).toEqual([1, 2, 3]);
  });

  it("sees what comes within its depth, and no further", async () => {
    // After 1 player 1 takes 4, which is bad for player 0; after 2 there is nothing but 5.
    const game = tree(
      { 0: [0, 1, 2], 1: [1, 3, 4], 2: [1, 5], 3: [0, 6], 4: [0, 6], 5: [0, 6] },
      { 6: "draw" },
      seeming({ 1: 9, 2: 1, 3: 9, 4: -9, 5: 1 }),
    );
    expect(await choicesOf("minimax:1", game)).toEqual([1]);
    expect(await choicesOf("minimax:2", game)).toEqual([2]);
    expect(await choicesOf("minimax:3", game)).toEqual([1, 2]); // all is drawn
    expect(await choicesOf("minimax", game)).toEqual([1, 2]);
  });

  it("wins as soon as it can, loses as late as it must, and takes a draw for what is even", async () => {
    // 1 wins at once, 2 in two more moves.
    const winning = tree({ 0: [0, 2, 1], 2: [1, 3], 3: [0, 4] }, { 1: 0, 4: 0 });
    expect(await choicesOf("minimax:4", winning)).toEqual([1]);
    expect(await choicesOf("minimax:1", winning)).toEqual([1]);
    const losing = tree({ 0: [0, 1, 2, 3], 1: [1, 6], 2: [1, 4], 4: [0, 5], 5: [1, 6] }, { 3: 1, 6: 1 });
    expect(await choicesOf("minimax:4", losing)).toEqual([2]);
    // The same for the other player.
    const other = tree({ 0: [1, 2, 1], 2: [0, 3], 3: [1, 4] }, { 1: 1, 4: 1 });
    expect(await choicesOf("minimax:4", other)).toEqual([1]);
    const late = tree({ 0: [1, 1, 2, 3], 1: [0, 6], 2: [0, 4], 4: [1, 5], 5: [0, 6] }, { 3: 0, 6: 0 });
    expect(await choicesOf("minimax:4", late)).toEqual([2]);
    const even = tree({ 0: [0, 1, 2, 3], 2: [1, 4], 3: [1, 4] }, { 1: "draw", 4: "draw" }, seeming({ 2: -1, 3: 1 }));
    expect(await choicesOf("minimax:1", even)).toEqual([3]);
    const neutral = Object.assign((at: number) => (at === 2 ? 7 : 3), { neutral: 5 });
    const around5 = tree(
      { 0: [0, 1, 2, 3], 2: [1, 4], 3: [1, 4] },
      { 1: "draw", 4: "draw" },
      { heuristics: { neutral } },
    );
    expect(await choicesOf("minimax:1", around5)).toEqual([2]);
    const worse = tree({ 0: [0, 1, 3], 3: [1, 4] }, { 1: "draw", 4: "draw" }, { heuristics: { neutral } });
    expect(await choicesOf("minimax:1", worse)).toEqual([1]);
  });
});

describe("random", () => {
  it("takes any move", async () => {
    expect(await choicesOf("random", FORK)).toEqual([1, 2, 3]);
  });
});

describe("the search of the oracle", () => {
  const judge = async (game: NumberGame, nodes: number, at = 0) =>
    await new Prover(game).deepening(at, new Allowance({ nodes }), 1);
  /** A row of moves to an end, which no search of few nodes sees. */
  const row = (result: Result, given: Partial<NumberGame> = {}): NumberGame =>
    tree(
      Object.fromEntries(Array.from({ length: 40 }, (_, at) => [at, [(at % 2) as Player, at + 1]])),
      { 40: result },
      given,
    );

  it("proves wins with a bound, and draws", async () => {
    expect(await judge(row(0), 100_000, 30)).toEqual({ ...fact(0), source: sourceOf("search"), within: 10 });
    expect(await judge(row(1), 100_000, 30)).toEqual({ ...fact(1), source: sourceOf("search"), within: 10 });
    const drawn = await judge(row("draw"), 100_000, 30);
    expect(drawn).toEqual({ ...fact("draw"), source: sourceOf("search") });
    expect(Object.keys(drawn)).not.toContain("within");
  });

  it("proves a draw that is worth what the heuristic calls even", async () => {
    const neutral = Object.assign(() => 5, { neutral: 5 });
    expect(await judge(row("draw", { heuristics: { neutral } }), 100_000, 30)).toMatchObject({ result: "draw" });
  });

  it("else says by how much the last heuristic of the game is above what is even", async () => {
    const heuristics = { plain: () => 1, middling: () => 2, better: Object.assign(() => 7.5, { neutral: 5 }) };
    expect(await judge(row(0, { heuristics }), 8)).toEqual({
      certainty: "estimated",
      source: sourceOf("search"),
      estimate: 2.5,
      heuristic: "better",
    });
    expect(await judge(row(0), 8)).toEqual({
      certainty: "estimated",
      source: sourceOf("search"),
      estimate: 0,
      heuristic: undefined,
    });
  });

  it("spends the share that it is given, by either method", async () => {
    for (const method of ["deepening", "proofs"] as const) {
      for (const share of [1, 0.5]) {
        const allowance = new Allowance({ nodes: 4000 });
        await new Prover(deepTree())[method](1, allowance, share);
        expect(allowance.nodes).toBeGreaterThan(4000 * share - 100);
        expect(allowance.nodes).toBeLessThan(4000 * share + 100);
      }
    }
  });

  it("estimates with nothing left, and then tries no proof", async () => {
    const spent = new Allowance({ nodes: 1000 });
    expect(await new Prover(deepTree()).deepening(1, spent, 0)).toMatchObject({ certainty: "estimated" });
    expect(spent.nodes).toBe(1);
    expect(await new Prover(deepTree()).proofs(1, spent, 0)).toBeUndefined();
    expect(spent.nodes).toBe(1);
  });

  it("tries no proof numbers where a repetition is no draw, nor for points", async () => {
    const scores = { score: (at: number) => at };
    const rules = row(0);
    const endlessGames = [0, 1].map((endless) => ({ ...row(0), ...rules, endless: endless as Player }));
    for (const game of [...endlessGames, { ...row(0), scores }]) {
      const allowance = new Allowance({ nodes: 1000 });
      expect(await new Prover<number, number>(game).proofs(30, allowance, 1)).toBeUndefined();
      expect(allowance.nodes).toBe(0);
    }
    expect(await new Prover(row(0)).proofs(30, new Allowance({ nodes: 1000 }), 1)).toMatchObject({ result: 0 });
  });

  it("proves by proof numbers what deepening does not reach: a long line with single answers", async () => {
    // Even positions are player 0's: on along the line, or aside into a tree of six moves each; at 30 the line is won.
    const game = fullGame<string, string>({
      start: "0",
      turn: (at) => ((at.includes("x") ? at.length : Number(at)) % 2 === 0 ? 0 : 1),
      moves(at) {
        if (at.includes("x")) return [..."abcdef"].map((letter) => at + letter);
        const line = Number(at);
        return line % 2 === 0 ? ["x", `${line + 1}`] : [`${line + 1}`];
      },
      play: (_, to) => (to === "x" ? "xxx" : to),
      result: (at) => (at === "30" ? 0 : at.length > 40 ? "draw" : undefined),
      key: (at) => at,
      facts: facts({ impartial: false, acyclic: true, canDraw: true }),
    });
    const judged = await new Prover(game).proofs("0", new Allowance({ nodes: 2000 }), 1);
    expect(judged).toEqual({ ...fact(0), source: sourceOf("search") });
    const deepened = await new Prover(game).deepening("0", new Allowance({ nodes: 6000 }), 1);
    expect(deepened).toMatchObject({ certainty: "estimated" });
  });
});

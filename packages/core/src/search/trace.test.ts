import { describe, expect, it } from "vitest";
import { type GamePlan, gameOf, heuristicOf } from "../../test/games.ts";
import { unwrap } from "../base/error.ts";
import type { Rules } from "../game/game.ts";
import { alphaBeta, memoMinimax, minimax } from "./minimax.ts";
import { readScoreTree, treeGame } from "./scored.ts";
import type { SearchEvent } from "./trace.ts";

const INFINITY = Number.POSITIVE_INFINITY;

/** Every event of a search of a typed tree to a depth, without the positions. */
function eventsOf(search: typeof minimax, text: string, depth: number): SearchEvent<unknown, number>[] {
  const rules = treeGame(unwrap(readScoreTree(text)));
  const { heuristics } = rules;
  const events: SearchEvent<unknown, number>[] = [];
  const trace = (event: SearchEvent<unknown, number>): void => {
    events.push("position" in event ? { ...event, position: 0 } : event);
  };
  search(rules, rules.start, { depth, heuristic: heuristics?.score as () => number, trace });
  return events;
}

describe("the trace, event by event", () => {
  it("of minimax", () => {
    expect(eventsOf(minimax, "[[4,-1],7]", 2)).toEqual([
      { kind: "enter", node: 0, position: 0, player: 0, depth: 2 },
      { kind: "enter", node: 1, parent: 0, move: 1, position: 0, player: 1, depth: 1 },
      { kind: "enter", node: 2, parent: 1, move: 1, position: 0, player: 0, depth: 0 },
      { kind: "leaf", node: 2, value: 4, reason: "stuck" },
      { kind: "update", node: 1, child: 2, best: 4, improved: true },
      { kind: "enter", node: 3, parent: 1, move: 2, position: 0, player: 0, depth: 0 },
      { kind: "leaf", node: 3, value: -1, reason: "stuck" },
      { kind: "update", node: 1, child: 3, best: -1, improved: true },
      { kind: "leave", node: 1, value: -1, bound: "exact", move: 2 },
      { kind: "update", node: 0, child: 1, best: -1, improved: true },
      { kind: "enter", node: 4, parent: 0, move: 2, position: 0, player: 1, depth: 1 },
      { kind: "leaf", node: 4, value: 7, reason: "stuck" },
      { kind: "update", node: 0, child: 4, best: 7, improved: true },
      { kind: "leave", node: 0, value: 7, bound: "exact", move: 2 },
    ]);
  });

  it("of alpha-beta, with its windows and an α-cut", () => {
    expect(eventsOf(alphaBeta, "[4,[3,9]]", 2)).toEqual([
      { kind: "enter", node: 0, position: 0, player: 0, depth: 2, window: { alpha: -INFINITY, beta: INFINITY } },
      {
        kind: "enter",
        node: 1,
        parent: 0,
        move: 1,
        position: 0,
        player: 1,
        depth: 1,
        window: { alpha: -INFINITY, beta: INFINITY },
      },
      { kind: "leaf", node: 1, value: 4, reason: "stuck" },
      { kind: "update", node: 0, child: 1, best: 4, improved: true, window: { alpha: 4, beta: INFINITY } },
      {
        kind: "enter",
        node: 2,
        parent: 0,
        move: 2,
        position: 0,
        player: 1,
        depth: 1,
        window: { alpha: 4, beta: INFINITY },
      },
      {
        kind: "enter",
        node: 3,
        parent: 2,
        move: 1,
        position: 0,
        player: 0,
        depth: 0,
        window: { alpha: 4, beta: INFINITY },
      },
      { kind: "leaf", node: 3, value: 3, reason: "stuck" },
      { kind: "update", node: 2, child: 3, best: 3, improved: true, window: { alpha: 4, beta: 3 } },
      { kind: "cut", node: 2, cut: "alpha", pruned: [2] },
      { kind: "leave", node: 2, value: 3, bound: "upper", move: 1 },
      { kind: "update", node: 0, child: 2, best: 4, improved: false, window: { alpha: 4, beta: INFINITY } },
      { kind: "leave", node: 0, value: 4, bound: "exact", move: 1 },
    ]);
  });

  it("of alpha-beta: ties cut, a cut leaves a bound, the last child is no cut, and a bound is passed on", () => {
    const kinds = (text: string, depth = 3) =>
      eventsOf(alphaBeta, text, depth).flatMap((event) => {
        if (event.kind === "cut") return [`${event.cut} ${event.node}: ${event.pruned.join()}`];
        return event.kind === "leave" ? [`${event.node} ${event.bound} ${event.value}`] : [];
      });
    expect(kinds("[4,[4,9]]")).toEqual(["alpha 2: 2", "2 upper 4", "0 exact 4"]);
    expect(kinds("[4,[9,4]]")).toEqual(["2 exact 4", "0 exact 4"]);
    expect(kinds("[[2,[3,8]],0]")).toEqual(["beta 3: 2", "3 lower 3", "1 exact 2", "0 exact 2"]);
    expect(kinds("[[2,[2,8]],0]")).toEqual(["beta 3: 2", "3 lower 2", "1 exact 2", "0 exact 2"]);
    expect(kinds("[[5,[[1],[6,2]]],[[7,7]]]", 4)[0]).toBe("4 exact 1");
  });

  it("of the memo, with what it remembers and from where", () => {
    const plan: GamePlan = {
      turns: [0, 1, 1, 0, 1],
      results: [],
      successors: [[1, 2], [3], [3], [4], []],
      scores: [0, 0, 0, 0, 5],
    };
    const events: SearchEvent<unknown, unknown>[] = [];
    const trace = (event: SearchEvent<unknown, unknown>): void => void events.push(event);
    const answer = memoMinimax(gameOf(plan), 0, { depth: 3, heuristic: heuristicOf(plan, false), trace });
    expect(answer).toMatchObject({ value: 5, nodes: 6, line: [1, 3, 4] });
    expect(events).toEqual([
      { kind: "enter", node: 0, position: 0, player: 0, depth: 3 },
      { kind: "enter", node: 1, parent: 0, move: 1, position: 1, player: 1, depth: 2 },
      { kind: "enter", node: 2, parent: 1, move: 3, position: 3, player: 0, depth: 1 },
      { kind: "enter", node: 3, parent: 2, move: 4, position: 4, player: 1, depth: 0 },
      { kind: "leaf", node: 3, value: 5, reason: "stuck" },
      { kind: "update", node: 2, child: 3, best: 5, improved: true },
      { kind: "leave", node: 2, value: 5, bound: "exact", move: 4 },
      { kind: "update", node: 1, child: 2, best: 5, improved: true },
      { kind: "leave", node: 1, value: 5, bound: "exact", move: 3 },
      { kind: "update", node: 0, child: 1, best: 5, improved: true },
      { kind: "enter", node: 4, parent: 0, move: 2, position: 2, player: 1, depth: 2 },
      { kind: "enter", node: 5, parent: 4, move: 3, position: 3, player: 0, depth: 1 },
      { kind: "memo", node: 5, value: 5, from: 2 },
      { kind: "update", node: 4, child: 5, best: 5, improved: true },
      { kind: "leave", node: 4, value: 5, bound: "exact", move: 3 },
      { kind: "update", node: 0, child: 4, best: 5, improved: false },
      { kind: "leave", node: 0, value: 5, bound: "exact", move: 1 },
    ]);
  });

  it("says why a leaf is one: the play is over, nobody can move, or the depth is used up", () => {
    const game: Rules<number, number> = {
      start: 0,
      deadEnd: "draw",
      turn: () => 0,
      moves: (place) => (place === 0 ? [1, 2, 3] : place === 3 ? [4] : []),
      play: (_, move) => move,
      result: (place) => (place === 1 ? 1 : undefined),
      key: (place) => place,
    };
    const reasons: unknown[] = [];
    const trace = (event: SearchEvent<number, number>): void => {
      if (event.kind === "leaf") reasons.push([event.reason, event.value]);
    };
    const answer = minimax(game, 0, { depth: 1, heuristic: (place) => place, trace });
    expect(reasons).toEqual([
      ["finished", -INFINITY],
      ["stuck", 2],
      ["horizon", 3],
    ]);
    expect(answer).toMatchObject({ value: 3, certainty: "estimate", move: 3 });
  });
});

describe("a memo", () => {
  it("moves a win to the ply where it is met again", () => {
    // 2 wins in one move. Player 1 at the start goes there by way of 1, to lose later.
    const plan: GamePlan = {
      turns: [1, 0, 0, 1],
      results: [undefined, undefined, undefined, 0],
      successors: [[2, 1], [2], [3], []],
      scores: [],
    };
    const late = { distance: 3, move: 1, line: [1, 2, 3] };
    expect(memoMinimax(gameOf(plan), 0, { depth: 5, reuse: "deeper" })).toMatchObject({ ...late, nodes: 5 });
    expect(memoMinimax(gameOf(plan), 0, { depth: 5 })).toMatchObject({ ...late, nodes: 6 });
  });
});

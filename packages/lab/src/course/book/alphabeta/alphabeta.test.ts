import fc from "fast-check";
import { explore } from "marienbad";
import { outcomeOf } from "marienbad/arena";
import { findGame, makeGame } from "marienbad/games/all";
import { solveArenaQuickly } from "marienbad/kernel";
import { alphaBeta, memoMinimax, minimax } from "marienbad/search";
import { describe, expect, it } from "vitest";
import { pruned } from "../pruned.ts";
import { leavesOf, nodeId, pathOf, subtree, treeValue, withLeaf } from "../scores.ts";
import { ALPHA, BETA, NOTES, rangeOf } from "./cuts.ts";
import { hurtBy } from "./deeper.ts";
import { ALPHA_BETA } from "./index.ts";
import { searched, threeWays } from "./memo.ts";
import { calls, noted } from "./memory.ts";
import { NAMED_TREE, namedCuts } from "./names.ts";
import { HISTOGRAM, ORDERS, TIED, TWICE, twice } from "./order.ts";
import { NODES, reached } from "./savings.ts";
import { MOMENTS, WINDOW_TASK, WINDOW_TREE, within } from "./window.ts";

const unread = (tree: typeof NOTES): string =>
  leavesOf(tree)
    .filter((path) => !pruned(tree).read.includes(nodeId(path)))
    .map((path) => subtree(tree, path))
    .join(" ");

/** The fewest leaves that settle the root, by trying all sets. */
function fewest(tree: typeof NOTES): number {
  const leaves = leavesOf(tree).map(nodeId);
  const sizes = Array.from({ length: 2 ** leaves.length }, (_, bits) =>
    leaves.filter((_, index) => bits & (1 << index)),
  )
    .filter((open) => {
      const [low, high] = rangeOf(tree, new Set(open));
      return low === high;
    })
    .map((open) => open.length);
  return Math.min(...sizes);
}

/** The answer of each exercise, from the library and not from the page. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  "face-down": () => String(fewest(NOTES)),
  folded: () => String(explore(makeGame("nim", { sticks: "15", take: "1,2,3" })).arena.vertexCount),
  memo: () => {
    // By 1 one comes to 5 two moves after the start.
    const steps = [4, 3].flatMap((depth) => threeWays("126", depth).exact.steps);
    const five = (left: number): number | undefined =>
      steps.find((one) => one.vertex === 5 && one.left === left)?.value;
    return `${five(0)} ${five(1)}`;
  },
  deeper: () => {
    const { steps } = searched(hurtBy("34"), 4, "deeper");
    const given = steps.find(({ vertex, left, from }) => vertex === 3 && left === 0 && from !== undefined)?.value;
    const right = searched(hurtBy("34"), 4, "exact").steps.find(
      ({ vertex, left }) => vertex === 3 && left === 0,
    )?.value;
    return `${given} ${right}`;
  },
  "two-cuts": () => {
    const cuts = [0, 1, 2].map((x) => pruned(withLeaf(ALPHA, [2, 1], x)).read.length === 3);
    return String(cuts) === "true,true,false" ? "b" : "";
  },
  window: () => `${pruned(WINDOW_TASK).value} ${unread(WINDOW_TASK)}`,
  bounds: () => (pruned(ALPHA).known.get("t2") === "≤ -5" ? "most" : ""),
  order: () => String(3 ** 2 + 3 ** 1 - 1),
  savings: () => reached("ttt", 5000).join(" "),
};

describe("the chapter on alpha-beta", () => {
  it.each(ALPHA_BETA.sections.map((section) => [section.id, section] as const))(
    "%s: the answer of the exercise is what the library computes",
    (id, { exercise }) => expect(exercise?.answer).toBe(COMPUTED[id]()),
  );

  it("alpha-beta finds minimax's value, and reads what the prose says", () => {
    for (const tree of [ALPHA, BETA, NOTES, TIED, WINDOW_TREE, WINDOW_TASK])
      expect(pruned(tree).value).toBe(treeValue(tree, 0));
    const read = pruned(WINDOW_TREE).read.map((id) => subtree(WINDOW_TREE, pathOf(id)));
    expect(read).toEqual([1, 4, -1, -3, -3]); // SPEC, example 5
    expect(["best", "given", "worst"].map((order) => pruned(ORDERS[order]).read.length)).toEqual([5, 7, 9]);
    expect(pruned(TIED).known.get("t2")).toBe("≤ 3");
  });

  it("a window set by hand gives the value back when it lies inside, and else a bound that is true", () => {
    const truth = treeValue(WINDOW_TREE, 0);
    for (let alpha = -6; alpha <= 6; alpha++) {
      for (let beta = -6; beta <= 6; beta++) {
        const found = within({ alpha, beta });
        expect(found === undefined).toBe(alpha >= beta);
        if (found === undefined) continue;
        const { certainty, value } = found;
        if (alpha < truth && truth < beta) expect([certainty, value]).toEqual(["exact", truth]);
        else if (truth <= alpha) expect([certainty, value <= alpha && truth <= value]).toEqual(["upper", true]);
        else expect([certainty, value >= beta && truth >= value]).toEqual(["lower", true]);
      }
    }
  });

  it("the program beside the tree: five leaves, and three times the window closes", () => {
    const cuts = MOMENTS.filter(({ kind }) => kind === "cut").map(({ node, player, value, window }) => [
      node,
      player === 0 ? "β" : "α",
      value,
      ...window,
    ]);
    expect(cuts).toEqual([
      ["t1x2", "β", 4, 4, 1],
      ["t2", "α", -1, 1, -1],
      ["t3", "α", -3, 1, -3],
    ]);
    const reads = MOMENTS.filter(({ kind }) => kind === "read").map(({ node }) => node);
    expect(reads).toEqual(pruned(WINDOW_TREE).read);
    for (const { kind, window } of MOMENTS) if (kind === "cut") expect(window[0]).toBeGreaterThanOrEqual(window[1]);
  });

  it("Min's cut is an α cut: with the other name the root of the trap says 1 and is worth 6", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1 }), { minLength: 1 }), (tree) => {
        expect(namedCuts(tree, "alpha").read).toEqual(pruned(tree).read);
        expect(namedCuts(tree, "alpha").value).toBe(treeValue(tree, 0));
      }),
    );
    const [right, swapped] = ["alpha", "beta"].map((name) => namedCuts(NAMED_TREE, name));
    expect([right.value, right.read.length, treeValue(NAMED_TREE, 0)]).toEqual([6, 5, 6]);
    expect([swapped.value, swapped.read]).toEqual([1, ["t1x1", "t1x2", "t2x1", "t2x2"]]);
  });

  it("calls and positions of Nim", () => {
    expect([5, 10, 15, 20].map(calls)).toEqual([
      [28, 10],
      [600, 20],
      [12640, 30],
      [266079, 40],
    ]);
  });

  it("the generous memo depends on the order of the moves, the other never", () => {
    const generous = (order: string): number => threeWays(order, 4).deeper.value;
    expect(["126", "162", "612"].map(generous)).toEqual([0, 0, 0]);
    expect(["216", "261", "621"].map(generous)).toEqual([2, 2, 2]);
    expect([1, 2, 3, 4, 5].map((depth) => threeWays("126", depth).exact.value)).toEqual([0, 2, 2, 2, 0]);
    for (const depth of [1, 2, 3, 4, 5]) {
      const { plain, exact } = threeWays("126", depth);
      expect(exact.value).toBe(plain.value);
    }
    const { plain, exact } = threeWays("126", 4);
    expect([plain.visits, exact.visits, plain.move]).toEqual([10, 9, "2"]);
    expect(exact.steps.filter(({ from }) => from !== undefined).map(({ vertex, left }) => [vertex, left])).toEqual([
      [6, 1],
    ]);
  });

  it("the second question on the memo: the value at depth 4, and the move", () => {
    const { value, move } = threeWays("126", 4).plain;
    expect(ALPHA_BETA.sections.find(({ id }) => id === "memo")?.further?.[0].answer).toBe(`${value} ${move}`);
  });

  it("where the generous memo hurts: 3 by vertex 2, worth −1, instead of 1 by vertex 1", () => {
    const found = (order: string, reuse: "none" | "exact" | "deeper"): string => {
      const { value, move } = searched(hurtBy(order), 4, reuse);
      return `${value} ${move}`;
    };
    expect([found("34", "none"), found("34", "exact"), found("34", "deeper"), found("43", "deeper")]).toEqual([
      "1 1",
      "1 1",
      "3 2",
      "1 1",
    ]);
    for (const depth of [5, 6, 7, 8, 9]) {
      const { value, move, steps } = searched(hurtBy("34"), depth, "exact");
      expect([value, move]).toEqual([1, "1"]);
      expect(steps.find(({ vertex, left }) => vertex === 2 && left === depth - 1)?.value).toBe(-1);
    }
  });

  it("a key without the player is wrong from two sticks on", () => {
    const truth = (n: number): number =>
      outcomeOf(solveArenaQuickly(explore(makeGame("nim", { sticks: String(n), take: "1,2,3" })).arena), 0) ===
      "player0"
        ? 1
        : -1;
    for (let n = 1; n <= 9; n++) expect(noted(n, "both").value).toBe(truth(n));
    expect([1, 2, 6].map((n) => noted(n, "sticks").value === truth(n))).toEqual([true, false, false]);
  });

  it("a bound that is noted as a value makes the root 5 instead of 7", () => {
    expect([treeValue(TWICE, 0), twice("bound").root, twice("value").root, twice("value").first]).toEqual([
      7,
      "7",
      "5",
      "≥ 5",
    ]);
  });

  it("all orders of boxes and notes, by the leaves that are read", () => {
    const orders = <Item>(list: readonly Item[]): Item[][] =>
      list.length === 0
        ? [[]]
        : list.flatMap((one, place) => orders(list.toSpliced(place, 1)).map((rest) => [one, ...rest]));
    const found: Record<number, number> = {};
    for (const [a, b, c] of orders(NOTES as readonly (readonly number[])[])) {
      for (const x of orders(a)) {
        for (const y of orders(b)) {
          for (const z of orders(c)) {
            const read = pruned([x, y, z]).read.length;
            found[read] = (found[read] ?? 0) + 1;
          }
        }
      }
    }
    expect(found).toEqual(HISTOGRAM);
  });

  it.each([
    ["ttt", "tictactoe", "lines", [2, 4, 6]],
    ["c4", "connect4", "alignments", [2, 4]],
  ] as const)("nodes of three searches: %s", (id, game, heuristic, depths) => {
    const rules = findGame(game)();
    const { heuristics = {} } = rules;
    for (const depth of depths) {
      const options = { depth, heuristic: heuristics[heuristic] };
      const found = [
        minimax(rules, rules.start, options),
        memoMinimax(rules, rules.start, options),
        alphaBeta(rules, rules.start, options),
      ];
      expect(found.map(({ nodes }) => nodes)).toEqual([...NODES[id][depth]]);
      expect(new Set(found.map(({ value }) => value)).size).toBe(1);
    }
  });
});

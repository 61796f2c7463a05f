import { explore, makeGame } from "marienbad";
import { alphaBeta, memoMinimax, minimax } from "marienbad/search";
import { describe, expect, it } from "vitest";
import { pruned } from "../pruned.ts";
import { leavesOf, nodeId, pathOf, subtree, treeValue, withLeaf } from "../scores.ts";
import { ALPHA, BETA, NOTES, rangeOf, WINDOW_TASK, WINDOW_TREE } from "./cuts.ts";
import { ALPHA_BETA } from "./index.ts";
import { calls, NODES, searches } from "./memory.ts";
import { ORDERS, TIED } from "./order.ts";

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
  folded: () => String(explore(makeGame("nim", { sticks: "15", take: "1,2,3" }).kit.rules).arena.vertexCount),
  memo: () => "2 0", // h(5), and h(6) after the only move
  deeper: () => `${searches("126", 4).plain.value} ${searches("126", 4).deeper.value}`,
  "two-cuts": () => {
    const cuts = [0, 1, 2].map((x) => pruned(withLeaf(ALPHA, [2, 1], x)).read.length === 3);
    return String(cuts) === "true,true,false" ? "b" : "";
  },
  window: () => `${pruned(WINDOW_TASK).value} ${unread(WINDOW_TASK)}`,
  bounds: () => (pruned(ALPHA).known.get("t2") === "≤ -5" ? "most" : ""),
  order: () => String(3 ** 2 + 3 ** 1 - 1),
  savings: () =>
    [0, 1, 2].map((which) => Math.max(...[2, 4, 6].filter((depth) => NODES[depth][which] <= 5000))).join(" "),
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

  it("calls and positions of Nim", () => {
    expect([5, 10, 15, 20].map(calls)).toEqual([
      [28, 10],
      [600, 20],
      [12640, 30],
      [266079, 40],
    ]);
  });

  it("the generous memo depends on the order of the moves", () => {
    const generous = (order: string): number => searches(order, 4).deeper.value;
    expect(["126", "162", "612"].map(generous)).toEqual([0, 0, 0]);
    expect(["216", "261", "621"].map(generous)).toEqual([2, 2, 2]);
    expect([1, 2, 3, 4, 5].map((depth) => searches("126", depth).exact.value)).toEqual([0, 2, 2, 2, 0]);
  });

  it("nodes of three searches of tic-tac-toe", () => {
    const { rules, heuristics = {} } = makeGame("tictactoe").kit;
    for (const depth of [2, 4]) {
      const options = { depth, heuristic: heuristics.lines };
      const found = [
        minimax(rules, rules.start, options),
        memoMinimax(rules, rules.start, options),
        alphaBeta(rules, rules.start, options),
      ];
      expect(found.map(({ nodes }) => nodes)).toEqual([...NODES[depth]]);
      expect(new Set(found.map(({ value }) => value)).size).toBe(1);
    }
  });
});

import { seededRandom } from "marienbad";
import { CATALOGUE, findGame } from "marienbad/games/all";
import type { ScoreTree } from "marienbad/search";
import { describe, expect, it } from "vitest";
import { randomTree, valueOfTree } from "../../../core/test/score-trees.ts";
import { checkWork, EMPTY_WORK, solvedWork } from "./exercise.ts";
import { inOrder } from "./record.ts";
import { absence, momentAfter } from "./replay.ts";
import { ALGORITHMS } from "./source.ts";
import { treeTasks } from "./tasks.ts";

/** The subtrees in the order in which a search without cuts meets them, with who chooses there. */
function subtrees(tree: ScoreTree, max = true): [ScoreTree, boolean][] {
  return [[tree, max], ...(typeof tree === "number" ? [] : tree.flatMap((child) => subtrees(child, !max)))];
}

const follow = (tree: ScoreTree, algorithm: string) =>
  treeTasks["tree.follow"]({
    source: { kind: "list", text: JSON.stringify(tree), root: 0 },
    algorithm,
    depth: 1,
    reuse: "same",
  });

const random = seededRandom(5);
const TREES = Array.from({ length: 120 }, () => randomTree(random, 4)).filter((tree) => typeof tree !== "number");

describe("the record of a search", () => {
  it.each(ALGORITHMS)("%s: replayed to its end, it knows the value and only true bounds", (algorithm) => {
    for (const tree of TREES) {
      const study = follow(tree, algorithm);
      const { states, counts } = momentAfter(study, study.steps.length);
      const all = subtrees(tree);
      expect(study.nodes.length).toBe(all.length);
      expect(states[0]?.value).toBe(valueOfTree(tree, true));
      expect(counts.nodes).toBe(study.visited);
      inOrder(study.nodes).forEach((node, index) => {
        const truth = valueOfTree(...all[index]);
        expect(study.values?.[node]).toBe(truth);
        const state = states[node];
        if (state === undefined) expect(absence(study, { states } as never, node)).toBe("pruned");
        else if (state.bound === "exact") expect(state.value).toBe(truth);
        else if (state.bound === "lower") expect(truth).toBeGreaterThanOrEqual(state.value as number);
        else expect(truth).toBeLessThanOrEqual(state.value as number);
      });
    }
  });

  it("going back in a long search shows what was shown on the way", () => {
    const seeded = seededRandom(11);
    const long = Array.from({ length: 60 }, () => randomTree(seeded, 4));
    const study = follow(long, "minimax");
    expect(study.steps.length).toBeGreaterThan(2500);
    const copy = (count: number) => momentAfter({ ...study }, count); // another record, without checkpoints
    momentAfter(study, study.steps.length);
    for (const count of [0, 1, 999, 1000, 1001, 1500, 2000, 2345]) {
      expect(momentAfter(study, count)).toEqual(copy(count));
    }
  });

  it("every cut has its reason: the value is outside the window", () => {
    const cuts = TREES.flatMap((tree) => follow(tree, "alphabeta").steps).flatMap((step) =>
      step.kind === "leave" && step.cut !== undefined ? [{ ...step.cut, value: step.value }] : [],
    );
    expect(cuts.length).toBeGreaterThan(20);
    for (const { kind, window, value: left } of cuts) {
      if (kind === "beta") expect(left).toBeGreaterThanOrEqual(window.beta);
      else expect(left).toBeLessThanOrEqual(window.alpha);
    }
  });
});

describe("games", () => {
  it.each(CATALOGUE.map(({ id }) => id))("%s is followed and counted from its start", (game) => {
    const source = { kind: "game", game, options: {} } as const;
    const question = { source, algorithm: "alphabeta", depth: 1, reuse: "same", heuristic: "none" } as const;
    const study = treeTasks["tree.follow"](question);
    const { moves: movesOf, start } = findGame(game)();
    const moves = movesOf(start).length;
    expect(study.nodes[0].children.length).toBe(moves);
    const counts = treeTasks["tree.count"]({ ...question, milliseconds: 5000 }, () => undefined);
    expect(counts.map(({ finished, nodes }) => [finished, nodes])).toEqual(
      ALGORITHMS.map((algorithm) => [true, algorithm === "minimax" ? 1 + moves : expect.any(Number)]),
    );
  });
});

describe("exercises", () => {
  it("the shown answers are right, and one that is changed is the one that is wrong", () => {
    for (const tree of TREES) {
      for (const [exercise, algorithm] of [
        ["values", "minimax"],
        ["pruned", "alphabeta"],
      ] as const) {
        const study = follow(tree, algorithm);
        const solved = solvedWork(study, { ...EMPTY_WORK, exercise }, String);
        const { wrong, missing } = checkWork(study, solved);
        expect([...wrong, ...missing]).toEqual([]);
      }
      const study = follow(tree, "minimax");
      const solved = solvedWork(study, { ...EMPTY_WORK, exercise: "values" }, String);
      const changed = { ...solved, answers: new Map([...solved.answers, [0, String(valueOfTree(tree, true) + 1)]]) };
      expect([...checkWork(study, changed).wrong]).toEqual([0]);
    }
  });

  it("marking a node means everything below it", () => {
    const study = follow(
      [
        [1, 4],
        [-5, [3], 2],
      ],
      "alphabeta",
    ); // after −5 the rest cannot matter
    const top = study.nodes.findIndex(({ name }) => name === "2.2");
    const marks = new Set([top]);
    const { right, wrong, missing } = checkWork(study, { ...EMPTY_WORK, exercise: "pruned", marks });
    expect([...right].map((node) => study.nodes[node].name)).toEqual(["2.2", "2.2.1"]);
    expect([...wrong]).toEqual([]);
    expect([...missing].map((node) => study.nodes[node].name)).toEqual(["2.3"]);
  });

  it("numbers are taken as readers write them", () => {
    const study = follow([3, 1], "minimax");
    const isRight = (typed: string, value: number): boolean => {
      const answers = new Map([[0, typed]]);
      return checkWork({ ...study, values: [value] }, { ...EMPTY_WORK, exercise: "values", answers }).right.has(0);
    };
    const written: [string, number][] = [
      ["3", 3],
      [" −2 ", -2],
      ["-2", -2],
      ["0,5", 0.5],
      ["+∞", Number.POSITIVE_INFINITY],
      ["-inf", Number.NEGATIVE_INFINITY],
    ];
    for (const [typed, value] of written) expect([typed, isRight(typed, value)]).toEqual([typed, true]);
    for (const typed of ["three", "3x", "4", "∞"]) expect([typed, isRight(typed, 3)]).toEqual([typed, false]);
  });
});

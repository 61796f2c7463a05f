import { expect, it } from "vitest";
import { unwrap } from "../base/error.ts";
import { alphaBeta } from "./minimax.ts";
import { graphGame, heightOf, readScoredGraph, readScoreTree, type ScoreTree, treeGame } from "./scored.ts";

it("trees of scores may be wide or deep", () => {
  const wide = unwrap(readScoreTree(`[${"1,".repeat(299_999)}2]`));
  expect(heightOf(wide)).toBe(1);
  const rules = treeGame(wide);
  const { heuristics } = rules;
  const heuristic = heuristics?.score as () => number;
  expect(alphaBeta(rules, rules.start, { depth: 1, heuristic })).toMatchObject({ value: 2, move: 300_000 });
  let deep: ScoreTree = 1;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(heightOf(deep)).toBe(100_000);
});

it("graphs with scores may be large, also when everything is wrong with them", () => {
  const vertices = Array.from({ length: 30_000 }, (_, vertex) => vertex);
  const edges = vertices.map((vertex) => `${vertex}:[${(vertex + 1) % 30_000}]`);
  const text = `{${edges.join()}} S0={${vertices.join()}} h=[1]`;
  expect(unwrap(graphGame(unwrap(readScoredGraph(text)))).start).toBe("0");
  const wrong = new Map(vertices.map((vertex) => [`x${vertex}`, 1] as const));
  const successors = new Map(vertices.map((vertex) => [String(vertex), []] as const));
  expect(graphGame({ successors, scores: wrong, owner: () => 1 })).toMatchObject({
    ok: false,
    faults: { length: 1000 },
  });
});

it("a vertex or a score that is given twice is refused", () => {
  const read = readScoredGraph("{0: [1], 0: [2]} S0 = [0] h = {1: 5,\n 1: 6}");
  expect(read.ok ? [] : read.faults.map(({ text, line }) => [line, text.en])).toEqual([
    [1, "the key 0 appears twice"],
    [2, "the key 1 appears twice"],
  ]);
});

import { describeFault, unwrap } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { findVertexPath } from "./find-path.ts";
import { type PathProblem, parsePathProblem } from "./path-problem.ts";
import { forEachEdge } from "./weighted-graph.ts";

function edgesOf({ graph, labels }: PathProblem): string[] {
  const edges: string[] = [];
  forEachEdge(graph, (from, to, weight) => edges.push(`${labels[from]}${labels[to]}${weight}`));
  return edges;
}

function faultsOf(text: string): string[] {
  const result = parsePathProblem(text);
  return result.ok ? [] : result.faults.map((fault) => describeFault(fault));
}

const EXAMPLE_10 = `{
  "vertices": ["s", "a", "b", "g"],
  "edges": [["s", "a", 1], ["s", "b", 3], ["a", "b", 1], ["b", "g", 3]],
  "heuristic": {"a": 4}, "start": "s", "goal": "g"
}`;

describe("reading weighted graphs", () => {
  it("reads worked example 10, which costs 5", () => {
    const problem = unwrap(parsePathProblem(EXAMPLE_10));
    expect(edgesOf(problem)).toEqual(["sa1", "sb3", "ab1", "bg3"]);
    const { heuristicOfVertex, start, goals } = problem;
    expect([...(heuristicOfVertex as Float64Array)]).toEqual([0, 4, 0, 0]);
    const result = findVertexPath(
      problem.graph,
      { start: start as number, goals },
      { estimate: (vertex) => (heuristicOfVertex as Float64Array)[vertex] },
    );
    expect(result).toMatchObject({ cost: 5, optimal: true });
  });

  it("reads the same graph from adjacency dictionaries in Python's syntax", () => {
    for (const text of [
      `{"s": {"a": 1, "b": 3}, "a": {"b": 1}, "b": {"g": 3}, "g": {}}`,
      `{'s': [('a', 1), ('b', 3)], 'a': [('b', 1)], 'b': [('g', 3)], 'g': []}  # comment`,
      `G = {'s': [('a', 1), ('b', 3)], 'a': ['b'], 'b': {'g': 3}, 'g': []}`,
      `{"graph": {"s": {"a": 1, "b": 3}, "a": {"b": 1}, "b": {"g": 3}, "g": {}}}`,
    ]) {
      expect(edgesOf(unwrap(parsePathProblem(text)))).toEqual(["sa1", "sb3", "ab1", "bg3"]);
    }
  });

  it("reads assignments", () => {
    const text = `graph = {0: {1: 2.5}, 1: {}}\nheuristic = {0: 1}\nstart = 0\ngoal = [1]`;
    const problem = unwrap(parsePathProblem(text));
    expect(problem).toMatchObject({ labels: ["0", "1"], start: 0, goals: [1] });
    expect(edgesOf(problem)).toEqual(["012.5"]);
  });

  it("reads a heuristic that is called h, as a field and as an assignment, and a graph that is called so", () => {
    const heuristicOf = (text: string): number[] => [...(unwrap(parsePathProblem(text)).heuristicOfVertex ?? [])];
    expect(heuristicOf(EXAMPLE_10.replace('"heuristic"', '"h"'))).toEqual([0, 4, 0, 0]);
    expect(heuristicOf(`G = {0: {1: 2}, 1: {}}\nh = {0: 1}`)).toEqual([1, 0]);
    expect(edgesOf(unwrap(parsePathProblem(`h = {0: {1: 2}, 1: {}}`)))).toEqual(["012"]);
    expect(faultsOf(`G = {0: {1: 2}, 1: {}}\nheuristic = {0: 1}\nh = {0: 1}`)).toHaveLength(1);
  });

  it("tells a vertex that is a pair from an edge with its weight", () => {
    const text = `{(0, 0): [(0, 1), ((1, 0), 7)], (0, 1): [], (1, 0): []}`;
    expect(edgesOf(unwrap(parsePathProblem(text)))).toEqual(["(0, 0)(0, 1)1", "(0, 0)(1, 0)7"]);
  });

  it("makes every edge go both ways when told", () => {
    expect(edgesOf(unwrap(parsePathProblem(`{"edges": [["a", "b", 2]], "directed": false}`)))).toEqual(["ab2", "ba2"]);
  });

  it("adds a sink that has no entry, with a warning", () => {
    const result = parsePathProblem(`{"s": {"a": 1}}`);
    expect(result.ok && result.warnings).toMatchObject([{ line: 1, column: 8 }]);
  });

  it("reports all faults, each with its place", () => {
    const faults = faultsOf(`{
  "vertices": ["s", "a", "a"],
  "edges": [["s", "x", 1], ["s"], ["s", "a", "far"], ["a", "s", 1e999]],
  "heuristic": {"z": 1, "a": "b"},
  "start": "q",
  "colour": "red"
}`);
    expect(faults.map((fault) => /line (\d+), column (\d+)/.exec(fault)?.slice(1).map(Number))).toEqual([
      [6, 13],
      [2, 26],
      [3, 19],
      [3, 28],
      [3, 46],
      [3, 65],
      [4, 17],
      [4, 30],
      [5, 12],
    ]);
  });

  it("refuses what is no graph", () => {
    for (const text of [
      "",
      "{}",
      "[",
      "3",
      `"s"`,
      `{"s": 3}`,
      `{"edges": 3}`,
      `{"edges": [], "goal": "g"}`,
      "{'s': [}",
    ]) {
      expect(faultsOf(text).length, text).toBeGreaterThan(0);
    }
  });

  it("looks up the first ten of twenty thousand unknown names, and keeps a thousand faults", () => {
    const vertices = Array.from({ length: 900 }, (_, i) => `"vertex number ${i}"`);
    const edges = Array.from({ length: 20_000 }, (_, i) => `["vertex number x${i}", "vertex number 0"]`);
    const read = parsePathProblem(`{"vertices": [${vertices}], "edges": [${edges}]}`);
    const said = read.ok ? [] : read.faults.map(({ text }) => text.en);
    expect(said).toHaveLength(1000);
    expect(said.filter((sentence) => sentence.includes("Did you mean"))).toHaveLength(10);
  });

  it("refuses a target or an estimate that is given twice", () => {
    const read = parsePathProblem("graph = {'s': {'a': 1, 'a': 2}, 'a': {}}\nheuristic = {'a': 1,\n 'a': 2}");
    expect(read.ok ? [] : read.faults.map(({ text, line }) => [line, text.en])).toEqual([
      [1, "the key a appears twice"],
      [3, "the key a appears twice"],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { type Parsed, unwrap } from "../base/error.ts";
import { graphGame, heightOf, readScoredGraph, readScoreTree, treeGame } from "./scored.ts";

const sentences = (read: Parsed<unknown>) => (read.ok ? [] : read.faults.map(({ text }) => text.en));
const places = (read: Parsed<unknown>) => (read.ok ? [] : read.faults.map(({ line, column }) => [line, column]));

describe("trees of scores", () => {
  it("have a height", () => {
    expect([heightOf(5), heightOf([1, [2, [3]], 4]), heightOf([[[1]], 2])]).toEqual([0, 3, 3]);
  });

  it("are walked by the numbers of the children, from 1, the players in turn", () => {
    const rules = treeGame([[3, [4]], 5], 1);
    const { notation, facts } = rules;
    expect(facts).toMatchObject({ impartial: false, acyclic: true, canDraw: true });
    const inner = rules.play(rules.play(rules.start, 1), 2);
    expect([rules.turn(rules.start), rules.turn(rules.play(rules.start, 1)), rules.turn(inner)]).toEqual([1, 0, 1]);
    expect([rules.moves(rules.start), rules.moves(inner), rules.moves(rules.play(rules.start, 2))]).toEqual([
      [1, 2],
      [1],
      [],
    ]);
    expect([notation.writePosition(rules.start), notation.writePosition(inner)]).toEqual(["root", "1.2"]);
    expect(rules.key(inner)).toBe("1.2");
    expect(unwrap(notation.readPosition("1.2"))).toEqual(inner);
    expect(unwrap(notation.readPosition("root"))).toEqual(rules.start);
    expect(notation.writeMove(2, rules.start)).toBe("2");
    expect(rules.result(inner)).toBeUndefined();
  });

  it("say which child there is not", () => {
    const { notation } = treeGame([[3, 4], 5]);
    expect(sentences(notation.readPosition("3"))).toEqual(['There is no child "3" of the root, which has 2.']);
    expect(sentences(notation.readPosition("1.0"))).toEqual(['There is no child "0" of 1, which has 2.']);
    expect(sentences(notation.readPosition("2.1"))).toEqual(['There is no child "1" of 2, which has 0.']);
    expect(sentences(notation.readPosition("x1"))).toEqual(['There is no child "x1" of the root, which has 2.']);
    expect(sentences(notation.readPosition("1x"))).toEqual(['There is no child "1x" of the root, which has 2.']);
    expect(notation.readPosition("1.2").ok).toBe(true);
    const twelve = treeGame([[[5, 6]], ...new Array<number>(11).fill(0)]);
    expect(unwrap(twelve.notation.readPosition("12")).path).toEqual([12]);
    expect(sentences(twelve.notation.readPosition("1.1.9"))).toEqual(['There is no child "9" of 1.1, which has 2.']);
  });

  it("report all their faults, each with its place", () => {
    const read = readScoreTree("[[], ({1}, 1),\n 'a'] 7");
    expect(sentences(read)).toEqual([
      "an empty list has no value: the score of the leaf should stand here",
      "{1} is neither a score nor a list",
      expect.stringMatching(/a.* is neither a score nor a list/),
      "something follows the end of the tree",
    ]);
    expect(places(read)).toEqual([
      [1, 2],
      [1, 7],
      [2, 2],
      [2, 7],
    ]);
    expect(sentences(readScoreTree(" "))).toEqual(["there is no tree, such as [[3, -2], [1]]"]);
    expect(unwrap(readScoreTree("(1, [2, 3])"))).toEqual([1, [2, 3]]);
  });
});

describe("graphs with scores", () => {
  it("are read in Python's syntax, with sets, tuples, dictionaries, names and a start", () => {
    const graph = unwrap(
      readScoredGraph("G = {'a': ['b', 'c'], 'b': {'c': 1}, 'c': ()}\nS1 = ['b']\nh = [1, 2]\nstart = 'b'"),
    );
    expect([...graph.successors]).toEqual([
      ["a", ["b", "c"]],
      ["b", ["c"]],
      ["c", []],
    ]);
    expect([...graph.scores]).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
    expect(["a", "b", "c"].map(graph.owner)).toEqual([0, 1, 0]);
    expect(graph.start).toBe("b");
    const rules = unwrap(graphGame(graph));
    const { notation, heuristics, facts } = rules;
    expect(facts).toMatchObject({ impartial: false, acyclic: false, canDraw: true });
    expect([rules.start, rules.moves("a"), rules.moves("z"), rules.play("a", "c"), rules.result("c")]).toEqual([
      "b",
      ["b", "c"],
      [],
      "c",
      undefined,
    ]);
    expect([heuristics?.score("b"), heuristics?.score("c"), rules.key("a"), rules.turn("b")]).toEqual([2, 0, "a", 1]);
    expect([unwrap(notation.readPosition("c")), notation.writePosition("c"), notation.writeMove("b", "a")]).toEqual([
      "c",
      "c",
      "b",
    ]);
    expect(sentences(notation.readPosition("d"))).toEqual([expect.stringMatching(/no vertex "d".*a, b, c/)]);
  });

  it("begin at the first vertex, and count those that are only successors", () => {
    const graph = unwrap(readScoredGraph("{0: [2], 1: [2]} S0 = {0} h = {2: 4}"));
    expect(graph.start).toBeUndefined();
    const rules = unwrap(graphGame(graph));
    const { notation } = rules;
    expect([rules.start, ["0", "1", "2"].map((vertex) => rules.turn(vertex))]).toEqual(["0", [0, 1, 1]]);
    expect(notation.readPosition("2").ok).toBe(true);
  });

  it("report their faults with their places", () => {
    const read = readScoredGraph("{0: [1]}\nh = {0: 'x', 1: 2}\nS0 = {0}\nS0 = {7, 8}\nh = {0: 'y'}");
    expect(sentences(read)).toEqual([
      "S0 is given twice",
      "h is given twice",
      "the score of 0 is not a number",
      "S0 names 7, which is not a vertex",
      "S0 names 8, which is not a vertex",
    ]);
    expect(places(read).slice(0, 3)).toEqual([
      [4, 1],
      [5, 1],
      [5, 9],
    ]);
    expect(sentences(readScoredGraph("{0:[1]} {1:[0]} 3"))).toEqual([
      "the graph is given twice",
      "the graph is given twice",
      "there is no adjacency dictionary, such as {0: [1], 1: []}",
    ]);
    expect(sentences(readScoredGraph("{0: 5} S0=1 h=[1]"))).toEqual([
      "a list or a set of vertices should stand here",
      "a list or a set of vertices should stand here",
    ]);
    expect(places(readScoredGraph("{0: 5} S0=1 h=[1]"))).toEqual([
      [1, 5],
      [1, 11],
    ]);
  });

  it("are refused when a score or the start has no vertex, a score is no number, or there is no vertex", () => {
    const owner = () => 0 as const;
    expect(sentences(graphGame({ successors: new Map(), scores: new Map(), owner }))).toEqual([
      "The graph has no vertex.",
    ]);
    const scores = new Map<string, number>([
      ["a", Number.NaN],
      ["q", 1],
    ]);
    expect(sentences(graphGame({ successors: new Map([["a", ["b"]]]), scores, owner, start: "z" }))).toEqual([
      expect.stringMatching(/no vertex "z"/),
      "The score of vertex a is not a number.",
      expect.stringMatching(/no vertex "q"/),
    ]);
  });
});

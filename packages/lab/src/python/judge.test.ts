import { unwrap } from "marienbad";
import { ArenaBuilder, successors } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { bestMove } from "marienbad/solve";
import { exerciseOf } from "marienbad-exercise";
import { describe, expect, it } from "vitest";
import { NIM10 } from "../course/book/instances.ts";
import { arenaText, type Convention, writtenArena } from "./convention.ts";
import { judgeChoices } from "./strategie.ts";
import { type PythonValue, readValue, writeValue } from "./value.ts";
import { attracteurOn, workOfExercise } from "./works.ts";

const USUAL: Convention = { firstPlayer: 0, playerFirst: false };

/** 0: goal of player 0; 1: goal of player 1, with a move to 0; 2: player 1 goes to 0 or 3; 3: no move; 4: to 0. */
function smallArena() {
  const builder = new ArenaBuilder();
  for (const [name, owner] of [
    ["z", 1],
    ["y", 0],
    ["c", 1],
    ["e", 1],
    ["a", 0],
  ] as const)
    builder.vertex(name, owner);
  builder.goal(0, "z").goal(1, "y").edge("y", "z").edge("c", "z").edge("c", "e").edge("a", "z");
  return unwrap(builder.build());
}

const vertices = (...numbers: number[]): PythonValue => ({ set: numbers.map((vertex) => ({ vertex })) });
const [figure] = attracteurOn(smallArena(), 0, USUAL).trials;

describe("what a student's attracteur returned", () => {
  it("is right as a set, as a list, and as a dictionary of ranks", () => {
    expect(figure.judge(vertices(0, 4))).toBeUndefined();
    expect(figure.judge({ list: [{ vertex: 4 }, { vertex: 0 }] })).toBeUndefined();
    expect(
      figure.judge({
        dict: [
          [{ vertex: 0 }, 0],
          [{ vertex: 4 }, 1],
        ],
      }),
    ).toBeUndefined();
  });

  it.each([
    ["a dead end that was swallowed", vertices(0, 4, 3, 2), 3],
    ["the other goal that was walked through", vertices(0, 4, 1), 1],
    ["the other player's position taken for one's own", vertices(0, 4, 2), 2],
    ["a position that is missing", vertices(0), 4],
    [
      "a rank that is too great",
      {
        dict: [
          [{ vertex: 0 }, 0],
          [{ vertex: 4 }, 2],
        ],
      } as PythonValue,
      4,
    ],
  ])("is shown where it goes wrong: %s", (_, value, vertex) => {
    const failure = figure.judge(value);
    expect(failure?.vertex).toBe(vertex);
    const scene = failure?.figure?.("fr");
    expect(scene?.nodes.filter(({ stroke }) => stroke === "strong").map(({ id }) => id)).toEqual([`v${vertex}`]);
  });

  it.each<[PythonValue, RegExp]>([
    [null, /None/],
    [3, /int/],
    [{ list: ["z"] }, /"z" is in the answer/],
    [{ other: "function", text: "<function>" }, /function/],
  ])("is told to be of the wrong kind: %j", (value, told) => {
    expect(figure.judge(value)?.text.en).toMatch(told);
  });
});

describe("a strategie(s) that is asked for one move at a time", () => {
  const solution = solveArenaQuickly(NIM10);
  const all = Array.from({ length: NIM10.vertexCount }, (_, vertex) => vertex);

  it("is refuted by a play where it does not win, and passes where it does", () => {
    const first = all.map((vertex) => successors(NIM10, vertex)[0]);
    const failure = judgeChoices({ arena: NIM10, player: 0 }, first, USUAL);
    expect(failure?.play?.map((vertex) => NIM10.label(vertex)).at(0)).toBe("2,0"); // takes one of two, and leaves one
    const best = all.map((vertex) => bestMove(NIM10, solution, vertex)?.target);
    expect(judgeChoices({ arena: NIM10, player: 0 }, best, USUAL)).toBeUndefined();
  });
});

describe("positions as the course writes them", () => {
  it("players 0 and 1 or 1 and 2, last or first", () => {
    expect(arenaText(smallArena(), USUAL)).toContain('("c", 1): [("z", 1), ("e", 1)],');
    const other = arenaText(smallArena(), { firstPlayer: 1, playerFirst: true });
    expect(other).toContain('(2, "c"): [(2, "z"), (2, "e")],');
    expect(other).toContain('V1 = {(2, "z")}\nV2 = {(1, "y")}');
  });

  it("a name that is a pair with its player gives only the rest of the pair", () => {
    const arena = unwrap(new ArenaBuilder().vertex("(10, 0)", 0).vertex("(9, 1)", 1).edge("(10, 0)", "(9, 1)").build());
    expect(writtenArena(arena, USUAL).names).toEqual([{ literal: "10" }, { literal: "9" }]);
    expect(arenaText(arena, USUAL)).toContain("(10, 0): [(9, 1)]");
    expect(arenaText(arena, { firstPlayer: 1, playerFirst: true })).toContain("(1, 10): [(2, 9)]");
    expect(arenaText(NIM10, USUAL)).toContain("(10, 0): [(9, 1), (8, 1)]"); // as the book writes it, 10,0
  });
});

describe("the cases of an exercise", () => {
  it.each(["minimax", "alphabeta", "grundy", "astar"])("%s: what the exercise itself expects is right", (name) => {
    const exercise = exerciseOf(`python-${name}`, 3);
    const cases = [...(exercise.python?.publicCases ?? []), ...(exercise.python?.privateCases ?? [])];
    const { trials = [] } = workOfExercise(exercise, USUAL) ?? {};
    const without = (written: string): string => written.replaceAll(" ", "");
    for (const { arguments: given, expected } of cases) {
      const trial = trials.find(
        ({ call }) => "arguments" in call && without(call.arguments.join()) === without(given.join()),
      );
      expect(trial).toBeDefined();
      const written = expected.replace("(", "[").replace(")", "]"); // a pair, as JSON
      expect(trial?.judge(pythonOf(JSON.parse(written)))).toBeUndefined();
    }
  });
});

describe("the first failure of every kind", () => {
  it.each(["attracteur", "strategie", "minimax", "alphabeta", "grundy", "astar"])("%s is shown on a figure", (name) => {
    const { trials = [] } = workOfExercise(exerciseOf(`python-${name}`, 3), USUAL) ?? {};
    const wrong: Record<string, PythonValue> = {
      attracteur: { set: [] },
      strategie: { dict: [] },
      minimax: -99,
      alphabeta: { tuple: [-99, 1] },
      grundy: -1,
      astar: { tuple: [0, { list: ["S", "G"] }] },
    };
    const failure = trials[0].judge(wrong[name]);
    const scene = failure?.figure?.("fr");
    const strong = [...(scene?.nodes ?? []), ...(scene?.edges ?? [])].filter(({ stroke }) => stroke === "strong");
    expect(strong.length).toBeGreaterThan(0);
  });

  it("grundy: the heap that is wrong, with its moves and the values that they lead to", () => {
    const { trials = [] } = workOfExercise(exerciseOf("python-grundy", 3), USUAL) ?? {};
    const asked =
      (given: string) =>
      ({ call }: (typeof trials)[number]) =>
        "arguments" in call && call.arguments.join(" ") === given;
    const scene = trials.find(asked("5 [2,3]"))?.judge(2)?.figure?.("en");
    // By the definition, for the numbers 2 and 3: 0, 0, 1, 1, 2, 0.
    expect(scene?.nodes.map(({ label, detail }) => `${label} ${detail}`)).toEqual(
      [0, 0, 1, 1, 2, 0].map((value, heap) => `${heap} g=${value}`),
    );
    expect(scene?.edges.map(({ from, to }) => `${from} ${to}`)).toEqual(["v5 v3", "v5 v2"]);
    expect(scene?.nodes.filter(({ stroke }) => stroke === "strong").map(({ label }) => label)).toEqual(["5"]);
    const large = trials.find(asked("60 [1,4,6]"))?.judge(-1)?.figure?.("en");
    expect(large?.nodes.map(({ label }) => label)).toEqual(["54", "55", "56", "57", "58", "59", "60"]);
  });
});

const pythonOf = (plain: unknown): PythonValue =>
  Array.isArray(plain) ? { list: plain.map(pythonOf) } : (plain as PythonValue);

it("values that the sandbox gives are taken over, whatever they are", () => {
  expect(readValue({ vertex: -1 })).toMatchObject({ other: "undefined" });
  expect(readValue({ dict: [[1]] })).toEqual({ dict: [[1, { other: "undefined", text: "" }]] });
  expect(readValue(undefined)).toMatchObject({ other: "undefined" });
  expect(writeValue({ tuple: [true, null, { set: [] }, { dict: [["a", { list: [1.5] }]] }] })).toBe(
    '(True, None, set(), {"a": [1.5]})',
  );
});

import type { Arena, Player } from "marienbad";
import { type ObjectiveId, ownerOf, successors } from "marienbad/arena";
import { solveObjective } from "marienbad/objective";
import { expect, it } from "vitest";
import { LIFT, SIX, SIX_PRIORITIES } from "../../../base/endless-arenas.ts";
import { arenaOf, vertices, withPriorities } from "../arena-drawing.ts";
import type { Figure } from "../vocabulary.ts";
import { BEYOND } from "./index.ts";
import { attractorOf, BROKEN_LIFT, GOOD_LIFT, roundsOf } from "./lift.ts";

function wonBy(arena: Arena, player: Player, objective: ObjectiveId, of: Player = player): string[] {
  const { winnerOfVertex } = solveObjective(arena, { objective, player: of }).solution;
  return vertices(arena)
    .filter((vertex) => winnerOfVertex[vertex] === player)
    .map((vertex) => arena.label(vertex))
    .sort();
}

const answerOf = (id: string) => BEYOND.sections.find((section) => section.id === id)?.exercise?.answer;
const labels = (arena: Arena, list: readonly number[]): string[] => list.map((vertex) => arena.label(vertex)).sort();

it("the attractor repeated ends at what the solver says of the Büchi objective, for both lifts", () => {
  for (const arena of [GOOD_LIFT, BROKEN_LIFT]) {
    expect(labels(arena, roundsOf(arena).at(-1)?.attracted ?? [])).toEqual(wonBy(arena, 0, "buchi"));
  }
  expect(roundsOf(BROKEN_LIFT).map(({ attracted }) => attracted.length)).toEqual([4, 0]);
});

it("what is safe for player 1 is all that player 0 does not attract", () => {
  const attracted = labels(GOOD_LIFT, attractorOf(GOOD_LIFT, 0, [3]).flat());
  expect(wonBy(GOOD_LIFT, 0, "safety", 1)).toEqual(attracted);
  expect(wonBy(GOOD_LIFT, 1, "safety")).toEqual(["-1"]);
});

it("the answers of the exercises are what the solvers say", () => {
  const answers = Object.fromEntries(BEYOND.sections.map(({ id, exercise }) => [id, exercise?.answer]));
  const floor0 = arenaOf("0: stop go; stop: go 0; go: 1 0 -1; 1: 0 stop; -1: -1 0", { own: "stop go", goals0: "0" });
  expect([answers.safety, wonBy(floor0, 1, "safety")]).toEqual(["cellar", ["-1"]]);
  const six = withPriorities(arenaOf(SIX.lines, SIX), SIX_PRIORITIES);
  expect(answers.zielonka?.split(" ")).toEqual(wonBy(six, 0, "parity"));
});

it("the lift: what comes in step by step, and no arrow that is added makes the falling one come back", () => {
  const [safe] = BEYOND.sections;
  const { values, start } = safe.blocks[0].figure as Figure;
  const most = Number(start.k);
  const counts = Array.from({ length: most + 1 }, (_, k) => values?.({ k }).count);
  const ranks = attractorOf(GOOD_LIFT, 0, [3]).map((layer) => layer.length);
  expect(counts).toEqual(ranks.map((_, k) => ranks.slice(0, k + 1).reduce((a, b) => a + b, 0)));
  expect([counts.at(-1), GOOD_LIFT.vertexCount]).toEqual([4, 5]);
  const names = vertices(BROKEN_LIFT).map((vertex) => BROKEN_LIFT.label(vertex));
  const lines = names.map(
    (name, vertex) => [name, Array.from(successors(BROKEN_LIFT, vertex), (to) => names[to])] as const,
  );
  for (const from of names) {
    for (const to of names) {
      const more = lines.map(
        ([name, targets]) =>
          `${name}: ${[...targets, ...(name === from && !targets.includes(to) ? [to] : [])].join(" ")}`,
      );
      const lift = arenaOf(more.join("; "), LIFT);
      expect([from, to, wonBy(lift, 0, "buchi")]).toEqual([from, to, []]);
    }
  }
  expect(answerOf("again")).toBe("nowhere");
});

it("parity by the definition: positional strategies of both, all of them, and the circles that they make", () => {
  const six = arenaOf(SIX.lines, SIX);
  const choose = (player: Player): number[][] =>
    vertices(six).reduce<number[][]>(
      (list, vertex) =>
        list.flatMap((choices) =>
          ownerOf(six, vertex) === player
            ? Array.from(successors(six, vertex), (to) => [...choices, to])
            : [[...choices, -1]],
        ),
      [[]],
    );
  const [mine, theirs] = [choose(0), choose(1)];
  const circleOf = (zero: readonly number[], one: readonly number[], from: number): number[] => {
    const path = [from];
    for (;;) {
      const here = path[path.length - 1];
      const next = ownerOf(six, here) === 0 ? zero[here] : one[here];
      if (path.includes(next)) return path.slice(path.indexOf(next));
      path.push(next);
    }
  };
  const top = (circle: readonly number[]): number => Math.max(...circle.map((vertex) => SIX_PRIORITIES[vertex]));
  const won = vertices(six).filter((from) =>
    mine.some((zero) => theirs.every((one) => top(circleOf(zero, one, from)) % 2 === 0)),
  );
  expect(labels(six, won)).toEqual(["a", "c", "e"]);
  expect(answerOf("zielonka")).toBe("a c e");
  const tops = (names: string): number =>
    top([...names].map((name) => vertices(six).findIndex((vertex) => six.label(vertex) === name)));
  expect([tops("ec"), tops("dfb")]).toEqual([2, 5]);
  // d → f → c → e → c → e: the circle is c, e.
  expect(answerOf("parity")).toBe(`${tops("ce")} ${tops("ce") % 2}`);
  expect([tops("d"), tops("f")]).toEqual([5, 4]);
});

it("the trap of parity: with all that is seen player 1 would win, with the circle player 0 does", () => {
  const trap = BEYOND.sections.find(({ id }) => id === "parity")?.blocks.find(({ kind }) => kind === "trap")?.figure;
  const round = withPriorities(arenaOf("x: y; y: z; z: y", { own: "x y" }), [5, 2, 1]);
  expect(["seen", "ever"].map((reading) => trap?.values?.({ reading }).winner)).toEqual([1, 0]);
  expect(wonBy(round, 0, "parity")).toEqual(["x", "y", "z"]);
});

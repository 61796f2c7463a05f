import type { Arena, ObjectiveId, Player } from "marienbad";
import { solveObjective } from "marienbad/objective";
import { expect, it } from "vitest";
import { SIX, SIX_PRIORITIES } from "../../../base/endless-arenas.ts";
import { arenaOf, vertices, withPriorities } from "../arena-drawing.ts";
import { BEYOND } from "./index.ts";
import { attractorOf, BROKEN_LIFT, GOOD_LIFT, roundsOf } from "./lift.ts";

function wonBy(arena: Arena, player: Player, objective: ObjectiveId, of: Player = player): string[] {
  const { winnerOfVertex } = solveObjective(arena, { objective, player: of }).solution;
  return vertices(arena)
    .filter((vertex) => winnerOfVertex[vertex] === player)
    .map((vertex) => arena.label(vertex))
    .sort();
}

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

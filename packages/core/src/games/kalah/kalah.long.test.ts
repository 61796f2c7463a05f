import { expect, it } from "vitest";
import { explore, type Points } from "../../arena/index.ts";
import { solveScores } from "../../solve/index.ts";
import { makeGame } from "../all.ts";

// With captures of a lone seed the first player wins by 8 (own brute force, as kalah.test.ts has it); without them by
// 6, as in Irving, Donkers and Uiterwijk (2000), table 4.
it.each([
  ["yes", 8],
  ["no", 6],
] as const)("kalah(4,3) with empty-capture=%s is worth %i", (capture, score) => {
  const rules = makeGame("kalah", { pits: 4, seeds: 3, "empty-capture": capture });
  const { scores } = rules;
  const { arena, points } = explore(rules, { scores });
  expect(solveScores(arena, points as Points).pointsOfVertex[0]).toBe(score);
});

import { expect, it } from "vitest";
import { sampled } from "./parts.ts";

it("a sample has the middle part of each group, and one of a level that has few", () => {
  const parts = [3, 2, 2, 1, 1, 1, 1, 1, 1, 1].map((level, place) => ({ level, place }));
  const places = (oneIn: number): number[] => sampled(parts, oneIn).map(({ place }) => place);
  expect(places(1)).toEqual(parts.map(({ place }) => place));
  expect(places(3)).toEqual([0, 1, 4, 7]);
  expect(places(100)).toEqual([0, 1, 6]);
});

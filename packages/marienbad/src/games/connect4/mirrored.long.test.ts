import { expect, test } from "vitest";
import { positionsByImages } from "../../../test/mirrored-boards.ts";

test("connect-4 up to its mirror has one of each two of the published positions of 5 × 4", async () => {
  // John Tromp, John's Connect Four Playground.
  expect(await positionsByImages(5, 4)).toBe(3_945_711);
});

import { expect, test } from "vitest";
import { expectPositionsOfRules, positionsByImages } from "../../test/mirrored-boards.ts";

test("connect-4 up to its mirror has one of each two of the published positions of 5 × 4", async () => {
  // John Tromp, John's Connect Four Playground.
  expect(await positionsByImages(5, 4)).toBe(3_945_711);
});

test.each([
  [3, 5],
  [4, 4],
  [7, 2],
])(
  "connect-4 up to its mirror has the positions, moves and values of the least keys on %i × %i",
  async (columns, rows) => {
    await expectPositionsOfRules(columns, rows);
  },
);

import { it } from "vitest";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import { expectLinksGiveBack, expectNothingOdd } from "./figure-checks.ts";

it.each(CHAPTERS_OF_BOOK.map(({ id }) => id))("%s: a link spoiled in any way shows nothing odd", async (id) => {
  await expectNothingOdd(id, 15);
});

it.each(CHAPTERS_OF_BOOK.map(({ id }) => id))("%s: a link gives back what more touches have made", async (id) => {
  await expectLinksGiveBack(id, [0, -1, 1, 2]);
});

import { expect, it } from "vitest";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import { expectLinksGiveBack, expectNothingOdd, figuresOf } from "./figure-checks.ts";
import { stateFrom } from "./figure-state.ts";
import type { Figure } from "./vocabulary.ts";

it.each(CHAPTERS_OF_BOOK.map(({ id }) => id))(
  "%s: a figure is what touches have made of it, and a link gives it back",
  async (id) => {
    await expectLinksGiveBack(id, [0, -1]);
  },
);

it.each(CHAPTERS_OF_BOOK.map(({ id }) => id))("%s: a spoiled link shows nothing odd", async (id) => {
  await expectNothingOdd(id, 3);
});

it.each(CHAPTERS_OF_BOOK.map(({ id }) => id))("%s: every field of a figure is checked", async (id) => {
  for (const { start, fields = {}, controls = {} } of await figuresOf(id)) {
    for (const [name, value] of Object.entries(start)) {
      const kind = controls[name]?.kind;
      const checked = kind === "slider" || kind === "choice" || typeof value === "boolean" || name in fields;
      expect(checked, `${id}: ${name}`).toBe(true);
    }
  }
});

it("what is no state of a figure leaves it as it begins", async () => {
  for (const figure of await figuresOf("nim")) {
    for (const damaged of [5, "x", null, [], {}, { heaps: [1e9] }, { heaps: "many", moves: 0 }]) {
      expect(stateFrom(figure, damaged)).toBe(figure.start);
    }
  }
  const [lamp, strip] = await figuresOf("nim");
  const inspector = (await figuresOf("attractors")).at(-1) as Figure;
  for (const claims of [[3, 2], new Array(13).fill(0), new Array(12).fill(10), new Array(12).fill(0.5)])
    expect(stateFrom(inspector, { ...inspector.start, claims })).toBe(inspector.start);
  expect(stateFrom(lamp, { ...lamp.start, heaps: [1e6, 1, 1, 1] })).toBe(lamp.start);
  expect(stateFrom(strip, { ...strip.start, takes: "nonsense" })).toBe(strip.start);
  expect(stateFrom(strip, { ...strip.start, n: 1e9 })).toBe(strip.start);
});

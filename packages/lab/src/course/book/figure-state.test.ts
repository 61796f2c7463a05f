import { expect, it } from "vitest";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import { stateFrom } from "./figure-state.ts";
import type { Figure } from "./vocabulary.ts";

async function figuresOf(id: string): Promise<Figure[]> {
  const chapter = await CHAPTERS_OF_BOOK.find((entry) => entry.id === id)?.load();
  return (chapter?.sections ?? []).flatMap(({ blocks }) => blocks.flatMap(({ figure }) => figure ?? []));
}

it("a link gives back what a touch made of a figure", async () => {
  for (const figure of [...(await figuresOf("nim")), ...(await figuresOf("paths"))]) {
    if (figure.touch === undefined) continue;
    const [first] = figure.touchable?.(figure.start) ?? figure.draw(figure.start).nodes.map(({ id }) => id);
    const moved = JSON.parse(JSON.stringify(figure.touch(figure.start, first)));
    expect(stateFrom(figure, moved)).toEqual(moved);
  }
});

it("what is no state of a figure leaves it as it begins", async () => {
  for (const figure of await figuresOf("nim")) {
    for (const damaged of [5, "x", null, [], {}, { heaps: [1e9] }, { heaps: "many", moves: 0 }]) {
      expect(stateFrom(figure, damaged)).toBe(figure.start);
    }
  }
  const [lamp, strip] = await figuresOf("nim");
  expect(stateFrom(lamp, { ...lamp.start, heaps: [1e6, 1, 1, 1] })).toBe(lamp.start);
  expect(stateFrom(strip, { ...strip.start, takes: "nonsense" })).not.toBe(undefined);
  expect(stateFrom(strip, { ...strip.start, n: 1e9 })).toBe(strip.start);
});

import { expect, it } from "vitest";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import { stateFrom } from "./figure-state.ts";
import type { Figure } from "./vocabulary.ts";

async function figuresOf(id: string): Promise<Figure[]> {
  const chapter = await CHAPTERS_OF_BOOK.find((entry) => entry.id === id)?.load();
  return (chapter?.sections ?? []).flatMap(({ blocks }) => blocks.flatMap(({ figure }) => figure ?? []));
}

/** Some states that a reader comes to by touching: always the first, always the last, and one after the other. */
function walksOf(figure: Figure): Record<string, unknown>[] {
  return [0, -1, 1, 2].flatMap((pick) => {
    const reached = [];
    let state = figure.start;
    for (let touches = 0; touches < 6 && figure.touch !== undefined; touches++) {
      const nodes = figure.touchable?.(state) ?? figure.draw(state).nodes.map(({ id }) => id);
      if (nodes.length === 0) break;
      state = figure.touch(state, nodes.at(pick % nodes.length) as string);
      reached.push(state);
    }
    return reached;
  });
}

it.each(CHAPTERS_OF_BOOK.map(({ id }) => id))(
  "%s: a figure is what touches have made of it, and a link gives it back",
  async (id) => {
    for (const figure of await figuresOf(id)) {
      for (const state of walksOf(figure)) {
        const moved = JSON.parse(JSON.stringify(state));
        expect(stateFrom(figure, moved)).toEqual(moved);
      }
    }
  },
);

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

import fc from "fast-check";
import { LANGUAGES } from "marienbad/base";
import { expect } from "vitest";
import { chooseLanguage } from "../../base/language.ts";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import { stateFrom } from "./figure-state.ts";
import type { Figure } from "./vocabulary.ts";

/** The figures of a chapter. */
export async function figuresOf(id: string): Promise<Figure[]> {
  const chapter = await CHAPTERS_OF_BOOK.find((entry) => entry.id === id)?.load();
  return (chapter?.sections ?? []).flatMap(({ blocks }) => blocks.flatMap(({ figure }) => figure ?? []));
}

const idsOf = (figure: Figure, state: Figure["start"]): string[] => figure.draw(state).nodes.map(({ id }) => id);

/** Some states that a reader comes to by touching always the node of the same place: the first, the last, another. */
function walksOf(figure: Figure, places: readonly number[]): Record<string, unknown>[] {
  return places.flatMap((pick) => {
    const reached = [];
    let state = figure.start;
    for (let touches = 0; touches < 6 && figure.touch !== undefined; touches++) {
      const nodes = figure.touchable?.(state) ?? idsOf(figure, state);
      if (nodes.length === 0) break;
      state = figure.touch(state, nodes.at(pick % nodes.length) as string);
      reached.push(state);
    }
    return reached;
  });
}

/** A figure of a chapter is what such touches have made of it, and a link gives it back. */
export async function expectLinksGiveBack(id: string, places: readonly number[]): Promise<void> {
  for (const figure of await figuresOf(id)) {
    for (const state of walksOf(figure, places)) {
      const moved = JSON.parse(JSON.stringify(state));
      expect(stateFrom(figure, moved)).toEqual(moved);
    }
  }
}

/** What somebody may write into a link instead of a value: too short, too long, out of range, of another type. */
function spoiled(value: unknown): unknown[] {
  const others = [null, true, "x", 5, [], {}, [[]], ["x", null], { x: 1 }];
  if (typeof value === "number") return [...others, -1e9, -1000, -3, -2, -1, 0.5, 6, 9, 26, 99, 1000, 1e9];
  if (typeof value === "string") {
    return [...others, "", "constructor", `${value}${value}`, value.slice(1), value.slice(0, -1), "X".repeat(9)];
  }
  if (Array.isArray(value)) {
    const [item = 3] = value;
    const each = spoiled(item).flatMap((one) => [[one], [one, ...value.slice(1)], [...value.slice(0, -1), one]]);
    return [...others, value.slice(1), value.slice(0, -1), [...value, item], new Array(60).fill(item), ...each];
  }
  if (typeof value !== "object" || value === null) return others;
  const fields = Object.entries(value);
  const without = fields.map(([name]) => Object.fromEntries(fields.filter(([other]) => other !== name)));
  const changed = fields.flatMap(([name, one]) => spoiled(one).map((other) => ({ ...value, [name]: other })));
  return [...others, ...without, ...changed, { ...value, constructor: 1 }];
}

/** All that is written for a state, in both languages; what has no number or no word is seen in it. */
function written(figure: Figure, state: Figure["start"]): string {
  const scenes = LANGUAGES.map((language) => {
    chooseLanguage(language);
    return figure.draw(state);
  });
  const values = Object.entries(figure.values?.(state) ?? {}).map(([name, value]) => [name, String(value), value]);
  const all = [scenes, figure.parts?.(state), figure.says?.(state), values];
  return JSON.stringify(all, (_, value) => (typeof value === "number" ? String(value) : value));
}

/** A state that was taken from a link shows nothing odd, nor does any that it leads to. */
function checkTaken(figure: Figure, given: unknown, where: string): void {
  const state = stateFrom(figure, given);
  if (state === figure.start) return;
  const told = `${where} with ${JSON.stringify(given)}`;
  expect(written(figure, state), told).not.toMatch(/undefined|NaN/);
  const nodes = figure.touch === undefined ? [] : (figure.touchable?.(state) ?? idsOf(figure, state));
  for (const node of [nodes[0], nodes[nodes.length - 1]].filter((id) => id !== undefined)) {
    const next = figure.touch?.(state, node) ?? state;
    expect(written(figure, next), `${told}, ${node} touched`).not.toMatch(/undefined|NaN/);
  }
}

/** Spoiled links show nothing odd: all those that are listed for each figure of a chapter, and so many by chance. */
export async function expectNothingOdd(id: string, numRuns: number): Promise<void> {
  for (const [index, figure] of (await figuresOf(id)).entries()) {
    const where = `figure ${index} of ${id}`;
    for (const given of spoiled(figure.start)) checkTaken(figure, given, where);
    const anything = fc.record(
      Object.fromEntries(
        Object.entries(figure.start).map(([name, value]) => [
          name,
          fc.oneof(fc.constant(value), fc.constantFrom(...spoiled(value)), fc.jsonValue()),
        ]),
      ),
    );
    fc.assert(
      fc.property(anything, (given) => checkTaken(figure, given, where)),
      { numRuns },
    );
  }
  chooseLanguage("en");
}

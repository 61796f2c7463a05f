import { text } from "marienbad";
import { expect, it } from "vitest";
import { readAloud, rowsOf, sentencesOf, stopsOf, wordsOf } from "./projection.ts";
import type { Live } from "./prose.tsx";
import { choice, figure, type Section, slider } from "./vocabulary.ts";

const FIGURE = figure<{ readonly k: number; readonly how: string }>({
  start: { k: 3, how: "dive" },
  controls: {
    k: slider(0, 9, "Steps", "Étapes"),
    how: choice("How", "Comment", ["dive", "by diving", "en plongeant"]),
  },
  draw: () => ({ id: "f", title: "", direction: "right", nodes: [], edges: [], texts: [], groups: [], legend: [] }),
  parts: () => ({ one: [], two: [] }),
  values: () => ({ count: 1234, who: text("nobody", "personne") }),
});
const LIVE = { figure: FIGURE, state: FIGURE.start } as Live;
const SECTION: Section = {
  id: "s",
  title: text("S", "S"),
  blocks: [
    { prose: [text("Start [here](one). After {k} steps [it](two) ends, {how}.", "…")], figure: FIGURE },
    { kind: "trap", prose: [text("Not [there](one)!", "…")] },
  ],
  lab: "#play/nim",
};

it("takes a paragraph apart where a sentence can begin, also with a mark", () => {
  expect(sentencesOf("Is it? [Yes](a). *No.* 2 of 3… {k} stay")).toEqual([
    "Is it?",
    "[Yes](a).",
    "*No.* 2 of 3…",
    "{k} stay",
  ]);
});

it("walks through the figure, then through its words in reading order", () => {
  expect(wordsOf(rowsOf(SECTION.blocks)[0]).map(({ part }) => part)).toEqual(["one", "two", "one"]);
  expect(stopsOf([SECTION])).toEqual([0, 1, 2, 3].map((word) => ({ place: "s/0", word })));
});

it("reads controls and values as what they are now", () => {
  const [, second] = wordsOf(SECTION.blocks);
  expect(readAloud(second.sentence, LIVE)).toBe("After 3 steps it ends, by diving.");
  expect(readAloud("{count} by {who}", LIVE)).toBe("1,234 by nobody");
});

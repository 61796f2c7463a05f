import type { Text } from "marienbad";
import { LANGUAGES, type Language } from "marienbad/base";
import { expect, it } from "vitest";
import { chooseLanguage } from "../../base/language.ts";
import { CHAPTERS_OF_BOOK } from "./chapters.ts";
import { isRight, remarkOn } from "./judge.ts";
import { piecesOf } from "./markup.ts";
import { wordsIn } from "./names.ts";
import { type Block, type Exercise, type Figure, questionsOf, touchableIn } from "./vocabulary.ts";

/** French writes thousands with a space, at which no line may end. */
const BROKEN_NUMBER = /\d \d{3}(?!\d)/;

/** The states that a reader comes to with one touch of one control. */
function statesOf({ start, controls = {} }: Figure): Readonly<Record<string, unknown>>[] {
  const reached = Object.entries(controls).flatMap(([name, control]) => {
    if (control.kind === "button") return [control.press(start) as Record<string, unknown>];
    if (control.kind === "choice") return control.options.map(({ id }) => ({ ...start, [name]: id }));
    return [control.least, control.most].map((value) => ({ ...start, [name]: value }));
  });
  return [start, ...reached];
}

function checkFigure(figure: Figure, where: string): void {
  for (const state of statesOf(figure)) {
    const scene = figure.draw(state);
    const nodes = new Set(scene.nodes.map(({ id }) => id));
    expect(nodes.size, `${where}: ids are unique`).toBe(scene.nodes.length);
    for (const { from, to } of scene.edges)
      expect(nodes.has(from) && nodes.has(to), `${where}: ends of edges`).toBe(true);
    for (const ids of Object.values(figure.parts?.(state) ?? {})) {
      for (const id of ids.flatMap((one) => one.split(">"))) expect(nodes.has(id), `${where}: part ${id}`).toBe(true);
    }
    figure.says?.(state);
    if (figure.touch === undefined) continue;
    for (const language of LANGUAGES) checkNames(figure, state, language, where);
    chooseLanguage("en");
    if (state !== figure.start) continue;
    const touchable = touchableIn(figure, state, scene);
    for (const id of [touchable[0], touchable[touchable.length - 1]]) figure.draw(figure.touch(state, id));
  }
}

/** An internal id, as `h0s1` or `m3`: no name. */
const ID = /^[a-z]+\d+([a-z]+\d+)*$/;

/** Each part that can be touched has a name of its own. */
function checkNames(figure: Figure, state: Figure["start"], language: Language, where: string): void {
  if (figure.touch === undefined) return;
  chooseLanguage(language);
  const scene = figure.draw(state);
  const nodes = new Map(scene.nodes.map((node) => [node.id, node]));
  const touchable = touchableIn(figure, state, scene);
  const names = touchable.map((id) => figure.called(state, id, wordsIn(nodes.get(id)))[language]);
  for (const [index, name] of names.entries()) {
    expect(name.trim(), `${where}: ${touchable[index]} has a name`).not.toBe("");
    expect(name, `${where}: ${touchable[index]} aloud`).not.toMatch(ID);
  }
  expect(new Set(names).size, `${where}: names differ, ${names.join("; ")}`).toBe(names.length);
}

function checkBlocks(blocks: readonly Block[], where: string): void {
  let figure: Figure | undefined;
  for (const block of blocks) {
    figure = block.figure ?? figure;
    if (block.figure !== undefined) checkFigure(block.figure, where);
    for (const paragraph of block.prose) {
      for (const language of LANGUAGES) checkProse(paragraph[language], figure, where);
      expect(paragraph.fr, `${where}: no line ends inside a number`).not.toMatch(BROKEN_NUMBER);
      const marks = (text: Text, language: "en" | "fr"): string[] =>
        piecesOf(text[language]).flatMap((piece) =>
          "part" in piece ? [piece.part] : "name" in piece ? [piece.name] : [],
        );
      expect(marks(paragraph, "fr").sort(), `${where}: both languages show the same`).toEqual(
        marks(paragraph, "en").sort(),
      );
    }
  }
}

function checkProse(words: string, figure: Figure | undefined, where: string): void {
  for (const piece of piecesOf(words)) {
    const { parts, values, controls, start } = figure ?? {};
    if (piece.kind === "words" || piece.kind === "strong")
      expect(piece.words, `${where}: a mark was not understood`).not.toMatch(/\{[a-z]\w*\}|\]\(/);
    if (piece.kind === "part") checkProse(piece.words, figure, where);
    if (piece.kind === "part") expect(Object.keys(parts?.(start ?? {}) ?? {}), where).toContain(piece.part);
    if (piece.kind === "named") {
      expect([...Object.keys(controls ?? {}), ...Object.keys(values?.(start ?? {}) ?? {})], where).toContain(
        piece.name,
      );
    }
  }
}

function checkExercise(exercise: Exercise, where: string): void {
  const { asked, hint, why, wrong } = exercise;
  for (const { fr } of [asked, hint, why, ...wrong.map(({ says }) => says)])
    expect(fr, `${where}: no line ends inside a number`).not.toMatch(BROKEN_NUMBER);
  for (const answer of [exercise.answer, ...(exercise.also ?? [])]) expect(isRight(exercise, answer), where).toBe(true);
  const words = exercise.answer.split(" ");
  for (const typed of [`${words.join(", ")}.`, `${words.slice(0, -1).join(", ")} et ${words.at(-1)}`])
    expect(isRight(exercise, typed), `${where}: ${typed}`).toBe(true);
  for (const { when } of exercise.wrong) {
    if (/^[+~]/.test(when)) continue;
    expect(isRight(exercise, when), `${where}: ${when} is wrong`).toBe(false);
    expect(remarkOn(exercise, when), `${where}: ${when} has its remark`).toBeDefined();
  }
  expect(remarkOn(exercise, exercise.answer), `${where}: no remark on what is right`).toBeUndefined();
  if (exercise.options !== undefined) {
    const known = exercise.options.map((one) => one.id);
    for (const word of exercise.answer.split(" ")) expect(known, where).toContain(word);
  }
  const touched = exercise.typed === true ? undefined : exercise.picture?.([]).nodes;
  const nodes = touched?.map((node) => exercise.nameOf?.(node.id) ?? node.id);
  for (const word of nodes === undefined ? [] : exercise.answer.split(" ")) expect(nodes, where).toContain(word);
}

it.each(CHAPTERS_OF_BOOK.map((entry) => [entry.id, entry] as const))(
  "chapter %s: figures draw, words point at what is there, exercises judge, in both languages",
  async (chapter, entry) => {
    const { sections } = await entry.load();
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const section of sections) {
      const where = `${chapter}/${section.id}`;
      checkBlocks(section.blocks, where);
      for (const exercise of questionsOf(section)) checkExercise(exercise, where);
      expect(section.id).toMatch(/^[a-z0-9-]+$/);
      expect(section.lab, where).toMatch(/^#(play|arena|tree|nim|paths|dilemma)\//);
    }
  },
);

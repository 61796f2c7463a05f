import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentOf, runNotebook } from "../../test/exercises.ts";
import {
  check,
  EXERCISE_KINDS,
  exerciseOf,
  findExerciseFormat,
  makeSheet,
  readSheetPlan,
  rightAnswers,
} from "./index.ts";

const KINDS = EXERCISE_KINDS.map(({ id }) => id);

describe("exercises of 200 seeds", () => {
  it.each(KINDS)("%s: answers verified, figures drawn, hardly two the same", (kind) => {
    const contents = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const exercise = exerciseOf(kind, seed);
      expect(check(exercise, rightAnswers(exercise)).every(({ right }) => right)).toBe(true);
      for (const solved of [false, true]) exercise.figure?.("fr", solved);
      contents.add(contentOf({ ...exercise, seed: 0 }));
    }
    expect(contents.size).toBeGreaterThan(150);
  });

  it.each(KINDS.filter((id) => id.startsWith("python-")))("%s: Python's own answer agrees with the solvers", (kind) => {
    const sheet = {
      title: { en: "", fr: "" },
      exercises: Array.from({ length: 200 }, (_, seed) => exerciseOf(kind, seed)),
    };
    expect(runNotebook(findExerciseFormat("ipynb").write(sheet, { language: "fr", answers: true }))).toBe(true);
  });

  it.each(KINDS)("%s: a notebook fails without its answers", (kind) => {
    const sheet = makeSheet([kind], 5);
    expect(runNotebook(findExerciseFormat("ipynb").write(sheet, { language: "en" }))).toBe(false);
    expect(runNotebook(findExerciseFormat("ipynb").write(sheet, { language: "en", answers: true }))).toBe(true);
  });
});

describe("sheets of a class", () => {
  it("differ from student to student, and their keys fit", () => {
    const kinds = readSheetPlan("attractor:3 alphabeta:2 grundy");
    const sheets = Array.from({ length: 30 }, (_, index) => makeSheet(kinds, 2026, index + 1));
    const contents = sheets.map(({ exercises }) => exercises.map(contentOf).join());
    expect(new Set(contents).size).toBe(30);
    for (const { exercises } of sheets) {
      for (const exercise of exercises) {
        expect(check(exercise, rightAnswers(exercise)).every(({ right }) => right)).toBe(true);
      }
    }
  });

  it.each(["en", "fr"] as const)("are well-formed XML for Moodle (%s)", (language) => {
    const folder = mkdtempSync(join(tmpdir(), "marienbad-moodle-"));
    try {
      const path = join(folder, "quiz.xml");
      writeFileSync(path, findExerciseFormat("moodle").write(makeSheet(KINDS, 9), { language }));
      // The shape that Moodle's documentation gives: a quiz of questions, each with a type, a name and a text.
      const program = `
import sys, xml.etree.ElementTree as E
quiz = E.parse(sys.argv[1]).getroot()
assert quiz.tag == "quiz"
types = [q.get("type") for q in quiz]
assert set(types) == {"category", "numerical", "multichoice", "cloze", "shortanswer", "essay"}, types
for q in quiz:
    if q.get("type") == "category": continue
    assert q.find("name/text").text and q.find("questiontext/text").text
    assert q.find("questiontext").get("format") == "html"
    answers = q.findall("answer")
    if q.get("type") in ("numerical", "multichoice", "shortanswer"):
        assert max(float(a.get("fraction")) for a in answers) == 100 and all(a.find("text").text for a in answers)
    for f in q.iter("file"):
        assert f.get("encoding") == "base64" and "@@PLUGINFILE@@/" + f.get("name") in q.find("questiontext/text").text
`;
      const { status, stderr } = spawnSync("python3", ["-c", program, path], { encoding: "utf8" });
      expect(stderr).toBe("");
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

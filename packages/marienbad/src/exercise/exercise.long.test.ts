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
      writeFileSync(
        path,
        findExerciseFormat("moodle").write(makeSheet([...KINDS, ...KINDS, ...KINDS], 9), { language }),
      );
      // The shape that Moodle's documentation gives (docs.moodle.org, Moodle XML format; Embedded answers), with the
      // grades that Moodle accepts (1/q for q up to 10, …) and its marks inside braces.
      const program = `
import base64, re, sys, xml.etree.ElementTree as E
source = open(sys.argv[1], encoding="utf8").read()
assert source.startswith("<?xml")
quiz = E.fromstring(source.encode())
assert quiz.tag == "quiz"
types = [q.get("type") for q in quiz]
assert types[0] == "category" and quiz[0].find("category/text").text.startswith("$course$/")
assert set(types) == {"category", "numerical", "multichoice", "cloze", "shortanswer", "essay"}, types
accepted = {round(100 / q, 5) for q in range(1, 11)} | {0}
names = set()
for q in quiz:
    if q.get("type") == "category": continue
    name = q.find("name/text").text
    assert name and name not in names
    names.add(name)
    text = q.find("questiontext/text").text
    assert q.find("questiontext").get("format") == "html"
    E.fromstring("<div>" + text + "</div>")
    for f in q.iter("file"):
        assert f.get("encoding") == "base64" and "@@PLUGINFILE@@/" + f.get("name") in text
        assert E.fromstring(base64.b64decode(f.text, validate=True)).tag == "{http://www.w3.org/2000/svg}svg"
    assert ("@@PLUGINFILE@@" in text) == (q.find("questiontext/file") is not None)
    answers = q.findall("answer")
    fractions = [float(a.get("fraction")) for a in answers]
    assert all(abs(f) in accepted for f in fractions), fractions
    assert all(a.find("text").text for a in answers)
    kind = q.get("type")
    if kind == "essay":
        assert not answers and q.find("responseformat").text == "monospaced"
        assert int(q.find("responsefieldlines").text) and q.find("responsetemplate/text").text.startswith("def ")
        assert q.find("graderinfo/text").text
    elif kind == "cloze":
        fields = re.findall(r"\\{1:([A-Z]+):([^}]*)\\}", text)
        assert fields and not answers and text.count("{1:") == len(fields)
        for what, parts in fields:
            assert what in ("NUMERICAL", "SHORTANSWER")
            for part in parts.split("~"):
                assert re.fullmatch(r"=-?[0-9]+:0" if what == "NUMERICAL" else r'=[^=#~/"{}]+', part), part
    elif kind == "multichoice" and q.find("single").text == "false":
        assert abs(sum(f for f in fractions if f > 0) - 100) < 0.001, fractions
        assert min(fractions) < 0
    else:
        assert max(fractions) == 100
        if kind == "multichoice": assert sorted(fractions)[:-1] == [0] * (len(fractions) - 1)
        if kind == "numerical":
            float(answers[0].find("text").text)
            assert float(answers[0].find("tolerance").text) == 0
        if kind == "shortanswer": assert all(f == 100 for f in fractions) and q.find("usecase") is not None
`;
      const { status, stderr } = spawnSync("python3", ["-c", program, path], { encoding: "utf8" });
      expect(stderr).toBe("");
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { EXERCISE_KINDS, findExerciseFormat, kindAt, makeSheet, withPoints } from "./index.ts";

const PROGRAM = fileURLToPath(new URL("../test/check-moodle.py", import.meta.url));
const KINDS = EXERCISE_KINDS.map(({ id }) => id);

/** What is wrong with a quiz; empty where Moodle takes it. */
function faultIn(quiz: string): string {
  const { stderr, error } = spawnSync("python3", ["-I", PROGRAM], { input: quiz, encoding: "utf8" });
  if (error !== undefined) throw error;
  return stderr.trim();
}

describe("quizzes for Moodle", () => {
  const write = (language: "en" | "fr"): string =>
    findExerciseFormat("moodle").write(makeSheet(KINDS, 9), { language });
  const quiz = write("fr");

  it("have the documented shape, in both languages, with every type of question", () => {
    expect(faultIn(quiz)).toBe("");
    expect(faultIn(write("en"))).toBe("");
    const hard = EXERCISE_KINDS.filter(({ levels }) => levels.includes("hard")).map(({ id }) => kindAt(id, "hard"));
    const large = makeSheet([...hard, ...hard], 5);
    expect(faultIn(findExerciseFormat("moodle").write(withPoints(large, 60), { language: "fr" }))).toBe("");
    const types = new Set(Array.from(quiz.matchAll(/<question type="(\w+)"/g), ([, type]) => type));
    expect(types).toEqual(new Set(["category", "numerical", "multichoice", "cloze", "shortanswer", "essay"]));
  });

  it.each<[string, RegExp, string, RegExp]>([
    ["a blank first line", /^/, "\n", /first line/],
    ["an element left open", /<\/defaultgrade>/, "", /not XML/],
    ["a question without a name", /<name>.*?<\/name>/, "", /is missing/],
    ["an element that Moodle does not know", /<single>/, "<tick>1</tick><single>", /does not belong/],
    ["a type that Moodle does not know", /type="numerical"/, 'type="number"', /not ours/],
    ["a category outside of the course", /\$course\$/, "", /no category/],
    ["a grade outside of Moodle's list", /fraction="100"/, 'fraction="99"', /grade that Moodle/],
    ["two right choices where one is", /fraction="0"/, 'fraction="100"', /one choice should be right/],
    ["right boxes that make too little", /(false<\/single>.*?)fraction="\d[\d.]*"/, '$1fraction="5"', /100 %/],
    ["a number without a tolerance", /<tolerance>0<\/tolerance>/, "", /tolerance/],
    ["words where a number is asked for", /(numerical.*?<answer[^>]*><text>)\d+/, "$1seven", /not a number/],
    ["HTML outside of CDATA", /<!\[CDATA\[<p>(.*?)\]\]>/, "&lt;p&gt;$1", /not XML|outside of CDATA/],
    ["HTML that is not well-formed", /<p>/, "<p><b>", /well-formed/],
    ["a figure that is not there", /figure\.svg" path/, 'other.svg" path', /do not agree/],
    ["a figure that is not base64", /(encoding="base64">)/, "$1§", /cannot be read/],
    ["a figure without a description", / alt="[^"]+"/, ' alt=""', /description/],
    ["a field that does not end", /(\{1:NUMERICAL:=-?\d+:0)\}/, "$1", /does not end/],
    ["a field of an unknown kind", /\{1:NUMERICAL/, "{1:NUMERIC", /kind of field/],
    ["a field without a tolerance", /(\{1:NUMERICAL:=-?\d+):0/, "$1", /not an answer of NUMERICAL/],
    ["a field whose answer is wrong", /\{1:SHORTANSWER:=/, "{1:SHORTANSWER:", /no answer is right|not an answer/],
    ["a sign of its own inside a field", /\{1:SHORTANSWER:=/, "{1:SHORTANSWER:=#", /not an answer/],
    ["capitals that nobody decides on", /<usecase>0<\/usecase>/, "", /usecase/],
    ["an essay without lines", /<responsefieldlines>\d+/, "<responsefieldlines>", /should be a number/],
  ])("would be refused with %s", (_, part, instead, told) => {
    const spoilt = quiz.replace(new RegExp(part.source, "s"), instead);
    expect(spoilt).not.toBe(quiz);
    expect(faultIn(spoilt)).toMatch(told);
  });
});

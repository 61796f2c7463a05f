import { readFileSync } from "node:fs";
import { exerciseOf } from "marienbad-exercise";
import { files } from "marienbad-python";
import { beforeAll, describe, expect, it } from "vitest";
import { type AskPython, checkCode } from "./check.ts";
import { Interpreter } from "./interpreter.ts";
import { workOfExercise } from "./works.ts";

let ask: AskPython;

/** The real Python, in this process. */
beforeAll(async () => {
  const { loadPyodide } = await import(/* @vite-ignore */ files["pyodide.mjs"]);
  const python = new Interpreter(await loadPyodide());
  ask = async (question) => python.answer(question);
}, 150_000);

/** Functions that a page of the site shows, each with the sentence of the lab that is quoted behind it. */
function quoted(page: string): { code: string; sign: string; sentence: string }[] {
  const text = readFileSync(new URL(`../../../../docs/site/pages/${page}`, import.meta.url), "utf8");
  const found = text.matchAll(/^```python\n([^`]*)```\n\n> ([✗✓]) (.*)$/gm);
  return [...found].map(([, code, sign, sentence]) => ({ code, sign, sentence }));
}

describe("what the site says of a student's Python is what the lab says", () => {
  it.each(["en", "fr"] as const)("in %s", async (language) => {
    const work = workOfExercise(exerciseOf("python-attracteur", 7), { firstPlayer: 0, playerFirst: false });
    if (work === undefined) throw new Error("python-attracteur is a function to write");
    const shown = quoted(language === "en" ? "howto/python.md" : "fr/howto/python.md");
    expect(shown.map(({ sign }) => sign)).toEqual(["✗", "✓"]);
    for (const { code, sign, sentence } of shown) {
      const report = await checkCode(work, code, ask);
      expect(report.kind === "wrong").toBe(sign === "✗");
      expect(report.text[language].replace(/[\u00a0\u202f]/g, " ")).toBe(sentence);
    }
  });
});

import { type Language, text } from "../../base/text.ts";
import { findFigureFormat } from "../../figure/index.ts";
import type { Block, Exercise, Question } from "../model.ts";
import { blocksOf, type ExerciseFormat, escapeMarkup, keyOf, pythonStub } from "./format.ts";
import { base64 } from "./notebook.ts";

/** Moodle's XML: numbers as `numerical`, choices as `multichoice`, tables as `cloze`, names as `shortanswer`. */
export const moodleFormat: ExerciseFormat = {
  id: "moodle",
  title: text("Moodle XML, a quiz", "XML Moodle, un test"),
  ending: "xml",
  write({ title, exercises }, { language }) {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      "<quiz>",
      '<question type="category"><category>',
      `<text>$course$/${escapeMarkup(title[language])}</text></category></question>`,
      ...exercises.flatMap((exercise, index) => exerciseQuestions(exercise, index + 1, language)),
      "</quiz>",
      "",
    ].join("\n");
  },
};

function exerciseQuestions(exercise: Exercise, number: number, language: Language): string[] {
  const { title, figure, questions, python } = exercise;
  const svg = figure && findFigureFormat("svg").write(figure(language, false), { theme: "light" });
  const image = svg === undefined ? "" : '<p><img src="@@PLUGINFILE@@/figure.svg" alt=""/></p>';
  const file = svg === undefined ? "" : `<file name="figure.svg" path="/" encoding="base64">${base64(svg)}</file>`;
  const said =
    blocksOf(exercise)
      .map((block) => htmlBlock(block, language))
      .join("") + image;
  const name = (index: number): string => `${number}.${index} ${title[language]}`;
  if (python !== undefined) {
    const stub = field("responsetemplate", code(pythonStub(python, language)));
    const answer = `<answerboxlines>20</answerboxlines>${stub}`;
    const grader = field("graderinfo", code(python.solution));
    return [asked("essay", name(1), said, file, `<responseformat>monospaced</responseformat>${answer}${grader}`)];
  }
  return questions.map((question, index) => {
    const prompt = `${said}<p>${escapeMarkup(question.prompt[language])}</p>`;
    const feedback = field("generalfeedback", `<p>${escapeMarkup(keyOf(question, language))}</p>`);
    if (question.kind === "table")
      return asked("cloze", name(index + 1), prompt + clozeTable(question.rows), file, feedback);
    const type = question.kind === "number" ? "numerical" : question.kind === "choice" ? "multichoice" : "shortanswer";
    return asked(type, name(index + 1), prompt, file, feedback + answersOf(question, language));
  });
}

function asked(type: string, name: string, html: string, file: string, rest: string): string {
  return (
    `<question type="${type}"><name><text>${escapeMarkup(name)}</text></name>` +
    `<questiontext format="html"><text><![CDATA[${html}]]></text>${file}</questiontext>` +
    `<defaultgrade>1</defaultgrade>${rest}</question>`
  );
}

function field(name: string, html: string): string {
  return `<${name} format="html"><text><![CDATA[${html}]]></text></${name}>`;
}

function code(written: string): string {
  return `<pre>${escapeMarkup(written)}</pre>`;
}

function answer(fraction: number, written: string): string {
  return `<answer fraction="${fraction}" format="plain_text"><text>${escapeMarkup(written)}</text></answer>`;
}

function answersOf(question: Exclude<Question, { kind: "table" }>, language: Language): string {
  switch (question.kind) {
    case "number":
      return answer(100, String(question.answer)).replace("</answer>", "<tolerance>0</tolerance></answer>");
    case "choice": {
      const options = question.options.map((option, index) =>
        answer(index === question.answer ? 100 : 0, option[language]),
      );
      return `<single>true</single><shuffleanswers>0</shuffleanswers>${options.join("")}`;
    }
    case "set":
      return `<usecase>1</usecase>${answer(100, question.answer.join(", ") || "∅")}`;
    case "sequence":
      return `<usecase>1</usecase>${question.answers.map((names) => answer(100, names.join(", "))).join("")}`;
  }
}

/** A field for each row, inside the text: `{1:SHORTANSWER:=2}`. */
function clozeTable(rows: readonly { readonly name: string; readonly accepted: readonly string[] }[]): string {
  const cells = rows.map(({ name, accepted }) => {
    const isNumber = accepted.every((one) => /^-?\d+$/.test(one));
    const kind = isNumber ? "NUMERICAL" : "SHORTANSWER";
    const right = accepted.map((one) => `=${one}${isNumber ? ":0" : ""}`).join("~");
    return `<tr><th>${escapeMarkup(name)}</th><td>{1:${kind}:${right}}</td></tr>`;
  });
  return `<table>${cells.join("")}</table>`;
}

/** A block of a statement as HTML; pages write it in the same way. */
export function htmlBlock(block: Block, language: Language): string {
  if (block.kind === "text") return `<p>${escapeMarkup(block.text[language])}</p>`;
  if (block.kind === "code") return code(block.code);
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join("")}</tr>`;
  const head = row(
    block.head.map((cell) => cell[language]),
    "th",
  );
  return `<table border="1">${head}${block.rows.map((cells) => row(cells, "td")).join("")}</table>`;
}

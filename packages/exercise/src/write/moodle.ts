import { type Language, text } from "marienbad/base";
import { findFigureFormat } from "marienbad-figure";
import type { Block, Exercise, Question } from "../model.ts";
import type { ExercisePoints } from "../sheet.ts";
import { texts } from "../texts/common.ts";
import { texts as sheetsTexts } from "../texts/sheets.ts";
import { NOTHING } from "../typed.ts";
import { type ExerciseFormat, escapeMarkup, keyOf, pythonExamples, pythonStub } from "./format.ts";
import { base64 } from "./notebook.ts";

/** Moodle's XML. HTML is in CDATA, and cannot contain its end, because `>` is always escaped there. */
export const moodleFormat: ExerciseFormat = {
  id: "moodle",
  title: text("Moodle XML, a quiz", "XML Moodle, un test"),
  ending: "xml",
  write({ title, exercises, student, points }, { language }) {
    const name = (student === undefined ? title : sheetsTexts.ofStudent(title, student))[language];
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      "<quiz>",
      '<question type="category"><category>',
      `<text>$course$/${escapeMarkup(name.replaceAll("/", "//"))}</text></category></question>`,
      ...exercises.flatMap((exercise, index) => exerciseQuestions(exercise, index + 1, language, points?.[index])),
      "</quiz>",
      "",
    ].join("\n");
  },
};

function exerciseQuestions(exercise: Exercise, number: number, language: Language, points?: ExercisePoints): string[] {
  const { title, statement, figure, questions, python } = exercise;
  const scene = figure?.(language, false);
  const svg = scene && findFigureFormat("svg").write(scene, { theme: "light" });
  const described = escapeMarkup(scene?.title ?? "");
  const image = svg === undefined ? "" : `<p><img src="@@PLUGINFILE@@/figure.svg" alt="${described}"/></p>`;
  const file = svg === undefined ? "" : `<file name="figure.svg" path="/" encoding="base64">${base64(svg)}</file>`;
  const html = (blocks: readonly Block[]): string => blocks.map((block) => htmlBlock(block, language)).join("");
  const said = html(statement) + image + (python === undefined ? "" : html(pythonExamples(python)));
  const name = (index: number): string => `${number}.${index} ${title[language]}`;
  if (python !== undefined) {
    // The initial text of the answer field, unchanged.
    const begun = `<text>${escapeMarkup(pythonStub(python, language))}</text>`;
    const stub = `<responsetemplate format="plain_text">${begun}</responsetemplate>`;
    const box = "<responseformat>monospaced</responseformat><responserequired>1</responserequired>";
    const grader = field("graderinfo", code(python.solution));
    const rest = `${box}<responsefieldlines>20</responsefieldlines><attachments>0</attachments>${grader}${stub}`;
    return [asked("essay", name(1), said, file, grade(points?.exercise) + rest)];
  }
  return questions.map((question, index) => {
    const prompt = `${said}<p>${escapeMarkup(question.prompt[language])}</p>`;
    const feedback = field("generalfeedback", `<p>${escapeMarkup(keyOf(question, language))}</p>`);
    if (question.kind === "table")
      return asked("cloze", name(index + 1), prompt + clozeTable(question.rows), file, feedback);
    const how = question.kind === "sequence" ? `<p>(${escapeMarkup(texts.HOW_TO_SEQUENCE[language])})</p>` : "";
    const rest = grade(points?.questions[index]) + feedback + answersOf(question, language);
    return asked(TYPES[question.kind], name(index + 1), prompt + how, file, rest);
  });
}

const TYPES = { number: "numerical", choice: "multichoice", set: "multichoice", sequence: "shortanswer" } as const;

function asked(type: string, name: string, html: string, file: string, rest: string): string {
  return (
    `<question type="${type}"><name><text>${escapeMarkup(name)}</text></name>` +
    `<questiontext format="html"><text><![CDATA[${html}]]></text>${file}</questiontext>` +
    `${rest}</question>`
  );
}

/** Points of a question; the fields of a cloze have their own weights instead. */
function grade(points = 1): string {
  return `<defaultgrade>${points}</defaultgrade>`;
}

function field(name: string, html: string): string {
  return `<${name} format="html"><text><![CDATA[${html}]]></text></${name}>`;
}

function code(written: string): string {
  return `<pre>${escapeMarkup(written)}</pre>`;
}

/** Moodle accepts fractions of this length: 33.33333, 14.28571. */
function answer(percent: number, written: string, more = ""): string {
  const fraction = String(Math.round(percent * 100_000) / 100_000);
  const text = `<text>${escapeMarkup(written)}</text><feedback format="html"><text/></feedback>`;
  return `<answer fraction="${fraction}" format="plain_text">${text}${more}</answer>`;
}

function choices(single: boolean, answers: readonly string[]): string {
  const how = `<single>${single}</single><shuffleanswers>0</shuffleanswers><answernumbering>none</answernumbering>`;
  return how + answers.join("");
}

const NONE = "∅";
/** Separators of names in order, any of which students may use. */
const SEPARATORS = [", ", ",", " ", ""];

function answersOf(question: Exclude<Question, { kind: "table" }>, language: Language): string {
  switch (question.kind) {
    case "number":
      return answer(100, String(question.answer), "<tolerance>0</tolerance>");
    case "choice": {
      const { options, answer: right } = question;
      const boxes = options.map((option, index) => answer(index === right ? 100 : 0, option[language]));
      return choices(true, boxes);
    }
    case "set": {
      // A wrong box costs as much as a right one gains. The empty set has its own box.
      const right = question.answer.length === 0 ? [NONE] : question.answer;
      const share = 100 / right.length;
      const boxes = [...question.among, NONE].map((name) => answer(right.includes(name) ? share : -share, name));
      return choices(false, boxes);
    }
    case "sequence": {
      const written = question.answers.flatMap((names) => SEPARATORS.map((separator) => names.join(separator)));
      return `<usecase>0</usecase>${[...new Set(written)].map((one) => answer(100, one)).join("")}`;
    }
  }
}

/** A field for each row, inside the text: `{1:SHORTANSWER:=2}`. */
function clozeTable(rows: readonly { readonly name: string; readonly accepted: readonly string[] }[]): string {
  const cells = rows.map(({ name, accepted }) => {
    const isNumber = accepted.every((one) => /^-?\d+$/.test(one));
    const kind = isNumber ? "NUMERICAL" : "SHORTANSWER";
    const written = accepted.flatMap((one) => (one === NOTHING ? DASHES : [one]));
    const right = written.map((one) => `=${escapeCloze(one)}${isNumber ? ":0" : ""}`).join("~");
    return `<tr><th>${escapeMarkup(name)}</th><td>{1:${kind}:${right}}</td></tr>`;
  });
  return `<table>${cells.join("")}</table>`;
}

const DASHES = [NOTHING, "−", "–", "—"];

function escapeCloze(written: string): string {
  return escapeMarkup(written.replace(/[}#~/"\\*]/g, "\\$&"));
}

/** A block of a statement as HTML, for Moodle and pages. */
export function htmlBlock(block: Block, language: Language): string {
  if (block.kind === "text") return `<p>${escapeMarkup(block.text[language])}</p>`;
  if (block.kind === "code") return code(block.code);
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join("")}</tr>`;
  const names = block.head.map((cell) => cell[language]);
  return `<table border="1">${row(names, "th")}${block.rows.map((cells) => row(cells, "td")).join("")}</table>`;
}

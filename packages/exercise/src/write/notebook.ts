import { text } from "marienbad/base";
import { findFigureFormat } from "marienbad-figure";
import { rightAnswers } from "../check.ts";
import type { Question } from "../model.ts";
import type { Sheet } from "../sheet.ts";
import { texts } from "../texts/common.ts";
import {
  type ExerciseFormat,
  headingOf,
  keyOf,
  promptOf,
  pythonStub,
  pythonTests,
  type SheetOptions,
} from "./format.ts";
import { escapeMarkdown, markdownBlock, openingLines } from "./markdown.ts";

/** A notebook of nbformat 4.5: answers in cells tagged `cor` and `solution`, tests as plain asserts. */
export const notebookFormat: ExerciseFormat = {
  id: "ipynb",
  title: text("Jupyter notebook (Basthon, Capytale)", "Carnet Jupyter (Basthon, Capytale)"),
  ending: "ipynb",
  write(sheet, options) {
    const heading = words(openingLines(sheet, options.language).join("\n\n"));
    const cells = [heading, ...sheet.exercises.flatMap((_, index) => cellsOf(sheet, index, options))];
    const notebook = {
      cells: cells.map(({ kind, source, tags }, index) => ({
        cell_type: kind,
        id: `cell-${index + 1}`,
        metadata: tags.length === 0 ? {} : { tags },
        ...(kind === "code" ? { execution_count: null, outputs: [] } : {}),
        source: source.split(/(?<=\n)/),
      })),
      metadata: {
        kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
        language_info: { name: "python" },
      },
      nbformat: 4,
      nbformat_minor: 5,
    };
    return `${JSON.stringify(notebook, undefined, 1)}\n`;
  },
};

interface Cell {
  readonly kind: "markdown" | "code";
  readonly source: string;
  readonly tags: readonly string[];
}

const ANSWER_TAGS = ["cor", "solution"];

const words = (source: string, tags: readonly string[] = []): Cell => ({ kind: "markdown", source, tags });
const code = (source: string, tags: readonly string[] = []): Cell => ({ kind: "code", source, tags });

function cellsOf(sheet: Sheet, place: number, options: SheetOptions): Cell[] {
  const { language, answers = false, sequenced = false } = options;
  const { statement, figure, questions, python } = sheet.exercises[place];
  const heading = headingOf(sheet, place, language);
  const svg = figure && findFigureFormat("svg").write(figure(language, answers), { theme: "light" });
  const opening = [
    ...(heading === undefined ? [] : [`## ${heading}`]),
    ...statement.map((block) => markdownBlock(block, language)),
    // As an image: notebooks strip the style of an embedded SVG, and Basthon shows no attachments.
    ...(svg === undefined ? [] : [`![](data:image/svg+xml;base64,${base64(svg)})`]),
  ];
  const testTags = sequenced ? ["breakpoint"] : [];
  const program =
    python === undefined
      ? []
      : [
          answers
            ? code(python.solution.trimEnd(), ANSWER_TAGS)
            : code(`${pythonStub(python, language)}    ...  # ${texts.WRITE_HERE[language]}`),
          code(pythonTests(python, [...python.publicCases, ...python.privateCases]), testTags),
        ];
  return [
    words(opening.join("\n\n")),
    ...questions.flatMap((question, index) => {
      const asked = `**${index + 1}.** ${escapeMarkdown(promptOf(sheet, place, index, language))}`;
      return questionCells(question, `reponse_${place + 1}_${index + 1}`, asked, options, testTags);
    }),
    ...program,
  ];
}

/** An answer by hand is a Python value; the assert compares its checksum, which does not reveal it. */
function questionCells(
  question: Question,
  name: string,
  asked: string,
  { language, answers = false }: SheetOptions,
  testTags: readonly string[],
): Cell[] {
  const options =
    question.kind === "choice" ? question.options.map((option, index) => `\n- ${index} : ${option[language]}`) : [];
  const sums = `(${pythonAnswers(question).map(checksum).join(", ")},)`;
  const test = `import zlib\nassert zlib.crc32(${normal(question, name)}.encode()) in ${sums}`;
  const answer = answers
    ? [
        code(`${name} = ${pythonValue(question)}`, ANSWER_TAGS),
        words(`> ${escapeMarkdown(keyOf(question, language))}`, ANSWER_TAGS),
      ]
    : [code(`${name} = ${emptyValue(question)}  # ${texts.PLACE_OF_ANSWER[language]}`)];
  return [words(asked + options.join("")), ...answer, code(test, testTags)];
}

function pythonValue(question: Question): string {
  switch (question.kind) {
    case "number":
    case "choice":
      return String(question.answer);
    case "set":
      return question.answer.length === 0
        ? "set()"
        : `{${question.answer.map((name) => JSON.stringify(name)).join(", ")}}`;
    case "sequence":
      return JSON.stringify(question.answers[0]);
    case "table":
      return JSON.stringify(rightAnswers({ questions: [question] })[question.id]);
  }
}

function emptyValue(question: Question): string {
  if (question.kind === "set") return "set()";
  if (question.kind === "sequence") return "[]";
  if (question.kind === "table")
    return `{${question.rows.map(({ name }) => `${JSON.stringify(name)}: None`).join(", ")}}`;
  return "None";
}

function normal(question: Question, name: string): string {
  const text = ignoresCase(question) ? "(str(x).lower() for x in $)" : "map(str, $)";
  if (question.kind === "set") return `" ".join(sorted(${text.replace("$", name)}))`;
  if (question.kind === "sequence") return `" ".join(${text.replace("$", name)})`;
  if (question.kind === "table") return `" ".join(f"{k}={${name}[k]}" for k in sorted(${name}))`;
  return `str(${name})`;
}

function ignoresCase(question: Question): boolean {
  const names = question.kind === "set" || question.kind === "sequence" ? question.among : [];
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}

function pythonAnswers(question: Question): string[] {
  const written = (name: string): string => (ignoresCase(question) ? name.toLowerCase() : name);
  switch (question.kind) {
    case "number":
    case "choice":
      return [String(question.answer)];
    case "set":
      return [question.answer.map(written).sort().join(" ")];
    case "sequence":
      return question.answers.map((answer) => answer.map(written).join(" "));
    case "table": {
      const rows = [...question.rows].sort((a, b) => (a.name < b.name ? -1 : 1));
      return rows.reduce<string[]>(
        (texts, { name, accepted }) =>
          texts.flatMap((before) => accepted.map((one) => `${before}${before === "" ? "" : " "}${name}=${one}`)),
        [""],
      );
    }
  }
}

/** The CRC-32 of a text in UTF-8, as computed by Python's zlib. */
function checksum(written: string): number {
  let crc = -1;
  for (const byte of new TextEncoder().encode(written)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A text in base64, in Node and in browsers. */
export function base64(written: string): string {
  let bytes = "";
  for (const byte of new TextEncoder().encode(written)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

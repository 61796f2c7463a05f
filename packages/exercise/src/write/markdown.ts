import { type Language, text } from "marienbad/base";
import { findFigureFormat } from "marienbad-figure";
import type { Block, Question } from "../model.ts";
import type { Sheet } from "../sheet.ts";
import { texts } from "../texts/common.ts";
import {
  type ExerciseFormat,
  headingOf,
  keyOf,
  promptOf,
  pythonExamples,
  type SheetOptions,
  tableOf,
} from "./format.ts";

/** Markdown; figures are Mermaid, which MkDocs, GitHub and notebooks draw. */
export const markdownFormat: ExerciseFormat = {
  id: "md",
  title: text("Markdown with Mermaid", "Markdown avec Mermaid"),
  ending: "md",
  write(sheet, options) {
    const parts = sheet.exercises.flatMap((_, index) => exerciseParts(sheet, index, options));
    return `${[...openingLines(sheet, options.language), ...parts].join("\n\n")}\n`;
  },
};

/** The title and the student's name, for Markdown and notebooks. */
export function openingLines({ title, student }: Sheet, language: Language): string[] {
  const name = student === undefined ? [] : [`${texts.NAME_LINE[language]} ${literally(student)}`];
  return [`# ${title[language]}`, ...name];
}

function exerciseParts(sheet: Sheet, index: number, { language, answers = false }: SheetOptions): string[] {
  const { statement, figure, questions, python } = sheet.exercises[index];
  const heading = headingOf(sheet, index, language);
  const drawn = figure && findFigureFormat("mermaid").write(figure(language, answers));
  return [
    ...(heading === undefined ? [] : [`## ${heading}`]),
    ...statement.map((block) => markdownBlock(block, language)),
    ...(drawn === undefined ? [] : [`\`\`\`mermaid\n${drawn.trimEnd()}\n\`\`\``]),
    ...(python === undefined ? [] : pythonExamples(python).map((block) => markdownBlock(block, language))),
    ...questions.flatMap((question, place) => [
      `**${place + 1}.** ${escapeMarkdown(promptOf(sheet, index, place, language))}`,
      ...answerParts(question, language, answers),
    ]),
    ...(python !== undefined && answers ? [fenced(python.solution)] : []),
  ];
}

function answerParts(question: Question, language: Language, answers: boolean): string[] {
  if (question.kind === "table") {
    const [names, cells] = tableOf(question, answers);
    return [table(names, [cells]), ...(answers ? [`> ${escapeMarkdown(question.why[language])}`] : [])];
  }
  if (answers) return [`> ${escapeMarkdown(keyOf(question, language))}`];
  return question.kind === "choice" ? [question.options.map((option) => `- [ ] ${option[language]}`).join("\n")] : [];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Escapes signs that Markdown would interpret, as in A*. */
export function escapeMarkdown(written: string): string {
  return written.replace(/[*_]/g, "\\$&");
}

/** Uses entities, which all dialects know, unlike backslashes; a dollar in its own element begins no mathematics. */
function literally(written: string): string {
  return written
    .replace(/[!-&(-+/:-@[-`{-~]|\.(?=\S)/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll("&#36;", "<span>&#36;</span>");
}

function fenced(code: string): string {
  return `\`\`\`python\n${code.trimEnd()}\n\`\`\``;
}

/** A block of a statement, for Markdown and notebooks. */
export function markdownBlock(block: Block, language: Language): string {
  if (block.kind === "text") return escapeMarkdown(block.text[language]);
  if (block.kind === "code") return fenced(block.code);
  const head = block.head.map((cell) => cell[language]);
  return table(head, block.rows);
}

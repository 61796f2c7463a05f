import { type Language, text } from "../../base/text.ts";
import { findFigureFormat } from "../../figure/index.ts";
import type { Block, Exercise } from "../model.ts";
import * as texts from "../texts/common.ts";
import { blocksOf, type ExerciseFormat, keyOf, type SheetOptions } from "./format.ts";

/** Markdown; figures are Mermaid, which MkDocs, GitHub and notebooks draw. */
export const markdownFormat: ExerciseFormat = {
  id: "md",
  title: text("Markdown with Mermaid", "Markdown avec Mermaid"),
  ending: "md",
  write({ title, exercises }, options) {
    const parts = exercises.flatMap((exercise, index) => exerciseParts(exercise, index + 1, options));
    return `${[`# ${title[options.language]}`, ...parts].join("\n\n")}\n`;
  },
};

function exerciseParts(exercise: Exercise, number: number, { language, answers = false }: SheetOptions): string[] {
  const { title, figure, questions, python } = exercise;
  const drawn = figure && findFigureFormat("mermaid").write(figure(language, answers));
  return [
    `## ${texts.exerciseHead(number, title)[language]}`,
    ...blocksOf(exercise).map((block) => markdownBlock(block, language)),
    ...(drawn === undefined ? [] : [`\`\`\`mermaid\n${drawn.trimEnd()}\n\`\`\``]),
    ...questions.flatMap((question, index) => {
      const options = question.kind === "choice" ? question.options.map((option) => `- [ ] ${option[language]}`) : [];
      const rows = question.kind === "table" && !answers ? [emptyTable(question.rows.map(({ name }) => name))] : [];
      return [
        `**${index + 1}.** ${question.prompt[language]}`,
        ...(answers
          ? [`> ${keyOf(question, language)}`]
          : [...rows, ...(options.length > 0 ? [options.join("\n")] : [])]),
      ];
    }),
    ...(python !== undefined && answers ? [fenced(python.solution)] : []),
  ];
}

function emptyTable(names: readonly string[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(names), line(names.map(() => "---")), line(names.map(() => " "))].join("\n");
}

function fenced(code: string): string {
  return `\`\`\`python\n${code.trimEnd()}\n\`\`\``;
}

/** A block of a statement; notebooks write it in the same way. */
export function markdownBlock(block: Block, language: Language): string {
  if (block.kind === "text") return block.text[language].replace(/[*_]/g, "\\$&");
  if (block.kind === "code") return fenced(block.code);
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const head = block.head.map((cell) => cell[language]);
  return [line(head), line(head.map(() => "---")), ...block.rows.map(line)].join("\n");
}

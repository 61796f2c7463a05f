import { type Language, text } from "../../base/text.ts";
import { findFigureFormat } from "../../figure/index.ts";
import { escapeTex } from "../../figure/write/tikz-text.ts";
import type { Block, Exercise, Question } from "../model.ts";
import * as texts from "../texts/common.ts";
import { blocksOf, type ExerciseFormat, keyOf, type SheetOptions } from "./format.ts";

/** French sets a space before some signs: ours are there already, so that babel, where it is installed, adds none. */
const FRENCH = [
  "\\IfFileExists{french.ldf}{\\usepackage[french]{babel}\\frenchsetup{AutoSpacePunctuation=false}}{}",
  "\\frenchspacing",
];

/** LaTeX for pdflatex with what every TeX Live has: TikZ, geometry, listings. */
export const texFormat: ExerciseFormat = {
  id: "tex",
  title: text("LaTeX, a sheet to print", "LaTeX, une feuille à imprimer"),
  ending: "tex",
  write({ title, exercises }, options) {
    const { language, answers = false } = options;
    const head = answers ? `${title[language]} (${texts.CORRECTED[language]})` : title[language];
    const nameLine = `\\hfill ${escapeTex(texts.NAME_LINE[language])} \\rule{5cm}{0.3pt}`;
    return [
      "\\documentclass[11pt,a4paper]{article}",
      "\\usepackage[T1]{fontenc}",
      "\\usepackage[utf8]{inputenc}",
      "\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}",
      ...(language === "fr" ? FRENCH : []),
      "\\usepackage[margin=2cm]{geometry}",
      "\\usepackage{tikz}",
      "\\usetikzlibrary{arrows.meta, shapes.misc}",
      "\\usepackage{listings}",
      "\\lstset{language=Python, basicstyle=\\ttfamily\\small, columns=fullflexible, breaklines=true, " +
        "showstringspaces=false, frame=single, framerule=0.2pt, xleftmargin=4pt, xrightmargin=4pt, " +
        "inputencoding=utf8, extendedchars=true, literate=" +
        "{é}{{\\'e}}1 {è}{{\\`e}}1 {ê}{{\\^e}}1 {à}{{\\`a}}1 {û}{{\\^u}}1 {î}{{\\^i}}1 {ô}{{\\^o}}1 {ç}{{\\c c}}1}",
      "\\setlength{\\parindent}{0pt}",
      "\\setlength{\\parskip}{6pt}",
      "\\newcommand{\\tick}{\\fbox{\\rule{0pt}{1ex}\\rule{1ex}{0pt}}}",
      "\\newcommand{\\fit}[1]{\\sbox0{#1}%",
      "  \\ifdim\\wd0>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox0}\\else\\usebox0\\fi}",
      "\\newenvironment{opening}{\\par\\addvspace{14pt}\\begin{minipage}{\\linewidth}\\setlength{\\parskip}{6pt}}%",
      "  {\\end{minipage}\\par}",
      "\\begin{document}",
      `{\\Large\\bfseries ${escapeTex(head)}}${answers ? "" : nameLine}\\par`,
      ...exercises.flatMap((exercise, index) => exerciseLines(exercise, index + 1, options)),
      "\\end{document}",
      "",
    ].join("\n");
  },
};

function exerciseLines(exercise: Exercise, number: number, { language, answers = false }: SheetOptions): string[] {
  const { title, figure, questions, python } = exercise;
  const picture = figure && findFigureFormat("tikz").write(figure(language, answers), { picture: true, theme: "grey" });
  const opening = [
    `\\subsection*{${escapeTex(texts.exerciseHead(number, title)[language])}}`,
    `% ${exercise.kind} --seed ${exercise.seed}`,
    ...blocksOf(exercise).map((block) => blockLines(block, language)),
    ...(picture === undefined ? [] : [`\\begin{center}\\fit{%\n${picture.trimEnd()}%\n}\\end{center}`]),
  ];
  // No page is turned between what is said and its figure; a program may be longer than a page.
  return [
    ...(picture === undefined || python !== undefined ? opening : ["\\begin{opening}", ...opening, "\\end{opening}"]),
    ...questions.map((question, index) => questionLines(question, index + 1, language, answers)),
    ...(python !== undefined && answers ? [listing(python.solution)] : []),
  ];
}

function blockLines(block: Block, language: Language): string {
  if (block.kind === "text") return `${escapeTex(block.text[language])}\\par`;
  if (block.kind === "code") return listing(block.code);
  const row = (cells: readonly string[]): string => `${cells.map(escapeTex).join(" & ")} \\\\\\hline`;
  const head = row(block.head.map((cell) => cell[language]));
  return ruled(block.head.length, [head, ...block.rows.map(row)]);
}

/** Rows of a table with lines around every cell; each row ends with its line. */
function ruled(width: number, rows: readonly string[]): string {
  const columns = `|${"c|".repeat(width)}`;
  const table = [`\\begin{tabular}{${columns}}\\hline`, ...rows, "\\end{tabular}"].join("\n");
  return `\\nopagebreak\\begin{center}${table}\\end{center}`;
}

function listing(code: string): string {
  return `\\begin{lstlisting}\n${code.trimEnd()}\n\\end{lstlisting}`;
}

function questionLines(question: Question, number: number, language: Language, answers: boolean): string {
  const asked = `\\textbf{${number}.} ${escapeTex(question.prompt[language])}`;
  if (answers) return `${asked}\\par\\nopagebreak\n\\quad\\textit{${escapeTex(keyOf(question, language))}}\\par`;
  switch (question.kind) {
    case "choice": {
      const options = question.options.map((option) => `\\tick~${together(escapeTex(option[language]))}`);
      return `${asked}${BETWEEN}${options.join(BETWEEN)}\\par`;
    }
    case "table": {
      const names = question.rows.map(({ name }) => escapeTex(name)).join(" & ");
      const cells = question.rows.map(() => "\\rule{0pt}{3ex}\\hspace*{6mm}").join(" & ");
      return asked + ruled(question.rows.length, [`${names} \\\\\\hline`, `${cells} \\\\\\hline`]);
    }
    default:
      return `${asked}\\par\\nopagebreak\\quad\\rule{0pt}{3ex}\\dotfill\\par`;
  }
}

/** Between boxes to tick; it may shrink, and a line may end there. */
const BETWEEN = "\\hspace{1em minus 0.5em}";
const MAX_TOGETHER = 40;

/** A few words on one line; a sentence may be broken. */
function together(words: string): string {
  return words.length <= MAX_TOGETHER ? words.replaceAll(" ", "~") : words;
}

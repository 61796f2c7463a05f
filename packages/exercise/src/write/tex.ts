import { type Language, text } from "marienbad/base";
import { escapeTex, findFigureFormat } from "marienbad-figure";
import { type Block, kindAt, type Question } from "../model.ts";
import type { Sheet } from "../sheet.ts";
import { texts } from "../texts/common.ts";
import { texts as sheetsTexts } from "../texts/sheets.ts";
import {
  type ExerciseFormat,
  headingOf,
  keyOf,
  promptOf,
  pythonExamples,
  type SheetOptions,
  tableOf,
} from "./format.ts";
import { nameInTex, nameLines, unsetCharacters } from "./tex-names.ts";

/** French sets a space before some signs, which is included here, so that babel, if installed, adds none. */
const FRENCH = [
  "\\IfFileExists{french.ldf}{\\usepackage[french]{babel}\\frenchsetup{AutoSpacePunctuation=false}}{}",
  "\\frenchspacing",
];

/** LaTeX for every engine, with packages of every TeX Live: TikZ, geometry, listings. */
export const texFormat: ExerciseFormat = {
  id: "tex",
  title: text("LaTeX, a sheet to print", "LaTeX, une feuille à imprimer"),
  ending: "tex",
  write: (sheet, options) => [...pieces([sheet], options)].join(""),
  writeAll: pieces,
  remarksOn(name) {
    const { foreign, missing } = unsetCharacters(name);
    return [
      ...(foreign.length === 0 ? [] : [sheetsTexts.needsFont(name, foreign)]),
      ...(missing.length === 0 ? [] : [sheetsTexts.cannotBeSet(name, missing)]),
    ];
  },
};

function* pieces(sheets: readonly Sheet[], options: SheetOptions): Generator<string> {
  const names = sheets.flatMap(({ student = [] }) => student);
  yield preamble(options.language, names);
  let before = "";
  for (const sheet of sheets) {
    yield `${before}${sheetLines(sheet, options).join("\n")}\n`;
    before = NEXT_SHEET;
  }
  yield "\\end{document}\n";
}

function preamble(language: Language, names: readonly string[]): string {
  return [
    "\\documentclass[11pt,a4paper]{article}",
    // LuaLaTeX and XeLaTeX start with Latin Modern in Unicode.
    "\\ifdefined\\Umathcode\\else",
    "\\usepackage[T1]{fontenc}",
    "\\usepackage[utf8]{inputenc}",
    "\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}",
    "\\fi",
    ...nameLines(names),
    ...(language === "fr" ? FRENCH : []),
    "\\usepackage[margin=2cm]{geometry}",
    "\\usepackage{tikz}",
    "\\usetikzlibrary{arrows.meta, shapes.misc}",
    "\\usepackage{listings}",
    "\\lstset{language=Python, deletekeywords={file}, basicstyle=\\ttfamily\\small, columns=fullflexible, " +
      "breaklines=true, showstringspaces=false, frame=single, framerule=0.2pt, xleftmargin=4pt, xrightmargin=4pt, " +
      "inputencoding=utf8, extendedchars=true, literate=" +
      "{é}{{\\'e}}1 {è}{{\\`e}}1 {ê}{{\\^e}}1 {à}{{\\`a}}1 {û}{{\\^u}}1 {î}{{\\^i}}1 {ô}{{\\^o}}1 {ç}{{\\c c}}1}",
    "\\setlength{\\parindent}{0pt}",
    "\\setlength{\\parskip}{6pt}",
    "\\newcommand{\\tick}{\\fbox{\\rule{0pt}{1ex}\\rule{1ex}{0pt}}}",
    "\\newcommand{\\fit}[1]{\\sbox0{#1}%",
    "  \\ifdim\\wd0>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox0}\\else\\usebox0\\fi}",
    "\\newenvironment{whole}{\\par\\addvspace{14pt}\\begin{minipage}{\\linewidth}\\setlength{\\parskip}{6pt}}%",
    "  {\\end{minipage}\\par}",
    // An answer at the end of the last line, or on its own line (Knuth, The TeXbook, chapter 14).
    "\\newcommand{\\blank}{{\\unskip\\nobreak\\hfil\\penalty50\\hskip1em\\hbox{}\\nobreak\\hfil",
    "  \\makebox[3cm]{\\dotfill}\\parfillskip=0pt\\finalhyphendemerits=0\\par}}",
    "\\begin{document}",
    "",
  ].join("\n");
}

const NEXT_SHEET = "\\clearpage\\setcounter{page}{1}\n";

function sheetLines(sheet: Sheet, options: SheetOptions): string[] {
  const { title, exercises, student, points } = sheet;
  const { language, answers = false } = options;
  const head = answers ? `${title[language]} (${texts.CORRECTED[language]})` : title[language];
  const total = points?.reduce((sum, { exercise }) => sum + exercise, 0);
  const name = student === undefined ? "\\rule{6cm}{0.3pt}" : nameInTex(student);
  const marks =
    total === undefined ? "" : `\\hfill\\normalsize\\normalfont ${escapeTex(sheetsTexts.outOf(total)[language])}`;
  return [
    ...(answers && student === undefined ? [] : [`\\hfill ${escapeTex(texts.NAME_LINE[language])} ${name}\\par`]),
    `{\\Large\\bfseries ${escapeTex(head)}${marks}\\par}`,
    ...exercises.flatMap((_, index) => exerciseLines(sheet, index, options)),
  ];
}

function exerciseLines(sheet: Sheet, index: number, options: SheetOptions): string[] {
  const { language, answers = false } = options;
  const exercise = sheet.exercises[index];
  const { statement, figure, questions, python } = exercise;
  const heading = headingOf(sheet, index, language);
  const picture = figure && findFigureFormat("tikz").write(figure(language, answers), { picture: true, theme: "grey" });
  // No page is turned inside an exercise; a program alone may be longer than a page.
  return [
    "\\begin{whole}",
    ...(heading === undefined ? [] : [`\\subsection*{${escapeTex(heading)}}`]),
    `% ${kindAt(exercise.kind, exercise.level)} --seed ${exercise.seed}`,
    ...statement.map((block) => blockLines(block, language)),
    ...(picture === undefined ? [] : [`{\\centering\\fit{%\n${picture.trimEnd()}%\n}\\par}`]),
    ...questions.map((question, place) =>
      questionLines(question, `\\textbf{${place + 1}.} ${escapeTex(promptOf(sheet, index, place, language))}`, options),
    ),
    "\\end{whole}",
    ...(python === undefined ? [] : pythonExamples(python).map((block) => blockLines(block, language))),
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

function ruled(width: number, rows: readonly string[]): string {
  const columns = `|${"c|".repeat(width)}`;
  const table = [`\\begin{tabular}{${columns}}\\hline`, ...rows, "\\end{tabular}"].join("\n");
  return `\\par{\\centering${table}\\par}`;
}

function listing(code: string): string {
  return `\\begin{lstlisting}\n${code.trimEnd()}\n\\end{lstlisting}`;
}

function questionLines(question: Question, asked: string, { language, answers = false }: SheetOptions): string {
  if (answers) {
    const said = question.kind === "table" ? question.why[language] : keyOf(question, language);
    const table = question.kind === "table" ? filledTable(question, true) : "";
    return `${asked}${table}\\par\\quad\\textit{${escapeTex(said)}}\\par`;
  }
  switch (question.kind) {
    case "choice": {
      const options = question.options.map((option) => `\\tick~${together(escapeTex(option[language]))}`);
      return `${asked}${BETWEEN}${options.join(BETWEEN)}\\par`;
    }
    case "table":
      return asked + filledTable(question, false);
    case "number":
      return `${asked}\\blank`;
    default:
      return `${asked}\\par\\quad\\rule{0pt}{3ex}\\dotfill\\par`;
  }
}

function filledTable(question: Question & { kind: "table" }, answers: boolean): string {
  const [names, cells] = tableOf(question, answers);
  const wide = cells.map((cell) => `\\rule{0pt}{3ex}\\makebox[6mm]{${escapeTex(cell)}}`);
  const row = (written: readonly string[]): string => `${written.join(" & ")} \\\\\\hline`;
  return ruled(names.length, [row(names.map(escapeTex)), row(wide)]);
}

/** Space between boxes to tick; it may shrink, and a line may break there. */
const BETWEEN = "\\hspace{1em minus 0.5em}";
const MAX_TOGETHER = 40;

/** Keeps a few words on one line; a sentence may break. */
function together(words: string): string {
  return words.length <= MAX_TOGETHER ? words.replaceAll(" ", "~") : words;
}

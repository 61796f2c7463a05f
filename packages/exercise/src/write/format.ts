import type { Language, Text } from "marienbad/base";
import type { Block, PythonCase, PythonTask, Question } from "../model.ts";
import type { Sheet } from "../sheet.ts";
import { texts as commonTexts, playOf, setOf } from "../texts/common.ts";
import { texts as sheetsTexts } from "../texts/sheets.ts";

/** Options for writing a sheet. */
export interface SheetOptions {
  readonly language: Language;
  /** Include the answers (the key). */
  readonly answers?: boolean;
  /** Notebooks: each exercise opens when the previous one is solved (Capytale). */
  readonly sequenced?: boolean;
}

/** A file format for sheets of exercises. */
export interface ExerciseFormat {
  readonly id: string;
  readonly title: Text;
  readonly ending: string;
  /** Deterministic, byte for byte. */
  write(sheet: Sheet, options: SheetOptions): string;
  /** The sheets of a class as one printable file, piece by piece, each on a new page; only for formats for print. */
  readonly writeAll?: ((sheets: readonly Sheet[], options: SheetOptions) => Iterable<string>) | undefined;
  /** Warnings about a student's name that cannot be written unchanged. */
  remarksOn?(name: string): readonly Text[];
}

function shownAnswer(question: Question, language: Language): string {
  switch (question.kind) {
    case "number":
      return String(question.answer).replace("-", "−");
    case "choice":
      return question.options[question.answer][language];
    case "set":
      return setOf(question.answer);
    case "sequence":
      return playOf(question.answers[0]);
    case "table":
      return question.rows.map(({ name, accepted }) => `${name} : ${accepted[0].replace("-", "−")}`).join(", ");
  }
}

/** The answer and the reason, for a key; the reason alone if it contains the answer. */
export function keyOf(question: Question, language: Language): string {
  const answer = shownAnswer(question, language);
  const why = question.why[language];
  return question.kind === "sequence" && why.includes(answer) ? why : `${answer}. ${why}`;
}

/** The head and the cells of a question's table, to be filled in or with the answers. */
export function tableOf(question: Question & { kind: "table" }, answers: boolean): readonly [string[], string[]] {
  return [
    question.rows.map(({ name }) => name),
    question.rows.map(({ accepted }) => (answers ? accepted[0].replace("-", "−") : " ")),
  ];
}

/** The heading of an exercise; undefined if it is the only one and the sheet has its title. */
export function headingOf({ title, exercises, points }: Sheet, index: number, language: Language): string | undefined {
  const { title: own } = exercises[index];
  if (exercises.length === 1 && title === own) return undefined;
  return counting(commonTexts.exerciseHead(index + 1, own)[language], points?.[index].exercise, language);
}

function counting(said: string, points: number | undefined, language: Language): string {
  return points === undefined ? said : sheetsTexts.counting(said, sheetsTexts.pointsOf(points))[language];
}

/** The prompt of a question, with its points if the sheet has points. */
export function promptOf({ exercises, points }: Sheet, index: number, place: number, language: Language): string {
  return counting(exercises[index].questions[place].prompt[language], points?.[index].questions[place], language);
}

/** The head of a function with its docstring. */
export function pythonStub({ name, parameters, docstring }: PythonTask, language: Language): string {
  return `def ${name}(${parameters.join(", ")}):\n    """${docstring[language]}"""\n`;
}

/** Cases as plain asserts, after the referee, if there is one. */
export function pythonTests({ name, referee }: PythonTask, cases: readonly PythonCase[]): string {
  const asserts = cases.map(({ arguments: given, expected }) =>
    referee === undefined
      ? `assert ${name}(${given.join(", ")}) == ${expected}`
      : `assert ${referee.name}(${given.join(", ")})`,
  );
  return `${referee === undefined ? "" : `${referee.code.trimEnd()}\n\n\n`}${asserts.join("\n")}`;
}

/** The public cases for readers: long arguments first, entry by entry; one right answer in place of the referee. */
export function pythonExamples({ name, parameters, publicCases, referee }: PythonTask): readonly Block[] {
  const examples = publicCases.map(({ arguments: given, expected }) => {
    const isLong = given.map((value) => value.length > MAX_INLINE);
    const long = given.flatMap((value, place) => (isLong[place] ? [inLines(`${parameters[place]} = `, value)] : []));
    const short = given.map((value, place) => (isLong[place] ? parameters[place] : value));
    const call = `${name}(${short.join(", ")})`;
    const result =
      referee === undefined ? [inLines(`assert ${call} == `, expected)] : [`print(${call})`, `# ${expected}`];
    return [...long, ...result].join("\n");
  });
  const others: Block[] = referee === undefined ? [] : [{ kind: "text", text: commonTexts.oneOfMany() }];
  return [{ kind: "code", code: examples.join("\n") }, ...others];
}

const MAX_INLINE = 50;
const MAX_LINE = 80;

function inLines(before: string, value: string): string {
  if (before.length + value.length <= MAX_LINE) return before + value;
  let depth = 0;
  const broken = [...value].map((sign, place) => {
    if ("[({".includes(sign)) depth++;
    if ("])}".includes(sign)) depth--;
    return sign === " " && depth === 1 && value[place - 1] === "," ? `\n${" ".repeat(before.length + 1)}` : sign;
  });
  return before + broken.join("");
}

/** Escapes a text for XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] as string);
}

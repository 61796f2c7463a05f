import type { Language, Text } from "../../base/text.ts";
import type { Block, Exercise, PythonCase, PythonTask, Question } from "../model.ts";
import type { Sheet } from "../sheet.ts";
import { setOf } from "../texts/common.ts";

/** What writing a sheet may be given. */
export interface SheetOptions {
  readonly language: Language;
  /** With the answers: the key. */
  readonly answers?: boolean;
  /** Notebooks: each exercise opens when the one before is solved (Capytale). */
  readonly sequenced?: boolean;
}

/** A format that sheets of exercises are written in. */
export interface ExerciseFormat {
  readonly id: string;
  readonly title: Text;
  /** The ending of its files. */
  readonly ending: string;
  /** The same sheet is written the same, byte for byte. */
  write(sheet: Sheet, options: SheetOptions): string;
}

/** The answer as a key shows it. */
function shownAnswer(question: Question, language: Language): string {
  switch (question.kind) {
    case "number":
      return String(question.answer).replace("-", "−");
    case "choice":
      return question.options[question.answer][language];
    case "set":
      return setOf(question.answer);
    case "sequence":
      return question.answers[0].join(", ");
    case "table":
      return question.rows.map(({ name, accepted }) => `${name} : ${accepted[0].replace("-", "−")}`).join(", ");
  }
}

/** Question and remark behind each other, for a key. */
export function keyOf(question: Question, language: Language): string {
  const answer = shownAnswer(question, language);
  const why = question.why[language];
  return why.startsWith(answer) ? why : `${answer}. ${why}`.replace("}. {", "}, {");
}

/** The head of a function with its docstring. */
export function pythonStub({ name, parameters, docstring }: PythonTask, language: Language): string {
  return `def ${name}(${parameters.join(", ")}):\n    """${docstring[language]}"""\n`;
}

/** A case as a plain assert. */
function pythonAssert({ name, referee }: PythonTask, { arguments: given, expected }: PythonCase): string {
  return referee === undefined
    ? `assert ${name}(${given.join(", ")}) == ${expected}`
    : `assert ${referee.name}(${given.join(", ")})`;
}

/** Cases as plain asserts, behind the function that tells whether an answer is right, where there is one. */
export function pythonTests(task: PythonTask, cases: readonly PythonCase[]): string {
  const asserts = cases.map((one) => pythonAssert(task, one)).join("\n");
  return task.referee === undefined ? asserts : `${task.referee.code.trimEnd()}\n\n\n${asserts}`;
}

/** The paragraphs and tables of a statement, and the public cases where there is something to program. */
export function blocksOf({ statement, python }: Exercise): readonly Block[] {
  if (python === undefined) return statement;
  const code = pythonTests(python, python.publicCases);
  return [...statement, { kind: "text", text: python.docstring }, { kind: "code", code }];
}

/** A text for XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] as string);
}

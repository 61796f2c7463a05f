import { type Text, text } from "marienbad/base";
import type { Exercise, Question } from "./model.ts";
import { texts } from "./texts/common.ts";
import { isNothing, NOTHING, typedNames, typedNumber } from "./typed.ts";

/** What somebody answered: a text by the id of the question, or by names where a question is a table. */
export type Answers = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What a corrector says about one question. */
export interface Verdict {
  readonly question: string;
  readonly right: boolean;
  /** One thing that is wrong, and what to look at; never the whole answer. */
  readonly remark: Text;
}

/** Corrects answers, question by question. Says what is wrong first, kindly, and does not give the answer away. */
export function check({ questions }: Pick<Exercise, "questions">, answers: Answers): Verdict[] {
  return questions.map((question) => {
    const remark = remarkOn(question, answers[question.id] ?? "");
    return { question: question.id, right: remark === undefined, remark: remark ?? texts.right() };
  });
}

/** The right answers, as somebody would type them. */
export function rightAnswers({ questions }: Pick<Exercise, "questions">): Answers {
  return Object.fromEntries(questions.map((question) => [question.id, rightAnswer(question)]));
}

function rightAnswer(question: Question): Answers[string] {
  switch (question.kind) {
    case "number":
    case "choice":
      return String(question.answer);
    case "set":
      return question.answer.length === 0 ? "∅" : question.answer.join(", ");
    case "sequence":
      return question.answers[0].join(", ");
    case "table":
      return Object.fromEntries(question.rows.map(({ name, accepted }) => [name, accepted[0]]));
  }
}

function remarkOn(question: Question, given: Answers[string]): Text | undefined {
  if (question.kind === "table") return remarkOnTable(question, typeof given === "string" ? {} : given);
  const typed = typeof given === "string" ? given.trim() : "";
  if (typed === "") return texts.notAnswered();
  switch (question.kind) {
    case "number":
      return remarkOnNumber(question.answer, typed);
    case "choice":
      return typed === String(question.answer) ? undefined : texts.otherChoice();
    case "set":
      return remarkOnSet(question, typed);
    case "sequence":
      return remarkOnSequence(question, typed);
  }
}

function remarkOnNumber(answer: number, typed: string): Text | undefined {
  const number = typedNumber(typed);
  if (number === undefined) return texts.notANumber(typed);
  return number === answer ? undefined : texts.otherNumber(number);
}

function badName(names: readonly string[], among: readonly string[]): Text | undefined {
  const unknown = names.find((name) => !among.includes(name));
  return unknown === undefined ? undefined : texts.notAName(unknown, among);
}

function remarkOnSet(question: Question & { kind: "set" }, typed: string): Text | undefined {
  const { among, answer, reasons = {} } = question;
  if (isNothing(typed) && !among.includes(typed)) return answer.length === 0 ? undefined : texts.notEmpty();
  const names = typedNames(typed, among);
  if (names.length === 0) return texts.notAnswered();
  const bad = badName(names, among);
  if (bad !== undefined) return bad;
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice !== undefined) return texts.nameTwice(twice);
  const extra = names.find((name) => !answer.includes(name));
  if (extra !== undefined) return together(texts.tooMany(extra), reasons[extra]);
  return names.length === answer.length ? undefined : texts.missing();
}

function remarkOnSequence(question: Question & { kind: "sequence" }, typed: string): Text | undefined {
  const { among, answers, reasons = {} } = question;
  const names = typedNames(typed, among, true);
  const bad = badName(names, among);
  if (bad !== undefined) return bad;
  const agreement = (answer: readonly string[]): number => {
    const place = names.findIndex((name, index) => name !== answer[index]);
    return place < 0 ? names.length : place;
  };
  if (answers.some((answer) => answer.length === names.length && agreement(answer) === names.length)) return undefined;
  const nearest = answers.reduce((best, answer) => (agreement(answer) > agreement(best) ? answer : best));
  const agreed = agreement(nearest);
  if (agreed === names.length) return texts.tooShort();
  if (agreed === nearest.length) return texts.tooLong();
  return together(texts.differsAt(agreed + 1, names[agreed]), reasons[names[agreed]]);
}

function remarkOnTable(
  { rows, reasons = {} }: Question & { kind: "table" },
  given: Readonly<Record<string, string>>,
): Text | undefined {
  const names = new Set(rows.flatMap(({ name, accepted }) => [name, ...accepted]).filter((name) => name !== NOTHING));
  for (const { name, accepted } of rows) {
    const typed = (given[name] ?? "").trim();
    if (typed === "") return texts.wrongRow(name, "");
    if (!accepted.some((answer) => isCell(answer, typed, [...names])))
      return together(texts.wrongRow(name, typed), reasons[name]);
  }
  return undefined;
}

/** True if what was typed in a row of a table says this: a number, one of these names, or nothing. */
function isCell(answer: string, typed: string, names: readonly string[]): boolean {
  if (answer === NOTHING) return isNothing(typed) && !names.includes(typed);
  if (/^-?\d+$/.test(answer)) return typedNumber(typed) === Number(answer);
  const [name, ...more] = typedNames(typed, names);
  return name === answer && more.length === 0;
}

function together(sentence: Text, reason: Text | undefined): Text {
  return reason === undefined ? sentence : text(`${sentence.en} ${reason.en}`, `${sentence.fr} ${reason.fr}`);
}

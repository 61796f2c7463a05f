import type { Text } from "marienbad";
import type { Exercise } from "./vocabulary.ts";

const CONJUNCTION = /^(?:et|and|puis|then)$/i;

/** The words and numbers of an answer, whatever is typed between them. */
function wordsOf(answer: string): string[] {
  const plain = answer
    .replaceAll("−", "-")
    .replace(/(->|→)/g, " ")
    .replace(/(\d),(\d+)(?=$|[^\d,])/g, (whole, left, right) => (answer.includes(" ") ? `${left}.${right}` : whole));
  const words = plain.match(/(?<![\p{L}\d])-?\d+(?:[./]\d+)?|\d+(?:[./]\d+)?|\p{L}+\d*|[₀₁]/gu) ?? [];
  return words.filter((word) => !CONJUNCTION.test(word));
}

function same(given: string, wanted: string, set: boolean): boolean {
  const [mine, right] = [given, wanted].map((answer) => {
    const words = wordsOf(answer);
    return (set ? [...new Set(words)].sort() : words).join(" ");
  });
  return mine === right || (!set && mine.toLowerCase() === right.toLowerCase());
}

/** Whether an answer is right. */
export function isRight({ answer, also = [], set = false }: Exercise, given: string): boolean {
  return [answer, ...also].some((wanted) => same(given, wanted, set));
}

/** What to say to a wrong answer: the remark that was written for it, if it was foreseen. */
export function remarkOn({ wrong, set = false }: Exercise, given: string): Text | undefined {
  const words = wordsOf(given);
  return wrong.find(({ when }) => {
    if (when.startsWith("+")) return words.includes(when.slice(1));
    if (when.startsWith("~")) return !words.includes(when.slice(1));
    return same(given, when, set);
  })?.says;
}

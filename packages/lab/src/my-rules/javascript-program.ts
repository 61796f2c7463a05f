/** Runs in the sandbox, for rules in JavaScript. It shares its worker with the user's code, so is not trusted. */
import type { Question, Saying } from "../sandbox/protocol.ts";
import { FILE, studyRules } from "./javascript-study.ts";
import type { RulesQuestion } from "./language.ts";

// Taken before somebody's code can put something else in their place.
const post = (self as unknown as { postMessage(message: string): void }).postMessage.bind(self);
const write = JSON.stringify;
const tell = (saying: Saying): void => post(write(saying));

/** The code as a module; its errors then tell the line. */
function importCode(code: string): Promise<{ readonly default?: unknown }> {
  const address = URL.createObjectURL(new Blob([`${code}\n//# sourceURL=${FILE}`], { type: "text/javascript" }));
  return import(/* @vite-ignore */ address);
}

self.addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== "string") return;
  const { id, input } = JSON.parse(data) as Question;
  const onFound = (found: number): void => tell({ id, note: found });
  tell({ id, answer: await studyRules(input as RulesQuestion, importCode, onFound) });
});

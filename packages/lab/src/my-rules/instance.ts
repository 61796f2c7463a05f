import { Sandbox } from "../sandbox/sandbox.ts";
import { WorkerClient } from "../worker/client.ts";
import { MAX_POSITIONS } from "./answer.ts";
import type { RulesLanguage, RulesQuestion } from "./language.ts";
import { createMyRulesState } from "./state.ts";

const sandboxes = new Map<RulesLanguage, Sandbox>();

function sandboxFor(language: RulesLanguage): Sandbox {
  const known = sandboxes.get(language) ?? new Sandbox(() => language.fetchProgram());
  sandboxes.set(language, known);
  return known;
}

/** The rules of the page, the only ones of the lab. */
const state = createMyRulesState(
  async (language, code, onFound) => {
    const sandbox = sandboxFor(language);
    const question: RulesQuestion = { code, limit: MAX_POSITIONS };
    const onNote = (note: unknown): void => onFound(typeof note === "number" ? note : 0);
    try {
      return await sandbox.ask(question, { milliseconds: language.time, onNote });
    } finally {
      sandbox.end(); // what the code has left behind goes with it
    }
  },
  () => {
    for (const sandbox of sandboxes.values()) sandbox.end();
  },
  new WorkerClient(),
);

export const { language, code, foreign, study, running, found, faults, ready, title, example, page, start } = state;
export const { setCode, takeExample, runKept, accept, refuse, stop } = state;

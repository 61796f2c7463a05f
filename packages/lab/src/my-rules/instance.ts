import { goTo } from "../base/router.ts";
import { MY_RULES } from "../own/id.ts";
import { Sandbox } from "../sandbox/sandbox.ts";
import { WorkerClient } from "../worker/client.ts";
import { MAX_POSITIONS } from "./answer.ts";
import { LANGUAGES, type RulesLanguage, type RulesQuestion } from "./language.ts";
import { createMyRulesState } from "./state.ts";

const sandboxes = new Map<RulesLanguage, Sandbox>();

function sandboxFor(language: RulesLanguage): Sandbox {
  const known = sandboxes.get(language) ?? new Sandbox(() => language.fetchProgram());
  sandboxes.set(language, known);
  return known;
}

export const rules = createMyRulesState(
  async (language, code, onFound) => {
    const question: RulesQuestion = { code, limit: MAX_POSITIONS };
    if (language.run !== undefined) return language.run(question, onFound);
    const sandbox = sandboxFor(language);
    const onNote = (note: unknown): void => onFound(typeof note === "number" ? note : 0);
    try {
      return await sandbox.ask(question, { milliseconds: language.time, onNote });
    } finally {
      sandbox.end(); // what the code has left behind goes with it
    }
  },
  () => {
    for (const sandbox of sandboxes.values()) sandbox.end();
    for (const language of LANGUAGES) language.stop?.();
  },
  new WorkerClient(),
  (hash) => {
    if (hash === undefined) goTo(MY_RULES);
    else location.hash = hash;
  },
);

import { computed, effect, signal } from "@preact/signals";
import type { Text } from "marienbad";
import { textOfError } from "../base/error-text.ts";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import { readStored, writeStored } from "../base/storage.ts";
import { MY_RULES } from "../own/id.ts";
import { addOwnGame, ownGames } from "../own/registry.ts";
import { TaskError, type TaskRunner } from "../worker/runner.ts";
import { type RulesAnswer, type RulesFault, readAnswer } from "./answer.ts";
import { LANGUAGES, type RulesLanguage } from "./language.ts";
import type { GameStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

export const MAX_CODE = 50_000; // characters
const PAUSE = 500; // milliseconds without a key before the rules are run
const STUDY_TIME = 30_000;

/** Runs rules and gives back what the sandbox said, whatever that is. */
export type RunRules = (
  language: RulesLanguage,
  code: string,
  onFound: (positions: number) => void,
) => Promise<unknown>;

/** The page of one's own rules: code, what is wrong with it, and the game that it makes. */
export function createMyRulesState(runRules: RunRules, stopRules: () => void, runner: TaskRunner) {
  const language = signal<RulesLanguage>(LANGUAGES[0]);
  const code = signal(readStored("my-rules") ?? LANGUAGES[0].examples[0].code);
  /** The code came with a link: nothing of it has run. */
  const foreign = signal(false);
  const answer = signal<{ readonly of: string; readonly found: RulesAnswer } | undefined>(undefined);
  const study = signal<GameStudy | undefined>(undefined);
  const running = signal(false);
  const found = signal(0);
  let asked = 0;

  const current = computed(() => (answer.value?.of === code.value ? answer.value.found : undefined));
  const faults = computed<readonly RulesFault[]>(() => current.value?.faults ?? []);
  /** The game is known to the whole lab. */
  const ready = computed(() => current.value?.table !== undefined && !foreign.value);
  const title = computed<Text>(() => current.value?.title ?? texts.title);
  const example = computed(() => language.value.examples.find((known) => known.code === code.value)?.id ?? "");

  function setCode(next: string): void {
    if (next === code.value) return;
    code.value = next;
    if (!foreign.value) writeStored("my-rules", next);
  }

  function takeExample(id: string): void {
    const chosen = language.value.examples.find((known) => known.id === id);
    if (chosen !== undefined) setCode(chosen.code);
  }

  /** Runs the code in the sandbox; a later call makes this one's answer worthless. */
  async function runNow(): Promise<void> {
    const [turn, of] = [++asked, code.value];
    if (of.length > MAX_CODE) {
      answer.value = { of, found: { faults: [{ text: texts.tooLong(MAX_CODE) }] } };
      return;
    }
    running.value = true;
    found.value = 0;
    const read = await answered(of);
    if (turn !== asked) return;
    running.value = false;
    answer.value = { of, found: read };
    study.value = undefined;
    if (read.table === undefined) return;
    addOwnGame({ id: MY_RULES, title: read.title ?? texts.title, table: read.table });
    const known = await runner.run("my-rules.study", { game: MY_RULES }, STUDY_TIME).catch(() => undefined);
    if (turn === asked) study.value = known;
  }

  async function answered(of: string): Promise<RulesAnswer> {
    try {
      return readAnswer(await runRules(language.value, of, (positions) => (found.value = positions)));
    } catch (error) {
      // What a sandbox says of its end is more to the point than what is said of any worker.
      return { faults: [{ text: error instanceof TaskError ? error.text : textOfError(error) }] };
    }
  }

  /** The reader has seen somebody's code and wants it to run: from now on it is theirs. */
  function accept(): void {
    foreign.value = false;
    writeStored("my-rules", code.value);
  }

  function refuse(): void {
    foreign.value = false;
    code.value = readStored("my-rules") ?? LANGUAGES[0].examples[0].code;
  }

  /** Makes the game of the rules that are kept in this browser, for a page that a link asks to show it. */
  async function runKept(): Promise<void> {
    if (!foreign.value && !ownGames().some(({ id }) => id === MY_RULES)) await runNow();
  }

  function stop(): void {
    asked++;
    running.value = false;
    stopRules();
  }

  function start(): void {
    effect(() => {
      const of = code.value;
      if (currentPage.value !== MY_RULES || foreign.value || answer.value?.of === of) return;
      const timer = setTimeout(() => void runNow(), answer.value === undefined ? 0 : PAUSE);
      return () => clearTimeout(timer);
    });
  }

  const page: Page = {
    id: MY_RULES,
    save: () => ({ language: language.value.id, code: code.value }),
    load(state) {
      const given = state as Record<string, unknown>;
      const known = LANGUAGES.find(({ id }) => id === given.language);
      if (known === undefined || typeof given.code !== "string" || given.code.length > MAX_CODE)
        throw new LinkError("damaged");
      language.value = known;
      // Examples and what is kept here anyway are nobody else's.
      const own = given.code === readStored("my-rules") || known.examples.some((one) => one.code === given.code);
      foreign.value = !own;
      code.value = given.code;
    },
    /** An example, `#my-rules/rook`. */
    loadName(name) {
      if (!language.value.examples.some(({ id }) => id === name)) throw new LinkError("damaged");
      foreign.value = false;
      takeExample(name);
    },
  };

  return {
    ...{ language, code, foreign, study, running, found, faults, ready, title, example, page, start },
    ...{ setCode, takeExample, runNow, runKept, accept, refuse, stop },
  };
}

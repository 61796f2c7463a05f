import { batch, computed, effect, signal } from "@preact/signals";
import type { Text } from "marienbad";
import { LANGUAGES as READERS_LANGUAGES } from "marienbad/base";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import { readStored, removeStored, writeStored } from "../base/storage.ts";
import { MY_RULES, RULES_BEFORE } from "../own/id.ts";
import { addOwnGame, ownGame, type RulesText, removeOwnGame } from "../own/registry.ts";
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

/** Under which name the browser keeps rules in a language: each has its own. */
const placeOf = ({ id }: RulesLanguage): string => (id === LANGUAGES[0].id ? MY_RULES : `${MY_RULES}.${id}`);
const languageNamed = (id: unknown): RulesLanguage | undefined => LANGUAGES.find((known) => known.id === id);
const keptIn = (language: RulesLanguage): string => readStored(placeOf(language)) ?? t(language.examples[0].code);
/** The example that some code is, in whichever language its comments are. */
const exampleOf = ({ examples }: RulesLanguage, code: string) =>
  examples.find((known) => READERS_LANGUAGES.some((language) => known.code[language] === code));

function readRules(given: unknown): RulesText {
  const { language, code } = (given ?? {}) as Record<string, unknown>;
  if (languageNamed(language) === undefined || typeof code !== "string" || code.length > MAX_CODE)
    throw new LinkError("damaged");
  return { language: language as string, code };
}

function keptAside(): RulesText | undefined {
  try {
    return readRules(JSON.parse(readStored(RULES_BEFORE) ?? "null"));
  } catch {
    return undefined;
  }
}

/** The page of the user's own rules. `open` follows a link of the lab, or goes to this page. */
export function createMyRulesState(
  runRules: RunRules,
  stopRules: () => void,
  runner: TaskRunner,
  open: (hash?: string) => void = () => undefined,
) {
  const language = signal<RulesLanguage>(languageNamed(readStored("rules-language")) ?? LANGUAGES[0]);
  const code = signal(keptIn(language.value));
  /** The code came with a link: nothing of it has run. */
  const foreign = signal(false);
  /** The link that waits for this code to be read, accepted and run. */
  const wanted = signal<string | undefined>(undefined);
  const answer = signal<(RulesText & { readonly found: RulesAnswer }) | undefined>(undefined);
  const study = signal<GameStudy | undefined>(undefined);
  /** The version that was set aside, in this visit or in another. */
  const before = signal<RulesText | undefined>(keptAside());
  const running = signal(false);
  const found = signal(0);
  let asked = 0;

  const isAnswered = (): boolean =>
    answer.value?.code === code.value && answer.value.language === language.value.id && !foreign.value;
  const current = computed(() => (isAnswered() ? answer.value?.found : undefined));
  const faults = computed<readonly RulesFault[]>(() => current.value?.faults ?? []);
  /** The game is known to the whole lab. */
  const ready = computed(() => current.value?.table !== undefined);
  /** What is shown is the game of rules that have faults by now. */
  const isOutdated = computed(() => current.value !== undefined && !ready.value);
  const called = signal<Text>(texts.title);
  const title = computed<Text>(() => (foreign.value ? texts.title : called.value));
  const example = computed(() => exampleOf(language.value, code.value)?.id ?? "");

  function keep(): void {
    writeStored("rules-language", language.value.id);
    writeStored(placeOf(language.value), code.value);
  }

  function setCode(next: string): void {
    if (next === code.value) return;
    code.value = next;
    if (!foreign.value) keep();
  }

  /** Goes on with what is kept in another language. */
  function setLanguage(id: string): void {
    const chosen = languageNamed(id);
    if (chosen === undefined || chosen === language.value) return;
    show({ language: id, code: keptIn(chosen) }, false);
    writeStored("rules-language", id);
  }

  /** Takes the text of a file, whose name tells its language. */
  function openText(fileName: string, text: string): void {
    const ending = (name: string): string => name.slice(name.lastIndexOf("."));
    const chosen = LANGUAGES.find((known) => ending(known.fileName) === ending(fileName)) ?? language.value;
    show({ language: chosen.id, code: text }, false);
    keep();
  }

  function takeExample(id: string): void {
    const chosen = language.value.examples.find((known) => known.id === id);
    if (chosen !== undefined) setCode(t(chosen.code));
  }

  /** Examples and what is kept here anyway are nobody else's. */
  function isOwn({ language: id, code: given }: RulesText): boolean {
    const known = languageNamed(id) as RulesLanguage;
    return given === readStored(placeOf(known)) || exampleOf(known, given) !== undefined;
  }

  function show(rules: RulesText, isForeign: boolean): void {
    language.value = languageNamed(rules.language) as RulesLanguage;
    foreign.value = isForeign;
    code.value = rules.code;
    wanted.value = undefined;
  }

  /** Runs the code in the sandbox; a later call makes this one's answer worthless. */
  async function runNow(): Promise<void> {
    const turn = ++asked;
    const rules: RulesText = { language: language.value.id, code: code.value };
    if (rules.code.length > MAX_CODE) {
      answer.value = { ...rules, found: { faults: [{ text: texts.tooLong(MAX_CODE) }] } };
      return;
    }
    running.value = true;
    found.value = 0;
    const read = await answered(rules, (positions) => (found.value = positions));
    if (turn !== asked) return;
    running.value = false;
    batch(() => {
      answer.value = { ...rules, found: read };
      if (read.table === undefined) return; // the last game stays
      study.value = undefined;
      called.value = read.title ?? texts.title;
      addOwnGame({ id: MY_RULES, title: called.value, table: read.table, rules });
    });
    if (read.table === undefined) return;
    const known = await runner.run("my-rules.study", { game: MY_RULES }, STUDY_TIME).catch(() => undefined);
    if (turn === asked) study.value = known;
  }

  async function answered(rules: RulesText, onFound: (positions: number) => void): Promise<RulesAnswer> {
    try {
      return readAnswer(await runRules(languageNamed(rules.language) as RulesLanguage, rules.code, onFound));
    } catch (error) {
      // What a sandbox says of its end is more to the point than what is said of any worker.
      return { faults: [{ text: error instanceof TaskError ? error.text : textOfError(error) }] };
    }
  }

  /** The reader has seen somebody's code and wants it to run: from now on it is theirs. */
  function accept(): void {
    foreign.value = false;
    keep();
  }

  function refuse(): void {
    show({ language: language.value.id, code: keptIn(language.value) }, false);
  }

  /** Makes the game of a link, by its rules or those kept here. False if they are foreign: shown first, then run. */
  async function bringGame(given: unknown, link: string): Promise<boolean> {
    const rules =
      given === undefined ? { language: language.value.id, code: keptIn(language.value) } : readRules(given);
    if (isMade(rules)) return true;
    const isForeign = given !== undefined && !isOwn(rules);
    show(rules, isForeign);
    if (isForeign) {
      wanted.value = link;
      open();
      return false;
    }
    await runNow();
    return true;
  }

  /** The game of these rules is the one that the lab knows. */
  function isMade(rules: RulesText): boolean {
    const made = ownGame(MY_RULES)?.rules;
    return made?.code === rules.code && made.language === rules.language;
  }

  /** Keeps the game as it is now under another name, to compare what the rules become with it. */
  function setAside(): void {
    const made = ownGame(MY_RULES);
    if (made?.rules === undefined) return;
    addOwnGame({ ...made, id: RULES_BEFORE, title: texts.versionBefore(made.title) });
    before.value = made.rules;
    writeStored(RULES_BEFORE, JSON.stringify(made.rules));
  }

  /** Makes the game of the version that was set aside in another visit. */
  async function bringAside(): Promise<void> {
    const rules = before.value;
    if (rules === undefined || ownGame(RULES_BEFORE) !== undefined) return;
    const { table, title: called = texts.title } = await answered(rules, () => undefined);
    if (table === undefined || before.value !== rules) return;
    addOwnGame({ id: RULES_BEFORE, title: texts.versionBefore(called), table, rules });
  }

  function forgetAside(): void {
    before.value = undefined;
    removeStored(RULES_BEFORE);
    removeOwnGame(RULES_BEFORE);
  }

  function stop(): void {
    asked++;
    running.value = false;
    stopRules();
  }

  function start(): void {
    effect(() => {
      void code.value;
      void language.value;
      if (currentPage.value !== MY_RULES || foreign.value || isAnswered()) return;
      const timer = setTimeout(() => void runNow(), answer.value === undefined ? 0 : PAUSE);
      return () => clearTimeout(timer);
    });
    // The comments of an example follow the reader's language.
    effect(() => {
      const shown = exampleOf(language.value, code.value);
      if (shown !== undefined) setCode(t(shown.code));
    });
    effect(() => {
      const link = wanted.value;
      if (link === undefined || !ready.value) return;
      wanted.value = undefined;
      open(link);
    });
  }

  const page: Page = {
    id: MY_RULES,
    save: () => ({ language: language.value.id, code: code.value }),
    load(state) {
      const rules = readRules(state);
      show(rules, !isOwn(rules));
    },
    /** An example, `#my-rules/rook`. */
    loadName(name) {
      const known = [language.value, ...LANGUAGES].find(({ examples }) => examples.some(({ id }) => id === name));
      if (known === undefined) throw new LinkError("damaged");
      if (known !== language.value) setLanguage(known.id);
      foreign.value = false;
      takeExample(name);
    },
  };

  return {
    ...{ language, code, foreign, wanted, study, isOutdated, running, found, faults, ready, title, example },
    ...{ page, start },
    ...{ setLanguage, setCode, openText, takeExample, runNow, bringGame, accept, refuse, stop },
    ...{ setAside, bringAside, forgetAside, before },
  };
}

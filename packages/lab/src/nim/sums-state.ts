import { effect, signal, untracked } from "@preact/signals";
import type { Text } from "marienbad";
import { CATALOGUE, findGame } from "marienbad/games/all";
import { announce } from "../base/announce.tsx";
import { ask } from "../base/ask.ts";
import { textOfError } from "../base/error-text.ts";
import { language, t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import type { TaskRunner } from "../worker/runner.ts";
import { FIRST_SUM } from "./examples.ts";
import { partLetter, sumPart, usualOptions } from "./sum-parts.ts";
import type { SumPart, SumStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

export const MAX_PARTS = 8;
const PATIENCE = 30_000;

/** The games that can be added up: both players have the same moves, and who cannot move loses. */
export const IMPARTIAL_GAMES = CATALOGUE.filter((entry) => entry(usualOptions(entry.id)).facts.impartial);

export function createSumsState(createRunner: () => TaskRunner, isOpen: () => boolean) {
  const parts = signal(FIRST_SUM);

  const past = signal<readonly (readonly SumPart[])[]>([]);
  const study = signal<SumStudy | undefined>(undefined);
  const errorText = signal<Text | undefined>(undefined);
  const worker = createRunner();

  function setParts(next: readonly SumPart[]): void {
    parts.value = next;
    past.value = [];
  }

  function addPart(game: string): void {
    if (parts.value.length < MAX_PARTS) setParts([...parts.value, sumPart(game, {})]);
  }

  function playIn(index: number, word: string, to: string): void {
    past.value = [...past.value, parts.value];
    parts.value = parts.value.with(index, { ...parts.value[index], from: to });
    announce(t(texts.movePlayedIn(word, partLetter(index))));
  }

  function takeBack(): void {
    const before = past.value.at(-1);
    if (before === undefined) return;
    parts.value = before;
    past.value = past.value.slice(0, -1);
  }

  function studyNow(): Promise<void> {
    if (worker.busy) worker.stop();
    return ask(
      () => ({ parts: parts.value, language: language.value }),
      (asked) => worker.run("nim.sum", asked, PATIENCE),
      (found) => {
        study.value = found;
        errorText.value = undefined;
      },
      (error) => {
        study.value = undefined;
        errorText.value = textOfError(error, texts.stoppedAfterHalfAMinute);
        announce(t(errorText.value));
      },
    );
  }

  function start(): void {
    effect(() => {
      void [parts.value, language.value];
      if (isOpen()) untracked(() => void studyNow());
    });
  }

  function save(): object {
    return { parts: parts.value };
  }

  function load(given: { readonly [name: string]: unknown }): void {
    if (!Array.isArray(given.parts)) return;
    const read = given.parts.slice(0, MAX_PARTS).map((item: unknown): SumPart => {
      const { game, options, from } = (item ?? {}) as { readonly [name: string]: unknown };
      if (typeof game !== "string") throw new LinkError("damaged");
      const texts = Object.fromEntries(
        Object.entries((options ?? {}) as object).map(([name, value]) => [name, String(value)]),
      );
      findGame(game)(texts);
      return { game, options: texts, ...(typeof from === "string" ? { from } : {}) };
    });
    setParts(read);
  }

  return { ...{ parts, past, study, errorText, setParts, addPart, playIn, takeBack, start, save, load } };
}

import { batch, effect, signal, untracked } from "@preact/signals";
import type { Text } from "marienbad";
import { announce } from "../base/announce.tsx";
import { ask } from "../base/ask.ts";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import type { TaskRunner } from "../worker/runner.ts";
import { GRUNDY_GAMES } from "./examples.ts";
import type { GrundyStudy, HeapReason } from "./tasks.ts";
import * as texts from "./texts.ts";

export const MAX_SHOWN = 2000;
const PATIENCE = 120_000;

export function createGrundyState(createRunner: () => TaskRunner, isOpen: () => boolean) {
  const word = signal(GRUNDY_GAMES[0].id);
  const to = signal(100);
  const heap = signal(12);
  const study = signal<GrundyStudy | undefined>(undefined);
  const reason = signal<HeapReason | undefined>(undefined);
  const working = signal<number | undefined>(undefined);
  const errorText = signal<Text | undefined>(undefined);
  const worker = createRunner();
  const explainer = createRunner();

  function showGame(next: string): void {
    word.value = next.trim();
  }

  function showTo(next: number): void {
    if (Number.isInteger(next)) to.value = Math.max(10, Math.min(MAX_SHOWN, next));
  }

  function chooseHeap(next: number): void {
    heap.value = Math.max(0, Math.min(to.value, Math.floor(next)));
  }

  function valueOfHeap(size: string): Promise<string | undefined> {
    return explainer.run("nim.value", { word: word.value, heap: size }, PATIENCE);
  }

  async function studyNow(): Promise<void> {
    if (worker.busy) worker.stop();
    working.value = 0;
    errorText.value = undefined;
    await ask(
      () => ({ word: word.value, to: to.value }),
      (asked, isCurrent) =>
        worker.run("nim.grundy", asked, PATIENCE, (share) => {
          if (isCurrent()) working.value = share;
        }),
      (found, asked) =>
        batch(() => {
          working.value = undefined;
          study.value = found;
          if (heap.value > asked.to) heap.value = asked.to;
        }),
      (error) => {
        working.value = undefined;
        errorText.value = textOfError(error, texts.stoppedAfterTwoMinutes);
        announce(t(errorText.value));
      },
    );
  }

  function explainNow(): Promise<void> {
    return ask(
      () => ({ word: word.value, heap: heap.value }),
      (asked) => explainer.run("nim.heap", asked, PATIENCE),
      (found) => {
        reason.value = found;
      },
      () => {
        reason.value = undefined; // what is wrong with the game is reported where it is studied
      },
    );
  }

  function start(): void {
    effect(() => {
      void [word.value, to.value];
      if (isOpen()) untracked(() => void studyNow());
    });
    effect(() => {
      void [word.value, heap.value];
      if (isOpen()) untracked(() => void explainNow());
    });
  }

  function save(): object {
    return { game: word.value, to: to.value, heap: heap.value };
  }

  function load({ game, to: last, heap: chosen }: { readonly [name: string]: unknown }): void {
    if (typeof game === "string" && game.length < 200) word.value = game;
    if (typeof last === "number") showTo(Math.floor(last));
    if (typeof chosen === "number") chooseHeap(chosen);
  }

  return {
    ...{ word, to, heap, study, reason, working, errorText, showGame, showTo, chooseHeap, stop: () => worker.stop() },
    ...{ valueOfHeap, start, save, load },
  };
}

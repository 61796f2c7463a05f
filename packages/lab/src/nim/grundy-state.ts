import { batch, effect, signal, untracked } from "@preact/signals";
import type { Text } from "marienbad";
import { announce } from "../base/announce.tsx";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import { currentPage } from "../base/router.ts";
import { WorkerClient } from "../worker/client.ts";
import { TaskError } from "../worker/runner.ts";
import { tab } from "./tab.ts";
import type { GrundyStudy, HeapReason } from "./tasks.ts";

export const MAX_SHOWN = 2000;
const PATIENCE = 120_000;

/** The games whose tables are worth a look: by name, by code, by subtraction set, or from the catalogue. */
export const GRUNDY_GAMES: readonly { readonly id: string; readonly title: Text }[] = [
  { id: "kayles", title: { en: "Kayles, 0.77", fr: "Kayles, 0.77" } },
  { id: "dawsons-kayles", title: { en: "Dawson's Kayles, 0.07", fr: "Kayles de Dawson, 0.07" } },
  { id: "dawsons-chess", title: { en: "Dawson's chess, 0.137", fr: "Échecs de Dawson, 0.137" } },
  { id: "treblecross", title: { en: "Treblecross, 0.007", fr: "Treblecross, 0.007" } },
  { id: "guiles", title: { en: "Guiles, 0.15", fr: "Guiles, 0.15" } },
  { id: "nim", title: { en: "Nim with one heap", fr: "Nim à un tas" } },
  { id: "1,2,3", title: { en: "Take 1, 2 or 3", fr: "Prendre 1, 2 ou 3" } },
  { id: "2,3,5", title: { en: "Exercise: take 2, 3 or 5", fr: "Exercice : prendre 2, 3 ou 5" } },
  { id: "bachet?most=10", title: { en: "Bachet: add up to 10", fr: "Bachet : ajouter jusqu'à 10" } },
  { id: "grundy", title: { en: "Grundy's game: no period is known", fr: "Jeu de Grundy : pas de période connue" } },
  { id: "0.3122", title: { en: "0.3122", fr: "0.3122" } },
  {
    id: "0.8",
    title: { en: "0.8: cut in three, an arithmetic period", fr: "0.8 : couper en trois, période arithmétique" },
  },
];

export const word = signal("kayles");
export const to = signal(100);
/** The heap whose value is explained. */
export const heap = signal(12);
export const study = signal<GrundyStudy | undefined>(undefined);
export const reason = signal<HeapReason | undefined>(undefined);
/** The share of the search for a period that is done. */
export const working = signal<number | undefined>(undefined);
export const errorText = signal<Text | undefined>(undefined);

const worker = new WorkerClient();
const explainer = new WorkerClient();

export function showGame(next: string): void {
  word.value = next.trim();
}

export function showTo(next: number): void {
  if (Number.isInteger(next)) to.value = Math.max(10, Math.min(MAX_SHOWN, next));
}

export function chooseHeap(next: number): void {
  heap.value = Math.max(0, Math.min(to.value, Math.floor(next)));
}

export function stop(): void {
  worker.stop();
}

export function valueOfHeap(size: string): Promise<string | undefined> {
  return explainer.run("nim.value", { word: word.value, heap: size }, PATIENCE);
}

async function studyNow(): Promise<void> {
  const asked = { word: word.value, to: to.value };
  const current = (): boolean => asked.word === word.value && asked.to === to.value;
  if (worker.busy) worker.stop();
  working.value = 0;
  errorText.value = undefined;
  try {
    const found = await worker.run("nim.grundy", asked, PATIENCE, (share) => {
      if (current()) working.value = share;
    });
    if (!current()) return;
    batch(() => {
      study.value = found;
      if (heap.value > asked.to) heap.value = asked.to;
    });
  } catch (error) {
    if (!current()) return;
    errorText.value =
      error instanceof TaskError && error.code === "timeout"
        ? { en: "Stopped after two minutes.", fr: "Arrêté après deux minutes." }
        : textOfError(error);
    announce(t(errorText.value));
  } finally {
    if (current()) working.value = undefined;
  }
}

async function explainNow(): Promise<void> {
  const asked = { word: word.value, heap: heap.value };
  try {
    const found = await explainer.run("nim.heap", asked, PATIENCE);
    if (asked.word === word.value && asked.heap === heap.value) reason.value = found;
  } catch {
    reason.value = undefined; // what is wrong with the game is told where it is studied
  }
}

const active = (): boolean => currentPage.value === "nim" && tab.value === "grundy";

/** Keeps the values in step with what is asked while they are shown. */
export function startGrundy(): void {
  effect(() => {
    void [word.value, to.value];
    if (active()) untracked(() => void studyNow());
  });
  effect(() => {
    void [word.value, heap.value];
    if (active()) untracked(() => void explainNow());
  });
}

export function saveGrundy(): object {
  return { game: word.value, to: to.value, heap: heap.value };
}

export function loadGrundy({ game, to: last, heap: chosen }: { readonly [name: string]: unknown }): void {
  if (typeof game === "string" && game.length < 200) word.value = game;
  if (typeof last === "number") showTo(Math.floor(last));
  if (typeof chosen === "number") chooseHeap(chosen);
}

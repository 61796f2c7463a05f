import { effect, signal, untracked } from "@preact/signals";
import { CATALOGUE, findGame, type Text } from "marienbad";
import { announce } from "../base/announce.tsx";
import { textOfError } from "../base/error-text.ts";
import { language, say, t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { currentPage } from "../base/router.ts";
import { WorkerClient } from "../worker/client.ts";
import { TaskError } from "../worker/runner.ts";
import { partLetter } from "./part-letter.ts";
import { tab } from "./tab.ts";
import type { SumPart, SumStudy } from "./tasks.ts";

export const MAX_PARTS = 8;
const PATIENCE = 30_000;

/** The games that can be added up: both players have the same moves, and who cannot move loses. */
export const IMPARTIAL_GAMES = CATALOGUE.filter((entry) => entry.make(usualOptions(entry.id)).kit.facts.impartial);

/** In a sum the last move wins, whatever a game does by itself. */
export function usualOptions(game: string): { readonly [name: string]: string } {
  return "last" in findGame(game).options ? { last: "wins" } : {};
}

const part = (game: string, options: { readonly [name: string]: string }): SumPart => ({
  game,
  options: { ...usualOptions(game), ...options },
});

export const parts = signal<readonly SumPart[]>([
  part("nim", { sticks: "6", take: "1,2,3" }),
  part("kayles", { pins: "5" }),
  part("chomp", { rows: "2", columns: "3" }),
]);
/** What the sum was before each move, to take moves back. */
export const past = signal<readonly (readonly SumPart[])[]>([]);
export const study = signal<SumStudy | undefined>(undefined);
export const errorText = signal<Text | undefined>(undefined);

const worker = new WorkerClient();

export function setParts(next: readonly SumPart[]): void {
  parts.value = next;
  past.value = [];
}

export function addPart(game: string): void {
  if (parts.value.length < MAX_PARTS) setParts([...parts.value, part(game, {})]);
}

export function playIn(index: number, word: string, to: string): void {
  past.value = [...past.value, parts.value];
  parts.value = parts.value.with(index, { ...parts.value[index], from: to });
  announce(say(`${word} in ${partLetter(index)}.`, `${word} dans ${partLetter(index)}.`));
}

export function takeBack(): void {
  const before = past.value.at(-1);
  if (before === undefined) return;
  parts.value = before;
  past.value = past.value.slice(0, -1);
}

async function studyNow(): Promise<void> {
  const asked = parts.value;
  try {
    if (worker.busy) worker.stop();
    const found = await worker.run("nim.sum", { parts: asked, language: language.value }, PATIENCE);
    if (asked !== parts.value) return;
    study.value = found;
    errorText.value = undefined;
  } catch (error) {
    if (asked !== parts.value) return;
    study.value = undefined;
    errorText.value =
      error instanceof TaskError && error.code === "timeout"
        ? {
            en: "Stopped after 30 seconds: choose smaller games.",
            fr: "Arrêté après 30 secondes : choisissez des jeux plus petits.",
          }
        : textOfError(error);
    announce(t(errorText.value));
  }
}

/** Keeps the study in step with the parts while they are shown. */
export function startSums(): void {
  effect(() => {
    void [parts.value, language.value];
    if (currentPage.value === "nim" && tab.value === "sums") untracked(() => void studyNow());
  });
}

export function saveSums(): object {
  return { parts: parts.value };
}

export function loadSums(given: { readonly [name: string]: unknown }): void {
  if (!Array.isArray(given.parts)) return;
  const read = given.parts.slice(0, MAX_PARTS).map((item: unknown): SumPart => {
    const { game, options, from } = (item ?? {}) as { readonly [name: string]: unknown };
    if (typeof game !== "string") throw new LinkError("damaged");
    const texts = Object.fromEntries(
      Object.entries((options ?? {}) as object).map(([name, value]) => [name, String(value)]),
    );
    findGame(game).make(texts);
    return { game, options: texts, ...(typeof from === "string" ? { from } : {}) };
  });
  setParts(read);
}

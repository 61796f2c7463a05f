import { effect, signal } from "@preact/signals";
import type { Text } from "marienbad";
import { LANGUAGES, type Language } from "marienbad/base";
import { readStored, writeStored } from "./storage.ts";

/** What the reader chose before, or the browser's language, or English. */
function firstLanguage(): Language {
  const wishes = [readStored("language"), ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => wishes.find((wish) => LANGUAGES.includes(wish as Language)) === language) ?? "en";
}

export const language = signal<Language>(firstLanguage());

/** The page says which language it is in. */
export function markLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  writeStored("language", chosen);
}

/** A text in the reader's language. */
export function t(text: Text): string {
  return text[language.value];
}

/** Code, or what a machine says: as it stands, without the spaces of typography. */
export function verbatim(en: string, fr: string): Text {
  return { en, fr };
}

/** A number as it is written in a language: the reader's, unless it is part of a text. */
export function number(value: number, to: Language = language.value): string {
  return value.toLocaleString(to);
}

/** A number with so many decimals, as the reader writes it. */
export function decimals(value: number, places: number): string {
  return value.toLocaleString(language.value, { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** A share of one in per cent, with at most one decimal; French sets the sign apart. */
export function percent(share: number, to: Language = language.value): string {
  return `${(share * 100).toLocaleString(to, { maximumFractionDigits: 1 })}${to === "fr" ? "\u202f" : ""}%`;
}

/**
 * A number with its noun: "1 vertex", "2 vertices". French has its plural from 2 on, English everywhere but at 1.
 */
export function counted(count: number, to: Language, one: string, many: string): string {
  const isOne = to === "fr" ? Math.abs(count) < 2 : count === 1;
  return `${number(count, to)} ${isOne ? one : many}`;
}

import { effect, signal } from "@preact/signals";
import type { Text } from "marienbad";
import { LANGUAGES, type Language } from "marienbad/base";
import { readStored, writeStored } from "./storage.ts";

function firstLanguage(): Language {
  const wishes = [readStored("language"), ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => wishes.find((wish) => LANGUAGES.includes(wish as Language)) === language) ?? "en";
}

export const language = signal<Language>(firstLanguage());

export function markLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
}

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  writeStored("language", chosen);
}

export function t(text: Text): string {
  return text[language.value];
}

/** Code, or what a machine says: as it stands, without the spaces of typography. */
export function verbatim(en: string, fr: string): Text {
  return { en, fr };
}

export function number(value: number, to: Language = language.value): string {
  return value.toLocaleString(to);
}

export function decimals(value: number, places: number): string {
  return value.toLocaleString(language.value, { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** A share of one in per cent, with at most one decimal; French sets the sign apart. */
export function percent(share: number, to: Language = language.value): string {
  return `${(share * 100).toLocaleString(to, { maximumFractionDigits: 1 })}${to === "fr" ? "\u202f" : ""}%`;
}

/** A number with its noun: "1 vertex", "2 vertices". In French the plural begins at 2. */
export function counted(count: number, to: Language, one: string, many: string): string {
  const isOne = to === "fr" ? Math.abs(count) < 2 : count === 1;
  return `${number(count, to)} ${isOne ? one : many}`;
}

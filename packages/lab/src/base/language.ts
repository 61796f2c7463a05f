import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language, type Text } from "marienbad";
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

/** The sentence in the reader's language. */
export function t({ en, fr }: Text): string {
  return say(en, fr);
}

/** A sentence from the two languages side by side. */
export function say(en: string, fr: string): string {
  return language.value === "fr" ? fr.replace(/ (?=[:;?!»])|(?<=«) /g, NO_BREAK) : en;
}

/** French puts a space before these signs, at which no line may end. */
const NO_BREAK = "\u202f";

export function number(value: number): string {
  return value.toLocaleString(language.value);
}

/** A share of one in per cent, with at most one decimal. */
export function percent(share: number): string {
  return `${(share * 100).toLocaleString(language.value, { maximumFractionDigits: 1 })} %`;
}

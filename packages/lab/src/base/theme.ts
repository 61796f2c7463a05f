import { effect, signal } from "@preact/signals";
import { readStored, writeStored } from "./storage.ts";

/** `auto` follows the system; `grey` is for printers and for eyes that mix colours up. */
export const THEMES = ["auto", "light", "dark", "grey"] as const;
type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>(THEMES.find((known) => known === readStored("theme")) ?? "auto");

export function markTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
}

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  writeStored("theme", chosen);
}

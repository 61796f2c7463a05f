import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { readStored, writeStored } from "./storage.ts";

/*
 * The shortcuts of the page. One listener at the window knows which keys the element with the focus needs for itself,
 * inside the shadow root of an editor too; all other keys go to the shortcuts, the latest ones first.
 */

/** What keys do now, by name: "ArrowRight", " ", "f", "Ctrl+Shift+z". An undefined action leaves its key alone. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** True if shortcuts of one character work; those who speak to their computer can turn them off (WCAG 2.1.4). */
export const characterKeys = signal(readStored("character-keys") !== "off");

export function chooseCharacterKeys(chosen: boolean): void {
  characterKeys.value = chosen;
  writeStored("character-keys", chosen ? "on" : "off");
}

const registered: (() => Shortcuts)[] = [];
let isListening = false;
/** True if the element with the focus was pressed by mouse or finger, and not reached by key. */
let byPointer = false;
/** The list in which something was chosen since then. */
let changed: EventTarget | null = null;

/** Adds shortcuts, evaluated at each key; returns the function that removes them. */
export function addShortcuts(current: () => Shortcuts): () => void {
  if (!isListening) {
    isListening = true;
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer, { capture: true });
    window.addEventListener("change", ({ target }) => (changed = target), { capture: true });
  }
  registered.unshift(current);
  return () => void registered.splice(registered.indexOf(current), 1);
}

/** Shortcuts that work as long as a component is shown. */
export function useShortcuts(current: () => Shortcuts): void {
  const latest = useRef(current);
  latest.current = current;
  useLayoutEffect(() => addShortcuts(() => latest.current()), []);
}

function onPointer(): void {
  byPointer = true;
  changed = null;
}

function onKey(event: KeyboardEvent): void {
  const [target] = event.composedPath();
  const isTabbed = event.key === "Tab";
  const taken = target instanceof Element && isTaken(target, event.key);
  if (taken || isTabbed) byPointer = false;
  if (event.defaultPrevented || event.altKey || taken || isTabbed) return;
  const name = nameOf(event);
  if (name.trim().length === 1 && !characterKeys.value) return;
  for (const current of registered) {
    const action = current()[name];
    if (action === undefined) continue;
    event.preventDefault();
    action();
    return;
  }
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Ctrl+${shiftKey ? "Shift+" : ""}${name}` : name;
}

const TYPED = "textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=file])";
const WALKED = "[role=application], [role=grid], input[type=range]";
const PRESSED = "button, a, summary, [role=button], input[type=checkbox]";
const CHOICES = "input[type=radio], select";

/** True if an element needs a key. A choice made by pointer frees its keys (Firefox: those of an open list too). */
function isTaken(element: Element, key: string): boolean {
  if (key === "Escape") return false;
  if (element.closest(TYPED)) return true;
  const isWalk = /^(Arrow|Home|End|Page)/.test(key);
  if (element.closest(WALKED)) return isWalk;
  if (element.closest(PRESSED)) return key === " ";
  const isList = element instanceof HTMLSelectElement;
  if (!element.matches(CHOICES) || (byPointer && (!isList || element === changed))) return false;
  return isWalk || key === " " || (isList && hasOption(element, key));
}

function hasOption({ options }: HTMLSelectElement, letter: string): boolean {
  return Array.from(options).some(({ text }) => text.trim().toLowerCase().startsWith(letter.toLowerCase()));
}

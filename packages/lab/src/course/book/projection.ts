import { signal } from "@preact/signals";
import { addShortcuts } from "../../base/keys.ts";
import { number, t } from "../../base/language.ts";
import { projected } from "../../base/router.ts";
import { piecesOf } from "./markup.ts";
import type { Live } from "./prose.tsx";
import type { Block, Section } from "./vocabulary.ts";

/*
 * A chapter on a screen for many: one figure at a time, and the words that point at it one after the other, each with
 * its sentence. The figure that is looked at begins.
 */

interface Stop {
  /** `section/row`: the figure. */
  readonly place: string;
  /** Which of the pointing words, from 1; 0 before the first. */
  readonly word: number;
}

export const stop = signal<Stop>({ place: "", word: 0 });

/** Blocks that share a figure stand beside it. */
export function rowsOf(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    if (rows.length === 0 || block.figure !== undefined) rows.push([block]);
    else rows[rows.length - 1].push(block);
  }
  return rows;
}

interface Word {
  readonly part: string;
  /** The whole sentence, with its marks. */
  readonly sentence: string;
}

/** The words of a row that point at its figure, in reading order. */
export function wordsOf(row: readonly Block[]): Word[] {
  return row
    .flatMap(({ prose }) => prose.flatMap((paragraph) => sentencesOf(t(paragraph))))
    .flatMap((sentence) =>
      piecesOf(sentence).flatMap((piece) => (piece.kind === "part" ? [{ part: piece.part, sentence }] : [])),
    );
}

/** A sentence ends where a new one can begin: before a capital, or a mark. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?…][”»*]?)\s+(?=[\p{Lu}“«[{*])/u);
}

/** A sentence as it reads now: a control is the value that it has. */
export function readAloud(sentence: string, { figure, state }: Live): string {
  return piecesOf(sentence)
    .map((piece) => {
      if (piece.kind === "part") return readAloud(piece.words, { figure, state } as Live);
      if (piece.kind !== "named") return piece.words;
      const control = figure.controls?.[piece.name];
      const value = control === undefined ? figure.values?.(state)[piece.name] : state[piece.name];
      if (control?.kind === "button") return "";
      if (control?.kind === "choice") return t(control.options.find(({ id }) => id === value)?.text ?? control.label);
      return typeof value === "object" && value !== null ? t(value as never) : shown(value);
    })
    .join("");
}

const shown = (value: unknown): string => (typeof value === "number" ? number(value) : String(value ?? ""));

/** All stops of a chapter. */
export function stopsOf(sections: readonly Section[]): Stop[] {
  return sections.flatMap(({ id, blocks }) =>
    rowsOf(blocks).flatMap((row, index) => {
      if (row[0].figure === undefined) return [];
      return Array.from({ length: wordsOf(row).length + 1 }, (_, word) => ({ place: `${id}/${index}`, word }));
    }),
  );
}

/** Where in the window one reads: nearer to its top than to its end. */
const LOOKED_AT = 0.35;

/** Listens while a chapter is open: the window tells which figure is looked at, and on the stage keys walk on. */
export function walkThrough(sections: readonly Section[]): () => void {
  const look = (): void => {
    if (projected.value) return;
    const eyes = window.innerHeight * LOOKED_AT;
    const far = (figure: Element): number => {
      const { top, bottom } = figure.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - eyes);
    };
    const [nearest] = [...document.querySelectorAll<HTMLElement>("figure.live")].sort((a, b) => far(a) - far(b));
    const place = nearest?.dataset.place ?? "";
    if (place !== stop.value.place) stop.value = { place, word: 0 };
  };
  const walk = (by: number): void => {
    const stops = stopsOf(sections);
    const here = stops.findIndex(({ place, word }) => place === stop.value.place && word === stop.value.word);
    stop.value = stops[Math.max(0, Math.min(stops.length - 1, here + by))] ?? stop.value;
  };
  look();
  window.addEventListener("scroll", look, { passive: true });
  const on = (): void => walk(1);
  const back = (): void => walk(-1);
  const keys = { ArrowRight: on, PageDown: on, " ": on, ArrowLeft: back, PageUp: back };
  const removeKeys = addShortcuts(() => (projected.value ? keys : {}));
  return () => {
    window.removeEventListener("scroll", look);
    removeKeys();
  };
}

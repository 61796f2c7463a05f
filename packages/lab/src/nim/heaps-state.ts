import { computed, signal } from "@preact/signals";
import type { Player } from "marienbad";
import { analyseNim } from "marienbad/impartial";
import { announce } from "../base/announce.tsx";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import * as texts from "./texts.ts";

export const MAX_HEAPS = 12;
export const MAX_HEAP = 500;

/** A play of Nim: the heaps at the start, and all that was left after each move. */
interface NimPlay {
  readonly heaps: readonly (readonly number[])[];
}

export function createHeapsState() {
  const play = signal<NimPlay>({ heaps: [[1, 3, 5, 7]] });
  /** The last token loses. */
  const misere = signal(false);
  /** The computer answers as player 1. */
  const answering = signal(false);
  const explained = signal(true);
  const start = computed(() => play.value.heaps[0]);
  const heaps = computed(() => play.value.heaps[play.value.heaps.length - 1]);
  const turn = computed<Player>(() => (play.value.heaps.length % 2 === 1 ? 0 : 1));
  const over = computed(() => heaps.value.every((heap) => heap === 0));
  const analysis = computed(() => analyseNim(heaps.value, { misere: misere.value }));

  function setHeaps(next: readonly number[]): void {
    play.value = { heaps: [next] };
  }

  function undo(): void {
    const { heaps: all } = play.value;
    const back = answering.value && all.length > 2 && turn.value === 0 ? 2 : 1;
    play.value = { heaps: all.slice(0, Math.max(1, all.length - back)) };
  }

  function restart(): void {
    setHeaps(start.value);
  }

  /** Leaves `to` tokens on a heap. */
  function take(heap: number, to: number): void {
    const taken = heaps.value[heap] - to;
    if (!(taken > 0) || to < 0) return;
    const who = turn.value;
    play.value = { heaps: [...play.value.heaps, heaps.value.with(heap, to)] };
    const sentence = t(texts.takesFromHeapLeft(playerNameAtStart(who), taken, heap, to));
    announce(over.value ? `${sentence} ${tellEnd()}` : sentence);
  }

  /** Plays a winning move, or where there is none the slowest: one token of the largest heap. */
  function playWell(): void {
    const [best] = analysis.value.moves;
    const largest = Math.max(...heaps.value);
    if (best !== undefined) take(best.heap, best.to);
    else if (largest > 0) take(heaps.value.indexOf(largest), largest - 1);
  }

  function tellEnd(): string {
    // Whoever cannot move has lost in normal play, and won in misère play.
    const winner: Player = misere.value ? turn.value : turn.value === 0 ? 1 : 0;
    return t(texts.wins(playerNameAtStart(winner)));
  }

  function save(): object {
    return {
      heaps: play.value.heaps.map((each) => each.join(" ")),
      ...(misere.value ? { misere: true } : {}),
      ...(answering.value ? { answering: true } : {}),
    };
  }

  function load(given: { readonly [name: string]: unknown }): void {
    const texts = Array.isArray(given.heaps) ? given.heaps : [];
    const all = texts.map((text) => readHeaps(String(text)));
    const legal = all.every((each, index) => {
      const before = all[index - 1];
      if (each === undefined || index === 0) return each !== undefined;
      const changed = each.filter((heap, at) => heap !== before?.[at]);
      return (
        each.length === before?.length && changed.length === 1 && each.every((heap, at) => heap <= (before?.[at] ?? 0))
      );
    });
    if (legal && all.length > 0) play.value = { heaps: all as number[][] };
    misere.value = given.misere === true;
    answering.value = given.answering === true;
  }

  return {
    ...{ play, misere, answering, explained, start, heaps, turn, over, analysis, setHeaps, undo, restart },
    ...{ take, playWell, tellEnd, save, load },
  };
}

/** "1, 3, 5, 7" or "1 3 5 7": undefined when it is not a list of heaps. */
export function readHeaps(text: string): number[] | undefined {
  const words = text.split(/[\s,;+]+/).filter((word) => word !== "");
  const numbers = words.map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
  const good = numbers.every((heap) => heap <= MAX_HEAP); // not so for NaN
  return good && numbers.length > 0 && numbers.length <= MAX_HEAPS ? numbers : undefined;
}

import { batch, effect, type Signal, signal, untracked } from "@preact/signals";
import type { DeadEndRule } from "marienbad/arena";
import type { Point } from "marienbad-figure";
import type { Source } from "./document.ts";
import type { ArenaState } from "./state.ts";

const MAX_UNDONE = 200;

interface Snapshot {
  readonly source: Source;
  readonly deadEnds: DeadEndRule;
  readonly places: readonly Point[] | undefined;
}

/** Undo and redo of every change of the arena, whether drawn, typed, laid out or chosen. */
export function createHistory({ source, deadEnds, places, study, selected, open }: ArenaState) {
  /** What the arena was before each change, and what it was before each change was undone. */
  const past = signal<readonly Snapshot[]>([]);
  const future = signal<readonly Snapshot[]>([]);
  const now = (): Snapshot => ({ source: source.value, deadEnds: deadEnds.value, places: places.value });
  let present = untracked(now);
  let travelling = false;
  /** False until the first arena is drawn or edited: there is no way back before the link that opened the page. */
  let begun = false;

  effect(() => {
    begun ||= study.value !== undefined;
  });
  effect(() => {
    const next = now();
    const last = present;
    if (next.source === last.source && next.deadEnds === last.deadEnds && next.places === last.places) return;
    present = next;
    if (travelling || !begun) return;
    untracked(() => {
      past.value = [...past.value, last].slice(-MAX_UNDONE);
      future.value = [];
    });
  });

  function exchange(from: Signal<readonly Snapshot[]>, to: Signal<readonly Snapshot[]>): void {
    const last = from.value.at(-1);
    if (last === undefined) return;
    const left = present;
    travelling = true;
    batch(() => {
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, left];
      selected.value = undefined;
      open(last.source, last.deadEnds);
      places.value = last.places;
    });
    travelling = false;
  }

  /** A quick hand edits before the first arena is drawn: that can be undone, too. */
  const begin = (): void => {
    begun = true;
  };

  return { past, future, begin, undo: () => exchange(past, future), redo: () => exchange(future, past) };
}

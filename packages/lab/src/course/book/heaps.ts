import { analyseNim } from "marienbad/impartial";
import type { Scene, Tone } from "marienbad-figure";
import { at, Drawing } from "./drawing.ts";

export interface HeapLooks {
  /** The tone of a stick: heap, and place from the left. */
  tone?(heap: number, stick: number): Tone;
  /** What is written beside a heap. */
  note?(heap: number): string;
}

/** Heaps as rows of sticks; the sticks are `h0s0`, `h0s1`… */
export function drawHeaps(heaps: readonly number[], title: string, looks: HeapLooks = {}): Scene {
  const drawing = new Drawing();
  heaps.forEach((size, heap) => {
    const y = heap * 50;
    drawing.text(String(size), at(-26, y), { anchor: "end", size: "normal", tone: "faded" });
    for (let stick = 0; stick < size; stick++) {
      const tone = looks.tone?.(heap, stick) ?? "plain";
      drawing.node(`h${heap}s${stick}`, at(stick * 26, y), "", { tone, width: 12, height: 38, shape: "card" });
    }
    const note = looks.note?.(heap);
    if (note !== undefined)
      drawing.text(note, at(Math.max(...heaps, 1) * 26 + 20, y), { anchor: "start", size: "normal" });
  });
  return drawing.scene(title);
}

/** What a machine that knows answers: a winning move, else one stick of the largest heap. */
export function bestReply(heaps: readonly number[], misere: boolean): number[] {
  const largest = heaps.indexOf(Math.max(...heaps));
  if (heaps[largest] === 0) return [...heaps];
  const [best] = analyseNim(heaps, { misere }).moves;
  return best !== undefined ? heaps.with(best.heap, best.to) : heaps.with(largest, heaps[largest] - 1);
}

/** Touching a stick takes it and those to its right. */
export function takenFrom(heaps: readonly number[], node: string): number[] {
  const [heap, stick] = (node.match(/\d+/g) ?? []).map(Number);
  return heaps.with(heap, stick);
}

import type { Language } from "marienbad/base";
import type { Scene, SceneEdge, SceneNode } from "marienbad-figure";
import { texts } from "../texts/heaps.ts";

/** The heaps of a subtraction game in a row, as an exercise draws them. */
export interface HeapPicture {
  /** How many tokens a move takes, smallest first. */
  readonly take: readonly number[];
  /** The smallest and the largest heap that are drawn. */
  readonly from?: number;
  readonly most: number;
  /** Grundy values by heap, written under the sizes. */
  readonly values?: ArrayLike<number>;
  /** The heap whose moves are drawn, alone: those of all would hide each other. */
  readonly heap: number;
  /** Whether that heap and its moves are drawn strong. */
  readonly marked?: boolean;
}

const SIZE = 38;
const STEP = 47;
/** Degrees by which the arrow of a move leaves the row: a short one rises more steeply, over the heaps between. */
const bendOf = (count: number): number => (count === 1 ? 0 : count < 4 ? 60 : 34);

/** The figure: heaps from left to right, and an arrow for each move of one of them. */
export function heapScene(
  { take, from = 0, most, values, heap, marked = false }: HeapPicture,
  language: Language,
): Scene {
  const sizes = Array.from({ length: most - from + 1 }, (_, place) => from + place);
  const nodes = sizes.map((size, place): SceneNode => {
    const isMarked = marked && size === heap;
    return {
      id: `v${size}`,
      label: String(size),
      ...(values === undefined ? {} : { detail: `g=${values[size]}` }),
      shape: "circle",
      tone: "plain",
      border: "single",
      stroke: isMarked ? "strong" : "normal",
      width: SIZE,
      height: SIZE,
      x: STEP * place,
      y: 0,
    };
  });
  const stroke = marked ? "strong" : "normal";
  const edges = take.flatMap((count, place): SceneEdge[] => {
    if (heap - count < from) return [];
    const ends = { from: `v${heap}`, to: `v${heap - count}` };
    // In turn above and below the row.
    const bend = bendOf(count) * (place % 2 === 0 ? 1 : -1);
    return [{ ...ends, tone: "plain", arrow: true, stroke, ...(bend === 0 ? {} : { bend }) }];
  });
  const title = texts.heapTitle(take, heap)[language];
  return { id: "heaps", title, direction: "right", groups: [], nodes, edges, texts: [], legend: [] };
}

import { binaryColumns } from "marienbad/impartial";
import type { Scene } from "marienbad-figure";
import { t } from "../base/language.ts";
import type { Picture } from "../base/picture-export.tsx";
import { Sketch } from "../base/sketch.ts";
import { barsOf } from "./bars.ts";
import type { GrundyStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

const CELL = 30;

/** Heaps of sticks, one row each; a blank twin leaves room for the numbers. */
export function heapsPicture(heaps: readonly number[]): Picture {
  return {
    name: "nim-heaps",
    title: t(texts.theHeaps),
    scene(blank) {
      const sketch = new Sketch();
      const longest = Math.max(1, ...heaps);
      heaps.forEach((heap, row) => {
        const y = row * 40;
        sketch.text(t(texts.heapOfPicture(row)), -14, y, { anchor: "end", tone: "faded" });
        for (let stick = 0; stick < heap; stick++) sketch.box(stick * 12, y, 5, 28, { tone: "player1" });
        const x = longest * 12 + 22;
        if (blank) sketch.box(x, y, 26, 22);
        else sketch.text(String(heap), x, y, { size: "normal" });
      });
      return sketch.scene("heaps", t(texts.heapsOfNim));
    },
  };
}

export function columnsPicture(names: readonly string[], values: readonly number[]): Picture {
  return {
    name: "nim-columns",
    title: t(texts.theBinaryColumns),
    scene(blank) {
      const { rows, weights, sum, sumBits } = binaryColumns(values);
      const sketch = new Sketch();
      const sumRow = rows.length + 0.3; // a little apart from what is added up
      [...rows.map(({ bits }) => bits), sumBits].forEach((bits, row) => {
        const y = (row < rows.length ? row : sumRow) * CELL;
        bits.forEach((bit, column) => {
          const tone = !blank && sumBits[column] === 1 ? "player1" : "plain";
          sketch.box(column * CELL, y, CELL, CELL, { label: blank ? "" : String(bit), tone });
        });
      });
      weights.forEach((weight, column) => {
        sketch.text(String(weight), column * CELL, -CELL * 0.85, { tone: "faded" });
      });
      const left = { anchor: "end", size: "normal", tone: "faded" } as const;
      rows.forEach(({ value }, row) => {
        sketch.text(`${names[row]}${t(texts.colon)} ${value}`, -CELL, row * CELL, left);
      });
      const total = blank ? "" : `${t(texts.colon)} ${sum}`;
      sketch.text(`${t(texts.nimSum)}${total}`, -CELL, sumRow * CELL, left);
      return sketch.scene("columns", t(texts.valuesInBinaryColumns));
    },
  };
}

/** The bars of the page; the blank twin has the axes and no bar. */
export function chartPicture(study: Pick<GrundyStudy, "values" | "finding">): Picture {
  return { name: "grundy-chart", title: t(texts.theChart), scene: (blank) => chartScene(study, blank) };
}

function chartScene(study: Pick<GrundyStudy, "values" | "finding">, blank: boolean): Scene {
  const { width, base, left, unit, bars, rounds, tail, levels, sizes } = barsOf(study);
  const sketch = new Sketch();
  const x = (size: number): number => left + size * unit;
  const end = width - 10;
  for (const { value, y } of levels) {
    sketch.segment(left, y, end, y, value === 0 ? {} : { tone: "faded", stroke: "faded" });
    sketch.text(String(value), left - 6, y, { anchor: "end", tone: "faded" });
  }
  for (const size of sizes) sketch.text(String(size), x(size) + unit / 2, base + 14, { tone: "faded" });
  if (!blank) {
    for (const { size, rise, before } of bars)
      sketch.box(x(size) + unit / 2, base - rise / 2, unit * 0.76, rise, { tone: before ? "player1" : "player0" });
    for (const { from } of rounds) sketch.segment(x(from), 4, x(from), base + 4, { stroke: "faded" });
    if (tail !== undefined && rounds.length > 0) {
      sketch.text(t(texts.periodLabel(tail.period)), x(rounds[0].from) + 4, 4, { anchor: "start" });
    }
  }
  return sketch.scene("chart", t(texts.grundyValuesTitle));
}

export function tablePicture(values: readonly number[], perRow: number): Picture {
  return {
    name: "grundy-table",
    title: t(texts.theTable),
    scene(blank) {
      const sketch = new Sketch();
      const quiet = { size: "normal", tone: "faded" } as const;
      values.forEach((value, heap) => {
        const tone = !blank && value === 0 ? "player1" : "plain";
        const label = blank ? "" : String(value);
        sketch.box((heap % perRow) * CELL, Math.floor(heap / perRow) * CELL, CELL, CELL, { label, tone });
      });
      sketch.text("n", -CELL, -CELL * 0.85, { ...quiet, anchor: "end" });
      for (let column = 0; column < Math.min(perRow, values.length); column++)
        sketch.text(`+${column}`, column * CELL, -CELL * 0.85, quiet);
      for (let from = 0; from < values.length; from += perRow)
        sketch.text(String(from), -CELL, (from / perRow) * CELL, { ...quiet, anchor: "end" });
      return sketch.scene("table", t(texts.grundyValuesTitle));
    },
  };
}

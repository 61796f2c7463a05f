import { t } from "../base/language.ts";
import type { Picture } from "../base/picture-export.tsx";
import { Sketch } from "../base/sketch.ts";
import { outcomesOf } from "./outcomes.ts";
import type { MatrixDocument, MatrixStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

const CELL = { width: 96, height: 46 };

/** The matrix: a star at each best response, a double border where both answer best. */
export function matrixPicture(document: MatrixDocument, study: MatrixStudy): Picture {
  const { rows, columns, players, cells, title } = document;
  return {
    name: "matrix",
    title: t(texts.theMatrix),
    scene(blank) {
      const sketch = new Sketch();
      cells.forEach((line, row) => {
        line.forEach((pair, column) => {
          const best = [0, 1].map((player) => !blank && study.best[player][row * columns.length + column]);
          const both = best[0] && best[1];
          sketch.box(column * CELL.width, row * CELL.height, CELL.width, CELL.height, {
            label: pair.map((payoff, player) => payoff.replace("-", "−") + (best[player] ? "*" : "")).join(", "),
            tone: both ? "draw" : "plain",
            border: both ? "double" : "single",
          });
        });
      });
      const normal = { size: "normal" } as const;
      columns.forEach((name, column) => {
        sketch.text(name, column * CELL.width, -CELL.height * 0.75, normal);
      });
      rows.forEach((name, row) => {
        sketch.text(name, -CELL.width * 0.6, row * CELL.height, { ...normal, anchor: "end" });
      });
      const middle = ((columns.length - 1) * CELL.width) / 2;
      sketch.text(players[1], middle, -CELL.height * 1.3, { size: "head" });
      sketch.text(players[0], -CELL.width * 0.6, -CELL.height * 0.75, { size: "head", anchor: "end" });
      const signs = [
        { sign: "*", text: t(texts.bestResponse) },
        { node: { shape: "square", tone: "draw", border: "double", stroke: "normal" }, text: t(texts.equilibrium) },
      ] as const;
      return sketch.scene("matrix", title === "" ? t(texts.matrix) : title, blank ? [] : signs);
    },
  };
}

/** The outcomes as points; the blank twin has the axes alone. */
export function payoffPicture(document: MatrixDocument, study: MatrixStudy): Picture {
  return {
    name: "payoffs",
    title: t(texts.thePayoffPlot),
    scene(blank) {
      const { side, margin, ticksX, ticksY, axes, front, places } = outcomesOf(document, study);
      const sketch = new Sketch();
      const [left, bottom] = [margin - 14, side - margin + 14];
      sketch.segment(left, bottom, left, margin - 24, { arrow: true });
      sketch.segment(left, bottom, side - margin + 24, bottom, { arrow: true });
      for (const { at, text } of ticksX) sketch.text(text, at, bottom + 12);
      for (const { at, text } of ticksY) sketch.text(text, left - 7, at, { anchor: "end" });
      sketch.text(axes[0], side - margin + 30, bottom, { anchor: "start" });
      sketch.text(axes[1], left, margin - 32);
      if (!blank) {
        front.slice(1).forEach(([x, y], index) => {
          sketch.segment(...front[index], x, y, { stroke: "faded", tone: "player0" });
        });
        for (const { x, y, name, optimal, equilibrium } of places) {
          if (equilibrium) sketch.box(x, y, 22, 22, { stroke: "strong" });
          sketch.box(x, y, 11, 11, { shape: "circle", tone: optimal ? "player0" : "plain" });
          sketch.text(name, x + 15, y + (equilibrium ? 17 : 0), { anchor: "start" });
        }
      }
      const dot = { shape: "circle", border: "single", stroke: "normal" } as const;
      const signs = [
        { node: { ...dot, tone: "player0" }, text: t(texts.paretoOptimal) },
        { node: { shape: "square", tone: "plain", border: "single", stroke: "strong" }, text: t(texts.equilibrium) },
      ] as const;
      return sketch.scene("payoffs", t(texts.payoffs), blank ? [] : signs);
    },
  };
}

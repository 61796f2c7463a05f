import type { Language } from "marienbad";
import { findFigureFormat, type Scene, type SceneNode, type SceneText } from "marienbad/figure";
import { binaryColumns } from "marienbad/impartial";

/** A picture of the page Nim: values in binary columns, or the table of a Grundy sequence. */
export type NimPicture =
  | { readonly kind: "columns"; readonly names: readonly string[]; readonly values: readonly number[] }
  | { readonly kind: "table"; readonly values: readonly number[]; readonly perRow: number };

export interface NimFigureRequest {
  readonly picture: NimPicture;
  readonly format: string;
  /** Without the answers: the binary digits and the nim-sum, or the Grundy values. */
  readonly blank: boolean;
  readonly language: Language;
}

const CELL = 30;

/** Draws a picture in one of the library's formats. */
export function drawNim({ picture, format, blank, language }: NimFigureRequest): string {
  const parts = picture.kind === "columns" ? columnsParts(picture, blank, language) : tableParts(picture, blank);
  const title = {
    columns: { en: "Values in binary columns", fr: "Valeurs en colonnes binaires" },
    table: { en: "Grundy values of the heaps", fr: "Valeurs de Grundy des tas" },
  }[picture.kind][language];
  const scene: Scene = { id: picture.kind, title, direction: "down", groups: [], edges: [], legend: [], ...parts };
  return findFigureFormat(format).write(scene);
}

type Parts = Pick<Scene, "nodes" | "texts">;

function columnsParts({ names, values }: NimPicture & { kind: "columns" }, blank: boolean, language: Language): Parts {
  const { rows, weights, sum, sumBits } = binaryColumns(values);
  const sumRow = rows.length + 0.3; // a little apart from what is added up
  const isOdd = (column: number): boolean => !blank && sumBits[column] === 1;
  const lines = [...rows.map(({ bits }) => bits), sumBits];
  return {
    nodes: lines.flatMap((bits, row) =>
      bits.map((bit, column) =>
        cell(`r${row}c${column}`, row < rows.length ? row : sumRow, column, blank ? "" : String(bit), isOdd(column)),
      ),
    ),
    texts: [
      ...weights.map((weight, column) => text(String(weight), column * CELL, -CELL * 0.85, "middle")),
      ...rows.map(({ value }, row) => text(`${names[row]}: ${value}`, -CELL, row * CELL, "end")),
      text(`${{ en: "nim-sum", fr: "somme de Nim" }[language]}${blank ? "" : `: ${sum}`}`, -CELL, sumRow * CELL, "end"),
    ],
  };
}

function tableParts({ values, perRow }: NimPicture & { kind: "table" }, blank: boolean): Parts {
  return {
    nodes: values.map((value, heap) =>
      cell(`h${heap}`, Math.floor(heap / perRow), heap % perRow, blank ? "" : String(value), !blank && value === 0),
    ),
    texts: [
      text("n", -CELL, -CELL * 0.85, "end"),
      ...Array.from({ length: Math.min(perRow, values.length) }, (_, column) =>
        text(`+${column}`, column * CELL, -CELL * 0.85, "middle"),
      ),
      ...Array.from({ length: Math.ceil(values.length / perRow) }, (_, row) =>
        text(String(row * perRow), -CELL, row * CELL, "end"),
      ),
    ],
  };
}

function cell(id: string, row: number, column: number, label: string, marked: boolean): SceneNode {
  return {
    id,
    shape: "square",
    tone: marked ? "player1" : "plain",
    border: "single",
    stroke: "normal",
    label,
    x: column * CELL,
    y: row * CELL,
    width: CELL,
    height: CELL,
  };
}

function text(words: string, x: number, y: number, anchor: SceneText["anchor"]): SceneText {
  return { text: words, x, y, anchor, size: "normal", tone: "faded" };
}

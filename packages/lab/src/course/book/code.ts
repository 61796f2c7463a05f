import type { Text } from "marienbad";
import type { Point, Tone } from "marienbad-figure";
import { t } from "../../base/language.ts";
import { at, type Drawing } from "./drawing.ts";

/** A line of a program; one with an id is a card, at which words can point, and which may have a colour. */
export interface CodeLine {
  readonly words: Text;
  readonly id?: string;
  readonly tone?: Tone;
}

const INDENT = 9;
const LINE = 22;

/** A program, from its top left corner; ▶ stands before the lines that are at work. */
export function drawCode(drawing: Drawing, lines: readonly CodeLine[], corner: Point, atWork: readonly number[]): void {
  lines.forEach(({ words, id, tone = "plain" }, index) => {
    const line = t(words);
    const works = atWork.includes(index);
    const [x, y] = [corner.x + (line.length - line.trimStart().length) * INDENT, corner.y + index * LINE];
    drawing.text(works ? "▶" : "", at(corner.x - 16, y), { size: "small" });
    if (id === undefined) {
      drawing.text(line.trim(), at(x, y), { anchor: "start", size: "normal", tone: works ? "plain" : "faded" });
      return;
    }
    const width = line.trim().length * 7.2 + 12;
    const stroke = works ? ({ stroke: "strong" } as const) : {};
    drawing.node(id, at(x + width / 2 - 6, y), line.trim(), { shape: "card", width, height: 19, tone, ...stroke });
  });
}

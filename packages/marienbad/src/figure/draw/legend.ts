import { nameOf, type Style, shapeOf, toneOf } from "../options.ts";
import { type LegendItem, type NodeLook, PLAIN_NODE } from "../scene.ts";
import { type Word, word } from "../texts.ts";

const PLAYERS = [0, 1] as const;

/** Whose shape is which: the first thing to say of every figure. */
export function shapesLegend(style: Style, tinted: boolean): LegendItem[] {
  return PLAYERS.map((player) => ({
    node: { ...PLAIN_NODE, shape: shapeOf(player), tone: tinted ? toneOf(player) : "plain" },
    text: word(style, "moves", nameOf(player, style)),
  }));
}

export function nodeLegend(style: Style, look: Partial<NodeLook>, name: Word, filling?: string): LegendItem {
  return { node: { ...PLAIN_NODE, ...look }, text: word(style, name, filling) };
}

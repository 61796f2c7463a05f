import type { Player } from "marienbad/game";
import { nameOf, type Style, shapeOf, toneOf } from "../options.ts";
import { type LegendItem, type NodeLook, PLAIN_NODE } from "../scene.ts";
import { type Word, word } from "./texts.ts";

const PLAYERS = [0, 1] as const;

/** Whose shape is which: the first thing to say of every figure. */
export function shapesLegend(style: Style, tinted: boolean): LegendItem[] {
  return PLAYERS.map((player) => ({
    node: { ...PLAIN_NODE, shape: shapeOf(player), tone: tinted ? toneOf(player) : "plain" },
    text: word(style, "moves", nameOf(player, style)),
  }));
}

/** What two borders mean, with the mark of one of the players. */
export function goalLegend(style: Style): LegendItem {
  return nodeLegend(style, goalLook(0), "wonBy");
}

/** How a vertex looks where the play is over and a player has won. */
export function goalLook(winner: Player): Pick<NodeLook, "tone" | "border" | "mark"> {
  return { tone: toneOf(winner), border: "double", mark: winner };
}

export function nodeLegend(style: Style, look: Partial<NodeLook>, name: Word, filling?: string): LegendItem {
  return { node: { ...PLAIN_NODE, ...look }, text: word(style, name, filling) };
}

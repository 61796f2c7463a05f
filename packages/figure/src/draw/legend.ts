import { type Arena, goalOf } from "marienbad/arena";
import type { Player } from "marienbad/game";
import { nameOf, type Style, shapeOf, toneOf } from "../options.ts";
import { type EdgeLook, type LegendItem, type NodeLook, PLAIN_EDGE, PLAIN_NODE } from "../scene.ts";
import { type Word, word } from "./texts.ts";

/** Explains which shape belongs to which player; first in every legend. */
export function shapesLegend(style: Style, tinted: boolean): LegendItem[] {
  return ([0, 1] as const).map((player) => {
    const look = { shape: shapeOf(player), tone: tinted ? toneOf(player) : "plain" } as const;
    return nodeLegend(style, look, "moves", nameOf(player, style));
  });
}

/** Legend of an arena: shapes, and goals if it has any. */
export function arenaLegend(arena: Arena, style: Style): LegendItem[] {
  const hasGoals = Array.from({ length: arena.vertexCount }).some((_, vertex) => goalOf(arena, vertex) !== undefined);
  return [...shapesLegend(style, false), ...(hasGoals ? [goalLegend(style)] : [])];
}

export function priorityLegend({ priorityOfVertex }: Arena, style: Style): LegendItem[] {
  return priorityOfVertex === undefined ? [] : [{ sign: "3", text: word(style, "priority") }];
}

/** Legend of the double border of goals, with the mark of a player. */
export function goalLegend(style: Style): LegendItem {
  return nodeLegend(style, goalLook(0), "wonBy");
}

export function goalLook(winner: Player): Pick<NodeLook, "tone" | "border" | "mark"> {
  return { tone: toneOf(winner), border: "double", mark: winner };
}

export function nodeLegend(style: Style, look: Partial<NodeLook>, name: Word, filling?: string): LegendItem {
  return { node: { ...PLAIN_NODE, ...look }, text: word(style, name, filling) };
}

export function edgeLegend(style: Style, look: Partial<EdgeLook>, name: Word): LegendItem {
  return { edge: { ...PLAIN_EDGE, ...look }, text: word(style, name) };
}

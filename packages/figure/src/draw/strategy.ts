import {
  type Arena,
  choiceOf,
  drawOf,
  goalOf,
  rankOf,
  type Solution,
  winnerOf,
  withoutParallelEdges,
} from "marienbad/arena";
import { contentOf, vertexNames } from "../content.ts";
import { type FigureOptions, nameOf, styleOf, toneOf } from "../options.ts";
import { type NodeLook, PLAIN_EDGE, type Scene } from "../scene.ts";
import { checkReadable } from "./arena.ts";
import { arenaParts, type PlacedArena, placeArena } from "./arena-scene.ts";
import { goalLegend, nodeLegend, shapesLegend } from "./legend.ts";
import { titleOf, word } from "./texts.ts";

/** How a vertex looks that is won by 0, by 1, or drawn: the border tells it as well as the tint. */
export const WINNER_LOOKS: Readonly<Record<"0" | "1" | "draw", Pick<NodeLook, "tone" | "stroke">>> = {
  0: { tone: "player0", stroke: "normal" },
  1: { tone: "player1", stroke: "dashed" },
  draw: { tone: "draw", stroke: "dotted" },
};

/**
 * Who wins from where, in how many moves, and by which moves: winners by tint and border, ranks under the names, the
 * winning strategies as thick edges. Takes a solved arena without parallel edges (their numbers are the solution's).
 */
export function strategyFigure(
  given: Arena,
  solution: Solution,
  options: FigureOptions = {},
  more: ReadonlySet<number> = new Set(),
): Scene {
  const arena = withoutParallelEdges(given);
  checkReadable(arena, options);
  const style = styleOf(options);
  const placed = placeSolvedArena(arena, solution, options);
  const parts = arenaParts(placed, {
    node: (vertex) => (style.blank ? {} : WINNER_LOOKS[winnerOf(solution, vertex) ?? "draw"]),
    edge: (from, to) => {
      const winner = winnerOf(solution, from);
      if (style.blank) return {};
      if (winner === undefined || choiceOf(solution, from) !== to) return { tone: "faded" };
      return { stroke: "strong", tone: toneOf(winner) };
    },
    more,
  });
  const seen = new Set(placed.contents.map((_, vertex) => winnerOf(solution, vertex) ?? "draw"));
  const hasGoals = placed.contents.some((_, vertex) => goalOf(arena, vertex) !== undefined);
  const answers = [
    ...([0, 1] as const)
      .filter((player) => seen.has(player))
      .map((player) => nodeLegend(style, WINNER_LOOKS[player], "winning", nameOf(player, style))),
    ...(seen.has("draw") ? [nodeLegend(style, WINNER_LOOKS.draw, "drawn")] : []),
    { sign: "3", text: word(style, "rank") },
    { edge: { ...PLAIN_EDGE, stroke: "strong" as const }, text: word(style, "strategy") },
  ];
  return {
    id: "strategy",
    title: titleOf(style, "strategyTitle"),
    direction: "right",
    groups: [],
    texts: [],
    ...parts,
    legend: [...shapesLegend(style, false), ...(hasGoals ? [goalLegend(style)] : []), ...(style.blank ? [] : answers)],
  };
}

/** A solved arena, laid out with a rank under each name. */
export function placeSolvedArena(arena: Arena, solution: Solution, options: FigureOptions): PlacedArena {
  const style = styleOf(options);
  const rankText = (vertex: number): string => {
    const goal = goalOf(arena, vertex);
    if (style.blank) return goal === undefined ? "" : nameOf(goal, style);
    return drawOf(solution, vertex) === "infinite" ? "∞" : String(rankOf(solution, vertex));
  };
  const contents = vertexNames(arena, style).map((name, vertex) => contentOf(name, style, rankText(vertex)));
  const layout = options.places ?? (style.blank ? "auto" : (options.layout ?? "auto"));
  return placeArena(arena, contents, layout, solution);
}

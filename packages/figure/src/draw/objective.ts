import { type Arena, goalOf, NO_CHOICE, objectiveOf, withoutParallelEdges } from "marienbad/arena";
import type { Player } from "marienbad/game";
import { asParity, solveObjective } from "marienbad/objective";
import { type FigureOptions, nameOf, styleOf, toneOf } from "../options.ts";
import { type LegendItem, PLAIN_EDGE, type Scene } from "../scene.ts";
import { checkReadable, placePlainArena } from "./arena.ts";
import { arenaParts } from "./arena-scene.ts";
import { goalLegend, nodeLegend, shapesLegend } from "./legend.ts";
import { WINNER_LOOKS } from "./strategy.ts";
import { titleOf, word } from "./texts.ts";

/**
 * What is drawn of an arena whose plays need not end: where visits count, plays go on at the goals, and priorities say
 * which vertices are wanted. Where ends decide, it is drawn as it is.
 */
export function drawnForObjective(arena: Arena): Arena {
  const objective = objectiveOf(arena);
  return objective === "reach" || objective === "safety" ? arena : asParity(arena);
}

/**
 * Who wins from where, and by which moves, for an objective other than goals: priorities under the names, winners by
 * tint and border, the winning strategies of both as thick edges. The blank twin keeps the priorities.
 */
export function objectiveFigure(given: Arena, options: FigureOptions = {}): Scene {
  const single = withoutParallelEdges(given);
  checkReadable(single, options);
  const style = styleOf(options);
  const { winnerOfVertex, choiceOfVertex } = solveObjective(single).solution;
  const arena = drawnForObjective(single);
  const placed = placePlainArena(arena, options);
  const winnerAt = (vertex: number): Player => (winnerOfVertex[vertex] === 0 ? 0 : 1);
  const parts = arenaParts(placed, {
    node: (vertex) => (style.blank ? {} : WINNER_LOOKS[winnerAt(vertex)]),
    edge(from, to) {
      if (style.blank) return {};
      const chosen = choiceOfVertex[from];
      if (chosen !== to || chosen === NO_CHOICE) return { tone: "faded" };
      return { stroke: "strong", tone: toneOf(winnerAt(from)) };
    },
  });
  const hasGoals = placed.contents.some((_, vertex) => goalOf(arena, vertex) !== undefined);
  const answers: LegendItem[] = [
    ...([0, 1] as const)
      .filter((player) => winnerOfVertex.includes(player))
      .map((player) => nodeLegend(style, WINNER_LOOKS[player], "winning", nameOf(player, style))),
    { edge: { ...PLAIN_EDGE, stroke: "strong" }, text: word(style, "strategy") },
  ];
  return {
    id: "strategy",
    title: titleOf(style, "objectiveTitle"),
    direction: "right",
    groups: [],
    texts: [],
    ...parts,
    legend: [
      ...shapesLegend(style, false),
      ...(hasGoals ? [goalLegend(style)] : []),
      ...(arena.priorityOfVertex === undefined ? [] : [{ sign: "3", text: word(style, "priority") }]),
      ...(style.blank ? [] : answers),
    ],
  };
}

import { type Arena, withoutParallelEdges } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { asParity, solveByZielonka, type ZielonkaStep } from "marienbad/objective";
import { type FigureOptions, nameOf, type Style, styleOf, toneOf } from "../options.ts";
import type { LegendItem, Scene } from "../scene.ts";
import { checkReadable, placePlainArena } from "./arena.ts";
import type { PlacedArena } from "./arena-scene.ts";
import { nodeLegend, shapesLegend } from "./legend.ts";
import { type Panel, strip } from "./strip.ts";
import { texts, titleOf, word } from "./texts.ts";

const MAX_DRAWN = 800;

/**
 * Zielonka's recursion, one panel for each step: the subgame that is looked at (what is not in it steps back), the
 * vertices that a player attracts to, and what is attracted or won. The blank twin has the subgames alone.
 */
export function zielonkaFigure(given: Arena, options: FigureOptions = {}): Scene {
  const game = asParity(withoutParallelEdges(given));
  checkReadable(game, options);
  const style = styleOf(options);
  const steps: ZielonkaStep[] = [];
  solveByZielonka(game, (step) => steps.push(step));
  const limit = Math.max(MAX_DRAWN, options.limit ?? 0);
  if (steps.length * game.vertexCount > limit) {
    throw new MarienbadError("limit-reached", texts.tooManyPanels(steps.length, game.vertexCount, limit), {
      parameters: { limit },
    });
  }
  const placed = placePlainArena(game, options);
  const answers: LegendItem[] = ([0, 1] as const).map((player) =>
    nodeLegend(style, { tone: toneOf(player) }, "attracted", nameOf(player, style)),
  );
  return {
    id: "zielonka",
    title: titleOf(style, "zielonkaTitle"),
    direction: "right",
    ...strip(
      placed,
      steps.map((step, index) => panelOf(placed, step, index, style)),
    ),
    legend: [
      ...shapesLegend(style, false),
      { sign: "3", text: word(style, "priority") },
      ...(style.blank ? [] : [...answers, nodeLegend(style, { stroke: "strong" }, "attractedTo")]),
    ],
  };
}

function panelOf({ contents }: PlacedArena, step: ZielonkaStep, index: number, style: Style): Panel {
  const { kind, depth, player, priority, to } = step;
  const tone = toneOf(player);
  const [subgame, region, target] = [new Set(step.subgame), new Set(step.region), new Set(to)];
  const names = step.region.map((vertex) => contents[vertex].label).join(", ");
  return {
    id: `z${index}`,
    title: `${index + 1}`,
    caption: style.blank ? "" : texts.zielonkaStep(kind, depth, nameOf(player, style), priority, names)[style.language],
    look: {
      node(vertex) {
        if (!subgame.has(vertex)) return { tone: "faded" };
        if (style.blank) return {};
        const isTarget = kind !== "wins" && target.has(vertex);
        return { ...(region.has(vertex) ? { tone } : {}), ...(isTarget ? { stroke: "strong" as const } : {}) };
      },
      edge: (from, to) => (subgame.has(from) && subgame.has(to) ? {} : { tone: "faded" }),
    },
  };
}

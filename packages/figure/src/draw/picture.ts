import { type Arena, goalOf, withoutParallelEdges } from "marienbad/arena";
import { contentOf, vertexNames } from "../content.ts";
import { type FigureOptions, nameOf, styleOf } from "../options.ts";
import type { EdgeLook, LegendItem, NodeLook, Scene } from "../scene.ts";
import { arenaParts, placeArena } from "./arena-scene.ts";
import { goalLegend, shapesLegend } from "./legend.ts";
import { drawnForObjective } from "./objective.ts";
import { word } from "./texts.ts";

/** What somebody shows on an arena: a step of a construction, a strategy, a play. */
export interface ArenaPicture {
  readonly title: string;
  /** How a vertex looks, and a short line under its name. */
  node(vertex: number): Partial<NodeLook> & { readonly detail?: string };
  edge(from: number, to: number): Partial<EdgeLook>;
  /** What the looks mean; shapes and goals are explained without it. */
  readonly legend: readonly LegendItem[];
}

/**
 * An arena as it is shown at this moment. Its blank twin has the vertices, the edges and the goals, and nothing that
 * was found out.
 */
export function pictureFigure(given: Arena, picture: ArenaPicture, options: FigureOptions = {}): Scene {
  const arena = drawnForObjective(withoutParallelEdges(given));
  const style = styleOf(options);
  const goalName = (vertex: number): string | undefined => {
    const goal = goalOf(arena, vertex);
    return goal === undefined ? undefined : nameOf(goal, style);
  };
  const detailOf = (vertex: number): string | undefined =>
    (style.blank ? undefined : picture.node(vertex).detail) ?? goalName(vertex);
  const contents = vertexNames(arena, style).map((name, vertex) => contentOf(name, style, detailOf(vertex)));
  const placed = placeArena(arena, contents, options.places ?? options.layout ?? "auto");
  const parts = arenaParts(placed, {
    node(vertex) {
      if (style.blank) return {};
      const { detail: _, ...look } = picture.node(vertex);
      return look;
    },
    edge: (from, to) => (style.blank ? {} : picture.edge(from, to)),
  });
  const hasGoals = contents.some((_, vertex) => goalOf(arena, vertex) !== undefined);
  return {
    id: "picture",
    title: style.blank ? `${word(style, "arenaOf")} (${word(style, "blank")})` : picture.title,
    direction: "right",
    groups: [],
    texts: [],
    ...parts,
    legend: [
      ...shapesLegend(style, false),
      ...(hasGoals ? [goalLegend(style)] : []),
      ...(style.blank ? [] : picture.legend),
    ],
  };
}

import {
  type Arena,
  choiceOf,
  drawOf,
  goalOf,
  NO_CHOICE,
  objectiveOf,
  rankOf,
  type Solution,
  winnerOf,
  withoutParallelEdges,
} from "marienbad/arena";
import type { Player } from "marienbad/game";
import { asParity, solveObjective } from "marienbad/objective";
import { solveArena } from "marienbad/solve";
import { contentOf, vertexNames } from "../content.ts";
import type { Drawing } from "../layout/layered.ts";
import { type FigureOptions, nameOf, type Style, styleOf, toneOf } from "../options.ts";
import type { EdgeLook, LegendItem, NodeLook, Scene } from "../scene.ts";
import { type ArenaLook, arenaParts, type PlacedArena, placeArena } from "./arena-scene.ts";
import { arenaLegend, edgeLegend, nodeLegend, priorityLegend } from "./legend.ts";
import { checkReadable } from "./limits.ts";
import type { ArenaExtras } from "./subject.ts";
import { titleOf, word } from "./texts.ts";

/** The plain look of vertices and edges, without results. */
export const PLAIN_LOOK: ArenaLook = { node: () => ({}), edge: () => ({}) };

function singleScene(
  { id, title }: Pick<Scene, "id" | "title">,
  placed: PlacedArena,
  style: Style,
  look: ArenaLook,
  legend: { readonly given?: readonly LegendItem[]; readonly answers: readonly LegendItem[] },
): Scene {
  const { given = [], answers } = legend;
  return {
    id,
    title,
    direction: "right",
    groups: [],
    texts: [],
    ...arenaParts(placed, style.blank ? { ...look, ...PLAIN_LOOK } : look),
    legend: [...arenaLegend(placed.arena, style), ...given, ...(style.blank ? [] : answers)],
  };
}

/** The arena as given: shapes, goals with their winners, an arrow into the start, and the given play in thick edges. */
export function arenaFigure(given: Arena, options: FigureOptions = {}, { more, play }: ArenaExtras = {}): Scene {
  const arena = withoutParallelEdges(given);
  checkReadable(arena, options);
  const style = styleOf(options);
  const played = new Set(play?.slice(1).map((to, index) => `${play[index]} ${to}`));
  const look: ArenaLook = {
    ...PLAIN_LOOK,
    ...(play && { edge: (from, to) => (played.has(`${from} ${to}`) ? { stroke: "strong" } : { tone: "faded" }) }),
    ...(more && { more }),
  };
  return singleScene({ id: "arena", title: titleOf(style, "arenaOf") }, placePlainArena(arena, options), style, look, {
    given: priorityLegend(arena, style),
    answers: play === undefined ? [] : [edgeLegend(style, { stroke: "strong" }, "chosen")],
  });
}

/** A placed arena without results: names, winners at goals, and priorities. */
export function placePlainArena(arena: Arena, options: FigureOptions): PlacedArena {
  const layout = options.layout === "ranks" ? "auto" : options.layout;
  return placeNamed(arena, options, { layout }, (vertex, goal) => goal ?? arena.priorityOfVertex?.[vertex].toString());
}

function placeNamed(
  arena: Arena,
  options: FigureOptions,
  { layout = "auto", solution }: { layout?: FigureOptions["layout"]; solution?: Solution },
  detailOf: (vertex: number, goal: string | undefined) => string | undefined,
): PlacedArena {
  const style = styleOf(options);
  const contents = vertexNames(arena, style).map((name, vertex) => {
    const goal = goalOf(arena, vertex);
    return contentOf(name, style, detailOf(vertex, goal === undefined ? undefined : nameOf(goal, style)));
  });
  return placeArena(arena, contents, options.places ?? layout, solution);
}

/** Highlights to draw on an arena: a step of a construction, a strategy, a play. */
export interface ArenaPicture {
  readonly title: string;
  node(vertex: number): Partial<NodeLook> & { readonly detail?: string };
  edge(from: number, to: number): Partial<EdgeLook>;
  /** Explains the looks; shapes and goals are explained in any case. */
  readonly legend: readonly LegendItem[];
}

/** An arena with the looks of a picture. Its blank twin has only vertices, edges and goals. */
export function pictureFigure(given: Arena, picture: ArenaPicture, options: FigureOptions = {}): Scene {
  const arena = drawnForObjective(withoutParallelEdges(given));
  const style = styleOf(options);
  const placed = placeNamed(arena, options, options, (vertex, goal) => {
    return (style.blank ? undefined : picture.node(vertex).detail) ?? goal;
  });
  const look: ArenaLook = {
    node(vertex) {
      const { detail: _, ...rest } = picture.node(vertex);
      return rest;
    },
    edge: (from, to) => picture.edge(from, to),
  };
  const title = style.blank ? titleOf(style, "arenaOf") : picture.title;
  return singleScene({ id: "picture", title }, placed, style, look, { answers: picture.legend });
}

const WINNER_LOOKS: Readonly<Record<"0" | "1" | "draw", Pick<NodeLook, "tone" | "stroke">>> = {
  0: { tone: "player0", stroke: "normal" },
  1: { tone: "player1", stroke: "dashed" },
  draw: { tone: "draw", stroke: "dotted" },
};

function winnersLook(
  winnerAt: (vertex: number) => Player | undefined,
  choiceAt: (vertex: number) => number | undefined,
): ArenaLook {
  return {
    node: (vertex) => WINNER_LOOKS[winnerAt(vertex) ?? "draw"],
    edge(from, to) {
      const winner = winnerAt(from);
      if (winner === undefined || choiceAt(from) !== to) return { tone: "faded" };
      return { stroke: "strong", tone: toneOf(winner) };
    },
  };
}

function winnersLegend(style: Style, winners: readonly (Player | undefined)[]): LegendItem[] {
  return ([0, 1] as const)
    .filter((player) => winners.includes(player))
    .map((player) => nodeLegend(style, WINNER_LOOKS[player], "winning", nameOf(player, style)));
}

/** Winners by tint and border, ranks under names, winning moves thick; for a solved arena without parallel edges. */
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
  const winnerAt = (vertex: number): Player | undefined => winnerOf(solution, vertex);
  const look = { ...winnersLook(winnerAt, (vertex) => choiceOf(solution, vertex)), more };
  const winners = placed.contents.map((_, vertex) => winnerAt(vertex));
  const answers = [
    ...winnersLegend(style, winners),
    ...(winners.includes(undefined) ? [nodeLegend(style, WINNER_LOOKS.draw, "drawn")] : []),
    { sign: "3", text: word(style, "rank") },
    edgeLegend(style, { stroke: "strong" }, "strategy"),
  ];
  return singleScene({ id: "strategy", title: titleOf(style, "strategyTitle") }, placed, style, look, { answers });
}

function placeSolvedArena(arena: Arena, solution: Solution, options: FigureOptions): PlacedArena {
  const layout = options.blank ? "auto" : options.layout;
  return placeNamed(arena, options, { layout, solution }, (vertex, goal = "") => {
    if (options.blank) return goal;
    return drawOf(solution, vertex) === "infinite" ? "∞" : String(rankOf(solution, vertex));
  });
}

/** The arena as drawn for its objective: unless ends decide, with its priorities and with moves at goals. */
export function drawnForObjective(arena: Arena): Arena {
  const objective = objectiveOf(arena);
  return objective === "reach" || objective === "safety" ? arena : asParity(arena);
}

/** Like `strategyFigure` for other objectives, with priorities under the names, which the blank twin keeps. */
export function objectiveFigure(given: Arena, options: FigureOptions = {}): Scene {
  const single = withoutParallelEdges(given);
  checkReadable(single, options);
  const style = styleOf(options);
  const { winnerOfVertex, choiceOfVertex } = solveObjective(single).solution;
  const arena = drawnForObjective(single);
  const winnerAt = (vertex: number): Player => (winnerOfVertex[vertex] === 0 ? 0 : 1);
  const choiceAt = (vertex: number): number | undefined =>
    choiceOfVertex[vertex] === NO_CHOICE ? undefined : choiceOfVertex[vertex];
  const winners = Array.from(winnerOfVertex, (_, vertex) => winnerAt(vertex));
  return singleScene(
    { id: "strategy", title: titleOf(style, "objectiveTitle") },
    placePlainArena(arena, options),
    style,
    winnersLook(winnerAt, choiceAt),
    {
      given: priorityLegend(arena, style),
      answers: [...winnersLegend(style, winners), edgeLegend(style, { stroke: "strong" }, "strategy")],
    },
  );
}

/** A placed arena: `edges[i]` goes along `routes[i]`. Parallel edges are one, and none leaves a goal. */
export interface ArenaDrawing extends Pick<PlacedArena, "size" | "edges">, Drawing {}

/** Options for laying out an arena. */
export interface LayOutOptions extends Pick<FigureOptions, "layout" | "board" | "language" | "vocabulary"> {
  /** Solution for the layout by ranks, which otherwise solves the arena. */
  readonly solution?: Solution;
}

/**
 * The layout of the figures `arena` and, by ranks, `strategy`, for programs that draw an arena of any size themselves.
 * Cost: rows are linear, layers those of Sugiyama, Tagawa and Toda 1981 (`layout/layered.ts`). If too large for them,
 * or above 300 vertices: columns are blocks (`layout/blocks.ts`), by distance from the start or by rank.
 */
export function layOutArena(given: Arena, { solution, ...options }: LayOutOptions = {}): ArenaDrawing {
  const arena = drawnForObjective(withoutParallelEdges(given));
  const { drawing, size, edges } =
    options.layout === "ranks"
      ? placeSolvedArena(arena, solution ?? solveArena(arena), options)
      : placePlainArena(arena, options);
  return { ...drawing, size, edges };
}

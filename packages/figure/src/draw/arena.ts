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

/** Vertices and edges with nothing found out about them. */
export const PLAIN_LOOK: ArenaLook = { node: () => ({}), edge: () => ({}) };

/** A figure that is one arena; the blank twin has neither the look nor the answers of the legend. */
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

/**
 * Circles and squares, goals with two borders and the name of who has won there, an arrow into the start; and a play
 * along it, when one is given, as thick edges, which the blank twin leaves out.
 */
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

/** An arena with nothing found out about it, laid out: names, who has won at goals, and priorities. */
export function placePlainArena(arena: Arena, options: FigureOptions): PlacedArena {
  const layout = options.layout === "ranks" ? "auto" : options.layout;
  return placeNamed(arena, options, { layout }, (vertex, goal) => goal ?? arena.priorityOfVertex?.[vertex].toString());
}

/** Lays out an arena under the names of its vertices, each with a line that depends on who has won there. */
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

/** What to show on an arena: a step of a construction, a strategy, a play. */
export interface ArenaPicture {
  readonly title: string;
  /** How a vertex looks, and a short line under its name. */
  node(vertex: number): Partial<NodeLook> & { readonly detail?: string };
  edge(from: number, to: number): Partial<EdgeLook>;
  /** What the looks mean; shapes and goals are explained without it. */
  readonly legend: readonly LegendItem[];
}

/** An arena with the looks that a picture gives it. Its blank twin has the vertices, the edges and the goals alone. */
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

/** How a vertex looks that is won by 0, by 1, or drawn: by its border as well as by its tint. */
const WINNER_LOOKS: Readonly<Record<"0" | "1" | "draw", Pick<NodeLook, "tone" | "stroke">>> = {
  0: { tone: "player0", stroke: "normal" },
  1: { tone: "player1", stroke: "dashed" },
  draw: { tone: "draw", stroke: "dotted" },
};

/** Winners by tint and border, and the moves that a strategy chooses as thick edges. */
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

/** A solved arena, laid out with a rank under each name. */
function placeSolvedArena(arena: Arena, solution: Solution, options: FigureOptions): PlacedArena {
  const layout = options.blank ? "auto" : options.layout;
  return placeNamed(arena, options, { layout, solution }, (vertex, goal = "") => {
    if (options.blank) return goal;
    return drawOf(solution, vertex) === "infinite" ? "∞" : String(rankOf(solution, vertex));
  });
}

/**
 * What is drawn of an arena whose plays need not end: where visits count, plays continue at the goals, and priorities
 * show which vertices are wanted. Where ends decide, it is drawn as it is.
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

/**
 * An arena laid out: where its vertices are, how large they all are, and how the edges go that a figure draws:
 * `edges[i]` along `routes[i]`. Parallel edges are one, and none leaves a goal, where a play is over.
 */
export interface ArenaDrawing extends Pick<PlacedArena, "size" | "edges">, Drawing {}

/** Options for laying out an arena. */
export interface LayOutOptions extends Pick<FigureOptions, "layout" | "board" | "language" | "vocabulary"> {
  /** The solution for the layout by ranks; without it, the arena is solved for that layout. */
  readonly solution?: Solution;
}

/**
 * The layout of the figures `arena` and, by ranks, `strategy`, without the figure: for programs that draw an arena
 * themselves and want to show what they export. Takes an arena of any size. Cost: that of the layout; rows are linear,
 * layers are those of Sugiyama, Tagawa and Toda 1981 (`layout/layered.ts`). Where that would take too much room, and
 * above 300 vertices, the columns are blocks (`layout/blocks.ts`), by the distance from the start or by rank.
 */
export function layOutArena(given: Arena, { solution, ...options }: LayOutOptions = {}): ArenaDrawing {
  const arena = drawnForObjective(withoutParallelEdges(given));
  const { drawing, size, edges } =
    options.layout === "ranks"
      ? placeSolvedArena(arena, solution ?? solveArena(arena), options)
      : placePlainArena(arena, options);
  return { ...drawing, size, edges };
}

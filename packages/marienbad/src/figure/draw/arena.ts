import { type Arena, type Exploration, explore, goalOf, ownerOf, withoutParallelEdges } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import type { Game, Player } from "../../game/index.ts";
import { contentOf, vertexNames } from "../content.ts";
import { type FigureOptions, type FigureSubject, nameOf, styleOf, toneOf, unreadable } from "../options.ts";
import type { Scene } from "../scene.ts";
import { titleOf } from "../words.ts";
import { arenaParts, placeArena } from "./arena-scene.ts";
import { nodeLegend, shapesLegend } from "./legend.ts";

/** More vertices than this are a cloud, not a figure. */
export const READABLE_VERTICES = 60;

/** Circles and squares, goals with two borders and the name of who has won there, an arrow into the start. */
export function arenaFigure(given: Arena, options: FigureOptions = {}, more: ReadonlySet<number> = new Set()): Scene {
  const arena = withoutParallelEdges(given);
  checkReadable(arena, options);
  const style = styleOf(options);
  const names = vertexNames(arena, style);
  const goalName = (vertex: number): string | undefined => {
    const goal = goalOf(arena, vertex);
    return goal === undefined ? undefined : style.blank ? "" : nameOf(goal, style);
  };
  const contents = names.map((name, vertex) => contentOf(name, goalName(vertex)));
  const layout = options.layout === "ranks" ? "auto" : (options.layout ?? "auto");
  const parts = arenaParts(placeArena(arena, contents, layout), {
    node: (vertex) => ({ tone: toneOf((style.blank ? undefined : goalOf(arena, vertex)) ?? ownerOf(arena, vertex)) }),
    edge: () => ({}),
    goals: !style.blank,
    entry: true,
    more,
  });
  const hasGoals = contents.some(({ detail }) => detail !== undefined && detail !== "");
  return {
    id: "arena",
    title: titleOf(style, "arenaOf"),
    direction: "right",
    groups: [],
    texts: [],
    ...parts,
    legend: [...shapesLegend(style, true), ...(hasGoals ? [nodeLegend(style, { border: "double" }, "wonBy")] : [])],
  };
}

export function checkReadable(arena: Arena, { limit = READABLE_VERTICES }: FigureOptions): void {
  if (arena.vertexCount <= limit) return;
  const advice = "Give a depth, choose a smaller game, draw its tree instead, or raise the limit.";
  throw unreadable(`${arena.vertexCount.toLocaleString("en")} vertices`, limit, advice);
}

/** The arena of a subject down to the depth asked for, and the vertices some of whose moves lie deeper. */
export function arenaOfSubject(
  { kit, arena }: FigureSubject,
  options: FigureOptions,
): { readonly arena: Arena; readonly more: ReadonlySet<number> } {
  const { depth, limit = READABLE_VERTICES } = options;
  if (arena !== undefined && depth === undefined) {
    return { arena: options.from === undefined ? arena : { ...arena, start: options.from as number }, more: new Set() };
  }
  const explored = exploreToDepth(kit.rules, options.from ?? kit.rules.start, depth, limit);
  const more = new Set<number>();
  explored.positions.forEach((at, vertex) => {
    if (at.depth === depth && kit.rules.result(at.position) === undefined && kit.rules.moves(at.position).length > 0) {
      more.add(vertex);
    }
  });
  const label = (vertex: number): string => kit.notation.writePosition(explored.positions[vertex].position);
  return { arena: { ...explored.arena, label }, more };
}

/** Breadth first, so that the depth that a position is found at is its least. */
function exploreToDepth(
  game: Game<unknown, unknown>,
  from: unknown,
  depth = Number.POSITIVE_INFINITY,
  limit: number,
): Exploration<{ position: unknown; depth: number }> {
  type At = { position: unknown; depth: number };
  const shallow: Game<At, unknown> = {
    start: { position: from, depth: 0 },
    turn: (at): Player => game.turn(at.position),
    moves: (at) => (at.depth < depth ? game.moves(at.position) : []),
    play: (at, move) => ({ position: game.play(at.position, move), depth: at.depth + 1 }),
    result: (at) => game.result(at.position),
    key: (at) => game.key(at.position),
  };
  try {
    return explore(shallow, { limit });
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "limit-reached") throw error;
    const advice = "Give a smaller depth or a smaller game, draw its tree instead, or raise the limit.";
    throw unreadable(`more than ${limit.toLocaleString("en")} vertices`, limit, advice);
  }
}

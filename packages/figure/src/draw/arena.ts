import { type Arena, type Exploration, explore, goalOf, withoutParallelEdges } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import { type Player, playOf, type Rules } from "marienbad/game";
import { contentOf, vertexNames } from "../content.ts";
import { type FigureOptions, type FigureSubject, nameOf, styleOf } from "../options.ts";
import { type LegendItem, PLAIN_EDGE, type Scene } from "../scene.ts";
import { arenaParts, type PlacedArena, placeArena } from "./arena-scene.ts";
import { goalLegend, shapesLegend } from "./legend.ts";
import { texts, titleOf, word } from "./texts.ts";

/** More vertices than this are a cloud, not a figure. */
const READABLE_VERTICES = 60;

/** What an arena's figure is told about vertices. */
export interface ArenaExtras {
  /** Vertices some of whose moves are not drawn. */
  readonly more?: ReadonlySet<number>;
  /** A play to show, vertex by vertex. */
  readonly play?: readonly number[];
}

/**
 * Circles and squares, goals with two borders and the name of who has won there, an arrow into the start; and a play
 * along it, when one is given, as thick edges, which the blank twin leaves out.
 */
export function arenaFigure(given: Arena, options: FigureOptions = {}, { more, play }: ArenaExtras = {}): Scene {
  const arena = withoutParallelEdges(given);
  checkReadable(arena, options);
  const style = styleOf(options);
  const placed = placePlainArena(arena, options);
  const played = new Set(play?.slice(1).map((to, index) => `${play[index]} ${to}`));
  const parts = arenaParts(placed, {
    node: () => ({}),
    edge: (from, to) =>
      play === undefined || style.blank ? {} : played.has(`${from} ${to}`) ? { stroke: "strong" } : { tone: "faded" },
    ...(more === undefined ? {} : { more }),
  });
  const hasGoals = placed.contents.some((_, vertex) => goalOf(arena, vertex) !== undefined);
  const playLegend: LegendItem = { edge: { ...PLAIN_EDGE, stroke: "strong" }, text: word(style, "chosen") };
  return {
    id: "arena",
    title: titleOf(style, "arenaOf"),
    direction: "right",
    groups: [],
    texts: [],
    ...parts,
    legend: [
      ...shapesLegend(style, false),
      ...(hasGoals ? [goalLegend(style)] : []),
      ...(arena.priorityOfVertex === undefined ? [] : [{ sign: "3", text: word(style, "priority") }]),
      ...(play === undefined || style.blank ? [] : [playLegend]),
    ],
  };
}

/** An arena with nothing found out about it, laid out: names, who has won at goals, and priorities. */
export function placePlainArena(arena: Arena, options: FigureOptions): PlacedArena {
  const style = styleOf(options);
  const goalName = (vertex: number): string | undefined => {
    const goal = goalOf(arena, vertex);
    return goal === undefined ? undefined : nameOf(goal, style);
  };
  const priority = (vertex: number): string | undefined => arena.priorityOfVertex?.[vertex].toString();
  const detailOf = (vertex: number): string | undefined => goalName(vertex) ?? priority(vertex);
  const contents = vertexNames(arena, style).map((name, vertex) => contentOf(name, style, detailOf(vertex)));
  const layout = options.places ?? (options.layout === "ranks" ? "auto" : (options.layout ?? "auto"));
  return placeArena(arena, contents, layout);
}

export function checkReadable(arena: Arena, { limit = READABLE_VERTICES }: FigureOptions): void {
  if (arena.vertexCount <= limit) return;
  throw new MarienbadError("limit-reached", texts.tooManyVertices(arena.vertexCount, limit), { parameters: { limit } });
}

/**
 * The arena of a subject down to the depth asked for, the vertices with moves that lie deeper, and the play to follow.
 */
export function arenaOfSubject(
  { game, arena }: FigureSubject,
  options: FigureOptions,
): ArenaExtras & { readonly arena: Arena } {
  const { depth, limit = READABLE_VERTICES, along, from = game.start } = options;
  const positions = along === undefined ? undefined : playOf<unknown, unknown>(game, along, from).positions;
  if (arena !== undefined && depth === undefined) {
    const started = options.from === undefined ? arena : { ...arena, start: from as number };
    return { arena: started, ...(positions === undefined ? {} : { play: positions as number[] }) };
  }
  const explored = exploreToDepth(game, from, depth, limit);
  const play = positions
    ?.map((position) => explored.vertexOf({ position, depth: 0 }))
    .filter((vertex) => vertex !== undefined);
  const more = new Set<number>();
  explored.positions.forEach((at, vertex) => {
    if (at.depth === depth && game.result(at.position) === undefined && game.moves(at.position).length > 0) {
      more.add(vertex);
    }
  });
  const label = (vertex: number): string => game.notation.writePosition(explored.positions[vertex].position);
  return { arena: { ...explored.arena, label }, more, ...(play === undefined ? {} : { play }) };
}

/** Breadth first, so that the depth that a position is found at is its least. */
function exploreToDepth(
  game: Rules<unknown, unknown>,
  from: unknown,
  depth = Number.POSITIVE_INFINITY,
  limit: number,
): Exploration<{ position: unknown; depth: number }> {
  type At = { position: unknown; depth: number };
  const shallow: Rules<At, unknown> = {
    start: { position: from, depth: 0 },
    deadEnd: "draw", // at the depth; those of the game have been asked for
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
    throw new MarienbadError("limit-reached", texts.moreVertices(limit), { parameters: { limit } });
  }
}

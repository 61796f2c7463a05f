import { type Arena, goalOf, isOver, ownerOf, rankOf, type Solution, successors, winnerOf } from "marienbad/arena";
import { greatestOf, leastOf, MarienbadError } from "marienbad/base";
import { commonSize, framed } from "../content.ts";
import { chooseDistances, placeBlocks } from "../layout/blocks.ts";
import { type Drawing, type GraphShape, placeLayers, type Route, withoutGaps } from "../layout/layered.ts";
import { type Cell, placeRows } from "../layout/rows.ts";
import { type ArenaLayout, type ArenaPlaces, shapeOf } from "../options.ts";
import {
  type EdgeLook,
  type NodeContent,
  type NodeLook,
  PLAIN_EDGE,
  PLAIN_NODE,
  type Point,
  type SceneEdge,
  type SceneNode,
} from "../scene.ts";
import { goalLook } from "./legend.ts";
import { texts } from "./texts.ts";

const APART = 14; // degrees
/** Above this number of vertices, routing edges around them needs too much room. */
const MAX_ROUTED = 300;
/** Maximum area of a drawing, as a multiple of that of its vertices. */
const MAX_ROOM = 50;

export interface PlacedArena {
  readonly arena: Arena;
  readonly contents: readonly NodeContent[];
  readonly size: { readonly width: number; readonly height: number };
  readonly edges: readonly (readonly [number, number])[];
  readonly drawing: Drawing;
}

/** Lays out an arena. `ranks` needs its solution. Needs no two edges between the same two vertices. */
export function placeArena(
  arena: Arena,
  contents: readonly NodeContent[],
  layout: ArenaLayout | ArenaPlaces,
  solution?: Solution,
): PlacedArena {
  const edges: [number, number][] = [];
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    // A play stops at a goal: edges that leave it are not moves, and are not drawn.
    if (!isOver(arena, vertex)) for (const target of successors(arena, vertex)) edges.push([vertex, target]);
  }
  const size = commonSize(contents, (vertex) => goalOf(arena, vertex) !== undefined);
  const shape: GraphShape = { nodes: contents.map(() => size), edges };
  return { arena, contents, size, edges, drawing: drawingOf(arena, shape, layout, solution) };
}

function drawingOf(
  arena: Arena,
  shape: GraphShape,
  layout: ArenaLayout | ArenaPlaces,
  solution: Solution | undefined,
): Drawing {
  if (typeof layout === "object") return givenDrawing(shape, layout);
  const byRank = layout === "ranks" && solution !== undefined ? columnsByRank(arena, solution) : undefined;
  if (arena.vertexCount > MAX_ROUTED) return placeBlocks(shape, byRank ?? chooseDistances(shape, arena.start));
  if (byRank !== undefined) {
    const drawing = placeLayers(shape, { layerOfNode: byRank });
    return isSurveyable(drawing, shape) ? drawing : placeBlocks(shape, byRank);
  }
  const cells = layout === "layers" ? undefined : rowCells(arena);
  if (cells !== undefined) return placeRows(shape, cells);
  if (layout === "rows") throw new MarienbadError("not-applicable", texts.noRows());
  const drawing = placeLayers(shape, arena.start === undefined ? {} : { root: arena.start });
  if (layout === "layers" || isSurveyable(drawing, shape)) return drawing;
  return placeBlocks(shape, chooseDistances(shape, arena.start));
}

function isSurveyable({ points }: Drawing, { nodes }: GraphShape): boolean {
  const reach = (of: (point: Point) => number): number => greatestOf(points.map(of)) - leastOf(points.map(of));
  const room = nodes.reduce((sum, { width, height }) => sum + width * height, 0);
  return reach(({ x }) => x) * reach(({ y }) => y) <= MAX_ROOM * room;
}

/** Edges without a route are straight; two between the same vertices bend away from each other. */
function givenDrawing({ edges }: GraphShape, { points, route }: ArenaPlaces): Drawing {
  const known = new Set(edges.map(([from, to]) => `${from} ${to}`));
  const routes = edges.map(([from, to]): Route => {
    const bend = from !== to && known.has(`${to} ${from}`) ? APART : 0;
    return route?.(from, to) ?? { bend, via: [] };
  });
  return { points, routes };
}

/** Puts vertices named (sticks, player) in the column of their sticks and the row of their player. */
function rowCells(arena: Arena): Cell[] | undefined {
  const cells: Cell[] = [];
  const taken = new Set<string>();
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const label = arena.label(vertex);
    const [, digits, player] = /^\((-?\d+), ?([01])\)$/.exec(label) ?? [];
    if (digits === undefined || Number(player) !== ownerOf(arena, vertex) || taken.has(label)) return undefined;
    taken.add(label);
    cells.push({ column: Number(digits), row: ownerOf(arena, vertex) });
  }
  // Time goes from left to right: remaining sticks count down, a sum to fill counts up.
  const start = cells[arena.start ?? 0].column;
  const counts = cells.map(({ column }) => column);
  const upward = start - leastOf(counts) < greatestOf(counts) - start;
  return upward ? cells : cells.map(({ column, row }) => ({ column: -column, row }));
}

/** Columns by rank: goals on the right, each step of the construction further left, draws at the far left. */
function columnsByRank(arena: Arena, solution: Solution): number[] {
  const ranks = Array.from({ length: arena.vertexCount }, (_, vertex) =>
    winnerOf(solution, vertex) === undefined ? Number.POSITIVE_INFINITY : (rankOf(solution, vertex) as number),
  );
  return withoutGaps(ranks.map((rank) => -rank));
}

/** The look of vertices and edges beyond what the arena itself defines. */
export interface ArenaLook {
  node(vertex: number): Partial<NodeLook>;
  edge(from: number, to: number): Partial<EdgeLook>;
  /** Vertices with moves that are not drawn. */
  readonly more?: ReadonlySet<number>;
}

/** Parts of a placed arena, with an arrow into its start; blanks show goals too. A `prefix` keeps ids unique. */
export function arenaParts(
  { arena, contents, size, edges, drawing }: PlacedArena,
  look: ArenaLook,
  { prefix = "", dx = 0, dy = 0 }: { prefix?: string; dx?: number; dy?: number } = {},
): { nodes: SceneNode[]; edges: SceneEdge[] } {
  const idOf = (vertex: number): string => `${prefix}v${vertex}`;
  const move = ({ x, y }: { x: number; y: number }) => ({ x: x + dx, y: y + dy });
  const nodes = contents.map((content, vertex): SceneNode => {
    const goal = goalOf(arena, vertex);
    return {
      id: idOf(vertex),
      ...content,
      ...size,
      ...PLAIN_NODE,
      shape: framed(shapeOf(ownerOf(arena, vertex)), content),
      ...(goal === undefined ? {} : goalLook(goal)),
      ...look.node(vertex),
      ...move(drawing.points[vertex]),
      ...(look.more?.has(vertex) ? { note: { side: "right" as const, lines: ["…"] } } : {}),
    };
  });
  const drawn = edges.map(([from, to], edge): SceneEdge => {
    const { bend, via } = drawing.routes[edge];
    return {
      from: idOf(from),
      to: idOf(to),
      ...PLAIN_EDGE,
      ...look.edge(from, to),
      ...(bend === 0 ? {} : { bend }),
      ...(via.length === 0 ? {} : { via: via.map(move) }),
    };
  });
  if (arena.start !== undefined) {
    const start = nodes[arena.start];
    const isLeftmost = nodes.every(({ x }) => x >= start.x - 1);
    const reach = 24;
    nodes.push({
      id: `${prefix}entry`,
      label: "",
      ...PLAIN_NODE,
      shape: "none",
      width: 0,
      height: 0,
      x: start.x - size.width / 2 - (isLeftmost ? reach : 0),
      y: start.y - (isLeftmost ? 0 : size.height / 2 + reach),
    });
    drawn.push({ from: `${prefix}entry`, to: start.id, ...PLAIN_EDGE, stroke: "strong" });
  }
  return { nodes, edges: drawn };
}

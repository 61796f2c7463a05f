import { type Arena, arenaKit, type Language, type Lattice, type Player, successors } from "marienbad";
import {
  type ArenaLayout,
  type ArenaPicture,
  type EdgeLook,
  findFigure,
  findFigureFormat,
  findVocabulary,
  type LegendItem,
  pictureFigure,
} from "marienbad/figure";
import type { Point } from "./document.ts";
import type { Drawing, Route } from "./drawing.ts";
import { placeWithGraphviz } from "./graphviz.ts";

/** The layouts of the library, and Graphviz's. */
export type LabLayout = ArenaLayout | "graphviz";

/** What the page shows on an arena, as plain data: looks by vertex, and by `from to`. */
export interface ShownPicture {
  readonly title: string;
  readonly nodes: readonly ReturnType<ArenaPicture["node"]>[];
  readonly edges: Readonly<Record<string, Partial<EdgeLook>>>;
  readonly legend: readonly LegendItem[];
}

export interface FigureRequest {
  /** The picture as it is shown, or one of the library's figures; the vertices stay where they are in each. */
  readonly figure: ShownPicture | "arena" | "attractor" | "strategy";
  readonly format: string;
  readonly blank: boolean;
  readonly language: Language;
  readonly vocabulary: string;
  readonly player: Player;
  readonly points: readonly Point[];
  /** None where somebody has moved the vertices. */
  readonly routes: Drawing["routes"] | undefined;
}

/** Where things go, by the layout that was chosen. */
export async function layOut(arena: Arena, layout: LabLayout, lattice: Lattice): Promise<Drawing> {
  if (layout !== "graphviz") return drawArena(arena, layout, lattice);
  const edges = Array.from({ length: arena.vertexCount }, (_, from) => from).flatMap((from) =>
    Array.from(successors(arena, from), (to): [number, number] => [from, to]),
  );
  return placeWithGraphviz(arena.vertexCount, edges, drawArena(arena, "auto", lattice));
}

/** The layout of the library's figures, so that the picture on the screen and the one on paper are the same. */
export function drawArena(arena: Arena, layout: ArenaLayout, lattice: Lattice = "squares"): Drawing {
  const subject = { kit: arenaKit(arena), arena };
  const scene = findFigure(layout === "ranks" ? "strategy" : "arena").draw(subject, {
    layout,
    lattice,
    limit: arena.vertexCount,
  });
  const vertexOf = (id: string): number => Number(/^v(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  const points: Point[] = [];
  let [width, height] = [34, 34];
  for (const node of scene.nodes) {
    const vertex = vertexOf(node.id);
    if (Number.isNaN(vertex)) continue;
    points[vertex] = { x: node.x, y: node.y };
    [width, height] = [node.width, node.height];
  }
  const routes: Record<string, Route> = {};
  for (const { from, to, bend = 0, via = [] } of scene.edges)
    routes[`${vertexOf(from)} ${vertexOf(to)}`] = { bend, via };
  return { points, width, height, routes };
}

/** Panels times vertices of a strip of layers. */
const MAX_EXPORTED = 3000;

/** A figure of an arena in one of the library's formats. */
export function exportFigure(arena: Arena, lattice: Lattice, request: FigureRequest): string {
  const { figure, format, blank, language, vocabulary, player, points, routes } = request;
  const places = { points, route: (from: number, to: number): Route | undefined => routes?.[`${from} ${to}`] };
  const told = { blank, language, lattice, player, vocabulary: findVocabulary(vocabulary) };
  const options = { ...told, places, limit: MAX_EXPORTED };
  const scene =
    typeof figure === "string"
      ? findFigure(figure).draw({ kit: arenaKit(arena), arena }, options)
      : pictureFigure(arena, pictureOf(figure), options);
  return findFigureFormat(format).write(scene);
}

function pictureOf({ title, nodes, edges, legend }: ShownPicture): ArenaPicture {
  return { title, legend, node: (vertex) => nodes[vertex], edge: (from, to) => edges[`${from} ${to}`] ?? {} };
}

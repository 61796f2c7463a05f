import { type Arena, arenaKit, type Language, type Player, successors } from "marienbad";
import { type ArenaLayout, findFigure, findFigureFormat, findVocabulary } from "marienbad/figure";
import type { Point } from "../arena/document.ts";
import { placeWithGraphviz } from "./graphviz.ts";

/** The layouts of the library, and Graphviz's. */
export type LabLayout = ArenaLayout | "graphviz";

/** An arena on paper: where its vertices are and how its edges go. */
export interface Drawing {
  readonly points: readonly Point[];
  /** The size of every vertex. */
  readonly width: number;
  readonly height: number;
  /** By `from to`: how far an edge bends, in degrees, and what it passes. */
  readonly routes: Readonly<Record<string, Route>>;
}

export interface Route {
  readonly bend: number;
  readonly via: readonly Point[];
}

export interface FigureRequest {
  readonly figure: "arena" | "attractor" | "strategy";
  readonly format: string;
  readonly blank: boolean;
  readonly language: Language;
  readonly vocabulary: string;
  readonly layout: LabLayout;
  readonly player: Player;
}

/** Where things go, by the layout that was chosen. */
export async function layOut(arena: Arena, layout: LabLayout): Promise<Drawing> {
  if (layout !== "graphviz") return drawArena(arena, layout);
  const edges = Array.from({ length: arena.vertexCount }, (_, from) => from).flatMap((from) =>
    Array.from(successors(arena, from), (to): [number, number] => [from, to]),
  );
  return placeWithGraphviz(arena.vertexCount, edges, drawArena(arena, "auto"));
}

/** The layout of the library's figures, so that the picture on the screen and the one on paper are the same. */
export function drawArena(arena: Arena, layout: ArenaLayout): Drawing {
  const subject = { kit: arenaKit(arena), arena };
  const scene = findFigure(layout === "ranks" ? "strategy" : "arena").draw(subject, {
    layout,
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

/** A figure of an arena in one of the library's formats. */
export function exportFigure(arena: Arena, request: FigureRequest): string {
  const { figure, format, blank, language, vocabulary, layout, player } = request;
  const paper: ArenaLayout = layout === "graphviz" ? "auto" : layout;
  const options = { blank, language, layout: paper, player, vocabulary: findVocabulary(vocabulary) };
  return findFigureFormat(format).write(findFigure(figure).draw({ kit: arenaKit(arena), arena }, options));
}

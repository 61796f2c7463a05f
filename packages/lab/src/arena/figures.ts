import { type Arena, MarienbadError, type Player } from "marienbad";
import { arenaGame, successors } from "marienbad/arena";
import type { Language } from "marienbad/base";
import type { BoardLook } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";
import {
  type ArenaDrawing,
  type ArenaLayout,
  type ArenaPicture,
  attractorFrames,
  type EdgeLook,
  findFigure,
  findFigureFormat,
  findFrameFormat,
  findVocabulary,
  type LegendItem,
  layOutArena,
  type Point,
  pictureFigure,
} from "marienbad-figure";
import type { WritingWish } from "../base/export-menu.tsx";
import { edgeKey, type RoutesByEdge } from "./edge-path.ts";
import { placeWithGraphviz } from "./graphviz.ts";
import type { KnownArena } from "./known-arena.ts";
import { layable } from "./objective-study.ts";
import * as texts from "./texts.ts";

export type LabLayout = ArenaLayout | "graphviz";

/** What the page shows on an arena, as plain data: looks by vertex, and by `edgeKey`. */
export interface ShownPicture {
  readonly title: string;
  readonly nodes: readonly ReturnType<ArenaPicture["node"]>[];
  readonly edges: Readonly<Record<string, Partial<EdgeLook>>>;
  readonly legend: readonly LegendItem[];
}

export interface FigureRequest extends WritingWish {
  /** The picture as it is shown, or one of the library's figures; the vertices stay where they are in each. */
  readonly figure: ShownPicture | "arena" | "attractor" | "strategy" | "film";
  readonly language: Language;
  readonly vocabulary: string;
  readonly player: Player;
  readonly points: readonly Point[];
  /** None where somebody has moved the vertices. */
  readonly routes: RoutesByEdge | undefined;
}

/** More would take it minutes. */
const MAX_WITH_GRAPHVIZ = 300;

/** Places of vertices and edges. The library's own layouts, so that screen and exported figures agree. */
export async function layOut({ arena, solution, board }: KnownArena, layout: LabLayout): Promise<ArenaDrawing> {
  if (layout !== "graphviz") return layOutArena(layable(arena), { layout, board, solution });
  if (arena.vertexCount > MAX_WITH_GRAPHVIZ) return layOutArena(layable(arena), { board });
  const edges = Array.from({ length: arena.vertexCount }, (_, from) => from).flatMap((from) =>
    Array.from(successors(arena, from), (to): [number, number] => [from, to]),
  );
  return placeWithGraphviz(arena.vertexCount, edges, layOutArena(layable(arena), { board }).size);
}

/** Panels times vertices of a strip of layers. */
const MAX_IN_STRIP = 3000;
/** What is drawn can be exported; LaTeX runs out of memory with more than this. */
const MAX_EXPORTED = 5000;
const MAX_IN_TIKZ = 1000;

export function exportFigure(arena: Arena, board: BoardLook, request: FigureRequest): string | Uint8Array {
  const { figure, format, blank, looks, language, vocabulary, player, points, routes } = request;
  const places = { points, route: (from: number, to: number) => routes?.[edgeKey(from, to)] };
  const style = { blank, language, board, player, vocabulary: findVocabulary(vocabulary) };
  const limit = format === "tikz" ? MAX_IN_TIKZ : MAX_EXPORTED;
  if (arena.vertexCount > limit) {
    throw new MarienbadError("limit-reached", texts.tooManyToExport(arena.vertexCount, format, limit));
  }
  const options = { ...style, places, limit: figure === "attractor" ? MAX_IN_STRIP : limit };
  if (figure === "film") {
    const solution = solveArenaQuickly(arena);
    return findFrameFormat(format).write(attractorFrames(arena, solution, options), looks)[0];
  }
  const scene =
    typeof figure === "string"
      ? findFigure(figure).draw({ game: arenaGame(arena), arena }, options)
      : pictureFigure(arena, pictureOf(figure), options);
  return findFigureFormat(format).write(scene, looks);
}

function pictureOf({ title, nodes, edges, legend }: ShownPicture): ArenaPicture {
  return { title, legend, node: (vertex) => nodes[vertex], edge: (from, to) => edges[edgeKey(from, to)] ?? {} };
}

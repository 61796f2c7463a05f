export { alphaBetaFigure } from "./draw/alpha-beta.ts";
export { type ArenaExtras, arenaFigure } from "./draw/arena.ts";
export { attractorFigure, attractorFrames } from "./draw/attractor.ts";
export { type ArenaDrawing, type LayOutOptions, layOutArena } from "./draw/lay-out.ts";
export { minimaxFigure } from "./draw/minimax.ts";
export { objectiveFigure } from "./draw/objective.ts";
export { type ArenaPicture, pictureFigure } from "./draw/picture.ts";
export { playsFigure } from "./draw/plays.ts";
export { type ReviewScale, reviewFigure, reviewScale } from "./draw/review.ts";
export { searchFrames } from "./draw/search-frames.ts";
export { strategyFigure } from "./draw/strategy.ts";
export { treeFigure } from "./draw/tree.ts";
export { zielonkaFigure } from "./draw/zielonka.ts";
export { FIGURES, type Figure, findFigure } from "./figures.ts";
export type { Drawing, GraphShape, Route } from "./layout/graph.ts";
export { type LayeredOptions, placeLayers } from "./layout/layered.ts";
export { type Cell, placeRows } from "./layout/rows.ts";
export { placeTree, type TreeGaps, type TreeShape } from "./layout/tree.ts";
export {
  ARENA_LAYOUTS,
  type ArenaLayout,
  type ArenaPlaces,
  type FigureOptions,
  type FigureSubject,
} from "./options.ts";
export { PALETTES, type Palette, THEMES, type Theme } from "./palette.ts";
export type { PieceShape } from "./pieces.ts";
export type {
  Box,
  EdgeLook,
  LegendItem,
  NodeContent,
  NodeLook,
  Point,
  Scene,
  SceneEdge,
  SceneGroup,
  SceneNode,
  SceneText,
  Tone,
} from "./scene.ts";
export { boardLook, boardRows, type SmallBoard, smallBoard } from "./small-board.ts";
export { findVocabulary, tellVertices, VOCABULARIES, type Vocabulary } from "./vocabulary.ts";
export type { FigureFormat, WriteOptions } from "./write/format.ts";
export {
  DEFAULT_SECONDS,
  FRAME_FORMATS,
  type FrameFormat,
  type FrameOptions,
  findFrameFormat,
  MAX_SECONDS,
  MIN_SECONDS,
} from "./write/frames.ts";
export { FIGURE_FORMATS, findFigureFormat } from "./write/index.ts";
export { escapeTex } from "./write/tikz-text.ts";

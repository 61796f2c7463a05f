export {
  type ArenaDrawing,
  type ArenaPicture,
  arenaFigure,
  type LayOutOptions,
  layOutArena,
  objectiveFigure,
  pictureFigure,
  strategyFigure,
} from "./draw/arena.ts";
export { type ReviewScale, reviewFigure, reviewScale } from "./draw/review.ts";
export { alphaBetaFigure, minimaxFigure, searchFrames } from "./draw/search.ts";
export { attractorFigure, attractorFrames, zielonkaFigure } from "./draw/steps.ts";
export type { ArenaExtras } from "./draw/subject.ts";
export { playsFigure, treeFigure } from "./draw/tree.ts";
export { FIGURES, type Figure, findFigure } from "./figures.ts";
export { type Drawing, type GraphShape, type LayeredOptions, placeLayers, type Route } from "./layout/layered.ts";
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
export { boardLook, boardRows, type PieceShape, type SmallBoard, smallBoard } from "./small-board.ts";
export { findVocabulary, tellVertices, VOCABULARIES, type Vocabulary } from "./vocabulary.ts";
export type { FigureFormat, WriteOptions } from "./write/format.ts";
export {
  DEFAULT_SECONDS,
  FIGURE_FORMATS,
  FRAME_FORMATS,
  type FrameFormat,
  type FrameOptions,
  findFigureFormat,
  findFrameFormat,
  MAX_SECONDS,
  MIN_SECONDS,
} from "./write/formats.ts";
export { escapeTex } from "./write/tikz-text.ts";

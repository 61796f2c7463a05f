export { connect4Engine, keyedConnect4 } from "./connect4-engine.ts";
export { type ByteSource, LayerDatabase, type Solved, writeDatabase } from "./database.ts";
export { type ExpandedPart, expandedParts } from "./expanded-parts.ts";
export { gameEngine, type KeyedGame } from "./game-engine.ts";
export { joinedEngine, type LayerHelper, sharesOf } from "./joined-engine.ts";
export {
  type DecidedLayer,
  type EngineLimits,
  type LayerEngine,
  type LayerKeys,
  type LayerPart,
  LEAST_MEGABYTES,
  placeOfKey,
} from "./layer.ts";
export { type AnyLevelledGame, type LevelledGame, levelledGame, levelledKit } from "./levelled-games.ts";
export { solvedNeighbourhood } from "./neighbourhood.ts";
export { type LayerOptions, type LayerProgress, solveLayers } from "./solve-layers.ts";
export { countsOfLayers, type LayerStatistics, layerStatistics } from "./statistics.ts";
export { type KeptLayer, type LayerStore, layersOf, memoryStore, type Pieces } from "./store.ts";
export { type Sublayer, sublayerOf } from "./sublayer.ts";
export { rankOfValue, winnerOfValue } from "./value.ts";
export { verifyLayer, verifyLayers, type WrongClaim } from "./verify-layers.ts";

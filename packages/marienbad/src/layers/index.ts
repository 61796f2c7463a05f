export { connect4Engine, keyedConnect4 } from "./connect4-engine.ts";
export { type ByteSource, LayerDatabase, type Solved, writeDatabase } from "./database.ts";
export { gameEngine, type KeyedGame } from "./game-engine.ts";
export { joinedEngine, type LayerHelper, partsOf } from "./joined-engine.ts";
export { type DecidedLayer, type EngineLimits, type LayerEngine, type LayerKeys, placeOfKey } from "./layer.ts";
export { type AnyLevelledGame, type LevelledGame, levelledGame, levelledKit } from "./levelled-games.ts";
export { solvedNeighbourhood } from "./neighbourhood.ts";
export {
  type LayerOptions,
  type LayerProgress,
  type LayerStore,
  layersOf,
  memoryStore,
  solveLayers,
} from "./solve-layers.ts";
export { countsOfLayers, type LayerStatistics, layerStatistics } from "./statistics.ts";
export { rankOfValue, winnerOfValue } from "./value.ts";
export { verifyLayer, verifyLayers, type WrongClaim } from "./verify-layers.ts";

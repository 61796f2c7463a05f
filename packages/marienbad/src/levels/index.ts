export { connect4Engine, keyedConnect4 } from "../games/connect4/level-engine.ts";
export { type ByteSource, LevelDatabase, type Solved, writeDatabase } from "./database.ts";
export { type ExpandedPart, expandedParts } from "./expanded-parts.ts";
export { gameEngine, type KeyedGame } from "./game-engine.ts";
export { joinedEngine, type LevelHelper, sharesOf } from "./joined-engine.ts";
export {
  type DecidedLevel,
  type EngineLimits,
  type LevelEngine,
  type LevelKeys,
  type LevelPart,
  MIN_MEGABYTES,
  placeOfKey,
} from "./level.ts";
export { type AnyLevelledGame, type LevelledGame, levelledGame, levelledKit } from "./levelled-games.ts";
export { solvedNeighbourhood } from "./neighbourhood.ts";
export { type LevelOptions, type LevelProgress, solveLevels } from "./solve-levels.ts";
export { countsOfLevels, type LevelStatistics, levelStatistics } from "./statistics.ts";
export { type KeptLevel, type LevelStore, levelsOf, memoryStore, type Pieces } from "./store.ts";
export { type Sublevel, sublevelOf } from "./sublevel.ts";
export { rankOfValue, winnerOfValue } from "./value.ts";

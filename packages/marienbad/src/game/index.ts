export { assertConforms, type ConformanceOptions, checkConformance, type Nonconformity } from "./conformance.ts";
export { type Facts, facts } from "./facts.ts";
export { type ByPlayer, type Game, type Key, opponent, type Player, type Result } from "./game.ts";
export type { AnyKit, Board, GameKit, Heuristic, Lattice, Layers, Notation, Parts, Symmetry, TurnSwap } from "./kit.ts";
export { faultOfLayers, searchFaultOfLayers } from "./layers.ts";
export { plainKit, readMove, readPosition, splitMoves } from "./notation.ts";
export {
  countPlays,
  isMaximal,
  type Play,
  type PlayCount,
  type PlayEnd,
  playOf,
  plays,
  winnerOfPlay,
} from "./plays.ts";
export { gameTree, measureTree, type TreeMeasures, type TreeNode, type TreeOptions } from "./tree.ts";
export { canonicalImage, upToSymmetry } from "./up-to-symmetry.ts";

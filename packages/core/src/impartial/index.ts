export type { HeapGame, Heaps } from "../game/heaps.ts";
export { explainMisere, explainNim, explainPeriod, explainSum } from "./explain.ts";
export { type GrundyOptions, type GrundyTable, grundyTable, grundyValue } from "./grundy.ts";
export {
  codeGame,
  GRUNDYS_GAME,
  maxHeapsLeft,
  NIM,
  optionsOfHeap,
  type Removal,
  removalsOf,
  subtractionGame,
} from "./heap-game.ts";
export { type HeapMove, type HeapPosition, heapGame } from "./heap-positions.ts";
export { heapTheorem, requireNormalPlay } from "./heap-theorem.ts";
export { type MisereOptions, type MisereOutcome, type MisereTable, misereTable } from "./misere.ts";
export { heapGameCalled, NAMED_HEAP_GAMES, type NamedHeapGame, writeHeapGame } from "./named-games.ts";
export { analyseNim, type MiserePhase, type NimAnalysis, type NimMove, type NimOptions } from "./nim.ts";
export { type BinaryColumns, binaryColumns, drawColumns, mex, nimSum } from "./nimbers.ts";
export {
  defaultReach,
  findPeriod,
  lastHeapNeeded,
  type PeriodCertificate,
  type PeriodFinding,
  type PeriodOptions,
  type PeriodTheorem,
  type RepetitionTheorem,
  repetitionTheorem,
  valueByPeriod,
} from "./period.ts";
export type { RepeatingTail } from "./repeating-tail.ts";
export { type GrundySequence, grundySequence, grundyValues, type SequenceProgress } from "./sequence.ts";
export { analyseSum, type Component, componentsOf, type SumAnalysis, type SumMove } from "./sum.ts";
export { readTuple } from "./tuple.ts";

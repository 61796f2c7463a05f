export { arithmeticPeriodProof } from "./arithmetic-theorem.ts";
export { type BinaryColumns, binaryColumns, drawColumns } from "./binary-columns.ts";
export { explainNim, explainPeriod, explainSum } from "./explain.ts";
export { type GrundyOptions, type GrundyTable, grundyTable, grundyValue } from "./grundy.ts";
export {
  codeGame,
  GRUNDYS_GAME,
  type HeapGame,
  mostHeaps,
  NIM,
  optionsOfHeap,
  type Removal,
  removalsOf,
  subtractionGame,
  writeHeapGame,
} from "./heap-game.ts";
export { drawHeaps, type HeapMove, type HeapPosition, heapKit, positionOfKey } from "./heap-kit.ts";
export { mex } from "./mex.ts";
export { type MisereOptions, type MisereTable, misereOutcomes, misereTable, type Outcome } from "./misere.ts";
export { type HeapForm, heapFormOf, heapGameCalled, NAMED_HEAP_GAMES, type NamedHeapGame } from "./named-games.ts";
export { analyseNim, type MiserePhase, type NimAnalysis, type NimMove } from "./nim.ts";
export { nimSum } from "./nim-sum.ts";
export { parseCode, writeCode } from "./octal-code.ts";
export {
  findPeriod,
  lastHeapToCheck,
  type PeriodCertificate,
  type PeriodFinding,
  type PeriodOptions,
  type PeriodTheorem,
  periodOf,
  usualReach,
  valueByPeriod,
} from "./period.ts";
export { plainSequence } from "./plain-sequence.ts";
export { type RepeatingTail, repeatingTails } from "./repeating-tail.ts";
export {
  type GrundySequence,
  grundySequence,
  grundyValues,
  LARGEST_HEAP,
  type SequenceOptions,
  type SequenceProgress,
} from "./sequence.ts";
export { analyseSum, type Component, componentsOf, type SumAnalysis, type SumMove } from "./sum.ts";
export { readTuple, type Tuple, writeTuple } from "./tuple.ts";
export { type WythoffTable, wythoffLosingPair, wythoffTable } from "./wythoff.ts";

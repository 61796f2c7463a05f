export { beginGrowth, grow } from "./grow";
export {
  choices,
  firstEdges,
  goals,
  layOut,
  layOutSweep,
  owners,
  SLICE_EDGES,
  SLICE_VERTICES,
  targets,
  values,
} from "./memory";
export { hasDrawnEnds, hasLeavableDraws, seedDraws, seedGoals, seedLeavableDraws, separate } from "./seed";
export { sweepBackward, sweepForward } from "./sweep";
export {
  beginBuckets,
  beginTargets,
  countBuckets,
  countTargets,
  deal,
  placeBuckets,
  placeTargets,
  scatter,
  sortBuckets,
} from "./transpose";

export { beginGrowth, grow } from "./grow";
export { choices, firstEdges, goals, layOut, owners, SLICE_EDGES, SLICE_VERTICES, targets, values } from "./memory";
export { hasDeadEnds, seedDraws, seedGoals, separate } from "./seed";
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

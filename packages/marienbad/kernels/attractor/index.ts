import { firstEdge, firstTarget, goals, owners, targets } from "./memory";

export { beginGrowth, grow, growDraws, seedDraws, seedGoals, separate } from "./grow";
export { beginBuckets, countBuckets, countTargets, deal, scatter, sortBuckets, sumBuckets } from "./transpose";
export { layOut } from "./memory";

export function addressOfFirstEdges(): usize {
  return firstEdge;
}

export function addressOfTargets(): usize {
  return targets;
}

export function addressOfOwners(): usize {
  return owners;
}

export function addressOfGoals(): usize {
  return goals;
}

/** After `separate`. */
export function addressOfValues(): usize {
  return firstTarget;
}

/** After `separate`. */
export function addressOfChoices(): usize {
  return firstEdge;
}

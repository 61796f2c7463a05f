import { ATTRACTOR } from "./generated/attractor.ts";
import { instantiate, type KernelMemory } from "./load.ts";

/** The exports of kernels/attractor. What takes `from` and `to` is called slice by slice. */
export interface AttractorKernel {
  readonly memory: KernelMemory;
  readonly SLICE_VERTICES: Constant;
  readonly SLICE_EDGES: Constant;
  readonly firstEdges: Constant;
  readonly targets: Constant;
  readonly owners: Constant;
  readonly goals: Constant;
  readonly values: Constant;
  readonly choices: Constant;
  layOut(vertexCount: number, edgeCount: number, isLocal: boolean): number;
  beginBuckets(): void;
  countBuckets(edges: number): void;
  placeBuckets(): void;
  deal(vertex: number, endVertex: number, edge: number, endEdge: number): number;
  sortBuckets(from: number, to: number): void;
  beginTargets(): void;
  countTargets(edges: number): void;
  placeTargets(from: number, to: number): void;
  scatter(vertex: number, endVertex: number, edge: number, endEdge: number): number;
  beginGrowth(outcome: number): void;
  seedGoals(from: number, to: number): void;
  hasDrawnEnds(): number;
  hasLeavableDraws(): number;
  seedDraws(from: number, to: number): void;
  seedLeavableDraws(from: number, to: number): void;
  grow(budget: number): number;
  separate(from: number, to: number): void;
  layOutSweep(vertexCount: number): number;
  sweepForward(from: number, to: number): number;
  sweepBackward(from: number, to: number): number;
}

interface Constant {
  readonly value: number;
}

/** Fresh memory costs a fifth of the time; the last kernel may still be there, if nobody wanted its memory. */
let idleKernel: WeakRef<AttractorKernel> | undefined;

/** A kernel that nobody else is using, to be returned after use. */
export function takeAttractorKernel(): AttractorKernel {
  const kernel = idleKernel?.deref() ?? instantiate<AttractorKernel>(ATTRACTOR);
  idleKernel = undefined;
  return kernel;
}

export function returnAttractorKernel(kernel: AttractorKernel): void {
  idleKernel = new WeakRef(kernel);
}

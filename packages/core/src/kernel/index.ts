export { solveArenaQuickly } from "./automatic.ts";
export { instantiate, type KernelMemory, MAX_BYTES, reserve } from "./load.ts";
export { findSolver, SOLVERS } from "./solvers.ts";

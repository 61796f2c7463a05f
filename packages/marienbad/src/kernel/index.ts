export { fitsKernel, solveWithKernel } from "./attractor.ts";
export { hasKernels } from "./load.ts";

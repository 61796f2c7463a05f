export { hasKernels } from "./load.ts";

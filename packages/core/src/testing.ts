/** For the tests of your own game: `assertConforms(game)`. */
export { assertConforms, checkConformance } from "./game/conformance.ts";
export type { ConformanceOptions, Nonconformity } from "./game/nonconformity.ts";
export { type FalseClaim, verify } from "./verify/solution.ts";

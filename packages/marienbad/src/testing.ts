/** For the tests of your own game: `assertConforms(plainKit(rules))`, or `plainKit(rules, { levels })`. */
export {
  assertConforms,
  checkConformance,
  checkConformanceWork,
} from "./game/conformance.ts";
export type { ConformanceOptions, Nonconformity } from "./game/nonconformity.ts";
export { plainKit } from "./game/notation.ts";
export { type FalseClaim, verify } from "./verify/solution.ts";

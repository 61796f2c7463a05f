/** For the tests of your own game: `assertConforms(plainKit(rules))`, or `plainKit(rules, { levels })`. */
export {
  assertConforms,
  type ConformanceOptions,
  checkConformance,
  checkConformanceWork,
  type Nonconformity,
} from "./game/conformance.ts";
export { plainKit } from "./game/notation.ts";
export { type FalseClaim, verify } from "./verify/solution.ts";

export {
  type Certificate,
  claimsOf,
  objectiveOfClaims,
  readCertificate,
  writeCertificateBytes,
  writeCertificateLines,
} from "./certificate.ts";
export {
  type LevelClaims,
  type PartVerdict,
  type PartVerifier,
  partVerifier,
  type VerifiedGame,
  type WrongClaim,
} from "./level-part.ts";
export { type LevelPart, levelParts, type VerifyLevelsOptions, verifyLevels } from "./levels.ts";
export { type FalseObjectiveClaim, verifyObjective, verifyObjectiveWork } from "./objective.ts";
export { type PeriodVerdict, verifyPeriod, verifyPeriodWork } from "./period.ts";
export {
  type RangeClaims,
  type RangePart,
  type RangesVerifier,
  rangeParts,
  type VerifyRangesOptions,
  verifyRanges,
} from "./range-levels.ts";
export type { SampleOptions } from "./sample.ts";
export { readScoreCertificate, writeScoreCertificate } from "./score-certificate.ts";
export { verifyScoresWork } from "./scores.ts";
export { type FalseClaim, verify, verifyWork } from "./solution.ts";

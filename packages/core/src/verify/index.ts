export {
  type Certificate,
  claimsOf,
  objectiveOfClaims,
  readCertificate,
  readScoreCertificate,
  writeCertificateBytes,
  writeCertificateLines,
  writeScoreCertificate,
} from "./certificate.ts";
export { type FalseObjectiveClaim, verifyObjective } from "./objective.ts";
export { type PeriodVerdict, verifyPeriod } from "./period.ts";
export { type FalseClaim, verify, verifyScoresWork } from "./solution.ts";

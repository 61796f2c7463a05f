export {
  type Certificate,
  claimsOf,
  objectiveOfClaims,
  readCertificate,
  writeCertificateBytes,
  writeCertificateLines,
} from "./certificate.ts";
export { type FalseObjectiveClaim, verifyObjective } from "./objective.ts";
export { type PeriodVerdict, verifyPeriod } from "./period.ts";
export { readScoreCertificate, writeScoreCertificate } from "./score-certificate.ts";
export { verifyScoresWork } from "./scores.ts";
export { type FalseClaim, verify } from "./solution.ts";

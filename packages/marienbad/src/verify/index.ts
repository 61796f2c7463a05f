export { type Certificate, readCertificate, writeCertificateBytes, writeCertificateLines } from "./certificate.ts";
export { verifyLevel, verifyLevels, type WrongClaim } from "./levels.ts";
export { type PeriodVerdict, verifyPeriod, verifyPeriodWork } from "./period.ts";
export { type FalseClaim, verify, verifyWork } from "./solution.ts";

export * from "./arena/index.ts";
export * from "./base/index.ts";
export * from "./game/index.ts";
export * from "./games/index.ts";
// For large arenas the kernel; `marienbad/solve` has the readable solver alone.
export { solve } from "./kernel/automatic.ts";
export * from "./solve/index.ts";
export {
  type Certificate,
  readCertificate,
  writeCertificateBytes,
  writeCertificateLines,
} from "./verify/certificate.ts";
export { type FalseClaim, verify } from "./verify/solution.ts";

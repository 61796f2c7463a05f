export { type Certificate, readCertificate, writeCertificateBytes, writeCertificateLines } from "./certificate.ts";
export { type FalseClaim, verify } from "./verify.ts";

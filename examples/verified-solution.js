// A solution that can be checked by somebody else: solve, write the certificate, read it back, verify it.
import { explore, makeGame, readCertificate, solve, verify, writeCertificateBytes } from "marienbad";

const { rules } = makeGame("dodgem").kit;
const { arena } = explore(rules, { limit: 1_000_000 });
const certificate = writeCertificateBytes(arena, solve(arena));

// Elsewhere, later: the arena is explored again from the rules, and nothing is solved.
const { solution, intact } = readCertificate(explore(rules).arena, certificate);
const wrong = verify(arena, solution);
console.log(
  `${arena.vertexCount} claims in ${certificate.length} bytes: ${intact && wrong === undefined ? "all true" : "false"}`,
);

// A solution that can be checked by somebody else: solve, write the certificate, read it back, verify it.
import { explore, loadGame, solve, verify } from "marienbad";
import { readCertificate, writeCertificateBytes } from "marienbad/verify";

const game = await loadGame("dodgem");
const { arena, solution: claimed } = solve(game);
const certificate = writeCertificateBytes(arena, claimed);

// Elsewhere, later: the arena is explored again from the rules, and nothing is solved.
const { solution, intact } = readCertificate(explore(game).arena, certificate);
const wrong = verify(arena, solution);
console.log(
  `${arena.vertexCount} claims in ${certificate.length} bytes: ${intact && wrong === undefined ? "all true" : "false"}`,
);

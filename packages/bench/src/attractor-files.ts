import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Arena, unwrap, verify } from "marienbad";
import { ARENA_FORMATS, arenaChecksum, withoutParallelEdges } from "marienbad/arena";
import { solveArenaQuickly } from "marienbad/kernel";
import { readCertificate, writeCertificateBytes, writeCertificateLines } from "marienbad/verify";
import { agreed, best, row, tidy } from "./measure.ts";

/** A large arena written as a PGSolver file and read again, and its solution as a certificate: from and to the disk. */
export async function filesBench(arena: Arena): Promise<void> {
  const path = join(tmpdir(), `marienbad-bench-${process.pid}`);
  const gm = ARENA_FORMATS.find(({ id }) => id === "gm") as (typeof ARENA_FORMATS)[number];
  const write = best(1, () => writePieces(path, gm.pieces(arena)));
  await tidy();
  // By default a .gm file is a parity game, where a play that stays at a goal forever shows: loops would come back.
  const read = best(1, () => unwrap(gm.read(readFileSync(path), { objective: "reach" })));
  const again = read.result;
  const same = arenaChecksum(again) === arenaChecksum(withoutParallelEdges(arena));
  await tidy();
  const solution = solveArenaQuickly(again);
  const lines = best(1, () => writeFileSync(path, writeCertificateLines(again, solution)));
  await tidy();
  const bytes = best(1, () => writeFileSync(path, writeCertificateBytes(again, solution)));
  const { solution: claimed, intact } = readCertificate(again, readFileSync(path));
  rmSync(path);
  row("files, random", {
    "write .gm": write.seconds.toFixed(2),
    "read .gm": read.seconds.toFixed(2),
    "certificate as lines": lines.seconds.toFixed(2),
    "as bytes": bytes.seconds.toFixed(2),
    "same arena": agreed(same),
    "certificate verified": agreed(intact && verify(again, claimed) === undefined),
  });
}

function writePieces(path: string, pieces: Iterable<Uint8Array>): void {
  const file = openSync(path, "w");
  for (const piece of pieces) writeSync(file, piece);
  closeSync(file);
}

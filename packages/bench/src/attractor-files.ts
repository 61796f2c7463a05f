import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ARENA_FORMATS, type Arena, arenaChecksum, solve, unwrap, verify, withoutParallelEdges } from "marienbad";
import { readCertificate, writeCertificateBytes, writeCertificateLines } from "marienbad/verify";
import { best, row, tidy } from "./measure.ts";

/** A large arena written as a PGSolver file and read again, and its solution as a certificate: from and to the disk. */
export async function filesBench(arena: Arena): Promise<void> {
  const path = join(tmpdir(), `marienbad-bench-${process.pid}`);
  const gm = ARENA_FORMATS.find(({ id }) => id === "gm") as (typeof ARENA_FORMATS)[number];
  const write = best(1, () => writePieces(path, gm.pieces(arena)));
  await tidy();
  const read = best(1, () => unwrap(gm.read(readFileSync(path))));
  const again = read.result;
  const same = arenaChecksum(again) === arenaChecksum(withoutParallelEdges(arena));
  await tidy();
  const solution = solve(again);
  const lines = best(1, () => writeFileSync(path, writeCertificateLines(again, solution)));
  await tidy();
  const bytes = best(1, () => writeFileSync(path, writeCertificateBytes(again, solution)));
  const { solution: claimed, intact } = readCertificate(again, readFileSync(path));
  rmSync(path);
  row("files, random 10M", {
    "write .gm": write.seconds.toFixed(2),
    "read .gm": read.seconds.toFixed(2),
    "certificate as lines": lines.seconds.toFixed(2),
    "as bytes": bytes.seconds.toFixed(2),
    "same arena": same ? "yes" : "NO",
    "certificate verified": intact && verify(again, claimed) === undefined ? "yes" : "NO",
  });
}

function writePieces(path: string, pieces: Iterable<Uint8Array>): void {
  const file = openSync(path, "w");
  for (const piece of pieces) writeSync(file, piece);
  closeSync(file);
}

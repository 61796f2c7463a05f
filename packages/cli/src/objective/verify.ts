import type { Arena } from "marienbad/arena";
import { MarienbadError, runAsync } from "marienbad/base";
import { asParity, isParitySolution, readParitySolution } from "marienbad/objective";
import { objectiveOfClaims, readCertificate, verifyObjective } from "marienbad/verify";
import { texts as verifyTexts } from "../commands/texts/verify.ts";
import { type Call, say } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { objectiveOptions } from "./objective.ts";
import { texts } from "./texts.ts";

/** Checks a certificate of an objective, or a solution in PGSolver's form: the exit code. */
export async function verifyForObjective(call: Call, arena: Arena, path: string, bytes: Uint8Array): Promise<number> {
  const game = asParity(arena, objectiveOptions(call, arena));
  const isPlain = isParitySolution(bytes);
  const read = call.atOnce(() => (isPlain ? undefined : readCertificate(game, bytes)));
  const solution =
    read === undefined
      ? unwrapRead(
          call,
          path,
          call.atOnce(() => readParitySolution(game, bytes)),
        )
      : objectiveOfClaims(read.solution);
  const wrong = await runAsync(verifyObjective.work(game, solution), { signal: call.signal });
  if (wrong === undefined && read?.intact === false) throw new MarienbadError("bad-certificate", verifyTexts.DAMAGED);
  if (call.json) {
    const names = (vertices: readonly number[]): string[] => vertices.map((vertex) => arena.label(vertex));
    call.output.json(
      wrong === undefined
        ? { valid: true }
        : {
            valid: false,
            vertex: arena.label(wrong.vertex),
            claim: wrong.text.en,
            ...(wrong.cycle === undefined ? {} : { cycle: names(wrong.cycle) }),
          },
    );
  } else {
    const said = wrong === undefined ? texts.solutionHolds(arena.vertexCount) : texts.solutionFails(wrong.text);
    call.output.line(say(call, said));
  }
  return wrong === undefined ? 0 : 1;
}

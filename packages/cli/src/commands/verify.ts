import type { Arena, Points } from "marienbad/arena";
import { MarienbadError, runAsync } from "marienbad/base";
import { loadFamilies } from "marienbad/games";
import { asParity, isParitySolution, readParitySolution } from "marienbad/objective";
import {
  type FalseObjectiveClaim,
  objectiveOfClaims,
  readCertificate,
  readScoreCertificate,
  verify as verifyed,
  verifyObjective,
  verifyScoresWork,
} from "marienbad/verify";
import { isDatabaseFile } from "marienbad-databases/node";
import { readBytes } from "marienbad-databases/system";
import { type Call, type Command, flag, say, takeWords } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { MEMORY_FLAG, THREADS_FLAG } from "../core/resources.ts";
import { SAMPLE_FLAG, verifyByLevels } from "../database/database-commands.ts";
import { objectiveOptions } from "../objective/objective.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, OBJECTIVE_FLAGS, SUBJECT_FLAGS, SYMMETRY_FLAG } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { hasObjective, loadSubject, withSymmetry } from "../subject/subject.ts";
import { texts } from "./texts.ts";

export const verify: Command = {
  name: "verify",
  subjects: loadFamilies,
  usage:
    "verify GAME|FILE CERTIFICATE|SOLUTION|DATABASE [key=value…] [--objective ID] [--from POSITION] [--symmetry] " +
    "[--memory MIB] [--threads N] [--sample N]",
  flags: [
    flag("from POSITION", "where it was solved from", "d'où il a été résolu"),
    SYMMETRY_FLAG,
    MEMORY_FLAG,
    THREADS_FLAG,
    SAMPLE_FLAG,
    LIMIT_FLAG,
    ...OBJECTIVE_FLAGS,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad verify tictactoe tictactoe.cert",
    "marienbad verify game.pg game.paritysol",
    "marienbad verify connect4 5x5.db columns=5 rows=5 --sample 100",
  ],
  async run(call) {
    const [name, path] = takeWords(call, verify, 2);
    if (await isDatabaseFile(path)) return await verifyByLevels(call, name, path);
    if ("sample" in call.flags) throw new MarienbadError("bad-argument", texts.SAMPLE_OF_DATABASE);
    const given = await loadSubject(call, name, true);
    const certificate = await readBytes(path);
    const { subject, from } = withSymmetry(call, given, fromFlag(call, given));
    const { arena, points } = await exploreSubject(call, subject, { from: [from ?? subject.game.start] });
    const isForObjective = hasObjective(call, subject) || isParitySolution(certificate);
    const { wrong, intact } = isForObjective
      ? await checkObjective(call, arena, path, certificate)
      : await checkClaims(call, arena, points, certificate);
    if (wrong === undefined && !intact) throw new MarienbadError("bad-certificate", texts.DAMAGED);
    if (call.json) {
      call.output.json(
        wrong === undefined
          ? { valid: true }
          : {
              valid: false,
              vertex: arena.label(wrong.vertex),
              claim: wrong.text.en,
              ...(wrong.cycle && { cycle: wrong.cycle.map((vertex) => arena.label(vertex)) }),
            },
      );
    } else {
      const holds = isForObjective ? texts.solutionHolds : texts.certificateHolds;
      const fails = isForObjective ? texts.solutionFails : texts.certificateFails;
      call.output.line(say(call, wrong === undefined ? holds(arena.vertexCount) : fails(wrong.text)));
    }
    return wrong === undefined ? 0 : 1;
  },
};

interface Checked {
  readonly wrong: FalseObjectiveClaim | undefined;
  readonly intact: boolean;
}

async function checkClaims(
  call: Call,
  arena: Arena,
  points: Points | undefined,
  certificate: Uint8Array,
): Promise<Checked> {
  const { work, intact } = call.atOnce(() => {
    if (points === undefined) {
      const read = readCertificate(arena, certificate);
      return { work: verifyed.work(arena, read.solution), intact: read.intact };
    }
    const read = readScoreCertificate(arena, points, certificate);
    return { work: verifyScoresWork(arena, points, read.solution), intact: read.intact };
  });
  return { wrong: await runAsync(work, { signal: call.signal }), intact };
}

async function checkObjective(call: Call, arena: Arena, path: string, bytes: Uint8Array): Promise<Checked> {
  const game = asParity(arena, objectiveOptions(call, arena));
  const { solution, intact } = call.atOnce(() => {
    if (isParitySolution(bytes)) {
      return { solution: unwrapRead(call, path, readParitySolution(game, bytes)), intact: true };
    }
    const read = readCertificate(game, bytes);
    return { solution: objectiveOfClaims(read.solution), intact: read.intact };
  });
  return { wrong: await runAsync(verifyObjective.work(game, solution), { signal: call.signal }), intact };
}

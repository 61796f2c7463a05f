import { MarienbadError, runAsync, text } from "marienbad/base";
import { loadFamilies } from "marienbad/games";
import { isParitySolution } from "marienbad/objective";
import { readCertificate, readScoreCertificate, verify as verifyed, verifyScoresWork } from "marienbad/verify";
import { isDatabaseFile } from "marienbad-databases/node";
import { readBytes } from "marienbad-databases/system";
import { type Command, say, switchFlag, takeWords } from "../core/command.ts";
import { THREADS_FLAG } from "../core/resources.ts";
import { SAMPLE_FLAG, verifyByLevels } from "../database/database-commands.ts";
import { MEMORY_FLAG } from "../database/memory.ts";
import { hasObjective } from "../objective/objective.ts";
import { verifyForObjective } from "../objective/verify.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, OBJECTIVE_FLAGS, SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { loadSubject } from "../subject/subject.ts";
import { SYMMETRY_FLAG, withSymmetry } from "../subject/symmetry.ts";
import { texts } from "./texts/verify.ts";

export const verify: Command = {
  name: "verify",
  subjects: loadFamilies,
  usage:
    "verify GAME|FILE CERTIFICATE|SOLUTION|DATABASE [key=value…] [--objective ID] [--from POSITION] [--symmetry] " +
    "[--memory MIB] [--threads N] [--sample N]",
  flags: [
    { name: "from", value: "POSITION", summary: text("where it was solved from", "d'où il a été résolu") },
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
    const place = fromFlag(call, given);
    const { subject, from } = switchFlag(call, "symmetry")
      ? withSymmetry(given, place)
      : { subject: given, from: place };
    const { arena, points } = await exploreSubject(call, subject, { from: [from ?? subject.game.start] });
    if (hasObjective(call, subject) || isParitySolution(certificate)) {
      return await verifyForObjective(call, arena, path, certificate);
    }
    const { work, intact } = call.atOnce(() => {
      if (points === undefined) {
        const read = readCertificate(arena, certificate);
        return { work: verifyed.work(arena, read.solution), intact: read.intact };
      }
      const read = readScoreCertificate(arena, points, certificate);
      return { work: verifyScoresWork(arena, points, read.solution), intact: read.intact };
    });
    const wrong = await runAsync(work, { signal: call.signal });
    if (wrong === undefined && !intact) throw new MarienbadError("bad-certificate", texts.DAMAGED);
    if (call.json) {
      call.output.json(
        wrong === undefined
          ? { valid: true }
          : { valid: false, vertex: arena.label(wrong.vertex), claim: wrong.text.en },
      );
    } else {
      const said = wrong === undefined ? texts.certificateHolds(arena.vertexCount) : texts.certificateFails(wrong.text);
      call.output.line(say(call, said));
    }
    return wrong === undefined ? 0 : 1;
  },
};

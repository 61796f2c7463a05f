import { text } from "../../base/text.ts";
import { CATALOGUE } from "../../games/index.ts";
import { type Call, type Command, takeWords, textFlag } from "../core/command.ts";
import { analyseFromDatabase } from "../database/database-commands.ts";
import { modestLimit, oracleOf, showProgress } from "../play/oracle.ts";
import { analysisAsJson, placeToAnalyse, printAnalysis, type SubjectAnalysis } from "../report/analysis.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { FROM_FLAG, typedPlace } from "../subject/place.ts";
import { loadSubject } from "../subject/subject.ts";

export const analyse: Command = {
  name: "analyse",
  subjects: CATALOGUE,
  usage: "analyse GAME|FILE [[--from] POSITION] [key=value…] [--limit N] [--database FILE]",
  flags: [
    FROM_FLAG,
    {
      name: "database",
      value: "FILE",
      summary: text(
        "answer from this file, which solve --database has made",
        "répondre d'après ce fichier, fait par solve --database",
      ),
    },
    LIMIT_FLAG,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad analyse tictactoe XO./.../...",
    'marienbad analyse tictactoe "1 2"',
    "marienbad analyse marienbad 1-3-5-7",
    "marienbad analyse connect4 44444132",
  ],
  async run(call) {
    const [name, ...words] = takeWords(call, analyse, 1, 2);
    const place = typedPlace(call, words);
    const database = textFlag(call, "database");
    const analysis =
      database === undefined
        ? await analyseByOracle(call, name, place)
        : await analyseFromDatabase(call, name, place, database);
    call.output.done();
    if (call.json) call.output.json(analysisAsJson(analysis));
    else printAnalysis(call, analysis);
    return 0;
  },
};

/** A limit asks for exploring; without one the expert of the game comes first. */
async function analyseByOracle(call: Call, name: string, place: string | undefined): Promise<SubjectAnalysis> {
  const subject = await loadSubject(call, name);
  const position = placeToAnalyse(subject, place);
  const isLimited = "limit" in call.flags;
  const oracle = oracleOf(call, subject, {
    from: position,
    expert: !isLimited,
    ...(isLimited && { rankLimit: modestLimit(call) }),
  });
  const watch = { signal: call.signal, onProgress: showProgress(call) };
  return { subject, position, ...(await oracle.analyse(position, watch)) };
}

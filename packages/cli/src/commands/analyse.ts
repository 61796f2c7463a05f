import { loadFamilies } from "marienbad/games";
import { type Call, type Command, flag, integerFlag, takeWords, textFlag } from "../core/command.ts";
import { modestLimit, oracleOf, showProgress } from "../play/oracle.ts";
import { analysisAsJson, placeToAnalyse, printAnalysis, type SubjectAnalysis } from "../report/analysis.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { FROM_FLAG, typedPlace } from "../subject/place.ts";
import { loadSubject } from "../subject/subject.ts";

const DEFAULT_EXPERT_TIME = 60_000; // milliseconds: a game's own solver may need hours
/** Milliseconds of these for searching what is not proved, and the largest share of the time for this. */
const SEARCH_TIME = 1000;
const SEARCH_SHARE = 1 / 4;

export const analyse: Command = {
  name: "analyse",
  subjects: loadFamilies,
  usage: "analyse GAME|FILE [[--from] POSITION] [key=value…] [--limit N] [--time MS] [--database FILE]",
  flags: [
    FROM_FLAG,
    flag(
      "database FILE",
      "answer from this file, which solve --database has made",
      "répondre d'après ce fichier, fait par solve --database",
    ),
    LIMIT_FLAG,
    flag(
      "time MS",
      `milliseconds in all (default ${DEFAULT_EXPERT_TIME}, where the game brings a solver)`,
      `millisecondes en tout (${DEFAULT_EXPERT_TIME} par défaut, si le jeu a un solveur)`,
    ),
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
        : await (await import("../database/database-commands.ts")).analyseFromDatabase(call, name, place, database);
    call.output.done();
    if (call.json) call.output.json(analysisAsJson(analysis));
    else printAnalysis(call, analysis);
    return 0;
  },
};

/** With a limit the game is explored; otherwise its expert is asked first. */
async function analyseByOracle(call: Call, name: string, place: string | undefined): Promise<SubjectAnalysis> {
  const subject = await loadSubject(call, name);
  const position = placeToAnalyse(subject, place);
  const isLimited = "limit" in call.flags;
  const oracle = oracleOf(call, subject, {
    from: position,
    expert: !isLimited,
    ...(isLimited && { rankLimit: modestLimit(call) }),
  });
  const time = integerFlag(call, "time", { min: 1 }, DEFAULT_EXPERT_TIME);
  const hasExpert = !isLimited && subject.game.expert !== undefined;
  const within = hasExpert || "time" in call.flags ? time : undefined;
  const searching = Math.min(SEARCH_TIME, time * SEARCH_SHARE);
  const budget = within === undefined ? {} : { time: within - searching, search: { time: searching } };
  const watch = { ...budget, signal: call.signal, onProgress: showProgress(call) };
  return { subject, position, ...(await oracle.analyse(position, watch)), ...(within !== undefined && { within }) };
}

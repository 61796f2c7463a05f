import type { Position as Connect4Position } from "../../games/connect4/index.ts";
import { solve as solveArena } from "../../kernel/automatic.ts";
import { analyseConnect4, isForConnect4Solver } from "../connect4/analysis.ts";
import { type Call, type Command, takeWords, textFlag } from "../core/command.ts";
import { analyseFromDatabase } from "../database/database-commands.ts";
import { type Analysis, analysisAsJson, analysisOf, placeToAnalyse, printAnalysis } from "../report/analysis.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { loadSubject } from "../subject/subject.ts";

export const analyse: Command = {
  name: "analyse",
  usage: "analyse GAME|FILE [POSITION] [key=value…] [--limit N] [--database FILE]",
  summary: {
    en: "Every move of a position (of the start, when none is given) with its value and rank, best first.",
    fr: "Chaque coup d'une position (du début, s'il n'y en a pas), sa valeur et son rang, le meilleur d'abord.",
  },
  flags: [
    {
      name: "database",
      value: "FILE",
      summary: {
        en: "answer from this file, which solve --database has made",
        fr: "répondre d'après ce fichier, fait par solve --database",
      },
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
    const [name, text] = takeWords(call, analyse, 1, 2);
    const database = textFlag(call, "database");
    const analysis =
      database === undefined
        ? await analyseByWork(call, name, text)
        : await analyseFromDatabase(call, name, text, database);
    if (call.json) call.output.json(analysisAsJson(analysis));
    else printAnalysis(call, analysis);
    return 0;
  },
};

async function analyseByWork(call: Call, name: string, text: string | undefined): Promise<Analysis> {
  const subject = await loadSubject(call, name);
  const position = placeToAnalyse(subject, text);
  if (isForConnect4Solver(call, name, subject))
    return await analyseConnect4(call, subject, position as Connect4Position);
  const { arena, vertexOf } = await exploreSubject(call, subject, { from: position, keepPositions: false });
  return analysisOf(subject, position, { arena, solution: solveArena(arena), vertex: vertexOf(position) as number });
}

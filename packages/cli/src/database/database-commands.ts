import { MarienbadError } from "marienbad/base";
import { oracleFor } from "marienbad/oracle";
import { countsOfLevels, databaseValues, type LevelDatabase, solvedNeighbourhood } from "marienbad-databases";
import { verifyDatabase } from "marienbad-databases/node";
import { type Call, type Flag, flag, integerFlag, say, switchFlag } from "../core/command.ts";
import { inColumns } from "../core/output.ts";
import { resourcesOf } from "../core/resources.ts";
import { placeToAnalyse, type SubjectAnalysis } from "../report/analysis.ts";
import { printSummary, type SolvedGame, summaryAsJson } from "../report/solved-report.ts";
import { texts as reportTexts } from "../report/texts.ts";
import { type ElsewhereOf, withDatabase, withSolvedDatabase } from "./game-database.ts";
import { texts } from "./texts.ts";

/** Solves a game into a database, or uses an existing one, and prints the answer of `solve`. */
export async function solveByLevels(
  call: Call,
  word: string,
  path: string,
  elsewhereOf?: ElsewhereOf,
): Promise<number> {
  const useless = ["from", "strategy", "certificate", "limit"].find((flag) => flag in call.flags);
  if (useless !== undefined) throw new MarienbadError("bad-argument", texts.uselessWithDatabase(useless));
  return await withSolvedDatabase(
    call,
    word,
    path,
    async ({ subject, game, database }) => {
      const startPosition = game.start;
      const report: SolvedGame = {
        subject: { ...subject, game: { ...subject.game, ...game } },
        positions: database.positions,
        moves: database.moves,
        counts: countsOfLevels(database.levels),
        ...(await solvedNeighbourhood(database, game, startPosition)),
        start: 0,
        startPosition,
      };
      const withLevels = switchFlag(call, "levels");
      if (call.json) {
        call.output.json({ ...summaryAsJson(report), ...(withLevels && { levels: database.levels }) });
      } else {
        printSummary(call, report);
        if (withLevels) printLevels(call, database);
      }
      return 0;
    },
    elsewhereOf,
  );
}

function printLevels(call: Call, { levels }: LevelDatabase): void {
  const { win, lose, finiteDraw } = countsOfLevels(levels).byRank;
  printTable(
    call,
    say(call, texts.LEVEL_COLUMNS),
    levels.map((at) => [at.level, at.positions, at.moves, at.player0, at.player1, at.draws]),
  );
  const ranks = Math.max(win.length, lose.length, finiteDraw.length);
  printTable(
    call,
    say(call, texts.RANK_COLUMNS),
    Array.from({ length: ranks }, (_, rank) => [rank, win[rank] ?? 0, lose[rank] ?? 0, finiteDraw[rank] ?? 0]),
  );
}

function printTable(call: Call, titles: string, rows: readonly (readonly number[])[]): void {
  const cells = [titles.split(" "), ...rows.map((row) => row.map((cell) => cell.toLocaleString(call.language)))];
  call.output.line();
  for (const line of inColumns(cells, [])) call.output.line(line);
}

/** Prints the moves of a position (by default the start) with their values from a database. */
export async function analyseFromDatabase(
  call: Call,
  word: string,
  typed: string | undefined,
  path: string,
): Promise<SubjectAnalysis> {
  return await withDatabase(call, word, path, async ({ subject, game, database }) => {
    const position = placeToAnalyse(subject, typed);
    const valuesOfImages = databaseValues(database, game);
    const values = (at: unknown) => valuesOfImages(game.imageOf(at));
    const isThere = (await values(position)) !== undefined;
    if (!isThere) throw new MarienbadError("illegal-position", reportTexts.notInDatabase());
    const oracle = oracleFor(subject.game, { expert: false, limit: 0, database: values });
    return { subject, position, ...(await oracle.analyse(position, { signal: call.signal })) };
  });
}

export const SAMPLE_FLAG: Flag = flag(
  "sample N",
  "of a database: one part in N of each level",
  "d'une base : une partie sur N de chaque niveau",
);

/** Checks the claims of a database, or a sample of them, against the rules, and prints the result. */
export async function verifyByLevels(call: Call, word: string, path: string): Promise<number> {
  return await withDatabase(call, word, path, async ({ game, database }) => {
    const oneIn = integerFlag(call, "sample", { min: 1 }, 1);
    const parts: { level: number; from: number; to: number; positions: number }[] = [];
    const claim = await verifyDatabase({ database, path }, game, {
      ...resourcesOf(call),
      oneIn,
      onProgress: (level, left) => call.output.progress(say(call, texts.verifying(level, left))),
      onPart: (level, from, to, positions) => parts.push({ level, from, to, positions }),
    });
    call.output.done();
    const wrong = claim && texts.wrongClaim(claim);
    const { positions } = database;
    if (call.json) {
      const sample = oneIn > 1 && { sample: { oneIn, parts } };
      call.output.json({ valid: wrong === undefined, positions, ...sample, ...(wrong && { wrong: wrong.en }) });
    } else if (wrong !== undefined) call.output.line(say(call, texts.wrong(wrong)));
    else if (oneIn === 1) call.output.line(say(call, texts.allRight(reportTexts.positions(positions))));
    else {
      const looked = parts.reduce((sum, part) => sum + part.positions, 0);
      call.output.line(say(call, texts.sampleRight(reportTexts.positions(looked), reportTexts.positions(positions))));
    }
    return wrong === undefined ? 0 : 1;
  });
}

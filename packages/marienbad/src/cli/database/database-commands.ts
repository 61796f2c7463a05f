import { existsSync } from "node:fs";
import { MarienbadError } from "../../base/error.ts";
import { countsOfLevels, type LevelDatabase, solvedNeighbourhood } from "../../levels/index.ts";
import { type Call, say } from "../core/command.ts";
import { POSITION, tellCount } from "../core/words.ts";
import { type Analysis, analysisOf, placeToAnalyse } from "../report/analysis.ts";
import { printSummary, type SolvedGame, summaryAsJson } from "../report/solved-report.ts";
import { loadSubject } from "../subject/subject.ts";
import { checkDatabase } from "./check-database.ts";
import { buildDatabase, checkFinished, levelledSubject, withDatabase, withOptionsOf } from "./game-database.ts";

/** Solves a game into a database, or takes the one that is there, and prints the answer of `solve`. */
export async function solveIntoDatabase(given: Call, word: string, path: string): Promise<number> {
  const needless = ["from", "strategy", "certificate", "symmetry", "limit"].find((flag) => flag in given.flags);
  if (needless !== undefined) {
    throw new MarienbadError("bad-argument", {
      en: `--${needless} cannot be used with --database, which solves the whole game from its start (see also analyse --database).`,
      fr: `--${needless} ne va pas avec --database, qui résout tout le jeu depuis le début (voir aussi analyse --database).`,
    });
  }
  const call = await withOptionsOf(given, path, word);
  const subject = await loadSubject(call, word);
  const { solved, game } = levelledSubject(word, subject);
  if (existsSync(path)) await checkFinished(path, solved);
  else await buildDatabase(call, path, solved, game);
  return await withDatabase(path, solved, async (database) => {
    const startPosition = game.rules.start;
    const report: SolvedGame = {
      subject,
      positions: database.positions,
      moves: database.moves,
      counts: countsOfLevels(database.levels),
      ...(await solvedNeighbourhood(database, game, startPosition)),
      start: 0,
      startPosition,
    };
    const { levels } = database;
    if (call.json) {
      call.output.json({ ...summaryAsJson(report), ...(call.flags.levels === true && { levels }) });
    } else {
      printSummary(call, report);
      if (call.flags.levels === true) printLevels(call, database);
    }
    return 0;
  });
}

/** How many positions end how, by layer and by rank. */
function printLevels(call: Call, { levels }: LevelDatabase): void {
  const { byRank } = countsOfLevels(levels);
  const table = (titles: string, rows: readonly (readonly number[])[]): void => {
    const cells = [titles.split(" "), ...rows.map((row) => row.map((cell) => cell.toLocaleString(call.language)))];
    call.output.line();
    for (const row of cells) call.output.line(row.map((cell) => cell.padStart(14)).join(""));
  };
  table(
    say(call, {
      en: "layer positions moves player0 player1 draws",
      fr: "couche positions coups joueur0 joueur1 nulles",
    }),
    levels.map(({ level, positions, moves, player0, player1, draws }) => [
      level,
      positions,
      moves,
      player0,
      player1,
      draws,
    ]),
  );
  const ranks = Math.max(byRank.win.length, byRank.lose.length, byRank.finiteDraw.length);
  table(
    say(call, { en: "rank mover-wins mover-loses draws", fr: "rang trait-gagne trait-perd nulles" }),
    Array.from({ length: ranks }, (_, rank) => [
      rank,
      byRank.win[rank] ?? 0,
      byRank.lose[rank] ?? 0,
      byRank.finiteDraw[rank] ?? 0,
    ]),
  );
}

/** Every move of a position, as a database has it. */
export async function analyseFromDatabase(
  given: Call,
  word: string,
  text: string | undefined,
  path: string,
): Promise<Analysis> {
  const subject = await loadSubject(await withOptionsOf(given, path, word), word);
  const { solved, game } = levelledSubject(word, subject);
  const position = placeToAnalyse(subject, text);
  return await withDatabase(path, solved, async (database) => {
    const near = await solvedNeighbourhood(database, game, position);
    return analysisOf(subject, position, { ...near, vertex: 0 });
  });
}

/** Checks every claim of a database against the rules, and tells. */
export async function verifyDatabase(given: Call, word: string, path: string): Promise<number> {
  const call = await withOptionsOf(given, path, word);
  const { solved, game } = levelledSubject(word, await loadSubject(call, word));
  return await withDatabase(path, solved, async (database) => {
    const wrong = await checkDatabase(call, database, game);
    const { positions } = database;
    if (call.json)
      call.output.json({ valid: wrong === undefined, positions, ...(wrong !== undefined && { wrong: wrong.en }) });
    else if (wrong !== undefined) call.output.line(say(call, { en: `Wrong: ${wrong.en}.`, fr: `Faux : ${wrong.fr}.` }));
    else {
      const checked = tellCount(positions, POSITION, call.language);
      call.output.line(say(call, { en: `${checked}, every claim holds.`, fr: `${checked}, tout est exact.` }));
    }
    return wrong === undefined ? 0 : 1;
  });
}

import { existsSync } from "node:fs";
import { copyFile, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { DEFAULT_LIMIT, explore, type GameTable, gameTableWork, rankOf, winnerOf } from "marienbad/arena";
import { MarienbadError, runAsync, type Signal, type Text, throwIfAborted, writeOption } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { isGameId, loadFamily } from "marienbad/games";
import { solveArenaQuickly } from "marienbad/kernel";
import { solveScores } from "marienbad/solve";
import { describeRef, sampleLevelsWork } from "marienbad-databases";
import { oneFileFrom, partsFolder } from "marienbad-databases/node";
import { isModule, titleOfModule } from "marienbad-databases/rules";
import { reason, unwritable, writePiecesSafely } from "marienbad-databases/system";
import { type Call, say } from "../core/command.ts";
import { withSolvedDatabase } from "../database/game-database.ts";
import { folderOf } from "../lab/serving.ts";
import type { Subject } from "../subject/subject.ts";
import { copyRules } from "./copy-rules.ts";
import { DATABASE, MARK, TargetFolder } from "./target-folder.ts";
import { texts } from "./texts.ts";

export interface Built {
  readonly folder: string;
  readonly game: string;
  readonly form: "solution" | "database";
  readonly bytes: number;
}

/** Source of the values: solved now, embedded in the page if small; or an existing database. */
export interface ValuesFrom {
  readonly small: number;
  readonly database: string | undefined;
}

const PARTS = folderOf("marienbad-lab", "opponent");
/** Larger games are refused, unless work on their database has begun. */
const MAX_POSITIONS = 1e9;
/** Random plays per estimate: a few seconds at most, for an error of at most about a third. */
const PLAYS = 1000;

const MODULES = ["opponent.js", "opponent.d.ts"];
const PAGE = ["page.js", "page.css"];

/** Writes the folder of an opponent atomically; resumes after an interruption. Needs a small game or levels. */
export async function buildOpponent(
  call: Call,
  word: string,
  subject: Subject,
  given: string,
  values: ValuesFrom,
): Promise<Built> {
  if (subject.arena !== undefined) throw new MarienbadError("not-applicable", texts.arenaHasNoRules(word));
  for (const name of [...MODULES, ...PAGE]) {
    if (!existsSync(join(PARTS, name))) throw new MarienbadError("file", texts.pageNotBuilt(join(PARTS, name)));
  }
  const target = new TargetFolder(given);
  try {
    await target.check();
    const table = values.database === undefined ? await tableWithin(call, subject, values.small) : undefined;
    if (table === undefined && !target.hasDatabase && !hasBegun(values.database)) await checkSize(call, subject);
    const form = await target.replace(table === undefined && values.database === undefined, (part) =>
      writeParts(call, word, subject, part, table, values.database),
    );
    return { folder: given, game: subject.game.id, form, bytes: await bytesIn(target.path) };
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw unwritable(given, reason(error));
    const isLost = error.code === "interrupted" && !target.hasDatabase && !hasBegun(values.database);
    throw isLost ? new MarienbadError("interrupted", texts.stopped(given)) : error;
  }
}

function hasBegun(database: string | undefined): boolean {
  return database !== undefined && (existsSync(database) || existsSync(partsFolder(database)));
}

async function writeParts(
  call: Call,
  word: string,
  subject: Subject,
  part: string,
  table: GameTable | undefined,
  database: string | undefined,
): Promise<Built["form"]> {
  const title = isGameId(word) ? (await loadFamily(word)).title : await titleOfModule(word);
  const described = { id: isModule(word) ? basename(word, extname(word)) : word, title };
  const game =
    table === undefined
      ? { ...described, ...(await writeDatabase(call, word, subject, database, part)) }
      : { ...described, options: subject.game.options, table, ...(await valuesOf(call, subject)) };
  const json = JSON.stringify(game);
  await writeFile(join(part, MARK), json);
  for (const name of MODULES) await copyFile(join(PARTS, name), join(part, name));
  await writeFile(join(part, "index.html"), await page(title, table === undefined ? "" : json));
  return table === undefined ? "database" : "solution";
}

/** Adds the database and any user-defined rules to the folder; returns their description for the page. */
async function writeDatabase(
  call: Call,
  word: string,
  subject: Subject,
  given: string | undefined,
  part: string,
): Promise<object> {
  const rules = isModule(word) ? { rules: await copyRules(word, part, PARTS) } : {};
  const target = join(part, DATABASE);
  // An earlier call's parts have these options, not its own.
  const typed = Object.entries(subject.game.options).map(([name, value]) => [name, writeOption(value)]);
  const asked = given === undefined ? { ...call, options: Object.fromEntries(typed) } : call;
  const { game, ref } = await withSolvedDatabase(asked, word, given ?? target, async (opened) => {
    if (given !== undefined) await writePiecesSafely(target, stoppable(oneFileFrom(given), call.signal));
    return opened.subject;
  });
  return { options: game.options, database: DATABASE, deadEnd: ref.deadEnd, ...rules };
}

async function* stoppable(pieces: AsyncIterable<Uint8Array>, signal: Signal | undefined): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    throwIfAborted(signal);
    yield piece;
  }
}

/** The game's table; undefined if the game is not small. */
async function tableWithin(call: Call, { game }: Subject, small: number): Promise<GameTable | undefined> {
  try {
    return await runAsync(gameTableWork(game, small), { signal: call.signal });
  } catch (error) {
    const isLarge = error instanceof MarienbadError && error.code === "limit-reached";
    if (!isLarge) throw error;
    if (game.scores !== undefined || game.levels === undefined) {
      throw new MarienbadError("limit-reached", texts.tooLarge(small, error.text));
    }
    return undefined;
  }
}

/** Value of each position, in the order of the table: winner and number of moves, or points. */
async function valuesOf({ signal }: Call, { game }: Subject): Promise<object> {
  const exploring = explore.work<unknown, unknown>(game, { limit: DEFAULT_LIMIT, scores: game.scores });
  const { arena, points } = await runAsync(exploring, { signal });
  if (points !== undefined) {
    const { pointsOfVertex } = await runAsync(solveScores.work(arena, points), { signal });
    return { points: Array.from(pointsOfVertex) };
  }
  const solution = solveArenaQuickly(arena);
  const all = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  return {
    winners: all.map((vertex) => winnerOf(solution, vertex) ?? "=").join(""),
    ranks: all.map((vertex) => rankOf(solution, vertex) ?? -1),
  };
}

/** The page with its style, its script and, if small, its game inlined, so that it also opens from a file. */
async function page(title: Text, json: string): Promise<string> {
  const [script, style] = await Promise.all(PAGE.map((name) => readFile(join(PARTS, name), "utf8")));
  const safe = (code: string): string => code.replaceAll("</", "<\\/");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.en.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
<style>${safe(style)}</style>
</head>
<body>
<div id="game"></div>
<script type="application/json" id="built">${json.replaceAll("<", "\\u003c")}</script>
<script type="module">${safe(script)}</script>
</body>
</html>
`;
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

async function checkSize(call: Call, { game }: Subject): Promise<void> {
  const { signal } = call;
  const positions = await positionsOf(game, signal);
  if (positions === undefined) call.output.note(say(call, texts.unknownSize()));
  else if (positions <= MAX_POSITIONS) call.output.note(say(call, texts.solvedFirst(positions)));
  else {
    const words = describeRef({ game: game.id, options: game.options });
    const smaller = await smallerVariant(game.id, signal);
    throw new MarienbadError("limit-reached", texts.tooManyPositions(words, positions, MAX_POSITIONS, smaller));
  }
}

/** Estimated number of positions; undefined if the game cannot go back from one. */
async function positionsOf(game: AnyGame, signal: Signal | undefined): Promise<number | undefined> {
  const sizes = await runAsync(sampleLevelsWork(game, PLAYS), { signal });
  return sizes?.sizes.reduce((sum, size) => sum + size, 0);
}

async function smallerVariant(id: string, signal: Signal | undefined): Promise<string | undefined> {
  if (!isGameId(id)) return undefined;
  const family = await loadFamily(id);
  for (const { options = {} } of [...(family.showing?.cards ?? []), ...(family.showing?.more ?? [])]) {
    const made = family(options);
    const positions = made.levels && (await positionsOf(made, signal));
    if (positions === undefined || positions > MAX_POSITIONS) continue;
    const isUsual = Object.keys(options).length === 0;
    return describeRef({ game: id, options: isUsual ? made?.options : options });
  }
  return undefined;
}

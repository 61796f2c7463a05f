import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LIMIT, exploreWork, type GameTable, gameTableWork, rankOf, winnerOf } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import type { Text } from "../../base/text.ts";
import { runAsync, type Signal, throwIfAborted } from "../../base/work.ts";
import { CATALOGUE } from "../../games/index.ts";
import { solve } from "../../kernel/automatic.ts";
import { oneFileFrom } from "../../node/database-source.ts";
import { reason, unwritable, writePiecesSafely } from "../../node/files.ts";
import { isModule } from "../../node/javascript.ts";
import { titleOfModule } from "../../node/load-game.ts";
import { solveScoresWork } from "../../solve/index.ts";
import type { Call } from "../core/command.ts";
import { withSolvedDatabase } from "../database/game-database.ts";
import type { Subject } from "../subject/subject.ts";
import { copyRules } from "./copy-rules.ts";
import * as texts from "./texts.ts";

/** What was built. */
export interface Built {
  readonly folder: string;
  readonly game: string;
  /** Whether the solution itself is in the page, or a database beside it. */
  readonly form: "solution" | "database";
  readonly bytes: number;
}

/** Where values come from: solved here, and in the page up to so many positions; or a database that is there. */
export interface ValuesFrom {
  readonly small: number;
  readonly database: string | undefined;
}

/** Says that a folder was made by this command, so that it may be made again. */
const MARK = "game.json";
const DATABASE = "game.db";
/** The page and the module as the package brings them. */
const PARTS = fileURLToPath(new URL("../../../opponent", import.meta.url));

/**
 * Writes the folder of an opponent: beside its place, then renamed into it, so that it is there whole or not at all.
 * Needs a game that is small enough to be written out, or else one that is solved by levels.
 */
export async function buildOpponent(
  call: Call,
  word: string,
  subject: Subject,
  given: string,
  values: ValuesFrom,
): Promise<Built> {
  const folder = resolve(given);
  if (subject.arena !== undefined) throw new MarienbadError("not-applicable", texts.arenaHasNoRules(word));
  await checkFolder(folder);
  const part = `${folder}.${randomUUID()}.part`;
  try {
    await mkdir(part, { recursive: true });
    const form = await writeParts(call, word, subject, part, values);
    await putInPlace(part, folder);
    return { folder: given, game: subject.name, form, bytes: await bytesIn(folder) };
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw unwritable(given, reason(error));
    throw error.code === "interrupted" ? new MarienbadError("interrupted", texts.stopped(given)) : error;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** A folder with anything else in it is nobody's to replace. */
async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return;
  const inside = found.isDirectory() ? await readdir(folder) : undefined;
  const isOwn =
    inside !== undefined && (inside.length === 0 || (inside.includes(MARK) && inside.includes("opponent.js")));
  if (!isOwn) throw new MarienbadError("bad-argument", texts.folderTaken(folder));
}

async function putInPlace(part: string, folder: string): Promise<void> {
  const old = `${folder}.${randomUUID()}.old`;
  const hadOne = await rename(folder, old).then(
    () => true,
    () => false,
  );
  await rename(part, folder);
  if (hadOne) await rm(old, { recursive: true, force: true });
}

async function writeParts(
  call: Call,
  word: string,
  subject: Subject,
  part: string,
  { small, database }: ValuesFrom,
): Promise<Built["form"]> {
  const table = database === undefined ? await tableWithin(call, subject, small) : undefined;
  const title = await titleOf(word);
  const described = { id: idOf(word), title };
  const game =
    table === undefined
      ? { ...described, ...(await writeDatabase(call, word, database, part)) }
      : { ...described, options: subject.options, table, ...(await valuesOf(call, subject)) };
  const json = JSON.stringify(game);
  await writeFile(join(part, MARK), json);
  for (const name of ["opponent.js", "opponent.d.ts"]) await copyFile(join(PARTS, name), join(part, name));
  await writeFile(join(part, "index.html"), await page(title, table === undefined ? "" : json));
  return table === undefined ? "database" : "solution";
}

/**
 * Puts a database into the folder, solved there or copied from a file, and somebody's rules beside it. Returns what
 * the page must know of them.
 */
async function writeDatabase(call: Call, word: string, given: string | undefined, part: string): Promise<object> {
  const target = join(part, DATABASE);
  const { options, deadEnd } = await withSolvedDatabase(call, word, given ?? target, async ({ subject }) => {
    if (given !== undefined) await writePiecesSafely(target, stoppable(oneFileFrom(given), call.signal));
    return subject;
  });
  const rules = isModule(word) ? { rules: await copyRules(word, part, PARTS) } : {};
  return { options, database: DATABASE, ...(deadEnd !== undefined && { deadEnd }), ...rules };
}

async function* stoppable(pieces: AsyncIterable<Uint8Array>, signal: Signal | undefined): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    throwIfAborted(signal);
    yield piece;
  }
}

/** The game written out, where it is small; undefined where it is not. */
async function tableWithin(call: Call, { kit }: Subject, small: number): Promise<GameTable | undefined> {
  try {
    return await runAsync(gameTableWork(kit, small), { signal: call.signal });
  } catch (error) {
    const isLarge = error instanceof MarienbadError && error.code === "limit-reached";
    if (!isLarge) throw error;
    if (kit.scores !== undefined || kit.levels === undefined) throw tooLarge(small, error);
    return undefined;
  }
}

function tooLarge(small: number, { text: why }: MarienbadError): MarienbadError {
  return new MarienbadError("limit-reached", texts.tooLarge(small, why));
}

/** What each position is worth, in the order of the table: who wins and in how many moves, or the points. */
async function valuesOf({ signal }: Call, { kit }: Subject): Promise<object> {
  const exploring = exploreWork<unknown, unknown>(kit.rules, { limit: DEFAULT_LIMIT, scores: kit.scores });
  const { arena, points } = await runAsync(exploring, { signal });
  if (points !== undefined) {
    const { pointsOfVertex } = await runAsync(solveScoresWork(arena, points), { signal });
    return { points: Array.from(pointsOfVertex) };
  }
  const solution = solve(arena);
  const all = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  return {
    winners: all.map((vertex) => winnerOf(solution, vertex) ?? "=").join(""),
    ranks: all.map((vertex) => rankOf(solution, vertex) ?? -1),
  };
}

function idOf(word: string): string {
  return isModule(word) ? basename(word, extname(word)) : word;
}

async function titleOf(word: string): Promise<Text> {
  return CATALOGUE.find(({ id }) => id === word)?.title ?? (await titleOfModule(word));
}

/** The page with its style, its script and, where it is small, its game inside: so it opens from a file too. */
async function page(title: Text, json: string): Promise<string> {
  const [script, style] = await Promise.all(["page.js", "page.css"].map((name) => readFile(join(PARTS, name), "utf8")));
  const safe = (code: string): string => code.replaceAll("</", "<\\/");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title.en)}</title>
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

function escapeHtml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

import { existsSync } from "node:fs";
import { MarienbadError } from "../../base/error.ts";
import { CATALOGUE } from "../../games/index.ts";
import { imageKeysOf, type LevelDatabase, MIN_MEGABYTES } from "../../levels/index.ts";
import { type ElsewhereRunner, removeParts, solveIntoDatabase } from "../../node/database-file.ts";
import { openDatabase } from "../../node/database-source.ts";
import { isModule } from "../../node/javascript.ts";
import { DEAD_END, type GameSource, type NamedGame, nameInDatabase, nameLevelledGame } from "../../node/load-game.ts";
import { describeSolved, differenceOf } from "../../node/solved.ts";
import type { DatabaseResources } from "../../node/verify-database.ts";
import { type Call, say, switchFlag } from "../core/command.ts";
import { askedThreads, type MemoryBounds, memoryFlagOf, readMemory } from "../core/resources.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import * as texts from "./texts.ts";

const LEVEL_MEMORY: MemoryBounds = { min: MIN_MEGABYTES };

/** Memory for levels. */
export const MEMORY_FLAG = memoryFlagOf(LEVEL_MEMORY);

/** What the flags allow to use. */
export function resourcesOf(call: Call): DatabaseResources & { readonly megabytes: number } {
  return { threads: askedThreads(call), megabytes: readMemory(call, LEVEL_MEMORY), signal: call.signal };
}

/**
 * A subject that is solved by levels, up to symmetry if asked; any other is refused. `word` is how it was named.
 */
export function levelledSubject(
  word: string,
  { name, options, kit, arena, deadEnd }: Subject,
  symmetry: NonNullable<GameSource["symmetry"]> = false,
): NamedGame {
  if (arena !== undefined) throw new MarienbadError("not-applicable", texts.arenaHasNoLevels(name));
  if (kit.levels === undefined && CATALOGUE.some(({ id }) => id === word)) {
    const levelled = CATALOGUE.filter((entry) => entry.make().kit.levels !== undefined).map(({ id }) => id);
    throw new MarienbadError("not-applicable", texts.notByLevels(describeSolved({ game: name, options }), levelled));
  }
  const source: GameSource = { game: word, options, ...(deadEnd !== undefined && { deadEnd }), symmetry };
  return nameLevelledGame(source, { options, kit });
}

/** A database, and what it is a database of. */
export interface GameDatabase {
  readonly subject: Subject;
  readonly game: NamedGame;
  readonly database: LevelDatabase;
  /** Where it is. */
  readonly path: string;
}

/**
 * Calls back with the database at this path and its game, which must be the one that was named, and closes it
 * afterwards. Options that are not typed, and symmetry, are those of the database.
 */
export async function withDatabase<Answer>(
  call: Call,
  word: string,
  path: string,
  use: (opened: GameDatabase) => Promise<Answer>,
): Promise<Answer> {
  const { database, close } = await openDatabase(path);
  try {
    const { solved } = database;
    const isSameGame = solved.game === nameInDatabase(word) || (isModule(solved.game) && isModule(word));
    const subject = await loadSubject(isSameGame ? withOptionsOf(call, database) : call, word);
    const keys = isSameGame ? imageKeysOf(solved) : undefined;
    const game = levelledSubject(word, subject, keys ?? switchFlag(call, "symmetry"));
    const difference = differenceOf(solved, game.solved);
    if (difference !== undefined) {
      const [found, asked] = [describeSolved(solved), describeSolved(game.solved)];
      const why = difference === "rules" ? texts.otherRules(path, asked) : texts.otherDatabase(path, found, asked);
      throw new MarienbadError("bad-argument", why);
    }
    return await use({ subject, game, database, path });
  } finally {
    await close();
  }
}

/** The same call, with the options of a database where none are typed. */
function withOptionsOf(call: Call, { solved }: LevelDatabase): Call {
  const { [DEAD_END]: deadEnd, ...options } = solved.options;
  const flags = deadEnd === undefined ? call.flags : { [DEAD_END]: deadEnd as string, ...call.flags };
  return { ...call, options: { ...options, ...call.options } as Call["options"], flags };
}

/** Who does the tasks of a game, where that is not this machine. */
export type ElsewhereOf = (game: NamedGame) => Promise<ElsewhereRunner>;

/**
 * The same as `withDatabase`, where the game is first solved into the file if that is not there; else the file is
 * checked.
 */
export async function withSolvedDatabase<Answer>(
  call: Call,
  word: string,
  path: string,
  use: (opened: GameDatabase) => Promise<Answer>,
  elsewhereOf?: ElsewhereOf,
): Promise<Answer> {
  if (existsSync(path)) {
    return await withDatabase(call, word, path, async (opened) => {
      await opened.database.checkBlocks(call);
      await removeParts(path, opened.game.solved);
      return await use(opened);
    });
  }
  const subject = await loadSubject(call, word);
  const game = levelledSubject(word, subject, switchFlag(call, "symmetry"));
  await solveInto(call, path, game, await elsewhereOf?.(game));
  const { database, close } = await openDatabase(path);
  try {
    return await use({ subject, game, database, path });
  } finally {
    await close();
  }
}

/** Solves a game into a file, with progress. Stopped by Ctrl-C, it says how to go on. */
async function solveInto(call: Call, path: string, game: NamedGame, elsewhere?: ElsewhereRunner): Promise<void> {
  try {
    await solveIntoDatabase(path, game, {
      ...resourcesOf(call),
      segments: switchFlag(call, "segments"),
      isPacked: switchFlag(call, "packed"),
      isVerified: switchFlag(call, "verify"),
      onProgress: (progress) => call.output.progress(say(call, texts.progress(progress))),
      onNote: (note) => call.output.note(say(call, note)),
      ...(elsewhere !== undefined && { elsewhere }),
    });
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "interrupted") throw error;
    throw new MarienbadError("interrupted", texts.sameCommandGoesOn(error.text), { parameters: error.parameters });
  } finally {
    call.output.done();
  }
}

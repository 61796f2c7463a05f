import { existsSync } from "node:fs";
import { MarienbadError } from "marienbad/base";
import { isGameId, loadFamilies } from "marienbad/games";
import { type AnyLevelledGame, describeRef, type GameRef, type LevelDatabase, nameOfGame } from "marienbad-databases";
import {
  differenceOf,
  type ElsewhereRunner,
  levelledGameOf,
  openDatabase,
  removeParts,
  solveIntoDatabase,
} from "marienbad-databases/node";
import { isModule } from "marienbad-databases/rules";
import { type Call, say, switchFlag } from "../core/command.ts";
import { resourcesOf } from "../core/resources.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

/** Loads a subject to be solved by levels, up to symmetry if asked; refuses any other. */
export async function levelledSubject(
  { ref, game, arena }: Subject,
  symmetry: GameRef["symmetry"] = false,
): Promise<AnyLevelledGame> {
  if (arena !== undefined) throw new MarienbadError("not-applicable", texts.arenaHasNoLevels(ref.game));
  if (game.levels === undefined && isGameId(ref.game)) {
    const families = await loadFamilies();
    const levelled = families.filter((family) => family().levels !== undefined).map(({ id }) => id);
    const typed = describeRef({ game: ref.game, options: game.options });
    throw new MarienbadError("not-applicable", texts.notByLevels(typed, levelled));
  }
  return levelledGameOf({ ...ref, symmetry }, game);
}

export interface GameDatabase {
  readonly subject: Subject;
  readonly game: AnyLevelledGame;
  readonly database: LevelDatabase;
}

/** Calls back with an open database and its game, which must be the one named; unset options are the database's. */
export async function withDatabase<Answer>(
  call: Call,
  word: string,
  path: string,
  use: (opened: GameDatabase) => Promise<Answer>,
): Promise<Answer> {
  const { database, close } = await openDatabase(path);
  try {
    const { ref } = database;
    const isSameGame = ref.game === nameOfGame(word) || (isModule(ref.game) && isModule(word));
    const subject = await loadSubject(isSameGame ? withOptionsOf(call, ref) : call, word);
    const keys = isSameGame ? ref.symmetry : undefined;
    const game = await levelledSubject(subject, keys ?? switchFlag(call, "symmetry"));
    const difference = differenceOf(ref, game.ref);
    if (difference !== undefined) {
      const [found, asked] = [describeRef(ref), describeRef(game.ref)];
      const why = difference === "rules" ? texts.otherRules(path, asked) : texts.otherDatabase(path, found, asked);
      throw new MarienbadError("bad-argument", why);
    }
    return await use({ subject, game, database });
  } finally {
    await close();
  }
}

/** The call with the options of a database, unless some are typed. */
function withOptionsOf(call: Call, { options, deadEnd }: GameRef): Call {
  const flags = deadEnd === undefined ? call.flags : { "dead-end": deadEnd, ...call.flags };
  return { ...call, options: { ...options, ...call.options } as Call["options"], flags };
}

/** Returns a runner that does a game's tasks on other machines. */
export type ElsewhereOf = (game: AnyLevelledGame) => Promise<ElsewhereRunner>;

/** Like `withDatabase`, but first solves the game into a missing file, and checks an existing one. */
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
      await removeParts(path, opened.game.ref);
      return await use(opened);
    });
  }
  const subject = await loadSubject(call, word);
  const game = await levelledSubject(subject, switchFlag(call, "symmetry"));
  await solveInto(call, path, game, await elsewhereOf?.(game));
  const { database, close } = await openDatabase(path);
  try {
    return await use({ subject, game, database });
  } finally {
    await close();
  }
}

/** Solves a game into a file, with progress; on Ctrl-C prints how to resume. */
async function solveInto(call: Call, path: string, game: AnyLevelledGame, elsewhere?: ElsewhereRunner): Promise<void> {
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

import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename } from "node:path";
import type { DeadEndRule } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { type AnyKit, searchFaultOfLevels } from "../../game/index.ts";
import {
  type AnyLevelledGame,
  joinedEngine,
  type LevelDatabase,
  levelledGame,
  levelledKit,
  levelsOf,
  MIN_MEGABYTES,
  type Solved,
  solveLevels,
  writeDatabase,
} from "../../levels/index.ts";
import { folderStore, openDatabase, partsFolder, taskOf, writePiecesSafely } from "../../node/level-files.ts";
import { type LevelSeat, withLevelThreads } from "../../node/level-threads.ts";
import { type Call, say } from "../core/command.ts";
import { type MemoryBounds, memoryFlagOf, readMemory, threadsFlag } from "../core/resources.ts";
import { isModule } from "../subject/module.ts";
import { isOfCatalogue, loadGame, type Subject } from "../subject/subject.ts";

/** What dead ends mean is kept beside the options of the game, under the name of its flag. */
const DEAD_END = "dead-end";

/** A game that is solved by levels, and how it was named, for threads that load it too. */
export interface NamedGame extends AnyLevelledGame {
  readonly word: string;
}

/** What a database of a subject is of, and how it is solved; `word` is how the subject was named. */
export function levelledSubject(word: string, { options, kit, deadEnd }: Subject): { solved: Solved; game: NamedGame } {
  const name = nameInDatabase(word);
  if (isOfCatalogue(word)) return { solved: { game: name, options }, game: { ...levelledGame(word, options), word } };
  const game = levelledKit(name, kit);
  checkLevels(name, kit);
  // Rules of the catalogue have a result at every dead end, somebody's own need not.
  const said = deadEnd === undefined || deadEnd === "draw" ? options : { ...options, [DEAD_END]: deadEnd };
  return { solved: { game: name, options: said }, game: { ...game, word } };
}

/** What a database says that it is of: a game of the catalogue, or a file of rules, in whatever folder it lies. */
function nameInDatabase(word: string): string {
  return isModule(word) ? basename(word) : word;
}

/** The same game again, in a thread. */
export async function loadLevelled(word: string, { options }: Solved): Promise<AnyLevelledGame> {
  const { [DEAD_END]: deadEnd = "draw", ...own } = options;
  return levelledSubject(word, await loadGame(word, own, deadEnd as DeadEndRule)).game;
}

function checkLevels(name: string, { rules, levels, notation }: AnyKit): void {
  const found = levels && searchFaultOfLevels(rules, levels);
  if (found === undefined) return;
  const place = notation.writePosition(found.position);
  throw new MarienbadError("bad-rules", {
    en: `${name} cannot be solved by levels, at ${place}: ${found.sentence.en}.`,
    fr: `${name} ne se résout pas par niveaux, en ${place} : ${found.sentence.fr}.`,
  });
}

/** Solves a game wholly into a database, with progress; goes on where it was when it had been stopped. */
export async function buildDatabase(call: Call, path: string, solved: Solved, game: NamedGame): Promise<void> {
  const megabytes = memoryFlag(call);
  const own = game.engine({ megabytes });
  const parts = partsFolder(path);
  const goesOn = existsSync(parts);
  const store = await folderStore(parts, describe(solved));
  if (goesOn) call.output.note(say(call, { en: `Going on from ${parts}.`, fr: `Reprise depuis ${parts}.` }));
  if (own.note !== undefined) call.output.note(say(call, own.note));
  const count = own.isSwift ? 0 : levelThreads(call);
  const seat: LevelSeat = { word: game.word, solved, megabytes: megabytes / Math.max(1, count) };
  await withLevelThreads(call, seat, count, async (threads) => {
    const engine = joinedEngine(own, threads);
    await solveLevels(engine, {
      store,
      signal: call.signal,
      onProgress({ phase, level, positions, total }) {
        const doing = phase === "finding" ? { en: "finding", fr: "recherche" } : { en: "deciding", fr: "décision" };
        const count = (value: number): string => value.toLocaleString(call.language);
        call.output.progress(`${say(call, doing)}: ${level} (${count(positions)}), ${count(total)}`);
      },
    });
    call.output.progress(say(call, { en: "writing the database", fr: "écriture de la base" }));
    await writePiecesSafely(
      () => path,
      parts,
      writeDatabase(solved, levelsOf(store, engine.partKeys), engine.countMoves),
    );
  });
  await rm(parts, { recursive: true });
  call.output.done();
}

const LEVEL_MEMORY: MemoryBounds = { min: MIN_MEGABYTES };

export const MEMORY_FLAG = memoryFlagOf(LEVEL_MEMORY);

export const memoryFlag = (call: Call): number => readMemory(call, LEVEL_MEMORY);

/** As many threads as the flag gives; none where one would be alone. */
export function levelThreads(call: Call): number {
  const count = threadsFlag(call);
  return count === 1 ? 0 : count;
}

/** The game and its options as they are typed. */
function describe({ game, options }: Solved): string {
  return [game, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** The same call, with the options of the database at this path where none are typed. */
export async function withOptionsOf(call: Call, path: string, game: string): Promise<Call> {
  if (!existsSync(path)) return call;
  const { database, close } = await openDatabase(path);
  await close();
  if (database.solved.game !== nameInDatabase(game)) return call;
  const { [DEAD_END]: deadEnd, ...options } = database.solved.options;
  const flags = deadEnd === undefined ? call.flags : { [DEAD_END]: deadEnd as string, ...call.flags };
  return { ...call, options: { ...options, ...call.options } as Call["options"], flags };
}

/** Calls back with a database, which must be of this game, and closes it afterwards. */
export async function withDatabase<Answer>(
  path: string,
  solved: Solved,
  ask: (database: LevelDatabase) => Promise<Answer>,
): Promise<Answer> {
  const { database, close } = await openDatabase(path);
  try {
    if (describe(database.solved) !== describe(solved)) {
      const [found, asked] = [describe(database.solved), describe(solved)];
      throw new MarienbadError("bad-argument", {
        en: `${path} is a database of ${found}, not of ${asked}.`,
        fr: `${path} est une base de ${found}, non de ${asked}.`,
      });
    }
    return await ask(database);
  } finally {
    await close();
  }
}

/** Checks that a database is whole, and removes what a process that was killed at its very end has left beside it. */
export async function checkFinished(path: string, solved: Solved): Promise<void> {
  await withDatabase(path, solved, (database) => database.checkBlocks());
  const parts = partsFolder(path);
  if ((await taskOf(parts)) === describe(solved)) await rm(parts, { recursive: true });
}

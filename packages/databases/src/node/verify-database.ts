import { checkOptions, type OptionNames, type Signal } from "marienbad/base";
import { LevelDatabase, segmentsIn } from "../database/database.ts";
import { defaultMegabytes, defaultThreads } from "../system/memory.ts";
import type { FileStore, Runner, Task, TaskGame } from "../tasks/level-tasks.ts";
import type { AnyLevelledGame } from "../tasks/levelled-game.ts";
import { readNote, writeNote } from "../tasks/note.ts";
import { type PartVerdict, type PartVerifier, partVerifier, type WrongClaim } from "../verify/level-part.ts";
import { levelParts, type VerifyLevelsOptions, verifyLevels } from "../verify/levels.ts";
import type { SampleOptions } from "../verify/parts.ts";
import {
  type RangesVerifier,
  type RangeVerdict,
  type RangeVerifier,
  rangeParts,
  verifyRanges,
} from "../verify/range-levels.ts";
import type { OpenDatabase } from "./database-source.ts";
import { MIN_DIVIDED, withVerifiers } from "./level-threads.ts";
import { checkLevels } from "./levelled-game.ts";
import { ZLIB } from "./packing.ts";

/** Machine resources to use. */
export interface DatabaseResources {
  /** One per core by default; solving starts them when needed, verifying immediately. */
  readonly threads?: number | undefined;
  /** Memory in MiB for current work; the rest is on disk. By default half of the machine's. */
  readonly megabytes?: number;
  readonly signal?: Signal | undefined;
}

/** A verdict on part of a level: on ranges by the game's own verifier, on places by its rules. */
export type PartOutcome = RangeVerdict | PartVerdict;
type Verifier = (level: number, from: number, to: number) => Promise<PartOutcome>;

/** Options for verifying a database. */
export interface VerifyDatabaseOptions extends DatabaseResources, SampleOptions {
  readonly onProgress?: (level: number, left: number) => void;
}

const BYTES_OF_POSITION = 1 << 10; // a position being verified, and some dozen successors with values

const VERIFY_DATABASE_OPTIONS: OptionNames<VerifyDatabaseOptions> = {
  threads: true,
  megabytes: true,
  signal: true,
  oneIn: true,
  onPart: true,
  onProgress: true,
};

/** Checks all claims of a database, or a sample, on several threads; returns the first wrong one. */
export async function verifyDatabase(
  { database, path }: Pick<OpenDatabase, "database" | "path">,
  game: AnyLevelledGame,
  given: VerifyDatabaseOptions = {},
): Promise<WrongClaim | undefined> {
  checkOptions("verifyDatabase", given, VERIFY_DATABASE_OPTIONS);
  const { threads = defaultThreads(), megabytes = defaultMegabytes(), ...more } = given;
  checkLevels(game);
  const positions = Math.floor(((megabytes / threads) * 2 ** 20) / BYTES_OF_POSITION);
  const options = { ...more, partPositions: Math.max(1 << 11, Math.min(1 << 16, positions)) };
  const verify = (helpers: readonly Verifier[]) => verdictOn(game, database, helpers, options);
  if (threads === 1 || database.positions < MIN_DIVIDED) return await verify([]);
  return await withVerifiers(game.ref, path, { threads, signal: more.signal, megabytes }, verify);
}

async function verdictOn(
  game: AnyLevelledGame,
  database: LevelDatabase,
  helpers: readonly Verifier[],
  options: Omit<VerifyLevelsOptions, "helpers"> = {},
): Promise<WrongClaim | undefined> {
  const own = await ownVerifier(game, database);
  if (own === undefined) {
    return await verifyLevels(game, database, { ...options, helpers: helpers as readonly PartVerifier[] });
  }
  const { partPositions, ...rest } = options; // the sizes of ranges are given
  const others = helpers as readonly RangesVerifier[];
  return await verifyRanges(own, game.key(game.start) as number, database, { ...rest, helpers: others });
}

/** Verifies parts of a database, by the game's own verifier, else by its rules. */
export async function verifierOf(game: AnyLevelledGame, database: LevelDatabase): Promise<Verifier> {
  const own = await ownVerifier(game, database);
  if (own === undefined) return partVerifier(game, database);
  return (level, from, to) => own.verify(level, from, to, database);
}

async function ownVerifier(game: AnyLevelledGame, database: LevelDatabase): Promise<RangeVerifier | undefined> {
  return database.leavesOutWon ? await game.verifier?.() : undefined;
}

/*
 * Verifying as tasks: each looks at a part of the segments in a store and writes its verdict as a note, such as
 *
 *     verify-12-0-4096.json      part [0, 4096) of level 12: what is wrong, and what was counted
 *
 * from which the verdict on the whole follows as on one machine.
 */
const KIND = "verify";

const idOf = (level: number, from: number, to: number): string => `${KIND}-${level}-${from}-${to}`;

/** Tasks of a game within this memory, in MiB, and those that verify what they write. */
export async function verifiable(game: AnyLevelledGame, megabytes?: number): Promise<TaskGame> {
  const tasks = await game.tasks({ packing: ZLIB, ...(megabytes !== undefined && { megabytes }) });
  let opened: { readonly store: FileStore; readonly verifier: Promise<Verifier> } | undefined;
  return {
    leavesOutWon: tasks.leavesOutWon,
    stages: (store) => tasks.stages(store),
    written: (store) => tasks.written(store),
    async runTask(task, store, signal) {
      if (task.kind !== KIND) return await tasks.runTask(task, store, signal);
      const open = async (): Promise<Verifier> => verifierOf(game, await LevelDatabase.open(segmentsIn(store), ZLIB));
      if (opened?.store !== store) opened = { store, verifier: open() };
      const verify = await opened.verifier;
      const verdict = await verify(task.level, task.from, task.to);
      await writeNote(store, task.done, plainOf(verdict));
    },
  };
}

/** Verifies the segments in a store by tasks; returns a wrong claim, if any. */
export async function verifyByTasks(
  game: AnyLevelledGame,
  store: FileStore,
  runner: Runner,
  signal?: Signal,
): Promise<WrongClaim | undefined> {
  const database = await LevelDatabase.open(segmentsIn(store), ZLIB);
  const own = await ownVerifier(game, database);
  const parts = own === undefined ? levelParts(database) : await rangeParts(own, database);
  const partsOfLevel = database.levels.map(() => 0);
  for (const { level } of parts) partsOfLevel[level]++;
  const tasks = parts.map(({ level, from, to }): Task => {
    const id = idOf(level, from, to);
    const weight = Math.ceil(database.levels[level].positions / partsOfLevel[level]);
    return { level, from, to, id, kind: KIND, done: `${id}.json`, weight };
  });
  await runner.run({ name: KIND, tasks }, { signal });
  const reading: Verifier = async (level, from, to) =>
    verdictOf(await readNote<PlainVerdict>(store, `${idOf(level, from, to)}.json`));
  return await verdictOn(game, database, [reading], { signal });
}

type PlainVerdict = Omit<PartOutcome, "counts"> & { readonly counts: readonly (number | readonly number[])[] };

function plainOf({ counts, ...verdict }: PartOutcome): PlainVerdict {
  return { ...verdict, counts: counts instanceof Float64Array ? [...counts] : counts.map((list) => [...list]) };
}

function verdictOf({ counts, ...verdict }: PlainVerdict): PartOutcome {
  const lists = counts.map((list) => (typeof list === "number" ? list : Float64Array.from(list)));
  const isOne = typeof counts[0] === "number";
  return { ...verdict, counts: isOne ? Float64Array.from(lists as number[]) : lists } as unknown as PartOutcome;
}

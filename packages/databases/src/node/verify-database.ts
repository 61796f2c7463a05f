import { checkOptions, type OptionNames, type Signal } from "marienbad/base";
import {
  type AnyLevelledGame,
  type FileStore,
  type JsonValue,
  LevelDatabase,
  type Runner,
  readNote,
  segmentsIn,
  type Task,
  type TaskGame,
  writeNote,
} from "../index.ts";
import { defaultMegabytes, defaultThreads } from "../system/machine.ts";
import { type PartVerdict, type PartVerifier, partVerifier, type WrongClaim } from "../verify/level-part.ts";
import { levelParts, type VerifyLevelsOptions, verifyLevels } from "../verify/levels.ts";
import { type RangeClaims, type RangesVerifier, rangeParts, verifyRanges } from "../verify/range-levels.ts";
import type { RangeVerdict, RangeVerifier } from "../verify/range-verifier.ts";
import type { SampleOptions } from "../verify/sample.ts";
import type { OpenDatabase } from "./database-source.ts";
import { isSmall, withVerifiers } from "./level-threads.ts";
import { checkLevels } from "./levelled-game.ts";
import { ZLIB } from "./packing.ts";

/** What of the machine may be used. */
export interface DatabaseResources {
  /** One per core by default; solving then starts them when there is work for them, and else at once. */
  readonly threads?: number | undefined;
  /** Memory in MiB for what is being worked on; the rest is on disk. Half of the machine's by default. */
  readonly megabytes?: number;
  readonly signal?: Signal | undefined;
}

/** A verdict on a part of a level: ranges for a verifier of the game's own, places for one by its rules. */
export type Verdict = RangeVerdict | PartVerdict;
type Verifier = (level: number, from: number, to: number) => Promise<Verdict>;

/** What verifying a database may be given. */
export interface VerifyDatabaseOptions extends DatabaseResources, SampleOptions {
  /** Called with a level, and how many of its positions are still to be looked at. */
  readonly onProgress?: (level: number, left: number) => void;
}

const VERIFY_DATABASE_OPTIONS: OptionNames<VerifyDatabaseOptions> = {
  threads: true,
  megabytes: true,
  signal: true,
  oneIn: true,
  onPart: true,
  onProgress: true,
};

/**
 * Checks every claim of a database against the rules, or those of a sample, on several threads, and returns the first
 * that does not hold.
 */
export async function verifyDatabase(
  { database, path }: Pick<OpenDatabase, "database" | "path">,
  game: AnyLevelledGame,
  given: VerifyDatabaseOptions = {},
): Promise<WrongClaim | undefined> {
  checkOptions("verifyDatabase", given, VERIFY_DATABASE_OPTIONS);
  const { threads = defaultThreads(), megabytes = defaultMegabytes(), ...more } = given;
  checkLevels(game);
  const { signal } = more;
  const options = { ...more, partPositions: partPositions(megabytes / threads) };
  if (threads === 1 || isSmall(database.positions)) return await verdictOn(game, database, [], options);
  return await withVerifiers<Verdict, WrongClaim | undefined>(
    game.ref,
    path,
    { threads, signal, megabytes },
    (helpers) => verdictOn(game, database, helpers, options),
  );
}

/** What a position of a part takes while it is verified: itself, and some dozen successors with their values. */
const BYTES_OF_POSITION = 1 << 10;

function partPositions(megabytes: number): number {
  return Math.max(1 << 11, Math.min(1 << 16, Math.floor((megabytes * 2 ** 20) / BYTES_OF_POSITION)));
}

/** A claim of a database that does not hold, from the verdicts of helpers on its parts; without any, from here. */
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
  const startKey = game.key(game.start) as number;
  const { partPositions: _, ...rest } = options; // its parts have a size of their own
  const others = helpers as readonly RangesVerifier[];
  return await verifyRanges(own, startKey, claimsOf(database), { ...rest, helpers: others });
}

/** Verifies parts of a database: by the game's own verifier where it has one, and else by its rules. */
export async function verifierOf(game: AnyLevelledGame, database: LevelDatabase): Promise<Verifier> {
  const own = await ownVerifier(game, database);
  if (own === undefined) return partVerifier(game, database);
  const claims = claimsOf(database);
  return (level, from, to) => own.verify(level, from, to, claims);
}

/** The game's own verifier, which goes by ranges, where there is one for such a database. */
async function ownVerifier(game: AnyLevelledGame, database: LevelDatabase): Promise<RangeVerifier | undefined> {
  return database.leavesOutWon ? await game.verifier?.() : undefined;
}

function claimsOf(database: LevelDatabase): RangeClaims {
  return {
    levels: database.levels,
    between: (level, from, to) => database.blocksBetween(level, from, to),
    cutsBetween: (level, from, to) => database.cutsBetween(level, from, to),
    cutsOf: (level) => database.cutsOf(level),
  };
}

/*
 * Verifying as tasks: each looks at a part of the segments in a store and writes its verdict as a note, such as
 *
 *     verify-12-0-4096.json      part [0, 4096) of level 12: what is wrong, and what was counted
 *
 * from which the verdict on the whole follows as on one machine.
 */
const KIND = "verify";

type Part = Pick<Task, "level" | "from" | "to">;

const idOf = ({ level, from, to }: Part): string => `${KIND}-${level}-${from}-${to}`;
const doneOf = (part: Part): string => `${idOf(part)}.json`;

/** The tasks of a game within so much memory, in MiB, and those of verifying what they have written. */
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
      await writeNote(store, task.done, plainOf(verdict) as unknown as JsonValue);
    },
  };
}

/** Verifies the segments in a store by tasks, and returns a claim that does not hold. */
export async function verifyByTasks(
  game: AnyLevelledGame,
  store: FileStore,
  runner: Runner,
  signal?: Signal,
): Promise<WrongClaim | undefined> {
  const database = await LevelDatabase.open(segmentsIn(store), ZLIB);
  const own = await ownVerifier(game, database);
  const parts = own === undefined ? levelParts(database) : await rangeParts(own, claimsOf(database));
  const partsOfLevel = database.levels.map(() => 0);
  for (const { level } of parts) partsOfLevel[level]++;
  const tasks = parts.map((part): Task => {
    const { level, from, to } = part;
    const weight = Math.ceil(database.levels[level].positions / partsOfLevel[level]);
    return { level, from, to, id: idOf(part), kind: KIND, done: doneOf(part), weight };
  });
  await runner.run({ name: KIND, tasks }, { signal });
  const reading: Verifier = async (level, from, to) =>
    verdictOf(await readNote<PlainVerdict>(store, doneOf({ level, from, to })));
  return await verdictOn(game, database, [reading], { signal });
}

/** A verdict as JSON has it, with plain lists of counts. */
type PlainVerdict = Omit<Verdict, "counts"> & { readonly counts: readonly (number | readonly number[])[] };

function plainOf({ counts, ...verdict }: Verdict): PlainVerdict {
  return { ...verdict, counts: counts instanceof Float64Array ? [...counts] : counts.map((list) => [...list]) };
}

function verdictOf({ counts, ...verdict }: PlainVerdict): Verdict {
  const lists = counts.map((list) => (typeof list === "number" ? list : Float64Array.from(list)));
  const isOne = typeof counts[0] === "number";
  return { ...verdict, counts: isOne ? Float64Array.from(lists as number[]) : lists } as unknown as Verdict;
}

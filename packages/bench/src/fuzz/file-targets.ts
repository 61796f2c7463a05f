import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { joinBytes } from "marienbad/base";
import { Connect4Book } from "marienbad/connect4";
import { findGame, makeGame } from "marienbad/games/all";
import {
  type AnyLevelledGame,
  type FileStore,
  inProcess,
  LevelDatabase,
  levelledGame,
  memoryFiles,
  oneFileOf,
  type Runner,
  solveInto,
  type Task,
  verifyLevels,
} from "marienbad-databases";
import { folderFiles } from "marienbad-databases/node";
import { type AnyTarget, insist, insistSame, type Target } from "./target.ts";

const SMALL = { rows: 2, columns: 3, align: 2 };

/** Files that the project writes itself: after any change they are refused, or say the same as before. */
export async function fileTargets(): Promise<AnyTarget[]> {
  const game = gameOf("tictactoe", SMALL);
  const whole = await solvedIn(memoryFiles(), game);
  return [
    await database(whole),
    await claims(game, whole),
    await parts(game, whole),
    book(),
    await work("columns", gameOf("connect4", { columns: 3, rows: 4 })),
    await work("keys", game),
    await work("rules", gameOf("domineering", { rows: 3, columns: 3 })),
  ];
}

function gameOf(game: string, options: Readonly<Record<string, number>>): AnyLevelledGame {
  return levelledGame({ game, options }, findGame(game)(options));
}

/** Solves a game in a store, resuming from its files, and returns the database; fails before a task that is a stop. */
async function solvedIn(
  store: FileStore,
  game: AnyLevelledGame,
  isStop: (task: Task) => boolean = () => false,
): Promise<Uint8Array> {
  const tasks = await game.tasks();
  const here = inProcess(tasks, store);
  const runner: Runner = {
    async run(stage, options) {
      for (const task of stage.tasks) {
        if (isStop(task)) throw new Error("stopped");
        await here.run({ ...stage, tasks: [task] }, options);
      }
    },
    close: () => here.close(),
  };
  await solveInto(store, game.ref, tasks, runner);
  const pieces: Uint8Array[] = [];
  for await (const piece of oneFileOf(store)) pieces.push(piece);
  return joinBytes(pieces);
}

async function database(whole: Uint8Array): Promise<Target<Uint8Array>> {
  const truth = await contentsOf(whole);
  return {
    name: "file.database",
    weight: 2,
    samples: [whole],
    async run(bytes) {
      insistSame(await contentsOf(bytes), truth, "a changed database is accepted");
    },
  };
}

/** The values of a database, changed where no checksum covers them: the verifier finds every false one. */
async function claims(game: AnyLevelledGame, whole: Uint8Array): Promise<Target<Uint8Array>> {
  const opened = await open(whole);
  const levels = await Promise.all(opened.levels.map((_, level) => opened.load(level)));
  const firstOfLevel = levels.map((_, level) => levels.slice(0, level).reduce((sum, { keys }) => sum + keys.length, 0));
  const truth = Uint16Array.from(levels.flatMap(({ values }) => [...values]));
  return {
    name: "file.claims",
    samples: [new Uint8Array(truth.buffer)],
    async run(input) {
      const claimed = truth.slice();
      new Uint8Array(claimed.buffer).set(input.subarray(0, claimed.byteLength));
      const isTrue = claimed.every((value, place) => value === truth[place]);
      const wrong = await verifyLevels(game, {
        levels: opened.levels,
        load: async (level, from, to) => ({
          keys: levels[level].keys.subarray(from, to),
          values: claimed.subarray(firstOfLevel[level] + from, firstOfLevel[level] + to),
        }),
      });
      insist((wrong === undefined) === isTrue, isTrue ? "true claims are refused" : "a false claim is accepted");
    },
  };
}

function open(bytes: Uint8Array): Promise<LevelDatabase> {
  return LevelDatabase.open({ size: bytes.length, read: async (at, length) => bytes.slice(at, at + length) });
}

/** A database as plain data. */
async function contentsOf(bytes: Uint8Array): Promise<unknown> {
  const opened = await open(bytes);
  await opened.checkBlocks();
  const levels = [];
  for (const level of opened.levels.keys()) {
    const { keys, values } = await opened.load(level);
    levels.push([...keys], [...values]);
  }
  return [opened.ref, opened.levels, levels];
}

type Files = ReadonlyMap<string, Uint8Array>;

/** The files that a solve leaves which was stopped. */
async function filesOf(store: FileStore, game: AnyLevelledGame, isStop: (task: Task) => boolean): Promise<Files> {
  await solvedIn(store, game, isStop).catch(() => undefined);
  const names = await store.list("");
  return new Map(await Promise.all(names.map(async (name) => [name, await store.read(name)] as const)));
}

/** Resumes from these files alone. */
async function resumed(store: FileStore, game: AnyLevelledGame, files: Files): Promise<Uint8Array> {
  for (const name of await store.list("")) await store.remove(name);
  for (const [name, bytes] of files) await store.write(name, [bytes]);
  return await solvedIn(store, game);
}

function insistSameBytes(found: Uint8Array, expected: Uint8Array, message: string): void {
  insistSame(Buffer.from(found).toString("base64"), Buffer.from(expected).toString("base64"), message);
}

/**
 * A folder with the files of a solve that was stopped, one of them changed: resuming gives the same database, or an
 * error. An input is the number of a file, followed by its bytes.
 */
async function parts(game: AnyLevelledGame, whole: Uint8Array): Promise<Target<Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), "marienbad-fuzz-"));
  const store = await folderFiles(folder, { isSynced: false });
  const files = await filesOf(store, game, ({ kind, level }) => kind === "decide" && level < 3);
  const names = [...files.keys()];
  return {
    name: "file.parts",
    weight: 0.3,
    samples: [...files.values()].map((bytes, number) => Uint8Array.of(number, ...bytes)),
    async run(input) {
      const name = names[input[0] % names.length] ?? names[0];
      const found = await resumed(store, game, new Map(files).set(name, input.subarray(1)));
      insistSameBytes(found, whole, "a damaged part is used");
    },
    end: () => rm(folder, { recursive: true }),
  };
}

/** The working files of small solves that were stopped, damaged in any way: resuming gives the same database. */
async function work(name: string, game: AnyLevelledGame): Promise<Target<Uint8Array>> {
  const all = memoryFiles();
  const whole = await solvedIn(all, game);
  const tasks = (await all.list("")).filter((file) => /\.(json|rows|counts)$/.test(file)).length;
  const stopped = await Promise.all(
    [0.5, 0.7, 0.95].map((share) => {
      let left = Math.floor(share * tasks);
      return filesOf(memoryFiles(), game, () => left-- === 0);
    }),
  );
  return {
    name: `work.${name}`,
    weight: 0.3,
    samples: DAMAGES.map((_, damage) => Uint8Array.of(damage, damage, 5 * damage, 0, 40 + damage, 7)),
    async run(input) {
      const files = new Map(stopped[(input[0] ?? 0) % stopped.length]);
      for (let at = 1; at < Math.min(input.length, 1 + 3 * BYTES); at += BYTES) {
        damage(files, [...input.subarray(at, at + BYTES), 0, 0, 0, 0, 0]);
      }
      insistSameBytes(
        await resumed(memoryFiles(), game, files),
        whole,
        "a damaged working file gives another database",
      );
    },
  };
}

/** Bytes that describe a damage: its kind, a file, another one, and a place of two bytes. */
const BYTES = 5;
type Damage = (bytes: Uint8Array, place: number, other: Uint8Array) => Uint8Array | undefined;
const DAMAGES: readonly Damage[] = [
  (bytes, place) => (bytes.length === 0 ? bytes : bytes.with(place >> 3, bytes[place >> 3] ^ (1 << (place & 7)))),
  (bytes, place) => bytes.subarray(0, place >> 3),
  (bytes, place) => joinBytes([bytes, Uint8Array.of(place & 255)]),
  (bytes, place) => bytes.slice().fill(0, place >> 3, (place >> 3) + 16),
  (bytes) => new Uint8Array(bytes.length),
  (_bytes, _place, other) => other,
  (bytes, _place, other) => joinBytes([bytes, other]),
  () => undefined,
];

/** Does one of the damages, or exchanges two files. */
function damage(files: Map<string, Uint8Array>, [kind, first, second, high, low]: readonly number[]): void {
  const names = [...files.keys()];
  const [one, two] = [names[first % names.length], names[second % names.length]];
  const [bytes, other] = [files.get(one) ?? new Uint8Array(0), files.get(two) ?? new Uint8Array(0)];
  const place = (256 * high + low) % Math.max(1, 8 * bytes.length);
  const chosen = kind % (DAMAGES.length + 1);
  if (chosen === DAMAGES.length) {
    files.set(one, other);
    files.set(two, bytes);
    return;
  }
  const damaged = DAMAGES[chosen](bytes, place, other);
  if (damaged === undefined) files.delete(one);
  else files.set(one, damaged);
}

const PLIES = 3;

function book(): Target<Uint8Array> {
  const rules = makeGame("connect4", { columns: 4, rows: 4 });
  const small = new Connect4Book({ columns: 4, rows: 4, align: 4 }, PLIES);
  let positions = [rules.start];
  for (let ply = 0; ply <= PLIES; ply++) {
    for (const [index, position] of positions.entries()) small.learn(position, (index % 8) - 4);
    positions = positions.flatMap((position) => rules.moves(position).map((move) => rules.play(position, move)));
  }
  const picture = (content: Uint8Array): unknown => {
    const found = Connect4Book.fromBytes(content);
    return [found.board, found.plies, found.size, Buffer.from(found.toBytes()).toString("hex")];
  };
  const bytes = small.toBytes();
  const truth = picture(bytes);
  return {
    name: "file.book",
    weight: 2,
    samples: [bytes],
    run: (content) => insistSame(picture(content), truth, "a changed book is accepted"),
  };
}

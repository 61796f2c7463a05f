import type { AnyGame } from "marienbad/game";
import { makeGame } from "marienbad/games/all";
import {
  type FileStore,
  type GameRef,
  inProcess,
  levelledGame,
  memoryFiles,
  oneFileOf,
  solveInto,
} from "marienbad-databases";
import { insistSame, type Target } from "./target.ts";

const GAMES = [
  ["columns", "connect4", { columns: 3, rows: 4 }],
  ["keys", "tictactoe", { rows: 2, columns: 3, align: 2 }],
  ["rules", "domineering", { rows: 3, columns: 3 }],
] as const;

/** The working files of small solves that were stopped: whatever happens to them, resuming gives the same database. */
export async function workTargets(): Promise<Target<Uint8Array>[]> {
  return await Promise.all(
    GAMES.map(([name, id, options]) => target(name, { game: id, options }, makeGame(id, options))),
  );
}

type Files = ReadonlyMap<string, Uint8Array>;

async function target(name: string, ref: GameRef, rules: AnyGame): Promise<Target<Uint8Array>> {
  const game = levelledGame(ref, rules);
  const solve = async (store: FileStore, until = Number.POSITIVE_INFINITY): Promise<string> => {
    const tasks = await game.tasks();
    let done = 0;
    const counted: typeof tasks = {
      ...tasks,
      leavesOutWon: tasks.leavesOutWon,
      stages: (files) => tasks.stages(files),
      written: (files) => tasks.written(files),
      async runTask(task, files, signal) {
        if (done++ === until) throw new Error("stopped");
        await tasks.runTask(task, files, signal);
      },
    };
    await solveInto(store, ref, counted, inProcess(counted, store));
    const pieces: Uint8Array[] = [];
    for await (const piece of oneFileOf(store)) pieces.push(piece);
    return Buffer.concat(pieces).toString("base64");
  };
  const all = memoryFiles();
  const whole = await solve(all);
  const tasks = (await all.list("")).filter((file) => /\.(json|rows|counts)$/.test(file)).length;
  const stopped = await Promise.all([0.5, 0.7, 0.95].map((share) => filesOf(solve, Math.floor(share * tasks))));
  return {
    name: `work.${name}`,
    weight: 0.3,
    samples: DAMAGES.map((_, damage) => Uint8Array.of(damage, damage, 5 * damage, 0, 40 + damage, 7)),
    async run(input) {
      const files = new Map(stopped[(input[0] ?? 0) % stopped.length]);
      for (let at = 1; at < Math.min(input.length, 1 + 3 * BYTES); at += BYTES) {
        damage(files, [...input.subarray(at, at + BYTES), 0, 0, 0, 0, 0]);
      }
      const store = memoryFiles();
      for (const [file, bytes] of files) await store.write(file, [bytes]);
      insistSame(await solve(store), whole, "a damaged working file gives another database");
    },
  };
}

/** The files that a solve leaves which is stopped after some tasks. */
async function filesOf(solve: (store: FileStore, until: number) => Promise<unknown>, until: number): Promise<Files> {
  const store = memoryFiles();
  await solve(store, until).catch(() => undefined);
  const names = await store.list("");
  return new Map(await Promise.all(names.map(async (name) => [name, await store.read(name)] as const)));
}

/** What a damage is described by: its kind, a file, another one, and a place of two bytes. */
const BYTES = 5;
const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => Uint8Array.of(...one, ...other);
type Damage = (bytes: Uint8Array, place: number, other: Uint8Array) => Uint8Array | undefined;
const DAMAGES: readonly Damage[] = [
  (bytes, place) => (bytes.length === 0 ? bytes : bytes.with(place >> 3, bytes[place >> 3] ^ (1 << (place & 7)))),
  (bytes, place) => bytes.subarray(0, place >> 3),
  (bytes, place) => joined(bytes, Uint8Array.of(place & 255)),
  (bytes, place) => bytes.slice().fill(0, place >> 3, (place >> 3) + 16),
  (bytes) => new Uint8Array(bytes.length),
  (_bytes, _place, other) => other,
  (bytes, _place, other) => joined(bytes, other),
  () => undefined,
];
/** One kind more: two files are exchanged. */
const KINDS = DAMAGES.length + 1;

function damage(files: Map<string, Uint8Array>, [kind, first, second, high, low]: readonly number[]): void {
  const names = [...files.keys()];
  const [one, two] = [names[first % names.length], names[second % names.length]];
  const [bytes, other] = [files.get(one) ?? new Uint8Array(0), files.get(two) ?? new Uint8Array(0)];
  const place = (256 * high + low) % Math.max(1, 8 * bytes.length);
  if (kind % KINDS === DAMAGES.length) {
    files.set(one, other);
    files.set(two, bytes);
    return;
  }
  const damaged = DAMAGES[kind % KINDS](bytes, place, other);
  if (damaged === undefined) files.delete(one);
  else files.set(one, damaged);
}

import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Connect4Book } from "marienbad/connect4";
import { makeGame } from "marienbad/games/all";
import {
  type AnyLevelledGame,
  type FileStore,
  inProcess,
  LevelDatabase,
  levelledGame,
  memoryFiles,
  oneFileOf,
  solveInto,
  type TaskGame,
  verifyLevels,
} from "marienbad-databases";
import { folderFiles } from "marienbad-databases/node";
import { type AnyTarget, insist, insistSame, type Target } from "./target.ts";

/** Files that the project writes itself: after any change they are refused, or say the same as before. */
export async function fileTargets(): Promise<AnyTarget[]> {
  const game = levelledGame("tic-tac-toe", makeGame("tictactoe", { rows: 2, columns: 3, align: 2 }));
  const tasks = await game.tasks();
  const whole = await solvedIn(memoryFiles(), tasks);
  return [await database(whole), await claims(game, whole), await parts(tasks, whole), book()];
}

const SOLVED = { game: "tictactoe", options: { rows: 2, columns: 3, align: 2 } };

/** The database of a game that is solved in a store, or goes on there. */
async function solvedIn(store: FileStore, tasks: TaskGame): Promise<Uint8Array> {
  await solveInto(store, SOLVED, tasks, inProcess(tasks, store));
  const pieces: Uint8Array[] = [];
  for await (const piece of oneFileOf(store)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
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

/** The values of a database, changed behind its checksums: the verifier finds every one that is false. */
async function claims(game: AnyLevelledGame, whole: Uint8Array): Promise<Target<Uint8Array>> {
  const opened = await open(whole);
  const levels = await Promise.all(opened.levels.map((_, level) => opened.load(level)));
  const firstOfLevel = levels.map((_, level) => levels.slice(0, level).reduce((sum, { keys }) => sum + keys.length, 0));
  const truth = Uint16Array.from(levels.flatMap(({ values }) => [...values]));
  return {
    name: "file.claims",
    weight: 1,
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

async function open(bytes: Uint8Array): Promise<LevelDatabase> {
  return await LevelDatabase.open({
    size: bytes.length,
    read: async (at, length) => bytes.slice(at, at + length),
  });
}

/** All that a database says. */
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

/**
 * The files that tasks had left when solving was stopped: whatever happens to one of them, going on gives the same
 * database, or says what is wrong. An input is the number of a file, then its bytes.
 */
async function parts(tasks: TaskGame, whole: Uint8Array): Promise<Target<Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), "marienbad-fuzz-"));
  const store = await folderFiles(folder, { isSynced: false });
  const stopped: TaskGame = {
    ...tasks,
    async runTask(task, files, signal) {
      if (task.kind === "decide" && task.level < 3) throw new Error("stopped");
      await tasks.runTask(task, files, signal);
    },
  };
  await solvedIn(store, stopped).catch(() => undefined);
  const files = (await readdir(folder)).sort();
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name))));
  const restore = async (): Promise<void> => {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    await Promise.all(files.map((name, number) => writeFile(join(folder, name), contents[number])));
  };
  return {
    name: "file.parts",
    weight: 0.3,
    samples: contents.map((bytes, number) => Uint8Array.of(number, ...bytes)),
    async run(input) {
      await restore();
      await writeFile(join(folder, files[input[0] % files.length] ?? files[0]), input.subarray(1));
      const found = await solvedIn(store, tasks);
      insistSame(Buffer.from(found).toString("hex"), Buffer.from(whole).toString("hex"), "a damaged part is used");
    },
    end: () => rm(folder, { recursive: true }),
  };
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
  const bytes = small.toBytes();
  const picture = (content: Uint8Array): unknown => {
    const { board, plies, size } = Connect4Book.fromBytes(content);
    return [board, plies, size, Buffer.from(Connect4Book.fromBytes(content).toBytes()).toString("hex")];
  };
  const truth = picture(bytes);
  return {
    name: "file.book",
    weight: 2,
    samples: [bytes],
    run: (content) => insistSame(picture(content), truth, "a changed book is accepted"),
  };
}

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkedTask, TaskRunner } from "marienbad-cluster";
import { type AnyLevelledGame, inProcess, type Task } from "marienbad-databases";
import { folderFiles, loadLevelledGame, solveIntoDatabase } from "marienbad-databases/node";
import { insistSame, isAnswer, readJson, type Target } from "./target.ts";

const VERSION = "1";
const SOLVE = "tictactoe-1";
/** Names that lead out of the folder of a solve, to the files beside the store. */
const HOSTILE_NAMES = ["../../victim/own", "../../victim/own.json", "..", "/", "a/b", "..\\own", "own\0", ".own", ""];

/**
 * Nearly right jobs for the queue of a cluster: each is refused, or done as a machine does it, on a real store with
 * copies; no file beside the store changes.
 */
export async function taskTarget(): Promise<Target<string>> {
  const base = await mkdtemp(join(tmpdir(), "fuzz-tasks-"));
  const [store, cache, victim, scratch] = ["store", "copies", "victim", "scratch"].map((name) => join(base, name));
  for (const folder of [victim, scratch]) mkdirSync(folder);
  for (const name of ["own", "own.json"]) writeFileSync(join(victim, name), "mine");
  const game = await loadLevelledGame({ game: "tictactoe", options: { rows: 2, columns: 3, align: 2 } });
  const samples = await jobsOf(game, join(store, SOLVE), join(scratch, "x.db"));
  const filesBeside = (): unknown => {
    const own = readdirSync(victim).map((name) => [name, readFileSync(join(victim, name), "utf8")]);
    return [readdirSync(base).filter((name) => name !== "copies"), readdirSync(scratch), own];
  };
  const truth = filesBeside();
  let runner = new TaskRunner();
  const run = async (data: unknown): Promise<void> => {
    const task = checkedTask(data, VERSION);
    try {
      await runner.run({ ...task, store, cache, scratch, megabytes: 64 });
    } catch (error) {
      runner = new TaskRunner(); // as a machine begins a new thread
      throw error;
    } finally {
      insistSame(filesBeside(), truth, "files beside the store");
    }
  };
  return {
    name: "cluster.task",
    samples,
    async run(text) {
      const job = readJson(text);
      for (const hostile of job === undefined ? [] : withHostileNames(job)) {
        await run(hostile).catch((error: unknown) => {
          if (!isAnswer(error)) throw error;
        });
      }
      await run(job);
    },
    end: () => rmSync(base, { recursive: true }),
  };
}

/** Every task of a solve, verifying included, as a driver sends it; they are all done in a store. */
async function jobsOf(game: AnyLevelledGame, folder: string, database: string): Promise<string[]> {
  const planned: Task[] = [];
  await solveIntoDatabase(database, game, {
    isVerified: true,
    elsewhere: {
      files: await folderFiles(folder, { isSynced: false }),
      name: folder,
      runner(tasks, files) {
        const here = inProcess(tasks, files);
        return {
          run(stage, options) {
            planned.push(...stage.tasks);
            return here.run(stage, options);
          },
          close: () => here.close(),
        };
      },
    },
  });
  const ref = { ...game.ref, version: VERSION };
  return planned.map((task) => JSON.stringify({ solve: SOLVE, ref, task }));
}

/** The same job with a hostile name in place of one of its texts, for each of them. */
function* withHostileNames(job: unknown): Generator<unknown> {
  for (let [place, texts] = [0, 1]; place < texts; place++) {
    texts = 0;
    const name = HOSTILE_NAMES[(JSON.stringify(job).length + place) % HOSTILE_NAMES.length];
    const isHere = (value: unknown): boolean => typeof value === "string" && texts++ === place;
    yield JSON.parse(JSON.stringify(job, (_, value) => (isHere(value) ? name : value)));
  }
}

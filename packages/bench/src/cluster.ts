import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { connect, onQueue, type QueueServer, type SolveState } from "marienbad-cluster";
import type { GameRef } from "marienbad-databases";
import { loadLevelledGame, openDatabase, solveIntoDatabase } from "marienbad-databases/node";
import { row, sizes, title } from "./measure.ts";

const PORT = 6399;
const ADDRESS = `redis://127.0.0.1:${PORT}`;
const PACKAGE = createRequire(import.meta.url).resolve("marienbad-cluster/package.json");
const VERSION = JSON.parse(readFileSync(PACKAGE, "utf8")).version as string;
const PROGRAM = join(dirname(PACKAGE), "bin/marienbad-cluster.js");

/** A game with its own tasks, small and large, one with rules by key, and one with rules alone. */
const SUBJECTS = [
  ["connect-4, 5 × 5", "connect4", { columns: 5, rows: 5 }],
  ["connect-4, 5 × 6", "connect4", { columns: 5, rows: 6 }],
  ["tic-tac-toe, 4 × 4, four in a row", "tictactoe", { rows: 4, columns: 4, align: 4 }],
  ["domineering, 5 × 5", "domineering", { rows: 5, columns: 5 }],
] as const;

/**
 * Tasks on a queue, by one machine and by two, all of them local and with one thread. On two cores two machines leave
 * nothing to the queue's server and the driver: the work of the tasks says more than the clock.
 */
export async function clusterBench(): Promise<void> {
  title("cluster: tasks on a queue, by one machine and by two");
  if (spawnSync("redis-server", ["--version"]).status !== 0) {
    console.log("  There is no redis-server here: install it (apt-get install redis-server).");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "cluster-bench-"));
  const redis = spawn("redis-server", ["--port", `${PORT}`, "--save", "", "--dir", folder], { stdio: "ignore" });
  try {
    const server = await connected();
    await emptyTasks(server, folder);
    for (const [name, game, options] of sizes(SUBJECTS)) {
      let alone: number | undefined;
      for (const machines of [1, 2]) {
        const { seconds, state, positions, bytes } = await solve(server, folder, { game, options }, machines);
        alone ??= seconds;
        row(`${name}, ${countOf(machines)}`, {
          positions: positions.toLocaleString("en"),
          clock: `${seconds.toFixed(1)} s (${(alone / seconds).toFixed(2)} times as fast)`,
          tasks: `${state.allDone}, ${state.seconds.toFixed(1)} s of work`,
          "ns/position": ((state.seconds / positions) * 1e9).toFixed(0),
          "bytes read/position": (state.read / positions).toFixed(2),
          "written/position": (state.written / positions).toFixed(2),
          "database/position": (bytes / positions).toFixed(2),
        });
      }
    }
    server.close();
  } finally {
    redis.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function countOf(machines: number): string {
  return machines === 1 ? "1 machine" : `${machines} machines`;
}

async function connected(): Promise<QueueServer> {
  for (let tries = 0; ; tries++) {
    try {
      return await connect(ADDRESS, () => {});
    } catch (error) {
      if (tries === 50) throw error;
      await setTimeout(100);
    }
  }
}

/** Calls back with machines at work. */
async function withMachines<Result>(
  server: QueueServer,
  store: string,
  count: number,
  use: () => Promise<Result>,
): Promise<Result> {
  const words = [PROGRAM, "work", "--queue", ADDRESS, "--store", store, "--threads", "1"];
  const workers = Array.from({ length: count }, () => spawn(process.execPath, words, { stdio: "ignore" }));
  try {
    while ((await server.client.keys("marienbad:machine:*")).length < count) {
      if (workers.some(({ exitCode }) => exitCode !== null)) throw new Error("a machine has ended at its beginning");
      await setTimeout(100);
    }
    return await use();
  } finally {
    for (const worker of workers) worker.kill("SIGKILL");
    await server.client.flushall();
  }
}

/** Solves a game on some machines. */
async function solve(server: QueueServer, folder: string, ref: GameRef, machines: number) {
  const store = join(folder, "store");
  return await withMachines(server, store, machines, async () => {
    const path = join(folder, "solved.db");
    const game = await loadLevelledGame(ref);
    const last: { state?: SolveState } = {};
    const onState = (state: SolveState): void => {
      last.state = state;
    };
    const elsewhere = await onQueue(game, { server, store, version: VERSION, onState });
    const begin = performance.now();
    await solveIntoDatabase(path, game, { elsewhere });
    const seconds = (performance.now() - begin) / 1000;
    const bytes = statSync(path).size;
    const { database, close } = await openDatabase(path);
    await close();
    await elsewhere.remove();
    rmSync(path);
    return { seconds, state: last.state as SolveState, positions: database.positions, bytes };
  });
}

const EMPTY_TASKS = 2000;

/** Rules whose tasks only mark themselves as done. */
const IDLE_RULES = `
const named = (id, i) => ({ id, kind: "idle", level: 0, from: i, to: i + 1, done: id + ".done", weight: 1000 });
const task = (i) => named("idle-0-" + i, i);
const tasks = {
  leavesOutWon: false,
  async *stages() { yield { name: "idle", tasks: Array.from({ length: ${EMPTY_TASKS} }, (_, i) => task(i)) }; },
  runTask: (task, store) => store.write(task.done, []),
  async *written() {},
};
export default {
  start: 0, turn: () => 0, moves: () => [], play: (at) => at, result: () => "draw", key: (at) => at,
  levels: { levelOf: (at) => at, positionOf: (key) => key, engine: { tasks: async () => tasks } },
};
`;

/** Empty tasks per second through the queue. */
async function emptyTasks(server: QueueServer, folder: string): Promise<void> {
  const file = join(folder, "idle.js");
  writeFileSync(file, IDLE_RULES);
  const store = join(folder, "store");
  const named = await loadLevelledGame({ game: file });
  const tasks = await named.tasks();
  for (const machines of [1, 2]) {
    const seconds = await withMachines(server, store, machines, async () => {
      const { files, runner, remove } = await onQueue(named, { server, store, version: VERSION });
      const running = runner(tasks, files);
      const begin = performance.now();
      for await (const stage of tasks.stages(files)) await running.run(stage);
      const taken = (performance.now() - begin) / 1000;
      await running.close();
      await remove();
      return taken;
    });
    row(`${EMPTY_TASKS} empty tasks, ${countOf(machines)}`, { "tasks/s": (EMPTY_TASKS / seconds).toFixed(0) });
  }
}

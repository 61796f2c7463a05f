import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { explore } from "marienbad/arena";
import { makeGame } from "marienbad/games";
import {
  type AnyLevelledGame,
  type ByteSource,
  gameEngine,
  LevelDatabase,
  type LevelEngine,
  type LevelStore,
  levelledGame,
  levelsOf,
  MIN_MEGABYTES,
  solvedNeighbourhood,
  solveLevels,
  writeDatabase,
} from "marienbad/levels";
import { solve } from "marienbad/solve";
import { verifyLevels } from "marienbad/verify";
import { cpuSeconds, row, title } from "./measure.ts";

/**
 * Connect-4 solved wholly. The baselines of the kernel are the same levels by the rules in TypeScript, and exploring
 * the whole arena and solving it by attractors, where these take seconds and not minutes. The numbers of positions are
 * those of John Tromp's table.
 */
export async function levelsBench(): Promise<void> {
  title("levels: connect-4 solved wholly; CPU seconds on one core");
  for (const [columns, rows, positions, isSmall] of [
    [4, 4, 161_029, true],
    [4, 5, 1_706_255, true],
    [5, 4, 3_945_711, true],
    [5, 5, 69_763_700, false],
    [6, 4, 94_910_577, false],
  ] as const) {
    const options = { columns, rows, align: 4 };
    const game = levelledGame("connect4", makeGame("connect4", options).kit);
    const byKernel = await solving(await game.engine());
    const found = await countPositions(byKernel.result);
    if (found !== positions) throw new Error(`${columns} × ${rows} has ${positions} positions, not ${found}`);
    const byRules = isSmall ? (await solving(gameEngine(game))).seconds : undefined;
    const byArena = isSmall ? (await measured(() => attractors(options))).seconds : undefined;
    row(`${columns} × ${rows}`, {
      positions: positions.toLocaleString("en"),
      kernel: `${byKernel.seconds.toFixed(2)} s`,
      "M positions/s": (positions / byKernel.seconds / 1e6).toFixed(1),
      ...(byRules !== undefined && compared("TypeScript", byRules, byKernel.seconds)),
      ...(byArena !== undefined && compared("explore + attractors", byArena, byKernel.seconds)),
    });
    await databaseRow(game, byKernel.result, isSmall);
  }
  threadRows();
}

function compared(name: string, seconds: number, kernel: number): Record<string, string> {
  return { [name]: `${seconds.toFixed(2)} s (${(seconds / kernel).toFixed(0)} ×)` };
}

/** The database of a solved game: writing it, asking it, and checking every claim of it. */
async function databaseRow(game: AnyLevelledGame, store: LevelStore, verifies: boolean): Promise<void> {
  const pieces: Uint8Array[] = [];
  const writing = await measured(async () => {
    const solved = { game: "connect4", options: {} };
    for await (const piece of writeDatabase(solved, levelsOf(store), await game.engine())) pieces.push(piece);
  });
  const bytes = Buffer.concat(pieces);
  const source: ByteSource = {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
  const database = await LevelDatabase.open(source);
  const questions: (readonly [level: number, key: number])[] = [];
  for (const { level } of database.levels) {
    const { keys } = await database.load(level);
    for (let place = 0; place < keys.length; place += Math.ceil(keys.length / 50)) questions.push([level, keys[place]]);
  }
  const asking = await measured(async () => {
    for (const [level, key] of questions) await database.find(level, key);
  });
  const rating = await measured(async () => {
    for (const [, key] of questions) await solvedNeighbourhood(database, game, game.positionOf(key));
  });
  const verifying = verifies ? (await measured(() => verifyAll(game, database))).seconds : undefined;
  const microseconds = (seconds: number): string => `${((seconds / questions.length) * 1e6).toFixed(0)} µs`;
  row("  its database", {
    MB: (bytes.length / 1e6).toFixed(1),
    written: `${writing.seconds.toFixed(2)} s`,
    "one query": microseconds(asking.seconds),
    "every move": microseconds(rating.seconds),
    ...(verifying !== undefined && { "every claim verified": `${verifying.toFixed(2)} s` }),
  });
}

async function verifyAll(game: AnyLevelledGame, database: LevelDatabase): Promise<void> {
  const wrong = await verifyLevels(game, database);
  if (wrong !== undefined) throw new Error(wrong.text.en);
}

/** What more than one core does for the rules in TypeScript and for the verifier, by the clock on the wall. */
function threadRows(): void {
  const folder = mkdtempSync(join(tmpdir(), "levels-"));
  const file = join(folder, "game.db");
  const program = fileURLToPath(new URL("../../marienbad/bin/marienbad.js", import.meta.url));
  const wall = (...words: string[]): number => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return (performance.now() - started) / 1000;
  };
  const game = ["connect4", "columns=4", "rows=5", "align=5"]; // five in a row is not for the kernel
  const solving: number[] = [];
  const verifying: number[] = [];
  const inParts: number[] = [];
  for (const threads of ["1", "2"]) {
    for (const [times, ...memory] of [[solving], [inParts, "--memory", MIN_MEGABYTES.toString()]] as const) {
      rmSync(file, { force: true });
      times.push(wall("solve", ...game, "--database", file, "--threads", threads, ...memory));
    }
    verifying.push(wall("verify", ...game, file, "--threads", threads));
  }
  for (const [name, [one, two]] of [
    ["solve by the rules", solving],
    [`solve by the rules in ${MIN_MEGABYTES} MiB, in parts`, inParts],
    ["verify", verifying],
  ] as const) {
    row(`${name}, ${game.join(" ")}`, {
      "one thread": `${one.toFixed(2)} s`,
      "two threads": `${two.toFixed(2)} s`,
      ratio: (one / two).toFixed(2),
    });
  }
  rmSync(folder, { recursive: true });
}

function attractors(options: Readonly<Record<string, unknown>>): void {
  solve(explore(makeGame("connect4", options).kit.rules, { keepPositions: false }).arena);
}

async function solving(engine: LevelEngine) {
  return await measured(() => solveLevels(engine));
}

async function countPositions(store: LevelStore): Promise<number> {
  let positions = 0;
  for await (const { keys } of levelsOf(store)) positions += keys.length;
  return positions;
}

async function measured<Result>(work: () => Result | Promise<Result>) {
  const started = cpuSeconds();
  const result = await work();
  return { seconds: cpuSeconds() - started, result };
}

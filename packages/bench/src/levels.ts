import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { explore } from "marienbad/arena";
import { solveArena } from "marienbad/solve";
import type { GameRef, LevelDatabase } from "marienbad-databases";
import { loadLevelledGame, openDatabase, solveIntoDatabase, verifyDatabase } from "marienbad-databases/node";
import { cpuSeconds, row, sizes, title } from "./measure.ts";

interface Subject {
  readonly name: string;
  readonly ref: GameRef;
  /** Number of positions, from the source beside it. */
  readonly positions: number;
  /** True if it can be explored with its edges in seconds. */
  readonly isExplored?: true;
  readonly isVerified?: true;
  /** True for the game before it with mirror images as one position, to be compared with it. */
  readonly isHalf?: true;
}

const connect4 = (columns: number, rows: number): Pick<Subject, "name" | "ref" | "isVerified"> => ({
  name: `connect-4, ${columns} × ${rows}`,
  ref: { game: "connect4", options: { columns, rows, align: 4 } },
  isVerified: true,
});

const SUBJECTS: readonly Subject[] = [
  { ...connect4(4, 4), positions: 161_029, isExplored: true }, // John Tromp's table
  { ...connect4(5, 4), positions: 3_945_711, isExplored: true }, // John Tromp's table
  { ...connect4(5, 5), positions: 69_763_700 }, // John Tromp's table
  {
    name: "connect-4, 5 × 5, mirror images as one",
    ref: { ...connect4(5, 5).ref, symmetry: true },
    positions: 34_888_367, // counted by the rules alone
    isVerified: true,
    isHalf: true,
  },
  {
    name: "tic-tac-toe, 4 × 4, four in a row",
    ref: { game: "tictactoe", options: { rows: 4, columns: 4, align: 4 } },
    positions: 9_722_011, // counted by exploring
  },
  {
    name: "domineering, 5 × 5, by its rules alone",
    ref: { game: "domineering", options: { rows: 5, columns: 5 } },
    positions: 455_317, // counted by exploring
    isExplored: true,
    isVerified: true,
  },
];

/** The Cram of the examples on a larger board: a file of rules. */
function cram(folder: string): Subject {
  const example = readFileSync(new URL("../../../examples/cram.js", import.meta.url), "utf8");
  const game = join(folder, "cram.mjs");
  writeFileSync(game, example.replace("ROWS = 4", "ROWS = 5").replace("COLUMNS = 5", "COLUMNS = 6"));
  return { name: "Cram, 5 × 6", ref: { game }, positions: 21_583_864 }; // docs/results.md
}

/**
 * Games solved level by level into databases, on one thread and on two: the time for finding, deciding and all of it,
 * the length of the file, and the cost of a question and of a verified position. Small ones are compared with exploring
 * the arena with its edges and solving it by attractors.
 */
export async function levelsBench(): Promise<void> {
  title("levels: games solved wholly into databases; CPU seconds of all threads, and by the clock on the wall");
  const folder = mkdtempSync(join(tmpdir(), "levels-"));
  try {
    let before = 0;
    for (const subject of sizes([...SUBJECTS, cram(folder)])) {
      const seconds = await benchSubject(subject, join(folder, "game.db"));
      if (subject.isHalf) row("  of all positions", { "CPU seconds": `× ${(seconds / before).toFixed(2)}` });
      before = seconds;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the CPU seconds of solving it on one thread. */
async function benchSubject({ name, ref, positions, ...subject }: Subject, file: string): Promise<number> {
  const game = await loadLevelledGame(ref);
  const alone = { cpu: 0, wall: 0 };
  for (const threads of [1, 2]) {
    rmSync(file, { force: true });
    const secondsOf: Record<string, number> = { finding: 0, deciding: 0, writing: 0, checking: 0 };
    let [phase, last] = ["finding", cpuSeconds()];
    const started = performance.now();
    const cpu = await cpuSecondsOf(() =>
      solveIntoDatabase(file, game, {
        threads,
        onProgress(progress) {
          secondsOf[phase] += cpuSeconds() - last;
          [phase, last] = [progress.phase, cpuSeconds()];
        },
      }),
    );
    const wall = (performance.now() - started) / 1000;
    if (threads === 1) Object.assign(alone, { cpu, wall });
    row(`${name}, ${threads === 1 ? "one thread" : "two threads"}`, {
      find: `${secondsOf.finding.toFixed(2)} s`,
      decide: `${secondsOf.deciding.toFixed(2)} s`,
      whole: `${cpu.toFixed(2)} s (× ${(cpu / alone.cpu).toFixed(2)})`,
      wall: `${wall.toFixed(2)} s (${(alone.wall / wall).toFixed(2)} times as fast)`,
      "M positions/s": (positions / cpu / 1e6).toFixed(2),
      "ns/position": ((cpu / positions) * 1e9).toFixed(0),
      "bytes/position": (statSync(file).size / positions).toFixed(3),
    });
  }
  const opened = await openDatabase(file);
  if (opened.database.positions !== positions) throw new Error(`${opened.database.positions} positions`);
  const figures = { "one query": `${((await secondsPerQuery(opened.database)) * 1e6).toFixed(0)} µs` };
  if (subject.isVerified) {
    const verifying = await cpuSecondsOf(() => verifyDatabase(opened, game, { threads: 1 }));
    const share = (verifying / alone.cpu).toFixed(2);
    Object.assign(figures, { verified: `${verifying.toFixed(2)} s (× ${share} of solving)` });
  }
  if (subject.isExplored) {
    const exploring = await cpuSecondsOf(async () => solveArena(explore(game, { keepPositions: false }).arena));
    Object.assign(figures, { "explored with edges and solved": `${exploring.toFixed(2)} s` });
  }
  await opened.close();
  row("  its database", figures);
  return alone.cpu;
}

/** CPU seconds per query, over up to 50 positions of each level. */
async function secondsPerQuery(database: LevelDatabase): Promise<number> {
  const questions: (readonly [level: number, key: number])[] = [];
  for (const { level } of database.levels) {
    const stored = database.storedOf(level);
    for (let place = 0; place < stored; place += Math.ceil(stored / 50)) {
      questions.push([level, (await database.load(level, place, place + 1)).keys[0]]);
    }
  }
  const seconds = await cpuSecondsOf(async () => {
    for (const [level, key] of questions) await database.find(level, key);
  });
  return seconds / questions.length;
}

async function cpuSecondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = cpuSeconds();
  await work();
  return cpuSeconds() - started;
}

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { explore } from "marienbad/arena";
import { solveArena } from "marienbad/solve";
import type { GameRef, LevelDatabase } from "marienbad-databases";
import {
  type DatabaseProgress,
  loadLevelledGame,
  openDatabase,
  solveIntoDatabase,
  verifyDatabase,
} from "marienbad-databases/node";
import { cpuSeconds, row, sizes, title } from "./measure.ts";

interface Subject {
  readonly name: string;
  readonly ref: GameRef;
  /** How many positions there are, from a source that is named beside it. */
  readonly positions: number;
  /** Small enough to be explored with its edges in seconds, and to be verified. */
  readonly isExplored: boolean;
  readonly isVerified: boolean;
  /** Whether it is the game before it with mirror images as one position, with which it is compared. */
  readonly isHalf?: boolean;
}

const connect4 = (columns: number, rows: number, positions: number, isExplored: boolean): Subject => ({
  name: `connect-4, ${columns} × ${rows}`,
  ref: { game: "connect4", options: { columns, rows, align: 4 } },
  positions, // John Tromp's table
  isExplored,
  isVerified: true,
});

const SUBJECTS: readonly Subject[] = [
  connect4(4, 4, 161_029, true),
  connect4(5, 4, 3_945_711, true),
  connect4(5, 5, 69_763_700, false),
  {
    name: "connect-4, 5 × 5, mirror images as one",
    ref: { game: "connect4", options: { columns: 5, rows: 5, align: 4 }, symmetry: true },
    positions: 34_888_367, // counted by the rules alone
    isExplored: false,
    isVerified: true,
    isHalf: true,
  },
  {
    name: "tic-tac-toe, 4 × 4, four in a row",
    ref: { game: "tictactoe", options: { rows: 4, columns: 4, align: 4 } },
    positions: 9_722_011, // counted by exploring
    isExplored: false,
    isVerified: false,
  },
  {
    name: "domineering, 5 × 5, by its rules alone",
    ref: { game: "domineering", options: { rows: 5, columns: 5 } },
    positions: 455_317, // counted by exploring
    isExplored: true,
    isVerified: true,
  },
];

/** Cram as the example has it, on a larger board: a file of rules. */
function cram(folder: string): Subject {
  const example = readFileSync(new URL("../../../examples/cram.js", import.meta.url), "utf8");
  const game = join(folder, "cram.mjs");
  writeFileSync(game, example.replace("ROWS = 4", "ROWS = 5").replace("COLUMNS = 5", "COLUMNS = 6"));
  // docs/results.md
  return { name: "Cram, 5 × 6", ref: { game }, positions: 21_583_864, isExplored: false, isVerified: false };
}

/**
 * Games solved by levels into databases: what finding, deciding and all of it take, on one thread and on two, how long
 * the file is, and what a question and a verified position cost. Exploring the arena with its edges and solving it by
 * attractors is what small ones are compared with.
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
    const clock = new PhaseClock();
    const started = performance.now();
    await solveIntoDatabase(file, game, { threads, onProgress: (progress) => clock.tell(progress) });
    const wall = (performance.now() - started) / 1000;
    const whole = clock.end();
    if (threads === 1) Object.assign(alone, { cpu: whole, wall });
    row(`${name}, ${threads === 1 ? "one thread" : "two threads"}`, {
      find: `${clock.seconds.finding.toFixed(2)} s`,
      decide: `${clock.seconds.deciding.toFixed(2)} s`,
      whole: `${whole.toFixed(2)} s (× ${(whole / alone.cpu).toFixed(2)})`,
      wall: `${wall.toFixed(2)} s (${(alone.wall / wall).toFixed(2)} times as fast)`,
      "M positions/s": (positions / whole / 1e6).toFixed(2),
      "ns/position": ((whole / positions) * 1e9).toFixed(0),
      "bytes/position": (statSync(file).size / positions).toFixed(3),
    });
  }
  const opened = await openDatabase(file);
  if (opened.database.positions !== positions) throw new Error(`${opened.database.positions} positions`);
  const asking = await askingSeconds(opened.database);
  const verifying = subject.isVerified ? await measured(() => verifyDatabase(opened, game, { threads: 1 })) : undefined;
  const exploring = subject.isExplored
    ? await measured(async () => solveArena(explore(game, { keepPositions: false }).arena))
    : undefined;
  await opened.close();
  row("  its database", {
    "one query": `${(asking * 1e6).toFixed(0)} µs`,
    ...(verifying !== undefined && {
      verified: `${verifying.toFixed(2)} s (× ${(verifying / alone.cpu).toFixed(2)} of solving)`,
    }),
    ...(exploring !== undefined && { "explored with edges and solved": `${exploring.toFixed(2)} s` }),
  });
  return alone.cpu;
}

/** CPU seconds by phase. */
class PhaseClock {
  readonly seconds = { finding: 0, deciding: 0, writing: 0, checking: 0 };
  #phase: DatabaseProgress["phase"] = "finding";
  readonly #started = cpuSeconds();
  #last = cpuSeconds();

  tell({ phase }: DatabaseProgress): void {
    const now = cpuSeconds();
    this.seconds[this.#phase] += now - this.#last;
    this.#last = now;
    this.#phase = phase;
  }

  /** All of it. */
  end(): number {
    return cpuSeconds() - this.#started;
  }
}

/** CPU seconds of a question, over some of each level. */
async function askingSeconds(database: LevelDatabase): Promise<number> {
  const questions: (readonly [level: number, key: number])[] = [];
  for (const { level } of database.levels) {
    const stored = database.storedOf(level);
    for (let place = 0; place < stored; place += Math.ceil(stored / 50)) {
      questions.push([level, (await database.load(level, place, place + 1)).keys[0]]);
    }
  }
  const seconds = await measured(async () => {
    for (const [level, key] of questions) await database.find(level, key);
  });
  return seconds / questions.length;
}

async function measured(work: () => Promise<unknown>): Promise<number> {
  const started = cpuSeconds();
  await work();
  return cpuSeconds() - started;
}

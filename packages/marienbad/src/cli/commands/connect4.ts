import { MarienbadError, type Parsed, unwrap } from "../../base/error.ts";
import { sameText } from "../../base/text.ts";
import type { Player } from "../../game/index.ts";
import { connect4 as entry, type Options, type Position } from "../../games/connect4/index.ts";
import {
  analyseFrontier,
  Connect4Book,
  Connect4Solver,
  type FrontierScore,
  type PositionAnalysis,
  scoreFrontier,
} from "../../games/connect4/solver/index.ts";
import { readBytes, readText } from "../../node/files.ts";
import type { Budget } from "../../search/index.ts";
import { shippedBook } from "../connect4/book.ts";
import { TABLE_MEMORY_FLAG, tableMemory } from "../connect4/memory.ts";
import { searchWithState } from "../connect4/state.ts";
import { type Call, type Command, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { THREADS_FLAG, threadsFlag } from "../core/resources.ts";
import { tellOutcome } from "../core/words.ts";

export const connect4: Command = {
  name: "connect4",
  usage:
    "connect4 [POSITION] [columns=N] [rows=N] [--score] [--batch FILE] [--memory MIB] [--book FILE] [--state FILE [--threads N]]",
  summary: {
    en: "Exact scores of connect-4 positions, of every move, and the best line, without exploring the game.",
    fr: "Scores exacts de positions du Puissance 4, de chaque coup, et la meilleure suite, sans explorer tout le jeu.",
  },
  flags: [
    {
      name: "score",
      summary: { en: "the score alone, which is found first", fr: "le score seul, qui est trouvé d'abord" },
    },
    {
      name: "batch",
      value: "FILE",
      summary: {
        en: "a position a line (columns played, then its score to compare if you like); prints position, score, nodes, microseconds",
        fr: "une position par ligne (colonnes jouées, puis au besoin son score, à comparer) ; donne position, score, nœuds, microsecondes",
      },
    },
    TABLE_MEMORY_FLAG,
    {
      name: "book",
      value: "FILE",
      summary: {
        en: "an opening book to use (see book) in place of the one that comes with the program for 7 × 6",
        fr: "une bibliothèque d'ouvertures à consulter (voir book) au lieu de celle qui est fournie pour 7 × 6",
      },
    },
    {
      name: "state",
      value: "FILE",
      summary: {
        en: "for what takes long: on several threads, with all that is found kept in FILE, to go on from after a stop",
        fr: "pour ce qui est long : sur plusieurs fils, en notant tout dans FILE, pour reprendre après un arrêt",
      },
    },
    THREADS_FLAG,
  ],
  examples: [
    "marienbad connect4 44444432",
    "marienbad connect4 columns=5 rows=5",
    "marienbad connect4 columns=7 rows=7 --state 7x7.state",
    "marienbad connect4 --batch positions.txt --memory 512",
  ],
  async run(call) {
    const [text] = takeWords(call, connect4, 0, 1);
    const { kit, options } = entry.make(call.options);
    const { columns, rows, align } = options as unknown as Options;
    if (align !== 4) {
      throw new MarienbadError("not-applicable", {
        en: `This solver plays for four in a row, not for align=${align}: try solve.`,
        fr: `Ce solveur joue pour quatre alignés, pas pour align=${align} : essayez solve.`,
      });
    }
    const megabytes = tableMemory(call);
    const position = text ? unwrap(kit.notation.readPosition(text)) : kit.rules.start;
    const state = textFlag(call, "state");
    if (state !== undefined) {
      return await runLong(call, state, position, { columns, rows, align }, megabytes);
    }
    const bookFile = textFlag(call, "book");
    const book =
      bookFile === undefined ? await shippedBook(columns, rows) : Connect4Book.fromBytes(await readBytes(bookFile));
    const solver = new Connect4Solver({ columns, rows, megabytes, ...(book !== undefined && { book }) });
    const batch = textFlag(call, "batch");
    if (batch !== undefined) {
      if (text !== undefined) {
        throw new MarienbadError("bad-argument", {
          en: "Give a position or --batch, not both.",
          fr: "Donnez une position ou --batch, pas les deux.",
        });
      }
      const tasks = readTasks(call, await readText(batch), batch, kit.notation.readPosition);
      return await runBatch(call, solver, tasks);
    }
    const budget: Budget = {
      signal: call.signal,
      onProgress: ({ nodes }) => call.output.progress(`${nodes.toLocaleString(call.language)} positions`),
    };
    const found: Found & { nodes: number } = switchFlag(call, "score")
      ? await solver.scoreInSlices(position, budget)
      : await solver.analyse(position, budget);
    call.output.done();
    if (call.json) call.output.json(asJson(kit.notation.writePosition(position), found));
    else {
      if (kit.board !== undefined) call.output.line(kit.board.draw(position));
      printScore(call, found);
      printMoves(call, found);
      call.output.line(tellNodes(call, found.nodes));
    }
    return 0;
  },
};

/** The same by a search that can be stopped at any moment. The score is told at once: the rest may take hours. */
async function runLong(
  call: Call,
  path: string,
  position: Position,
  board: Options,
  megabytes: number,
): Promise<number> {
  const { kit } = entry.make({ ...board });
  const onScore = (score: FrontierScore): void => {
    if (call.json) return;
    if (kit.board !== undefined) call.output.line(kit.board.draw(position));
    printScore(call, score);
  };
  const options = { board, megabytes, threads: threadsFlag(call) };
  return await searchWithState(call, path, position, options, async ({ frontier, solvers, onGoal, spent }) => {
    const find = switchFlag(call, "score") ? scoreFrontier : analyseFrontier;
    const found: Found = await find(frontier, solvers, { onGoal, onScore });
    if (call.json) {
      call.output.json({ ...asJson(kit.notation.writePosition(position), found), ...spent });
      return 0;
    }
    printMoves(call, found);
    const time = spent.seconds.toLocaleString(call.language, { maximumFractionDigits: 1 });
    const tail = { en: `in ${time} s of processor time`, fr: `en ${time} s de temps de calcul` };
    call.output.line(`${tellNodes(call, spent.nodes)} ${say(call, tail)}`);
    return 0;
  });
}

/** The score and, where that was asked for, the moves and the line; the positions looked at, where they are known here. */
type Found = FrontierScore & Partial<PositionAnalysis>;

function asJson(position: string, { score, winner, rank, nodes, moves, line }: Found): object {
  return {
    position,
    score,
    winner: winner ?? null,
    rank,
    ...(nodes !== undefined && { nodes }),
    ...(moves && { moves: moves.map((move) => ({ ...move, move: move.move + 1, winner: move.winner ?? null })) }),
    ...(line && { line: line.map((column) => column + 1) }),
  };
}

function printScore(call: Call, { score, winner, rank }: FrontierScore): void {
  call.output.line(`score ${score}: ${tell(call, { winner, rank })}`);
}

function printMoves(call: Call, { moves = [], line = [] }: Found): void {
  const { output } = call;
  for (const move of moves) output.line(`  ${move.move + 1}  ${String(move.score).padStart(3)}  ${tell(call, move)}`);
  const played = line.map((column) => column + 1).join(" ");
  if (line.length > 0) output.line(`${say(call, { en: "best play", fr: "meilleure suite" })}: ${played}`);
}

function tellNodes(call: Call, nodes: number): string {
  const count = nodes.toLocaleString(call.language);
  return say(call, { en: `${count} positions looked at`, fr: `${count} positions examinées` });
}

function tell(call: Call, { winner, rank }: { winner: Player | undefined; rank: number }): string {
  return tellOutcome({ winner, rank, draw: winner === undefined ? "finite" : undefined }, call.language);
}

interface Task {
  readonly text: string;
  readonly position: Position;
  readonly expected: number | undefined;
}

/** All the lines are read before the first is solved, so that a mistake at the end costs nobody an hour. */
function readTasks(
  call: Call,
  content: string,
  path: string,
  readPosition: (text: string) => Parsed<Position>,
): readonly Task[] {
  const faults: string[] = [];
  const tasks: Task[] = [];
  content.split(/\r?\n/).forEach((line, index) => {
    const [text, expected] = line.trim().split(/\s+/);
    if (text === "") return;
    const place = say(call, { en: `${path}, line ${index + 1}`, fr: `${path}, ligne ${index + 1}` });
    const position = readPosition(text);
    if (!position.ok) {
      faults.push(`${place}: ${position.faults[0].text[call.language]}`);
    } else if (expected !== undefined && !/^[+-]?\d+$/.test(expected)) {
      const why = { en: "is not a score, which is a whole number", fr: "n'est pas un score, qui est un entier" };
      faults.push(`${place}: "${expected}" ${say(call, why)}`);
    } else {
      tasks.push({ text, position: position.value, expected: expected === undefined ? undefined : Number(expected) });
    }
  });
  if (faults.length > MOST_FAULTS) {
    const all = {
      en: `… ${faults.length} lines are wrong in all`,
      fr: `… ${faults.length} lignes sont fausses en tout`,
    };
    faults.splice(MOST_FAULTS, faults.length, say(call, all));
  }
  if (faults.length > 0) throw new MarienbadError("bad-input", sameText(faults.join("\n")));
  return tasks;
}

const MOST_FAULTS = 20;
const BREATH = 50; // milliseconds of work before a Ctrl-C is looked for

/** Prints a line for each position; the exit code is 1 when a score is not the one that the file gives. */
async function runBatch(call: Call, solver: Connect4Solver, tasks: readonly Task[]): Promise<number> {
  let wrong = 0;
  let paused = performance.now();
  for (const { text, position, expected } of tasks) {
    if (call.output.closed) break;
    const started = performance.now();
    const { score, nodes } = await solver.scoreInSlices(position, { signal: call.signal });
    const microseconds = Math.round((performance.now() - started) * 1000);
    if (call.json) call.output.json({ position: text, score, nodes, microseconds });
    else call.output.line(`${text} ${score} ${nodes} ${microseconds}`);
    if (expected !== undefined && expected !== score) {
      wrong++;
      call.output.note(`${text}: ${score}, ${say(call, { en: "not", fr: "et non" })} ${expected}`);
    }
    if (performance.now() - paused < BREATH) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    paused = performance.now();
    if (call.signal.aborted) {
      throw new MarienbadError("interrupted", {
        en: "Interrupted before the last position.",
        fr: "Interrompu avant la dernière position.",
      });
    }
  }
  return wrong > 0 ? 1 : 0;
}

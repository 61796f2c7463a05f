import { type Budget, MarienbadError, Meter, type Parsed, runAsync, sameText, unwrap, type Work } from "marienbad/base";
import {
  analyseFrontier,
  Connect4Book,
  Connect4Solver,
  DEFAULT_MEGABYTES,
  type FrontierScore,
  MAX_MEGABYTES,
  type PositionAnalysis,
  scoreFrontier,
} from "marienbad/connect4";
import { describeValue, type Value } from "marienbad/game";
import { connect4 as family, type Options, type Position } from "marienbad/games/connect4";
import { shippedBook } from "marienbad-databases/connect4";
import { readBytes, readText } from "marienbad-databases/system";
import { searchWithState } from "../connect4/state.ts";
import { paintBoard } from "../core/color.ts";
import { type Call, type Command, flag, labelled, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { type MemoryBounds, memoryFlagOf, readMemory, THREADS_FLAG, threadsFlag } from "../core/resources.ts";
import { FROM_FLAG, typedPlace } from "../subject/place.ts";
import { texts } from "./texts.ts";

const TABLE: MemoryBounds = { min: 1, max: MAX_MEGABYTES, fallback: DEFAULT_MEGABYTES };

export const connect4: Command = {
  name: "connect4",
  options: family.options,
  usage:
    "connect4 [[--from] POSITION] [columns=N] [rows=N] [--score] [--batch FILE] [--memory MIB] [--book FILE] " +
    "[--state FILE [--threads N]]",
  flags: [
    FROM_FLAG,
    flag("score", "the score alone, which is found first", "le score seul, qui est trouvé d'abord"),
    flag(
      "batch FILE",
      "one position per line (columns played, then its score to compare if you like); " +
        "prints position, score, nodes, microseconds",
      "une position par ligne (colonnes jouées, puis au besoin son score, à comparer) ; " +
        "donne position, score, nœuds, microsecondes",
    ),
    memoryFlagOf(TABLE),
    flag(
      "book FILE",
      "an opening book to use (see book) in place of the one that comes with the program for 7 × 6",
      "une bibliothèque d'ouvertures à consulter (voir book) au lieu de celle qui est fournie pour 7 × 6",
    ),
    flag(
      "state FILE",
      "for long searches: use several threads and keep every answer in FILE, to resume after a stop",
      "pour ce qui est long : sur plusieurs fils, en notant tout dans FILE, pour reprendre après un arrêt",
    ),
    THREADS_FLAG,
  ],
  examples: [
    "marienbad connect4 44444432",
    "marienbad connect4 columns=5 rows=5",
    "marienbad connect4 columns=7 rows=7 --state 7x7.state",
    "marienbad connect4 --batch positions.txt --memory 512",
  ],
  async run(call) {
    const place = typedPlace(call, takeWords(call, connect4, 0, 1));
    const game = family(call.options);
    const { options } = game;
    const { columns, rows, align } = options;
    if (align !== 4) throw new MarienbadError("not-applicable", texts.onlyFourInARow(align));
    const megabytes = readMemory(call, TABLE);
    const position = place ? unwrap(game.notation.readPosition(place)) : game.start;
    const state = textFlag(call, "state");
    if (state !== undefined) return await runLong(call, state, position, { columns, rows, align }, megabytes);
    const bookFile = textFlag(call, "book");
    const book =
      bookFile === undefined ? await shippedBook(columns, rows) : Connect4Book.fromBytes(await readBytes(bookFile));
    const solver = new Connect4Solver({ columns, rows, megabytes, ...(book !== undefined && { book }) });
    const batch = textFlag(call, "batch");
    if (batch !== undefined) {
      if (place !== undefined) throw new MarienbadError("bad-argument", texts.POSITION_AND_BATCH);
      const tasks = readTasks(call, await readText(batch), batch, game.notation.readPosition);
      return await runBatch(call, solver, tasks);
    }
    const budget: Budget = {
      signal: call.signal,
      onProgress: ({ nodes }) => call.output.progress(`${nodes.toLocaleString(call.language)} positions`),
    };
    const found: Found & { nodes: number } = switchFlag(call, "score")
      ? await runAsync(solver.scoreWork(position), budget)
      : await runAsync(solver.analyseWork(position), budget);
    call.output.done();
    if (call.json) call.output.json(asJson(game.notation.writePosition(position), found));
    else {
      if (game.board !== undefined) call.output.line(paintBoard(game.board, position, call.paint));
      printScore(call, found);
      printMoves(call, found);
      call.output.line(say(call, texts.nodes(found.nodes)));
    }
    return 0;
  },
};

/** A search that can be interrupted at any time. The score is printed first: the rest may take hours. */
async function runLong(
  call: Call,
  path: string,
  position: Position,
  board: Options,
  megabytes: number,
): Promise<number> {
  const game = family({ ...board });
  const onScore = (score: FrontierScore): void => {
    if (call.json) return;
    if (game.board !== undefined) call.output.line(paintBoard(game.board, position, call.paint));
    printScore(call, score);
  };
  const options = { board, megabytes, threads: threadsFlag(call) };
  return await searchWithState(call, path, position, options, async ({ frontier, solvers, onGoal, spent }) => {
    const find = switchFlag(call, "score") ? scoreFrontier : analyseFrontier;
    const found: Found = await find(frontier, solvers, { onGoal, onScore });
    if (call.json) {
      call.output.json({ ...asJson(game.notation.writePosition(position), found), ...spent });
      return 0;
    }
    printMoves(call, found);
    call.output.line(`${say(call, texts.nodes(spent.nodes))} ${say(call, texts.seconds(spent.seconds))}`);
    return 0;
  });
}

type Found = FrontierScore & Partial<PositionAnalysis>;

function asJson(position: string, { score, result, rank, nodes, moves, line }: Found): object {
  return {
    position,
    score,
    winner: winnerOrNull(result),
    rank,
    ...(nodes !== undefined && { nodes }),
    ...(moves && {
      moves: moves.map(({ move, score: ofMove, result: after, rank: left }) => ({
        move: move + 1,
        score: ofMove,
        winner: winnerOrNull(after),
        rank: left,
      })),
    }),
    ...(line && { line: line.map((column) => column + 1) }),
  };
}

function winnerOrNull(result: Value["result"]): 0 | 1 | null {
  return result === "draw" ? null : result;
}

function printScore(call: Call, { score, ...value }: FrontierScore): void {
  call.output.line(labelled(call, `score ${score}`, call.paint.result(value.result, say(call, describeValue(value)))));
}

function printMoves(call: Call, { moves = [], line = [] }: Found): void {
  const { output, paint } = call;
  for (const { move, score, ...value } of moves) {
    const name = String(move + 1);
    const told = paint.result(value.result, say(call, describeValue(value)));
    output.line(`  ${score === moves[0].score ? paint.best(name) : name}  ${String(score).padStart(3)}  ${told}`);
  }
  const played = line.map((column) => column + 1).join(" ");
  if (line.length > 0) output.line(labelled(call, say(call, texts.BEST_PLAY), played));
}

interface Task {
  readonly word: string;
  readonly position: Position;
  readonly expected: number | undefined;
}

/** Reads all lines before solving, so that an error at the end is reported immediately. */
function readTasks(
  call: Call,
  content: string,
  path: string,
  readPosition: (text: string) => Parsed<Position>,
): readonly Task[] {
  const faults: string[] = [];
  const tasks: Task[] = [];
  content.split(/\r?\n/).forEach((line, index) => {
    const [word, expected] = line.trim().split(/\s+/);
    if (word === "") return;
    const place = say(call, texts.lineOf(path, index + 1));
    const position = readPosition(word);
    if (!position.ok) {
      faults.push(labelled(call, place, say(call, position.faults[0].text)));
    } else if (expected !== undefined && !/^[+-]?\d+$/.test(expected)) {
      faults.push(labelled(call, place, say(call, texts.notAScore(expected))));
    } else {
      tasks.push({ word, position: position.value, expected: expected === undefined ? undefined : Number(expected) });
    }
  });
  if (faults.length > MAX_FAULTS) {
    faults.splice(MAX_FAULTS, faults.length, say(call, texts.allFaults(faults.length)));
  }
  if (faults.length > 0) throw new MarienbadError("bad-input", sameText(faults.join("\n")));
  return tasks;
}

const MAX_FAULTS = 20;

/** Prints a line for each position; the exit code is 1 if a score differs from the file's. */
async function runBatch(call: Call, solver: Connect4Solver, tasks: readonly Task[]): Promise<number> {
  const wrong = await runAsync(batchWork(), { signal: call.signal }, texts.duringBatch);
  return wrong > 0 ? 1 : 0;

  function* batchWork(): Work<number, Meter> {
    let wrong = 0;
    for (const { word, position, expected } of tasks) {
      if (call.output.closed) break;
      const started = performance.now();
      const { score, nodes } = yield* solver.scoreWork(position);
      const microseconds = Math.round((performance.now() - started) * 1000);
      if (call.json) call.output.json({ position: word, score, nodes, microseconds });
      else call.output.line(`${word} ${score} ${nodes} ${microseconds}`);
      if (expected !== undefined && expected !== score) {
        wrong++;
        call.output.note(say(call, texts.wrongScore(word, score, expected)));
      }
      yield new Meter();
    }
    return wrong;
  }
}

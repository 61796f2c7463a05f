import { existsSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { checksumOf, MarienbadError } from "marienbad/base";
import { Frontier, type FrontierQuestion, type FrontierSolver, type Goal } from "marienbad/connect4";
import { connect4, type Move, type Options, type Position } from "marienbad/games/connect4";
import { type AskSolver, withSolverThreads } from "marienbad-databases/connect4";
import { readText, reason, unwritable, withLock, writeFileSafely } from "marienbad-databases/system";
import { texts } from "../commands/texts.ts";
import { type Call, say } from "../core/command.ts";

/*
 * A long search and its state: a text file to which every answer from the frontier is appended as it comes, so that the
 * search can be stopped at any moment, even by force, and resumed.
 *
 *     marienbad connect4 search columns=7 rows=7 plies=8 ......./……/.......
 *     44444443 -1 0 1234567 89.5 0123456789abcdef     columns played from there, threshold, bound found, positions
 *                                     looked at, milliseconds of processor time since the line before, checksum
 */
const LINE = /^(([1-9]+) (-?\d+) (-?\d+) (\d+) (\d+\.\d)) ([0-9a-f]{16})$/;

const sumOf = (found: string): string => checksumOf(new TextEncoder().encode(found));

function isWhole(line: string): boolean {
  const [, found, , , , , , sum] = LINE.exec(line) ?? [];
  return found !== undefined && sum === sumOf(found);
}

export interface LongSearch {
  readonly frontier: Frontier;
  readonly solvers: readonly FrontierSolver[];
  onGoal(goal: Goal): void;
  /** Earlier runs included. */
  readonly spent: Spent;
}

interface Spent {
  questions: number;
  nodes: number;
  /** Processor time of all threads. */
  seconds: number;
}

/** Deep enough that a frontier question takes seconds, but not so deep that the search is all questions. */
function frontierPlies(emptyCells: number): number {
  if (emptyCells > 50) return emptyCells - 42;
  return Math.max(1, Math.min(8, emptyCells - 28));
}

interface SearchOptions {
  readonly board: Options;
  readonly megabytes: number;
  readonly threads: number;
}

/** Calls back with the frontier of a position and threads that save every answer in a file; then ends them. */
export async function searchWithState<Answer>(
  call: Call,
  path: string,
  start: Position,
  { board, megabytes, threads }: SearchOptions,
  use: (search: LongSearch) => Promise<Answer>,
): Promise<Answer> {
  return await withLock(path, async () => {
    const { columns, rows } = board;
    const plies = frontierPlies(columns * rows - start.placed);
    const frontier = new Frontier(board, start, plies);
    const written = connect4({ columns, rows }).notation.writePosition(start);
    const head = `marienbad connect4 search columns=${columns} rows=${rows} plies=${plies} ${written}`;
    let last = process.cpuUsage();
    let goal: Goal = { moves: [] };
    const spent: Spent = { questions: 0, nodes: 0, seconds: 0 };
    await openState(path, head, (line) => {
      const [, , moves, threshold, bound, nodes, milliseconds] = LINE.exec(line) as RegExpExecArray;
      const position = frontier.positionAfter([...moves].map((digit) => Number(digit) - 1));
      frontier.learn({ position, threshold: Number(threshold) }, Number(bound));
      count(Number(nodes), Number(milliseconds));
    });
    if (spent.questions > 0) call.output.note(say(call, texts.resumedFrom(path, spent.questions)));
    try {
      return await withSolverThreads({ columns, rows, megabytes, threads, signal: call.signal }, (workers) =>
        use({
          frontier,
          solvers: workers.map((solve) => (question) => answer(question, solve)),
          onGoal: (next) => {
            goal = next;
          },
          spent,
        }),
      );
    } catch (error) {
      if (!(error instanceof MarienbadError) || error.code !== "interrupted") throw error;
      throw new MarienbadError("interrupted", texts.searchStopped(reached(), path, spent.questions));
    } finally {
      call.output.done();
    }

    async function answer({ moves, position, threshold }: FrontierQuestion, solve: AskSolver): Promise<number> {
      call.output.progress(say(call, texts.searching(reached(), spent.nodes, spent.seconds, played(moves))));
      const { value, nodes } = await solve({ position, threshold });
      const milliseconds = millisecondsSinceLast();
      const found = `${played(moves)} ${threshold} ${value} ${nodes} ${milliseconds.toFixed(1)}`;
      await appendLine(path, `${found} ${sumOf(found)}`);
      count(nodes, milliseconds);
      return value;
    }

    /** Processor time of all threads: elapsed time says little on a busy machine. */
    function millisecondsSinceLast(): number {
      const { user, system } = process.cpuUsage(last);
      last = process.cpuUsage();
      return (user + system) / 1000;
    }

    function count(nodes: number, milliseconds: number): void {
      spent.questions++;
      spent.nodes += nodes;
      spent.seconds += milliseconds / 1000;
    }

    function reached(): { after: string; least: number; most: number } {
      return { after: played(goal.moves), ...frontier.boundsAfter(goal.moves) };
    }
  });
}

function played(moves: readonly Move[]): string {
  return moves.map((move) => move + 1).join("");
}

/** Reads the lines of a file, or creates it; a truncated last line is dropped. */
async function openState(path: string, head: string, read: (line: string) => void): Promise<void> {
  const content = existsSync(path) ? await readText(path) : "";
  const whole = content.slice(0, content.lastIndexOf("\n") + 1);
  const [found, ...lines] = whole.split("\n").slice(0, -1);
  if (found !== undefined && found !== head) throw new MarienbadError("bad-input", texts.notThisSearch(path, head));
  const wrong = lines.findIndex((line) => !isWhole(line));
  if (wrong >= 0) throw new MarienbadError("bad-input", texts.unreadableLine(path, wrong + 2, lines[wrong]));
  lines.forEach(read);
  if (found === undefined || whole !== content) await writeFileSafely(path, found === undefined ? `${head}\n` : whole);
}

async function appendLine(path: string, line: string): Promise<void> {
  try {
    await appendFile(path, `${line}\n`);
  } catch (error) {
    throw unwritable(path, reason(error));
  }
}

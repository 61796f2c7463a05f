import { existsSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { MarienbadError } from "../base/error.ts";
import { Frontier, type Question, solveFrontier } from "../connect4/index.ts";
import { connect4, type Options, type Position } from "../games/connect4/index.ts";
import { type Call, say } from "./command.ts";
import { withThreads } from "./connect4-threads.ts";
import { readText, reason, writeFileSafely } from "./files.ts";

/*
 * A long search and its state: a text file to which every answer from the frontier is appended as it comes, so that the search can be
 * stopped at any moment, even by force, and goes on from there.
 *
 *     marienbad connect4 search columns=7 rows=7 plies=8 ......./……/.......
 *     44444443 -1 0 1234567 89.5      columns played from there, threshold, bound found, positions looked at,
 *                                     milliseconds of processor time since the line before
 */
const LINE = /^([1-9]+) (-?\d+) (-?\d+) (\d+) (\d+(?:\.\d+)?)$/;

/** What a long search has found and spent, earlier runs included. */
export interface LongSearch {
  readonly score: number;
  readonly questions: number;
  readonly nodes: number;
  /** Processor time of all the threads. */
  readonly seconds: number;
}

/** Deep enough for a question at the frontier to take seconds and not hours, and not so deep that questions are all there is. */
function frontierPlies(emptyCells: number): number {
  if (emptyCells > 50) return emptyCells - 42;
  return Math.max(1, Math.min(8, emptyCells - 28));
}

export async function searchWithState(
  call: Call,
  path: string,
  start: Position,
  options: { readonly board: Options; readonly megabytes: number; readonly threads: number },
): Promise<LongSearch> {
  const { board, megabytes, threads } = options;
  const { columns, rows } = board;
  const plies = frontierPlies(columns * rows - start.placed);
  const frontier = new Frontier(board, start, plies);
  const text = connect4.make({ columns, rows }).kit.notation.writePosition(start);
  const head = `marienbad connect4 search columns=${columns} rows=${rows} plies=${plies} ${text}`;
  let last = process.cpuUsage();
  const spent = { questions: 0, nodes: 0, seconds: 0 };
  await openState(path, head, (line) => {
    const [, moves, threshold, bound, nodes, milliseconds] = LINE.exec(line) as RegExpExecArray;
    const position = frontier.positionAfter([...moves].map((digit) => Number(digit) - 1));
    frontier.learn({ position, threshold: Number(threshold) }, Number(bound));
    count(Number(nodes), Number(milliseconds));
  });
  if (spent.questions > 0) {
    call.output.note(
      say(call, {
        en: `Going on from ${path}, after ${spent.questions} answers.`,
        fr: `Reprise depuis ${path}, après ${spent.questions} réponses.`,
      }),
    );
  }
  try {
    const score = await withThreads({ columns, rows, megabytes, threads, signal: call.signal }, (solvers) =>
      solveFrontier(
        frontier,
        solvers.map((solve) => async (question: Question) => {
          const { moves, position, threshold } = question;
          const played = moves.map((move) => move + 1).join("");
          showProgress(played);
          const { value, nodes } = await solve({ position, threshold });
          const milliseconds = millisecondsSinceLast();
          await appendLine(path, `${played} ${threshold} ${value} ${nodes} ${milliseconds.toFixed(1)}`);
          count(nodes, milliseconds);
          return value;
        }),
      ),
    );
    return { score, ...spent };
  } finally {
    call.output.done();
  }

  /** The process's own, which all its threads add to: the clock on the wall says little on a busy machine. */
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

  function showProgress(played: string): void {
    const { least, most } = frontier.bounds;
    const number = (value: number): string => value.toLocaleString(call.language, { maximumFractionDigits: 0 });
    call.output.progress(
      say(call, {
        en: `score ${least} to ${most}, ${number(spent.nodes)} positions, ${number(spent.seconds)} s, now ${played}`,
        fr: `score de ${least} à ${most}, ${number(spent.nodes)} positions, ${number(spent.seconds)} s, ici ${played}`,
      }),
    );
  }
}

/** Reads what a file has, line by line, or begins it; a last line that was cut off is dropped. */
async function openState(path: string, head: string, read: (line: string) => void): Promise<void> {
  const content = existsSync(path) ? await readText(path) : "";
  const whole = content.slice(0, content.lastIndexOf("\n") + 1);
  const [found, ...lines] = whole.split("\n").slice(0, -1);
  if (found !== undefined && found !== head) {
    throw new MarienbadError("bad-input", {
      en: `${path} is not the state of this search: it should begin with "${head}".`,
      fr: `${path} n'est pas l'état de cette recherche : il devrait commencer par « ${head} ».`,
    });
  }
  const wrong = lines.findIndex((line) => !LINE.test(line));
  if (wrong >= 0) {
    throw new MarienbadError("bad-input", {
      en: `${path}, line ${wrong + 2}, does not say what was found: "${lines[wrong]}".`,
      fr: `${path}, ligne ${wrong + 2}, ne dit pas ce qui a été trouvé : « ${lines[wrong]} ».`,
    });
  }
  lines.forEach(read);
  if (found === undefined || whole !== content) await writeFileSafely(path, found === undefined ? `${head}\n` : whole);
}

async function appendLine(path: string, line: string): Promise<void> {
  try {
    await appendFile(path, `${line}\n`);
  } catch (error) {
    const { message } = error as Error;
    throw new MarienbadError("file", {
      en: `${path} cannot be written: ${message}.`,
      fr: `${path} ne peut pas être écrit : ${reason(error).fr}.`,
    });
  }
}

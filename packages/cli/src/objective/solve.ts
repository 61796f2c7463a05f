import { type Arena, NO_CHOICE, type Solution } from "marienbad/arena";
import { MarienbadError, runAsync } from "marienbad/base";
import {
  type ObjectiveSolution,
  PARITY_SOLVERS,
  type ParityArena,
  paritySolutionPieces,
  solveObjective,
} from "marienbad/objective";
import { claimsOf, writeCertificateBytes, writeCertificateLines } from "marienbad/verify";
import { writeFileSafely } from "marienbad-databases/system";
import { type Call, say, switchFlag, textFlag } from "../core/command.ts";
import { strategyAsJson, strategyLines } from "../report/solved-report.ts";
import { texts as reportTexts } from "../report/texts.ts";
import { exploreSubject } from "../subject/explore.ts";
import type { Subject } from "../subject/subject.ts";
import { objectiveOptions } from "./objective.ts";
import { texts } from "./texts.ts";

const PLAYERS = [0, 1] as const;
const MAX_LISTED = 100; // larger regions are counted

/** Solves for an objective and prints the regions; returns the exit code. */
export async function solveForObjective(call: Call, subject: Subject, from: unknown): Promise<number> {
  for (const flag of ["layers", "facts"]) {
    if (switchFlag(call, flag)) throw new MarienbadError("not-applicable", texts.flagOfGoals(flag));
  }
  const solver = textFlag(call, "solver");
  if (solver !== undefined && !PARITY_SOLVERS.some(({ id }) => id === solver)) {
    const ids = PARITY_SOLVERS.map(({ id }) => id);
    throw new MarienbadError("not-applicable", texts.otherSolvers(solver, ids));
  }
  const place = from ?? subject.game.start;
  const { arena } = await exploreSubject(call, subject, { from: [place], keepPositions: switchFlag(call, "strategy") });
  const start = subject.arena === undefined ? 0 : ((from as number | undefined) ?? arena.start);
  const options = objectiveOptions(call, arena);
  const { game, solution } = await runAsync(solveObjective.work(arena, { ...options, solver }), {
    signal: call.signal,
  });
  await saveObjective(call, game, solution);
  if (call.json) {
    call.output.json({
      game: subject.game.id,
      options: subject.game.options,
      objective: options.objective,
      ...(options.objective === "parity" ? {} : { objectiveOf: options.player }),
      positions: arena.vertexCount,
      moves: arena.edgeCount,
      start: start === undefined ? null : arena.label(start),
      winner: start === undefined ? null : solution.winnerOfVertex[start],
      winners: Array.from(solution.winnerOfVertex),
      counts: { player0: countOf(solution, 0), player1: countOf(solution, 1) },
      ...(switchFlag(call, "strategy") && {
        strategy: PLAYERS.map((player) => strategyAsJson(arena, movesOf(solution, player))),
      }),
    });
    return 0;
  }
  const { line } = call.output;
  line(say(call, reportTexts.size(arena.vertexCount, arena.edgeCount)));
  line(say(call, texts.objectives[options.objective](options.player)));
  for (const player of PLAYERS) tellRegion(call, arena, solution, player);
  if (start !== undefined) line(say(call, texts.winnerFrom(arena.label(start), solution.winnerOfVertex[start])));
  if (!switchFlag(call, "strategy")) return 0;
  for (const player of PLAYERS) {
    for (const row of strategyLines(call, arena, player, movesOf(solution, player))) {
      if (call.output.closed) return 0;
      line(row);
    }
  }
  return 0;
}

function tellRegion(call: Call, arena: Arena, solution: ObjectiveSolution, player: 0 | 1): void {
  const count = countOf(solution, player);
  const listed = count <= MAX_LISTED ? [...verticesOf(solution, player)].map((vertex) => arena.label(vertex)) : [];
  call.output.line(call.paint.player(player, say(call, texts.region(player, count, listed))));
}

function* verticesOf({ winnerOfVertex }: ObjectiveSolution, player: number): Generator<number> {
  for (let vertex = 0; vertex < winnerOfVertex.length; vertex++) if (winnerOfVertex[vertex] === player) yield vertex;
}

function* movesOf(solution: ObjectiveSolution, player: number): Generator<[number, number]> {
  for (const vertex of verticesOf(solution, player)) {
    const choice = solution.choiceOfVertex[vertex];
    if (choice !== NO_CHOICE) yield [vertex, choice];
  }
}

function countOf({ winnerOfVertex }: ObjectiveSolution, player: number): number {
  let count = 0;
  for (const winner of winnerOfVertex) if (winner === player) count++;
  return count;
}

async function saveObjective(call: Call, game: ParityArena, solution: ObjectiveSolution): Promise<void> {
  const path = textFlag(call, "certificate");
  if (path === undefined) return;
  if (/\.(paritysol|sol)$/i.test(path)) await writeFileSafely(path, paritySolutionPieces(game, solution));
  else await saveCertificate(call, path, game, claimsOf(solution));
}

/** Writes a certificate, text or binary according to the file's ending. */
export async function saveCertificate(call: Call, path: string, arena: Arena, solution: Solution): Promise<void> {
  const write = /\.jsonl?$/.test(path) ? writeCertificateLines : writeCertificateBytes;
  await writeFileSafely(
    path,
    call.atOnce(() => write(arena, solution)),
  );
}

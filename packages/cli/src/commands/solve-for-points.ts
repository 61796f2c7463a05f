import { type Arena, ownerOf, type Points, type ScoreSolution, successors } from "marienbad/arena";
import { MarienbadError, runAsync } from "marienbad/base";
import { describeValue, legalMoves, valueOfPoints } from "marienbad/game";
import { solveScores } from "marienbad/solve";
import { writeScoreCertificate } from "marienbad/verify";
import { writeFileSafely } from "marienbad-databases/system";
import { type Call, labelled, say, switchFlag, textFlag } from "../core/command.ts";
import { factsAsJson, printFacts } from "../report/arena-facts.ts";
import { printMoves } from "../report/solved-report.ts";
import { texts as reportTexts } from "../report/texts.ts";
import type { Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

const ABOUT_WINNERS = ["strategy", "layers", "solver"];

/** Solves a game played for points, and prints the worth of the start and its moves. */
export async function solveForPoints(
  call: Call,
  subject: Subject,
  arena: Arena,
  points: Points,
  from: unknown,
): Promise<number> {
  const useless = ABOUT_WINNERS.find((flag) => flag in call.flags);
  if (useless !== undefined) throw new MarienbadError("not-applicable", texts.noWinners(useless));
  const solution = await runAsync(solveScores.work(arena, points), { signal: call.signal });
  const certificate = textFlag(call, "certificate");
  if (certificate !== undefined) {
    await writeFileSafely(
      certificate,
      call.atOnce(() => writeScoreCertificate(arena, points, solution)),
    );
  }
  const { game } = subject;
  const start = from ?? game.start;
  const best = movesOfStart(subject, arena, points, solution, start);
  const positions = arena.vertexCount;
  const moves = arena.edgeCount;
  const score = solution.pointsOfVertex[0];
  if (call.json) {
    call.output.json({
      game: game.id,
      options: game.options,
      positions,
      moves,
      start: game.notation.writePosition(start),
      score,
      best,
      ...(switchFlag(call, "facts") ? call.atOnce(() => factsAsJson(arena)) : {}),
    });
    return 0;
  }
  const { line } = call.output;
  const tell = (gained: number): string => say(call, describeValue(valueOfPoints(gained)));
  line(say(call, reportTexts.size(positions, moves)));
  line(labelled(call, `${say(call, reportTexts.FROM)} ${game.notation.writePosition(start)}`, tell(score)));
  if (best.length > 0) line(say(call, reportTexts.BEST_FIRST));
  printMoves(
    call,
    best.map(({ move, score: gained }) => [move, tell(gained), gained === score]),
  );
  if (switchFlag(call, "facts")) printFacts(call, arena);
  return 0;
}

/** Moves of the start with the points they lead to, best first for the player to move. */
function movesOfStart(
  { game }: Subject,
  arena: Arena,
  { gainOfEdge }: Points,
  { pointsOfVertex }: ScoreSolution,
  start: unknown,
): { readonly move: string; readonly score: number }[] {
  const moves = legalMoves<unknown, unknown>(game, start);
  const targets = successors(arena, 0);
  const side = ownerOf(arena, 0) === 0 ? 1 : -1;
  const rated = moves.map((move, index) => ({
    move: game.notation.writeMove(move, start),
    score: gainOfEdge[index] + pointsOfVertex[targets[index]],
  }));
  return rated.sort((left, right) => side * (right.score - left.score));
}

import { MarienbadError } from "marienbad/base";
import { type Analysis, describeJudgement, type Judgement } from "marienbad/oracle";
import { paintBoard } from "../core/color.ts";
import { type Call, labelled, say } from "../core/command.ts";
import { readPlace } from "../subject/place.ts";
import type { Subject } from "../subject/subject.ts";
import { type MoveRow, outcomeAsJson, printMoves } from "./solved-report.ts";
import { texts } from "./texts.ts";

/** Every move of a position, from any source. */
export interface SubjectAnalysis extends Analysis<unknown> {
  readonly subject: Subject;
  readonly position: unknown;
  /** Time limit of exact values in milliseconds, if any. */
  readonly within?: number;
}

/** The typed position or vertex, else the start. */
export function placeToAnalyse(subject: Subject, word: string | undefined): unknown {
  if (word !== undefined) return readPlace(subject, word);
  if (subject.arena === undefined || subject.arena.start !== undefined) return subject.game.start;
  throw new MarienbadError("bad-argument", texts.noStart(subject.game.id));
}

export function analysisAsJson({ subject, position, value, moves }: SubjectAnalysis): unknown {
  const { notation } = subject.game;
  return {
    position: notation.writePosition(position),
    turn: subject.game.turn(position),
    ...judgementAsJson(value),
    moves: moves.map(({ move, traps, ...judgement }) => ({
      move: notation.writeMove(move, position),
      to: notation.writePosition(subject.game.play(position, move)),
      ...judgementAsJson(judgement),
      ...(traps !== undefined && { traps }),
    })),
  };
}

/** A judgement as JSON; null for what is unknown. */
export function judgementAsJson(judgement: Judgement): object {
  const { certainty } = judgement;
  const source = judgement.source.id;
  if (judgement.certainty === "estimated") {
    const { estimate, heuristic = null } = judgement;
    return { ...outcomeAsJson(), certainty, source, estimate, heuristic };
  }
  const { score = judgement.points, within } = judgement;
  return {
    ...outcomeAsJson(judgement),
    ...(score !== undefined && { score }),
    ...(within !== undefined && { within }),
    certainty,
    source,
  };
}

export function printAnalysis(call: Call, { subject, position, value, moves, within }: SubjectAnalysis): void {
  const { line } = call.output;
  const { notation, board } = subject.game;
  if (board !== undefined) line(paintBoard(board, position, call.paint));
  const turn = say(call, texts.toMove(subject.game.turn(position)));
  line(labelled(call, `${notation.writePosition(position)}, ${turn}`, tellJudgement(call, value)));
  const rows = moves.map(({ traps = 0, move, ...judgement }): MoveRow => {
    const told = tellJudgement(call, judgement);
    const open = within !== undefined && judgement.certainty === "estimated" ? `${say(call, texts.NOT_YET)}, ` : "";
    const danger = traps > 0 ? ` (${say(call, texts.losingAnswers(traps))})` : "";
    return [notation.writeMove(move, position), `${open}${told}${danger}`, told === tellJudgement(call, moves[0])];
  });
  printMoves(call, rows);
  line(say(call, texts.knownBy(value)));
  const open = moves.filter(({ certainty }) => certainty === "estimated").length;
  if (within !== undefined && open > 0) line(say(call, texts.notProvedYet(open, within)));
}

/** A judgement in words, with the game's score if it has one. */
export function tellJudgement(call: Call, judgement: Judgement): string {
  const score = judgement.certainty === "proved" ? judgement.score : undefined;
  const told = `${say(call, describeJudgement(judgement))}${score === undefined ? "" : `, score ${score}`}`;
  return judgement.certainty === "proved" ? call.paint.result(judgement.result, told) : told;
}

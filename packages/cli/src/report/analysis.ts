import { MarienbadError } from "marienbad/base";
import type { Value } from "marienbad/game";
import { type Analysis, describeJudgement, type Judgement } from "marienbad/oracle";
import { paintBoard } from "../core/color.ts";
import { type Call, labelled, say } from "../core/command.ts";
import { readPlace } from "../subject/place.ts";
import type { Subject } from "../subject/subject.ts";
import { outcomeAsJson } from "./solved-report.ts";
import { texts } from "./texts.ts";

/** Every move of a position, whoever found it out. */
export interface SubjectAnalysis extends Analysis<unknown> {
  readonly subject: Subject;
  readonly position: unknown;
  /** The milliseconds that exact values could take, where they were counted. */
  readonly within?: number;
}

/** The position or vertex that was typed, else the start. */
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

/** A judgement as JSON has it: null where there is nothing. */
export function judgementAsJson(judgement: Judgement): object {
  const { certainty } = judgement;
  const source = judgement.source.id;
  if (judgement.certainty === "estimated") {
    const { estimate, heuristic = null } = judgement;
    return { ...outcomeAsJson(NOTHING), certainty, source, estimate, heuristic };
  }
  const { score = judgement.points, within } = judgement;
  return {
    ...outcomeAsJson(toldOf(judgement)),
    ...(score !== undefined && { score }),
    ...(within !== undefined && { within }),
    certainty,
    source,
  };
}

const NOTHING = { winner: undefined, draw: undefined, rank: undefined };

function toldOf({ result, rank, endless }: Value) {
  return result === "draw"
    ? { winner: undefined, draw: endless ? ("infinite" as const) : ("finite" as const), rank }
    : { winner: result, draw: undefined, rank };
}

export function printAnalysis(call: Call, { subject, position, value, moves, within }: SubjectAnalysis): void {
  const { line } = call.output;
  const { notation, board } = subject.game;
  if (board !== undefined) line(paintBoard(board, position, call.paint));
  const turn = say(call, texts.toMove(subject.game.turn(position)));
  line(labelled(call, `${notation.writePosition(position)}, ${turn}`, tellJudgement(call, value)));
  const names = moves.map(({ move }) => notation.writeMove(move, position));
  const width = names.reduce((most, name) => Math.max(most, name.length), 0);
  for (const [index, { traps = 0, move: _, ...judgement }] of moves.entries()) {
    const danger = traps > 0 ? ` (${say(call, texts.losingAnswers(traps))})` : "";
    const name = names[index].padEnd(width);
    const isBest = tellJudgement(call, judgement) === tellJudgement(call, moves[0]);
    const isOpen = within !== undefined && judgement.certainty === "estimated";
    const told = `${isOpen ? `${say(call, texts.NOT_YET)}, ` : ""}${tellJudgement(call, judgement)}`;
    line(`  ${isBest ? call.paint.best(name) : name}  ${told}${danger}`);
  }
  line(say(call, texts.knownBy(value)));
  const open = moves.filter(({ certainty }) => certainty === "estimated").length;
  if (within !== undefined && open > 0) line(say(call, texts.notProvedYet(open, within)));
}

/** A judgement in words, with the score of the game where it has one. */
export function tellJudgement(call: Call, judgement: Judgement): string {
  const score = judgement.certainty === "proved" ? judgement.score : undefined;
  const told = `${say(call, describeJudgement(judgement))}${score === undefined ? "" : `, score ${score}`}`;
  return judgement.certainty === "proved" ? call.paint.result(judgement.result, told) : told;
}

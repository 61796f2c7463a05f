import { type Arena, drawOf, rankOf, type Solution, winnerOf } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { legalMoves } from "../../game/index.ts";
import { rateMoves } from "../../solve/index.ts";
import { type Call, say } from "../core/command.ts";
import { type Told, tellOutcome } from "../core/words.ts";
import { readPlace } from "../subject/place.ts";
import type { Subject } from "../subject/subject.ts";
import { outcomeAsJson } from "./solved-report.ts";

/** Every move of a position, whoever found it out. */
export interface Analysis extends Told {
  readonly subject: Subject;
  readonly position: unknown;
  /** For the player to move, in games that have scores. */
  readonly score?: number;
  /** Best first. */
  readonly moves: readonly AnalysedMove[];
}

export interface AnalysedMove extends Told {
  readonly move: unknown;
  readonly score?: number;
  /** How many of the opponent's answers lose what he has, where it was counted. */
  readonly traps?: number;
}

/** The position or vertex that was typed, else the start. */
export function placeToAnalyse(subject: Subject, text: string | undefined): unknown {
  if (text !== undefined) return readPlace(subject, text);
  if (subject.arena === undefined || subject.arena.start !== undefined) return subject.kit.rules.start;
  throw new MarienbadError("bad-argument", {
    en: `${subject.name} does not say where plays begin: name the vertex to analyse.`,
    fr: `${subject.name} ne dit pas où les parties commencent : nommez le sommet à analyser.`,
  });
}

/** The analysis of a vertex of a solved arena, which needs no more than the next two moves. */
export function analysisOf(
  subject: Subject,
  position: unknown,
  { arena, solution, vertex }: { readonly arena: Arena; readonly solution: Solution; readonly vertex: number },
): Analysis {
  const { rules } = subject.kit;
  const legal = legalMoves(rules, position);
  return {
    subject,
    position,
    winner: winnerOf(solution, vertex),
    draw: drawOf(solution, vertex),
    rank: rankOf(solution, vertex),
    moves: rateMoves(arena, solution, vertex).map(({ index, ...rated }) => ({ ...rated, move: legal[index] })),
  };
}

export function analysisAsJson({ subject, position, moves, score, ...own }: Analysis): unknown {
  const { rules, notation } = subject.kit;
  return {
    position: notation.writePosition(position),
    turn: rules.turn(position),
    ...outcomeAsJson(own),
    ...(score !== undefined && { score }),
    moves: moves.map(({ move, traps, score: ofMove, ...outcome }) => ({
      move: notation.writeMove(move, position),
      to: notation.writePosition(rules.play(position, move)),
      ...outcomeAsJson(outcome),
      ...(ofMove !== undefined && { score: ofMove }),
      ...(traps !== undefined && { traps }),
    })),
  };
}

export function printAnalysis(call: Call, { subject, position, moves, score, ...own }: Analysis): void {
  const { line } = call.output;
  const { rules, notation, board } = subject.kit;
  if (board !== undefined) line(board.draw(position));
  const turn = say(call, {
    en: `player ${rules.turn(position)} to move`,
    fr: `trait au joueur ${rules.turn(position)}`,
  });
  line(`${notation.writePosition(position)}, ${turn}: ${tellOutcome(own, call.language)}${tellScore(score)}`);
  const names = moves.map(({ move }) => notation.writeMove(move, position));
  const width = Math.max(0, ...names.map((name) => name.length));
  for (const [index, { traps = 0, score: ofMove, ...outcome }] of moves.entries()) {
    const danger =
      traps > 0 ? ` (${say(call, { en: `${traps} of the answers lose`, fr: `${traps} des réponses perdent` })})` : "";
    line(`  ${names[index].padEnd(width)}  ${tellOutcome(outcome, call.language)}${tellScore(ofMove)}${danger}`);
  }
}

function tellScore(score: number | undefined): string {
  return score === undefined ? "" : `, score ${score}`;
}

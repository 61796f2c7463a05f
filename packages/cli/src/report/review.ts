import { type Text, text } from "marienbad/base";
import { player as namePlayer, type Player, moves as tellMoves } from "marienbad/game";
import {
  bestLine,
  describeReviewed,
  type Oracle,
  type Review,
  reviewPlay,
  SEVERITIES,
  SEVERITY_SIGNS,
  type SideReview,
  severityName,
} from "marienbad/oracle";
import { type Call, say } from "../core/command.ts";
import { inColumns } from "../core/output.ts";
import type { Subject } from "../subject/subject.ts";
import { judgementAsJson } from "./analysis.ts";
import { texts } from "./texts.ts";

/** A reviewed play, and the best line missed at its turning point. */
export interface SubjectReview {
  readonly subject: Subject;
  readonly review: Review<unknown, unknown>;
  /** Best play from the position before the turning point. */
  readonly line: readonly string[];
}

/** Default milliseconds per position. */
export const DEFAULT_REVIEW_TIME = 3000;
const MAX_LINE = 12;

/** Reviews a play by the subject's oracle, with progress. */
export async function reviewSubject(
  call: Call,
  subject: Subject,
  oracle: Oracle<unknown, unknown>,
  { from, moves, time }: { readonly from: unknown; readonly moves: readonly unknown[]; readonly time: number },
): Promise<SubjectReview> {
  const { game } = subject;
  const budget = { time, signal: call.signal };
  const review = await reviewPlay(game, oracle, from, moves, {
    ...budget,
    onReviewed: (done, total) => call.output.progress(say(call, texts.reviewing(done, total))),
  });
  const { turningPoint, positions } = review;
  const missed = turningPoint === undefined ? undefined : positions[turningPoint - 1];
  const line = missed === undefined ? [] : await bestLine(game, oracle, missed, MAX_LINE, budget);
  call.output.done();
  let position = missed;
  const words = line.map((move) => {
    const word = game.notation.writeMove(move, position);
    position = game.play(position, move);
    return word;
  });
  return { subject, review, line: words };
}

export function printReview(call: Call, { subject, review, line }: SubjectReview): void {
  const { game } = subject;
  const { positions, moves, sides, turningPoint } = review;
  const { line: print } = call.output;
  print(say(call, texts.playTold(moves.length, review.end)));
  for (const player of [0, 1] as const) {
    print(call.paint.player(player, capitalised(say(call, sideTold(player, sides[player])))));
  }
  print();
  const rows = moves.map((reviewed, place) => [
    `${reviewed.number}.`,
    game.notation.writeMove(reviewed.move, positions[place]),
    reviewed.severity === undefined ? "" : SEVERITY_SIGNS[reviewed.severity],
    say(
      call,
      describeReviewed(reviewed, (move) => game.notation.writeMove(move, positions[place])),
    ),
  ]);
  if (rows.length > 0) for (const row of inColumns(rows, [1, 2, 3])) print(row);
  if (turningPoint === undefined) return;
  print();
  print(call.paint.best(say(call, texts.turningPoint(turningPoint, moves[turningPoint - 1].player))));
  const isWhole = line.length < MAX_LINE;
  if (line.length > 0) print(say(call, texts.bestWas(line, isWhole)));
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export function reviewAsJson({ subject, review, line }: SubjectReview): unknown {
  const { notation } = subject.game;
  const { positions, moves, sides, turningPoint } = review;
  const write = (move: unknown, place: number): string => notation.writeMove(move, positions[place]);
  return {
    game: subject.game.id,
    options: subject.game.options,
    result: subject.game.result(positions[moves.length]) ?? null,
    sides,
    turningPoint: turningPoint === undefined ? null : { move: turningPoint, bestLine: line },
    moves: moves.map(({ number, player, move, before, after, best, severity, lost }, place) => ({
      number,
      player,
      move: write(move, place),
      position: notation.writePosition(positions[place]),
      severity: severity ?? null,
      ...(lost !== undefined && { lost }),
      best: best.map((other) => write(other, place)),
      before: judgementAsJson(before),
      after: judgementAsJson(after),
    })),
  };
}

/** "player 0: 2 blunders (moves 3, 13), 1 mistake (move 9); 10 of 16 moves right". */
const sideTold = (side: Player, { moves, judged, faults }: SideReview): Text => {
  const met = SEVERITIES.filter((severity) => faults[severity].length > 0);
  const counts = met.map((severity) => {
    const numbers = faults[severity];
    const name = severityName(severity, numbers.length);
    const [move, coup] = numbers.length === 1 ? ["move", "coup"] : ["moves", "coups"];
    const list = numbers.join(", ");
    return text(`${numbers.length} ${name.en} (${move} ${list})`, `${numbers.length} ${name.fr} (${coup} ${list})`);
  });
  const right = judged - met.reduce((sum, severity) => sum + faults[severity].length, 0);
  const who = namePlayer(side);
  const open = moves - judged;
  const unknown = open === 0 ? text("", "") : text(`, ${open} not judged`, `, ${open} sans jugement`);
  const [en, fr] = [counts.map((part) => part.en).join(", "), counts.map((part) => part.fr).join(", ")];
  return text(
    `${who.en}: ${en === "" ? "no faults" : en}; ${right} of ${tellMoves(moves).en} right${unknown.en}`,
    `${who.fr} : ${fr === "" ? "aucune faute" : fr} ; ${right} sur ${tellMoves(moves).fr} sans faute${unknown.fr}`,
  );
};

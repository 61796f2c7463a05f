import { Checksum } from "../base/checksum.ts";
import { type Arena, arenaChecksum } from "./arena.ts";

/** What the moves and ends of an arena bring player 0, in a game that is played for points. */
export interface Points {
  /** By each move, in the order of the edges. */
  readonly gainOfEdge: Int32Array;
  /** By the end of a play there; 0 where it goes on. */
  readonly scoreOfVertex: Int32Array;
}

/** The solution of a game that is played for points. */
export interface ScoreSolution {
  /** What player 0 gains from each vertex on, under best play by both sides. */
  readonly pointsOfVertex: Int32Array;
  /** The first of the best moves: the vertex it leads to; NO_CHOICE at ends. */
  readonly choiceOfVertex: Uint32Array;
}

/** What identifies an arena together with its points. */
export function pointsChecksum(arena: Arena, { gainOfEdge, scoreOfVertex }: Points): string {
  const sum = new Checksum();
  sum.addAll(Array.from(arenaChecksum(arena), (digit) => digit.charCodeAt(0)));
  sum.addAll(gainOfEdge);
  sum.addAll(scoreOfVertex);
  return sum.toString();
}

import { explore, type Player } from "marienbad";
import { isAcyclic, outDegree, resultAt, valueAt } from "marienbad/arena";
import type { Value } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";
import { rateMoves } from "marienbad/solve";
import { makeGame } from "../own/games.ts";

export interface GameStudy {
  readonly positions: number;
  readonly moves: number;
  /** No play comes back to a position. */
  readonly endsAlways: boolean;
  /** Nobody has won an end of it. */
  readonly drawnEnds: number;
  readonly value: Value;
  readonly best: readonly string[];
  readonly counts: { readonly 0: number; readonly 1: number; readonly draw: number };
  /** The player who has no turn anywhere, where there is more than one move. */
  readonly idle?: Player;
}

function study({ game }: { readonly game: string }): GameStudy {
  const rules = makeGame(game);
  const { arena } = explore(rules);
  const solution = solveArenaQuickly(arena);
  const counts = { 0: 0, 1: 0, draw: 0 };
  const turns = [0, 0];
  let drawnEnds = 0;
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    counts[valueAt(solution, vertex).result]++;
    if (outDegree(arena, vertex) > 0) turns[arena.ownerOfVertex[vertex]]++;
    if (outDegree(arena, vertex) === 0 && resultAt(arena, vertex) !== 0 && resultAt(arena, vertex) !== 1) drawnEnds++;
  }
  const [idle] = ([0, 1] as const).filter((player) => turns[player] === 0 && turns[1 - player] > 1);
  // Edges of the arena are the moves in their order.
  const rated = rateMoves(arena, solution, 0);
  const words = rules.moves(rules.start).map((move: unknown) => rules.notation.writeMove(move, rules.start));
  const isBest = ({ winner, rank, draw }: (typeof rated)[number]): boolean =>
    winner === rated[0].winner && rank === rated[0].rank && draw === rated[0].draw;
  return {
    positions: arena.vertexCount,
    moves: arena.targetOfEdge.length,
    endsAlways: isAcyclic(arena),
    drawnEnds,
    value: valueAt(solution, 0),
    best: rated.filter(isBest).map(({ index }) => words[index]),
    counts,
    ...(idle !== undefined && { idle }),
  };
}

export const myRulesTasks = { "my-rules.study": study };
export type MyRulesTasks = typeof myRulesTasks;

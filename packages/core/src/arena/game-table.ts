import { type Parsed, parsed, refused } from "../base/error.ts";
import type { Work } from "../base/work.ts";
import { type Facts, facts } from "../game/facts.ts";
import { fullGame } from "../game/full-game.ts";
import type { Player, Result } from "../game/game.ts";
import type { BoardLook, FullGame, GivenGame } from "../game/members.ts";
import { resultAt } from "./arena.ts";
import { type Exploration, type ExploreProgress, explore } from "./explore.ts";
import * as texts from "./texts.ts";

/**
 * A game written out position by position, as plain data: what somebody's rules said, without their code. It can be
 * sent, kept and read anywhere, and is a game again by `gameOfTable`.
 *
 *     Nim with 2 sticks, take 1 or 2         position   0  1  2  3
 *                                            names      2,0  1,1  0,1  0,0
 *     moves of position v: the edges         turns      "0110"
 *     from firstEdges[v] to firstEdges[v+1]  results    "..00"… by position: 0, 1, = (a draw), . (goes on)
 *     edge e: words[moves[e]] to targets[e]  firstEdges 0 2 3 3 3
 */
export interface GameTable {
  /** How each position is written. The first is the start. */
  readonly names: readonly string[];
  /** One character per position: who moves, 0 or 1. */
  readonly turns: string;
  /** One character per position: who has won, 0, 1 or = for a draw; a dot where the play goes on. */
  readonly results: string;
  /** How moves are written, each way once. */
  readonly words: readonly string[];
  /** The first edge of each position, and in the end how many edges there are. */
  readonly firstEdges: readonly number[];
  /** Of each edge the number of its word. */
  readonly moves: readonly number[];
  /** Of each edge the position that it leads to. */
  readonly targets: readonly number[];
  readonly facts: Pick<Facts, "impartial" | "acyclic" | "canDraw">;
  /** Who wins a play that never ends. */
  readonly endless?: Result;
  /** The picture of each position in characters, several lines. */
  readonly boards?: readonly string[];
  readonly look?: BoardLook;
  /** The cells that ended the play, of the positions that have them. */
  readonly lines?: Readonly<Record<string, readonly number[]>>;
  /** What the end of a play brings player 0, of each position, and what each edge brings. */
  readonly scores?: { readonly ends: readonly number[]; readonly gains: readonly number[] };
  /** Estimates of each position, by their names. */
  readonly heuristics?: Readonly<Record<string, readonly number[]>>;
}

/** How a draw is written among the results. */
export const DRAW_SIGN = "=";

/**
 * Writes a game out: its rules are asked once for everything, and never again. Needs a game of at most `limit`
 * positions; a larger one throws `limit-reached`. Cost: every position is expanded once and written once.
 */
export function* gameTableWork(given: GivenGame, limit: number): Work<GameTable, ExploreProgress> {
  const game = fullGame(given);
  const { notation, board, scores, heuristics = {} } = game;
  const explored: Exploration<unknown> = yield* explore.work<unknown, unknown>(game, {
    limit,
    scores,
    keepPositions: true,
  });
  const { arena, positions, points } = explored;
  const { firstEdgeOfVertex, targetOfEdge } = arena;
  const words = new Map<string, number>();
  const moves: number[] = [];
  const lines: Record<string, readonly number[]> = {};
  const names: string[] = [];
  const boards: string[] = [];
  let [turns, results] = ["", ""];
  for (const [vertex, position] of positions.entries()) {
    const result = resultAt(arena, vertex);
    names.push(notation.writePosition(position));
    turns += game.turn(position);
    results += result === "draw" ? DRAW_SIGN : (result ?? ".");
    if (board !== undefined) boards.push(board.draw(position));
    const line = result === undefined ? undefined : board?.winningLine?.(position);
    if (line !== undefined) lines[vertex] = line;
    if (firstEdgeOfVertex[vertex] === firstEdgeOfVertex[vertex + 1]) continue;
    for (const move of game.moves(position)) {
      const word = notation.writeMove(move, position);
      if (!words.has(word)) words.set(word, words.size);
      moves.push(words.get(word) as number);
    }
  }
  const { impartial, acyclic, canDraw } = game.facts;
  return {
    // Keys tell positions apart where what the notation writes does not.
    names: new Set(names).size === names.length ? names : positions.map((position) => String(game.key(position))),
    ...{ turns, results, words: [...words.keys()], moves },
    firstEdges: Array.from(firstEdgeOfVertex),
    targets: Array.from(targetOfEdge),
    facts: { impartial, acyclic, canDraw },
    ...(game.endless !== undefined && { endless: game.endless }),
    ...(board !== undefined && { boards, look: lookOf(board) }),
    ...(Object.keys(lines).length > 0 && { lines }),
    ...(points && { scores: { ends: Array.from(points.scoreOfVertex), gains: Array.from(points.gainOfEdge) } }),
    ...(Object.keys(heuristics).length > 0 && {
      heuristics: Object.fromEntries(
        Object.entries(heuristics).map(([name, estimate]) => [name, positions.map((position) => estimate(position))]),
      ),
    }),
  };
}

function lookOf({ marks, lattice, pieces }: BoardLook): BoardLook {
  return { ...(marks && { marks }), ...(lattice && { lattice }), ...(pieces && { pieces }) };
}

/** Finds positions by their names; the index is made when it is first needed. */
function readerOf(names: readonly string[]): (name: string) => Parsed<number> {
  let index: Map<string, number> | undefined;
  return (name) => {
    index ??= new Map(names.map((written, vertex) => [written, vertex]));
    const vertex = index.get(name);
    return vertex === undefined ? refused([{ text: texts.noSuchVertex(name) }]) : parsed(vertex);
  };
}

/** The game that was written out: positions are their numbers in the table, moves the numbers of edges. */
export function gameOfTable(table: GameTable): FullGame<number, number> {
  const { names, turns, results, words, firstEdges, moves, targets, boards, lines, scores, heuristics } = table;
  const resultOf = (vertex: number): Result | undefined => {
    const sign = results[vertex];
    return sign === "." ? undefined : sign === DRAW_SIGN ? "draw" : (Number(sign) as Player);
  };
  const edgesOf = (vertex: number): number[] =>
    Array.from({ length: firstEdges[vertex + 1] - firstEdges[vertex] }, (_, edge) => firstEdges[vertex] + edge);
  return {
    start: 0,
    ...(table.endless !== undefined && { endless: table.endless }),
    turn: (vertex) => Number(turns[vertex]) as Player,
    moves: edgesOf,
    play: (_, edge) => targets[edge],
    result: resultOf,
    key: (vertex) => vertex,
    facts: facts(table.facts),
    notation: {
      writeMove: (edge) => words[moves[edge]],
      writePosition: (vertex) => names[vertex],
      readPosition: readerOf(names),
    },
    ...(boards && {
      board: {
        ...table.look,
        draw: (vertex) => boards[vertex],
        ...(lines && { winningLine: (vertex) => lines[vertex] }),
      },
    }),
    ...(scores && {
      scores: { score: (vertex) => scores.ends[vertex], gain: (_, edge) => scores.gains[edge] },
    }),
    ...(heuristics && {
      heuristics: Object.fromEntries(
        Object.entries(heuristics).map(([name, values]) => [name, (vertex: number): number => values[vertex]]),
      ),
    }),
  };
}

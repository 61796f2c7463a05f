import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { run, type Work, withWork } from "../base/work.ts";
import { fullGame } from "./full-game.ts";
import type { Player, Result, Rules } from "./game.ts";
import type { Game } from "./members.ts";
import * as texts from "./texts.ts";

/** A node of the game tree, the extensive form (G4 in docs/concordance.md): a position and the way it was reached. */
export interface TreeNode<Position, Move> {
  readonly position: Position;
  /** The move that led here; undefined at the root. */
  readonly move: Move | undefined;
  readonly turn: Player;
  readonly result: Result | undefined;
  readonly depth: number;
  /** Moves of the position, drawn or not. */
  readonly degree: number;
  /** Empty at a leaf, and where the tree was cut. */
  readonly children: readonly TreeNode<Position, Move>[];
}

/** Options for `gameTree`. */
export interface TreeOptions<Position, Move> {
  readonly from?: Position;
  readonly depth: number;
  /** Expand only this play, with its siblings as leaves, as the course draws tic-tac-toe. */
  readonly along?: readonly Move[];
  /** Maximum number of nodes (default 100,000). */
  readonly limit?: number;
}

const DEFAULT_TREE_LIMIT = 100_000;
const PAUSE_EVERY = 1024;

/** The game tree from a position down to a depth. Cost: time and memory for its nodes. */
export const gameTree = /* @__PURE__ */ withWork(function gameTree<Position, Move>(
  game: Game<Position, Move>,
  options: TreeOptions<Position, Move>,
): TreeNode<Position, Move> {
  return run(gameTreeWork(game, options));
}, gameTreeWork);

interface Growing<Position, Move> {
  readonly node: TreeNode<Position, Move> & { readonly children: TreeNode<Position, Move>[] };
  /** The moves that become children: all of them, or none where the tree is cut. */
  readonly moves: readonly Move[];
  /** The index of the only move to follow, if there is one. */
  readonly followed: number | undefined;
}

const GAME_TREE_OPTIONS: OptionNames<TreeOptions<never, never>> = { from: true, depth: true, along: true, limit: true };

function* gameTreeWork<Position, Move>(
  given: Game<Position, Move>,
  options: TreeOptions<Position, Move>,
): Work<TreeNode<Position, Move>> {
  checkOptions("gameTree", options, GAME_TREE_OPTIONS);
  const { from = given.start, depth, along, limit = DEFAULT_TREE_LIMIT } = options;
  const game = fullGame(given);
  const root = grow(from, undefined, 0, true);
  const path = [root];
  for (let count = 1; path.length > 0; ) {
    const { node, moves, followed } = path[path.length - 1];
    const next = node.children.length;
    if (next === moves.length) {
      path.pop();
      continue;
    }
    if (++count > limit)
      throw new MarienbadError("limit-reached", texts.treeTooLarge(limit), { parameters: { limit } });
    if (count % PAUSE_EVERY === 0) yield count;
    const isFollowed = along === undefined || next === followed;
    const child = grow(game.play(node.position, moves[next]), moves[next], node.depth + 1, isFollowed);
    node.children.push(child.node);
    if (child.moves.length > 0) path.push(child);
  }
  return root.node;

  function grow(
    position: Position,
    move: Move | undefined,
    level: number,
    isFollowed: boolean,
  ): Growing<Position, Move> {
    const result = game.result(position);
    const moves = result === undefined ? game.moves(position) : [];
    const opens = level < depth && isFollowed && (along === undefined || level < along.length);
    return {
      node: { position, move, turn: game.turn(position), result, depth: level, degree: moves.length, children: [] },
      moves: opens ? moves : [],
      followed: opens && along !== undefined ? indexOfMove(game, position, moves, along[level]) : undefined,
    };
  }
}

/** The index of a move. Rules may make new move objects at each call, so moves are compared by where they lead. */
function indexOfMove<Position, Move>(
  game: Rules<Position, Move>,
  position: Position,
  moves: readonly Move[],
  meant: Move,
): number {
  const same = moves.indexOf(meant);
  if (same >= 0) return same;
  const key = game.key(game.play(position, meant));
  return moves.findIndex((move) => game.key(game.play(position, move)) === key);
}

/** Sizes of a tree, in the words of the course. */
export interface TreeMeasures {
  readonly nodes: number;
  /** Nodes without a child in the tree. */
  readonly leaves: number;
  /** Greatest depth. */
  readonly height: number;
  /** Greatest number of children. */
  readonly degree: number;
}

/** The sizes of a tree. */
export function measureTree<Position, Move>(root: TreeNode<Position, Move>): TreeMeasures {
  let nodes = 0;
  let leaves = 0;
  let height = 0;
  let degree = 0;
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes++;
    if (node.children.length === 0) leaves++;
    height = Math.max(height, node.depth);
    degree = Math.max(degree, node.children.length);
    for (const child of node.children) waiting.push(child);
  }
  return { nodes, leaves, height, degree };
}

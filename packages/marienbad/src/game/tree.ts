import { MarienbadError } from "../base/error.ts";
import type { Game, Player, Result } from "./game.ts";

/** A node of the game tree (the extensive form, row G4): a position together with the way it was reached. */
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

export interface TreeOptions<Position, Move> {
  readonly from?: Position;
  /** How many moves deep to go. */
  readonly depth: number;
  /** Follow only this play, and show its siblings as leaves: the way the course draws tic-tac-toe. */
  readonly along?: readonly Move[];
  /** The most nodes (default 100,000). */
  readonly limit?: number;
}

/** The game tree from a position down to a depth. */
export function gameTree<Position, Move>(
  game: Game<Position, Move>,
  options: TreeOptions<Position, Move>,
): TreeNode<Position, Move> {
  const { from = game.start, depth, along, limit = 100_000 } = options;
  let count = 0;
  const grow = (
    position: Position,
    move: Move | undefined,
    level: number,
    chosen: boolean,
  ): TreeNode<Position, Move> => {
    if (++count > limit) {
      throw new MarienbadError("limit-reached", {
        en: `The tree has more than ${limit.toLocaleString("en")} nodes, the limit. Ask for less depth, or raise the limit.`,
        fr: `L'arbre a plus de ${limit.toLocaleString("fr")} nœuds, la limite. Demandez moins de profondeur, ou élevez la limite.`,
      });
    }
    const result = game.result(position);
    const moves = result === undefined ? game.moves(position) : [];
    const opens = level < depth && chosen && (along === undefined || level < along.length);
    const followed = opens && along !== undefined ? indexOfMove(game, position, moves, along[level]) : undefined;
    const children = opens
      ? moves.map((next, i) => grow(game.play(position, next), next, level + 1, along === undefined || i === followed))
      : [];
    return { position, move, turn: game.turn(position), result, depth: level, degree: moves.length, children };
  };
  return grow(from, undefined, 0, true);
}

/** Which of the moves is meant. Rules may make their moves anew at each call, so what counts is where they lead. */
function indexOfMove<Position, Move>(
  game: Game<Position, Move>,
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

import { checkOptions, type OptionNames } from "../base/option-names.ts";
import { type Random, seededRandom } from "../base/random.ts";
import { type Budget, Meter, runWithin, Stop, type Work, withWork } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import { opponent, type Player, type Result, type Rules } from "../game/game.ts";
import type { Game, Heuristic } from "../game/members.ts";
import { type Answer, answerAtEnd, NO_CUTS } from "./answer.ts";
import { finishedScore, indifferent, isPlainEnd, leaderAt, neutralOf, valueOfScore } from "./score.ts";

const DEFAULT_PLAYOUTS = 10_000;

/** Options of Monte-Carlo tree search. */
export interface MctsOptions<Position> {
  readonly seed?: number;
  /** Scores ends without a result (see score.ts), and nothing else. */
  readonly heuristic?: Heuristic<Position>;
  /** Weight of moves that look worse (default 1, found by playing; the theory asks for √2). */
  readonly exploration?: number;
  /** Nodes to keep; beyond it the tree is searched but does not grow. */
  readonly maxNodes?: number;
  /** The game is known to have no cycles: repetitions are not looked for. */
  readonly acyclic?: boolean;
}

/** A node of the growing tree: a position met on one path. */
class SearchNode<Position, Move> {
  readonly position: Position;
  readonly player: Player;
  readonly parent: SearchNode<Position, Move> | undefined;
  readonly move: Move | undefined;
  moves: readonly Move[] | undefined;
  readonly children: SearchNode<Position, Move>[] = [];
  visits = 0;
  /** Sum of the results for player 0: 1 for a win, ½ for a draw. */
  points = 0;
  proved: Result | undefined;
  /** Some move is proved to draw: the mover need not do worse. */
  drawAtHand = false;
  /** The points of a node that proves nothing and is not gone past: a repetition, an end with a score. */
  fixedPoints: number | undefined;

  constructor(position: Position, player: Player, parent?: SearchNode<Position, Move>, move?: Move) {
    this.position = position;
    this.player = player;
    this.parent = parent;
    this.move = move;
  }
}

/**
 * Monte-Carlo tree search (M6 in docs/concordance.md; Kocsis and Szepesvári 2006) with solver back-up (Winands,
 * Björnsson and Saito 2008).
 *
 * Needs any game; a heuristic only for ends that have scores. The tree grows by one node at a time where it is most
 * promising; random plays rate the new nodes. Finished plays prove their node, and proofs are carried up; proved nodes
 * are not visited again. A repetition counts as a draw in the averages and proves nothing; an end with a score counts
 * for the player it favours. Returns the most visited move, or a proved win; the value is exact when the root is
 * proved, otherwise an estimate between −1 (player 1 wins every play) and 1. `nodes` counts playouts, `depth` is the
 * deepest node. The same seed and number of playouts give the same answer. Cost: its budget, and a node per playout.
 */
export const mcts = /* @__PURE__ */ withWork(function mcts<Position, Move>(
  given: Game<Position, Move>,
  position: Position,
  options: MctsOptions<Position> & Budget = {},
): Answer<Move> {
  const game = fullGame(given);
  const endless = options.time === undefined && options.nodes === undefined;
  return runWithin(mctsWork(game, position, options), endless ? { ...options, nodes: DEFAULT_PLAYOUTS } : options);
}, mctsWork);

const MCTS_OPTIONS: OptionNames<MctsOptions<never> & Budget> = {
  seed: true,
  heuristic: true,
  exploration: true,
  maxNodes: true,
  acyclic: true,
  time: true,
  nodes: true,
  signal: true,
  onProgress: true,
};

function* mctsWork<Position, Move>(
  given: Game<Position, Move>,
  position: Position,
  options: MctsOptions<Position> = {},
): Work<Answer<Move>, Meter> {
  checkOptions("mcts", options, MCTS_OPTIONS);
  const game = fullGame(given);
  const { seed = 1, heuristic = indifferent, exploration = 1, maxNodes = 500_000, acyclic = false } = options;
  const end = answerAtEnd(game, position, heuristic);
  if (end !== undefined) return end;
  const meter = new Meter();
  const random = seededRandom(seed);
  const root = new SearchNode<Position, Move>(position, game.turn(position));
  let size = 1;
  try {
    while (root.proved === undefined) {
      meter.nodes++;
      const node = descend(root);
      backUp(node, node.fixedPoints ?? pointsOf(node.proved ?? randomPlay(game, node.position, random, heuristic)));
      if (meter.nodes >= meter.pauseAt) yield meter;
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return answer();

  function descend(from: SearchNode<Position, Move>): SearchNode<Position, Move> {
    let node = from;
    for (let depth = 1; node.proved === undefined && node.fixedPoints === undefined; depth++) {
      node.moves ??= shuffled(game.moves(node.position), random);
      if (node.children.length < node.moves.length) {
        if (size >= maxNodes && node.children.length === 0) return node;
        if (size < maxNodes) {
          meter.depth = Math.max(meter.depth, depth);
          size++;
          return grow(node, node.moves[node.children.length]);
        }
      }
      node = mostPromising(node, exploration);
    }
    return node;
  }

  function grow(node: SearchNode<Position, Move>, move: Move): SearchNode<Position, Move> {
    const next = game.play(node.position, move);
    const child = new SearchNode(next, game.turn(next), node, move);
    node.children.push(child);
    child.proved = game.result(next);
    if (child.proved !== undefined) return child;
    if (game.moves(next).length === 0) {
      if (isPlainEnd(heuristic, next)) child.proved = leaderAt(heuristic, next);
      else child.fixedPoints = pointsOf(leaderAt(heuristic, next));
    } else if (!acyclic && isRepeated(child)) child.fixedPoints = pointsOf("draw");
    return child;
  }

  function isRepeated({ position, parent }: SearchNode<Position, Move>): boolean {
    const key = game.key(position);
    for (let above = parent; above !== undefined; above = above.parent) {
      if (game.key(above.position) === key) return true;
    }
    return false;
  }

  function answer(): Answer<Move> {
    const line: Move[] = [];
    for (let node = bestChild(root); node !== undefined; node = bestChild(node)) line.push(node.move as Move);
    const move = line.length > 0 ? line[0] : game.moves(position)[0];
    const average = root.visits === 0 ? 0 : (2 * root.points) / root.visits - 1;
    return {
      move,
      value: root.proved === undefined ? average : valueOfScore(finishedScore(root.proved, 0, neutralOf(heuristic))),
      certainty: root.proved === undefined ? "estimate" : "exact",
      depth: meter.depth,
      nodes: meter.nodes,
      cuts: NO_CUTS,
      line,
    };
  }
}

function backUp<Position, Move>(from: SearchNode<Position, Move>, result: number): void {
  let points = result;
  let below: SearchNode<Position, Move> | undefined;
  for (let node: SearchNode<Position, Move> | undefined = from; node !== undefined; node = node.parent) {
    if (below?.proved !== undefined) {
      node.proved = provedByChildren(node);
      if (below.proved === "draw") node.drawAtHand = true;
    }
    // Other moves are still being looked at, but a mover with a draw at hand would not suffer from them.
    if (node.drawAtHand) points = node.player === 0 ? Math.max(points, 0.5) : Math.min(points, 0.5);
    node.visits++;
    node.points += points;
    below = node;
  }
}

/** A mover takes a proved win at once, and anything else only when everything is proved. */
function provedByChildren<Position, Move>({ player, moves, children }: SearchNode<Position, Move>): Result | undefined {
  let best: Result | undefined = opponent(player);
  for (const { proved } of children) {
    if (proved === player) return player;
    if (proved === undefined) best = undefined;
    else if (proved === "draw" && best !== undefined) best = "draw";
  }
  return children.length === moves?.length ? best : undefined;
}

/** The child with the highest upper confidence bound (UCB1) for the mover, among those that are not proved. */
function mostPromising<Position, Move>(
  node: SearchNode<Position, Move>,
  exploration: number,
): SearchNode<Position, Move> {
  const logarithm = Math.log(node.visits);
  let best = node.children[0];
  let bestBound = Number.NEGATIVE_INFINITY;
  for (const child of node.children) {
    if (child.proved !== undefined) continue;
    const share = (node.player === 0 ? child.points : child.visits - child.points) / child.visits;
    const bound = share + exploration * Math.sqrt(logarithm / child.visits);
    if (bound > bestBound) {
      best = child;
      bestBound = bound;
    }
  }
  return best;
}

/** The move to play: a proved win, else the most visited that is no proved loss and promises more than a sure draw. */
function bestChild<Position, Move>(node: SearchNode<Position, Move>): SearchNode<Position, Move> | undefined {
  const worth = (child: SearchNode<Position, Move>): number => {
    if (child.proved === node.player) return Number.POSITIVE_INFINITY;
    if (child.proved === opponent(node.player)) return -1 / (1 + child.visits); // the longest resistance seen
    if (child.proved === "draw") return 0.5;
    const share = (node.player === 0 ? child.points : child.visits - child.points) / child.visits;
    return node.drawAtHand && share <= 0.5 ? 0 : child.visits;
  };
  let best: SearchNode<Position, Move> | undefined;
  for (const child of node.children) if (best === undefined || worth(child) > worth(best)) best = child;
  return best;
}

function pointsOf(result: Result): number {
  return result === "draw" ? 0.5 : result === 0 ? 1 : 0;
}

/** The moves in random order: the order of the rules should not decide what is tried first. */
function shuffled<Move>(moves: readonly Move[], random: Random): Move[] {
  const order = [...moves];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** Plays that do not end by then count as draws: games with cycles could go on forever. */
const MAX_PLAYOUT = 1000;

/** Plays at random to the end; returns the winner, at an end without a result the player whom its score favours. */
export function randomPlay<Position, Move>(
  game: Rules<Position, Move>,
  start: Position,
  random: Random,
  heuristic: Heuristic<Position> = indifferent,
): Result {
  let position = start;
  for (let ply = 0; ply < MAX_PLAYOUT; ply++) {
    const result = game.result(position);
    if (result !== undefined) return result;
    const moves = game.moves(position);
    if (moves.length === 0) return leaderAt(heuristic, position);
    position = game.play(position, moves[random.below(moves.length)]);
  }
  return "draw";
}

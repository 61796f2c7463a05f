import { MarienbadError } from "../base/error.ts";
import { checkOptions } from "../base/option-names.ts";
import type { Text } from "../base/text.ts";
import { run, type Work } from "../base/work.ts";
import { fullGame } from "../game/full-game.ts";
import { opponent } from "../game/game.ts";
import { keyIndexFor } from "../game/key-index.ts";
import type { Game } from "../game/members.ts";
import { requireImpartial, requireSameMovesWork } from "./impartial-check.ts";
import { mex, nimSum } from "./nimbers.ts";
import * as texts from "./texts.ts";

/** Options for a Grundy table. */
export interface GrundyOptions {
  /** The most positions to look at (default 1,000,000). */
  readonly limit?: number;
  /** Cut positions into their independent parts where the game can (default true). */
  readonly useParts?: boolean;
}

/** The Grundy values of one game, remembered from question to question. */
export interface GrundyTable<Position> {
  valueOf(position: Position): number;
  /** Like `valueOf`, but resumable; its progress is the number of positions looked at. */
  valueOfWork(position: Position): Work<number>;
  readonly size: number;
}

const DEFAULT_LIMIT = 1_000_000;
const STEPS_AT_ONCE = 1024;
const UNKNOWN = -1;
const BEING_LOOKED_AT = -2;

interface Visit {
  readonly node: number;
  /** For every move the positions it leads to, independent of each other: their nim-sum is the value of the move. */
  readonly nodesOfOption: readonly (readonly number[])[];
  option: number;
  part: number;
}

/**
 * Grundy values through the graph of the game (Sprague 1935, Grundy 1939): the value of a position is the mex of the
 * values of its options, and the value of a sum is the nim-sum of its parts (N1 in docs/concordance.md).
 *
 * Needs: an impartial game without cycles, under normal play (a player who cannot move loses), the players moving in
 * turn; others are refused with `not-applicable` and a position that shows it (N5). Returns: exact values. Cost: one
 * visit per position; where the game has `parts`, per position of a part. No recursion.
 */
export function grundyTable<Position, Move>(
  given: Game<Position, Move>,
  options: GrundyOptions = {},
): GrundyTable<Position> {
  const game = fullGame(given);
  checkOptions("grundyTable", options, { limit: true, useParts: true });
  const { limit = DEFAULT_LIMIT, useParts = true } = options;
  const { notation, turnSwap } = game;
  const parts = useParts ? game.parts : undefined;
  requireImpartial(game);

  const nodeOfKey = keyIndexFor(game.key(game.start));
  const positionOfNode: Position[] = [];
  const valueOfNode: number[] = [];
  const path: Visit[] = [];
  let steps = 0;

  /** Both players have the same moves, so that one turn can stand for the other. */
  const oneTurn = (position: Position): Position =>
    turnSwap !== undefined && game.turn(position) === 1 ? turnSwap.swapTurn(position) : position;

  const nodeOf = (position: Position): number => {
    const standard = oneTurn(position);
    const node = nodeOfKey.add(game.key(standard));
    if (node < positionOfNode.length) return node;
    if (node >= limit) {
      throw new MarienbadError("limit-reached", texts.tooManyPositions(limit), { parameters: { limit } });
    }
    positionOfNode.push(standard);
    valueOfNode.push(UNKNOWN);
    return node;
  };

  const nodesOf = (position: Position): readonly number[] =>
    parts === undefined ? [nodeOf(position)] : parts.parts(position).map(nodeOf);

  function* visitWork(node: number): Work<void> {
    const position = positionOfNode[node];
    yield* requireSameMovesWork(game, position);
    const turn = game.turn(position);
    const nodesOfOption: (readonly number[])[] = [];
    for (const move of game.moves(position)) {
      const next = game.play(position, move);
      if (game.turn(next) === turn) {
        const [word, where] = [notation.writeMove(move, position), notation.writePosition(position)];
        throw notApplicable(texts.movesAgain(word, where));
      }
      if (game.result(next) !== undefined) requireNormalPlay(next);
      nodesOfOption.push(nodesOf(next));
      if (++steps % STEPS_AT_ONCE === 0) yield positionOfNode.length;
    }
    if (nodesOfOption.length === 0) requireNormalPlay(position);
    valueOfNode[node] = BEING_LOOKED_AT;
    path.push({ node, nodesOfOption, option: 0, part: 0 });
  }

  const requireNormalPlay = (position: Position): void => {
    const result = game.result(position);
    const turn = game.turn(position);
    if (result === opponent(turn)) return;
    const where = notation.writePosition(position);
    throw notApplicable(result === turn ? texts.endsMisere(where) : texts.endsWithoutWinner(where));
  };

  /** The path of an interrupted question is not known yet. */
  const forgetUnfinishedPath = (): void => {
    for (const { node } of path) valueOfNode[node] = UNKNOWN;
    path.length = 0;
  };

  function* findValueWork(root: number): Work<void> {
    if (valueOfNode[root] !== UNKNOWN) return;
    yield* visitWork(root);
    while (path.length > 0) {
      if (++steps % STEPS_AT_ONCE === 0) yield positionOfNode.length;
      const here = path[path.length - 1];
      const option = here.nodesOfOption[here.option];
      if (option === undefined) {
        valueOfNode[here.node] = mex(here.nodesOfOption.map((nodes) => nimSum(nodes.map((node) => valueOfNode[node]))));
        path.pop();
      } else if (here.part === option.length) {
        here.option++;
        here.part = 0;
      } else {
        const next = option[here.part++];
        if (valueOfNode[next] === BEING_LOOKED_AT) {
          throw notApplicable(texts.comesBack(notation.writePosition(positionOfNode[next])));
        }
        if (valueOfNode[next] === UNKNOWN) yield* visitWork(next);
      }
    }
  }

  function* valueOfWork(position: Position): Work<number> {
    if (game.result(position) !== undefined) requireNormalPlay(position);
    forgetUnfinishedPath();
    const nodes = nodesOf(position);
    for (const node of nodes) yield* findValueWork(node);
    return nimSum(nodes.map((node) => valueOfNode[node]));
  }

  return {
    valueOf: (position) => run(valueOfWork(position)),
    valueOfWork,
    get size() {
      return positionOfNode.length;
    },
  };
}

/** The Grundy value of a position, by default the start. */
export function grundyValue<Position, Move>(
  given: Game<Position, Move>,
  position: Position = given.start,
  options: GrundyOptions = {},
): number {
  const game = fullGame(given);
  return grundyTable(game, options).valueOf(position);
}

function notApplicable(reason: Text): MarienbadError {
  return new MarienbadError("not-applicable", texts.noGrundyValues(reason));
}

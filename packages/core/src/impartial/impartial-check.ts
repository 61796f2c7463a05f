import { MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import { run, type Work } from "../base/work.ts";
import { type Key, opponent } from "../game/game.ts";
import type { FullGame, TurnSwap } from "../game/members.ts";
import * as texts from "./texts.ts";

const MAX_SEARCHED = 2000;
const MOVES_AT_ONCE = 4096;

/** Refuses a game not stated to be impartial, with a reason: a position or two moves (N5 in docs/concordance.md). */
export function requireImpartial<Position, Move>(game: FullGame<Position, Move>): void {
  if (game.facts.impartial) return;
  const { turnSwap = swapByNotation(game) } = game;
  for (const position of nearStart(game)) run(requireSameMovesWork({ ...game, turnSwap }, position));
  const reason = movesThatDiffer(game);
  if (reason !== undefined) throw notImpartial(reason);
  throw new MarienbadError("not-applicable", texts.noStatementOfImpartiality());
}

function notImpartial(reason: Text): MarienbadError {
  return new MarienbadError("not-applicable", texts.notImpartial(reason));
}

/** Refuses a position where the players have different options, unless there is no `turnSwap`. Progress: moves. */
export function* requireSameMovesWork<Position, Move>(game: FullGame<Position, Move>, position: Position): Work<void> {
  const { notation, turnSwap } = game;
  if (turnSwap === undefined) return;
  const swapped = turnSwap.swapTurn(position);
  const lacking =
    (yield* lackingMoveWork(game, position, swapped)) ?? (yield* lackingMoveWork(game, swapped, position));
  if (lacking !== undefined) {
    const { from, move } = lacking;
    const [where, word] = [notation.writePosition(from), notation.writeMove(move, from)];
    throw notImpartial(texts.lackingMove(where, game.turn(from), word));
  }
}

function* lackingMoveWork<Position, Move>(
  game: FullGame<Position, Move>,
  from: Position,
  other: Position,
): Work<{ from: Position; move: Move } | undefined> {
  const { turnSwap } = game;
  if (turnSwap === undefined || game.turn(from) === game.turn(other)) return undefined;
  const reached = new Set<Key>();
  for (const move of game.moves(other)) {
    const next = game.play(other, move);
    const swapped = turnSwap.swapTurn(next);
    if (game.turn(swapped) === game.turn(next)) return undefined; // nothing to compare with
    reached.add(game.key(swapped));
    if (reached.size % MOVES_AT_ONCE === 0) yield reached.size;
  }
  for (const [index, move] of game.moves(from).entries()) {
    if (!reached.has(game.key(game.play(from, move)))) return { from, move };
    if (index % MOVES_AT_ONCE === MOVES_AT_ONCE - 1) yield index;
  }
  return undefined;
}

function nearStart<Position, Move>(game: FullGame<Position, Move>): readonly Position[] {
  const seen = new Set<Key>([game.key(game.start)]);
  const positions = [game.start];
  for (let i = 0; i < positions.length && positions.length < MAX_SEARCHED; i++) {
    for (const move of game.moves(positions[i])) {
      const next = game.play(positions[i], move);
      const key = game.key(next);
      if (seen.has(key)) continue;
      seen.add(key);
      positions.push(next);
    }
  }
  return positions;
}

/** Swaps the turn in the written position; one that cannot be read so stays as it is, and proves nothing. */
function swapByNotation<Position, Move>(game: FullGame<Position, Move>): TurnSwap<Position> {
  const { notation } = game;
  return {
    swapTurn(position) {
      const turn = game.turn(position);
      const text = notation.writePosition(position);
      const swapped = text.replace(new RegExp(`\\b${turn}(?=\\)?$)`), String(opponent(turn)));
      const read = swapped === text ? undefined : notation.readPosition(swapped);
      return read?.ok && game.turn(read.value) !== turn ? read.value : position;
    },
  };
}

/** Where the turn cannot be swapped: two moves whose order changes the position do different things per player. */
function movesThatDiffer<Position, Move>(game: FullGame<Position, Move>): Text | undefined {
  const { notation } = game;
  const { start } = game;
  const words = game.moves(start).map((move) => notation.writeMove(move, start));
  const after = (position: Position, word: string): Position | undefined => {
    const move = game.moves(position).find((candidate) => notation.writeMove(candidate, position) === word);
    return move === undefined ? undefined : game.play(position, move);
  };
  const afterBoth = (first: string, second: string): Position | undefined => {
    const between = after(start, first);
    return between === undefined || game.turn(between) === game.turn(start) ? undefined : after(between, second);
  };
  for (const second of words.slice(1)) {
    const one = afterBoth(words[0], second);
    const other = afterBoth(second, words[0]);
    if (one === undefined || other === undefined || game.key(one) === game.key(other)) continue;
    const [from, here, there] = [start, one, other].map((position) => notation.writePosition(position));
    return texts.orderMatters(from, words[0], second, here, there);
  }
  return undefined;
}

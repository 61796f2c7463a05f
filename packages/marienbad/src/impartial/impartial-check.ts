import { MarienbadError } from "../base/error.ts";
import { type Key, opponent } from "../game/game.ts";
import type { GameKit, TurnSwap } from "../game/kit.ts";

/** How many positions are looked at for the reason why a game is not impartial. */
const SEARCHED_FOR_A_REASON = 2000;

/**
 * Refuses a game that says it is not impartial, with the reason (row N5): the first position, breadth first, where one
 * player has a move that the other lacks.
 */
export function requireImpartial<Position, Move>(kit: GameKit<Position, Move>): void {
  if (kit.facts.impartial) return;
  const { rules, notation, turnSwap = swapByNotation(kit) } = kit;
  for (const position of nearStart(kit)) requireSameMoves({ ...kit, turnSwap }, position);
  const start = notation.writePosition(rules.start);
  throw new MarienbadError(
    "not-applicable",
    "This game does not state that it is impartial: a Grundy value needs rules that give both players the same moves " +
      `in every position, from ${start} on.`,
  );
}

/** Refuses a position where the two players do not have the same options (a game without `turnSwap` is believed). */
export function requireSameMoves<Position, Move>(kit: GameKit<Position, Move>, position: Position): void {
  const { rules, notation, turnSwap } = kit;
  if (turnSwap === undefined) return;
  const swapped = turnSwap.swapTurn(position);
  const lacking = lackingMove(kit, position, swapped) ?? lackingMove(kit, swapped, position);
  if (lacking !== undefined) {
    const { from, move } = lacking;
    const mover = rules.turn(from);
    throw new MarienbadError(
      "not-applicable",
      `This game is not impartial: in ${notation.writePosition(from)} player ${mover} has the move ` +
        `${notation.writeMove(move, from)}, which player ${1 - mover} lacks.`,
    );
  }
}

/** A move of one position that leads where none of the other's moves leads, whose turn it is apart. */
function lackingMove<Position, Move>(
  { rules, turnSwap }: GameKit<Position, Move>,
  from: Position,
  other: Position,
): { from: Position; move: Move } | undefined {
  if (turnSwap === undefined || rules.turn(from) === rules.turn(other)) return undefined;
  const reached = new Set<Key>();
  for (const move of rules.moves(other)) {
    const next = rules.play(other, move);
    const swapped = turnSwap.swapTurn(next);
    if (rules.turn(swapped) === rules.turn(next)) return undefined; // nothing to compare with
    reached.add(rules.key(swapped));
  }
  for (const move of rules.moves(from)) {
    if (!reached.has(rules.key(rules.play(from, move)))) return { from, move };
  }
  return undefined;
}

/** The first positions of the game, breadth first. */
function nearStart<Position, Move>({ rules }: GameKit<Position, Move>): readonly Position[] {
  const seen = new Set<Key>([rules.key(rules.start)]);
  const positions = [rules.start];
  for (let i = 0; i < positions.length && positions.length < SEARCHED_FOR_A_REASON; i++) {
    for (const move of rules.moves(positions[i])) {
      const next = rules.play(positions[i], move);
      const key = rules.key(next);
      if (seen.has(key)) continue;
      seen.add(key);
      positions.push(next);
    }
  }
  return positions;
}

/**
 * Many notations write the player to move last: reading the position back with the other one there is a way to change the
 * turn, good enough to look for a reason with. A position that cannot be read so stays as it is, and proves nothing.
 */
function swapByNotation<Position, Move>({ rules, notation }: GameKit<Position, Move>): TurnSwap<Position> {
  return {
    swapTurn(position) {
      const turn = rules.turn(position);
      const text = notation.writePosition(position);
      const swapped = text.replace(new RegExp(`\\b${turn}(?=\\)?$)`), String(opponent(turn)));
      const read = swapped === text ? undefined : notation.readPosition(swapped);
      return read?.ok && rules.turn(read.value) !== turn ? read.value : position;
    },
  };
}

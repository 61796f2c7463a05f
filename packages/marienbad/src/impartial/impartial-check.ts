import { MarienbadError } from "../base/error.ts";
import type { Key } from "../game/game.ts";
import type { GameKit } from "../game/kit.ts";

/** How many positions are looked at for the reason why a game is not impartial. */
const SEARCHED_FOR_A_REASON = 2000;

/**
 * Refuses a game that says it is not impartial, with the reason (row N5): the first position, breadth first, where one
 * player has a move that the other lacks.
 */
export function requireImpartial<Position, Move>(kit: GameKit<Position, Move>): void {
  if (kit.facts.impartial) return;
  const { rules, notation, turnSwap } = kit;
  if (turnSwap !== undefined) {
    for (const position of nearStart(kit)) requireSameMoves(kit, position);
  }
  const start = notation.writePosition(rules.start);
  throw new MarienbadError(
    "not-applicable",
    "This game is not impartial: its rules say that what a player may do depends on who he is, " +
      `so that a position such as ${start} has no Grundy value.`,
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
  if (turnSwap === undefined) return undefined;
  const reached = new Set<Key>();
  for (const move of rules.moves(other)) reached.add(rules.key(turnSwap.swapTurn(rules.play(other, move))));
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

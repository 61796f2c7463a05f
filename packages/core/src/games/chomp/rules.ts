import { type Key, opponent, type Player, type Rules } from "../../game/game.ts";

/** How many squares are left in each row, the poisoned one (row 1) first: never more than in the row before. */
export interface ChompPosition {
  readonly rows: readonly number[];
  readonly turn: Player;
}

/** A bite, counted from 1: this square and all those not before it in both directions. */
export interface Bite {
  readonly row: number;
  readonly column: number;
}

/**
 * Chomp on a bar of rows × columns. Eating the poison (row 1, column 1) is not offered as a move: who finds nothing but
 * the poison has to eat it and has lost. So the game is under normal play, and has Grundy values.
 */
export function chompRules(rows: number, columns: number): Rules<ChompPosition, Bite> {
  const fitsInNumber = 2 * (columns + 1) ** rows < Number.MAX_SAFE_INTEGER;
  const numberKey = ({ rows: lengths, turn }: ChompPosition): Key =>
    2 * lengths.reduce((key, length) => key * (columns + 1) + length, 0) + turn;
  return {
    start: { rows: Array.from({ length: rows }, () => columns), turn: 0 },
    turn: ({ turn }) => turn,
    moves: ({ rows: lengths }) =>
      lengths
        .flatMap((length, index) => Array.from({ length }, (_, column) => ({ row: index + 1, column: column + 1 })))
        .slice(1),
    play: ({ rows: lengths, turn }, { row, column }) => ({
      rows: lengths.map((length, index) => (index + 1 < row ? length : Math.min(length, column - 1))),
      turn: opponent(turn),
    }),
    result: ({ rows: lengths, turn }) => (lengths[0] === 1 && !(lengths[1] > 0) ? opponent(turn) : undefined),
    key: fitsInNumber ? numberKey : ({ rows: lengths, turn }) => `${lengths.join(" ")}:${turn}`,
  };
}

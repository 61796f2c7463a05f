import { opponent, type Player, type Rules } from "../../game/game.ts";

export interface WythoffPosition {
  readonly heaps: readonly [number, number];
  readonly turn: Player;
}

/** Tokens taken from each heap: from one of them only, or the same number from both. */
export type WythoffMove = readonly [number, number];

/** Wythoff's game: the last token wins. Heaps keep their order; `largest` bounds both of them. */
export function wythoffRules(start: readonly [number, number], largest: number): Rules<WythoffPosition, WythoffMove> {
  return {
    start: { heaps: start, turn: 0 },
    turn: ({ turn }) => turn,
    moves({ heaps: [first, second] }) {
      const counts = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
      return [
        ...counts(first).map((taken): WythoffMove => [taken, 0]),
        ...counts(second).map((taken): WythoffMove => [0, taken]),
        ...counts(Math.min(first, second)).map((taken): WythoffMove => [taken, taken]),
      ];
    },
    play: ({ heaps, turn }, taken) => ({ heaps: [heaps[0] - taken[0], heaps[1] - taken[1]], turn: opponent(turn) }),
    result: ({ heaps: [first, second], turn }) => (first + second === 0 ? opponent(turn) : undefined),
    key: ({ heaps: [first, second], turn }) => 2 * (first * (largest + 1) + second) + turn,
  };
}

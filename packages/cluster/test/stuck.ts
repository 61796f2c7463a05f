import type { Rules } from "marienbad/game";

/**
 * Nine counters: a move takes one to three of them. Who finds none is stuck, and the rules do not say what that means.
 * A position is 16 × moves made + counters left.
 */
const rules: Rules<number, number> = {
  start: 9,
  turn: (position) => (Math.floor(position / 16) % 2 === 0 ? 0 : 1),
  moves: (position) => [1, 2, 3].filter((taken) => taken <= position % 16),
  play: (position, taken) => position + 16 - taken,
  result: () => undefined,
  key: (position) => position,
};

export default {
  ...rules,
  levels: { levelOf: (position: number) => Math.floor(position / 16), positionOf: (key: number) => key },
};

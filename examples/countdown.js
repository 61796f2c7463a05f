// Somebody's own rules, in thirty lines: a countdown from 21, where a player may say one, two or three numbers and
// whoever says 0 loses. `npx marienbad play examples/countdown.js` plays it; every other command works with it too.

/** @type {import("marienbad").Game<{ left: number, turn: 0 | 1 }, number>} */
const countdown = {
  start: { left: 21, turn: 0 },

  turn: (position) => position.turn,

  // Every legal move, in a fixed order.
  moves: (position) => [1, 2, 3].filter((count) => count <= position.left),

  // A new position; the old one stays as it is.
  play: (position, count) => ({ left: position.left - count, turn: position.turn === 0 ? 1 : 0 }),

  // At 0 the other player has just said it, and lost.
  result: (position) => (position.left === 0 ? position.turn : undefined),

  // What makes two positions the same; whose turn it is belongs to it.
  key: (position) => 2 * position.left + position.turn,
};

export default countdown;

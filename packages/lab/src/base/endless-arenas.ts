/* Two arenas of endless plays, for the arenas and the course. Floors of the lift are numbers: no words. */

/** Player 0 runs the lift between two calls, player 1 calls it; it should come up to floor 1 again and again. */
export const LIFT = { lines: "0: stop go; stop: go 0; go: 1 0 -1; 1: 0 stop; -1: -1 0", own: "stop go", goals0: "1" };

/** Each player wins three of six. */
export const SIX = { lines: "a: c e; b: e d; c: d e; d: c f; e: a c; f: c b", own: "a c e" };
/** The priorities of these, in their order. */
export const SIX_PRIORITIES: readonly number[] = [3, 1, 0, 5, 2, 4];

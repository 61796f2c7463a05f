// A perfect opponent for one's own game: explore it once, solve it once, then ask for the best move at each turn.
import { bestMove, explore, solve, winnerOf } from "marienbad";
import countdown from "./countdown.js";

const { arena, vertexOf } = explore(countdown);
const solution = solve(arena);

/** The best move of a position that can be reached. */
function answer(position) {
  const { index } = bestMove(arena, solution, vertexOf(position));
  return countdown.moves(position)[index];
}

// A play of the perfect player against one who always says a single number.
let position = countdown.start;
while (countdown.result(position) === undefined) {
  const move = countdown.turn(position) === 0 ? 1 : answer(position);
  position = countdown.play(position, move);
}
console.log(`the start is won by player ${winnerOf(solution, 0)}; this play by player ${countdown.result(position)}`);

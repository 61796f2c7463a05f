// A perfect opponent for one's own game: solve it once, then ask for the best move at each turn.
import { solve } from "marienbad";
import countdown from "./countdown.js";

const solved = solve(countdown);

// A play of the perfect player against one who always says a single number.
let position = countdown.start;
while (countdown.result(position) === undefined) {
  const move = countdown.turn(position) === 0 ? 1 : solved.best(position);
  position = countdown.play(position, move);
}
console.log(`the start is won by player ${solved.value().winner}; this play by player ${countdown.result(position)}`);

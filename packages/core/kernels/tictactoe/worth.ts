import { cells, count, lineAt, lineCount, lineLength } from "./board";

/*
 * What the lines that are still open are worth.
 *
 * The potential of Erdős and Selfridge (1973): an open line with e empty cells weighs 2^−e. When the sum over the
 * attacker's open lines is below 1 and the defender is to move, or below 1/2 and the attacker is, the defender blocks
 * them all by always taking the cell that weighs most. Weights are integers here, with 2^16 for 1.
 *
 * The order of moves goes by similar weights of both players' lines: 2^(own stones) for each line through the cell.
 */
const ONE: i32 = 65536;
/** For each cell: the weight of the attacker's lines through it (i32), and its points in the order (i32). */
const CELLS: usize = 8192 + 1024;

let potential: i32 = 0;

@inline
function cellPlace(cell: i32): usize {
  return CELLS + (<usize>cell << 3);
}

/** Whether the attacker cannot win, by their open lines alone; prepares `pointsOf`. */
export function isHarmless(attacker: u64, defender: u64, isAttacking: i32): bool {
  memory.fill(CELLS, 0, <usize>cells << 3);
  const defending = isAttacking ? 1 : 2;
  potential = 0;
  for (let index = 0; index < lineCount; index++) {
    const line = lineAt(index);
    const ofAttacker = line & attacker;
    const ofDefender = line & defender;
    if (ofDefender == 0) {
      const stones = count(ofAttacker);
      const weight = ONE >> (lineLength - stones);
      potential += weight;
      addToCells(line ^ ofAttacker, weight, 4 << stones);
    }
    if (ofAttacker == 0) addToCells(line ^ ofDefender, 0, defending << count(ofDefender));
  }
  if (isAttacking) return potential < ONE >> 1;
  if (potential < ONE) return true;
  let most = 0;
  for (let cell = 0; cell < cells; cell++) most = max(most, load<i32>(cellPlace(cell)));
  return potential - most < ONE >> 1;
}

@inline
function addToCells(set: u64, weight: i32, points: i32): void {
  for (let rest = set; rest != 0; rest &= rest - 1) {
    const place = cellPlace(<i32>ctz(rest));
    store<i32>(place, load<i32>(place) + weight);
    store<i32>(place, load<i32>(place, 4) + points, 4);
  }
}

/** The points of a cell in the order of moves; 0 for one that is on no open line. */
@inline
export function pointsOf(cell: i32): i32 {
  return load<i32>(cellPlace(cell), 4);
}

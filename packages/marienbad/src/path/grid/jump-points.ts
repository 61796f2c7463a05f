import { type BitRows, bitRows, isBlocked, scanDown, scanUp } from "./bit-rows.ts";
import { type GridSearch, report } from "./cell-search.ts";
import type { Grid } from "./grid.ts";
import { DIAGONAL, DX, DY, FIRST_DIAGONAL, freeLength, STRAIGHT } from "./steps.ts";

/**
 * Jump-point search: A* on a grid that expands only cells where a shortest way may have to turn.
 *
 * Needs: every step costs its length. Exact. Cost: like A* at worst; runs are scanned 32 cells at a time, and of the
 * many ways of the same length between two cells only one is followed, the one whose diagonal steps come first:
 *
 *     s . . . .        s . . . .       a ray goes diagonally; from each of its cells two runs look right and down (for
 *     . \ . . .        . \ → → →       that ray). A run stops where something opens at its side, and that cell, a jump
 *     . . \ . .        . ↓ . . .       point, is all that is put into the frontier.
 *     . . . \ .        . ↓ . . .
 *
 * With 4 neighbours the rays go up and down and the runs right and left. When corners may be cut, a run stops one cell
 * earlier, since the diagonal step into the opening starts there, and a ray can meet openings too.
 * Reference: Harabor and Grastien 2011 (jump points), 2014 (blocks of bits, no intermediate points on rays).
 */
export class JumpPoints {
  readonly #width: number;
  readonly #cornerCutting: boolean;
  /** The directions that are runs, one bit each. */
  readonly #runs: number;
  readonly #rows: BitRows;
  readonly #columns: BitRows;
  /** The directions in which a cell was entered by a shortest way (low byte), and which of them are done (high byte). */
  readonly #entriesOfCell: Uint16Array;

  constructor({ width, height, blockedOfCell }: Grid, neighbours: 4 | 8, cornerCutting: boolean) {
    this.#width = width;
    this.#cornerCutting = cornerCutting && neighbours === 8;
    this.#runs = neighbours === 4 ? 0b0101 : 0b1111;
    this.#rows = bitRows(width, height, (x, y) => blockedOfCell[y * width + x] === 0);
    this.#columns = bitRows(height, width, (y, x) => blockedOfCell[y * width + x] === 0);
    this.#entriesOfCell = new Uint16Array(width * height);
  }

  /** Expands at most `budget` cells, and says whether the search is over. */
  expand(search: GridSearch, budget: number): boolean {
    const { frontier } = search;
    for (let count = 0; count < budget; count++) {
      const cell = frontier.next(search.best);
      if (cell < 0) return true;
      const directions = this.#directionsFrom(cell, frontier.parentOfCell[cell] < 0, search.stepsOfCell[cell]);
      search.expanded++;
      if (search.trace !== undefined) report(search, "expanded", cell);
      const x = cell % this.#width;
      const y = (cell - x) / this.#width;
      const length = frontier.lengthOfCell[cell];
      for (let rest = directions; rest !== 0; rest &= rest - 1) {
        const direction = 31 - Math.clz32(rest & -rest);
        if ((this.#runs >>> direction) & 1) this.#run(search, cell, x, y, length, direction);
        else this.#ray(search, cell, x, y, length, direction);
      }
    }
    return false;
  }

  /** Where to go on from a cell: everywhere from the start; else straight on, and into what opens at the side. */
  #directionsFrom(cell: number, isStart: boolean, steps: number): number {
    const entries = this.#entriesOfCell[cell];
    if (isStart) return steps;
    const fresh = entries & 0xff & ~(entries >>> 8);
    this.#entriesOfCell[cell] = entries | (fresh << 8);
    const x = cell % this.#width;
    const y = (cell - x) / this.#width;
    let directions = 0;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) {
      directions |= this.#directionsAfter(x, y, 31 - Math.clz32(rest & -rest));
    }
    return directions & steps;
  }

  #directionsAfter(x: number, y: number, entered: number): number {
    const dx = DX[entered];
    const dy = DY[entered];
    let directions = 1 << entered;
    if (entered >= FIRST_DIAGONAL) {
      directions |= (1 << straight(dx, 0)) | (1 << straight(0, dy));
      if (this.#blocked(x - dx, y)) directions |= 1 << diagonal(-dx, dy);
      if (this.#blocked(x, y - dy)) directions |= 1 << diagonal(dx, -dy);
      return directions;
    }
    // The two sides of a run: (dy, dx) is a quarter turn, (−dy, −dx) the other.
    for (const side of [-1, 1]) {
      const sideX = side * dy;
      const sideY = side * dx;
      if (this.#cornerCutting) {
        if (this.#blocked(x + sideX, y + sideY)) directions |= 1 << diagonal(dx + sideX, dy + sideY);
      } else if (this.#blocked(x - dx + sideX, y - dy + sideY)) {
        directions |= (1 << straight(sideX, sideY)) | (1 << diagonal(dx + sideX, dy + sideY));
      }
    }
    return directions;
  }

  #blocked(x: number, y: number): boolean {
    return isBlocked(this.#rows, x + 1, y + 1);
  }

  /** Goes straight on from (x, y) to the first jump point, or to the goal. */
  #run(search: GridSearch, origin: number, x: number, y: number, length: number, direction: number): void {
    const { goal } = search;
    const width = this.#width;
    const goalX = goal % width;
    const goalY = (goal - goalX) / width;
    const alongRow = DY[direction] === 0;
    const lines = alongRow ? this.#rows : this.#columns;
    const scan = DX[direction] + DY[direction] > 0 ? scanUp : scanDown;
    const line = (alongRow ? y : x) + 1;
    const from = (alongRow ? x : y) + 1;
    let stop = scan(lines, line, from);
    if (this.#cornerCutting && Math.abs(stop - from) === 1) stop = scan(lines, line, stop); // that opening is our own

    const end = stop < 0 ? ~stop : stop;
    const goalLine = (alongRow ? goalY : goalX) + 1;
    const goalAt = (alongRow ? goalX : goalY) + 1;
    let target = -1;
    if (line === goalLine && (goalAt - from) * (end - goalAt) >= 0 && goalAt !== from) target = goalAt;
    else if (stop >= 0) target = this.#cornerCutting ? stop - Math.sign(stop - from) : stop;
    if (target < 0) return;
    const cell = alongRow ? y * width + target - 1 : (target - 1) * width + x;
    this.#offer(search, cell, length + STRAIGHT * Math.abs(target - from), origin, direction);
  }

  /** Goes along a ray as far as it leads, with runs to both sides from every cell. */
  #ray(search: GridSearch, origin: number, x: number, y: number, length: number, direction: number): void {
    const { stepsOfCell, goal } = search;
    const dx = DX[direction];
    const dy = DY[direction];
    const isDiagonal = direction >= FIRST_DIAGONAL;
    const stepLength = isDiagonal ? DIAGONAL : STRAIGHT;
    const firstRun = isDiagonal ? straight(dx, 0) : 0;
    const secondRun = isDiagonal ? straight(0, dy) : 2;
    const offset = dy * this.#width + dx;
    let cell = y * this.#width + x;
    while ((stepsOfCell[cell] >>> direction) & 1) {
      cell += offset;
      x += dx;
      y += dy;
      length += stepLength;
      if (length >= search.best) return;
      if (cell === goal || (this.#cornerCutting && this.#opensAtRay(x, y, dx, dy, stepsOfCell[cell]))) {
        this.#offer(search, cell, length, origin, direction);
        return;
      }
      this.#run(search, origin, x, y, length, firstRun);
      this.#run(search, origin, x, y, length, secondRun);
    }
  }

  /** When corners may be cut: a way past a blocked cell just beside the ray. */
  #opensAtRay(x: number, y: number, dx: number, dy: number, steps: number): boolean {
    return (
      (this.#blocked(x - dx, y) && ((steps >>> diagonal(-dx, dy)) & 1) === 1) ||
      (this.#blocked(x, y - dy) && ((steps >>> diagonal(dx, -dy)) & 1) === 1)
    );
  }

  /** A way to a jump point. Of equal ways, each direction in which they enter is followed. */
  #offer(search: GridSearch, cell: number, length: number, origin: number, direction: number): void {
    const { frontier, goal, width, looksAhead } = search;
    const known = frontier.lengthTo(cell);
    if (length > known) return;
    const entries = length === known ? this.#entriesOfCell[cell] : 0;
    if ((entries >>> direction) & 1) return;
    const goalX = goal % width;
    const x = cell % width;
    const ahead = looksAhead ? freeLength(x - goalX, (cell - x - goal + goalX) / width, search.neighbours) : 0;
    if (length + ahead >= search.best) return;
    if (cell === goal) search.best = length;
    this.#entriesOfCell[cell] = entries | (1 << direction);
    frontier.put(cell, length, origin, length + ahead);
    if (search.trace !== undefined) report(search, known === Number.POSITIVE_INFINITY ? "frontier" : "reopened", cell);
  }
}

/** The direction with these signs. */
function straight(dx: number, dy: number): number {
  return dx !== 0 ? 1 - dx : 2 - dy; // 0 right, 2 left; 1 down, 3 up
}

function diagonal(dx: number, dy: number): number {
  return dy > 0 ? (dx > 0 ? 4 : 5) : dx < 0 ? 6 : 7;
}

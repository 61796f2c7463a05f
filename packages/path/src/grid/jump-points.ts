import type { CellFrontier } from "./cell-frontier.ts";
import { type GridSearch, report } from "./cell-search.ts";
import type { Grid, GridRules } from "./grid.ts";
import { addStop, type RunLines, runLines, scanDown, scanUp } from "./run-lines.ts";
import {
  DIAGONAL,
  DX,
  DY,
  diagonalDirection,
  FIRST_DIAGONAL,
  freeLength,
  STRAIGHT,
  stepsBetween,
  straightDirection,
} from "./steps.ts";

/**
 * Jump-point search: A* on a grid that expands only cells where a shortest way may have to turn.
 *
 * Needs steps that cost their length. Exact. Cost: at most that of A*; runs are scanned 32 cells at a time, and of ways
 * of the same length between two cells only the one whose diagonal steps come first is followed:
 *
 *     s . . . .        s . . . .       a ray goes diagonally; from each of its cells two runs look right and down (for
 *     . \ . . .        . \ → → →       that ray). A run stops where something opens at its side, and that cell, a jump
 *     . . \ . .        . ↓ . . .       point, is all that is put into the frontier.
 *     . . . \ .        . ↓ . . .
 *
 * With 4 neighbours the rays go up and down and the runs right and left. If corners may be cut, a run stops one cell
 * earlier, where the diagonal step into the opening begins, and a ray can meet openings too.
 * Reference: Harabor and Grastien 2011 (jump points), 2014 (blocks of bits, no intermediate points on rays).
 */
export class JumpPoints {
  readonly #cornerCutting: boolean;
  /** The directions that are runs, one bit each. */
  readonly #runs: number;
  readonly #rows: RunLines;
  readonly #columns: RunLines;
  readonly #wallsOfCell: Uint8Array;
  readonly #onwards: Uint8Array;
  #goalStops: (() => void)[] = [];

  constructor(grid: Grid, rules: Required<GridRules>, wallsOfCell: Uint8Array) {
    const { width, height, blockedOfCell } = grid;
    this.#cornerCutting = rules.cornerCutting && rules.neighbours === 8;
    this.#runs = rules.neighbours === 4 ? 0b0101 : 0b1111;
    this.#rows = runLines(width, height, (x, y) => blockedOfCell[y * width + x] === 0, this.#cornerCutting);
    this.#columns = runLines(height, width, (y, x) => blockedOfCell[y * width + x] === 0, this.#cornerCutting);
    this.#wallsOfCell = wallsOfCell;
    this.#onwards = directionsOnward(rules);
  }

  /** Makes runs stop at the goal of this search instead of the last one. */
  begin({ goalX, goalY }: GridSearch): void {
    for (const undo of this.#goalStops) undo();
    this.#goalStops = [addStop(this.#rows, goalY + 1, goalX + 1), addStop(this.#columns, goalX + 1, goalY + 1)];
  }

  /** Expands at most `budget` cells; true at the end. */
  expand(search: GridSearch, budget: number): boolean {
    const { frontier, width } = search;
    const runs = this.#runs;
    for (let count = 0; count < budget; count++) {
      const cell = frontier.next(search.best);
      if (cell < 0) return true;
      search.expanded++;
      if (search.trace !== undefined) report(search, "expanded", cell);
      const x = cell % width;
      const y = (cell - x) / width;
      const length = frontier.lengthTo(cell);
      const directions = frontier.parentOf(cell) < 0 ? search.stepsOfCell[cell] : this.#directionsFrom(frontier, cell);
      for (let rest = directions; rest !== 0; rest &= rest - 1) {
        const direction = 31 - Math.clz32(rest & -rest);
        if ((runs >>> direction) & 1) this.#run(search, cell, x, y, length, direction);
        else this.#ray(search, cell, x, y, length, direction);
      }
    }
    return false;
  }

  /** Directions to follow from a cell. Marks: directions of entry (low byte), those of them followed (high byte). */
  #directionsFrom(frontier: CellFrontier, cell: number): number {
    const entries = frontier.marksOf(cell);
    const fresh = entries & 0xff & ~(entries >>> 8);
    frontier.setMarks(cell, entries | (fresh << 8));
    const row = this.#wallsOfCell[cell] << 3;
    let directions = 0;
    for (let rest = fresh; rest !== 0; rest &= rest - 1)
      directions |= this.#onwards[row + 31 - Math.clz32(rest & -rest)];
    return directions;
  }

  /** Goes straight from (x, y) to the first jump point. Places on a line include the border. */
  #run(search: GridSearch, origin: number, x: number, y: number, length: number, direction: number): void {
    if ((direction & 1) === 0) {
      const target = direction === 0 ? scanUp(this.#rows, y + 1, x + 1) : scanDown(this.#rows, y + 1, x + 1);
      if (target === 0) return;
      const steps = Math.abs(target - 1 - x);
      this.#offer(search, target - 1, y, length + STRAIGHT * steps, origin, direction);
    } else {
      const target = direction === 1 ? scanUp(this.#columns, x + 1, y + 1) : scanDown(this.#columns, x + 1, y + 1);
      if (target === 0) return;
      const steps = Math.abs(target - 1 - y);
      this.#offer(search, x, target - 1, length + STRAIGHT * steps, origin, direction);
    }
  }

  #ray(search: GridSearch, origin: number, x: number, y: number, length: number, direction: number): void {
    const { stepsOfCell, goal, width } = search;
    const dx = DX[direction];
    const dy = DY[direction];
    const isDiagonal = direction >= FIRST_DIAGONAL;
    const stepLength = isDiagonal ? DIAGONAL : STRAIGHT;
    const firstRun = isDiagonal ? straightDirection(dx, 0) : 0;
    const secondRun = isDiagonal ? straightDirection(0, dy) : 2;
    // The directions without an opening.
    const plainOnwards = (1 << direction) | (1 << firstRun) | (1 << secondRun);
    const offset = dy * width + dx;
    let cell = y * width + x;
    while ((stepsOfCell[cell] >>> direction) & 1) {
      cell += offset;
      x += dx;
      y += dy;
      length += stepLength;
      if (length >= search.best) return;
      const opens =
        this.#cornerCutting && (this.#onwards[(this.#wallsOfCell[cell] << 3) + direction] & ~plainOnwards) !== 0;
      if (opens || cell === goal) {
        this.#offer(search, x, y, length, origin, direction);
        return;
      }
      this.#run(search, origin, x, y, length, firstRun);
      this.#run(search, origin, x, y, length, secondRun);
    }
  }

  /** Adds a way to a jump point. Of equal ways, each direction of entry is followed. */
  #offer(search: GridSearch, x: number, y: number, length: number, origin: number, direction: number): void {
    const { frontier } = search;
    const cell = y * search.width + x;
    const known = frontier.lengthTo(cell);
    if (length > known) return;
    const entries = length === known ? frontier.marksOf(cell) : 0;
    if ((entries >>> direction) & 1) return;
    const priority = length + freeLength(x - search.goalX, y - search.goalY, search.neighbours);
    if (priority >= search.best) return;
    if (cell === search.goal) search.best = length;
    frontier.put(cell, length, origin, priority, entries | (1 << direction));
    if (search.trace !== undefined) report(search, known === Number.POSITIVE_INFINITY ? "frontier" : "reopened", cell);
  }
}

/** Entry (walls · 8 + direction of arrival) has a bit for each direction to follow: straight on, and into openings. */
function directionsOnward(rules: Required<GridRules>): Uint8Array {
  const table = new Uint8Array(256 * 8);
  for (let walls = 0; walls < 256; walls++) {
    const blocked = (direction: number): boolean => ((walls >>> direction) & 1) === 1;
    for (let entered = 0; entered < rules.neighbours; entered++) {
      const dx = DX[entered];
      const dy = DY[entered];
      let directions = 1 << entered;
      if (entered >= FIRST_DIAGONAL) {
        directions |= (1 << straightDirection(dx, 0)) | (1 << straightDirection(0, dy));
        if (blocked(straightDirection(-dx, 0))) directions |= 1 << diagonalDirection(-dx, dy);
        if (blocked(straightDirection(0, -dy))) directions |= 1 << diagonalDirection(dx, -dy);
      } else {
        for (const side of [-1, 1]) {
          const [sideX, sideY] = [side * dy, side * dx]; // a quarter turn
          const ahead = diagonalDirection(dx + sideX, dy + sideY);
          const behind = diagonalDirection(sideX - dx, sideY - dy);
          if (rules.cornerCutting && rules.neighbours === 8) {
            if (blocked(straightDirection(sideX, sideY))) directions |= 1 << ahead;
          } else if (blocked(behind)) {
            directions |= (1 << straightDirection(sideX, sideY)) | (1 << ahead);
          }
        }
      }
      table[walls * 8 + entered] = directions & stepsBetween(walls, rules);
    }
  }
  return table;
}

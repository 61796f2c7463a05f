import type { GridRules } from "./grid.ts";
import { DX, DY, diagonalDirection, FIRST_DIAGONAL, stepsBetween, straightDirection } from "./steps.ts";

/**
 * Where to go on from a cell that was entered in a direction: straight on, and into what opens at the sides. Entry
 * (walls · 8 + direction) is a set of directions, one bit each, those that are steps among them.
 */
export function directionsOnward(rules: Required<GridRules>): Uint8Array {
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

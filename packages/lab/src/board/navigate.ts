interface Placed {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads: arrows where they point, Page Down and Page Up through all places in their order. */
export function placeAfter<Place extends Placed>(
  places: readonly Place[],
  from: Place,
  key: string,
): Place | undefined {
  const at = places.indexOf(from);
  if (key === "PageDown") return places[(at + 1) % places.length];
  if (key === "PageUp") return places.at(at - 1);
  return nextCell(places, from, key);
}

/** Where an arrow key leads: the nearest place that lies more in its direction than across it. */
export function nextCell<Cell extends Placed>(cells: readonly Cell[], from: Cell, key: string): Cell | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  // Straight ahead is better than aslant, and up and down keep to their column more than left and right to their row:
  // so a point between four corners is reached, and the corners too.
  const aslant = direction[0] === 0 ? 0.6 : 0.3;
  let best: Cell | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const [x, y] = [cell.x - from.x, cell.y - from.y];
    const along = x * direction[0] + y * direction[1];
    const across = Math.abs(x * direction[1] - y * direction[0]);
    if (along <= 0.01 || across > 1.8 * along) continue;
    const cost = Math.hypot(x, y) * (1 + (aslant * across) / along);
    if (cost < least) {
      best = cell;
      least = cost;
    }
  }
  return best;
}

import { describe, expect, it } from "vitest";
import type { FullGame } from "../../game/members.ts";
import { carryingPoints } from "../../game/scores.ts";
import { strong } from "../../search/index.ts";
import { makeGame } from "../all.ts";

/**
 * A third writing of the rules, on sets of bits, with an alpha-beta of its own that shares nothing with the game: the
 * discs that the player to move gains at the end, from the start, on a board of at most 24 cells.
 */
function byBits(rows: number, columns: number): number {
  const size = rows * columns;
  const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right])).filter(([a, b]) => a || b);
  const rays = Array.from({ length: size }, (_, cell) =>
    steps.map(([down, right]) => {
      const ray: number[] = [];
      let row = Math.floor(cell / columns) + down;
      let column = (cell % columns) + right;
      for (; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right) {
        ray.push(1 << (row * columns + column));
      }
      return ray;
    }),
  );
  const turned = (own: number, other: number, cell: number): number => {
    let all = 0;
    for (const ray of rays[cell]) {
      let line = 0;
      let i = 0;
      for (; i < ray.length && (other & ray[i]) !== 0; i++) line |= ray[i];
      if (i < ray.length && (own & ray[i]) !== 0) all |= line;
    }
    return all;
  };
  const count = (set: number): number => set.toString(2).replaceAll("0", "").length;
  const after = (own: number, other: number): [number, number][] => {
    const found: [number, number][] = [];
    for (let cell = 0; cell < size; cell++) {
      const flips = ((own | other) & (1 << cell)) === 0 ? turned(own, other, cell) : 0;
      if (flips !== 0) found.push([other & ~flips, own | flips | (1 << cell)]);
    }
    return found;
  };
  /** What is known: the value is at least the first and at most the second. */
  const known = new Map<number, [number, number]>();
  const value = (own: number, other: number, alpha: number, beta: number, passed: boolean): number => {
    const moves = after(own, other);
    if (moves.length === 0) return passed ? count(own) - count(other) : -value(other, own, -beta, -alpha, true);
    const key = own * 2 ** size + other;
    const bounds = known.get(key) ?? [-size, size];
    if (bounds[0] >= beta || bounds[0] === bounds[1]) return bounds[0];
    if (bounds[1] <= alpha) return bounds[1];
    // First the moves that leave the other the fewest.
    const ordered = moves.map((next) => ({ next, replies: after(next[0], next[1]).length }));
    ordered.sort((left, right) => left.replies - right.replies);
    let best = -size;
    for (const { next } of ordered) {
      best = Math.max(best, -value(next[0], next[1], -beta, -Math.max(alpha, best), false));
      if (best >= beta) break;
    }
    known.set(key, [best > alpha ? best : bounds[0], best < beta ? best : bounds[1]]);
    return best;
  };
  const corner = (rows / 2 - 1) * columns + columns / 2 - 1;
  const first = (1 << (corner + 1)) | (1 << (corner + columns));
  return value(first, (1 << corner) | (1 << (corner + columns + 1)), -size, size, false);
}

describe("othello", () => {
  it.each([
    [6, 4, 16],
    [4, 4, -8],
  ] as const)("of %i rows and %i columns brings player 0 %i discs", { timeout: 600_000 }, (rows, columns, discs) => {
    // From the catalogue's rules by the strong player, which proves it, and from the writing above.
    const counting = carryingPoints(makeGame("othello", { rows, columns })) as FullGame<unknown, unknown>;
    const { symmetry, heuristics = {} } = counting;
    const { value, certainty } = strong(counting, counting.start, {
      heuristic: heuristics.discs,
      acyclic: true,
      symmetry,
    });
    expect([value, certainty]).toEqual([discs, "exact"]);
    expect(byBits(rows, columns)).toBe(discs);
  });

  it("of 4 rows and 6 columns is the same board, lying down", () => expect(byBits(4, 6)).toBe(byBits(6, 4)));
});

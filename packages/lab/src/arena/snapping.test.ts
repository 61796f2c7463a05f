import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groundOf } from "./frame.ts";
import { GRID_STEP, nextPlace, restingPlace, vertexAt } from "./snapping.ts";

const BOX = { width: 46, height: 46 };
const coordinate = fc.integer({ min: -150, max: 150 });
const place = fc.record({ x: coordinate, y: coordinate });

describe("where a vertex comes to rest", () => {
  it("is the nearest point of the grid, or in line with a vertex that is near", () => {
    expect(restingPlace({ x: 30, y: 40 }, [], BOX)).toEqual({ x: GRID_STEP, y: 2 * GRID_STEP });
    expect(restingPlace({ x: 107, y: 33 }, [{ x: 0, y: 31 }], BOX)).toEqual({ x: 96, y: 31 });
  });

  it("is never on another vertex, and never far away", () => {
    fc.assert(
      fc.property(place, fc.array(place, { maxLength: 6 }), (wanted, others) => {
        const { x, y } = restingPlace(wanted, others, BOX);
        for (const other of others) {
          expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(BOX.width);
        }
        // Each vertex hides less than a square of 5 × 5 points of the grid.
        const rings = Math.ceil(Math.sqrt(25 * others.length + 1)) + 1;
        expect(Math.max(Math.abs(wanted.x - x), Math.abs(wanted.y - y))).toBeLessThanOrEqual(rings * GRID_STEP);
      }),
    );
  });

  it("is beyond the next vertex when arrows move it", () => {
    expect(nextPlace({ x: 0, y: 0 }, { x: 1, y: 0 }, [{ x: 60, y: 0 }], BOX)).toEqual({ x: 120, y: 0 });
  });
});

it("finds the vertex that an edge is dropped on", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(
    [
      { x: 20, y: -20 },
      { x: 75, y: 5 },
      { x: 50, y: 0 },
    ].map((at) => vertexAt(at, points, BOX)),
  ).toEqual([...[0, 1, undefined]]);
});

describe("the ground of the editor", () => {
  const screen = { width: 800, height: 400 };

  it("does not move while what is drawn is inside, and grows to hold the rest", () => {
    const first = groundOf({ x: 0, y: 0, width: 220, height: 140 }, screen, undefined);
    expect(first.width / first.height).toBeCloseTo(2);
    expect(groundOf({ x: -50, y: 0, width: 400, height: 140 }, screen, first)).toBe(first);
    const grown = groundOf({ x: 0, y: 0, width: 2000, height: 140 }, screen, first);
    expect(grown.x).toBeLessThanOrEqual(first.x);
    expect(grown.x + grown.width).toBeGreaterThanOrEqual(2000);
  });
});

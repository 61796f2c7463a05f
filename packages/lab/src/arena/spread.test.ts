import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spread } from "./spread.ts";

const BOX = { width: 44, height: 44 };
const SCREENS = [
  { width: 980, height: 560 },
  { width: 1240, height: 590 },
  { width: 1850, height: 850 },
];

/** Nim from 10 as the library lays it out: two rows of ten vertices. */
const ROWS = Array.from({ length: 20 }, (_, vertex) => ({ x: 80 * (vertex >> 1), y: 120 * (vertex & 1) }));

describe("a picture on the stage", () => {
  it("fills the screen in both directions, with vertices as large as the room allows", () => {
    for (const screen of SCREENS) {
      const { points, frame, scale } = spread(ROWS, undefined, BOX, screen);
      expect(frame.width * scale).toBeCloseTo(screen.width);
      expect(frame.height * scale).toBeCloseTo(screen.height);
      const xs = points.map(({ x }) => x * scale);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(screen.width * 0.8);
      expect(12.5 * scale).toBeGreaterThan(14); // pixels of a name
    }
  });

  it("never lets two vertices touch, and keeps all of them inside", () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 1, maxLength: 25, selector: ({ x, y }) => `${x} ${y}` }),
        fc.constantFrom(...SCREENS),
        (places, screen) => {
          const { points, frame, scale } = spread(places, undefined, BOX, screen);
          for (const [index, one] of points.entries()) {
            if (scale > 0.05) {
              expect(one.x).toBeGreaterThanOrEqual(BOX.width / 2 - 1e-6);
              expect(one.x).toBeLessThanOrEqual(frame.width - BOX.width / 2 + 1e-6);
              expect(one.y).toBeGreaterThanOrEqual(BOX.height / 2 - 1e-6);
              expect(one.y).toBeLessThanOrEqual(frame.height - BOX.height / 2 + 1e-6);
            }
            for (const other of points.slice(0, index)) {
              const apart = Math.max(Math.abs(one.x - other.x) / BOX.width, Math.abs(one.y - other.y) / BOX.height);
              if (scale > 0.05) expect(apart).toBeGreaterThan(1);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("takes the bends of edges along", () => {
    const routes = { "0 1": { bend: 0, via: [{ x: 50, y: 100 }] } };
    const { points, routes: spreadRoutes } = spread(
      [
        { x: 0, y: 0 },
        { x: 100, y: 200 },
      ],
      routes,
      BOX,
      SCREENS[0],
    );
    const [via] = spreadRoutes?.["0 1"].via ?? [];
    expect(via.x).toBeCloseTo((points[0].x + points[1].x) / 2);
    expect(via.y).toBeCloseTo((points[0].y + points[1].y) / 2);
  });
});

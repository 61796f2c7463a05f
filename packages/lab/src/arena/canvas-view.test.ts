import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOf, centredOn, fitView, isSeen, kept, onScreen, panBy, under, vertexAt, zoomAt } from "./canvas-view.ts";

const BOX = { width: 40, height: 30 };
const SCREEN = { width: 700, height: 400 };
const place = fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) });
const places = fc.array(place, { minLength: 1, maxLength: 50 });

describe("the view of a large arena", () => {
  it("fits every vertex", () => {
    fc.assert(
      fc.property(places, (points) => {
        const view = fitView(boundsOf(points, BOX), SCREEN);
        for (const point of points) {
          const { x, y } = onScreen(view, point);
          const [w, h] = [(BOX.width * view.scale) / 2, (BOX.height * view.scale) / 2];
          expect(x - w >= 0 && x + w <= SCREEN.width && y - h >= 0 && y + h <= SCREEN.height).toBe(true);
        }
      }),
    );
  });

  it("keeps what is under the pointer there when it is enlarged, and comes back to the whole", () => {
    const points = Array.from({ length: 400 }, (_, index) => ({
      x: 60 * (index % 40),
      y: 50 * Math.floor(index / 40),
    }));
    const bounds = boundsOf(points, BOX);
    const whole = fitView(bounds, SCREEN);
    const at = { x: 350, y: 200 };
    const near = zoomAt(whole, 3, at, bounds, SCREEN);
    expect(near.scale).toBeCloseTo(3 * whole.scale);
    expect(under(near, at).x).toBeCloseTo(under(whole, at).x);
    expect(under(near, at).y).toBeCloseTo(under(whole, at).y);
    const back = zoomAt(near, 0.01, { x: 10, y: 20 }, bounds, SCREEN);
    expect(back.scale).toBeCloseTo(whole.scale);
    expect(back.x).toBeCloseTo(whole.x);
    expect(back.y).toBeCloseTo(whole.y);
    expect(zoomAt(near, 1e9, at, bounds, SCREEN).scale).toBe(3);
  });

  it("never loses the drawing, however far it is moved", () => {
    fc.assert(
      fc.property(
        places,
        fc.integer({ min: -9999, max: 9999 }),
        fc.integer({ min: -9999, max: 9999 }),
        (points, dx, dy) => {
          const bounds = boundsOf(points, BOX);
          const near = zoomAt(fitView(bounds, SCREEN), 4, { x: 300, y: 100 }, bounds, SCREEN);
          const moved = panBy(near, dx, dy, bounds, SCREEN);
          expect(kept(moved, bounds, SCREEN)).toEqual(moved);
          const [left, top] = [moved.x + bounds.x * moved.scale, moved.y + bounds.y * moved.scale];
          expect(left < SCREEN.width && left + bounds.width * moved.scale > 0).toBe(true);
          expect(top < SCREEN.height && top + bounds.height * moved.scale > 0).toBe(true);
        },
      ),
    );
  });

  it("finds the vertex under a finger, and the nearest within reach", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const view = centredOn({ x: 50, y: 0 }, 0.1, SCREEN);
    const [first, second] = points.map((point) => onScreen(view, point));
    expect(vertexAt(view, points, BOX, first)).toBe(0);
    expect(vertexAt(view, points, BOX, second)).toBe(1);
    expect(vertexAt(view, points, BOX, { x: second.x + 9, y: second.y })).toBe(1);
    expect(vertexAt(view, points, BOX, { x: second.x + 60, y: second.y })).toBeUndefined();
    expect(isSeen(view, points[0], BOX, SCREEN)).toBe(true);
    expect(isSeen(panBy(view, 0, 0, boundsOf(points, BOX), SCREEN), { x: 9000, y: 0 }, BOX, SCREEN)).toBe(false);
  });
});

import { greatestOf, leastOf } from "marienbad/base";
import type { Box, Point } from "../scene.ts";

/** A form, by its distance: negative inside, positive outside, in pixels of the scene. `box` is around all of it. */
export interface Form {
  readonly box: Box;
  distance(x: number, y: number): number;
}

/** Coverage has few shades, so that the colours of a picture fit into one table. */
const SHADES = 8;

/** A picture in pixels, painted with forms: each covers a pixel as far as its distance says, which smooths borders. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** One number per pixel, 0xRRGGBB. */
  readonly colourOfPixel: Uint32Array;
  readonly #origin: Point;
  readonly #scale: number;

  /** `scale` pixels of the picture are one of the scene. */
  constructor(box: Box, scale: number, colour: number) {
    this.width = Math.ceil(box.width * scale);
    this.height = Math.ceil(box.height * scale);
    this.colourOfPixel = new Uint32Array(this.width * this.height).fill(colour);
    this.#origin = box;
    this.#scale = scale;
  }

  /** Paints all forms as one: where two of them meet, no border is seen. */
  paint(forms: readonly Form[], colour: number): void {
    const covered = forms.length === 1 ? undefined : new Map<number, number>();
    for (const form of forms) {
      this.#cover(form, (pixel, share) => {
        if (covered === undefined) this.#mix(pixel, colour, share);
        else if (share > (covered.get(pixel) ?? 0)) covered.set(pixel, share);
      });
    }
    for (const [pixel, share] of covered ?? []) this.#mix(pixel, colour, share);
  }

  #mix(pixel: number, colour: number, share: number): void {
    this.colourOfPixel[pixel] = mixed(this.colourOfPixel[pixel], colour, share);
  }

  /** Tells of each pixel how far the form covers it. */
  #cover({ box, distance }: Form, tell: (pixel: number, share: number) => void): void {
    const [scale, origin] = [this.#scale, this.#origin];
    const left = Math.max(0, Math.floor((box.x - origin.x) * scale) - 1);
    const top = Math.max(0, Math.floor((box.y - origin.y) * scale) - 1);
    const right = Math.min(this.width, Math.ceil((box.x + box.width - origin.x) * scale) + 1);
    const bottom = Math.min(this.height, Math.ceil((box.y + box.height - origin.y) * scale) + 1);
    for (let row = top; row < bottom; row++) {
      const y = origin.y + (row + 0.5) / scale;
      for (let column = left; column < right; column++) {
        const inside = 0.5 - distance(origin.x + (column + 0.5) / scale, y) * scale;
        if (inside <= 0) continue;
        tell(row * this.width + column, inside >= 1 ? 1 : Math.round(inside * SHADES) / SHADES);
      }
    }
  }
}

/** Between two colours: the second one at share 1. */
export function mixed(below: number, above: number, share: number): number {
  if (share === 1) return above;
  let colour = 0;
  for (const shift of [16, 8, 0]) {
    const [from, to] = [(below >> shift) & 255, (above >> shift) & 255];
    colour |= Math.round(from + (to - from) * share) << shift;
  }
  return colour;
}

/** A rectangle with round corners, by its middle: a circle and a stadium too. */
export function roundBox(middle: Point, width: number, height: number, radius: number): Form {
  const [halfWidth, halfHeight] = [width / 2 - radius, height / 2 - radius];
  return {
    box: { x: middle.x - width / 2, y: middle.y - height / 2, width, height },
    distance(x, y) {
      const right = Math.abs(x - middle.x) - halfWidth;
      const below = Math.abs(y - middle.y) - halfHeight;
      return Math.hypot(Math.max(right, 0), Math.max(below, 0)) + Math.min(Math.max(right, below), 0) - radius;
    },
  };
}

/** The border of a form, this thick. */
export function borderOf({ box, distance }: Form, thickness: number): Form {
  const half = thickness / 2;
  return {
    box: { x: box.x - half, y: box.y - half, width: box.width + thickness, height: box.height + thickness },
    distance: (x, y) => Math.abs(distance(x, y)) - half,
  };
}

/** Ways through points, drawn with a round pen this thick: a form for each piece, quick to paint. */
export function strokes(ways: readonly (readonly Point[])[], thickness: number): Form[] {
  const half = thickness / 2;
  const piece = (a: Point, b: Point): Form => {
    const box = boxAround([a, b]);
    return {
      box: { x: box.x - half, y: box.y - half, width: box.width + thickness, height: box.height + thickness },
      distance: (x, y) => toSegment(x, y, a, b) - half,
    };
  };
  return ways.flatMap((way) => way.slice(1).map((to, index) => piece(way[index], to)));
}

/** What lies within corners. */
export function polygon(corners: readonly Point[]): Form {
  const sides = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]] as const);
  return {
    box: boxAround(corners),
    distance(x, y) {
      const inside = sides.filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
      const near = sides.reduce((least, [a, b]) => Math.min(least, toSegment(x, y, a, b)), Infinity);
      return inside.length % 2 === 1 ? -near : near;
    },
  };
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [leastOf(xs), leastOf(ys)];
  return { x, y, width: greatestOf(xs) - x, height: greatestOf(ys) - y };
}

function toSegment(x: number, y: number, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.sqrt((x - a.x - share * dx) ** 2 + (y - a.y - share * dy) ** 2);
}

/** A way cut into dashes. */
export function dashed(way: readonly Point[], on: number, off: number): Point[][] {
  const dashes: Point[][] = [[way[0]]];
  let [isOn, left] = [true, on];
  for (let index = 1; index < way.length; index++) {
    let from = way[index - 1];
    const to = way[index];
    for (let rest = Math.hypot(to.x - from.x, to.y - from.y); rest > 0; ) {
      const step = Math.min(rest, left);
      from = { x: from.x + ((to.x - from.x) * step) / rest, y: from.y + ((to.y - from.y) * step) / rest };
      if (isOn) dashes[dashes.length - 1].push(from);
      rest -= step;
      left -= step;
      if (left > 0) continue;
      isOn = !isOn;
      left = isOn ? on : off;
      if (isOn) dashes.push([from]);
    }
  }
  return dashes.filter((dash) => dash.length > 1);
}

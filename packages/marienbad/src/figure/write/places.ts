import { FRAME } from "../content.ts";
import { cellCentre, latticeSize, latticeStrokes, type Stroke } from "../lattice.ts";
import { FONT, type Point, type SceneNode } from "../scene.ts";

/** The heights of the middles of a node's label and of the line under it. */
export function textHeights({ y, height, grid, detail }: SceneNode): {
  readonly label: number;
  readonly detail: number;
} {
  if (grid !== undefined) return { label: y, detail: y + height / 2 - FRAME - FONT.detail / 2 };
  return detail === undefined ? { label: y, detail: y } : { label: y - 6, detail: y + 9 };
}

/** A small board at its place in the node: its lines, and what stands in the cells that are not empty. */
export function smallBoard(
  { x, y, height, lattice = "squares" }: SceneNode,
  rows: readonly string[],
): { readonly strokes: readonly Stroke[]; readonly signs: readonly (Point & { readonly sign: string })[] } {
  const [left, top] = [x - latticeSize(lattice, rows).width / 2, y - height / 2 + FRAME];
  const move = (point: Point): Point => ({ x: left + point.x, y: top + point.y });
  const strokes = latticeStrokes(lattice, rows).map(([from, to]): Stroke => [move(from), move(to)]);
  const signs = rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === "." ? [] : [{ ...move(cellCentre(lattice, r, c)), sign }])),
  );
  return { strokes, signs };
}

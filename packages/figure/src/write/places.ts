import { FRAME } from "../content.ts";
import type { Stroke } from "../lattice.ts";
import { FONT, type Point, type SceneNode } from "../scene.ts";
import { type SmallBoard, smallBoard } from "../small-board.ts";

/** The heights of the middles of a node's label and of the line under it. */
export function textHeights({ y, height, grid, detail }: SceneNode): {
  readonly label: number;
  readonly detail: number;
} {
  if (grid !== undefined) return { label: y, detail: y + height / 2 - FRAME - FONT.detail / 2 };
  return detail === undefined ? { label: y, detail: y } : { label: y - 6, detail: y + 9 };
}

/** A small board at its place in the node. */
export function boardInNode(
  { x, y, height, board = {} }: SceneNode,
  rows: readonly string[],
): Pick<SmallBoard, "strokes" | "shapes" | "signs"> {
  const { width, strokes, shapes, signs } = smallBoard(board, rows);
  const [left, top] = [x - width / 2, y - height / 2 + FRAME];
  const move = <Place extends Point>(place: Place): Place => ({ ...place, x: left + place.x, y: top + place.y });
  return {
    strokes: strokes.map(([from, to]): Stroke => [move(from), move(to)]),
    shapes: shapes.map((shape) => ({ ...shape, points: shape.points.map(move) })),
    signs: signs.map(move),
  };
}

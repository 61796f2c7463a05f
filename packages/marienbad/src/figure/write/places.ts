import { CELL, FRAME } from "../content.ts";
import { FONT, type Point, type SceneNode } from "../scene.ts";

/** The heights of the middles of a node's label and of the line under it. */
export function textHeights({ y, height, grid, detail }: SceneNode): {
  readonly label: number;
  readonly detail: number;
} {
  if (grid !== undefined) return { label: y, detail: y + height / 2 - FRAME - FONT.detail / 2 };
  return detail === undefined ? { label: y, detail: y } : { label: y - 6, detail: y + 9 };
}

/** The place of a small board in its node. */
export function gridBox(
  { x, y, height }: SceneNode,
  rows: readonly string[],
): { left: number; top: number; width: number; height: number } {
  const [boardWidth, boardHeight] = [rows[0].length * CELL, rows.length * CELL];
  return { left: x - boardWidth / 2, top: y - height / 2 + FRAME, width: boardWidth, height: boardHeight };
}

/** What stands in the cells that are not empty, and where. */
export function gridSigns(node: SceneNode, rows: readonly string[]): (Point & { readonly sign: string })[] {
  const { left, top } = gridBox(node, rows);
  return rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) =>
      sign === "." ? [] : [{ x: left + (c + 0.5) * CELL, y: top + (r + 0.5) * CELL, sign }],
    ),
  );
}

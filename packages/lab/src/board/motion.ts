import { useLayoutEffect, useState } from "preact/hooks";
import type { BoardModel } from "./model.ts";

/** Where a piece comes from, counted in cells from where it stands: two properties of its style. */
type Arrival = Readonly<Record<"--from-x" | "--from-y", string>>;

/** Where the piece that a move brought comes from; no piece moves on undo, or when many are new. */
export function arrivalsIn(
  { cells, drops }: BoardModel,
  before: BoardModel | undefined,
  last: readonly string[],
): ReadonlyMap<string, Arrival> {
  const owners = new Map(before?.cells.map(({ id, piece }) => [id, piece?.player]));
  const fresh = cells.filter(({ id, piece }) => {
    const isPiece = piece !== undefined && piece.kind !== "gone";
    return isPiece && owners.has(id) && owners.get(id) !== piece.player;
  });
  if (fresh.length !== 1 || !last.includes(fresh[0].id)) return new Map();
  const [{ id, x, y }] = fresh;
  const from = cells.find((cell) => cell.id === last[0]);
  const left = from !== undefined && from.id !== id && from.piece === undefined ? from : undefined;
  const [dx, dy] = drops ? [0, -y] : left === undefined ? [0, 0] : [left.x - x, left.y - y];
  return new Map([[id, { "--from-x": `${dx}px`, "--from-y": `${dy}px` }]]);
}

export function useScale(svg: { readonly current: SVGSVGElement | null }, { width, height }: BoardModel): number {
  const [scale, setScale] = useState(60);
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = svg.current?.getBoundingClientRect();
      if (box && box.width > 0) setScale(Math.min(box.width / width, box.height / height));
    };
    measure();
    const watch = new ResizeObserver(measure);
    if (svg.current) watch.observe(svg.current);
    return () => watch.disconnect();
  }, [width, height]);
  return scale;
}

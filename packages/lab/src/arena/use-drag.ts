import type { Point } from "marienbad-figure";
import { useRef, useState } from "preact/hooks";
import { useShortcuts } from "../base/keys.ts";

/** From this far on, in units of the picture, a press is a drag and not a click. */
const MIN_DRAG = 5;

type Drag =
  | { readonly kind: "move"; readonly vertex: number; readonly at: Point }
  | { readonly kind: "edge"; readonly vertex: number; readonly at: Point; readonly to: number | undefined };

export interface DragRules {
  readonly placeOf: (event: MouseEvent) => Point;
  readonly at: (vertex: number) => Point;
  readonly vertexAt: (place: Point) => number | undefined;
  readonly onVertex: (vertex: number) => void;
  /** Only where vertices may be moved: where a vertex comes to rest, and what to do then. */
  readonly settle?: ((vertex: number, at: Point) => Point) | undefined;
  readonly onMove?: ((vertex: number, to: Point) => void) | undefined;
  /** Only where edges are drawn. */
  readonly onLink?: ((from: number, to: number) => void) | undefined;
}

/** Pressing a vertex chooses it; dragging it moves it or draws an edge from it, as the rules allow. */
export function useDrag({ placeOf, at, vertexAt, onVertex, settle, onMove, onLink }: DragRules) {
  const press = useRef<{ vertex: number; x: number; y: number; from: Point; moved: boolean } | undefined>(undefined);
  const [drag, setDrag] = useState<Drag | undefined>(undefined);

  function onPress(event: PointerEvent, vertex: number): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    press.current = { vertex, ...placeOf(event), from: at(vertex), moved: false };
    if (onMove !== undefined || onLink !== undefined) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
  }

  function onPointerMove(event: PointerEvent): void {
    const start = press.current;
    if (start === undefined || (onMove === undefined && onLink === undefined)) return;
    const { x, y } = placeOf(event);
    if (!start.moved && Math.hypot(x - start.x, y - start.y) < MIN_DRAG) return;
    start.moved = true;
    const { vertex, from } = start;
    if (onLink !== undefined) {
      const over = vertexAt({ x, y });
      setDrag({ kind: "edge", vertex, at: { x, y }, to: over === vertex ? undefined : over });
    } else {
      const wanted = { x: from.x + x - start.x, y: from.y + y - start.y };
      setDrag({ kind: "move", vertex, at: settle?.(vertex, wanted) ?? wanted });
    }
  }

  function onPointerUp(): void {
    const start = press.current;
    drop();
    if (start === undefined) return;
    if (!start.moved || drag === undefined) onVertex(start.vertex);
    else if (drag.kind === "move") onMove?.(drag.vertex, drag.at);
    else if (drag.to !== undefined) onLink?.(drag.vertex, drag.to);
  }

  /** Nothing comes of it: the finger scrolls instead, or somebody thought better of it. */
  function drop(): void {
    press.current = undefined;
    setDrag(undefined);
  }

  useShortcuts(() => ({ Escape: drag && drop }));

  return { drag, onPress, svgEvents: { onPointerMove, onPointerUp, onPointerCancel: drop } };
}

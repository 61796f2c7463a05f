import { useRef } from "preact/hooks";

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pixels that a pointer may tremble without moving the picture. */
const STILL = 5;

interface Gestures {
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, at: Place) => void;
  readonly onTap: (at: Place) => void;
  readonly onHover: (at: Place | undefined) => void;
}

/** One pointer drags or taps, two pinch; the wheel zooms with Control, and is left to the page without it. */
export function useGestures({ onPan, onZoom, onTap, onHover }: Gestures) {
  const down = useRef(new Map<number, Place>());
  const moved = useRef(false);
  const placeOf = (event: MouseEvent): Place => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const end = (event: PointerEvent): void => {
    const single = down.current.size === 1;
    const known = down.current.delete(event.pointerId);
    if (known && single && !moved.current && event.type === "pointerup") onTap(placeOf(event));
  };
  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (down.current.size === 0) moved.current = false;
      down.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove(event: PointerEvent): void {
      const before = down.current.get(event.pointerId);
      const now = placeOf(event);
      if (before === undefined) {
        onHover(now);
        return;
      }
      const others = [...down.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      if (others.length === 0) {
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        if (!moved.current && Math.hypot(dx, dy) < STILL) return;
        if (!moved.current) (event.currentTarget as Element).setPointerCapture(event.pointerId);
        moved.current = true;
        onPan(dx, dy);
      } else {
        moved.current = true;
        const [other] = others;
        const distance = (place: Place): number => Math.hypot(place.x - other.x, place.y - other.y);
        onZoom(distance(now) / Math.max(1, distance(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      }
      down.current.set(event.pointerId, now);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: () => onHover(undefined),
    onWheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onZoom(1.0015 ** -event.deltaY, placeOf(event));
    },
  };
}

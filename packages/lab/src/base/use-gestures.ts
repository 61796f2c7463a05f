import { useRef } from "preact/hooks";

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Gestures {
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number, at: Place) => void;
  readonly onTap?: (at: Place) => void;
  readonly onHover?: (at: Place | undefined) => void;
  /** Whether a finger drags; otherwise that is left to the browser, which scrolls. */
  readonly byTouch?: boolean;
}

/** Pixels that a pointer may tremble without moving the picture. */
const STILL = 5;

/** Moves a picture: drag, tap, pinch, and wheel with Control. Places count from the corner of the element. */
export function useGestures({ onPan, onZoom, onTap, onHover, byTouch = true }: Gestures) {
  const pressed = useRef<{ readonly pointer: number; place: Place; moved: boolean } | undefined>(undefined);
  const pinch = useRef<{ readonly distance: number; readonly middle: Place } | undefined>(undefined);
  return {
    onPointerDown(event: PointerEvent): void {
      const drags = byTouch || event.pointerType !== "touch";
      if (event.button !== 0 || pressed.current !== undefined || !drags) return;
      pressed.current = { pointer: event.pointerId, place: placeOf(event), moved: false };
    },
    onPointerMove(event: PointerEvent): void {
      const now = placeOf(event);
      const before = pressed.current;
      if (before === undefined) onHover?.(now);
      if (before?.pointer !== event.pointerId || pinch.current !== undefined) return;
      const [dx, dy] = [now.x - before.place.x, now.y - before.place.y];
      if (!before.moved && Math.hypot(dx, dy) < STILL) return;
      if (!before.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
      pressed.current = { ...before, place: now, moved: true };
      onPan(dx, dy);
    },
    onPointerUp(event: PointerEvent): void {
      const before = pressed.current;
      if (before?.pointer !== event.pointerId) return;
      pressed.current = undefined;
      if (!before.moved) onTap?.(placeOf(event));
    },
    onPointerCancel(): void {
      pressed.current = undefined;
    },
    onPointerLeave: () => onHover?.(undefined),
    onTouchMove(event: TouchEvent): void {
      if (event.touches.length !== 2) return;
      event.preventDefault(); // the page itself is not enlarged
      if (pressed.current !== undefined) pressed.current = { ...pressed.current, moved: true };
      const [a, b] = [...event.touches].map((touch) => placeOf(touch, event.currentTarget as Element));
      const now = { distance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
      if (pinch.current !== undefined) onZoom(now.distance / Math.max(1, pinch.current.distance), now.middle);
      pinch.current = now;
    },
    onTouchEnd(event: TouchEvent): void {
      if (event.touches.length < 2) pinch.current = undefined;
    },
    onWheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onZoom(1.0015 ** -event.deltaY, placeOf(event));
    },
  };
}

function placeOf(event: MouseEvent | Touch, within = (event as MouseEvent).currentTarget as Element): Place {
  const { left, top } = within.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

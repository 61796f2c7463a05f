import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useGestures } from "../base/use-gestures.ts";

/** The size that somebody chose for the picture, times its natural one; what fits, unless given. */
export const zoom = signal<number | undefined>(undefined);

const MIN_ZOOM = 0.05;
const MAX_ZOOM = 4;
const LARGEST_WHOLE = 1.7;
const PAN = 80; // pixels by an arrow key

export function usePanZoom(frame: RefObject<HTMLElement | null>, byHand: boolean) {
  /** What should be in sight after the picture has its new size. */
  const kept = useRef<{ readonly factor: number; readonly x: number; readonly y: number } | undefined>(undefined);
  const graph = (): SVGSVGElement | null | undefined => frame.current?.querySelector<SVGSVGElement>(".graph");
  const shown = (): number => {
    const drawn = graph();
    return zoom.value ?? (drawn?.getBoundingClientRect().width ?? 0) / (drawn?.viewBox.baseVal.width || 1);
  };

  useLayoutEffect(() => {
    const element = frame.current;
    if (kept.current === undefined || element === null) return;
    const { factor, x, y } = kept.current;
    kept.current = undefined;
    element.scrollLeft = (element.scrollLeft + x) * factor - x;
    element.scrollTop = (element.scrollTop + y) * factor - y;
  }, [zoom.value]);

  function zoomBy(factor: number, at?: { readonly x: number; readonly y: number }): void {
    const before = shown();
    const next = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, before * factor));
    const middle = { x: (frame.current?.clientWidth ?? 0) / 2, y: (frame.current?.clientHeight ?? 0) / 2 };
    kept.current = { factor: next / before, ...(at ?? middle) };
    zoom.value = next;
  }

  /** Everything at once, where the size that names ask for shows only a part. */
  function showWhole(): void {
    const box = graph()?.viewBox.baseVal;
    if (frame.current === null || box === undefined) return;
    const { clientWidth, scrollWidth, clientHeight, scrollHeight } = frame.current;
    if (zoom.value === undefined && scrollWidth <= clientWidth && scrollHeight <= clientHeight) return;
    const room = { width: clientWidth - 24, height: Math.max(clientHeight, 0.62 * globalThis.innerHeight) - 24 };
    zoom.value = Math.min(LARGEST_WHOLE, room.width / box.width, room.height / box.height);
  }

  const gestures = useGestures({
    byTouch: false,
    onPan: (dx, dy) => frame.current?.scrollBy(-dx, -dy),
    onZoom: zoomBy,
  });

  function onKeyDownCapture(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pans: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-PAN, 0],
      ArrowRight: [PAN, 0],
      ArrowUp: [0, -PAN],
      ArrowDown: [0, PAN],
    };
    const sizes: Readonly<Record<string, () => void>> = {
      "+": () => zoomBy(1.3),
      "-": () => zoomBy(1 / 1.3),
      "0": showWhole,
    };
    const pan = event.shiftKey ? pans[event.key] : undefined;
    if (pan !== undefined) frame.current?.scrollBy(...pan);
    else if (sizes[event.key] !== undefined) sizes[event.key]();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Where vertices are moved by hand, a hand on the ground means something else.
  const { onWheel, onTouchMove, onTouchEnd } = gestures;
  const listeners = byHand ? { onWheel, onTouchMove, onTouchEnd } : gestures;
  return { listeners: { ...listeners, onKeyDownCapture }, zoomBy, showWhole };
}

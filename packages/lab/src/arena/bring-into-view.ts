import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Scrolls a picture larger than its frame: to its start when it is another one, to `follow` when out of sight. */
export function useBringIntoView(
  svg: RefObject<SVGSVGElement | null>,
  /** None while the picture is being edited: nothing should move then. */
  start: number | undefined,
  follow: number | undefined,
  picture: readonly unknown[],
): void {
  const places = (vertex: number | undefined) => {
    const frame = svg.current?.parentElement;
    const place = svg.current?.querySelector(`[data-vertex="${vertex}"]`)?.getBoundingClientRect();
    return frame && place !== undefined ? { frame, place, around: frame.getBoundingClientRect() } : undefined;
  };
  useLayoutEffect(() => {
    const found = places(start);
    if (found === undefined) return;
    const { frame, place, around } = found;
    frame.scrollTop += place.top + place.height / 2 - around.top - around.height / 2;
    frame.scrollLeft += place.left - around.left - 60;
  }, [...picture]);
  useLayoutEffect(() => {
    const found = places(follow);
    if (found === undefined) return;
    const { frame, place, around } = found;
    if (place.left < around.left || place.right > around.right) {
      frame.scrollLeft += place.left + place.width / 2 - around.left - around.width / 2;
    }
    if (place.top < around.top || place.bottom > around.bottom) {
      frame.scrollTop += place.top + place.height / 2 - around.top - around.height / 2;
    }
  }, [follow]);
}

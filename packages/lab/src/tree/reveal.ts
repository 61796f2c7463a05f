interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stays free around what is revealed: numbers and windows stand beside the nodes. */
const MARGIN = 48;

/** Scrolls a frame so that nodes are seen: the first of them, and of the others as many, in this order, as fit. */
export function reveal(frame: HTMLElement | null, nodes: readonly number[]): void {
  if (frame === null) return;
  const boxes = nodes.flatMap((node) => {
    const found = frame.querySelector(`[data-node="${node}"]`);
    return found === null ? [] : [found.getBoundingClientRect()];
  });
  const inner = joined(boxes, { width: frame.clientWidth, height: frame.clientHeight });
  if (inner === undefined) return;
  const outer = frame.getBoundingClientRect();
  const left = shift(inner.left, inner.right, outer.left, outer.right);
  const top = shift(inner.top, inner.bottom, outer.top, outer.bottom);
  if (left !== 0 || top !== 0) frame.scrollBy({ left, top, behavior: "auto" });
}

/** The box around the first of several and around those after it, until one makes it too large. */
export function joined(boxes: readonly Box[], most: { width: number; height: number }): Box | undefined {
  let all: Box | undefined = boxes[0];
  for (const box of boxes.slice(1)) {
    const larger: Box = {
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    };
    const fits =
      larger.right - larger.left + 2 * MARGIN <= most.width && larger.bottom - larger.top + MARGIN <= most.height;
    if (!fits) break;
    all = larger;
  }
  return all;
}

/** How far to scroll so that a stretch is inside another with a margin, or as little outside as can be. */
function shift(from: number, to: number, low: number, high: number): number {
  const margin = Math.max(0, Math.min(MARGIN, (high - low - (to - from)) / 2));
  return from < low + margin ? from - low - margin : to > high - margin ? to - high + margin : 0;
}

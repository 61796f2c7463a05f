import { following, opened } from "./instance.ts";
import { DRAWN_WHOLE } from "./layout.ts";
import { bestLine, type Moment } from "./replay.ts";
import type { TreeStudy } from "./tasks.ts";

/**
 * Whether the children of a node are drawn: all of a small tree; of a large one the way to where the search is, and
 * the play that it found.
 */
export function opening(now: TreeStudy, at: Moment): (node: number) => boolean {
  const whole = now.nodes.length <= DRAWN_WHOLE;
  const onTheWay = new Set([0]);
  for (const node of bestLine(at)) onTheWay.add(node);
  if (following.value) for (let node = at.current; node >= 0; node = now.nodes[node].parent) onTheWay.add(node);
  const chosen = opened.value;
  return (node) => chosen.get(node) ?? (whole || onTheWay.has(node));
}

import type { Scene } from "../scene.ts";
import { explained, num, type WriteOptions } from "./format.ts";
import { type Overlay, overlaysOf, runsOf } from "./overlays.ts";
import { pageOf } from "./page.ts";
import { svgDocument, svgParts } from "./svg.ts";

/**
 * One SVG that shows its frames one after the other, for ever, by rules of CSS alone; the last one stays twice as long.
 * On paper, and for those who have asked for less motion, it is the last frame. It stops under the pointer.
 */
export function writeAnimatedSvg(frames: readonly Scene[], options: WriteOptions, seconds: number): string {
  const pages = frames.map((frame) => pageOf(explained(frame, options)));
  const overlays = overlaysOf(pages.map(({ scene }) => svgParts(scene)));
  const moving = overlays.filter((overlay) => overlay.frames.length < frames.length);
  const rules = new Map(moving.map((overlay) => [classOf(overlay, frames.length), ruleOf(overlay, frames.length)]));
  const still = "@media print,(prefers-reduced-motion:reduce){.marienbad .moving{animation:none}}";
  const style =
    ".marienbad .moving{visibility:hidden;animation:var(--turn) step-end infinite}" +
    `.marienbad:hover .moving{animation-play-state:paused}${[...rules.values()].join("")}${still}`;
  const elements = overlays.map((overlay) =>
    overlay.frames.length === frames.length
      ? overlay.text
      : `<g class="moving ${classOf(overlay, frames.length)}">${overlay.text}</g>`,
  );
  const look = `--turn:${num(seconds * (frames.length + 1))}s`;
  return svgDocument(frames[0].title, pages[0].box, options.theme ?? "auto", elements, { style, look });
}

/** Says when it is seen, so that several pictures in one page do not disturb each other. */
function classOf({ frames }: Overlay, count: number): string {
  const times = runsOf(frames).map(([first, last]) => (first === last ? first : `${first}-${last}`));
  return `at-${times.join("_")}-of-${count}`;
}

/** When it appears and disappears within a turn; where nothing moves, it is there if the last frame has it. */
function ruleOf(overlay: Overlay, count: number): string {
  const { frames } = overlay;
  const name = classOf(overlay, count);
  const share = (frame: number): string => `${num((100 * frame) / (count + 1))}%`;
  const changes = runsOf(frames).flatMap(([first, last]) => [
    `${share(first)}{visibility:visible}`,
    ...(last === count - 1 ? [] : [`${share(last + 1)}{visibility:hidden}`]),
  ]);
  const before = frames[0] === 0 ? "" : "0%{visibility:hidden}";
  const stays = frames[frames.length - 1] === count - 1 ? ";visibility:visible" : "";
  return `.marienbad .${name}{animation-name:${name}${stays}}@keyframes ${name}{${before}${changes.join("")}}`;
}

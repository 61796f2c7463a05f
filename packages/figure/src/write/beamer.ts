import type { Box, Scene } from "../scene.ts";
import { explained, num, type WriteOptions } from "./format.ts";
import { overlaysOf, runsOf } from "./overlays.ts";
import { pageOf } from "./page.ts";
import { escapeComment, IN_THE_PREAMBLE, PIXEL, tikzPackages, tikzParts, tikzPicture } from "./tikz.ts";
import { escapeTex } from "./tikz-text.ts";

/** What a slide has room for under its title, in points: ours of 16 : 9, and anybody's of 4 : 3 as well. */
const SLIDE = { width: 385, height: 190 };
const ANY_SLIDE = { width: 300, height: 190 };

/**
 * A picture whose parts appear and disappear by `\only`, for a frame of Beamer, or a document with that frame. Nothing
 * moves from slide to slide; a picture too large for a slide is scaled as a whole.
 */
export function writeBeamer(frames: readonly Scene[], options: WriteOptions): string {
  const { theme = "auto", picture = false } = options;
  const pages = frames.map((frame) => pageOf(explained(frame, options)));
  const [{ box, scene }] = pages;
  const lines = overlaysOf(pages.map((page) => tikzParts(page.scene))).map(({ text, frames: seen }) =>
    seen.length === frames.length ? text : `\\only<${slides(seen, frames.length)}>{%\n${text}}`,
  );
  const drawn = [
    `% ${escapeComment(scene.title)}`,
    ...(picture ? ["% For a frame of Beamer.", IN_THE_PREAMBLE] : []),
    ...scaled(box, picture ? ANY_SLIDE : SLIDE, tikzPicture(box, theme, lines)),
  ];
  const document = [
    "\\documentclass[aspectratio=169]{beamer}",
    "\\setbeamertemplate{navigation symbols}{}",
    ...tikzPackages(pages.map((page) => page.scene)),
    "\\begin{document}",
    `\\begin{frame}{${escapeTex(scene.title)}}`,
    "\\centering",
    ...drawn,
    "\\end{frame}",
    "\\end{document}",
  ];
  return `${(picture ? drawn : document).join("\n")}\n`;
}

/** Slides, which are counted from 1, as Beamer writes them: `1,3-4,6-`. */
function slides(frames: readonly number[], count: number): string {
  return runsOf(frames)
    .map(([first, last]) => `${first + 1}${last === count - 1 ? "-" : last === first ? "" : `-${last + 1}`}`)
    .join(",");
}

function scaled({ width, height }: Box, room: typeof SLIDE, lines: readonly string[]): string[] {
  const scale = Math.min(room.width / (width * PIXEL), room.height / (height * PIXEL));
  return scale >= 1 ? [...lines] : [`\\scalebox{${num(Math.floor(scale * 100) / 100)}}{%`, ...lines, "}"];
}

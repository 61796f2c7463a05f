import { findById, MarienbadError, type Text, text } from "marienbad/base";
import { writeGif } from "../raster/gif.ts";
import { paintScene } from "../raster/paint.ts";
import type { Box, Scene } from "../scene.ts";
import { texts } from "../texts.ts";
import { dotFormat } from "./dot.ts";
import { explained, type FigureFormat, num, type WriteOptions } from "./format.ts";
import { mermaidFormat } from "./mermaid.ts";
import { pageOf } from "./page.ts";
import { svgDocument, svgFormat, svgParts } from "./svg.ts";
import { escapeComment, IN_THE_PREAMBLE, PIXEL, tikzFormat, tikzPackages, tikzParts, tikzPicture } from "./tikz.ts";
import { escapeTex } from "./tikz-text.ts";

/** Every file format of figures. */
export const FIGURE_FORMATS: readonly FigureFormat[] = [svgFormat, tikzFormat, dotFormat, mermaidFormat];

/** The format with this id; throws and suggests the nearest if there is none. */
export function findFigureFormat(id: string): FigureFormat {
  return findById(texts.FORMAT, id, FIGURE_FORMATS);
}

/** Options for writing frames. */
export interface FrameOptions extends WriteOptions {
  /** Duration of a frame of a film; the last one lasts twice as long. */
  readonly seconds?: number;
}

/** A format for figures made of frames. */
export interface FrameFormat {
  readonly id: string;
  readonly title: Text;
  readonly ending: string;
  readonly files: "one" | "many";
  /** The content of each file: deterministic, byte for byte. */
  write(frames: readonly Scene[], options?: FrameOptions): readonly (string | Uint8Array)[];
}

/** Default duration of a frame. */
export const DEFAULT_SECONDS = 1.5;
/** The shortest frame that browsers respect. */
export const MIN_SECONDS = 0.1;
/** The longest duration of a frame. */
export const MAX_SECONDS = 60;
/** GIF pixels per pixel of the scene. */
const SCALE = 2;
const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 65_535;

/** Every format of films and slides. */
export const FRAME_FORMATS: readonly FrameFormat[] = [
  {
    id: "svg-animated",
    title: text("SVG, one animated picture", "SVG, une image animée"),
    ending: "svg",
    files: "one",
    write: (frames, options = {}) => [writeAnimatedSvg(frames, options, secondsOf(options))],
  },
  {
    id: "gif",
    title: text("GIF, one animated picture", "GIF, une image animée"),
    ending: "gif",
    files: "one",
    write(frames, options = {}) {
      const pages = frames.map((frame) => pageOf(explained(frame, options)));
      const [{ box }] = pages;
      const pixels = box.width * box.height * SCALE ** 2 * frames.length;
      if (pixels > MAX_PIXELS || Math.max(box.width, box.height) * SCALE > MAX_SIDE) {
        throw new MarienbadError("limit-reached", texts.tooManyPixels(pixels, MAX_PIXELS));
      }
      const painted = pages.map(({ scene }) => paintScene(scene, box, options.theme ?? "auto", SCALE));
      const seconds = secondsOf(options);
      return [
        writeGif(
          painted,
          frames.map((_, frame) => (frame === frames.length - 1 ? 2 : 1) * seconds),
        ),
      ];
    },
  },
  {
    id: "tikz",
    title: text("TikZ, slides for Beamer", "TikZ, diapositives pour Beamer"),
    ending: "tex",
    files: "one",
    write: (frames, options = {}) => [writeBeamer(frames, options)],
  },
  {
    id: "svg",
    title: text("SVG, a file for each frame", "SVG, un fichier par image"),
    ending: "svg",
    files: "many",
    write: (frames, options) => frames.map((frame) => svgFormat.write(frame, options)),
  },
];

function secondsOf({ seconds = DEFAULT_SECONDS }: FrameOptions): number {
  if (seconds >= MIN_SECONDS && seconds <= MAX_SECONDS) return seconds;
  throw new MarienbadError("bad-argument", texts.badSeconds(seconds, MIN_SECONDS, MAX_SECONDS));
}

/** The format with this id; throws and suggests the nearest if there is none. */
export function findFrameFormat(id: string): FrameFormat {
  return findById(texts.FORMAT, id, FRAME_FORMATS);
}

/** An SVG that loops by CSS alone; the last frame lasts twice as long, and is used on paper and with reduced motion. */
function writeAnimatedSvg(frames: readonly Scene[], options: WriteOptions, seconds: number): string {
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

/** Named after its frames, so that several pictures on one page do not disturb each other. */
function classOf({ frames }: Overlay, count: number): string {
  const times = runsOf(frames).map(([first, last]) => (first === last ? first : `${first}-${last}`));
  return `at-${times.join("_")}-of-${count}`;
}

/** When a part is visible within a turn; where nothing moves, the last frame is shown. */
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

/** Room on a slide under its title, in points: ours at 16 : 9, and any at 4 : 3. */
const SLIDE = { width: 385, height: 190 };
const ANY_SLIDE = { width: 300, height: 190 };

/** A picture whose parts come and go by `\only`, in a Beamer document or to include; scaled to fit a slide. */
function writeBeamer(frames: readonly Scene[], options: WriteOptions): string {
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

/** Slides in Beamer's notation, counted from 1: `1,3-4,6-`. */
function slides(frames: readonly number[], count: number): string {
  return runsOf(frames)
    .map(([first, last]) => `${first + 1}${last === count - 1 ? "-" : last === first ? "" : `-${last + 1}`}`)
    .join(",");
}

function scaled({ width, height }: Box, room: typeof SLIDE, lines: readonly string[]): string[] {
  const scale = Math.min(room.width / (width * PIXEL), room.height / (height * PIXEL));
  return scale >= 1 ? [...lines] : [`\\scalebox{${num(Math.floor(scale * 100) / 100)}}{%`, ...lines, "}"];
}

/** A part of a picture, and the frames that have it, counted from 0. */
interface Overlay {
  readonly text: string;
  readonly frames: readonly number[];
}

/** Each part of several pictures once, with its frames; parts of one layer must not overlap, so that z-order holds. */
function overlaysOf(pictures: readonly (readonly (readonly string[])[])[]): Overlay[] {
  return pictures[0].flatMap((_, layer) => {
    const framesOfText = new Map<string, number[]>();
    pictures.forEach((layers, frame) => {
      for (const text of layers[layer]) {
        const frames = framesOfText.get(text);
        if (frames === undefined) framesOfText.set(text, [frame]);
        else frames.push(frame);
      }
    });
    return Array.from(framesOfText, ([text, frames]) => ({ text, frames }));
  });
}

/** Runs of consecutive numbers as first and last: 0 1 2 5 are [0, 2] and [5, 5]. */
function runsOf(frames: readonly number[]): (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const frame of frames) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run[1] === frame - 1) run[1] = frame;
    else runs.push([frame, frame]);
  }
  return runs;
}

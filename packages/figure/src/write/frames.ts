import { findById, MarienbadError, type Text, text } from "marienbad/base";
import { writeGif } from "../raster/gif.ts";
import { paintScene } from "../raster/paint.ts";
import type { Scene } from "../scene.ts";
import { texts } from "../texts.ts";
import { writeBeamer } from "./beamer.ts";
import { explained, type WriteOptions } from "./format.ts";
import { pageOf } from "./page.ts";
import { svgFormat } from "./svg.ts";
import { writeAnimatedSvg } from "./svg-animated.ts";

/** What writing frames may be given. */
export interface FrameOptions extends WriteOptions {
  /** How long a frame of a film stays; the last one stays twice as long. */
  readonly seconds?: number;
}

/** A format for figures that are made of frames. */
export interface FrameFormat {
  readonly id: string;
  readonly title: Text;
  /** The ending of its files. */
  readonly ending: string;
  /** A file for each frame, or one for all of them. */
  readonly files: "one" | "many";
  /** The content of each file; the same frames are written the same, byte for byte. */
  write(frames: readonly Scene[], options?: FrameOptions): readonly (string | Uint8Array)[];
}

/** How long a frame stays unless somebody says so. */
export const DEFAULT_SECONDS = 1.5;
/** The shortest time that browsers keep to. */
export const MIN_SECONDS = 0.1;
/** The longest time of a frame. */
export const MAX_SECONDS = 60;
/** Pixels of a GIF for each one of the scene. */
const SCALE = 2;
const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 65_535;

/** Every format that frames are written in. */
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

/** The format with this id; another one is refused, with the nearest that there is. */
export function findFrameFormat(id: string): FrameFormat {
  return findById(texts.FORMAT, id, FRAME_FORMATS);
}

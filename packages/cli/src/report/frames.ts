import { extname } from "node:path";
import { MarienbadError } from "marienbad/base";
import { writeFileSafely } from "marienbad-databases/system";
import {
  DEFAULT_SECONDS,
  FRAME_FORMATS,
  type FrameFormat,
  findFrameFormat,
  MAX_SECONDS,
  MIN_SECONDS,
  type Scene,
} from "marienbad-figure";
import { type Call, choiceFlag, type Flag, flag, parsedFlag, textFlag } from "../core/command.ts";
import { writeNumbered } from "./folder.ts";
import { pictureLooks } from "./picture.ts";
import { texts } from "./texts.ts";

export const FRAME_FORMAT_IDS: readonly string[] = FRAME_FORMATS.map(({ id }) => id);

/** Flags of figures that are shown step by step. */
export const FRAME_FLAGS: readonly Flag[] = [
  flag(
    "frames",
    "attractor, minimax, alphabeta: step by step, as slides (.tex), a film (.svg, .gif) or a folder of SVG",
    "attractor, minimax, alphabeta : pas à pas, en diapositives (.tex), film (.svg, .gif) ou dossier de SVG",
  ),
  flag(
    "seconds S",
    `films: how long a step stays (default ${DEFAULT_SECONDS})`,
    `films : durée d'un pas, en secondes (${DEFAULT_SECONDS} par défaut)`,
  ),
];

/** The format of the flag, else of the file's ending; a name without one is a folder. */
export function frameFormat(call: Call): FrameFormat {
  const path = textFlag(call, "o");
  const format = formatOf(choiceFlag(call, "format", FRAME_FORMAT_IDS), path);
  if (path === undefined && (format.files === "many" || format.id === "gif")) {
    throw new MarienbadError("bad-argument", texts.framesNeedPlace(format.id, format.files === "many"));
  }
  if (path !== undefined && format.files === "many" && extname(path) !== "") {
    throw new MarienbadError("bad-argument", texts.framesNeedFolder(format.id, path));
  }
  return format;
}

function formatOf(asked: string | undefined, path: string | undefined): FrameFormat {
  if (asked !== undefined) return findFrameFormat(asked);
  if (path === undefined) return FRAME_FORMATS[0];
  const ending = extname(path).slice(1);
  const files = ending === "" ? "many" : "one";
  const found = FRAME_FORMATS.find((format) => format.files === files && (ending === "" || format.ending === ending));
  if (found !== undefined) return found;
  const endings = FRAME_FORMATS.filter((format) => format.files === "one").map((format) => format.ending);
  throw new MarienbadError("bad-argument", texts.unknownFrameEnding(path, endings));
}

/** Seconds per step of a film. */
export function secondsFlag(call: Call): number {
  const parse = (given: string): number | undefined => {
    const seconds = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
    return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS ? seconds : undefined;
  };
  return parsedFlag(call, "seconds", parse, texts.someSeconds(MIN_SECONDS, MAX_SECONDS)) ?? DEFAULT_SECONDS;
}

/** Writes frames as the flags ask, into the named file or folder; returns the files, or the text to print. */
export async function writeFrames(
  call: Call,
  frames: readonly Scene[],
  format: FrameFormat,
  seconds: number,
): Promise<{ readonly files: readonly string[] } | { readonly text: string }> {
  const contents = call.atOnce(() => format.write(frames, { ...pictureLooks(call), seconds }));
  const path = textFlag(call, "o");
  if (path === undefined) return { text: contents[0] as string };
  if (format.files === "many") return { files: await writeNumbered(path, "frame", format.ending, contents) };
  await writeFileSafely(path, contents[0]);
  return { files: [path] };
}

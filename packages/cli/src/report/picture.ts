import { extname } from "node:path";
import { MarienbadError } from "marienbad/base";
import { writeFileSafely } from "marienbad-databases/system";
import {
  FIGURE_FORMATS,
  type FigureFormat,
  findFigureFormat,
  type Scene,
  THEMES,
  type WriteOptions,
} from "marienbad-figure";
import { type Call, choiceFlag, type Flag, flag, switchFlag, textFlag } from "../core/command.ts";
import { texts } from "./texts.ts";

const FORMAT_IDS = FIGURE_FORMATS.map(({ id }) => id);

/** Flags of every command that draws. */
export const PICTURE_FLAGS: readonly Flag[] = [
  flag(
    `format ${FORMAT_IDS.join("|")}`,
    "the format to write (default: by the file's ending, else svg)",
    "le format voulu (celui du nom de fichier, sinon svg)",
  ),
  flag("o FILE", "write into a file", "écrire dans un fichier"),
  flag(
    `theme ${THEMES.join("|")}`,
    "colours (auto: those of the reader, where possible)",
    "couleurs (auto : celles du lecteur)",
  ),
  flag("no-legend", "do not explain the signs", "sans la légende"),
  flag("picture", "tikz: a picture to include, no document", "tikz : une image à inclure, sans document"),
];

/** The format of the flag, else of the file's ending, else the first one. */
export function pictureFormat(call: Call): FigureFormat {
  const asked = choiceFlag(call, "format", FORMAT_IDS);
  const path = textFlag(call, "o");
  if (asked !== undefined) return findFigureFormat(asked);
  if (path === undefined) return FIGURE_FORMATS[0];
  const found = FIGURE_FORMATS.find(({ endings }) => endings.includes(extname(path).slice(1)));
  if (found !== undefined) return found;
  const endings = FIGURE_FORMATS.map((format) => format.endings[0]);
  throw new MarienbadError("bad-argument", texts.unknownEnding(path, endings));
}

export function pictureLooks(call: Call): WriteOptions {
  return {
    theme: choiceFlag(call, "theme", THEMES) ?? "auto",
    legend: !switchFlag(call, "no-legend"),
    picture: switchFlag(call, "picture"),
  };
}

/** Draws a scene as the flags ask, into the named file. */
export async function writePicture(
  call: Call,
  scene: Scene,
  format: FigureFormat,
): Promise<{ readonly text: string; readonly path: string | undefined }> {
  const looks = pictureLooks(call);
  const drawn = call.atOnce(() => format.write(scene, looks));
  const path = textFlag(call, "o");
  if (path !== undefined) await writeFileSafely(path, drawn);
  return { text: drawn, path };
}

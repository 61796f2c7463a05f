import { MarienbadError } from "../../base/error.ts";
import { unknownName } from "../../base/nearest.ts";
import { dotFormat } from "./dot.ts";
import type { FigureFormat } from "./format.ts";
import { mermaidFormat } from "./mermaid.ts";
import { svgFormat } from "./svg.ts";
import { tikzFormat } from "./tikz.ts";

/** Every format that figures are written in. */
export const FIGURE_FORMATS: readonly FigureFormat[] = [svgFormat, tikzFormat, dotFormat, mermaidFormat];

export function findFigureFormat(id: string): FigureFormat {
  const format = FIGURE_FORMATS.find((candidate) => candidate.id === id);
  if (format !== undefined) return format;
  const known = FIGURE_FORMATS.map((candidate) => candidate.id);
  throw new MarienbadError("unknown-name", unknownName("format of figures", id, known));
}

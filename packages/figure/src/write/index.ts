import { findById } from "marienbad/base";
import { texts } from "../texts.ts";
import { dotFormat } from "./dot.ts";
import type { FigureFormat } from "./format.ts";
import { mermaidFormat } from "./mermaid.ts";
import { svgFormat } from "./svg.ts";
import { tikzFormat } from "./tikz.ts";

/** Every format that figures are written in. */
export const FIGURE_FORMATS: readonly FigureFormat[] = [svgFormat, tikzFormat, dotFormat, mermaidFormat];

/** The format with this id; another one is refused, with the nearest that there is. */
export function findFigureFormat(id: string): FigureFormat {
  return findById(texts.FORMAT, id, FIGURE_FORMATS);
}

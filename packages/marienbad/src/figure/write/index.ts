import { findById } from "../../base/registry.ts";
import { dotFormat } from "./dot.ts";
import type { FigureFormat } from "./format.ts";
import { mermaidFormat } from "./mermaid.ts";
import { svgFormat } from "./svg.ts";
import { tikzFormat } from "./tikz.ts";

/** Every format that figures are written in. */
export const FIGURE_FORMATS: readonly FigureFormat[] = [svgFormat, tikzFormat, dotFormat, mermaidFormat];

export function findFigureFormat(id: string): FigureFormat {
  return findById({ en: "format of figures", fr: "de format de figures" }, id, FIGURE_FORMATS);
}

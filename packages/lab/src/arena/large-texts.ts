import { type Text, text } from "marienbad";
import { counted, number } from "../base/language.ts";

// layer-words.ts
export const goalsJoin = (count: number, layer: string, player: Text): Text =>
  text(
    `${layer}: ${counted(count, "en", "vertex", "vertices")}, where ${player.en} has won.`,
    `${layer} : ${counted(count, "fr", "sommet", "sommets")}, où ${player.fr} a gagné.`,
  );
export const layerJoins = (layer: string, reasons: readonly string[]): Text =>
  text(`${layer}: ${reasons.join("; ")}.`, `${layer} : ${reasons.join(" ; ")}.`);
export const haveAMoveInto = (count: number, player: Text, layer: string): Text =>
  text(
    `${counted(count, "en", "vertex", "vertices")} ${player.en} with a move into ${layer}`,
    `${counted(count, "fr", "sommet", "sommets")} ${player.fr}, avec un coup vers ${layer}`,
  );
export const cannotAvoid = (count: number, player: Text): Text =>
  text(
    `${counted(count, "en", "vertex", "vertices")} ${player.en}, each of whose moves leads into the attractor`,
    `${counted(count, "fr", "sommet", "sommets")} ${player.fr}, dont chaque coup mène dans l'attracteur`,
  );

// attractor-panel.tsx
export const manyMore = (count: number): Text =>
  text(counted(count, "en", "vertex", "vertices"), counted(count, "fr", "sommet", "sommets"));
export const earlierLayers = (count: number): Text =>
  text(`${counted(count, "en", "layer", "layers")} before`, `${counted(count, "fr", "couche", "couches")} auparavant`);

// find-vertex.tsx
export const findVertex = text("Find", "Trouver");

// edit-panel.tsx
export const tooManyToEdit = text(
  "There are too many vertices to be changed by hand: change the text.",
  "Il y a trop de sommets pour les modifier à la main : modifiez le texte.",
);

// figures.ts
const NAMES: Readonly<Record<string, string>> = { svg: "SVG", tikz: "TikZ", dot: "DOT", mermaid: "Mermaid" };
export const tooManyToExport = (count: number, format: string, limit: number): Text =>
  text(
    `${counted(count, "en", "vertex", "vertices")} are too many for ${NAMES[format] ?? format}, which takes ` +
      `${number(limit, "en")}: export a smaller arena, or SVG for up to ${number(5000, "en")}.`,
    `${counted(count, "fr", "sommet", "sommets")}, c'est trop pour ${NAMES[format] ?? format}, qui en prend ` +
      `${number(limit, "fr")} : exportez une arène plus petite, ou du SVG jusqu'à ${number(5000, "fr")}.`,
  );

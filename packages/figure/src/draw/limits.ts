import type { Arena } from "marienbad/arena";
import { MarienbadError, type Text } from "marienbad/base";
import type { FigureOptions } from "../options.ts";
import { texts } from "./texts.ts";

/** Maximum number of vertices of a readable arena. */
export const READABLE_VERTICES = 60;
/** Maximum number of nodes of a tree that fits on a page. */
export const READABLE_NODES = 150;

export function checkReadable({ vertexCount }: Arena, { limit = READABLE_VERTICES }: FigureOptions): void {
  if (vertexCount > limit) throw tooLarge(texts.tooManyVertices(vertexCount, limit), { limit });
}

export function tooLarge(text: Text, parameters: Readonly<Record<string, number>>): MarienbadError {
  return new MarienbadError("limit-reached", text, { parameters });
}

/** The result of `make`; if it reaches its limit, the error is about the figure. */
export function withinLimit<T>(make: () => T, text: Text, parameters: Readonly<Record<string, number>>): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "limit-reached") throw error;
    throw tooLarge(text, parameters);
  }
}

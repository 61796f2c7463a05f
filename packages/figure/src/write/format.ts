import type { Text } from "marienbad/base";
import type { Theme } from "../palette.ts";
import type { Scene } from "../scene.ts";

/** Options for writing a figure. */
export interface WriteOptions {
  /** `auto` by default. */
  readonly theme?: Theme;
  /** Explain the signs under the figure; true by default. */
  readonly legend?: boolean;
  /** TikZ: a picture to include in a document, not a whole document. */
  readonly picture?: boolean;
}

/** A file format for scenes. */
export interface FigureFormat {
  readonly id: string;
  readonly title: Text;
  /** File extensions, the usual one first. */
  readonly endings: readonly string[];
  /** Deterministic, byte for byte. */
  write(scene: Scene, options?: WriteOptions): string;
}

/** A length with at most two decimals: 12, 3.5, -0.25. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

export function explained(scene: Scene, { legend = true }: WriteOptions): Scene {
  return legend ? scene : { ...scene, legend: [] };
}

import type { BoardLook, Player } from "marienbad/game";

/**
 * A figure independent of formats. Lengths are CSS pixels (0.75 pt in TikZ), and y grows downward. Formats with their
 * own layout (DOT, Mermaid) use only the structure. The fill of a position shows who wins, its shape who moves, two
 * borders with a player's mark a goal; in search trees the fill goes with the shape. Winners have a line style too.
 */
export interface Scene {
  /** The id of the kind of figure, in ASCII letters. */
  readonly id: string;
  /** A description for people who do not see the figure. */
  readonly title: string;
  /** Direction of time, for formats with their own layout. */
  readonly direction: "right" | "down";
  readonly groups: readonly SceneGroup[];
  readonly edges: readonly SceneEdge[];
  readonly nodes: readonly SceneNode[];
  readonly texts: readonly SceneText[];
  readonly legend: readonly LegendItem[];
}

/** A point of a figure, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point with a width and a height around it. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Tints of nodes, edges and texts; `faded` is for what matters less. */
export const TONES = ["plain", "player0", "player1", "draw", "faded"] as const;
/** The meaning of a colour. */
export type Tone = (typeof TONES)[number];

/** The look of a node, independent of its place. */
export interface NodeLook {
  /** Circles are player 0's and squares player 1's; both stretch. A card is a round-cornered frame for a board. */
  readonly shape: "circle" | "square" | "card" | "none";
  readonly tone: Tone;
  readonly border: "single" | "double";
  readonly stroke: "normal" | "strong" | "dashed" | "dotted";
  /** The winner here, as a small sign on the border below: a disc for player 0, a square for player 1. */
  readonly mark?: Player;
  /** Strength of the tint from 0 to 1, 1 by default; charts and maps shade their cells by it. */
  readonly shade?: number;
}

/** The content of a node: a name or a small board, and a short line under it. */
export interface NodeContent {
  readonly label: string;
  /** Rows with one character per cell, drawn instead of the label; a dot is an empty cell. */
  readonly grid?: readonly string[];
  readonly board?: BoardLook;
  readonly detail?: string;
}

/** A node of a scene. */
export interface SceneNode extends NodeLook, NodeContent, Box {
  /** Unique in the scene: letters and digits. `x` and `y` are the centre. */
  readonly id: string;
  readonly note?: { readonly side: "right" | "below"; readonly lines: readonly string[] };
}

/** The look of an edge. */
export interface EdgeLook {
  readonly stroke: "normal" | "strong" | "faded" | "cut";
  readonly tone: Tone;
  readonly arrow: boolean;
}

/** An edge of a scene. */
export interface SceneEdge extends EdgeLook {
  readonly from: string;
  readonly to: string;
  /** Degrees by which the edge leaves to the left of the straight line. */
  readonly bend?: number;
  readonly via?: readonly Point[];
  /** True for edges of trees, which leave below their node and arrive above. */
  readonly vertical?: boolean;
  readonly label?: string;
}

/** A text of a scene. */
export interface SceneText extends Point {
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
  readonly size: "small" | "normal" | "head";
  readonly tone: Tone;
}

/** Nodes that belong together: a panel of a strip, a column of one rank. */
export interface SceneGroup {
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly string[];
  /** The top left corner and the size. */
  readonly box: Box;
}

/** A sample and what it means. */
export type LegendItem = { readonly text: string } & (
  | { readonly node: NodeLook & { readonly label?: string } }
  | { readonly edge: EdgeLook }
  | { readonly sign: string }
);

export const PLAIN_NODE: NodeLook = { shape: "circle", tone: "plain", border: "single", stroke: "normal" };
export const PLAIN_EDGE: EdgeLook = { stroke: "normal", tone: "plain", arrow: true };

/** Width of a player's sign on a border, in pixels. */
export const MARK = 9;

/** Font sizes in pixels. */
export const FONT = { label: 12, detail: 10.5, small: 10.5, normal: 12, head: 14 } as const;

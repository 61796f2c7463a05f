import { type Arena, ownerOf } from "marienbad/arena";
import { greatestOf } from "marienbad/base";
import type { AnyGame, Player } from "marienbad/game";
import { latticeSize } from "./lattice.ts";
import type { Style } from "./options.ts";
import { FONT, type NodeContent, type NodeLook } from "./scene.ts";
import { boardRows } from "./small-board.ts";
import { textWidth } from "./text-size.ts";
import { isTagged, tell, tellVertices } from "./vocabulary.ts";

/** Space between a small board and its frame. */
export const FRAME = 5;
const SMALLEST = 32;
const SECOND_BORDER = 4;
const WIDEST_CIRCLE = 44;

/** The name of every vertex, in the vocabulary if the names end with their player. */
export function vertexNames(arena: Arena, style: Style): string[] {
  const all = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  return tellVertices(
    all.map((vertex) => arena.label(vertex)),
    all.map((vertex) => ownerOf(arena, vertex)),
    style.vocabulary,
    style.language,
  );
}

/** The name of a position of a game, in the vocabulary. */
export function positionName({ notation }: AnyGame, position: unknown, turn: Player, style: Style): string {
  const label = notation.writePosition(position);
  return isTagged(label, turn) ? tell(label, turn, style.vocabulary, style.language) : label;
}

/** The content of a node: a board for the name of a position row by row (`XO./.X./...`) or point by point. */
export function contentOf(name: string, { board }: Pick<Style, "board">, detail?: string): NodeContent {
  const withDetail = detail === undefined ? {} : { detail };
  const grid = boardRows(name, board);
  if (grid === undefined) return { label: name, ...withDetail };
  return { label: name, grid, ...(Object.keys(board).length === 0 ? {} : { board }), ...withDetail };
}

/** The content without what a student should find. */
export function emptied(content: NodeContent): NodeContent {
  const detail = content.detail === undefined ? {} : { detail: "" };
  if (content.grid === undefined) return { label: "", ...detail };
  return { ...content, label: "", grid: content.grid.map((row) => row.replace(/./g, ".")), ...detail };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf(content: NodeContent): Size {
  const { label, grid, board, detail } = content;
  const detailWidth = textWidth(detail ?? "", FONT.detail);
  const detailHeight = detail === undefined ? 0 : FONT.detail + 2;
  if (grid !== undefined) {
    const { width, height } = latticeSize(board?.lattice ?? "squares", grid);
    return { width: Math.max(width, detailWidth) + 2 * FRAME, height: height + 2 * FRAME + detailHeight };
  }
  const text = Math.max(textWidth(label, FONT.label), detailWidth);
  if (text > WIDEST_CIRCLE) return { width: text + 22, height: SMALLEST - 2 + detailHeight };
  const diameter = Math.max(SMALLEST + detailHeight / 2, text + (detail === undefined ? 8 : 11));
  return { width: diameter, height: diameter };
}

/** The common size of all nodes of a figure, with room for a second border on doubled ones. */
export function commonSize(contents: readonly NodeContent[], isDoubled: (index: number) => boolean): Size {
  const sizes = contents.map((content, index): Size => {
    const { width, height } = sizeOf(content);
    const more = isDoubled(index) && content.grid === undefined ? SECOND_BORDER : 0;
    return { width: width + more, height: height + more };
  });
  const [widths, heights] = [sizes.map(({ width }) => width), sizes.map(({ height }) => height)];
  return { width: greatestOf(widths, SMALLEST), height: greatestOf(heights, SMALLEST - 2) };
}

/** Boards have frames: round corners for player 0, sharp ones for player 1. */
export function framed(shape: NodeLook["shape"], content: NodeContent): NodeLook["shape"] {
  return content.grid !== undefined && shape === "circle" ? "card" : shape;
}

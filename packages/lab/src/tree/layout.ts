import type { Player } from "marienbad";
import { boardRows, placeTree, smallBoard, type TreeShape } from "marienbad-figure";
import type { TreeStudy } from "./tasks.ts";

export interface PlacedNode {
  readonly node: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Children exist but are not drawn. */
  readonly closed: boolean;
}

export interface Placement {
  readonly placed: readonly PlacedNode[];
  readonly byNode: ReadonlyMap<number, PlacedNode>;
  /** Who chooses on a level, where it is one player. */
  readonly levels: readonly { readonly y: number; readonly player: Player }[];
  readonly width: number;
  readonly height: number;
}

interface Shape extends TreeShape {
  readonly node: number;
  readonly width: number;
  readonly closed: boolean;
  readonly children: readonly Shape[];
}

/** Up to this many nodes a tree is drawn whole; a larger one shows where the search is, and what is opened by hand. */
export const DRAWN_WHOLE = 320;
interface Sizes {
  readonly letter: number;
  /** Of small boards. */
  readonly scale: number;
  /** Around a small board, with its value below. */
  readonly frame: { readonly width: number; readonly height: number };
}
export const SCREEN: Sizes = { letter: 7.4, scale: 0.85, frame: { width: 14, height: 24 } };
export const EXPORT_SIZES: Sizes = { letter: 7.4, scale: 1, frame: { width: 14, height: 26 } };

const NAME_LETTER = 6.4;

/** Room at the left for the name of who chooses on a level. */
const MARGIN = 46;

export function contentOf(
  { nodes, board }: TreeStudy,
  node: number,
  kind: "list" | "graph" | "game",
): { rows?: readonly string[]; label?: string } {
  if (kind === "list") return {};
  const { name } = nodes[node];
  const rows = boardRows(name, board);
  if (rows !== undefined) return { rows };
  return name.length <= 12 ? { label: name } : {};
}

export interface Beside {
  /** The windows of alpha-beta. */
  readonly windows: boolean;
  /** The names of the nodes of a typed tree, which have none inside. */
  readonly names: boolean;
}

export function placeNodes(
  study: TreeStudy,
  kind: "list" | "graph" | "game",
  isOpen: (node: number) => boolean,
  beside: Beside,
  { letter, scale, frame }: Sizes = SCREEN,
): Placement {
  const shapeOf = (node: number): Shape => {
    const { children } = study.nodes[node];
    const { rows, label } = contentOf(study, node, kind);
    const board = rows && smallBoard(study.board, rows);
    const open = isOpen(node);
    const leaf = children.length === 0;
    const contentWidth = board === undefined ? (label ?? "").length * letter : board.width * scale;
    const bare = leaf && kind === "list";
    const named = beside.names && node > 0 ? study.nodes[node].name.length * NAME_LETTER : 0;
    const width = Math.max(bare ? Math.max(26, named) : 38, contentWidth + frame.width);
    const height = board !== undefined ? board.height * scale + frame.height : label !== undefined ? 40 : 30;
    const note = beside.windows && !leaf ? 40 : 0;
    return {
      node,
      width,
      height,
      left: width / 2 + Math.max(2, bare ? 0 : named),
      right: width / 2 + 2 + note,
      closed: !open && !leaf,
      children: open ? children.map(shapeOf) : [],
    };
  };
  const root = shapeOf(0);
  const labelled = kind === "game";
  const points = placeTree(root, { beside: labelled ? 14 : 11, below: labelled ? 48 : 38 });
  const shapes = [...points.keys()];
  const at = (shape: Shape): { x: number; y: number } => points.get(shape) as { x: number; y: number };
  const left = Math.min(...shapes.map((shape) => at(shape).x - shape.left)) - MARGIN;
  const right = Math.max(...shapes.map((shape) => at(shape).x + shape.right)) + 10;
  const bottom = Math.max(...shapes.map((shape) => at(shape).y + shape.height / 2)) + 26;
  const top = -16;
  const placed = shapes.map((shape): PlacedNode => {
    const { node, width, height, closed } = shape;
    return { node, x: at(shape).x - left, y: at(shape).y - top, width, height, closed };
  });
  const levels = new Map<number, Set<Player>>();
  for (const { node, y } of placed) {
    if (study.nodes[node].children.length === 0) continue;
    levels.set(y, (levels.get(y) ?? new Set()).add(study.nodes[node].player));
  }
  return {
    placed,
    levels: [...levels].flatMap(([y, players]) => (players.size === 1 ? [{ y, player: [...players][0] }] : [])),
    byNode: new Map(placed.map((item) => [item.node, item])),
    width: right - left,
    height: bottom - top,
  };
}

import { MarienbadError } from "../../base/error.ts";
import { type AnyKit, gameTree, type Player, type Result, type TreeNode } from "../../game/index.ts";
import { contentOf, emptied, positionName } from "../content.ts";
import { type FigureOptions, nameOf, type Style, styleOf, toneOf, unreadable } from "../options.ts";
import type { LegendItem, NodeLook, Scene, SceneNode } from "../scene.ts";
import { PLAIN_EDGE } from "../scene.ts";
import { titleOf, word } from "../words.ts";
import { nodeLegend, shapesLegend } from "./legend.ts";
import { type TreeItem, treeParts } from "./tree-scene.ts";

/** More nodes than this do not fit on a page. */
export const READABLE_NODES = 150;
const USUAL_DEPTH = 2;
const LONGEST_MOVE = 5;

/** The game tree down to a depth, or one play among its siblings: the play thick, what was not played faded. */
export function treeFigure(kit: AnyKit, options: FigureOptions = {}): Scene {
  const style = styleOf(options);
  const { along, limit = READABLE_NODES } = options;
  const root = growTree(kit, options, limit);
  const grow = (
    node: TreeNode<unknown, unknown>,
    parent: TreeNode<unknown, unknown> | undefined,
    onPlay: boolean,
  ): TreeItem => {
    const chosen = (child: TreeNode<unknown, unknown>): boolean => onPlay && along?.[node.depth] === child.move;
    const hasMore = node.children.length === 0 && node.degree > 0 && (onPlay || along === undefined);
    return {
      ...positionItem(kit, node.position, node.turn, node.result, style, parent === undefined),
      ...(hasMore ? { note: { side: "below", lines: ["⋮"] } } : {}),
      ...(onPlay || along === undefined
        ? {}
        : { look: { tone: "faded" as const, ...(node.result === undefined ? {} : { border: "double" as const }) } }),
      edge: {
        ...(along === undefined
          ? {}
          : onPlay
            ? { stroke: "strong" as const }
            : { stroke: "faded" as const, tone: "faded" as const }),
        ...(parent === undefined ? {} : moveLabel(kit, node.move, parent.position)),
      },
      children: node.children.map((child) => grow(child, node, along !== undefined && chosen(child))),
    };
  };
  const parts = treeParts(grow(root, undefined, along !== undefined), style);
  const playLegend: LegendItem[] =
    along === undefined
      ? []
      : [{ edge: { ...PLAIN_EDGE, arrow: false, stroke: "strong" }, text: word(style, "chosen") }];
  return {
    id: "tree",
    title: titleOf(style, along === undefined ? "treeTitle" : "alongTitle"),
    direction: "down",
    groups: [],
    ...parts,
    legend: [...shapesLegend(style, true), ...playLegend, ...endLegend(style, parts.nodes)],
  };
}

function growTree(kit: AnyKit, options: FigureOptions, limit: number): TreeNode<unknown, unknown> {
  const { along, from, depth } = options;
  try {
    return gameTree<unknown, unknown>(kit.rules, {
      ...(from === undefined ? {} : { from }),
      depth: depth ?? along?.length ?? USUAL_DEPTH,
      ...(along === undefined ? {} : { along }),
      limit,
    });
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "limit-reached") throw error;
    const advice = "Give a smaller depth, follow one play only, or raise the limit.";
    throw unreadable(`more than ${limit.toLocaleString("en")} nodes`, limit, advice);
  }
}

/** A position as a node of a tree: its name or board, and who has won when the play is over. */
export function positionItem(
  kit: AnyKit,
  position: unknown,
  turn: Player,
  result: Result | undefined,
  style: Style,
  isRoot: boolean,
): Pick<TreeItem, "player" | "content" | "look" | "note"> {
  const content = contentOf(positionName(kit, position, turn, style));
  const over = style.blank ? undefined : result;
  return {
    player: turn,
    content: style.blank && !isRoot ? emptied(content) : content,
    look: over === undefined ? { tone: toneOf(turn) } : endLook(over),
    ...(over === undefined ? {} : { note: { side: "below", lines: [endName(over, style)] } }),
  };
}

function endLook(result: Result): Partial<NodeLook> {
  return { tone: result === "draw" ? "draw" : toneOf(result), border: "double" };
}

function endName(result: Result, style: Style): string {
  return result === "draw" ? word(style, "draw") : nameOf(result, style);
}

export function endLegend(style: Style, nodes: readonly SceneNode[]): LegendItem[] {
  return nodes.some(({ border }) => border === "double") ? [nodeLegend(style, { border: "double" }, "wonBy")] : [];
}

/** The move on its edge, when it is short and says more than the positions do. */
export function moveLabel(kit: AnyKit, move: unknown, from: unknown): { label?: string } {
  const text = kit.notation.writeMove(move, from);
  const position = kit.notation.writePosition(kit.rules.play(from, move));
  const isSaid = text === position.replaceAll(" ", "") || contentOf(position.replace(/ [01]$/, "")).grid !== undefined;
  return isSaid || text.length > LONGEST_MOVE ? {} : { label: text };
}

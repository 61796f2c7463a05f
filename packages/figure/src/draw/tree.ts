import { greatestOf, leastOf, MarienbadError } from "marienbad/base";
import {
  type AnyGame,
  deriveGame,
  fullGame,
  type GivenGame,
  gameTree,
  type Play,
  type Player,
  plays,
  type Rules,
  type TreeNode,
} from "marienbad/game";
import { commonSize, contentOf, emptied, framed, positionName } from "../content.ts";
import { boundsOf } from "../geometry.ts";
import { placeTree, type TreeShape } from "../layout/tree.ts";
import { type FigureOptions, nameOf, type Style, shapeOf, styleOf } from "../options.ts";
import {
  type EdgeLook,
  FONT,
  type LegendItem,
  type NodeContent,
  type NodeLook,
  PLAIN_EDGE,
  PLAIN_NODE,
  type Scene,
  type SceneEdge,
  type SceneNode,
  type SceneText,
} from "../scene.ts";
import { boardLook } from "../small-board.ts";
import { textWidth } from "../text-size.ts";
import { edgeLegend, goalLegend, goalLook, shapesLegend } from "./legend.ts";
import { READABLE_NODES, tooLarge, withinLimit } from "./limits.ts";
import { texts, titleOf, word } from "./texts.ts";

export interface TreeItem {
  readonly player: Player;
  readonly content: NodeContent;
  readonly look: Partial<NodeLook>;
  readonly note?: SceneNode["note"];
  /** The edge from the parent. */
  readonly edge: Partial<EdgeLook> & { readonly label?: string };
  readonly children: readonly TreeItem[];
}

interface Measured extends TreeShape {
  readonly item: TreeItem;
  readonly width: number;
  readonly children: readonly Measured[];
}

const BESIDE = 10;

/** A tree from top to bottom, with the player to move at the left of each level if all its nodes agree. */
export function treeParts(
  root: TreeItem,
  style: Style,
): { nodes: SceneNode[]; edges: SceneEdge[]; texts: SceneText[] } {
  const bordered = itemsOf(root).filter(({ look }) => look.shape !== "none");
  const contents = bordered.map(({ content }) => content);
  const common = commonSize(contents, (index) => bordered[index].look.border === "double");
  const measure = (item: TreeItem): Measured => {
    const { width, height } =
      item.look.shape === "none" ? { width: textWidth(item.content.label, FONT.label) + 6, height: 22 } : common;
    const noteWidths = (item.note?.lines ?? []).map((line) => textWidth(line, FONT.small));
    const noteWidth = greatestOf(noteWidths, 0);
    const beyond = item.note?.side === "right" ? noteWidth + 8 : Math.max(0, (noteWidth - width) / 2);
    const left = item.note?.side === "right" ? width / 2 : width / 2 + beyond;
    return { item, width, height, left, right: width / 2 + beyond, children: item.children.map(measure) };
  };
  const shape = measure(root);
  const labelled = itemsOf(root).some(({ edge }) => edge.label !== undefined);
  const widest = greatestOf(itemsOf(root).map(({ children }) => children.length));
  const below = (labelled ? 46 : 34) + Math.min(40, 2 * widest);
  const points = placeTree(shape, { beside: BESIDE, below });

  const nodes: SceneNode[] = [];
  const edges: SceneEdge[] = [];
  const levels: { y: number; players: Player[] }[] = [];
  const give = (measured: Measured, level: number, parent: string | undefined): void => {
    const { item, width, height } = measured;
    const { x, y } = points.get(measured) as { x: number; y: number };
    const id = `n${nodes.length}`;
    nodes.push({
      id,
      ...PLAIN_NODE,
      ...item.content,
      shape: framed(shapeOf(item.player), item.content),
      ...item.look,
      x,
      y,
      width,
      height,
      ...(item.note === undefined ? {} : { note: item.note }),
    });
    if (parent !== undefined)
      edges.push({ from: parent, to: id, ...PLAIN_EDGE, arrow: false, vertical: true, ...item.edge });
    levels[level] ??= { y, players: [] };
    const { players } = levels[level];
    if (item.children.length > 0 && !players.includes(item.player)) players.push(item.player);
    for (const child of measured.children) give(child, level + 1, id);
  };
  give(shape, 0, undefined);
  const left = leastOf(nodes.map((node) => node.x - node.width / 2)) - 16;
  const texts = levels.flatMap(({ y, players: [player, other] }): SceneText[] => {
    if (player === undefined || other !== undefined) return [];
    return [{ text: nameOf(player, style), x: left, y, anchor: "end", size: "normal", tone: "faded" }];
  });
  return { nodes, edges, texts };
}

function itemsOf(root: TreeItem): TreeItem[] {
  const items = [root];
  for (const item of items) for (const child of item.children) items.push(child);
  return items;
}

const DEFAULT_DEPTH = 2;
const MAX_MOVE_LENGTH = 5;

/** The game tree down to a depth, or one play among its siblings: the play thick, other moves faded. */
export function treeFigure(given: GivenGame, options: FigureOptions = {}): Scene {
  const game = fullGame(given);
  const style = styleOf(options);
  const isAlong = options.along !== undefined;
  const along = numbersOf(game, options);
  const grow = (node: Node, parent: Node | undefined, onPlay: boolean): TreeItem => {
    const isAside = isAlong && !onPlay;
    const hasMore = node.children.length === 0 && node.degree > 0 && !isAside;
    const item = positionItem(game, node, style, parent === undefined);
    return {
      ...item,
      ...(hasMore ? { note: { side: "below", lines: ["⋮"] } } : {}),
      ...(isAside ? { look: { ...item.look, tone: "faded" } } : {}),
      edge: {
        ...(isAside ? { stroke: "faded", tone: "faded" } : isAlong ? { stroke: "strong" } : {}),
        ...(parent === undefined ? {} : moveLabel(game, game.moves(parent.position)[node.move ?? 0], parent.position)),
      },
      children: node.children.map((child) => grow(child, node, onPlay && child.move === along[node.depth])),
    };
  };
  const parts = treeParts(grow(growTree(game, options, along), undefined, isAlong), style);
  const play = edgeLegend(style, { arrow: false, stroke: "strong" }, "chosen");
  return {
    id: "tree",
    title: titleOf(style, isAlong ? "alongTitle" : "treeTitle"),
    direction: "down",
    groups: [],
    ...parts,
    legend: [...shapesLegend(style, false), ...(isAlong ? [play] : []), ...endLegend(style, parts.nodes)],
  };
}

/** A node whose move is its index among the moves of its parent: indices can be compared, moves cannot. */
type Node = TreeNode<unknown, number>;

function numbersOf(game: AnyGame, { along = [], from = game.start }: FigureOptions): number[] {
  const { notation } = game;
  let position = from;
  return along.map((move) => {
    const word = notation.writeMove(move, position);
    const moves: readonly unknown[] = game.moves(position);
    const number = moves.findIndex((other) => notation.writeMove(other, position) === word);
    if (number < 0) {
      throw new MarienbadError("illegal-move", texts.illegalPlay(word, notation.writePosition(position)));
    }
    position = game.play(position, moves[number]);
    return number;
  });
}

function growTree(game: AnyGame, options: FigureOptions, along: readonly number[]): Node {
  const { from = game.start, limit = READABLE_NODES } = options;
  const numbered: Rules<unknown, number> = deriveGame<unknown, number>(game, {
    moves: (position) => [...game.moves(position).keys()],
    play: (position, number) => game.play(position, game.moves(position)[number]),
  });
  const bounds = {
    from,
    depth: options.depth ?? options.along?.length ?? DEFAULT_DEPTH,
    ...(options.along === undefined ? {} : { along }),
    limit,
  };
  return withinLimit(() => gameTree(numbered, bounds), texts.treeTooLarge(limit), { limit });
}

function positionItem(
  game: AnyGame,
  { position, turn, result }: Pick<Node, "position" | "turn" | "result">,
  style: Style,
  isRoot: boolean,
): Pick<TreeItem, "player" | "content" | "look" | "note"> {
  const content = contentOf(positionName(game, position, turn, style), style);
  const over = style.blank ? undefined : result;
  const end = over === undefined || over === "draw" ? word(style, "draw") : nameOf(over, style);
  return {
    player: turn,
    content: style.blank && !isRoot ? emptied(content) : content,
    look: over === undefined ? {} : over === "draw" ? { tone: "draw", border: "double" } : goalLook(over),
    ...(over === undefined ? {} : { note: { side: "below", lines: [end] } }),
  };
}

function endLegend(style: Style, nodes: readonly SceneNode[]): LegendItem[] {
  return nodes.some(({ border }) => border === "double") ? [goalLegend(style)] : [];
}

/** The label of a move on its edge, if it is short and says more than the positions do. */
export function moveLabel(game: AnyGame, move: unknown, from: unknown): { label?: string } {
  const text = game.notation.writeMove(move, from);
  const position = game.notation.writePosition(game.play(from, move));
  const isSaid =
    text === position.replaceAll(" ", "") ||
    contentOf(position.replace(/ [01]$/, ""), { board: boardLook(game) }).grid !== undefined;
  return isSaid || text.length > MAX_MOVE_LENGTH ? {} : { label: text };
}

interface Branch {
  readonly position: unknown;
  readonly move: unknown;
  readonly children: Branch[];
  /** True if the play stops here because its position repeats. */
  readonly cycles: boolean;
}

/** Every play from a position, merged where they begin alike, and who wins each. */
export function playsFigure(given: GivenGame, options: FigureOptions = {}): Scene {
  const game = fullGame(given);
  const style = styleOf(options);
  const { limit = READABLE_NODES } = options;
  const from = options.from ?? game.start;
  const root: Branch = { position: from, move: undefined, children: [], cycles: false };
  const wonBy: [number, number] = [0, 0];
  let total = 0;
  let nodes = 1;
  for (const play of plays<unknown, unknown>(game, from)) {
    total++;
    if (play.end === 0 || play.end === 1) wonBy[play.end]++;
    nodes += graft(root, play);
    if (nodes > limit) throw tooLarge(texts.tooManyPlays(limit), { limit });
  }
  const parts = treeParts(branchItem(game, root, undefined, style), style);
  const bounds = boundsOf({ ...parts, groups: [] });
  const count = texts.countOfPlays({ total, wonBy }, [nameOf(0, style), nameOf(1, style)])[style.language];
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height + 18 };
  const countText: SceneText = { text: count, ...middle, anchor: "middle", size: "normal", tone: "plain" };
  return {
    id: "plays",
    title: titleOf(style, "playsTitle"),
    direction: "down",
    groups: [],
    ...parts,
    texts: style.blank ? parts.texts : [...parts.texts, countText],
    legend: [...shapesLegend(style, false), ...endLegend(style, parts.nodes)],
  };
}

/** Adds a play to the tree, branching off the previous one; returns the number of new nodes. */
function graft(root: Branch, { moves, positions, end }: Play<unknown, unknown>): number {
  let branch = root;
  let added = 0;
  moves.forEach((move, index) => {
    const last = branch.children[branch.children.length - 1];
    const cycles = end === "cycle" && index === moves.length - 1;
    // Plays come depth first, so a shared beginning is always the last branch.
    if (last !== undefined && last.move === move && !last.cycles && !cycles) {
      branch = last;
      return;
    }
    const fresh: Branch = { position: positions[index + 1], move, children: [], cycles };
    branch.children.push(fresh);
    branch = fresh;
    added++;
  });
  return added;
}

function branchItem(game: AnyGame, branch: Branch, parent: Branch | undefined, style: Style): TreeItem {
  const { position, move, children, cycles } = branch;
  const node = { position, turn: game.turn(position), result: game.result(position) };
  return {
    ...positionItem(game, node, style, parent === undefined),
    ...(cycles &&
      !style.blank && {
        look: { tone: "faded", stroke: "dotted" },
        note: { side: "below", lines: [`↺ ${word(style, "back")}`] },
      }),
    edge: parent === undefined ? {} : moveLabel(game, move, parent.position),
    children: children.map((child) => branchItem(game, child, branch, style)),
  };
}

import { MarienbadError } from "marienbad/base";
import {
  type AnyGame,
  deriveGame,
  fullGame,
  type GivenGame,
  gameTree,
  type Player,
  type Result,
  type Rules,
  type TreeNode,
} from "marienbad/game";
import { contentOf, emptied, positionName } from "../content.ts";
import { type FigureOptions, nameOf, type Style, styleOf } from "../options.ts";
import { type LegendItem, PLAIN_EDGE, type Scene, type SceneNode } from "../scene.ts";
import { boardLook } from "../small-board.ts";
import { goalLegend, goalLook, shapesLegend } from "./legend.ts";
import { texts, titleOf, word } from "./texts.ts";
import { type TreeItem, treeParts } from "./tree-scene.ts";

/** More nodes than this do not fit on a page. */
export const READABLE_NODES = 150;
const DEFAULT_DEPTH = 2;
const MAX_MOVE_LENGTH = 5;

/** The game tree down to a depth, or one play among its siblings: the play thick, what was not played faded. */
export function treeFigure(given: GivenGame, options: FigureOptions = {}): Scene {
  const game = fullGame(given);
  const style = styleOf(options);
  const isAlong = options.along !== undefined;
  const along = numbersOf(game, options);
  const grow = (node: Node, parent: Node | undefined, onPlay: boolean): TreeItem => {
    const isAside = isAlong && !onPlay;
    const hasMore = node.children.length === 0 && node.degree > 0 && !isAside;
    const item = positionItem(game, node.position, node.turn, node.result, style, parent === undefined);
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
  const play: LegendItem = { edge: { ...PLAIN_EDGE, arrow: false, stroke: "strong" }, text: word(style, "chosen") };
  return {
    id: "tree",
    title: titleOf(style, isAlong ? "alongTitle" : "treeTitle"),
    direction: "down",
    groups: [],
    ...parts,
    legend: [...shapesLegend(style, false), ...(isAlong ? [play] : []), ...endLegend(style, parts.nodes)],
  };
}

/** A node whose move is its number among the moves of its parent: numbers can be compared, moves of any kind cannot. */
type Node = TreeNode<unknown, number>;

/** The play to follow as numbers of moves. */
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
  try {
    return gameTree(numbered, {
      from,
      depth: options.depth ?? options.along?.length ?? DEFAULT_DEPTH,
      ...(options.along === undefined ? {} : { along }),
      limit,
    });
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "limit-reached") throw error;
    throw new MarienbadError("limit-reached", texts.treeTooLarge(limit), { parameters: { limit } });
  }
}

/** A position as a node of a tree: its name or board, and who has won when the play is over. */
export function positionItem(
  game: AnyGame,
  position: unknown,
  turn: Player,
  result: Result | undefined,
  style: Style,
  isRoot: boolean,
): Pick<TreeItem, "player" | "content" | "look" | "note"> {
  const content = contentOf(positionName(game, position, turn, style), style);
  const over = style.blank ? undefined : result;
  return {
    player: turn,
    content: style.blank && !isRoot ? emptied(content) : content,
    look: over === undefined ? {} : over === "draw" ? { tone: "draw", border: "double" } : goalLook(over),
    ...(over === undefined ? {} : { note: { side: "below", lines: [endName(over, style)] } }),
  };
}

function endName(result: Result, style: Style): string {
  return result === "draw" ? word(style, "draw") : nameOf(result, style);
}

export function endLegend(style: Style, nodes: readonly SceneNode[]): LegendItem[] {
  return nodes.some(({ border }) => border === "double") ? [goalLegend(style)] : [];
}

/** The move on its edge, when it is short and says more than the positions do. */
export function moveLabel(game: AnyGame, move: unknown, from: unknown): { label?: string } {
  const text = game.notation.writeMove(move, from);
  const position = game.notation.writePosition(game.play(from, move));
  const isSaid =
    text === position.replaceAll(" ", "") ||
    contentOf(position.replace(/ [01]$/, ""), { board: boardLook(game) }).grid !== undefined;
  return isSaid || text.length > MAX_MOVE_LENGTH ? {} : { label: text };
}

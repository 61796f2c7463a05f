import { type Fault, MarienbadError, type Parsed, parsed, refused } from "../base/error.ts";
import { facts } from "../game/facts.ts";
import type { Player } from "../game/game.ts";
import type { GameKit } from "../game/kit.ts";

/** A tree as its exercises write it: a leaf is its score, a node is the list of its children. */
export type ScoreTree = number | readonly ScoreTree[];

/** A node of a tree of scores, reached by choosing these children (counted from 1). */
export interface TreeNode {
  readonly tree: ScoreTree;
  readonly path: readonly number[];
  readonly player: Player;
}

/**
 * A tree of scores as a game (row M7): the players choose children in turn, player 0 (Max) at the root unless said. Its
 * leaves are stuck positions whose score is the heuristic, so that minimax and its kin run on it as on any game.
 */
export function treeGame(tree: ScoreTree, root: Player = 0): GameKit<TreeNode, number> {
  const start: TreeNode = { tree, path: [], player: root };
  const choose = ({ tree, path, player }: TreeNode, child: number): TreeNode => ({
    tree: (tree as readonly ScoreTree[])[child - 1],
    path: [...path, child],
    player: player === 0 ? 1 : 0,
  });
  return {
    rules: {
      start,
      turn: (node) => node.player,
      moves: ({ tree }) => (typeof tree === "number" ? [] : tree.map((_, index) => index + 1)),
      play: choose,
      result: () => undefined,
      key: (node) => node.path.join("."),
    },
    facts: facts({ impartial: false, acyclic: true, canDraw: true }),
    notation: {
      writeMove: String,
      writePosition: (node) => node.path.join(".") || "root",
      readPosition(text) {
        let node = start;
        for (const word of text === "root" ? [] : text.split(".")) {
          const child = /^\d+$/.test(word) ? Number(word) : 0;
          const degree = typeof node.tree === "number" ? 0 : node.tree.length;
          if (child < 1 || child > degree) {
            const where = node.path.join(".") || "the root";
            return refused({ message: `There is no child "${word}" of ${where}, which has ${degree}.` });
          }
          node = choose(node, child);
        }
        return parsed(node);
      },
    },
    heuristics: { score: ({ tree }) => (typeof tree === "number" ? tree : 0) },
  };
}

/** The longest way from the root to a leaf. */
export function heightOf(tree: ScoreTree): number {
  return typeof tree === "number" ? 0 : 1 + Math.max(...tree.map(heightOf));
}

const DEEPEST = 200;

/** Reads nested lists, `[[3,-2],[1]]`; parentheses, spaces, `inf` and `∞` are fine. Reports the first fault it meets. */
export function readScoreTree(text: string): Parsed<ScoreTree> {
  const tokens = [...text.matchAll(/\s*([[\](),]|[+\-−]?(?:\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|inf(?:inity)?|∞)|\S)/giy)];
  let at = 0;
  const fault = (index: number, message: string): never => {
    const token = tokens[index];
    const offset = token === undefined ? text.length : token.index + token[0].length - token[1].length;
    const before = text.slice(0, offset).split("\n");
    const place: Fault = { message, line: before.length, column: before[before.length - 1].length + 1 };
    throw new MarienbadError("bad-input", message, [place]);
  };
  const node = (depth: number): ScoreTree => {
    const token = tokens[at]?.[1];
    if (token === undefined) return fault(at, "The tree ends too early: a score or a list is missing.");
    if (token !== "[" && token !== "(") return score(token);
    if (depth > DEEPEST) return fault(at, `The tree is deeper than ${DEEPEST} levels.`);
    const closing = token === "[" ? "]" : ")";
    const children: ScoreTree[] = [];
    const opened = at++;
    while (tokens[at]?.[1] !== closing) {
      if (tokens[at] === undefined) return fault(opened, `This list is never closed: "${closing}" is missing.`);
      children.push(node(depth + 1));
      if (tokens[at]?.[1] === ",") at++;
      else if (tokens[at] !== undefined && tokens[at][1] !== closing) {
        return fault(at, `"${tokens[at][1]}" is not expected here: a comma or "${closing}" should follow.`);
      }
    }
    if (children.length === 0) return fault(opened, "An empty list has no value: write the leaf's score instead.");
    at++;
    return children;
  };
  const score = (token: string): number => {
    const word = token.replace("−", "-").toLowerCase();
    const value = /(inf|∞)/.test(word) ? (word.startsWith("-") ? -Infinity : Infinity) : Number(word);
    if (Number.isNaN(value)) return fault(at, `"${token}" is neither a score nor a list.`);
    if (Number.isFinite(value) && Math.abs(value) >= 2 ** 51) return fault(at, `The score ${token} is too large.`);
    at++;
    return value;
  };
  try {
    const tree = node(0);
    if (tokens[at] !== undefined) fault(at, `"${tokens[at][1]}" follows the end of the tree.`);
    return parsed(tree);
  } catch (error) {
    if (error instanceof MarienbadError) return refused(...error.faults);
    throw error;
  }
}

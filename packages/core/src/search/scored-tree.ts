import { type Fault, type Parsed, parsed, refused } from "../base/error.ts";
import { type Literal, readAssignments, writeLiteral } from "../base/literal.ts";
import { reading } from "../base/scanner.ts";
import { facts } from "../game/facts.ts";
import { opponent, type Player } from "../game/game.ts";
import type { FullGame } from "../game/members.ts";
import { readScore } from "./score.ts";
import * as texts from "./texts.ts";

/** A tree as its exercises write it: a leaf is its score, a node is the list of its children. */
export type ScoreTree = number | readonly ScoreTree[];

/** A node of a tree of scores, reached by choosing these children (counted from 1). */
export interface ScoreTreeNode {
  readonly tree: ScoreTree;
  readonly path: readonly number[];
  readonly player: Player;
}

/**
 * A tree of scores as a game (M7 in docs/concordance.md): the players choose children in turn, player 0 (Max) first by
 * default. Its leaves are ends without a result whose score is the heuristic's (see score.ts), so that minimax and its
 * kin run on it as on any game.
 */
export function treeGame(tree: ScoreTree, root: Player = 0): FullGame<ScoreTreeNode, number> {
  const start: ScoreTreeNode = { tree, path: [], player: root };
  const choose = ({ tree, path, player }: ScoreTreeNode, child: number): ScoreTreeNode => ({
    tree: (tree as readonly ScoreTree[])[child - 1],
    path: [...path, child],
    player: opponent(player),
  });
  return {
    start,
    turn: (node) => node.player,
    moves: ({ tree }) => (typeof tree === "number" ? [] : tree.map((_, index) => index + 1)),
    play: choose,
    result: () => undefined,
    deadEnd: "draw", // a leaf has its score
    key: (node) => node.path.join("."),
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
            return refused([{ text: texts.noSuchChild(word, node.path.join("."), degree) }]);
          }
          node = choose(node, child);
        }
        return parsed(node);
      },
    },
    heuristics: { score: ({ tree }) => (typeof tree === "number" ? tree : 0) },
  };
}

/** The longest way from the root to a leaf, level by level: neither depth nor width weighs on the call stack. */
export function heightOf(tree: ScoreTree): number {
  let level = typeof tree === "number" ? [] : [tree];
  let height = 0;
  for (; level.length > 0; height++) {
    const below: (readonly ScoreTree[])[] = [];
    for (const node of level) for (const child of node) if (typeof child !== "number") below.push(child);
    level = below;
  }
  return height;
}

/** Reads nested lists, `[[3,-2],[1]]`, and says everything that is wrong with them. "inf" is a score too. */
export function readScoreTree(text: string): Parsed<ScoreTree> {
  const faults: Fault[] = [];
  // The reader of literals bounds the depth.
  const read = (literal: Literal): ScoreTree => {
    if (literal.kind === "list" || literal.kind === "tuple") {
      if (literal.items.length > 0) return literal.items.map(read);
      faults.push({ text: texts.emptyList(), ...literal.place });
      return 0;
    }
    const score = readScore(literal);
    if (score !== undefined) return score;
    faults.push({ text: texts.notAScore(writeLiteral(literal)), ...literal.place });
    return 0;
  };
  return reading(() => {
    const [first, second] = readAssignments(text);
    if (first === undefined) return refused([{ text: texts.noTree() }]);
    const tree = read(first.value);
    if (second !== undefined) faults.push({ text: texts.moreThanATree(), ...second.place });
    return faults.length > 0 ? refused(faults) : parsed(tree);
  });
}

import { type Fault, type Parsed, parsed, refused } from "../base/error.ts";
import { type Literal, readAssignments, writeLiteral } from "../base/literal.ts";
import { reading } from "../base/scanner.ts";
import { facts } from "../game/facts.ts";
import type { Player } from "../game/game.ts";
import type { GameKit } from "../game/kit.ts";
import { readScore } from "./score-text.ts";

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
            const where = node.path.join(".");
            return refused([
              {
                text: {
                  en: `There is no child "${word}" of ${where || "the root"}, which has ${degree}.`,
                  fr: `Il n'y a pas de fils "${word}" de ${where || "la racine"}, qui en a ${degree}.`,
                },
              },
            ]);
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

/** Reads nested lists, `[[3,-2],[1]]`, and says everything that is wrong with them. "inf" is a score too. */
export function readScoreTree(text: string): Parsed<ScoreTree> {
  const faults: Fault[] = [];
  const read = (literal: Literal): ScoreTree => {
    if (literal.kind === "list" || literal.kind === "tuple") {
      if (literal.items.length > 0) return literal.items.map(read);
      faults.push({
        text: {
          en: "an empty list has no value: the score of the leaf should stand here",
          fr: "une liste vide n'a pas de valeur : celle de la feuille devrait être ici",
        },
        ...literal.place,
      });
      return 0;
    }
    const score = readScore(literal);
    if (score !== undefined) return score;
    const written = writeLiteral(literal);
    faults.push({
      text: { en: `${written} is neither a score nor a list`, fr: `${written} n'est ni une valeur ni une liste` },
      ...literal.place,
    });
    return 0;
  };
  return reading(() => {
    const [first, second] = readAssignments(text);
    if (first === undefined) {
      return refused([
        {
          text: { en: "there is no tree, such as [[3, -2], [1]]", fr: "il n'y a pas d'arbre, comme [[3, -2], [1]]" },
        },
      ]);
    }
    const tree = read(first.value);
    if (second !== undefined) {
      faults.push({
        text: { en: "something follows the end of the tree", fr: "quelque chose suit la fin de l'arbre" },
        ...second.place,
      });
    }
    return faults.length > 0 ? refused(faults) : parsed(tree);
  });
}

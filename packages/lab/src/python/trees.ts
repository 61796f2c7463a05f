import { type Player, seededRandom } from "marienbad";
import type { Language } from "marienbad/base";
import { treeGame } from "marienbad/search";
import { minimaxFigure, type Scene } from "marienbad-figure";
import * as texts from "./texts.ts";
import type { Failure, Trial } from "./trial.ts";
import { membersOf, type PythonValue, writeValue } from "./value.ts";

/** A leaf is its value, a node the list of its children. */
export type Tree = number | readonly Tree[];

/** A node of a tree, by the way that leads there, and who moves. */
interface Node {
  readonly tree: Tree;
  readonly player: Player;
  readonly way: readonly number[];
}

const RANDOM_TREES = 40;

/** Trees from a seed, the small ones first. */
function randomTrees(seed: number): Tree[] {
  const random = seededRandom(seed);
  const draw = (depth: number): Tree =>
    depth === 0 || (depth < 3 && random.below(8) === 0)
      ? random.below(19) - 9
      : Array.from({ length: 1 + random.below(3) }, () => draw(depth - 1));
  return Array.from({ length: RANDOM_TREES }, (_, index) => draw(1 + Math.floor((index * 6) / RANDOM_TREES)));
}

/** `minimax(arbre, joueur)` or `alphabeta(arbre, joueur)`. */
export function treeTrials(first: readonly Tree[], seed: number, withLeaves: boolean): Trial[] {
  const all = [...first.map((tree) => ({ tree, player: 0 as Player }))];
  randomTrees(seed).forEach((tree, index) => void all.push({ tree, player: (index % 3 === 2 ? 1 : 0) as Player }));
  return all.map((root) => treeTrial({ ...root, way: [] }, withLeaves));
}

function treeTrial(root: Node, withLeaves: boolean): Trial {
  // From the leaves up: the first node that is wrong is one whose children are right.
  const nodes = nodesOf(root).reverse();
  const call = ({ tree, player }: Node) => ({ arguments: [JSON.stringify(tree), String(player)] });
  const failed = (node: Node, value: PythonValue): Failure | undefined => {
    const right = truthOf(node, withLeaves);
    if (isRight(value, right, withLeaves)) return undefined;
    const told = withLeaves ? `(${right.value}, ${right.leaves})` : String(right.value);
    const text = tellTree(node, value, told, right, withLeaves);
    return { text, ...(nodes.length <= MOST_DRAWN && { figure: figureOf(root, node) }) };
  };
  return {
    call: call(root),
    size: nodes.length,
    judge: (value) => failed(root, value),
    closer: {
      calls: nodes.map(call),
      judge(values) {
        for (const [index, value] of values.entries()) {
          const failure = failed(nodes[index], value);
          if (failure !== undefined) return failure;
        }
        return undefined;
      },
    },
  };
}

const MOST_DRAWN = 60;

function nodesOf(node: Node): Node[] {
  if (typeof node.tree === "number") return [node];
  const children = node.tree.map(
    (tree, index): Node => ({ tree, player: (1 - node.player) as Player, way: [...node.way, index] }),
  );
  return [node, ...children.flatMap(nodesOf)];
}

interface Truth {
  readonly value: number;
  /** How many leaves alpha-beta evaluates. */
  readonly leaves: number;
}

/** Alpha-beta as the exercise says it: from left to right, a node is left when α ≥ β. */
function truthOf({ tree, player }: Node, withCuts: boolean): Truth {
  let leaves = 0;
  const visit = (node: Tree, mover: Player, alpha: number, beta: number): number => {
    if (typeof node === "number") {
      leaves++;
      return node;
    }
    let best = mover === 0 ? -Infinity : Infinity;
    let [low, high] = [alpha, beta];
    for (const child of node) {
      const value = visit(child, (1 - mover) as Player, low, high);
      best = mover === 0 ? Math.max(best, value) : Math.min(best, value);
      if (mover === 0) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (withCuts && low >= high) break;
    }
    return best;
  };
  const value = visit(tree, player, -Infinity, Infinity);
  return { value, leaves };
}

function isRight(value: PythonValue, right: Truth, withLeaves: boolean): boolean {
  if (!withLeaves) return value === right.value;
  const pair = membersOf(value);
  return pair?.length === 2 && pair[0] === right.value && pair[1] === right.leaves;
}

function tellTree(node: Node, value: PythonValue, right: string, truth: Truth, withLeaves: boolean): Failure["text"] {
  const told = writeValue(value);
  const subtree = JSON.stringify(node.tree);
  if (typeof node.tree === "number") return texts.leafWrong(subtree, told, right);
  const pair = membersOf(value);
  if (withLeaves && pair?.[0] === truth.value && typeof pair[1] === "number") {
    return texts.leavesWrong(subtree, pair[1], truth.leaves);
  }
  return texts.nodeWrong(subtree, texts.MOVERS[node.player], told, right);
}

function figureOf(root: Node, node: Node): (language: Language) => Scene {
  return (language) => {
    const depth = depthOf(root.tree);
    const scene = minimaxFigure(treeGame(root.tree as never), { depth, positions: false, blank: true, language });
    const marked = idOf(scene, node.way);
    return {
      ...scene,
      nodes: scene.nodes.map((one) => (one.id === marked ? { ...one, stroke: "strong", border: "double" } : one)),
    };
  };
}

const depthOf = (tree: Tree): number => (typeof tree === "number" ? 0 : 1 + Math.max(0, ...tree.map(depthOf)));

/** The node of a figure that a way leads to: children stand in the order of the edges. */
function idOf({ nodes, edges }: Scene, way: readonly number[]): string | undefined {
  let at: string | undefined = nodes.find(({ id }) => !edges.some(({ to }) => to === id))?.id;
  for (const step of way) at = edges.filter(({ from }) => from === at)[step]?.to;
  return at;
}

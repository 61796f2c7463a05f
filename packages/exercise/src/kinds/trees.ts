import { type Language, MarienbadError, type Random, sameText } from "marienbad/base";
import { alphaBeta, minimax, type ScoreTree, type ScoreTreeNode, type SearchEvent, treeGame } from "marienbad/search";
import { alphaBetaFigure, minimaxFigure, type Scene } from "marienbad-figure";
import { between, shuffled } from "../chance.ts";
import { type ExerciseKind, LEVELS } from "../model.ts";
import { texts as commonTexts } from "../texts/common.ts";
import { texts } from "../texts/trees.ts";

/** A tree of scores, two children a node or more, all leaves at one depth and different from each other. */
export function drawTree(random: Random, depth: number, most = 3): ScoreTree {
  const scores = shuffled(
    random,
    Array.from({ length: 40 }, (_, index) => index - 12),
  );
  const grow = (height: number): ScoreTree =>
    height === 0 ? (scores.pop() as number) : Array.from({ length: between(random, 2, most) }, () => grow(height - 1));
  return grow(depth);
}

/** What the two searches find in a tree. */
export interface SearchedTree {
  readonly value: number;
  /** The inner nodes in the order of a walk, with their letters and values. */
  readonly nodes: readonly {
    readonly name: string;
    readonly path: string;
    readonly value: number;
    readonly isMax: boolean;
  }[];
  /** The paths of all leaves, and of those that alpha-beta evaluates. */
  readonly leaves: readonly string[];
  readonly evaluated: ReadonlySet<string>;
  /** Each cut with the number of leaves that were evaluated before. */
  readonly cuts: readonly { readonly path: string; readonly kind: "alpha" | "beta"; readonly after: number }[];
}

type Event = SearchEvent<ScoreTreeNode, number>;

/** Both searches of the library, which must agree on the root. */
export function searchTree(tree: ScoreTree, depth: number): SearchedTree {
  const rules = treeGame(tree);
  const { heuristics } = rules;
  const heuristic = heuristics?.score as (node: ScoreTreeNode) => number;
  const paths: string[] = [];
  const valueOfPath = new Map<string, number>();
  const leaves: string[] = [];
  const whole = minimax(rules, rules.start, {
    depth,
    heuristic,
    trace: (event: Event) => {
      if (event.kind === "enter") paths.push(event.position.path.join("."));
      if (event.kind === "leaf") leaves.push(paths[event.node]);
      if (event.kind === "leave") valueOfPath.set(paths[event.node], event.value);
    },
  });
  const visited: string[] = [];
  const evaluated = new Set<string>();
  const cuts: SearchedTree["cuts"][number][] = [];
  const found = alphaBeta(rules, rules.start, {
    depth,
    heuristic,
    trace: (event: Event) => {
      if (event.kind === "enter") visited.push(event.position.path.join("."));
      if (event.kind === "leaf") evaluated.add(visited[event.node]);
      if (event.kind === "cut") {
        cuts.push({ path: visited[event.node], kind: event.cut, after: evaluated.size });
      }
    },
  });
  if (found.value !== whole.value) throw new MarienbadError("bad-certificate", commonTexts.wrongKey("alphabeta", 0));
  const inner = paths.filter((path) => valueOfPath.has(path));
  const nodes = inner.map((path, index) => ({
    name: String.fromCharCode(65 + index),
    path,
    value: valueOfPath.get(path) as number,
    isMax: (path === "" ? 0 : path.split(".").length) % 2 === 0,
  }));
  return { value: whole.value, nodes, leaves, evaluated, cuts };
}

/** The figure of a tree with letters in its nodes, over their values, and numbers under its leaves where asked for. */
function lettered(scene: Scene, searched: SearchedTree, isSolved: boolean, numbered: boolean): Scene {
  let inner = 0;
  let leaf = 0;
  const nodes = scene.nodes.map((node) => {
    if (node.shape === "none") {
      leaf++;
      return numbered ? { ...node, note: { side: "below" as const, lines: [`(${leaf})`] } } : node;
    }
    const { name } = searched.nodes[inner++];
    return isSolved && node.label !== "" ? { ...node, label: name, detail: node.label } : { ...node, label: name };
  });
  return { ...scene, nodes };
}

/** What each node of the figure is called: letters inside, numbers for leaves. Nodes come in the order of a walk. */
function treeNames(scene: Scene, searched: SearchedTree): Record<string, string> {
  let inner = 0;
  let leaf = 0;
  return Object.fromEntries(
    scene.nodes.map(({ id, shape }) => [id, shape === "none" ? String(++leaf) : searched.nodes[inner++].name]),
  );
}

function treeFigure(tree: ScoreTree, searched: SearchedTree, depth: number, numbered: boolean) {
  const options = (language: Language) => ({ language, depth, positions: false });
  const game = treeGame(tree);
  const draw = numbered ? alphaBetaFigure : minimaxFigure;
  return {
    figure: (language: Language, isSolved: boolean): Scene =>
      lettered(draw(game, { ...options(language), blank: !isSolved }), searched, isSolved, numbered),
    names: treeNames(draw(game, { ...options("en"), blank: true }), searched),
  };
}

/** How deep a tree is, how many children a node has at most, and between what its number of leaves lies. */
const MINIMAX_LEVELS = {
  easy: { depth: 2, most: 3, least: 5, largest: 9 },
  normal: { depth: 3, most: 3, least: 9, largest: 14 },
  hard: { depth: 4, most: 2, least: 16, largest: 16 },
} as const;

const minimaxKind: ExerciseKind = {
  id: "minimax",
  title: texts.MINIMAX,
  requires: texts.TRAINS_MINIMAX,
  guarantees: texts.MINIMAX_CRITERIA,
  reference: "von Neumann 1928; course, minimax",
  difficulty: 1,
  levels: LEVELS,
  draw(random, level) {
    const { depth, most, least, largest } = MINIMAX_LEVELS[level];
    const tree = drawTree(random, depth, most);
    const searched = searchTree(tree, depth);
    const { nodes, leaves, value } = searched;
    if (leaves.length < least || leaves.length > largest) return undefined;
    const children = nodes.filter(({ path }) => /^\d+$/.test(path));
    const best = children.filter((node) => node.value === value);
    if (best.length !== 1) return undefined;
    return {
      statement: [{ kind: "text", text: texts.tree() }],
      ...treeFigure(tree, searched, depth, false),
      questions: [
        {
          kind: "table",
          id: "values",
          prompt: texts.nodeValues(),
          rows: nodes.map((node) => ({ name: node.name, accepted: [String(node.value)] })),
          why: texts.fromTheLeaves(),
          reasons: Object.fromEntries(nodes.map(({ name, isMax }) => [name, texts.lookAgain(name, isMax)])),
        },
        {
          kind: "choice",
          id: "best",
          prompt: texts.bestChild(),
          options: children.map(({ name }) => sameText(name)),
          answer: children.indexOf(best[0]),
          why: texts.bestLine(value, best[0].name),
        },
      ],
    };
  },
};

const DEPTH = 3;

/** The most leaves, and between what the numbers of cuts and of leaves that are not evaluated lie. */
const ALPHABETA_LEVELS = {
  easy: { leaves: 10, cuts: [1, 1], pruned: [1, 3] },
  normal: { leaves: 16, cuts: [1, 2], pruned: [2, 6] },
  hard: { leaves: 18, cuts: [3, 5], pruned: [4, 9] },
} as const;

const isWithin = (number: number, [least, most]: readonly [number, number]): boolean =>
  number >= least && number <= most;

const alphabetaKind: ExerciseKind = {
  id: "alphabeta",
  title: texts.ALPHABETA,
  requires: texts.TRAINS_ALPHABETA,
  guarantees: texts.ALPHABETA_CRITERIA,
  reference: "Knuth and Moore 1975; course, alpha-beta",
  difficulty: 2,
  levels: LEVELS,
  draw(random, level) {
    const wanted = ALPHABETA_LEVELS[level];
    const tree = drawTree(random, DEPTH);
    const searched = searchTree(tree, DEPTH);
    const { leaves, evaluated, cuts, nodes, value } = searched;
    const pruned = leaves.filter((path) => !evaluated.has(path));
    if (leaves.length > wanted.leaves || !isWithin(cuts.length, wanted.cuts) || !isWithin(pruned.length, wanted.pruned))
      return undefined;
    if (level === "hard" && new Set(cuts.map(({ kind }) => kind)).size < 2) return undefined;
    const numberOf = (path: string): string => String(leaves.indexOf(path) + 1);
    const seen = leaves.filter((path) => evaluated.has(path)).map(numberOf);
    const cutAt = nodes.find(({ path }) => path === cuts[0].path) as SearchedTree["nodes"][number];
    const isAlpha = cuts[0].kind === "alpha";
    const whyCut = texts.cutAt(cutAt.name, cutAt.isMax, String(cuts[0].after));
    const children = nodes.filter(({ path }) => /^\d*$/.test(path)).map((node) => [node.name, node.value] as const);
    const inner = nodes.slice(1);
    return {
      statement: [
        { kind: "text", text: texts.tree() },
        { kind: "text", text: texts.leavesNumbered() },
      ],
      ...treeFigure(tree, searched, DEPTH, true),
      questions: [
        { kind: "number", id: "value", prompt: texts.rootValue(), answer: value, why: texts.values(children) },
        {
          kind: "set",
          id: "pruned",
          prompt: texts.prunedLeaves(),
          among: leaves.map(numberOf),
          answer: pruned.map(numberOf),
          why: texts.evaluated(seen),
          reasons: Object.fromEntries(seen.map((leaf) => [leaf, texts.isEvaluated(leaf)])),
        },
        {
          kind: "choice",
          id: "node",
          prompt: texts.firstCut(),
          options: inner.map(({ name }) => sameText(name)),
          answer: inner.indexOf(cutAt),
          why: whyCut,
        },
        {
          kind: "choice",
          id: "cut",
          prompt: texts.cutKind(),
          options: [texts.ALPHA_CUT, texts.BETA_CUT],
          answer: isAlpha ? 0 : 1,
          why: whyCut,
        },
      ],
    };
  },
};

/** The kinds of exercises on trees of scores. */
export const TREE_KINDS: readonly ExerciseKind[] = [minimaxKind, alphabetaKind];

import { type Language, MarienbadError, type Random, sameText } from "marienbad/base";
import { alphaBeta, minimax, type ScoreTree, type ScoreTreeNode, type SearchEvent, treeGame } from "marienbad/search";
import { alphaBetaFigure, minimaxFigure, type Scene, type SceneNode } from "marienbad-figure";
import type { ExerciseKind } from "../model.ts";
import { texts } from "../texts/by-hand.ts";
import { texts as commonTexts } from "../texts/common.ts";
import { ask, between, byHand, paragraphs, range, shuffled } from "./drawing.ts";

/** A tree of scores with at least two children per node; its leaves are at one depth and differ. */
export function drawTree(random: Random, depth: number, most = 3): ScoreTree {
  const scores = shuffled(random, range(-12, 27));
  const grow = (height: number): ScoreTree =>
    height === 0 ? (scores.pop() as number) : Array.from({ length: between(random, 2, most) }, () => grow(height - 1));
  return grow(depth);
}

export interface SearchedTree {
  readonly value: number;
  readonly nodes: readonly {
    readonly name: string;
    readonly path: string;
    readonly value: number;
    readonly isMax: boolean;
  }[];
  readonly leaves: readonly string[];
  readonly evaluated: ReadonlySet<string>;
  /** Cuts, each with the number of leaves evaluated before it. */
  readonly cuts: readonly { readonly path: string; readonly kind: "alpha" | "beta"; readonly after: number }[];
}

type Event = SearchEvent<ScoreTreeNode, number>;

/** Both searches of the library, which must agree on the root. */
export function searchTree(tree: ScoreTree, depth: number): SearchedTree {
  const rules = treeGame(tree);
  const heuristic = rules.heuristics?.score as (node: ScoreTreeNode) => number;
  const record = (search: typeof minimax | typeof alphaBeta) => {
    const paths: string[] = [];
    const valueOfPath = new Map<string, number>();
    const leaves: string[] = [];
    const cuts: SearchedTree["cuts"][number][] = [];
    const trace = (event: Event): void => {
      if (event.kind === "enter") paths.push(event.position.path.join("."));
      const path = paths[event.node];
      if (event.kind === "leaf") leaves.push(path);
      if (event.kind === "leave") valueOfPath.set(path, event.value);
      if (event.kind === "cut") cuts.push({ path, kind: event.cut, after: leaves.length });
    };
    const { value } = search(rules, rules.start, { depth, heuristic, trace });
    return { value, paths, valueOfPath, leaves, cuts };
  };
  const [whole, found] = [record(minimax), record(alphaBeta)];
  if (found.value !== whole.value) throw new MarienbadError("bad-certificate", commonTexts.wrongKey("alphabeta", 0));
  const inner = whole.paths.filter((path) => whole.valueOfPath.has(path));
  const nodes = inner.map((path, index) => ({
    name: String.fromCharCode(65 + index),
    path,
    value: whole.valueOfPath.get(path) as number,
    isMax: (path === "" ? 0 : path.split(".").length) % 2 === 0,
  }));
  return { value: whole.value, nodes, leaves: whole.leaves, evaluated: new Set(found.leaves), cuts: found.cuts };
}

function nodeNames({ nodes }: Scene, searched: SearchedTree): string[] {
  let [inner, leaf] = [0, 0];
  return nodes.map(({ shape }) => (shape === "none" ? String(++leaf) : searched.nodes[inner++].name));
}

function lettered(scene: Scene, searched: SearchedTree, isSolved: boolean, numbered: boolean): Scene {
  const names = nodeNames(scene, searched);
  const nodes = scene.nodes.map((node, place): SceneNode => {
    const name = names[place];
    if (node.shape === "none") return numbered ? { ...node, note: { side: "below", lines: [`(${name})`] } } : node;
    return { ...node, label: name, ...(isSolved && node.label !== "" ? { detail: node.label } : {}) };
  });
  return { ...scene, nodes };
}

function treeFigure(tree: ScoreTree, searched: SearchedTree, depth: number, numbered: boolean) {
  const options = (language: Language) => ({ language, depth, positions: false });
  const game = treeGame(tree);
  const draw = numbered ? alphaBetaFigure : minimaxFigure;
  const blank = draw(game, { ...options("en"), blank: true });
  return {
    figure: (language: Language, isSolved: boolean): Scene =>
      lettered(draw(game, { ...options(language), blank: !isSolved }), searched, isSolved, numbered),
    names: Object.fromEntries(nodeNames(blank, searched).map((name, place) => [blank.nodes[place].id, name])),
  };
}

/** Depth, maximum number of children, and range of the number of leaves. */
const MINIMAX_LEVELS = {
  easy: { depth: 2, most: 3, least: 5, largest: 9 },
  normal: { depth: 3, most: 3, least: 9, largest: 14 },
  hard: { depth: 4, most: 2, least: 16, largest: 16 },
} as const;

const minimaxKind = byHand("minimax", 1, "von Neumann 1928; course, minimax", (random, level) => {
  const { depth, most, least, largest } = MINIMAX_LEVELS[level];
  const tree = drawTree(random, depth, most);
  const searched = searchTree(tree, depth);
  const { nodes, leaves, value } = searched;
  if (leaves.length < least || leaves.length > largest) return undefined;
  const children = nodes.filter(({ path }) => /^\d+$/.test(path));
  const best = children.filter((node) => node.value === value);
  if (best.length !== 1) return undefined;
  return {
    statement: paragraphs(texts.tree()),
    ...treeFigure(tree, searched, depth, false),
    questions: [
      ask("table", "values", texts.NODE_VALUES, {
        rows: nodes.map((node) => ({ name: node.name, accepted: [String(node.value)] })),
        why: texts.fromTheLeaves(),
        reasons: Object.fromEntries(nodes.map(({ name, isMax }) => [name, texts.lookAgain(name, isMax)])),
      }),
      ask("choice", "best", texts.BEST_CHILD, {
        options: children.map(({ name }) => sameText(name)),
        answer: children.indexOf(best[0]),
        why: texts.bestLine(value, best[0].name),
      }),
    ],
  };
});

const DEPTH = 3;

/** Maximum number of leaves, and ranges of the numbers of cuts and of pruned leaves. */
const ALPHABETA_LEVELS = {
  easy: { leaves: 10, cuts: [1, 1], pruned: [1, 3] },
  normal: { leaves: 16, cuts: [1, 2], pruned: [2, 6] },
  hard: { leaves: 18, cuts: [3, 5], pruned: [4, 9] },
} as const;

const isWithin = (number: number, [least, most]: readonly [number, number]): boolean =>
  number >= least && number <= most;

const alphabetaKind = byHand("alphabeta", 2, "Knuth and Moore 1975; course, alpha-beta", (random, level) => {
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
    statement: paragraphs(texts.tree(), texts.leavesNumbered()),
    ...treeFigure(tree, searched, DEPTH, true),
    questions: [
      ask("number", "value", texts.ROOT_VALUE, { answer: value, why: texts.values(children) }),
      ask("set", "pruned", texts.prunedLeaves(), {
        among: leaves.map(numberOf),
        answer: pruned.map(numberOf),
        why: texts.evaluated(seen),
        reasons: Object.fromEntries(seen.map((leaf) => [leaf, texts.isEvaluated(leaf)])),
      }),
      ask("choice", "node", texts.FIRST_CUT, {
        options: inner.map(({ name }) => sameText(name)),
        answer: inner.indexOf(cutAt),
        why: whyCut,
      }),
      ask("choice", "cut", texts.CUT_KIND, {
        options: [texts.ALPHA_CUT, texts.BETA_CUT],
        answer: isAlpha ? 0 : 1,
        why: whyCut,
      }),
    ],
  };
});

export const TREE_KINDS: readonly ExerciseKind[] = [minimaxKind, alphabetaKind];

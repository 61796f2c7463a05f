import type { Arena } from "marienbad";
import { successors } from "marienbad/arena";
import type { ScoreTree } from "marienbad/search";

/**
 * What a link may put into a field of a figure that no control governs. Links come from anywhere: a value must be one
 * that touches lead to.
 */
export const from =
  (least: number, most: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most;

/** One of a few words. */
export const among =
  (words: readonly string[]) =>
  (word: string): boolean =>
    words.includes(word);

/** A list of different items. */
export const several =
  <Item>(isItem: (item: Item) => boolean) =>
  (list: readonly Item[]): boolean =>
    new Set(list).size === list.length && list.every(isItem);

/** Rows of sticks that have become smaller, or not. */
export const atMost =
  (rows: readonly number[]) =>
  (heaps: readonly number[]): boolean =>
    heaps.length === rows.length && heaps.every((size, row) => from(0, rows[row])(size));

/** A walk along the arrows of an arena; it may have to begin at one of these vertices. */
export const walkIn =
  (arena: Arena, starts?: readonly number[]) =>
  (path: readonly number[]): boolean =>
    path.every((vertex, index) => {
      if (index > 0) return successors(arena, path[index - 1]).includes(vertex);
      return from(0, arena.vertexCount - 1)(vertex) && (starts?.includes(vertex) ?? true);
    });

/** A walk that has begun. */
export const begunIn = (arena: Arena, starts?: readonly number[]) => {
  const isWalk = walkIn(arena, starts);
  return (path: readonly number[]): boolean => path.length > 0 && isWalk(path);
};

/** A tree of the same shape, with other scores at its leaves. */
export const shapedLike =
  (tree: ScoreTree, isLeaf: (score: number) => boolean = from(-9, 9)) =>
  (given: ScoreTree): boolean => {
    if (typeof tree === "number") return typeof given === "number" && isLeaf(given);
    if (typeof given === "number" || given.length !== tree.length) return false;
    return tree.every((child, index) => shapedLike(child, isLeaf)(given[index]));
  };

/** What a tree holds, whatever the order of its children. */
const contents = (tree: ScoreTree): string =>
  typeof tree === "number" ? String(tree) : `[${tree.map(contents).sort().join()}]`;

/** The same tree with its children in another order. */
export const reordered =
  (tree: ScoreTree) =>
  (given: ScoreTree): boolean =>
    contents(given) === contents(tree);

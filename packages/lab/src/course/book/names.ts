import { type Text, text } from "marienbad";
import { sameText } from "marienbad/base";
import type { SceneNode } from "marienbad-figure";

/** The name of a part, read aloud: from its id and from the words that are written in it. */
type Naming = (state: unknown, node: string, words: string) => Text;

/** All that is written in a node. */
export const wordsIn = (node: SceneNode | undefined): string =>
  [node?.label, node?.detail].filter((part) => part).join(", ");

/** A name, and what is written in the part. */
export function saying(en: string, fr: string, words: string): Text {
  return words === "" ? text(en, fr) : text(`${en}: ${words}`, `${fr} : ${words}`);
}

/** The words of the part are its name. */
export const asWritten: Naming = (_, _node, words) => sameText(words);

/** The kind of the part, and its words: `vertex b`. */
export const labelled =
  (en: string, fr: string): Naming =>
  (_, _node, words) =>
    text(`${en} ${words}`, `${fr} ${words}`);

/** The numbers of the id, each in the place of a `#`, counted from `first`: of `h1s3` `row 2, match 4`. */
export const numbered =
  (en: string, fr: string, first = 1): Naming =>
  (_, node, words) => {
    const fill = (pattern: string): string => {
      const numbers = [...node.matchAll(/\d+/g)].map(([number]) => String(Number(number) + first));
      return pattern.replace(/#/g, () => numbers.shift() ?? "");
    };
    return saying(fill(en), fill(fr), words);
  };

/** A cell `c5` of a grid, by its row and its column. */
export const inColumns =
  (columns: number): Naming =>
  (_, node, words) => {
    const cell = Number(node.slice(1));
    const [row, column] = [Math.floor(cell / columns) + 1, (cell % columns) + 1];
    return saying(`row ${row}, column ${column}`, `ligne ${row}, colonne ${column}`, words);
  };

/** A node of a tree whose id is the way to it, as in `t1x2`. */
export const byWay =
  (en: string, fr: string, between: string): Naming =>
  (_, node, words) => {
    const way = node.slice(1).split("x").join(between);
    return saying(`${en} ${way}`, `${fr} ${way}`, words);
  };

export const vertexName = labelled("vertex", "sommet");
export const matchName = numbered("row #, match #", "rangée #, allumette #");
export const stickName = numbered("heap #, stick #", "tas #, bâtonnet #");
export const cellName = numbered("cell #", "case #");
export const leafName = byWay("leaf", "feuille", ".");

import { text } from "marienbad";
import type { Scene } from "marienbad-figure";
import { t } from "../base/language.ts";
import { type ArenaLooks, arenaOf, drawArena, nimPlaces, placesOf } from "./book/arena-drawing.ts";
import { Drawing } from "./book/drawing.ts";
import { drawHeaps } from "./book/heaps.ts";
import * as known from "./book/instances.ts";
import { REOPEN_MAP, reopenH } from "./book/paths/reopen.ts";
import { drawRoads, estimateOf } from "./book/paths/roads.ts";
import { drawScores } from "./book/scores.ts";

/** What an exercise is about; where its answer is a set of vertices, they can be touched. */
export interface ExercisePicture {
  draw(): Scene;
  /** The vertex of a node, as it is typed. */
  nameOf?(node: string): string;
}

const GRAPH = text("The graph of the exercise", "Le graphe de l'exercice");
const TREE = text("The tree of the exercise", "L'arbre de l'exercice");

const arena = (looks: ArenaLooks, of = known.EIGHT): ExercisePicture => ({
  draw: () => drawArena(of, t(GRAPH), looks),
});
const touched = (picture: ExercisePicture, of = known.EIGHT): ExercisePicture => ({
  ...picture,
  nameOf: (node) => of.label(Number(node.slice(1))),
});

/** The graph of the course's exercise on minimax; the heuristic is written under each vertex. */
const MEMO = arenaOf("0: 1 2 6; 1: 5; 2: 3; 3: 4 6; 4: 5; 5: 6; 6:", { own: "0 3 5" });
const MEMO_H = [3, -1, -2, 0, 2, 2, 0];
const memo = arena(
  {
    points: placesOf(MEMO, "0 0 1; 1 1.3 0; 2 1.3 1; 3 2.6 1; 4 3.6 .4; 5 4.4 0; 6 4.6 1.6", 78),
    node: (vertex) => ({ note: { side: "below", lines: [`h = ${String(MEMO_H[vertex]).replace("-", "−")}`] } }),
  },
  MEMO,
);
const nim10 = arena({ points: known.NIM10_PLACES }, known.NIM10);
const nim6 = arena({ points: nimPlaces(known.NIM6, 70) }, known.NIM6);
const eight = touched(arena({ points: known.EIGHT_PLACES }));
const blank = {
  label: (_: unknown, tree: unknown): string => (typeof tree === "number" ? String(tree).replace("-", "−") : ""),
};

/** By the id of the exercise. */
export const PICTURES: Readonly<Record<string, ExercisePicture>> = {
  "nim-graph": nim10,
  "nim-two": nim10,
  nim15: { draw: () => drawHeaps([15], t(text("Fifteen sticks", "Quinze bâtonnets"))) },
  figure6: eight,
  alice: eight,
  ranks: arena({ points: known.RANKS_PLACES }, known.RANKS),
  minmax: memo,
  "minmax-memo": memo,
  marceau: nim6,
  "marceau-move": nim6,
  "marceau-minimax": nim6,
  "two-rows": { draw: () => drawHeaps([2, 2], t(text("Two rows of two", "Deux rangées de deux"))) },
  "tree-values": { draw: () => drawScores([[[3], [-2, 1], [4]], [[2, 0]], [[-3, -3], [5]]], t(TREE), blank) },
  cuts: {
    draw: () =>
      drawScores(
        [
          [[1], [4, -2, 1]],
          [[-1], [5]],
          [[-3, -3], [5]],
        ],
        t(TREE),
        blank,
      ),
  },
  astar: {
    draw: () =>
      drawRoads(new Drawing(), REOPEN_MAP, {
        node: (town) => ({ note: { side: "below", lines: [`h = ${estimateOf(reopenH(4), town)}`] } }),
      }).scene(t(GRAPH)),
  },
};

import { text } from "marienbad";
import type { Scene } from "marienbad/figure";
import type { ScoreTree } from "marienbad/search";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { pruned } from "../pruned.ts";
import { drawScores, leavesOf, nodeId, pathOf, subtree } from "../scores.ts";
import { figure, type Section, slider, wrong } from "../vocabulary.ts";
import { shown, unread } from "./cuts.ts";

export const WINDOW_TREE: ScoreTree = [
  [[1], [4, -2, 1]],
  [[-1], [5]],
  [[-3, -3], [5]],
];
export const WINDOW_TASK: ScoreTree = [
  [
    [6, 4],
    [8, 1],
  ],
  [
    [3, 2],
    [9, 7],
  ],
  [
    [5, 7],
    [0, 4],
  ],
];

/** Where a number stands on the line; beyond ±8 at its ends. */
const onLine = (value: number): number => Math.max(-9, Math.min(9, value)) * 20;

/** A window as two shutters on a line below the tree. */
function withShutters(scene: Scene, window: readonly [number, number] | undefined): Scene {
  const middle = scene.nodes[0].x;
  const line = new Drawing();
  line.line(at(middle - 190, 304), at(middle + 190, 304));
  for (const mark of [-8, -4, 0, 4, 8]) line.text(String(mark).replace("-", "−"), at(middle + onLine(mark), 326));
  if (window !== undefined) {
    line.node("alpha", at(middle + onLine(window[0]) - 13, 300), "α", { width: 26, height: 24, tone: "player0" });
    line.node("beta", at(middle + onLine(window[1]) + 13, 300), "β", { width: 26, height: 24, tone: "player1" });
  }
  const { nodes, edges, texts } = line.scene("");
  return { ...scene, nodes: [...scene.nodes, ...nodes], edges: [...scene.edges, ...edges], texts };
}

interface Free {
  readonly alpha: number;
  readonly beta: number;
}

/** What comes back from a window that the reader sets: nothing when it is closed. */
export const within = ({ alpha, beta }: Free): ReturnType<typeof pruned> | undefined =>
  alpha < beta ? pruned(WINDOW_TREE, { alpha, beta }) : undefined;

const FREE = figure<Free>({
  start: { alpha: 2, beta: 5 },
  controls: { alpha: slider(-6, 6, "α", "α"), beta: slider(-6, 6, "β", "β") },
  draw: (state) => {
    const found = within(state);
    const scene = drawScores(WINDOW_TREE, t(text("A window set by hand", "Une fenêtre posée à la main")), {
      label: (path, node) => (typeof node === "number" ? String(node) : (found?.known.get(nodeId(path)) ?? "")),
      hidden: new Set(
        leavesOf(WINDOW_TREE)
          .map(nodeId)
          .filter((id) => !found?.read.includes(id)),
      ),
      wide: true,
    });
    return withShutters(scene, [state.alpha, state.beta]);
  },
  parts: () => ({ root: ["t"], shutters: ["alpha", "beta"] }),
  values: (state) => ({ count: within(state)?.read.length ?? 0 }),
  says: (state) => {
    const found = within(state);
    if (found === undefined)
      return text("The window is closed: nothing is read.", "La fenêtre est fermée : rien n'est lu.");
    const { certainty, value } = found;
    if (certainty === "upper") return text(`What comes back: at most ${value}.`, `Ce qui revient : au plus ${value}.`);
    if (certainty === "lower")
      return text(`What comes back: at least ${value}.`, `Ce qui revient : au moins ${value}.`);
    return text(`What comes back: exactly ${value}.`, `Ce qui revient : exactement ${value}.`);
  },
});

export const WINDOW: Section = {
  id: "window",
  title: text("The window (α, β)", "La fenêtre (α, β)"),
  blocks: [
    {
      prose: [
        text(
          "[α](alpha) is what Max has secured on the way, [β](beta) what Min has: two shutters on the line " +
            "below. Whatever " +
            "falls between can still change the " +
            "play; once the window closes, stop. Leaves are read one by " +
            "one: {step} of 5, from left to right. [Dotted leaves](rest) are never read: a2 is cut by 4 ≥ 1 (β), " +
            "b by −1 ≤ 1 and c by −3 ≤ 1 (α). The value is 1.",
          "[α](alpha) est ce que Max a déjà d'assuré sur le chemin, [β](beta) ce que Min a : deux volets sur " +
            "la droite du " +
            "bas. Tout ce qui tombe entre les deux peut " +
            "encore changer la partie ; dès que la fenêtre se ferme, on " +
            "s'arrête. Les feuilles sont lues une à une : {step} sur 5, de gauche à droite. [Les feuilles " +
            "pointillées](rest) ne sont jamais lues : a2 est coupé " +
            "par 4 ≥ 1 (β), b par −1 ≤ 1 et c par −3 ≤ 1 (α). La valeur est 1.",
        ),
      ],
      figure: figure<{ readonly step: number }>({
        start: { step: 5 },
        controls: { step: slider(0, 5, "Leaves read", "Feuilles lues") },
        draw: ({ step }) => {
          const { read, known } = pruned(WINDOW_TREE);
          const seen = new Set(read.slice(0, step));
          const scene = drawScores(
            WINDOW_TREE,
            t(text("Alpha-beta, leaf by leaf", "Alpha-bêta, feuille par feuille")),
            {
              label: (path, node) => {
                if (typeof node === "number") return String(node);
                return step === 5 ? (known.get(nodeId(path)) ?? "") : "";
              },
              hidden: new Set(unread(WINDOW_TREE)),
              strong: seen,
              wide: true,
            },
          );
          return withShutters(scene, pruned(WINDOW_TREE).windows[step - 1]);
        },
        parts: ({ step }) => ({
          rest: unread(WINDOW_TREE),
          alpha: step === 0 ? [] : ["alpha"],
          beta: step === 0 ? [] : ["beta"],
        }),
        touchable: () => pruned(WINDOW_TREE).read,
        touch: (_, node) => ({ step: pruned(WINDOW_TREE).read.indexOf(node) + 1 }),
        says: ({ step }) => {
          const values = pruned(WINDOW_TREE)
            .read.slice(0, step)
            .map((id) => String(subtree(WINDOW_TREE, pathOf(id))))
            .join(", ");
          const here = pruned(WINDOW_TREE).windows[step - 1];
          const after = here === undefined ? "" : ` α = ${shown(here[0])}, β = ${shown(here[1])}.`;
          return text(`Read: ${values || "nothing yet"}.${after}`, `Lues : ${values || "rien encore"}.${after}`);
        },
      }),
    },
    {
      prose: [
        text(
          "Nothing obliges one to begin with the whole line. Set [the shutters](shutters) at [the root](root) " +
            "yourself: α = {alpha}, β = {beta}; {count} of 9 leaves are read. The true value is 1. If it lies " +
            "strictly between them, it comes back exactly. If it is at α or to the left, all that is promised is " +
            "“at most”; at β or to the right, “at least”.",
          "Rien n'oblige à commencer par toute la droite. Posez vous-même [les volets](shutters) à [la " +
            "racine](root) : α = {alpha}, β = {beta} ; {count} feuilles sur 9 sont lues. La vraie valeur est 1. " +
            "Strictement entre les deux, elle revient exacte. En α ou à sa gauche, on n'est sûr que d'un « au " +
            "plus » ; en β ou à sa droite, d'un « au moins ».",
        ),
      ],
      figure: FREE,
    },
    {
      kind: "trap",
      prose: [
        text(
          "A node of *Max* makes the β cut and a node of *Min* the α cut: the name is that of the bound which has " +
            "been passed, the other player's.",
          "Un nœud de *Max* fait la coupe β, et un nœud de *Min* la coupe α : le nom est celui de la borne " +
            "dépassée, qui appartient à l'autre.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "[[[6, 4], [8, 1]], [[3, 2], [9, 7]], [[5, 7], [0, 4]]]: the value, then the leaves that are not read.",
      "[[[6, 4], [8, 1]], [[3, 2], [9, 7]], [[5, 7], [0, 4]]] : la valeur, puis les feuilles non lues.",
    ),
    answer: "6 1 9 7",
    hint: text("a2 is cut after 8, b after b1 = 3.", "a2 est coupé après 8, b après b1 = 3."),
    wrong: [
      wrong("6 9 7", "8 ≥ 6: Min prefers a1, so 1 is not read.", "8 ≥ 6 : Min préfère a1, donc 1 n'est pas lue."),
      wrong(
        "6 1 9 7 0 4",
        "At c, c1 is worth 7: Min may still go lower.",
        "En c, c1 vaut 7 : Min peut encore " + "descendre.",
      ),
    ],
    why: text(
      "β cut at a2 after 8, α cut at b after 3; nothing is cut in c.",
      "Coupe β en a2 après 8, coupe α en " + "b après 3 ; rien n'est coupé en c.",
    ),
  },
  lab: "#tree/cuts",
};

import { text } from "marienbad";
import type { ScoreTree } from "marienbad/search";
import type { Scene } from "marienbad-figure";
import { t, verbatim } from "../../../base/language.ts";
import { type CodeLine, drawCode } from "../code.ts";
import { at, Drawing } from "../drawing.ts";
import { leafName } from "../names.ts";
import { type Moment, pruned } from "../pruned.ts";
import { drawScores, leavesOf, nameOf, nodeId, pathOf } from "../scores.ts";
import { figure, type Section, slider, wrong } from "../vocabulary.ts";
import { shown, unread } from "./cuts.ts";
import { NAMES } from "./names.ts";

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

const STARTED = text("Alpha-beta, step by step", "Alpha-bêta, pas à pas");
const WHOLE = pruned(WINDOW_TREE);
export const MOMENTS = WHOLE.moments;

/** The program; the tests have the colours of the bounds that the cuts are called after. */
const CODE: readonly CodeLine[] = [
  { words: verbatim("at a leaf: return its score", "sur une feuille : rendre son score") },
  { words: verbatim("at Max, for each child:", "chez Max, pour chaque fils :") },
  { words: verbatim("    α ← max(α, its value)", "    α ← max(α, sa valeur)") },
  { words: verbatim("    if α ≥ β: stop (β cut)", "    si α ≥ β : arrêter (coupe β)"), id: "ifMax", tone: "player1" },
  { words: verbatim("at Min, for each child:", "chez Min, pour chaque fils :") },
  { words: verbatim("    β ← min(β, its value)", "    β ← min(β, sa valeur)") },
  { words: verbatim("    if α ≥ β: stop (α cut)", "    si α ≥ β : arrêter (coupe α)"), id: "ifMin", tone: "player0" },
];

/** The line that is at work. */
function lineAt({ kind, player }: Moment): number {
  if (kind === "read") return 0;
  return (player === 0 ? 1 : 4) + (kind === "move" ? 1 : 2);
}

/** The leaves below the nodes where the window has closed that were not read. */
function cutAway(done: readonly Moment[]): Set<string> {
  const closed = done.filter(({ kind }) => kind === "cut").map(({ node }) => node);
  return new Set(unread(WINDOW_TREE).filter((leaf) => closed.some((node) => leaf.startsWith(node))));
}

/** What happens at a moment, in words. */
function momentInWords({ kind, node, player, value, window: [alpha, beta] }: Moment) {
  const [en, fr] = node === "t" ? ["The root", "La racine"] : [nameOf(pathOf(node)), nameOf(pathOf(node))];
  const after = ` α = ${shown(alpha)}, β = ${shown(beta)}.`;
  if (kind === "read") return text(`${value} is read.${after}`, `On lit ${value}.${after}`);
  if (kind === "cut") {
    const [cut, stays] = player === 0 ? ["β", "Min"] : ["α", "Max"];
    return text(
      `${en}: ${shown(alpha)} ≥ ${shown(beta)}, the window closes. ${cut} cut: ${stays} will not come here.`,
      `${fr} : ${shown(alpha)} ≥ ${shown(beta)}, la fenêtre se ferme. Coupe ${cut} : ${stays} ne viendra pas ici.`,
    );
  }
  const [who, bound] = player === 0 ? ["Max", "α"] : ["Min", "β"];
  return text(
    `${en}: ${who} has ${value}, and moves ${bound}.${after}`,
    `${fr} : ${who} a ${value}, et déplace ${bound}.${after}`,
  );
}

const STEPS = figure<{ readonly step: number }>({
  start: { step: 6 },
  controls: { step: slider(0, MOMENTS.length, "Step", "Étape") },
  draw: ({ step }) => {
    const done = MOMENTS.slice(0, step);
    const now = done.at(-1);
    const seen = new Set(done.filter(({ kind }) => kind === "read").map(({ node }) => node));
    const scene = drawScores(WINDOW_TREE, t(STARTED), {
      label: (path, node) => {
        if (typeof node === "number") return String(node);
        const known = step === MOMENTS.length ? WHOLE.known : now?.known;
        return known?.get(nodeId(path)) ?? "";
      },
      hidden: cutAway(done),
      strong: now === undefined || now.kind === "read" ? seen : new Set([...seen, now.node]),
      inner: 44,
    });
    const code = new Drawing();
    drawCode(code, CODE, at(scene.nodes[0].x - 110, 362), now === undefined ? [] : [lineAt(now)]);
    const { nodes, texts } = code.scene("");
    const whole = withShutters(scene, now?.window);
    return { ...whole, nodes: [...whole.nodes, ...nodes], texts: [...whole.texts, ...texts] };
  },
  parts: ({ step }) => ({
    rest: unread(WINDOW_TREE),
    alpha: step === 0 ? [] : ["alpha"],
    beta: step === 0 ? [] : ["beta"],
    tests: ["ifMax", "ifMin"],
  }),
  touchable: () => WHOLE.read,
  called: leafName,
  touch: (_, node) => ({ step: MOMENTS.findIndex((moment) => moment.node === node) + 1 }),
  values: () => ({
    read: WHOLE.read.length,
    value: WHOLE.value,
    cuts: MOMENTS.filter(({ kind }) => kind === "cut").length,
  }),
  says: ({ step }) =>
    step === 0
      ? text("Nothing is read yet: the window is the whole line.", "Rien n'est lu : la fenêtre est toute la droite.")
      : momentInWords(MOMENTS[step - 1]),
});

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
      inner: 44,
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
            "below the tree. Whatever falls between can still change the play; once [the window closes](tests), " +
            "stop. " +
            "Under them the program: the two tests have the colours of the shutters that give the cuts their names. " +
            "Step {step}.",
          "[α](alpha) est ce que Max a déjà d'assuré sur le chemin, [β](beta) ce que Min a : deux volets sur " +
            "la droite, sous l'arbre. Tout ce qui tombe entre les deux peut encore changer la partie ; dès que [la " +
            "fenêtre se ferme](tests), on s'arrête. En dessous, le programme : les deux tests ont les couleurs des " +
            "volets dont les coupes portent le nom. Étape {step}.",
        ),
        text(
          "{read} of 9 leaves are read in the end, {cuts} times the window closes, and the value is {value}. [Dotted " +
            "leaves](rest) are never read.",
          "À la fin {read} feuilles sur 9 sont lues, la fenêtre s'est fermée {cuts} fois, et la valeur est {value}. " +
            "[Les feuilles pointillées](rest) ne sont jamais lues.",
        ),
      ],
      figure: STEPS,
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
    NAMES,
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

import { text } from "marienbad";
import type { ScoreTree } from "marienbad/search";
import { t } from "../../../base/language.ts";
import { type CodeLine, drawCode } from "../code.ts";
import { at, Drawing } from "../drawing.ts";
import { drawScores, leavesOf, nodeId, treeValue } from "../scores.ts";
import { type Block, choice, figure } from "../vocabulary.ts";

/** At b Min finds −5 and the rest is cut; c is the best box. */
export const NAMED_TREE: ScoreTree = [
  [1, 4],
  [-5, 3],
  [6, 8],
];

/**
 * Alpha-beta where Min's cut bears a name: an α cut asks whether v ≤ α, a β cut whether v ≥ β, and Max's has the other
 * one.
 */
export function namedCuts(tree: ScoreTree, ofMin: string): { readonly value: number; readonly read: string[] } {
  const read: string[] = [];
  const visit = (
    node: ScoreTree,
    path: readonly number[],
    player: number,
    window: readonly [number, number],
  ): number => {
    if (typeof node === "number") {
      read.push(nodeId(path));
      return node;
    }
    let [alpha, beta] = window;
    let best = player === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const [index, child] of node.entries()) {
      const value = visit(child, [...path, index + 1], 1 - player, [alpha, beta]);
      best = player === 0 ? Math.max(best, value) : Math.min(best, value);
      const asksAlpha = (player === 1) === (ofMin === "alpha");
      if (asksAlpha ? value <= alpha : value >= beta) break;
      if (player === 0) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
    }
    return best;
  };
  return { value: visit(tree, [], 0, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]), read };
}

/** The two tests with their names, or with a question mark until the reader has named one. */
function testsOf(name: string): CodeLine[] {
  const test = (id: string, cut: string, en: string, fr: string): CodeLine => {
    const asks = cut === "none" ? "…" : cut === "alpha" ? "v ≤ α" : "v ≥ β";
    const named = cut === "none" ? "…" : cut === "alpha" ? "α" : "β";
    return {
      id,
      words: text(`${en}: if ${asks}, stop (${named} cut)`, `${fr} : si ${asks}, arrêter (coupe ${named})`),
      tone: cut === "none" ? "plain" : cut === "alpha" ? "player0" : "player1",
    };
  };
  const ofMax = name === "none" ? "none" : name === "alpha" ? "beta" : "alpha";
  return [test("ofMin", name, "at Min", "chez Min"), test("ofMax", ofMax, "at Max", "chez Max")];
}

/** The trap of the two names: the reader gives one to a cut, and sees a program that has it so. */
export const NAMES: Block = {
  kind: "trap",
  prose: [
    text(
      "Max has 1 at a. [At b](b), Min's node, −5 has come up, and [3](rest) need not be read. Who stays away, " +
        "and what " +
        "is this cut called? {name}. The two tests of the program get [their names](tests) from your answer, and it " +
        "is run.",
      "Max a 1 en a. [En b](b), nœud de Min, −5 vient de remonter, et [3](rest) n'a pas besoin d'être lu. Qui est " +
        "gêné, et comment s'appelle cette coupe ? {name}. Les deux tests du programme prennent [leurs " +
        "noms](tests) de " +
        "votre réponse, et on l'exécute.",
    ),
  ],
  figure: figure<{ readonly name: string }>({
    start: { name: "none" },
    controls: {
      name: choice(
        "The cut at b",
        "La coupe en b",
        ["none", "…", "…"],
        ["alpha", "an α cut", "une coupe α"],
        ["beta", "a β cut", "une coupe β"],
      ),
    },
    draw: ({ name }) => {
      const { value, read } = namedCuts(NAMED_TREE, name === "none" ? "alpha" : name);
      const unread = leavesOf(NAMED_TREE)
        .map(nodeId)
        .filter((id) => !read.includes(id));
      const hidden = new Set(name === "none" ? ["t2x2"] : unread);
      const scene = drawScores(NAMED_TREE, t(text("A cut to be named", "Une coupe à nommer")), {
        label: (path, node) => {
          if (typeof node === "number") return String(node);
          return path.length > 0 ? "" : name === "none" ? "?" : String(value);
        },
        hidden,
        strong: new Set(["t2"]),
      });
      const code = new Drawing();
      drawCode(code, testsOf(name), at(Math.min(...scene.nodes.map(({ x }) => x)), 220), []);
      const { nodes } = code.scene("");
      return { ...scene, nodes: [...scene.nodes, ...nodes] };
    },
    parts: () => ({ b: ["t2"], rest: ["t2x2"], tests: ["ofMin", "ofMax"] }),
    says: ({ name }) => {
      if (name === "none") return text("Which bound has −5 passed?", "Quelle borne −5 a-t-il dépassée ?");
      const { value, read } = namedCuts(NAMED_TREE, name);
      const [leaves, truth] = [leavesOf(NAMED_TREE).length, treeValue(NAMED_TREE, 0)];
      if (name === "alpha")
        return text(
          `Right: −5 ≤ α = 1, and Max stays away. ${read.length} of ${leaves} leaves are read; the root is worth ` +
            `${value}. The shutter that moved, β, is Min's own; the name is that of the other one, which it ran into.`,
          `Oui : −5 ≤ α = 1, et c'est Max qui n'ira pas. ${read.length} feuilles lues sur ${leaves} ; la racine vaut ` +
            `${value}. Le volet qui a bougé, β, est celui de Min ; le nom est celui de l'autre, qu'il a rencontré.`,
        );
      return text(
        `It fails. β is the shutter that moved, not the one that was passed: −5 ≥ +∞ is false, so 3 is read; and ` +
          `Max, ` +
          `with the other name, stops at −5 ≤ 1 and never looks at c. The root says ${value}; it is worth ${truth}.`,
        `Raté. β est le volet qui a bougé, pas celui qu'on a dépassé : −5 ≥ +∞ est faux, donc 3 est lu ; et Max, ` +
          `avec ` +
          `l'autre nom, s'arrête à −5 ≤ 1 et ne regarde jamais c. La racine dit ${value} ; elle vaut ${truth}.`,
      );
    },
  }),
};

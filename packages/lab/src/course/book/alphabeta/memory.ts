import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

/** Calls of a search of Nim, take 1 to 3, to its end, and different positions among them. */
export function calls(sticks: number): readonly [calls: number, vertices: number] {
  const sizes = [1];
  for (let n = 1; n <= sticks; n++) {
    sizes[n] = 1 + [1, 2, 3].reduce((sum, taken) => sum + (taken <= n ? sizes[n - taken] : 0), 0);
  }
  return [sizes[sticks], sticks === 0 ? 1 : 2 * sticks];
}

/** The value for player 0 of Nim, take 1 to 3, the last one wins, with answers noted under a key. */
export function noted(
  sticks: number,
  key: string,
): { readonly value: number; readonly notes: ReadonlyMap<string, number> } {
  const notes = new Map<string, number>();
  const ask = (left: number, player: number): number => {
    const name = key === "both" ? `${left},${player}` : String(left);
    const known = notes.get(name);
    if (known !== undefined) return known;
    const values = [1, 2, 3].filter((taken) => taken <= left).map((taken) => ask(left - taken, 1 - player));
    // Who cannot move has lost: the other took the last one.
    const value =
      values.length === 0 ? (player === 0 ? -1 : 1) : player === 0 ? Math.max(...values) : Math.min(...values);
    notes.set(name, value);
    return value;
  };
  return { value: ask(sticks, 0), notes };
}

export const FOLDED: Section = {
  id: "folded",
  title: text("Two ways, one position", "Deux chemins, une position"),
  blocks: [
    {
      prose: [
        text(
          "Take 1 then 2, or 2 then 1: the same heap. The tree computes these twins again without knowing it. Nim " +
            "from {n}, take 1 to 3: [{calls} calls](calls), but only " +
            "[{vertices} vertices](vertices). Write the answer down once, read it afterwards. The bars are in " +
            "powers of ten.",
          "Prendre 1 puis 2, ou 2 puis 1 : le même tas. L'arbre recalcule ces jumeaux sans le savoir. Nim à {n}, " +
            "prendre de 1 à 3 : [{calls} appels](calls), mais seulement " +
            "[{vertices} sommets](vertices). On note la réponse la première fois, on la relit ensuite. Les barres " +
            "sont en puissances de dix.",
        ),
      ],
      figure: figure<{ readonly n: number }>({
        start: { n: 10 },
        controls: { n: slider(3, 20, "Sticks", "Bâtonnets") },
        draw: ({ n }) => {
          const drawing = new Drawing();
          const [all, different] = calls(n);
          const bar = (id: string, value: number, x: number, tone: "player0" | "player1"): void => {
            const height = 10 + Math.log10(value) * 34;
            drawing.node(id, at(x, -height / 2), "", { tone, width: 60, height });
            drawing.text(String(value), at(x, 16), { size: "normal" });
          };
          bar("calls", all, 0, "player1");
          bar("vertices", different, 120, "player0");
          return drawing.scene(t(text("Calls and positions", "Appels et positions")));
        },
        parts: () => ({ calls: ["calls"], vertices: ["vertices"] }),
        values: ({ n }) => {
          const [all, different] = calls(n);
          return { calls: all, vertices: different };
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "A position is (sticks, player). Note the answer under the number of sticks alone, and Max's " +
            "answer is given to " +
            "Min. With {n} sticks, the last one wins, and a key of {key}: [the root](root) is {value}, the " +
            "truth is {truth}. " +
            "Already with two sticks it goes wrong.",
          "Une position est (bâtonnets, joueur). Notez la réponse sous le seul nombre de bâtonnets, et la " +
            "réponse de Max est " +
            "servie à Min. Avec {n} bâtonnets, le dernier gagne, et pour clef {key} : [la racine](root) vaut " +
            "{value}, la " +
            "vérité est {truth}. Dès deux bâtonnets, cela se trompe.",
        ),
      ],
      figure: figure<{ readonly n: number; readonly key: string }>({
        start: { n: 6, key: "sticks" },
        controls: {
          n: slider(1, 9, "Sticks", "Bâtonnets"),
          key: choice(
            "Key",
            "Clef",
            ["sticks", "sticks alone", "les bâtonnets seuls"],
            ["both", "sticks and player", "bâtonnets et joueur"],
          ),
        },
        draw: ({ n, key }) => {
          const drawing = new Drawing();
          const { notes } = noted(n, key);
          for (let sticks = n; sticks >= 0; sticks--) {
            for (const player of key === "both" ? [0, 1] : [0]) {
              const note = notes.get(key === "both" ? `${sticks},${player}` : String(sticks));
              drawing.node(`s${sticks}p${player}`, at((n - sticks) * 46, player * 50), note === undefined ? "" : note, {
                shape: key === "sticks" ? "card" : player === 0 ? "circle" : "square",
                width: 38,
                tone: note === undefined ? "faded" : note > 0 ? "player0" : "player1",
                ...(sticks === n && player === 0 ? { stroke: "strong" as const } : {}),
              });
              if (player === 0) drawing.text(sticks, at((n - sticks) * 46, -32), { size: "normal", tone: "faded" });
            }
          }
          return drawing.scene(t(text("What is noted", "Ce qui est noté")));
        },
        parts: ({ n }) => ({ root: [`s${n}p0`] }),
        values: ({ n, key }) => ({ value: noted(n, key).value, truth: noted(n, "both").value }),
        says: ({ n, key }) =>
          noted(n, key).value === noted(n, "both").value
            ? text("Right, this time.", "Juste, cette fois.")
            : text(
                "Wrong: a note of one player was read to the other.",
                "Faux : la note d'un joueur a été lue à l'autre.",
              ),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Nim from 15, take 1 to 3: how many vertices (k, player) are reached from (15, 0)?",
      "Nim à 15, prendre de 1 à 3 : combien de sommets (k, joueur) sont atteints depuis (15, 0) ?",
    ),
    answer: "30",
    hint: text(
      "Which of the 32 that can be written are never reached?",
      "Lesquels des 32 qui s'écrivent ne sont " + "jamais atteints ?",
    ),
    wrong: [
      wrong("32", "(15, 1) and (14, 0) are never reached.", "(15, 1) et (14, 0) ne sont jamais atteints."),
      wrong("16", "And the player?", "Et le joueur ?"),
      wrong("12640", "Those are the nodes of the tree.", "Ce sont les nœuds de l'arbre."),
    ],
    why: text("All but (15, 1) and (14, 0).", "Tous sauf (15, 1) et (14, 0)."),
  },
  lab: "#tree/nim6",
};

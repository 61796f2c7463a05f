import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { labelled, numbered } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

interface Packets {
  readonly n: number;
  readonly most: number;
  /** What the two have taken, one after the other: the reader is first. */
  readonly taken: readonly number[];
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
/** What is still there; a heap that was made smaller begins anew. */
const leftOf = ({ n, most, taken }: Packets): number =>
  sum(taken) >= n || taken.some((one) => one > most) ? n : n - sum(taken);
const movesOf = (state: Packets): readonly number[] => (leftOf(state) === state.n ? [] : state.taken);

/** What the recipe takes: leave a multiple of the packet, plus one; one stick where it cannot be applied. */
export function recipe(left: number, most: number): number {
  const extra = (left - 1) % (most + 1);
  return extra === 0 ? 1 : extra;
}

/** Where the recipe has no first move. */
export const breaksAt = (n: number, most: number): boolean => (n - 1) % (most + 1) === 0;

export const RECIPE: Section = {
  id: "recipe",
  title: text("A recipe, and where it breaks", "Une recette, et l'endroit où elle casse"),
  blocks: [
    {
      prose: [
        text(
          "Nobody wants the last stick. With {n} sticks, take 1 to {most}: “always leave a multiple of {packet}, " +
            "plus one” is a whole strategy in a few words, and without memory. You begin: touch a stick, it " +
            "goes with " +
            "those to its left. The machine follows the recipe as soon as it can: whatever you take, it completes " +
            "[a packet](packet), and leaves you [the last one](last). {again}",
          "Personne ne veut le dernier bâtonnet. Avec {n} bâtonnets, prendre de 1 à {most} : « laissez toujours un " +
            "multiple de {packet}, plus un » est une stratégie entière en quelques mots, et sans mémoire. Vous " +
            "commencez : touchez un bâtonnet, il part avec ceux à sa gauche. La machine suit la recette dès qu'elle " +
            "le peut : quoi que vous preniez, elle complète [un paquet](packet), et vous laisse [le " +
            "dernier](last). {again}",
        ),
      ],
      figure: figure<Packets>({
        start: { n: 13, most: 3, taken: [] },
        fields: { taken: (list) => list.length <= 21 && list.every(from(1, 5)) },
        controls: {
          n: slider(1, 21, "Sticks", "Bâtonnets"),
          most: slider(1, 5, "At most", "Au plus"),
          again: { kind: "button", label: text("Play again", "Rejouer"), press: (state) => ({ ...state, taken: [] }) },
        },
        draw: (state) => {
          const drawing = new Drawing();
          const { n, most } = state;
          const moves = movesOf(state);
          const gone = sum(moves);
          const takerOf = (stick: number): number => {
            let end = 0;
            return moves.findIndex((taken) => {
              end += taken;
              return stick < end;
            });
          };
          for (let stick = 0; stick < n; stick++) {
            const packet = Math.floor((n - 2 - stick) / (most + 1));
            const taker = takerOf(stick);
            drawing.node(`s${stick}`, at(stick * 21, 0), stick < gone ? (taker % 2 === 0 ? "•" : "×") : "", {
              width: 13,
              height: 48,
              shape: "card",
              tone: stick < gone ? "faded" : stick === n - 1 ? "player1" : packet % 2 === 0 ? "player0" : "draw",
              ...(stick < gone ? { stroke: "dotted" as const } : {}),
            });
          }
          return drawing.scene(t(text("Sticks in packets", "Des bâtonnets en paquets")));
        },
        parts: ({ n, most }) => {
          const first = n - 1 - (most + 1);
          return {
            packet: first >= 0 ? Array.from({ length: most + 1 }, (_, index) => `s${first + index}`) : [],
            last: [`s${n - 1}`],
          };
        },
        touchable: (state) => {
          const left = leftOf(state);
          const first = state.n - left;
          return Array.from({ length: Math.min(state.most, left - 1) }, (_, index) => `s${first + index}`);
        },
        called: numbered("stick #", "bâtonnet #"),
        touch: (state, node) => {
          const taken = Number(node.slice(1)) + 1 - (state.n - leftOf(state));
          const left = leftOf(state) - taken;
          const answer = left > 1 ? [Math.min(recipe(left, state.most), left - 1)] : [];
          return { ...state, taken: [...movesOf(state), taken, ...answer] };
        },
        values: ({ most }) => ({ packet: most + 1 }),
        says: (state) => {
          const left = leftOf(state);
          if (left === 1) {
            return movesOf(state).length % 2 === 0
              ? text("The last one is yours: the recipe has won.", "Le dernier est pour vous : la recette a gagné.")
              : text("The last one is for the machine: you win.", "Le dernier est pour la machine : vous gagnez.");
          }
          return breaksAt(left, state.most)
            ? text(`${left} left: the recipe is against you.`, `Il en reste ${left} : la recette est contre vous.`)
            : text(
                `${left} left: take ${recipe(left, state.most)}, and the recipe is yours.`,
                `Il en reste ${left} : prenez-en ${recipe(left, state.most)}, et la recette est à vous.`,
              );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Always possible for whoever begins”? Touch a number of sticks and see what the first move can leave; at " +
            "most {most} are taken. It fails at [every multiple of the packet plus one](fails): there it is the " +
            "second player who has the recipe.",
          "« Toujours possible pour qui commence » ? Touchez un nombre de bâtonnets et voyez ce que le premier coup " +
            "peut laisser ; on en prend au plus {most}. Cela échoue à [tout multiple du paquet plus un](fails) : là, " +
            "c'est le second qui a la recette.",
        ),
        text(
          "Bachet (1612) adds instead of taking away: who reaches 100 first, by steps of 1 to 10? The packet is 11, " +
            "and the stones to stand on are 1, 12, 23, …, 89, 100.",
          "Bachet (1612) ajoute au lieu d'ôter : qui arrive le premier à 100, par pas de 1 à 10 ? Le paquet " +
            "est 11, et " +
            "les pierres où poser le pied sont 1, 12, 23, …, 89, 100.",
        ),
      ],
      figure: figure<{ readonly most: number; readonly n: number; readonly game: string }>({
        start: { most: 3, n: 5, game: "sticks" },
        fields: { n: from(1, 25) },
        controls: {
          most: slider(1, 5, "At most", "Au plus"),
          game: choice(
            "Game",
            "Jeu",
            ["sticks", "the sticks", "les bâtonnets"],
            ["bachet", "Bachet's 100", "le 100 de Bachet"],
          ),
        },
        draw: ({ most, n, game }) => {
          const drawing = new Drawing();
          const [count, width] = game === "sticks" ? [25, 5] : [100, 20];
          for (let one = 1; one <= count; one++) {
            const stone = game === "sticks" ? breaksAt(one, most) : one % 11 === 1;
            drawing.node(
              `n${one}`,
              at(
                ((one - 1) % width) * (game === "sticks" ? 62 : 21),
                Math.floor((one - 1) / width) * (game === "sticks" ? 38 : 26),
              ),
              game === "sticks" || stone ? one : "",
              {
                width: game === "sticks" ? 54 : 20,
                height: game === "sticks" ? 32 : 22,
                tone: stone ? "player1" : game === "sticks" ? "player0" : "faded",
                stroke: one === n && game === "sticks" ? "strong" : stone ? "dashed" : "normal",
              },
            );
          }
          return drawing.scene(t(text("Where the recipe breaks", "Où la recette casse")));
        },
        parts: ({ most, game }) => ({
          fails: Array.from({ length: game === "sticks" ? 25 : 100 }, (_, index) => index + 1)
            .filter((one) => (game === "sticks" ? breaksAt(one, most) : one % 11 === 1))
            .map((one) => `n${one}`),
        }),
        touchable: ({ game }) => (game === "sticks" ? Array.from({ length: 25 }, (_, index) => `n${index + 1}`) : []),
        called: labelled("number", "nombre"),
        touch: (state, node) => ({ ...state, n: Number(node.slice(1)) }),
        says: ({ most, n, game }) => {
          if (game === "bachet")
            return text(
              "From 1 on: whatever the other adds, complete it to 11.",
              "Depuis 1 : quoi que l'autre ajoute, complétez à 11.",
            );
          const left = Array.from({ length: Math.min(most, n - 1) }, (_, index) => n - 1 - index).join(", ");
          if (n === 1) return text("With 1 stick there is no move at all.", "À 1 bâtonnet il n'y a aucun coup.");
          return breaksAt(n, most)
            ? text(
                `From ${n} one leaves ${left}: none is a multiple of ${most + 1} plus one.`,
                `De ${n} on laisse ${left} : aucun n'est un multiple de ${most + 1} plus un.`,
              )
            : text(
                `From ${n} one may leave ${n - recipe(n, most)}, a multiple of ${most + 1} plus one.`,
                `De ${n} on peut laisser ${n - recipe(n, most)}, un multiple de ${most + 1} plus un.`,
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Up to 30: each adds 1 to 6, whoever says 30 wins. What does one say first?",
      "Vers 30 : chacun ajoute de 1 à 6, qui dit 30 gagne. Que dit-on d'abord ?",
    ),
    answer: "2",
    hint: text("What is the packet? Go back from 30 by sevens.", "Quel est le paquet ? Reculez de 30 par 7."),
    wrong: [
      wrong("6", "Packets are 6 + 1.", "Les paquets sont de 6 + 1."),
      wrong("3", "30 = 4 × 7 + 2.", "30 = 4 × 7 + 2."),
      wrong("1", "The other completes to 2, and holds 9, 16, 23.", "L'autre complète à 2, et tient 9, 16, 23."),
    ],
    why: text("2, then 9, 16, 23, 30.", "2, puis 9, 16, 23, 30."),
  },
  lab: "#play/nim?sticks=13&take=1,2,3&last=loses",
};

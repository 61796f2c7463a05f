import { type Text, text } from "marienbad";
import { number, t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

type Nodes = readonly [minimax: number, memo: number, alphaBeta: number];

/** Nodes of three searches by depth, as tests count them: tic-tac-toe by lines, connect-4 by alignments. */
export const NODES: Readonly<Record<string, Readonly<Record<number, Nodes>>>> = {
  ttt: { 2: [82, 82, 36], 4: [3610, 2098, 635], 6: [73450, 10438, 4632], 9: [549946, 16168, 20866] },
  c4: { 2: [57, 57, 42], 4: [2801, 2066, 979], 6: [137257, 39747, 16630], 7: [960793, 154694, 62467] },
};
const SEARCHES = ["minimax", "memo", "ab"] as const;
const SEARCH_NAMES: Readonly<Record<string, Text>> = {
  minimax: text("minimax", "min-max"),
  memo: text("with a memo", "avec mémoire"),
  ab: text("alpha-beta", "alpha-bêta"),
};

/** The depths of a game that are shown, and the greatest that each search reaches with a budget. */
const depthsOf = (game: string): number[] => Object.keys(NODES[game]).map(Number);
export function reached(game: string, budget: number): number[] {
  return SEARCHES.map((_, which) =>
    Math.max(0, ...depthsOf(game).filter((depth) => NODES[game][depth][which] <= budget)),
  );
}

interface Savings {
  readonly game: string;
  readonly place: number;
  readonly budget: number;
}

/** Budgets in steps: 1, 2 and 5 times a power of ten. */
const BUDGETS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const widthOf = (count: number): number => 8 + Math.log10(count) * 50;

export const SAVINGS: Section = {
  id: "savings",
  title: text("What is gained", "Ce que l'on gagne"),
  blocks: [
    {
      prose: [
        text(
          "Memo and cuts do not play better: they play *the same*, faster. {game} to depth {depth}: " +
            "[minimax](minimax) " +
            "visits {a} nodes, [with a memo](memo) {b}, [alpha-beta](ab) {c}; the value is the same each " +
            "time. Touch a row " +
            "to choose the depth. At the bottom of tic-tac-toe the memo even beats the cuts: few positions, met often.",
          "Mémoire et coupes ne jouent pas mieux : elles jouent *la même chose*, plus vite. {game} jusqu'à " +
            "la profondeur " +
            "{depth} : [min-max](minimax) visite {a} nœuds, [avec mémoire](memo) {b}, [alpha-bêta](ab) {c} ; " +
            "la valeur est " +
            "chaque fois la même. Touchez une ligne pour choisir la profondeur. Au fond du morpion, la " +
            "mémoire bat même les " +
            "coupes : peu de positions, souvent revues.",
        ),
        text(
          "The time saved is spent on depth, and it is depth that plays better. With a budget of [{nodes} " +
            "nodes](line) (notch {budget}), " +
            "minimax reaches depth {x}, the memo {y}, alpha-beta {z}. Good programs deepen step by " +
            "step, and try " +
            "the previous round's best move first.",
          "Le temps gagné se dépense en profondeur, et c'est la profondeur qui joue mieux. Avec un budget de " +
            "[{nodes} " +
            "nœuds](line) (cran {budget}), min-max atteint la profondeur {x}, la mémoire {y}, alpha-bêta {z}. Les " +
            "bons programmes " +
            "approfondissent pas à pas, et essaient d'abord le meilleur coup du tour précédent.",
        ),
      ],
      figure: figure<Savings>({
        start: { game: "ttt", place: 1, budget: 6 },
        fields: { place: from(0, 3) },
        controls: {
          game: choice("Game", "Jeu", ["ttt", "Tic-tac-toe", "Morpion"], ["c4", "Connect-4", "Puissance 4"]),
          budget: slider(0, BUDGETS.length - 1, "Budget", "Budget"),
        },
        draw: ({ game, place, budget }) => {
          const drawing = new Drawing();
          depthsOf(game).forEach((depth, row) => {
            drawing.text(`p = ${depth}`, at(-10, row * 66 + 20), { anchor: "end", size: "normal" });
            NODES[game][depth].forEach((value, which) => {
              const [width, y] = [widthOf(value), row * 66 + which * 20];
              drawing.node(`${SEARCHES[which]}${row}`, at(width / 2, y), "", {
                width,
                height: 16,
                tone: (["player1", "draw", "player0"] as const)[which],
                stroke: row === place ? "strong" : (["dashed", "dotted", "normal"] as const)[which],
              });
              drawing.text(number(value), at(width + 8, y), { anchor: "start", size: "small" });
            });
          });
          const x = widthOf(BUDGETS[budget]);
          drawing.node("top", at(x, -16), "", { shape: "none", width: 0 });
          drawing.node("foot", at(x, 252), "", { shape: "none", width: 0 });
          return drawing
            .edge("top", "foot", { arrow: false, stroke: "faded" })
            .scene(
              t(text("Nodes of three searches, in powers of ten", "Nœuds de trois recherches, en puissances de dix")),
            );
        },
        parts: ({ place }) => ({
          minimax: [`minimax${place}`],
          memo: [`memo${place}`],
          ab: [`ab${place}`],
          line: ["top>foot"],
        }),
        touchable: () => [0, 1, 2, 3].flatMap((row) => SEARCHES.map((search) => `${search}${row}`)),
        called: ({ game }, node) => {
          const [search, depth] = [SEARCH_NAMES[node.slice(0, -1)], depthsOf(game)[Number(node.at(-1))]];
          return text(`${search.en}, depth ${depth}`, `${search.fr}, profondeur ${depth}`);
        },
        touch: (state, node) => ({ ...state, place: Number(node.at(-1)) }),
        values: ({ game, place, budget }) => {
          const depth = depthsOf(game)[place];
          const [a, b, c] = NODES[game][depth];
          const [x, y, z] = reached(game, BUDGETS[budget]);
          return { depth, a, b, c, x, y, z, nodes: BUDGETS[budget] };
        },
        says: () =>
          text(
            "From above, in each group: minimax, memo, alpha-beta. The broken line is the budget.",
            "De haut en bas, dans chaque groupe : min-max, mémoire, alpha-bêta. Le trait interrompu est le budget.",
          ),
      }),
    },
  ],
  exercise: {
    asked: text(
      "Tic-tac-toe, a budget of 5,000 nodes: to which depth, of 2, 4, 6 and 9, does each go — minimax, memo, " +
        "alpha-beta? " +
        "(three numbers)",
      "Morpion, un budget de 5 000 nœuds : jusqu'à quelle profondeur, parmi 2, 4, 6 et 9, va chacun — " +
        "min-max, mémoire, " +
        "alpha-bêta ? (trois nombres)",
    ),
    answer: "4 4 6",
    hint: text("Look for the last bar below 5,000.", "Cherchez la dernière barre sous 5 000."),
    wrong: [
      wrong("4 6 6", "With a memo depth 6 takes 10,438.", "Avec mémoire la profondeur 6 demande 10 438."),
      wrong("4 4 4", "Alpha-beta needs 4,632 for depth 6.", "Alpha-bêta n'a besoin que de 4 632 pour la profondeur 6."),
      wrong(
        "6 6 6",
        "Minimax would need 73,450 for depth 6.",
        "Il faudrait 73 450 nœuds au min-max pour la profondeur 6.",
      ),
    ],
    why: text("3,610; 2,098; 4,632.", "3 610 ; 2 098 ; 4 632."),
  },
  lab: "#tree/tictactoe",
};

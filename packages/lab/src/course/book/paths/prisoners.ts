import { type Text, text } from "marienbad";
import type { Scene } from "marienbad-figure";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { saying } from "../names.ts";
import { choice, figure, type Section, wrong } from "../vocabulary.ts";

/** Four outcomes, row by row: what each of the two gets. */
export type Outcomes = readonly (readonly [number, number])[];

const YEARS: Outcomes = [
  [1, 1],
  [3, 0],
  [0, 3],
  [2, 2],
];
const HUNT: Outcomes = [
  [4, 4],
  [0, 3],
  [3, 0],
  [2, 2],
];
const CHICKEN: Outcomes = [
  [3, 3],
  [1, 4],
  [4, 1],
  [0, 0],
];
export const GAMES: Readonly<Record<string, { outcomes: Outcomes; costs: boolean }>> = {
  years: { outcomes: YEARS, costs: true },
  misread: { outcomes: YEARS, costs: false },
  hunt: { outcomes: HUNT, costs: false },
  chicken: { outcomes: CHICKEN, costs: false },
};

interface Cells {
  readonly game: string;
  /** What was changed by hand: eight numbers, or none. */
  readonly numbers: readonly number[];
  readonly at: number;
}

function outcomesOf({ game, numbers }: Cells): Outcomes {
  const { outcomes } = GAMES[game];
  return outcomes.map(([one, two], cell) => [one + (numbers[cell * 2] ?? 0), two + (numbers[cell * 2 + 1] ?? 0)]);
}

const better = (costs: boolean, one: number, other: number): boolean => (costs ? one < other : one > other);
/** The outcome next to it, when one player alone changes: rows 0 ↔ 2 and 1 ↔ 3 by the first, columns by the second. */
const beside = (cell: number, player: number): number => (player === 0 ? (cell + 2) % 4 : cell ^ 1);

/** Whether a player has no reason to change alone. */
const isBest = (outcomes: Outcomes, costs: boolean, cell: number, player: number): boolean =>
  !better(costs, outcomes[beside(cell, player)][player], outcomes[cell][player]);

export const equilibria = (outcomes: Outcomes, costs: boolean): number[] =>
  [0, 1, 2, 3].filter((cell) => [0, 1].every((player) => isBest(outcomes, costs, cell, player)));

/** The outcomes that are better for one and worse for nobody. */
export const improvements = (outcomes: Outcomes, costs: boolean, cell: number): number[] =>
  [0, 1, 2, 3].filter(
    (other) =>
      [0, 1].some((player) => better(costs, outcomes[other][player], outcomes[cell][player])) &&
      [0, 1].every((player) => !better(costs, outcomes[cell][player], outcomes[other][player])),
  );

const WORDS: Readonly<Record<string, readonly [ReturnType<typeof text>, ReturnType<typeof text>]>> = {
  years: [text("silent", "se taire"), text("talk", "parler")],
  misread: [text("silent", "se taire"), text("talk", "parler")],
  hunt: [text("stag", "cerf"), text("hare", "lièvre")],
  chicken: [text("swerve", "céder"), text("straight", "foncer")],
};

/** What a cell is called, either number in it, and its point. */
function nameIn({ game }: Cells, node: string, words: string): Text {
  const [cell, player] = (node.match(/\d/g) ?? []).map(Number);
  const [one, other] = [WORDS[game][Math.floor(cell / 2)], WORDS[game][cell % 2]];
  const [en, fr] = [`${one.en}, ${other.en}`, `${one.fr}, ${other.fr}`];
  if (node.startsWith("cell")) return text(en, fr);
  return node.startsWith("n")
    ? saying(`${en}, player ${player}`, `${fr}, joueur ${player}`, words)
    : saying(`point of ${en}`, `point de ${fr}`, words);
}

function drawCells(state: Cells): Scene {
  const { game, at: here } = state;
  const { costs } = GAMES[game];
  const outcomes = outcomesOf(state);
  const drawing = new Drawing();
  const place = (cell: number) => at((cell % 2) * 128, Math.floor(cell / 2) * 96);
  WORDS[game].forEach((word, index) => {
    drawing.text(t(word), at(index * 128, -52), { size: "normal" });
    drawing.text(t(word), at(-58, index * 96), { size: "normal", anchor: "end" });
  });
  outcomes.forEach((pair, cell) => {
    const { x, y } = place(cell);
    const stable = equilibria(outcomes, costs).includes(cell);
    drawing.node(`cell${cell}`, at(x, y), "", {
      ...{
        shape: "card",
        width: 100,
        height: 64,
        tone: stable ? "draw" : "plain",
        stroke: here === cell ? "strong" : "normal",
      },
    });
    pair.forEach((gets, player) => {
      const star = isBest(outcomes, costs, cell, player) ? "★" : "";
      drawing.node(`n${cell}${player}`, at(x - 24 + player * 48, y), `${gets}${star}`, {
        ...{
          shape: player === 0 ? "circle" : "square",
          width: 36,
          height: 30,
          tone: player === 0 ? "player0" : "player1",
        },
      });
    });
  });
  for (const cell of [0, 1, 2, 3])
    for (const player of [0, 1]) {
      const target = beside(cell, player);
      if (isBest(outcomes, costs, target, player) && !isBest(outcomes, costs, cell, player))
        drawing.edge(`cell${cell}`, `cell${target}`, { tone: player === 0 ? "player0" : "player1" });
    }
  const spot = (cell: number) => at(300 + outcomes[cell][0] * 28, 130 - outcomes[cell][1] * 28);
  drawing.line(at(290, 140), at(300 + 6 * 28, 140)).line(at(290, 140), at(290, 130 - 6 * 28));
  const unit = costs ? text("years", "années") : text("gain", "gain");
  drawing.text(t(unit), at(384, 158));
  for (const cell of [0, 1, 2, 3]) {
    const liked = improvements(outcomes, costs, here).includes(cell);
    const twin = [0, 1, 2, 3].filter(
      (other) => other < cell && outcomes[other].join() === outcomes[cell].join(),
    ).length;
    drawing.node(`point${cell}`, at(spot(cell).x + twin * 8, spot(cell).y), outcomes[cell].join(", "), {
      ...{
        shape: "card",
        width: 36,
        height: 22,
        stroke: here === cell ? "strong" : "normal",
        tone: liked ? "player0" : "plain",
      },
    });
  }
  return drawing.scene(t(text("Four outcomes, as a table and as points", "Quatre issues, en tableau et en points")));
}

export const PRISONERS: Section = {
  id: "prisoners",
  title: text("The prisoner's dilemma", "Le dilemme du prisonnier"),
  blocks: [
    {
      prose: [
        text(
          "Two accomplices, two cells, one bargain: the years of the first, then of the second. Whatever the " +
            "other does, " +
            "talking saves me a year: talking [dominates](dominates). Each reasons so, and [both serve two " +
            "years](nash) " +
            "where silence cost one. It is a *Nash equilibrium*: nobody regrets alone. And it is the only " +
            "outcome that " +
            "both would like to leave: for the one you touch, better points are coloured. The game: {game}.",
          "Deux complices, deux cellules, un marché : les années du premier, puis du second. Quoi que fasse l'autre, " +
            "parler m'épargne un an : parler [domine](dominates). Chacun raisonne ainsi, et [tous deux font deux " +
            "ans](nash) quand le silence n'en coûtait qu'un. C'est un *équilibre de Nash* : personne ne regrette " +
            "seul. Et " +
            "c'est la seule issue que tous deux voudraient quitter : pour celle que vous touchez, les points " +
            "meilleurs " +
            "sont colorés. Le jeu : {game}.",
        ),
        text(
          "An outcome is *Pareto-optimal* if nobody can gain without harming the other. A star marks a best " +
            "answer; touch " +
            "a number to raise it.",
          "Une issue est *optimale au sens de Pareto* si nul ne peut y gagner sans nuire à l'autre. Une étoile " +
            "marque une " +
            "meilleure réponse ; touchez un nombre pour l'augmenter.",
        ),
      ],
      figure: figure<Cells>({
        start: { game: "years", numbers: [], at: 3 },
        fields: { numbers: (list) => [0, 8].includes(list.length) && list.every(from(-5, 5)), at: from(0, 3) },
        controls: {
          game: choice(
            "Game",
            "Jeu",
            ["years", "years of prison", "années de prison"],
            ["misread", "the same read as gains", "lues comme des gains"],
            ["hunt", "stag hunt", "chasse au cerf"],
            ["chicken", "chicken", "poule mouillée"],
          ),
        },
        draw: drawCells,
        parts: ({ game }) => ({
          dominates: ["cell0>cell2", "cell1>cell3"].filter(() => game === "years"),
          nash: ["cell3", "point3"],
        }),
        touchable: () => [0, 1, 2, 3].flatMap((cell) => [`cell${cell}`, `n${cell}0`, `n${cell}1`, `point${cell}`]),
        called: nameIn,
        touch: (state, node) => {
          const cell = Number(node.match(/\d/)?.[0]);
          if (!node.startsWith("n")) return { ...state, at: cell };
          const index = cell * 2 + Number(node.at(-1));
          const all = Array.from({ length: 8 }, (_, place) => state.numbers[place] ?? 0);
          const base = GAMES[state.game].outcomes[cell][Number(node.at(-1))];
          return { ...state, numbers: all.with(index, ((base + all[index] + 1) % 6) - base) };
        },
        says: (state) => {
          const { costs } = GAMES[state.game];
          const outcomes = outcomesOf(state);
          const stable = equilibria(outcomes, costs).map((cell) => `(${outcomes[cell].join(", ")})`);
          const best = [0, 1, 2, 3].filter((cell) => improvements(outcomes, costs, cell).length === 0).length;
          const list = stable.length === 0 ? text("none", "aucun") : text(stable.join(", "), stable.join(", "));
          return text(
            `Pure equilibria: ${list.en}. Pareto-optimal outcomes: ${best} of 4.`,
            `Équilibres purs : ${list.fr}. Issues optimales au sens de Pareto : ${best} sur 4.`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Years are *costs*: whoever maximises them (choose *the same read as gains*) lets the arrows flow to " +
            "silence and " +
            "finds the wrong cell. And *equilibrium* is not *optimum*: (2, 2) is the equilibrium, and the only " +
            "outcome of " +
            "the four that is not Pareto-optimal. Nor is there always one equilibrium: the stag hunt has two.",
          "Les années sont des *coûts* : qui les maximise (choisissez *lues comme des gains*) voit les flèches " +
            "couler vers " +
            "le silence et trouve la mauvaise case. Et *équilibre* n'est pas *optimum* : (2, 2) est l'équilibre, " +
            "et la " +
            "seule des quatre issues qui ne soit pas optimale au sens de Pareto. L'équilibre n'est pas toujours " +
            "unique : " +
            "la chasse au cerf en a deux.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Prisoners, years as in the figure: how many pure equilibria, at how many years each, and how many " +
        "outcomes are " +
        "Pareto-optimal? (three numbers)",
      "Les prisonniers, années de la figure : combien d'équilibres purs, à combien d'années chacun, et combien " +
        "d'issues " +
        "optimales au sens de Pareto ? (trois nombres)",
    ),
    answer: "1 2 3",
    hint: text(
      "From (3, 0): can one improve without harming the other?",
      "Depuis (3, 0) : peut-on améliorer l'un sans nuire à l'autre ?",
    ),
    wrong: [
      wrong(
        "1 2 1",
        "(3, 0) too: nobody gains without harming the other.",
        "(3, 0) aussi : nul n'y gagne sans nuire à l'autre.",
      ),
      wrong(
        "1 1 3",
        "If the other is silent, what do you gain by talking?",
        "Si l'autre se tait, que gagnez-vous à parler ?",
      ),
      wrong("1 2 4", "(1, 1) is better than (2, 2) for both.", "(1, 1) vaut mieux que (2, 2) pour les deux."),
      wrong("2 2 3", "From (1, 1) each would rather talk.", "De (1, 1), chacun préfère parler."),
    ],
    why: text(
      "Both talk, two years each; only (2, 2) can be improved for both.",
      "Tous deux parlent, deux ans chacun ; seule (2, 2) peut s'améliorer pour les deux.",
    ),
  },
  lab: "#dilemma/prisoners",
};

import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { drawArena, ids, named } from "../arena-drawing.ts";
import { figure, option, type Section, slider, wrong } from "../vocabulary.ts";
import { attractorOf, GOOD_LIFT, LIFT_PLACES } from "./lift.ts";

const LAYERS = attractorOf(GOOD_LIFT, 0, [named(GOOD_LIFT, "1")]);
const TITLE = text("A lift", "Un ascenseur");

export const SAFE: Section = {
  id: "safety",
  title: text("Something must never happen", "Quelque chose ne doit jamais arriver"),
  blocks: [
    {
      prose: [
        text(
          "A lift between the floors −1, 0 and 1. Player 0 (circles) holds it or lets it go, player 1 (squares) " +
            "calls. " +
            "Nothing ever ends here. Suppose that player 1 wants the lift *never* to come to [floor 1](goal). Such " +
            "an " +
            "objective is called *safety*.",
          "Un ascenseur entre les étages −1, 0 et 1. J0 (les ronds) le retient ou le laisse partir, J1 (les carrés) " +
            "appelle. Ici rien ne finit. Supposons que J1 veuille que l'ascenseur n'arrive *jamais* à " +
            "[l'étage 1](goal). Un tel objectif s'appelle la *sûreté*.",
        ),
        text(
          "Nothing new has to be computed. Player 0 can force floor 1 from its attractor: after " +
            "{k} steps, {count} of 5 " +
            "vertices. [What is left](rest) when nothing more comes in is safe.",
          "Il n'y a rien de nouveau à calculer. J0 peut forcer l'étage 1 depuis son attracteur : après {k} étapes, " +
            "{count} sommets sur 5. [Ce qui reste](rest) quand plus rien n'entre est sûr.",
        ),
      ],
      figure: figure<{ readonly k: number }>({
        start: { k: LAYERS.length - 1 },
        controls: { k: slider(0, LAYERS.length - 1, "Steps", "Étapes") },
        draw: ({ k }) =>
          drawArena(GOOD_LIFT, t(TITLE), {
            points: LIFT_PLACES,
            node: (vertex) => {
              const rank = LAYERS.slice(0, k + 1).findIndex((layer) => layer.includes(vertex));
              if (rank >= 0) return { tone: "player0", detail: String(rank) };
              return { tone: k === LAYERS.length - 1 ? "player1" : "plain" };
            },
          }),
        parts: () => ({ goal: ids(GOOD_LIFT, "1"), rest: ids(GOOD_LIFT, "-1 -1>-1") }),
        values: ({ k }) => ({ count: LAYERS.slice(0, k + 1).flat().length }),
        says: ({ k }) => {
          const names = LAYERS[k].map((vertex) => GOOD_LIFT.label(vertex)).join(", ");
          return text(`Step ${k} brings in ${names}.`, `L'étape ${k} fait entrer ${names}.`);
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "*Safety is the complement of reachability.* Outside the attractor every square has an arrow that stays " +
            "outside, or it would have been attracted; and no circle has one that goes in. So player 1 stays " +
            "outside at " +
            "every move, for ever. Inside, player 0 reaches floor 1 whatever happens. There is no third case: one of " +
            "the two wins from every vertex.",
          "*La sûreté est le complémentaire de l'accessibilité.* Hors de l'attracteur, tout carré a une flèche qui " +
            "reste " +
            "dehors, sinon il serait attiré ; et nul rond n'en a qui entre. J1 reste donc dehors à chaque coup, pour " +
            "toujours. Dedans, J0 atteint l'étage 1 quoi qu'il arrive. Il n'y a pas de troisième cas : de chaque " +
            "sommet " +
            "l'un des deux gagne.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "From where can player 1 keep the lift away from floor 0 for ever? (Touch all.)",
      "D'où J1 peut-il tenir l'ascenseur loin de l'étage 0 pour toujours ? (Touchez-les tous.)",
    ),
    options: (
      [
        ["cellar", "floor −1", "étage −1"],
        ["stop", "stop", "stop"],
        ["go", "go", "go"],
        ["top", "floor 1", "étage 1"],
      ] as const
    ).map(option),
    answer: "cellar",
    set: true,
    hint: text("First: from where can player 0 force floor 0?", "D'abord : d'où J0 peut-il forcer l'étage 0 ?"),
    wrong: [
      wrong(
        "+top",
        "Player 1 may go to stop, but there player 0 moves to 0.",
        "J1 peut aller à stop, mais là J0 joue vers 0.",
      ),
      wrong("+stop", "stop is player 0's and leads to 0.", "stop est à J0 et mène à 0."),
      wrong("+go", "go is player 0's and leads to 0.", "go est à J0 et mène à 0."),
    ],
    why: text(
      "stop and go lead to 0 and are player 0's, and both arrows of floor 1 lead into the attractor. At −1 player 1 " +
        "stays.",
      "stop et go mènent à 0 et sont à J0, et les deux flèches de l'étage 1 mènent dans l'attracteur. En −1, J1 reste.",
    ),
  },
  lab: "#arena/lift",
};

import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { drawArena, ids } from "../arena-drawing.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";
import { BROKEN_LIFT, GOOD_LIFT, LIFT_PLACES, roundsOf } from "./lift.ts";

interface Shown {
  readonly lift: string;
  readonly round: number;
}

const ROUNDS = { good: roundsOf(GOOD_LIFT), broken: roundsOf(BROKEN_LIFT) };
const arenaIn = ({ lift }: Shown) => (lift === "good" ? GOOD_LIFT : BROKEN_LIFT);

/** The round that is shown; what is done stays as it is. */
function roundIn({ lift, round }: Shown) {
  const rounds = lift === "good" ? ROUNDS.good : ROUNDS.broken;
  return rounds[Math.min(round, rounds.length - 1)];
}

export const AGAIN: Section = {
  id: "again",
  title: text("Again and again", "Encore et encore"),
  blocks: [
    {
      prose: [
        text(
          "Now player 0 wants the lift to come to [floor 1](goal) *again and again*, without end, as a light " +
            "should turn " +
            "green. This is a *Büchi* objective. It is an attractor repeated. Round 0: what can player 0 force to " +
            "the " +
            "goals? Then a goal counts only if player 0 can get *from it* into that attractor; and the attractor " +
            "of the " +
            "goals that count is taken anew, until nothing changes.",
          "Maintenant J0 veut que l'ascenseur revienne à [l'étage 1](goal) *encore et encore*, sans fin, comme un " +
            "feu " +
            "doit passer au vert. C'est un objectif de *Büchi*, un attracteur répété. Tour 0 : que peut-il forcer " +
            "vers " +
            "les buts ? Ensuite un but ne compte que si J0 peut passer *de lui* dans cet attracteur ; et l'on " +
            "reprend " +
            "l'attracteur des buts qui comptent, jusqu'à ce que rien ne change.",
        ),
        text(
          "With {lift}, round {round}: {count} of 5 vertices.",
          "Avec {lift}, tour {round} : {count} sommets sur 5.",
        ),
      ],
      figure: figure<Shown>({
        start: { lift: "good", round: 0 },
        controls: {
          lift: choice(
            "The lift",
            "L'ascenseur",
            ["good", "the lift as it should be", "l'ascenseur qui marche"],
            ["broken", "one that falls from 1 to −1", "un qui tombe de 1 à −1"],
          ),
          round: slider(0, 1, "Round", "Tour"),
        },
        draw: (state) => {
          const { goals, attracted } = roundIn(state);
          return drawArena(arenaIn(state), t(text("A lift", "Un ascenseur")), {
            points: LIFT_PLACES,
            goal: (vertex) => (goals.includes(vertex) ? 0 : undefined),
            node: (vertex) => ({ tone: attracted.includes(vertex) ? "player0" : "player1" }),
          });
        },
        parts: () => ({ goal: ids(GOOD_LIFT, "1") }),
        values: (state) => ({ count: roundIn(state).attracted.length }),
        says: (state) => {
          if (roundIn(state).goals.length === 0) {
            return text(
              "From 1 player 1 can go to −1 and stay: the goal counts no more, and nothing is left.",
              "De 1, J1 peut aller en −1 et y rester : le but ne compte plus, et il ne reste rien.",
            );
          }
          return text(
            "All four come to 1. Does every way on from 1 lead back among them?",
            "Tous les quatre mènent à 1. De 1, revient-on toujours parmi eux ?",
          );
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "When nothing changes, player 0 can force from every vertex that is left to a goal that counts, and from " +
            "there " +
            "back among them: so once more, and again. Whatever was taken out, player 1 leads from its last goal to " +
            "where player 0 reaches none, and wins. Each round takes a goal out, so there are no more rounds than " +
            "goals.",
          "Quand rien ne change, J0 peut forcer de tout sommet restant vers un but qui compte, et de là revenir " +
            "parmi " +
            "eux : donc encore une fois, et encore. De ce qui a été retiré, J1 mène, après un dernier but, là où " +
            "J0 n'en " +
            "atteint plus, et gagne. Chaque tour retire un but : il n'y a pas plus de tours que de buts.",
        ),
      ],
    },
    {
      kind: "trap",
      prose: [
        text(
          "“Can reach the goal, so can reach it again.” Choose *one that falls* above: in round 0 four vertices " +
            "reach " +
            "floor 1, and none of them twice. Reaching is not coming back.",
          "« Qui peut atteindre le but peut l'atteindre encore. » Choisissez plus haut *un qui tombe* : au tour 0, " +
            "quatre " +
            "sommets atteignent l'étage 1, et aucun deux fois. Atteindre n'est pas revenir.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "The lift that falls: player 1 goes from 1 to −1. Where must one arrow be added, so that player 0 wins from " +
        "0 again?",
      "L'ascenseur qui tombe : J1 va de 1 à −1. Où ajouter une flèche pour que J0 gagne de nouveau depuis 0 ?",
    ),
    options: (
      [
        ["one", "from 1 to stop", "de 1 à stop"],
        ["cellar", "from −1 to go", "de −1 à go"],
        ["nowhere", "nowhere: no arrow helps", "nulle part : aucune flèche n'aide"],
      ] as const
    ).map(option),
    answer: "nowhere",
    hint: text("Whose vertices are 1 and −1?", "À qui sont les sommets 1 et −1 ?"),
    wrong: [
      wrong("one", "1 is player 1's: a new arrow need not be taken.", "1 est à J1 : rien ne l'oblige à la prendre."),
      wrong("cellar", "−1 is player 1's, who stays there all the same.", "−1 est à J1, qui y reste tout de même."),
    ],
    why: text(
      "At 1 and at −1 player 1 moves: more arrows only give more to choose from. One must be taken away.",
      "En 1 et en −1, c'est J1 qui joue : d'autres flèches lui laissent seulement plus de choix. Il faut en ôter une.",
    ),
  },
  lab: "#arena/lift",
};

import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, ids, placesOf, vertexOf } from "../arena-drawing.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";
import { GRAPH, MOST_STEPS, type Reuse, type Scored, sceneOf, searched, threeWays, told, withTable } from "./memo.ts";

/** Where the generous memo chooses the wrong move. */
const HURT: Scored = {
  moves: [[1, 2], [], [3, 4], [6], [5], [3], [7], [8], []],
  max: [0, 3, 4, 7],
  h: [0, 1, 0, -1, 0, 0, 0, 3, -1],
};

const HURT_ARENA = arenaOf("0: 1 2; 1:; 2: 3 4; 3: 6; 4: 5; 5: 3; 6: 7; 7: 8; 8:", { own: "0 3 4 7" });
const HURT_PLACES = placesOf(HURT_ARENA, "0 0 1; 1 1 0; 2 1 2; 4 2 2.6; 5 3 2; 3 2 1; 6 3 .6; 7 4 .6; 8 5 .6", 76);
export const hurtBy = (order: string): Scored => ({ ...HURT, moves: HURT.moves.with(2, [...order].map(Number)) });

export const DEEPER: Section = {
  id: "deeper",
  title: text("“Deeper, so better”: the trap", "« Plus profond, donc mieux » : le piège"),
  blocks: [
    {
      kind: "trap",
      prose: [
        text(
          "One may want to reuse any value searched *at least* as deep: who would refuse a better-informed " +
            "answer? But " +
            "it answers [another question](guilty). Depth 4, moves of 0 in the order {order}: plain minimax " +
            "finds {plain}, " +
            "the memo by (position, depth) {exact}, the generous memo {deeper}. Step {step} of the generous one.",
          "On peut vouloir relire toute valeur cherchée *au moins* aussi profond : qui refuserait une réponse mieux " +
            "informée ? Mais elle répond à [une autre question](guilty). Profondeur 4, coups de 0 dans " +
            "l'ordre {order} : le " +
            "min-max simple trouve {plain}, la mémoire par (position, profondeur) {exact}, la mémoire " +
            "généreuse {deeper}. " +
            "Pas {step} de la généreuse.",
        ),
        text(
          "The result depends on the order of the moves: that alone should make one suspicious. To be fair: " +
            "at depth 5 " +
            "plain minimax too finds {five}. Here the generous memo is not wrong about the world, it has " +
            "answered beside " +
            "the question.",
          "Le résultat dépend de l'ordre des coups : cela seul devrait éveiller le soupçon. Soyons justes : " +
            "à la profondeur " +
            "5 le min-max simple trouve {five}, lui aussi. Ici la mémoire généreuse ne se trompe pas sur le " +
            "monde, elle a " +
            "répondu à côté.",
        ),
      ],
      figure: figure<{ readonly order: string; readonly step: number }>({
        start: { order: "126", step: MOST_STEPS },
        controls: {
          order: choice(
            "Order",
            "Ordre",
            ...["126", "162", "612", "216", "261", "621"].map(
              (one) => [one, [...one].join(", "), [...one].join(", ")] as const,
            ),
          ),
          step: slider(0, MOST_STEPS, "Step", "Pas"),
        },
        draw: ({ order, step }) => {
          const steps = threeWays(order, 4).deeper.steps.slice(0, step);
          return withTable(sceneOf(text("The same graph", "Le même graphe"), steps.at(-1)?.vertex), 7, 4, steps, 238);
        },
        parts: ({ order }) => ({
          guilty: threeWays(order, 4)
            .deeper.steps.filter(({ from, left }) => from !== undefined && from !== left)
            .map(({ vertex, left }) => `k${vertex}l${left}`),
        }),
        touchable: () => ids(GRAPH, "0 1 2 3 4 5 6"),
        called: vertexName,
        touch: (state, node) => {
          const vertex = Number(GRAPH.label(vertexOf(node)));
          const { steps } = threeWays(state.order, 4).deeper;
          const later = steps.findIndex((one, index) => index >= state.step && one.vertex === vertex);
          const first = steps.findIndex((one) => one.vertex === vertex);
          return { ...state, step: (later >= 0 ? later : first) + 1 };
        },
        values: ({ order }) => {
          const { plain, exact, deeper } = threeWays(order, 4);
          const five = String(threeWays(order, 5).plain.value);
          return { plain: String(plain.value), exact: String(exact.value), deeper: String(deeper.value), five };
        },
        says: ({ order, step }) => {
          const { steps } = threeWays(order, 4).deeper;
          const now = steps[Math.min(step, steps.length) - 1];
          return now === undefined ? text("Nothing is noted yet.", "Rien n'est encore noté.") : told(now);
        },
      }),
    },
    {
      prose: [
        text(
          "Sometimes it hurts. Depth 4 on this graph, the moves of [2](two) in the order {order}, with " +
            "{reuse}: Max goes " +
            "to {move}, believing in {value}. The truth at this depth, and at every greater one, is [vertex " +
            "1](one), worth " +
            "1; [the other way](two) is really worth −1.",
          "Parfois cela fait mal. Profondeur 4 sur ce graphe, les coups de [2](two) dans l'ordre {order}, " +
            "avec {reuse} : Max " +
            "va en {move}, et croit à {value}. La vérité, à cette profondeur et à toute autre plus grande, " +
            "est [le sommet " +
            "1](one), qui vaut 1 ; [l'autre chemin](two) vaut en fait −1.",
        ),
      ],
      figure: figure<{ readonly order: string; readonly reuse: string }>({
        start: { order: "34", reuse: "deeper" },
        controls: {
          order: choice("Order", "Ordre", ["34", "3, 4", "3, 4"], ["43", "4, 3", "4, 3"]),
          reuse: choice(
            "Memo",
            "Mémoire",
            ["none", "no memo", "pas de mémoire"],
            ["exact", "position and depth", "position et profondeur"],
            ["deeper", "the generous memo", "la mémoire généreuse"],
          ),
        },
        draw: ({ order, reuse }) => {
          const { move } = searched(hurtBy(order), 4, reuse as Reuse);
          return drawArena(HURT_ARENA, t(text("A graph where it hurts", "Un graphe où cela fait mal")), {
            points: HURT_PLACES,
            size: 42,
            node: (vertex) => ({ detail: `h ${HURT.h[Number(HURT_ARENA.label(vertex))]}` }),
            edge: (from, to) =>
              HURT_ARENA.label(from) === "0" && HURT_ARENA.label(to) === move ? { stroke: "strong" } : {},
          });
        },
        parts: () => ({ one: ids(HURT_ARENA, "1"), two: ids(HURT_ARENA, "2 2>3 2>4") }),
        touchable: () => ids(HURT_ARENA, "2"),
        called: vertexName,
        touch: (state) => ({ ...state, order: state.order === "34" ? "43" : "34" }),
        values: ({ order, reuse }) => {
          const { move, value } = searched(hurtBy(order), 4, reuse as Reuse);
          return { move, value: String(value) };
        },
        says: ({ order, reuse }) => {
          const { move } = searched(hurtBy(order), 4, reuse as Reuse);
          return move === "1"
            ? text("Max goes the right way.", "Max prend le bon chemin.")
            : text(
                "Max goes the wrong way: swap the moves of 2, and it is right again.",
                "Max prend le mauvais chemin : échangez les coups de 2, et c'est de nouveau le bon.",
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "In the last graph, order 3, 4 at vertex 2: which value does the generous memo give vertex 3 with 0 " +
        "moves left, and which " +
        "is right? (two numbers)",
      "Dans le dernier graphe, ordre 3, 4 au sommet 2 : quelle valeur la mémoire généreuse donne-t-elle au " +
        "sommet 3 sans coup " +
        "restant, et laquelle fallait-il ? (deux nombres)",
    ),
    answer: "3 -1",
    hint: text(
      "With 2 moves left 3 leads to 6 and 7, and h(7) = 3.",
      "Avec 2 coups restants, 3 mène à 6 puis 7, et h(7) = 3.",
    ),
    wrong: [
      wrong(
        "-1 -1",
        "The memo already holds 3, searched with 2 moves left.",
        "La mémoire contient déjà 3, cherché avec 2 coups restants.",
      ),
      wrong(
        "3 3",
        "With no move left it is the estimate: h(3) = −1.",
        "Sans coup restant, c'est l'estimation : h(3) = −1.",
      ),
      wrong("0 -1", "With 2 moves left one comes to 7, not to 6.", "Avec 2 coups restants on arrive en 7, pas en 6."),
    ],
    why: text(
      "3 was met with 2 moves left, where h(7) = 3 is seen; with none left it is h(3) = −1.",
      "3 avait été vu avec 2 coups restants, d'où l'on voit h(7) = 3 ; sans coup restant c'est h(3) = −1.",
    ),
  },
  lab: "#tree/memo",
};

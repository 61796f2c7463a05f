import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, ids, placesOf } from "../arena-drawing.ts";
import { vertexName } from "../names.ts";
import { choice, figure, option, type Section, slider, wrong } from "../vocabulary.ts";

/** A graph whose vertices are numbered, with an estimate of each; some are Max's. */
interface Estimated {
  readonly targets: readonly (readonly number[])[];
  readonly h: readonly number[];
  readonly max: readonly number[];
}

/** The value of a vertex seen to a depth. */
export function seenIn({ targets, h, max }: Estimated, vertex: number, depth: number): number {
  if (depth === 0 || targets[vertex].length === 0) return h[vertex];
  const values = targets[vertex].map((target) => seenIn({ targets, h, max }, target, depth - 1));
  return max.includes(vertex) ? Math.max(...values) : Math.min(...values);
}

/** Where the owner of a vertex goes, looking so far: to the first of the best. */
export function choiceIn(graph: Estimated, vertex: number, depth: number): number {
  const value = seenIn(graph, vertex, depth);
  return graph.targets[vertex].find((target) => seenIn(graph, target, depth - 1) === value) ?? -1;
}

/** 0 is Max's; going to 2 gives a pawn and hides the loss of the rook behind the horizon. */
export const ROOK: Estimated = {
  targets: [[1, 2], [3], [4], [], [5], [6], []],
  h: [0, 0, 0, -5, -1, -1, -6],
  max: [0, 3, 4, 6],
};
const BEYOND = arenaOf("0: 1 2; 1: 3; 2: 4; 3:; 4: 5; 5: 6; 6:", { own: "0 3 4 6" });
const BEYOND_PLACES = placesOf(BEYOND, "0 1 0; 1 0 1; 3 0 2; 2 2 1; 4 2 2; 5 2 3; 6 2 4", 66);
const levelIn = (vertex: number): number => [0, 1, 1, 2, 2, 3, 4][vertex];

/** Max foretells from 0, two moves ahead; Min looks two moves ahead from 1, and so one further. */
export const HER_TURN: Estimated = {
  targets: [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [], [], [], [], [], []],
  h: [0, 0, 0, 3, 5, 2, 6, 9, 1, 4, 2],
  max: [0, 3, 4, 5, 6],
};
const HERS = arenaOf("0: 1 2; 1: 3 4; 2: 5 6; 3: 7 8; 4: 9 10; 5:; 6:; 7:; 8:; 9:; 10:", { own: "0 3 4 5 6" });
const HERS_PLACES = placesOf(
  HERS,
  "0 2.5 0; 1 1.5 1; 2 4 1; 3 .5 2; 4 2.5 2; 5 3.6 2; 6 4.5 2; 7 0 3; 8 1 3; 9 2 3; 10 3 3",
  66,
);

export const HORIZON: Section = {
  id: "horizon",
  title: text("The horizon", "L'horizon"),
  blocks: [
    {
      prose: [
        text(
          "What lies just beyond the depth does not exist for the program. Max may leave [the rook](left) " +
            "(1, then 3: " +
            "−5) or [give a pawn](right) (2: −1), after which the rook falls all the same (6: −6). Looking p " +
            "= {p} moves " +
            "ahead Max plays {move} and sees {value}: at p = 2 and 3 the loss has been pushed [out of " +
            "sight](fog), not " +
            "avoided.",
          "Ce qui est juste derrière la profondeur n'existe pas pour le programme. Max peut laisser [la " +
            "tour](left) (1, " +
            "puis 3 : −5) ou [donner un pion](right) (2 : −1), après quoi la tour tombe quand même (6 : −6). " +
            "En regardant " +
            "p = {p} coups Max joue {move} et voit {value} : à p = 2 et 3 la perte a été repoussée [hors de " +
            "vue](fog), pas " +
            "évitée.",
        ),
      ],
      figure: figure<{ readonly p: number }>({
        start: { p: 2 },
        controls: { p: slider(1, 4, "Depth", "Profondeur") },
        draw: ({ p }) =>
          drawArena(BEYOND, t(text("A rook or a pawn", "Une tour ou un pion")), {
            points: BEYOND_PLACES,
            node: (vertex) => {
              const name = Number(BEYOND.label(vertex));
              return {
                detail: String(ROOK.h[name]),
                tone: levelIn(name) > p ? "faded" : "player0",
                stroke: levelIn(name) > p ? "dotted" : "normal",
              };
            },
            edge: (from, to) =>
              BEYOND.label(from) === "0" && BEYOND.label(to) === String(choiceIn(ROOK, 0, p))
                ? { stroke: "strong" }
                : {},
          }),
        parts: ({ p }) => ({
          left: ids(BEYOND, "1 3 0>1 1>3"),
          right: ids(BEYOND, "2 4 0>2 2>4"),
          fog: ids(BEYOND, [0, 1, 2, 3, 4, 5, 6].filter((vertex) => levelIn(vertex) > p).join(" ")),
        }),
        called: vertexName,
        touch: (_, node) => ({ p: Math.max(1, levelIn(Number(BEYOND.label(Number(node.slice(1)))))) }),
        values: ({ p }) => ({ move: String(choiceIn(ROOK, 0, p)), value: String(seenIn(ROOK, 0, p)) }),
        says: ({ p }) =>
          text(
            `Max looks ${p} moves ahead, and will really lose ${choiceIn(ROOK, 0, p) === 1 ? 5 : 6}.`,
            `Max regarde ${p} coups devant lui, et perdra vraiment ${choiceIn(ROOK, 0, p) === 1 ? 5 : 6}.`,
          ),
      }),
    },
    {
      prose: [
        text(
          "Can Max foretell Min's reply? At p = 2 Max finds 3 and announces: “I go to 1, and Min will go to " +
            "[3](told)”. " +
            "It is {turn}: from 1, two moves ahead too, she sees [9 and 4](hers), and goes to {reply}. She " +
            "searches from " +
            "her own position, one move further.",
          "Max peut-il prédire la réponse de Min ? À p = 2 Max trouve 3 et annonce : « je vais en 1, et Min ira en " +
            "[3](told) ». C'est {turn} : depuis 1, à deux coups elle aussi, elle voit [9 et 4](hers), et va " +
            "en {reply}. Elle " +
            "cherche depuis sa propre position, un coup plus loin.",
        ),
      ],
      figure: figure<{ readonly turn: string }>({
        start: { turn: "max" },
        controls: { turn: choice("Turn", "Tour", ["max", "Max's turn", "à Max"], ["min", "her turn", "à elle"]) },
        draw: ({ turn }) => {
          const far = turn === "max" ? 6 : 10;
          const chosen = turn === "max" ? ["0>1", "1>3"] : ["0>1", `1>${choiceIn(HER_TURN, 1, 2)}`];
          return drawArena(HERS, t(text("A reply foretold", "Une réponse prédite")), {
            points: HERS_PLACES,
            size: 38,
            node: (vertex) => {
              const name = Number(HERS.label(vertex));
              const hidden = name > far || (turn === "min" && [2, 5, 6].includes(name));
              return {
                ...(name < 3 ? {} : { detail: hidden ? "" : String(shownOf(name, turn)) }),
                tone: hidden ? "faded" : "plain",
                stroke: hidden ? "dotted" : "normal",
              };
            },
            edge: (from, to) => (chosen.includes(`${HERS.label(from)}>${HERS.label(to)}`) ? { stroke: "strong" } : {}),
          });
        },
        parts: () => ({ told: ids(HERS, "3 1>3"), hers: ids(HERS, "3 4") }),
        values: ({ turn }) => ({ reply: turn === "max" ? "?" : String(choiceIn(HER_TURN, 1, 2)) }),
        called: vertexName,
        touch: ({ turn }) => ({ turn: turn === "max" ? "min" : "max" }),
        says: ({ turn }) =>
          turn === "max"
            ? text("Max looks at the third floor: 3, 5, 2, 6.", "Max regarde le troisième étage : 3, 5, 2, 6.")
            : text(
                `Min looks one floor lower: 3 is worth ${seenIn(HER_TURN, 3, 1)}, 4 is worth ` +
                  `${seenIn(HER_TURN, 4, 1)}.`,
                `Min regarde un étage plus bas : 3 vaut ${seenIn(HER_TURN, 3, 1)}, 4 vaut ${seenIn(HER_TURN, 4, 1)}.`,
              ),
      }),
    },
  ],
  exercise: {
    asked: text(
      "With the rook, at p = 3: where does Max play, and how much is really lost there? (two numbers)",
      "Avec la tour, à p = 3 : où joue Max, et combien perd-il vraiment ? (deux nombres)",
    ),
    answer: "2 6",
    hint: text("At p = 3 vertex 6 is still out of sight.", "À p = 3 le sommet 6 est encore hors de vue."),
    wrong: [
      wrong("1 5", "That is what four moves ahead would find.", "C'est ce que verraient quatre coups."),
      wrong("2 1", "−1 is what is seen; the way goes on to 6.", "−1 est ce qu'on voit ; le chemin continue jusqu'à 6."),
    ],
    why: text("2, 4, 5, 6: a pawn and the rook.", "2, 4, 5, 6 : un pion et la tour."),
  },
  further: [
    {
      asked: text(
        "Both look two moves ahead. Can Max foretell which move Min makes?",
        "Les deux regardent à deux coups. Max peut-il prédire le coup de Min ?",
      ),
      options: [option(["yes", "yes", "oui"]), option(["no", "no", "non"])],
      answer: "no",
      hint: text("Whose turn is it when Min begins to think?", "À qui le tour, quand Min se met à réfléchir ?"),
      wrong: [
        wrong(
          "yes",
          "Give her the turn in the figure: she goes to 4, not to 3.",
          "Donnez-lui le tour dans la figure : elle va en 4, pas en 3.",
        ),
      ],
      why: text(
        "She begins one move later, and so sees one move further.",
        "Elle commence un coup plus tard, et voit donc un coup plus loin.",
      ),
    },
  ],
  lab: "#tree/memo",
};

/** What is known of a vertex of the last floors: its estimate, or for Min what rises from below. */
function shownOf(vertex: number, turn: string): number {
  return turn === "min" && (vertex === 3 || vertex === 4) ? seenIn(HER_TURN, vertex, 1) : HER_TURN.h[vertex];
}

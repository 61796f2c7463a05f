import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { labelled } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";
import {
  drawRoads,
  type Estimates,
  estimateOf,
  GOAL,
  graphLink,
  onWay,
  type RoadMap,
  reducedPrice,
  roadMap,
  search,
  trueLeft,
  wayTo,
} from "./roads.ts";

const minus = (value: number): string => String(value).replace("-", "−");

export const GLOOM_MAP = roadMap("s a 2; s b 2; a g 2; b g 3", "s 0 .7; a 1.8 0; b 1.8 1.4; g 3.6 .7");
export const gloomH = (a: number): Estimates => ({ s: 4, a, b: 3 });

/** What is left from a, and the whole way: the bound of the definition, and the one of the trap. */
const { a: LEFT, s: WHOLE } = trueLeft(GLOOM_MAP);
export const BOUNDS: Readonly<Record<string, number>> = { vertex: LEFT, start: WHOLE };

/** What a search answers: the way, and its price. */
export function answerOf(map: RoadMap, h: Estimates, reopen = true): { way: string[]; price: number; order: string[] } {
  const moments = search(map, h, { reopen });
  const end = moments[moments.length - 1];
  return { way: wayTo(end, GOAL), price: end.d[GOAL], order: moments.map(({ closed }) => closed) };
}

interface Gloom {
  readonly a: number;
  /** What the estimate is compared with. */
  readonly bound: string;
}

export const ADMISSIBLE: Section = {
  id: "admissible",
  title: text("Admissible: never too gloomy", "Admissible : ne jamais noircir"),
  blocks: [
    {
      prose: [
        text(
          "An estimate is *admissible* if it never exceeds the true price left, [from the vertex to the goal](left). " +
            "Too hopeful, it wastes time; too gloomy, it hides a good road. Let h(a) = {a}: the line in the gauge is " +
            "the bound, A* answers {way} for {price}.",
          "Une estimation est *admissible* si elle ne dépasse jamais le vrai prix qui reste, [du sommet jusqu'au " +
            "but](left). Trop optimiste, elle fait perdre du temps ; trop pessimiste, elle cache un bon chemin. " +
            "Prenez " +
            "h(a) = {a} : le trait de la jauge est la borne, A* répond {way} pour {price}.",
        ),
        text("The bound is measured {bound}.", "La borne se mesure {bound}."),
      ],
      figure: figure<Gloom>({
        start: { a: 4, bound: "vertex" },
        controls: {
          a: slider(0, 6, "Estimate of a", "Estimation de a"),
          bound: choice(
            "The bound",
            "La borne",
            ["vertex", "from the vertex to g", "du sommet à g"],
            ["start", "from the start to g", "du départ à g"],
          ),
        },
        draw: ({ a, bound }) => {
          const { way } = answerOf(GLOOM_MAP, gloomH(a));
          const drawing = drawRoads(new Drawing(), GLOOM_MAP, {
            node: (town) => ({ note: { side: "below", lines: [`h = ${estimateOf(gloomH(a), town)}`] } }),
            edge: (road) => (onWay(way, road) ? { stroke: "strong" } : {}),
          });
          const [x, foot, unit, most] = [420, 130, 22, BOUNDS[bound]];
          drawing.text("h(a)", at(x, foot + 16), { size: "normal" });
          for (let level = 1; level <= 6; level++) {
            const full = level <= a;
            const tone = !full ? "faded" : level > most ? "player1" : "player0";
            drawing.node(`gauge${level}`, at(x, foot - (level - 0.5) * unit), "", {
              width: 30,
              height: unit - 2,
              tone,
            });
          }
          drawing.line(at(x - 30, foot - most * unit), at(x + 30, foot - most * unit), {
            stroke: "strong",
            tone: "player1",
          });
          drawing.text(String(most), at(x + 38, foot - most * unit), { anchor: "start", size: "normal" });
          return drawing.scene(t(text("Two roads and a gauge", "Deux routes et une jauge")));
        },
        parts: () => ({ left: ["a>g"] }),
        values: ({ a }) => {
          const { way, price } = answerOf(GLOOM_MAP, gloomH(a));
          return { way: way.join("-"), price };
        },
        says: ({ a, bound }) => {
          const passes = a <= BOUNDS[bound];
          const { price } = answerOf(GLOOM_MAP, gloomH(a));
          if (price > 4 && passes)
            return text(
              "“Admissible”, it says; yet a way of price 4 exists.",
              "« Admissible », dit-on ; or un chemin de prix 4 existe.",
            );
          if (price > 4)
            return text(
              "Not admissible: a cheaper way exists, of price 4.",
              "Pas admissible : un chemin moins cher existe, de prix 4.",
            );
          return passes
            ? text("Admissible, and the way is a cheapest one.", "Admissible, et le chemin est optimal.")
            : text("Not admissible; this time one was lucky.", "Pas admissible ; cette fois, on a eu de la chance.");
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "*With an admissible estimate A* finds a cheapest path.* Until g is taken off, some vertex v of a cheapest " +
            "path is open at its true price d(v). Its c = d(v) + h(v) is at most the price of that path. A " +
            "dearer way " +
            "to g has a greater c: it cannot be taken off before v.",
          "*Avec une heuristique admissible, A* trouve un chemin optimal.* Tant que g n'est pas sorti, un sommet " +
            "v d'un " +
            "chemin optimal est ouvert à son vrai prix d(v). Son c = d(v) + h(v) vaut au plus le prix de ce " +
            "chemin. Un " +
            "chemin plus cher vers g a un c plus grand : il ne peut pas sortir avant v.",
        ),
      ],
    },
    {
      kind: "trap",
      prose: [
        text(
          "Bounding h by the distance *from the start to the goal*: that is 4 here, so h(a) = 4 passes, h(b) = 3 and " +
            "h(s) = 4 too, and A* still answers 5. Choose the two bounds in turn and watch the line jump from 2 to 4.",
          "Borner h par la distance *du départ au but* : ici 4, donc h(a) = 4 passe, h(b) = 3 et h(s) = 4 aussi, " +
            "et A* " +
            "répond pourtant 5. Choisissez l'une puis l'autre borne : le trait saute de 2 à 4.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text("How far can h(b) rise and stay admissible?", "Jusqu'où peut monter h(b) en restant admissible ?"),
    answer: "3",
    hint: text("What is left from b to g?", "Que reste-t-il de b à g ?"),
    wrong: [
      wrong("4", "You measure from s.", "Vous mesurez depuis s."),
      wrong("5", "That is the whole way by b.", "C'est tout le chemin par b."),
      wrong("2", "That is a's: b has a dearer road.", "C'est pour a : la route de b est plus chère."),
    ],
    why: text("The road from b to g costs 3.", "La route de b à g coûte 3."),
  },
  lab: graphLink(GLOOM_MAP, gloomH(4)),
};

export const SLOPE_MAP = roadMap(
  "s a 2; s b 5; a b 1; a c 4; b c 2; b d 6; c g 3; d g 1",
  "s 0 .7; a 1.2 0; b 1.5 1.4; c 2.9 0; d 3 1.4; g 4.2 .7",
);
export const SLOPE_H: Estimates = { s: 7, a: 6, b: 5, c: 3, d: 1, g: 0 };

export const SLOPE: Section = {
  id: "slope",
  title: text("Consistent, monotone, and reduced weights", "Cohérente, monotone, et les poids réduits"),
  blocks: [
    {
      prose: [
        text(
          "See h as [an altitude](relief): along an arc one must not drop by more than the arc costs. That is " +
            "*consistency*; then c = d + h never falls on the way, and h is called *monotone*: the same thing. " +
            "Charge each arc w − h(s) + h(p), written after its price, and A* becomes plain Dijkstra; consistent " +
            "means: no negative weight. Touch a peak to raise it; after 9 it falls to 0.",
          "Voyez h comme [une altitude](relief) : le long d'un arc, on ne doit pas descendre de plus que l'arc ne " +
            "coûte. C'est la *cohérence* ; alors c = d + h ne décroît jamais en chemin, et h est dite *monotone* : " +
            "c'est la même chose. Comptez chaque arc w − h(s) + h(p), écrit après son prix, et A* devient un simple " +
            "Dijkstra ; cohérent veut dire : aucun poids négatif. Touchez un sommet du relief pour l'élever ; après " +
            "9, il retombe à 0.",
        ),
        text(
          "Along [a whole way](way) the altitudes cancel: s-a-b-c-g costs {price}, reduced {reduced} = {price} − " +
            "h(s) + h(g). All ways from s to g lose the same: the cheapest stays the cheapest.",
          "Le long d'[un chemin entier](way), les altitudes se télescopent : s-a-b-c-g coûte {price}, réduit " +
            "{reduced} " +
            "= {price} − h(s) + h(g). Tous les chemins de s à g perdent la même chose : le moins cher le reste.",
        ),
      ],
      figure: figure<{ readonly h: Estimates }>({
        start: { h: SLOPE_H },
        fields: { h: (h) => SLOPE_MAP.towns.every((town) => from(0, 9)(h[town])) },
        draw: ({ h }) => {
          const drawing = drawRoads(new Drawing(), SLOPE_MAP, {
            label: (road) => `${road.price} · ${minus(reducedPrice(road, h))}`,
            edge: (road) => (reducedPrice(road, h) < 0 ? { tone: "player1", stroke: "strong" } : {}),
          });
          const foot = 320;
          drawing.line(at(-20, foot), at(410, foot));
          SLOPE_MAP.towns.forEach((town, index) => {
            const [x, y] = [index * 76, foot - estimateOf(h, town) * 14];
            drawing.node(`h_${town}`, at(x, y), `${town} ${estimateOf(h, town)}`, {
              shape: "card",
              width: 42,
              height: 24,
            });
          });
          for (const road of SLOPE_MAP.roads) {
            const steep = reducedPrice(road, h) < 0;
            drawing.edge(`h_${road.from}`, `h_${road.to}`, {
              ...(steep ? { tone: "player1", stroke: "strong" } : { stroke: "faded" }),
            });
          }
          return drawing.scene(t(text("Prices, reduced weights and a relief", "Prix, poids réduits et relief")));
        },
        parts: () => ({ relief: SLOPE_MAP.towns.map((town) => `h_${town}`), way: ["s>a", "a>b", "b>c", "c>g"] }),
        touchable: () => SLOPE_MAP.towns.map((town) => `h_${town}`),
        called: labelled("peak", "sommet du relief"),
        touch: ({ h }, node) => ({ h: { ...h, [node.slice(2)]: (estimateOf(h, node.slice(2)) + 1) % 10 } }),
        values: ({ h }) => {
          const { s: price } = trueLeft(SLOPE_MAP);
          return { price, reduced: minus(price - estimateOf(h, "s") + estimateOf(h, "g")) };
        },
        says: ({ h }) => {
          const steep = SLOPE_MAP.roads.filter((road) => reducedPrice(road, h) < 0);
          const list = steep.map(({ from, to }) => `${from}→${to}`).join(", ");
          return steep.length === 0
            ? text("Consistent: no reduced weight is negative.", "Cohérente : aucun poids réduit n'est négatif.")
            : text(`Too steep: ${list}.`, `Trop raide : ${list}.`);
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "*Consistent with h(g) = 0 implies admissible.* Along any way from v to g each arc costs at least what h " +
            "drops on it; added up, the way costs at least h(v) − h(g) = h(v).",
          "*Cohérente avec h(g) = 0 implique admissible.* Sur tout chemin de v à g, chaque arc coûte au moins ce " +
            "que h y " +
            "perd ; en additionnant, le chemin coûte au moins h(v) − h(g) = h(v).",
        ),
      ],
    },
    {
      kind: "trap",
      prose: [
        text(
          "Without h(g) = 0 it fails. On the road s-a-g, at price 1 each, let h be {h} [everywhere](all): no " +
            "slope at all, " +
            "so consistent and monotone, yet {same} is compared with a true price of 2 from s.",
          "Sans h(g) = 0, c'est faux. Sur la route s-a-g, au prix 1 chacune, posez h = {h} [partout](all) : " +
            "aucune pente, " +
            "donc cohérente et monotone ; or on compare {same} avec un vrai prix de 2 depuis s.",
        ),
      ],
      figure: figure<{ readonly h: number }>({
        start: { h: 5 },
        controls: { h: slider(0, 5, "The estimate everywhere", "L'estimation partout") },
        draw: ({ h }) =>
          drawRoads(new Drawing(), roadMap("s a 1; a g 1", "s 0 0; a 1.5 0; g 3 0"), {
            node: () => ({ note: { side: "below", lines: [`h = ${h}`] } }),
          }).scene(t(text("Three towns at one altitude", "Trois villes à la même altitude"))),
        parts: () => ({ all: ["s", "a", GOAL] }),
        values: ({ h }) => ({ same: h }),
        says: ({ h }) =>
          h === 0
            ? text("Consistent and admissible.", "Cohérente et admissible.")
            : text(`Consistent; not admissible: at g, ${h} > 0.`, `Cohérente ; pas admissible : en g, ${h} > 0.`),
      }),
    },
  ],
  exercise: {
    asked: text(
      "s→a 1, s→b 3, a→b 1, b→g 3, h(a) = 4 and 0 elsewhere: the reduced weights of s→a, s→b, a→b, b→g? (four numbers)",
      "s→a 1, s→b 3, a→b 1, b→g 3, h(a) = 4 et 0 ailleurs : les poids réduits de s→a, s→b, a→b, b→g ? (quatre nombres)",
    ),
    answer: "5 3 -3 3",
    hint: text("w − h(departure) + h(arrival).", "w − h(départ) + h(arrivée)."),
    wrong: [
      wrong("5 3 5 3", "a→b: 1 − 4 + 0.", "a→b : 1 − 4 + 0."),
      wrong("-3 3 5 3", "The signs are the other way round.", "Les signes sont inversés."),
      wrong("1 3 1 3", "These are the prices.", "Ce sont les prix."),
      wrong(
        "5 3 3 3",
        "1 − 4 is negative: there h is not consistent.",
        "1 − 4 est négatif : là, h n'est pas cohérente.",
      ),
    ],
    why: text(
      "Only a→b is negative; consistent would need h(a) ≤ 1.",
      "Seul a→b est négatif ; la cohérence demanderait h(a) ≤ 1.",
    ),
  },
  further: [
    {
      asked: text(
        "In the same graph: how high may h(a) rise and h still be consistent?",
        "Dans le même graphe : jusqu'où h(a) peut-il monter, h restant cohérente ?",
      ),
      answer: "1",
      hint: text(
        "Along a→b one may not drop by more than its price.",
        "Le long de a→b, on ne doit pas descendre plus que son prix.",
      ),
      wrong: [
        wrong(
          "4",
          "That is the true price left: admissible, not consistent.",
          "C'est le vrai prix qui reste : admissible, pas cohérente.",
        ),
        wrong(
          "0",
          "With 1 the road a→b still costs 0, which is not negative.",
          "Avec 1, la route a→b coûte encore 0, qui n'est pas négatif.",
        ),
      ],
      why: text("1 − h(a) + 0 ≥ 0.", "1 − h(a) + 0 ≥ 0."),
    },
  ],
  lab: "#paths/consistent",
};

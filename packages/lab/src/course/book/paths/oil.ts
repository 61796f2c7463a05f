import { text } from "marienbad";
import type { Scene } from "marienbad-figure";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { saying } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";
import {
  drawRoads,
  estimateOf,
  GOAL,
  graphLink,
  onWay,
  type Road,
  type RoadMap,
  roadMap,
  search,
  wayTo,
} from "./roads.ts";

export const OIL_MAP = roadMap(
  "s a 4; s b 1; b a 2; b c 6; a c 1; a g 6; c g 3",
  "s 0 .8; a 1.5 0; b 1.5 1.6; c 3 1.6; g 4 .6",
);

interface Oil {
  /** The price of each road, in order. */
  readonly prices: readonly number[];
  readonly k: number;
}

const mapOf = ({ prices }: Oil): RoadMap => ({
  ...OIL_MAP,
  roads: OIL_MAP.roads.map((road, index) => ({ ...road, price: prices[index] })),
});
const priceId = ({ from, to }: Road): string => `price_${from}_${to}`;

function drawOil(state: Oil): Scene {
  const map = mapOf(state);
  const moments = search(map, {}, { factor: 0 });
  const now = moments[Math.min(state.k, moments.length) - 1];
  const closed = new Set(moments.slice(0, state.k).map((moment) => moment.closed));
  const way = closed.has(GOAL) ? wayTo(now, GOAL) : [];
  const d = now?.d ?? { s: 0 };
  const drawing = drawRoads(new Drawing(), map, {
    priced: true,
    node: (town) => ({
      tone: closed.has(town) ? "player0" : "plain",
      ...(d[town] === undefined ? {} : { note: { side: "below", lines: [`d = ${d[town]}`] } as const }),
    }),
    edge: (road) => (onWay(way, road) ? { stroke: "strong" } : {}),
  });
  drawing.text(t(text("shelf", "étagère")), at(-20, 250), { anchor: "start", size: "normal" });
  (now?.shelf ?? ["s"]).forEach((town, place) => {
    drawing.node(`shelf${place}`, at(80 + place * 64, 250), `${town} ${d[town]}`, {
      shape: "card",
      width: 54,
      height: 30,
    });
  });
  return drawing.scene(t(text("Roads with their prices", "Des routes et leurs prix")));
}

/** A short cut that pays: the road from b to a costs less than nothing. */
export const negativeMap = (price: number): RoadMap =>
  roadMap(`s a 1; s b 3; b a ${price}; a g 2`, "s 0 .6; a 1.6 0; b 1.6 1.2; g 3.2 0");

export const OIL: Section = {
  id: "oil",
  title: text("Roads that cost", "Des routes qui coûtent"),
  blocks: [
    {
      prose: [
        text(
          "A puzzle is a graph of states, a move a road, and each road has a price. Dijkstra spreads like oil: it " +
            "always closes [the cheapest open vertex](cheapest), and writes down what one pays from there. After {k} " +
            "steps [the closed ones](closed) are coloured. A number below a vertex is d, the least price known. " +
            "Touch a price on a road to raise it; after 9 it begins again at 0.",
          "Un casse-tête est un graphe d'états, un coup une route, et chaque route a un prix. Dijkstra avance comme " +
            "une tache d'huile : il ferme toujours [le sommet ouvert le moins cher](cheapest), et note ce que l'on " +
            "paie à partir de là. Après {k} étapes, [les sommets fermés](closed) sont colorés. Sous un sommet, d est " +
            "le plus petit prix connu. Touchez le prix d'une route pour l'augmenter ; après 9, il revient à 0.",
        ),
      ],
      figure: figure<Oil>({
        start: { prices: OIL_MAP.roads.map(({ price }) => price), k: 2 },
        fields: { prices: (prices) => prices.length === OIL_MAP.roads.length && prices.every(from(0, 9)) },
        controls: { k: slider(0, 5, "Steps", "Étapes") },
        draw: drawOil,
        parts: (state) => {
          const moments = search(mapOf(state), {}, { factor: 0 }).slice(0, state.k);
          const shelf = state.k === 0 ? ["s"] : (moments.at(-1)?.shelf ?? []);
          return {
            cheapest: shelf.length > 0 ? ["shelf0", shelf[0]] : [],
            closed: moments.map(({ closed }) => closed),
          };
        },
        touchable: () => OIL_MAP.roads.map(priceId),
        called: (_, node, words) => {
          const [, one, other] = node.split("_");
          return saying(`road from ${one} to ${other}`, `route de ${one} à ${other}`, words);
        },
        touch: (state, node) => {
          const index = OIL_MAP.roads.findIndex((road) => priceId(road) === node);
          return { ...state, prices: state.prices.with(index, (state.prices[index] + 1) % 10) };
        },
        says: (state) => {
          const moments = search(mapOf(state), {}, { factor: 0 });
          const now = moments[Math.min(state.k, moments.length) - 1];
          if (now === undefined) return text("Only s is open, at price 0.", "Seul s est ouvert, au prix 0.");
          const { closed, d, improved } = now;
          if (closed === GOAL) {
            const way = wayTo(now, GOAL).join("-");
            return text(`g is closed: ${d.g}, by ${way}.`, `g est fermé : ${d.g}, par ${way}.`);
          }
          const news = improved.map((town) => `d(${town}) = ${d[town]}`).join(", ");
          return text(
            `${closed} is closed at ${d[closed]}; ${news === "" ? "nothing gets cheaper" : news}.`,
            `${closed} est fermé à ${d[closed]} ; ${news === "" ? "rien ne baisse" : news}.`,
          );
        },
      }),
    },
    {
      kind: "proof",
      prose: [
        text(
          "Why is the price of a vertex final when it is closed? Any other way to it leaves the closed ones through " +
            "some open vertex, which costs at least as much already, and the rest of that way costs 0 or more.",
          "Pourquoi le prix d'un sommet est-il définitif quand on le ferme ? Tout autre chemin vers lui sort des " +
            "sommets fermés par un sommet ouvert, qui coûte déjà au moins autant, et le reste de ce chemin coûte 0 " +
            "ou plus.",
        ),
      ],
    },
    {
      kind: "trap",
      prose: [
        text(
          "“The rest costs 0 or more” is the hypothesis. Let [the road from b to a](rebate) cost {price}: Dijkstra " +
            "closes a at 1 and never looks again, and answers {told}; the truth is {truth}.",
          "« Le reste coûte 0 ou plus » est l'hypothèse. Donnez à [la route de b à a](rebate) le prix {price} : " +
            "Dijkstra ferme a à 1, n'y revient jamais et répond {told} ; la vérité est {truth}.",
        ),
      ],
      figure: figure<{ readonly price: number }>({
        start: { price: -4 },
        controls: { price: slider(-5, 5, "Price from b to a", "Prix de b à a") },
        draw: ({ price }) => {
          const map = negativeMap(price);
          const end = search(map, {}, { factor: 0, reopen: false }).at(-1);
          const way = end === undefined ? [] : wayTo(end, GOAL);
          return drawRoads(new Drawing(), map, {
            label: (road) => String(road.price).replace("-", "−"),
            edge: (road) => ({
              ...(onWay(way, road) ? { stroke: "strong" as const } : {}),
              ...(road.price < 0 ? { tone: "player1" as const } : {}),
            }),
          }).scene(t(text("A road that pays back", "Une route qui rembourse")));
        },
        parts: () => ({ rebate: ["b>a"] }),
        values: ({ price }) => ({
          told: search(negativeMap(price), {}, { factor: 0, reopen: false }).at(-1)?.d.g ?? 0,
          truth: Math.min(3, 5 + price),
        }),
        says: ({ price }) =>
          price < -2
            ? text("A closed vertex would have dropped.", "Un sommet déjà fermé aurait baissé.")
            : text("Here Dijkstra is right.", "Ici, Dijkstra a raison."),
      }),
    },
  ],
  exercise: {
    asked: text(
      "In the first figure, as it began: in which order are the vertices closed, and what does g cost?",
      "Dans la première figure, comme au début : dans quel ordre ferme-t-on les sommets, et combien coûte g ?",
    ),
    answer: "s b a c g 7",
    hint: text(
      "Keep the shelf sorted; strike out a price that is beaten.",
      "Gardez l'étagère triée ; rayez un prix battu.",
    ),
    wrong: [
      wrong("s b a c g 9", "To a one comes for 3; then by c.", "On arrive en a pour 3 ; ensuite, par c."),
      wrong("s a b c g 7", "b costs 1, a costs 4.", "b coûte 1, a coûte 4."),
      wrong("s a b c g 9", "b costs 1, a costs 4: b first.", "b coûte 1, a coûte 4 : b d'abord."),
      wrong("7", "The order too, please.", "Donnez aussi l'ordre."),
    ],
    why: text("s 0, b 1, a 3, c 4, g 7, by s-b-a-c-g.", "s 0, b 1, a 3, c 4, g 7, par s-b-a-c-g."),
  },
  lab: graphLink(OIL_MAP, {}),
};

export const AHEAD_MAP = roadMap(
  "s w1 1; w1 w2 1; w2 w3 1; w3 w4 1; s e1 2; e1 e2 2; e2 g 2; s n 3; n g 7",
  "s 4 1; e1 5.5 1; e2 7 1; g 8.5 1; w1 3 1; w2 2 1; w3 1 1; w4 0 1; n 5 0",
  58,
);
export const AHEAD_H = { s: 6, e1: 4, e2: 2, w1: 7, w2: 8, w3: 9, w4: 10, n: 7 };

interface Ahead {
  readonly factor: number;
  readonly stop: string;
}

/** The vertices that are closed before the goal; all of them when nobody stops. */
export function closedBefore({ factor, stop }: Ahead): string[] {
  const order = search(AHEAD_MAP, AHEAD_H, { factor, stop: stop === "stop" }).map(({ closed }) => closed);
  return stop === "stop" ? order.slice(0, order.indexOf(GOAL)) : order;
}

export const AHEAD: Section = {
  id: "ahead",
  title: text("A*: what one has paid, what one thinks one owes", "A* : ce qu'on a payé, ce qu'on croit devoir"),
  blocks: [
    {
      prose: [
        text(
          "Dijkstra looks back; A* looks ahead too. Vertices are taken by c = d + λ·h: [the price paid](paid), full, " +
            "plus [an estimate of what is left](owed), dashed; here columns plus rows to g. With λ = {factor} " +
            "{count} vertices are closed before g. λ = 0 is Dijkstra; with λ = 1 it is A*; if h were perfect one " +
            "would walk straight to the goal.",
          "Dijkstra regarde derrière lui ; A* regarde aussi devant. On range les sommets selon c = d + λ·h : [le " +
            "prix " +
            "déjà payé](paid), plein, plus [une estimation du reste](owed), en tirets ; ici, colonnes plus lignes " +
            "jusqu'à g. Avec λ = {factor}, on ferme {count} sommets avant g. λ = 0, c'est Dijkstra ; λ = 1, " +
            "c'est A* ; " +
            "si h était parfaite, on filerait droit au but.",
        ),
        text(
          "One stops when g is taken off the shelf, not when it is put there. {stop}.",
          "On s'arrête quand g quitte l'étagère, pas quand il y entre. {stop}.",
        ),
      ],
      figure: figure<Ahead>({
        start: { factor: 1, stop: "stop" },
        controls: {
          factor: slider(0, 2, "Factor of the estimate", "Facteur de l'estimation"),
          stop: choice(
            "When to stop",
            "Quand s'arrêter",
            ["stop", "stop at g", "s'arrêter en g"],
            ["never", "do not stop", "ne pas s'arrêter"],
          ),
        },
        draw: (state) => {
          const closed = closedBefore(state);
          const moments = search(AHEAD_MAP, AHEAD_H, { factor: state.factor, stop: state.stop === "stop" });
          const d = moments.at(-1)?.d ?? {};
          const drawing = drawRoads(new Drawing(), AHEAD_MAP, {
            node: (town) => ({ tone: closed.includes(town) ? "player0" : "plain", width: 32 }),
          });
          for (const town of AHEAD_MAP.towns) {
            const { x, y } = AHEAD_MAP.places[town];
            const [paid, owed] = [(d[town] ?? 0) * 3, estimateOf(AHEAD_H, town) * state.factor * 3];
            if (d[town] === undefined) continue;
            const top = town === "n" ? y - 30 : y + 30;
            const left = x - (paid + owed) / 2;
            drawing.node(`d_${town}`, at(left + paid / 2, top), "", { width: paid, height: 7, tone: "player0" });
            drawing.node(`h_${town}`, at(left + paid + owed / 2, top), "", {
              width: owed,
              height: 7,
              stroke: "dashed",
            });
            drawing.text(
              String(d[town] + state.factor * estimateOf(AHEAD_H, town)),
              at(x, top + (town === "n" ? -14 : 15)),
            );
          }
          return drawing.scene(t(text("A map on a line, with a detour", "Une carte en ligne, avec un détour")));
        },
        parts: ({ factor, stop }) => {
          const d = search(AHEAD_MAP, AHEAD_H, { factor, stop: stop === "stop" }).at(-1)?.d ?? {};
          return { paid: Object.keys(d).map((town) => `d_${town}`), owed: Object.keys(d).map((town) => `h_${town}`) };
        },
        values: (state) => ({ count: closedBefore(state).filter((town) => town !== GOAL).length }),
        says: (state) => {
          const order = closedBefore(state).join(", ");
          return text(`Closed, in order: ${order}.`, `Fermés, dans l'ordre : ${order}.`);
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "A loop “while a vertex is left” instead of “until g” gains nothing: choose *do not stop*, and all 9 " +
            "vertices are closed whatever the estimate. The gain of A* *is* the stopping.",
          "Une boucle « tant qu'il reste un sommet » au lieu de « jusqu'à g » ne gagne rien : choisissez *ne pas " +
            "s'arrêter*, et les 9 sommets sont fermés quelle que soit l'estimation. Le gain de A* *est* de s'arrêter.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "With λ = 1: c(n) and c(w1)? And is n closed before g? (two numbers, yes or no)",
      "Avec λ = 1 : c(n) et c(w1) ? Et n est-il fermé avant g ? (deux nombres, oui ou non)",
    ),
    answer: "10 8 no",
    also: ["10 8 non"],
    hint: text("c is the price paid plus the estimate.", "c est le prix payé plus l'estimation."),
    wrong: [
      wrong("3 1 no", "You forgot h.", "Vous avez oublié h."),
      wrong("3 1 non", "You forgot h.", "Vous avez oublié h."),
      wrong("+yes", "g has c = 6 and is taken off first.", "g a c = 6 et sort avant."),
      wrong("+oui", "g has c = 6 and is taken off first.", "g a c = 6 et sort avant."),
    ],
    why: text("3 + 7 and 1 + 7; g costs 6 and comes first.", "3 + 7 et 1 + 7 ; g coûte 6 et passe avant."),
  },
  lab: graphLink(AHEAD_MAP, AHEAD_H),
};

import { text } from "marienbad";
import { t } from "../../../base/language.ts";
import { at, Drawing } from "../drawing.ts";
import { figure, type Section, slider, wrong } from "../vocabulary.ts";
import { answerOf } from "./estimates.ts";
import {
  drawRoads,
  type Estimates,
  estimateOf,
  GOAL,
  onWay,
  reducedPrice,
  roadMap,
  search,
  trueLeft,
  wayTo,
} from "./roads.ts";

export const REOPEN_MAP = roadMap("s a 1; s b 3; a b 1; b g 3", "s 0 .6; a 1.1 0; b 1.1 1.2; g 2.2 .6", 84);
export const reopenH = (a: number): Estimates => ({ a });

/** Which kind of estimate it is, by the library's words. */
export function zoneOf(a: number): "consistent" | "admissible" | "too high" {
  const h = reopenH(a);
  if (REOPEN_MAP.roads.every((road) => reducedPrice(road, h) >= 0)) return "consistent";
  return a <= trueLeft(REOPEN_MAP).a ? "admissible" : "too high";
}

export const REOPEN: Section = {
  id: "reopen",
  title: text("Reopening", "Rouvrir"),
  blocks: [
    {
      prose: [
        text(
          "Admissible but not consistent: a vertex may be closed too soon, by too dear a way. Let h(a) = {a}, which " +
            "is {zone}, and go {k} steps. On the left [b is closed](soon) and never looked at again: the answer " +
            "will be " +
            "{without}. On the right it is [reopened](again) when a better price arrives: {with}.",
          "Admissible sans être cohérente : un sommet peut être fermé trop tôt, par un chemin trop cher. Prenez " +
            "h(a) = " +
            "{a}, ce qui est {zone}, et avancez de {k} étapes. À gauche, [b est fermé](soon) et l'on n'y revient " +
            "pas : " +
            "la réponse sera {without}. À droite, on [le rouvre](again) quand un meilleur prix arrive : {with}.",
        ),
      ],
      figure: figure<{ readonly a: number; readonly k: number }>({
        start: { a: 4, k: 3 },
        controls: { a: slider(0, 6, "Estimate of a", "Estimation de a"), k: slider(1, 5, "Steps", "Étapes") },
        draw: ({ a, k }) => {
          const drawing = new Drawing();
          [false, true].forEach((reopen, side) => {
            const moments = search(REOPEN_MAP, reopenH(a), { reopen });
            const now = moments[Math.min(k, moments.length) - 1];
            const closed = new Set<string>();
            for (const moment of moments.slice(0, k)) {
              closed.add(moment.closed);
              for (const town of moment.improved) closed.delete(town);
            }
            const way = closed.has(GOAL) ? wayTo(now, GOAL) : [];
            const head = reopen ? text("reopening", "en rouvrant") : text("without", "sans rouvrir");
            drawing.text(t(head), at(92 + side * 250, -38), { size: "head" });
            drawRoads(drawing, REOPEN_MAP, {
              prefix: reopen ? "r" : "l",
              shift: at(side * 250, 0),
              node: (town) => ({
                label: town,
                tone: closed.has(town) ? "player0" : "plain",
                note: {
                  side: "below",
                  lines: [now.d[town] === undefined ? "–" : `${now.d[town]} + ${estimateOf(reopenH(a), town)}`],
                },
              }),
              edge: (road) => (onWay(way, road) ? { stroke: "strong" } : {}),
            });
            const order = moments.slice(0, k).map((moment) => moment.closed);
            drawing.text(order.join(" → "), at(92 + side * 250, 168), { size: "normal" });
          });
          return drawing.scene(t(text("Two searches in step", "Deux recherches en parallèle")));
        },
        parts: () => ({ soon: ["lb"], again: ["rb"] }),
        values: ({ a }) => {
          const zone = zoneOf(a);
          return {
            without: answerOf(REOPEN_MAP, reopenH(a), false).price,
            with: answerOf(REOPEN_MAP, reopenH(a)).price,
            zone:
              zone === "consistent"
                ? text("consistent", "cohérent")
                : zone === "admissible"
                  ? text("admissible only", "seulement admissible")
                  : text("not admissible", "inadmissible"),
          };
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "An A* that looks only at vertices not yet closed is right for consistent estimates. With h(a) = 4, " +
            "which is " +
            "admissible, it returns 6 by b, and the cheapest way costs 5. The negative reduced weight −3 of a→b, " +
            "in the " +
            "section before, is the culprit.",
          "Un A* qui ne regarde que les sommets pas encore fermés est juste pour une heuristique cohérente. Avec " +
            "h(a) = 4, qui est admissible, il rend 6 par b, et le meilleur chemin coûte 5. Le poids réduit " +
            "négatif −3 de " +
            "a→b, à la section précédente, en est la cause.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "h(a) = 4, reopening: in which order are vertices taken before g, and what does g cost?",
      "h(a) = 4, en rouvrant : dans quel ordre développe-t-on les sommets avant g, et combien coûte g ?",
    ),
    answer: "s b a b 5",
    hint: text("c(a) = 1 + 4 and c(b) = 3 + 0.", "c(a) = 1 + 4 et c(b) = 3 + 0."),
    wrong: [
      wrong("s a b 5", "c(a) = 1 + 4 = 5, c(b) = 3: b first.", "c(a) = 1 + 4 = 5, c(b) = 3 : b d'abord."),
      wrong(
        "s b a 6",
        "One has come to b for 2: take it up again.",
        "On est arrivé à b pour 2 : il faut le reprendre.",
      ),
      wrong("s b a b g 5", "Right, but g itself was not asked for.", "C'est cela, mais sans g lui-même."),
    ],
    why: text("b is taken at 3, then again at 2; g costs 2 + 3.", "b sort à 3, puis encore à 2 ; g coûte 2 + 3."),
  },
  lab: "#paths/inconsistent",
};

import { text } from "marienbad";
import { ownerOf, successors } from "marienbad/arena";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, toneOf, vertexOf, vertices } from "../arena-drawing.ts";
import { layersBy } from "../attract.ts";
import { at, Drawing } from "../drawing.ts";
import { among, from } from "../fields.ts";
import { CHAIN, CHAIN_PLACES, NIM10, NIM10_PLACES } from "../instances.ts";
import { numbered, vertexName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const TEN = text("Nim from ten sticks, take one or two", "Nim à dix bâtonnets, prendre un ou deux");
const TEN_LAYERS = layersBy(NIM10, 0);
const tuple = (vertex: number): string => `(${NIM10.label(vertex)})`;
const rankOfVertex = (vertex: number): number => TEN_LAYERS.findIndex((layer) => layer.includes(vertex));
const isWet = (vertex: number, k: number): boolean => rankOfVertex(vertex) >= 0 && rankOfVertex(vertex) <= k;

/** Why a vertex is wet after k steps, or what keeps it dry. */
function reasonOf(vertex: number, k: number) {
  const name = tuple(vertex);
  const targets = Array.from(successors(NIM10, vertex));
  const doors = (list: readonly number[]): string => list.map(tuple).join(", ");
  const rank = rankOfVertex(vertex);
  if (isWet(vertex, k)) {
    const lower = targets.filter((target) => isWet(target, rank - 1));
    if (rank === 0)
      return text(`${name}: a goal; player 1 cannot move there.`, `${name} : un but ; J1 ne peut pas y jouer.`);
    return ownerOf(NIM10, vertex) === 0
      ? text(
          `${name}, rank ${rank}: one door, → ${doors(lower)}.`,
          `${name}, rang ${rank} : une porte, → ${doors(lower)}.`,
        )
      : text(
          `${name}, rank ${rank}: all doors, → ${doors(targets)}.`,
          `${name}, rang ${rank} : toutes, → ${doors(targets)}.`,
        );
  }
  const dry = targets.filter((target) => !isWet(target, k));
  if (rank === k + 1) return text(`${name}: yes, it comes in next.`, `${name} : oui, il entre au prochain pas.`);
  if (targets.length === 0)
    return text(`${name}: a dead end that is the other's goal.`, `${name} : un cul-de-sac, but de l'autre.`);
  return ownerOf(NIM10, vertex) === 0
    ? text(
        `${name}: not yet, every door is still dry: ${doors(dry)}.`,
        `${name} : pas encore, toutes ses portes sont sèches : ${doors(dry)}.`,
      )
    : text(
        `${name}: not yet, a door is still dry: ${doors(dry)}.`,
        `${name} : pas encore, il reste une porte sèche : ${doors(dry)}.`,
      );
}

/** One row of a small picture: full dots are wet. */
const dots = (player: number, k: number): string =>
  Array.from({ length: 11 }, (_, index) => {
    const vertex = named(NIM10, `${10 - index},${player}`);
    return vertex < 0 ? " " : isWet(vertex, k) ? "●" : "○";
  }).join("");

interface Flood {
  readonly k: number;
  readonly at: number;
}

export const LAYERS: Section = {
  id: "layers",
  title: text("Layer by layer", "Couche par couche"),
  blocks: [
    {
      prose: [
        text(
          "Start from the goals, and begin again: [one move before](last), two moves before… After {k} steps the " +
            "water has reached {count} of 20 vertices. The sets [only grow](strip), and the graph is finite: one day " +
            "[nothing more comes in](dry). What is wet in the end is the *attractor*; the small number is the *rank*.",
          "Partons des buts, et recommençons : [un coup avant](last), deux coups avant… Après {k} étapes l'eau a " +
            "atteint {count} sommets sur 20. Les ensembles [ne font que grandir](strip), et le graphe est " +
            "fini : un jour " +
            "[plus rien n'entre](dry). Ce qui est mouillé à la fin est l'*attracteur* ; le petit nombre est le *rang*.",
        ),
        text(
          "Before each step, bet: touch the vertex that you think comes in next, and it says whether it " +
            "does, and why. " +
            "Touch a small picture to go to its step.",
          "Avant chaque étape, pariez : touchez le sommet qui, selon vous, entre ensuite ; il dit si oui, et " +
            "pourquoi. " +
            "Touchez une petite image pour aller à son étape.",
        ),
      ],
      figure: figure<Flood>({
        start: { k: 3, at: -1 },
        fields: { at: from(-1, NIM10.vertexCount - 1) },
        controls: { k: slider(0, 8, "Steps", "Étapes") },
        draw: ({ k, at: here }) => {
          const scene = drawArena(NIM10, t(TEN), {
            points: NIM10_PLACES,
            node: (vertex) => ({
              tone: toneOf(isWet(vertex, k) ? 0 : undefined),
              stroke: rankOfVertex(vertex) === k || vertex === here ? "strong" : "normal",
              ...(isWet(vertex, k) ? { detail: String(rankOfVertex(vertex)) } : {}),
            }),
            edge: (from, to) => (from === here ? { stroke: "strong", tone: isWet(to, k) ? "player0" : "plain" } : {}),
          });
          const strip = new Drawing();
          TEN_LAYERS.forEach((_, step) => {
            const [x, y] = [-478 + (step % 4) * 142, 178 + Math.floor(step / 4) * 62];
            strip.node(`m${step}`, at(x, y), "", {
              shape: "card",
              width: 134,
              height: 54,
              stroke: step === k ? "strong" : "normal",
              tone: step === k ? "player0" : "plain",
            });
            strip.text(`A${"₀₁₂₃₄₅₆₇"[step]}`, at(x, y - 17), { size: "small" });
            strip.text(dots(0, step), at(x, y - 1), { size: "small" });
            strip.text(dots(1, step), at(x, y + 15), { size: "small" });
          });
          const { nodes, texts } = strip.scene("");
          return { ...scene, nodes: [...scene.nodes, ...nodes], texts };
        },
        parts: ({ k }) => ({
          last: (TEN_LAYERS[k] ?? []).map(idOf),
          strip: TEN_LAYERS.map((_, step) => `m${step}`),
          dry: vertices(NIM10)
            .filter((vertex) => rankOfVertex(vertex) < 0)
            .map(idOf),
        }),
        called: (state, node, words) =>
          node.startsWith("m") ? numbered("step #", "étape #", 0)(state, node, words) : vertexName(state, node, words),
        touch: (state, node) =>
          node.startsWith("m") ? { k: Number(node.slice(1)), at: -1 } : { ...state, at: vertexOf(node) },
        values: ({ k }) => ({ count: TEN_LAYERS.slice(0, k + 1).flat().length }),
        says: ({ k, at: here }) => {
          if (here >= 0 && here < NIM10.vertexCount) return reasonOf(here, k);
          const layer = TEN_LAYERS[k];
          if (layer === undefined)
            return text("Nothing new comes in: it is over.", "Rien de nouveau n'entre : c'est fini.");
          const list = layer.map(tuple).join(", ");
          if (k === 0) return text(`A₀: ${list}. Player 1 cannot move there.`, `A₀ : ${list}. J1 ne peut pas y jouer.`);
          return ownerOf(NIM10, layer[0]) === 0
            ? text(
                `Step ${k}: ${list} — one arrow into the water is enough.`,
                `Étape ${k} : ${list} — une flèche vers l'eau suffit.`,
              )
            : text(
                `Step ${k}: ${list} — all arrows lead into the water.`,
                `Étape ${k} : ${list} — toutes les flèches mènent à l'eau.`,
              );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Is A₂ what is two moves away *exactly*, or what is two moves away *at most*? Written one way in a formula " +
            "and the other way in an example, it looks like a matter of taste. It is not. [The square](four) " +
            "leads to 1 " +
            "and to 3. Read {reading}: {count} of 5 vertices come in. Yet whatever player 1 does at 4, " +
            "player 0 wins: " +
            "touch [1 or 3](doors), and see.",
          "A₂, est-ce *exactement* deux coups, ou *au plus* deux coups ? Écrit d'une façon dans une formule " +
            "et de l'autre " +
            "dans un exemple, cela semble affaire de goût. Non. [Le carré](four) mène à 1 et à 3. Lu " +
            "{reading} : {count} " +
            "sommets sur 5 entrent. Pourtant, quoi que fasse J1 en 4, J0 gagne : touchez [1 ou 3](doors), et voyez.",
        ),
      ],
      figure: figure<{ readonly reading: string; readonly door: string }>({
        start: { reading: "exactly", door: "" },
        fields: { door: among(["", "1", "3"]) },
        controls: {
          reading: choice("Reading", "Lecture", ["exactly", "exactly", "exactement"], ["most", "at most", "au plus"]),
        },
        draw: ({ reading, door }) => {
          const layers = layersBy(CHAIN, 0, { lastOnly: reading === "exactly" });
          const way = wayFrom(door);
          return drawArena(CHAIN, t(text("A chain", "Une chaîne")), {
            points: CHAIN_PLACES,
            node: (vertex) => {
              const rank = layers.findIndex((layer) => layer.includes(vertex));
              return rank < 0 ? {} : { tone: "player0", detail: String(rank) };
            },
            edge: (from, to) =>
              way.some((one, index) => one === CHAIN.label(from) && way[index + 1] === CHAIN.label(to))
                ? { stroke: "strong" }
                : {},
          });
        },
        parts: () => ({ four: ids(CHAIN, "4 4>1 4>3"), doors: ids(CHAIN, "1 3") }),
        touchable: () => ids(CHAIN, "1 3"),
        called: vertexName,
        touch: (state, node) => ({ ...state, door: CHAIN.label(vertexOf(node)) }),
        values: ({ reading }) => ({ count: layersBy(CHAIN, 0, { lastOnly: reading === "exactly" }).flat().length }),
        says: ({ reading, door }) => {
          if (door !== "") {
            const way = wayFrom(door).join(", ");
            return text(`${way}: player 0 has won.`, `${way} : J0 a gagné.`);
          }
          return reading === "exactly"
            ? text(
                "1 and 3 never stand in one layer: 4 never comes in.",
                "1 et 3 ne sont jamais dans la même couche : 4 n'entre jamais.",
              )
            : text(
                "After three steps 1 and 3 are both wet: 4 comes in.",
                "Après trois étapes 1 et 3 sont mouillés : 4 entre.",
              );
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "Nim from 15 sticks, take 2, 3 or 5; who cannot move loses. How many vertices has each layer of the " +
        "attractor of player 1, who moves second? (five numbers)",
      "Nim à 15 bâtonnets, prendre 2, 3 ou 5 ; qui ne peut plus jouer perd. Combien de sommets a chaque couche de " +
        "l'attracteur de J1, qui joue en second ? (cinq nombres)",
    ),
    answer: "2 5 2 4 1",
    hint: text("Who is stuck? At 0, and also at 1.", "Qui est coincé ? À 0, et aussi à 1."),
    wrong: [
      wrong(
        "1 5 2 4 1",
        "With one stick nobody can take two: (1, 0) is stuck too.",
        "Avec un bâtonnet on ne peut pas en prendre deux : (1, 0) est coincé aussi.",
      ),
      wrong(
        "2 5 2 5 1",
        "Player 0 cannot leave 11: it would take 4 sticks.",
        "J0 ne peut pas en laisser 11 : il faudrait en prendre 4.",
      ),
      wrong(
        "2 7 9 13 14",
        "That is cumulative; each layer alone is asked for.",
        "C'est en cumulant ; on demande chaque couche seule.",
      ),
    ],
    why: text(
      "(0,0) (1,0); then 2 to 6 for player 1; (7,0) (8,0); 9, 10, 12 and 13 for player 1; (15,0). So player 1 " +
        "wins in 4 moves: from 13 leave 8, from 12 leave 7, from 10 leave 8 or 7, from 9 leave 7.",
      "(0,0) (1,0) ; puis 2 à 6 pour J1 ; (7,0) (8,0) ; 9, 10, 12 et 13 pour J1 ; (15,0). J1 gagne donc en 4 coups : " +
        "de 13 il laisse 8, de 12 il laisse 7, de 10 il laisse 8 ou 7, de 9 il laisse 7.",
    ),
  },
  lab: "#arena/nim15",
};

/** From the square 4 by one of its doors: after it nobody has a choice. */
function wayFrom(door: string): string[] {
  const way = door === "" ? [] : ["4", door];
  while (way.length > 0 && way[way.length - 1] !== "0") {
    way.push(CHAIN.label(successors(CHAIN, named(CHAIN, way[way.length - 1]))[0]));
  }
  return way;
}

import { type Arena, text } from "marienbad";
import { outDegree, ownerOf, successors } from "marienbad/arena";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, nimArena, nimPlaces, vertexOf, vertices } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { from } from "../fields.ts";
import { saying, vertexName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const tuple = (label: string): string => `(${label})`;
const arenaWith = (n: number): Arena => nimArena(n, { take: "1,2" });

/** The lines of the dictionary, in the order of the vertices. */
export function linesOf(arena: Arena): string[] {
  return vertices(arena).map((vertex) => {
    const list = Array.from(successors(arena, vertex), (to) => tuple(arena.label(to))).join(", ");
    return `${tuple(arena.label(vertex))}: [${list}]`;
  });
}

const listOf = (arena: Arena, chosen: readonly number[]): string =>
  chosen.map((vertex) => tuple(arena.label(vertex))).join(", ");
const stuck = (arena: Arena, player: number): number[] =>
  vertices(arena).filter((vertex) => outDegree(arena, vertex) === 0 && ownerOf(arena, vertex) === player);

interface Lines {
  readonly n: number;
  readonly at: number;
  readonly sinks: string;
}

const here = ({ n, at: vertex }: Lines): number => Math.min(vertex, arenaWith(n).vertexCount - 1);

export const DICTIONARY: Section = {
  id: "dictionary",
  title: text("The dictionary", "Le dictionnaire"),
  blocks: [
    {
      prose: [
        text(
          "To a computer the whole drawing is a dictionary: for each vertex [the list of its successors](line). " +
            "Two sets say [whose the vertices are](owners) and [where one wins](goals): in Python, S0, then " +
            "V0 and V1. " +
            "With {n} sticks, take 1 or 2, there are {vertices} keys and {edges} arrows. Touch a vertex or a " +
            "line: the " +
            "other lights up.",
          "Pour un ordinateur, tout le dessin tient dans un dictionnaire : à chaque sommet, [la liste de ses " +
            "successeurs](line). Deux ensembles disent [à qui sont les sommets](owners) et [où l'on " +
            "gagne](goals) : en " +
            "Python, S0, puis V0 et V1. Avec {n} bâtonnets, prendre 1 ou 2, il y a {vertices} clefs et " +
            "{edges} flèches. " +
            "Touchez un sommet ou une ligne : l'autre s'allume.",
        ),
      ],
      figure: figure<Lines>({
        start: { n: 4, at: 0, sinks: "kept" },
        fields: { at: from(0, 15) },
        controls: {
          n: slider(1, 7, "Sticks", "Bâtonnets"),
          sinks: choice(
            "Lines of the sinks",
            "Lignes des puits",
            ["kept", "write them", "les écrire"],
            ["left", "leave them out", "les oublier"],
          ),
        },
        draw: (state) => {
          const arena = arenaWith(state.n);
          const scene = drawArena(
            arena,
            t(text("Nim, take one or two, and its text", "Nim, prendre un ou deux, et son texte")),
            {
              points: nimPlaces(arena, 62),
              token: here(state),
              edge: (from) => (from === here(state) ? { stroke: "strong" } : {}),
            },
          );
          const left = -state.n * 62;
          const lines = new Drawing();
          linesOf(arena).forEach((line, vertex) => {
            const missing = state.sinks === "left" && outDegree(arena, vertex) === 0;
            lines.node(
              `l${vertex}`,
              at(left + 70 + (vertex % 2) * 178, 172 + Math.floor(vertex / 2) * 30),
              missing ? "" : line,
              {
                shape: "card",
                width: 172,
                height: 26,
                tone: missing ? "player1" : "plain",
                stroke: vertex === here(state) ? "strong" : missing ? "dashed" : "normal",
              },
            );
          });
          const y = 182 + Math.ceil(arena.vertexCount / 2) * 30;
          const zero = vertices(arena).filter((vertex) => ownerOf(arena, vertex) === 0);
          lines.text(`S0 = {${listOf(arena, zero)}}`, at(left - 14, y), { anchor: "start", size: "normal" });
          lines.text(
            `V0 = {${listOf(arena, stuck(arena, 1))}}   V1 = {${listOf(arena, stuck(arena, 0))}}`,
            at(left - 14, y + 24),
            { anchor: "start", size: "normal" },
          );
          const { nodes, texts } = lines.scene("");
          return { ...scene, nodes: [...scene.nodes, ...nodes], texts };
        },
        parts: (state) => {
          const arena = arenaWith(state.n);
          const vertex = here(state);
          return {
            line: [
              idOf(vertex),
              `l${vertex}`,
              ...Array.from(successors(arena, vertex), (to) => `${idOf(vertex)}>${idOf(to)}`),
            ],
            owners: vertices(arena)
              .filter((one) => ownerOf(arena, one) === 0)
              .map(idOf),
            goals: [...stuck(arena, 0), ...stuck(arena, 1)].map(idOf),
          };
        },
        called: (state, node, words) =>
          node.startsWith("v")
            ? vertexName(state, node, words)
            : saying(`line ${vertexOf(node) + 1}`, `ligne ${vertexOf(node) + 1}`, words),
        touch: (state, node) => ({ ...state, at: vertexOf(node) }),
        values: ({ n }) => {
          const { vertexCount, edgeCount } = arenaWith(n);
          return { vertices: vertexCount, edges: edgeCount };
        },
        says: (state) => {
          const arena = arenaWith(state.n);
          if (state.sinks === "left") {
            const names = listOf(arena, [...stuck(arena, 0), ...stuck(arena, 1)]);
            return text(
              `KeyError: ${names} named in the lists, never defined.`,
              `KeyError : ${names}, cités dans les listes, jamais définis.`,
            );
          }
          return text(
            `A[${linesOf(arena)[here(state)].replace(": ", "] = ")}`,
            `A[${linesOf(arena)[here(state)].replace(": ", "] = ")}`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Vertices without a successor need their line too, with an empty list. Leave them out, under the figure: a " +
            "program that turns the arrows round then asks for a key that is not there. A Python that has no set " +
            "may write it as a dictionary whose values are None: the keys are what counts.",
          "Les sommets sans successeur ont aussi leur ligne, avec une liste vide. Oubliez-les, sous la figure : un " +
            "programme qui retourne les flèches demande alors une clef qui n'y est pas. On peut aussi écrire un " +
            "ensemble comme un dictionnaire dont les valeurs sont None : seules comptent les clefs.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "n = 4, take 1 or 2: how many keys has the dictionary, and how many arrows? (two numbers)",
      "n = 4, prendre 1 ou 2 : combien de clefs a le dictionnaire, et combien de flèches ? (deux nombres)",
    ),
    answer: "8 10",
    hint: text(
      "A move changes the player too: (3, 0) is not reached.",
      "Un coup change aussi le joueur : (3, 0) n'est pas atteint.",
    ),
    wrong: [
      wrong("9 12", "(3, 0) cannot be reached.", "(3, 0) ne peut pas être atteint."),
      wrong("8 14", "From 1 there is one move, from 0 none.", "De 1 il y a un coup, de 0 aucun."),
      wrong("5 7", "Whose turn it is belongs to the key.", "À qui le tour fait partie de la clef."),
    ],
    why: text(
      "(4,0), (3,1), and 2, 1, 0 for both players; 2 + 2 + 4 + 2 arrows.",
      "(4,0), (3,1), et 2, 1, 0 pour les deux joueurs ; 2 + 2 + 4 + 2 flèches.",
    ),
  },
  further: [
    {
      asked: text(
        "Complete, for n = 4: (1, 0): [( , )], then V0 = {( , )}. (four numbers)",
        "Complétez, pour n = 4 : (1, 0): [( , )], puis V0 = {( , )}. (quatre nombres)",
      ),
      answer: "0 1 0 1",
      hint: text("A move changes the player too.", "Un coup change aussi le joueur."),
      wrong: [
        wrong(
          "0 0 0 1",
          "The turn has not changed: (1, 0) leads to (0, 1).",
          "Le tour n'a pas changé : (1, 0) mène à (0, 1).",
        ),
        wrong("0 1 0 0", "At (0, 0) it is player 0 who is stuck.", "En (0, 0), c'est J0 qui est coincé."),
        wrong(
          "0 0 0 0",
          "The turn changes with each move; and at (0, 0) player 0 is stuck.",
          "Le tour change à chaque coup ; et en (0, 0) c'est J0 qui est coincé.",
        ),
      ],
      why: text(
        "From one stick player 0 leaves none, and then player 1 cannot move: that is player 0's goal.",
        "D'un bâtonnet J0 n'en laisse aucun, et J1 ne peut plus jouer : c'est le but de J0.",
      ),
    },
  ],
  lab: "#arena/nim10",
};

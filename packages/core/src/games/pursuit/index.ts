import { text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { catalogueFamily } from "../family.ts";
import { choice, integer } from "../option-specs.ts";
import { GRAPHS, makeGraph } from "./graph.ts";
import { board, notation, rules } from "./rules.ts";

/** Cops and robber, as the catalogue has it. */
export const pursuit = catalogueFamily({
  id: "pursuit",
  title: text("Cops and robber", "Gendarmes et voleur"),
  summary: text(
    "Cops are placed on a graph, then the robber; in turn all cops move along lines or stay, then the robber. A cop " +
      "on the robber wins; the robber wins if the chase never ends.",
    "Les gendarmes se placent sur un graphe, puis le voleur ; à tour de rôle tous les gendarmes suivent un trait ou " +
      "restent, puis le voleur. Un gendarme sur le voleur gagne ; le voleur gagne si la poursuite ne finit pas.",
  ),
  reference: "A. Quilliot (1978); R. Nowakowski and P. Winkler (1983); M. Aigner and M. Fromme (1984)",
  options: {
    graph: choice(GRAPHS, text("the graph that they run on", "le graphe où ils courent")),
    size: integer(
      { default: 4, min: 2, max: 9 },
      text(
        "side of the grid, or vertices; Petersen's graph has ten",
        "côté de la grille, ou sommets ; le graphe de Petersen en a dix",
      ),
    ),
    cops: integer({ default: 1, min: 1, max: 3 }, text("cops", "gendarmes")),
  },
  showing: {
    kind: "moving",
    synonyms: text("police, chase, safety game", "police, poursuite, jeu de sûreté"),
    cards: [
      {
        options: { cops: 2 },
        variant: text("grid 4 × 4, two cops", "grille 4 × 4, deux"),
        difficulty: 2,
        moves: "b3,c2 d4",
      },
    ],
    more: [
      { variant: text("grid 4 × 4, one cop", "grille 4 × 4, un gendarme") },
      { options: { graph: "petersen", cops: 2 }, variant: text("Petersen, two cops", "Petersen, deux gendarmes") },
      { options: { graph: "petersen", cops: 3 }, variant: text("Petersen, three cops", "Petersen, trois gendarmes") },
    ],
  },
  rule: ({ cops }) =>
    text(
      `${cops === 1 ? "A cop is" : `${cops} cops are`} placed, then the robber; in turn ` +
        `${cops === 1 ? "the cop moves along a line or stays" : "all cops move along lines or stay"}, then the ` +
        "robber. A cop on the robber wins; the robber wins if the chase never ends.",
      `${cops === 1 ? "Un gendarme se place" : `${cops} gendarmes se placent`}, puis le voleur ; à tour de rôle ` +
        `${cops === 1 ? "le gendarme suit un trait ou reste" : "tous les gendarmes suivent un trait ou restent"}, ` +
        "puis le voleur. Un gendarme sur le voleur gagne ; le voleur gagne si la poursuite ne finit pas.",
    ),
  build({ graph: kind, size, cops }) {
    const options = { graph: makeGraph(kind, size), cops };
    return {
      ...rules(options),
      facts: facts({ impartial: false, acyclic: false, canDraw: false }),
      notation: notation(options),
      board: board(options),
    };
  },
});

import { type Arena, text } from "marienbad";
import { outDegree, predecessors, successors } from "marienbad/arena";
import { t } from "../../../base/language.ts";
import { drawArena, idOf, ids, named, vertexOf } from "../arena-drawing.ts";
import { at } from "../drawing.ts";
import { from } from "../fields.ts";
import { NIM10, TWINS_PLACES, twins } from "../instances.ts";
import { vertexName } from "../names.ts";
import { choice, figure, type Section, slider, wrong } from "../vocabulary.ts";

const TWO_ROWS = twins("", "");

/** What can be reached from a vertex. */
export function reachable(start: string): Set<number> {
  const found = new Set([named(TWO_ROWS, start)]);
  for (const vertex of found) for (const target of successors(TWO_ROWS, vertex)) found.add(target);
  return found;
}

/** The vertices from which an arrow comes in. */
export function sourcesOf(arena: Arena, vertex: number): number[] {
  const { firstEdgeOfTarget, sourceOfEdge } = predecessors(arena);
  return Array.from(sourceOfEdge.slice(firstEdgeOfTarget[vertex], firstEdgeOfTarget[vertex + 1]));
}

const names = (arena: Arena, list: Iterable<number>): string =>
  Array.from(list, (vertex) => `(${arena.label(vertex)})`).join(" ") || "–";

/** Arrows that leave a vertex, and arrows that come in. */
const near = (arena: Arena, vertex: number) => ({
  out: Array.from(successors(arena, vertex), (to) => `${idOf(vertex)}>${idOf(to)}`),
  in: sourcesOf(arena, vertex).map((from) => `${idOf(from)}>${idOf(vertex)}`),
});

/** Nim from ten on two rails, a column for each number of sticks; or as a ladder, who moves going from side to side. */
const RAILS = Array.from({ length: NIM10.vertexCount }, (_, vertex) => {
  const [sticks, player] = NIM10.label(vertex).split(",").map(Number);
  return at((10 - sticks) * 46, player * 120);
});
const LADDER = Array.from({ length: NIM10.vertexCount }, (_, vertex) => {
  const [sticks, player] = NIM10.label(vertex).split(",").map(Number);
  return at(150 + (player === 0 ? 0 : 150), (10 - sticks) * 46 - 130);
});

export const WHOSE_TURN: Section = {
  id: "whose-turn",
  title: text("Whose turn?", "À qui le tour ?"),
  blocks: [
    {
      prose: [
        text(
          "Two rows of two sticks: [(2,2) is called s](s), then a = (2,1), b = (2,0), d = (1,1), c = (1,0), e = " +
            "nothing. “[Two sticks are left](two)” is not a position yet: one must also know who moves. So each is " +
            "doubled: {split}. [Circles](circles) where player 1 chooses, [squares](squares) where player 2 does.",
          "Deux rangées de deux bâtonnets : [(2,2) s'appelle s](s), puis a = (2,1), b = (2,0), d = (1,1), c = " +
            "(1,0), e = rien. « [Il reste deux bâtonnets](two) » n'est pas encore une position : il faut " +
            "aussi savoir " +
            "qui joue. On dédouble donc : {split}. [Ronds](circles) quand le joueur 1 choisit, " +
            "[carrés](squares) quand " +
            "c'est le joueur 2.",
        ),
        text(
          "Who begins: {starter}. What cannot be reached fades: {count} of 12 vertices remain. Touch a vertex to see " +
            "its arrows.",
          "Qui commence : {starter}. Ce qui n'est pas atteignable pâlit : il reste {count} sommets sur 12. " +
            "Touchez un " +
            "sommet pour voir ses flèches.",
        ),
      ],
      figure: figure<{ readonly split: number; readonly starter: string; readonly at: number }>({
        start: { split: 10, starter: "1", at: -1 },
        fields: { at: from(-1, TWO_ROWS.vertexCount - 1) },
        controls: {
          split: slider(0, 10, "Double", "Dédoubler"),
          starter: choice(
            "Who begins",
            "Qui commence",
            ["1", "player 1", "le joueur 1"],
            ["2", "player 2", "le joueur 2"],
          ),
        },
        draw: ({ split, starter, at: here }) => {
          const kept = reachable(`s${starter}`);
          return drawArena(TWO_ROWS, t(text("Two rows of two sticks", "Deux rangées de deux bâtonnets")), {
            points: TWINS_PLACES.map(({ x, y }) => at(x, 72 + (y - 72) * (split / 10))),
            size: 36,
            token: here < 0 ? undefined : here,
            node: (vertex) => (split > 0 && !kept.has(vertex) ? { tone: "faded" } : {}),
            edge: (from, to) => {
              if (from === here || to === here) return { stroke: "strong" };
              return split > 0 && !kept.has(from) ? { stroke: "faded" } : {};
            },
          });
        },
        parts: () => ({
          s: ids(TWO_ROWS, "s1 s2"),
          two: ids(TWO_ROWS, "b1 b2 d1 d2"),
          circles: ids(TWO_ROWS, "s1 a1 b1 c1 d1 e1"),
          squares: ids(TWO_ROWS, "s2 a2 b2 c2 d2 e2"),
        }),
        called: vertexName,
        touch: (state, node) => ({ ...state, at: vertexOf(node) }),
        values: ({ starter }) => ({ count: reachable(`s${starter}`).size }),
        says: ({ at: here, split }) => {
          if (here < 0 || here >= TWO_ROWS.vertexCount)
            return split === 0
              ? text("Six names: two vertices under each.", "Six noms : deux sommets sous chacun.")
              : text("Six names, twelve vertices.", "Six noms, douze sommets.");
          const [out, into] = [Array.from(successors(TWO_ROWS, here)), sourcesOf(TWO_ROWS, here)].map(
            (list) => list.map((vertex) => TWO_ROWS.label(vertex)).join(" ") || "–",
          );
          const name = TWO_ROWS.label(here);
          return text(`${name}: to ${out}; from ${into}.`, `${name} : vers ${out} ; depuis ${into}.`);
        },
      }),
    },
    {
      prose: [
        text(
          "Draw it as you like: a graph is not its drawing. Here is Nim from ten, take 1 or 2, on two rails or as a " +
            "ladder: {layout}. Touch a vertex: it stays lit while the drawing changes, and so do [the arrows that " +
            "leave it](out) and [those that come in](in). Not one of the 34 arrows is another.",
          "Dessinez-le comme vous voulez : un graphe n'est pas son dessin. Voici le Nim à dix, prendre 1 ou " +
            "2, sur deux " +
            "rails ou en échelle : {layout}. Touchez un sommet : il reste allumé pendant que le dessin change, et de " +
            "même [les flèches qui en partent](out) et [celles qui y arrivent](in). Pas une des 34 flèches n'a changé.",
        ),
      ],
      figure: figure<{ readonly layout: number; readonly at: number }>({
        start: { layout: 0, at: named(NIM10, "1,0") },
        fields: { at: from(0, NIM10.vertexCount - 1) },
        controls: { layout: slider(0, 10, "Drawing", "Dessin") },
        draw: ({ layout, at: here }) =>
          drawArena(NIM10, t(text("Nim from ten, drawn in two ways", "Le Nim à dix, dessiné de deux façons")), {
            points: RAILS.map((rail, vertex) => {
              const rung = LADDER[vertex];
              return at(rail.x + ((rung.x - rail.x) * layout) / 10, rail.y + ((rung.y - rail.y) * layout) / 10);
            }),
            size: 34,
            token: here,
            edge: (from, to) => (from === here || to === here ? { stroke: "strong" } : { tone: "faded" }),
          }),
        parts: ({ at: here }) => near(NIM10, Math.min(here, NIM10.vertexCount - 1)),
        called: vertexName,
        touch: (state, node) => ({ ...state, at: vertexOf(node) }),
        says: ({ at: here }) => {
          const vertex = Math.min(here, NIM10.vertexCount - 1);
          const into = sourcesOf(NIM10, vertex);
          const [out, from] = [names(NIM10, successors(NIM10, vertex)), names(NIM10, into)];
          return text(
            `(${NIM10.label(vertex)}): out-degree ${outDegree(NIM10, vertex)}, to ${out}; in-degree ` +
              `${into.length}, from ${from}.`,
            `(${NIM10.label(vertex)}) : degré sortant ${outDegree(NIM10, vertex)}, vers ${out} ; degré ` +
              `entrant ${into.length}, depuis ${from}.`,
          );
        },
      }),
    },
    {
      kind: "trap",
      prose: [
        text(
          "Out-degree and in-degree are easily swapped, in print too: from (1,0) one arrow leaves, and two come in, " +
            "from (2,1) and (3,1). Only arrows that leave are moves; going back along those that come in is what " +
            "attractors will do.",
          "Degré sortant et degré entrant se confondent, jusque dans l'imprimé : de (1,0) part une flèche, et deux y " +
            "arrivent, de (2,1) et (3,1). Seules celles qui partent sont des coups ; remonter celles qui arrivent, " +
            "c'est ce que feront les attracteurs.",
        ),
      ],
    },
  ],
  exercise: {
    asked: text(
      "Two rows of two, player 1 begins at s₁. How many vertices can be reached?",
      "Deux rangées de deux, le joueur 1 commence en s₁. Combien de sommets sont atteignables ?",
    ),
    answer: "9",
    hint: text(
      "After one move it is the other's turn: is s₂ possible?",
      "Après un coup c'est à l'autre : s₂ est-il possible ?",
    ),
    wrong: [
      wrong("12", "a₁, d₂ and s₂ need the other start.", "a₁, d₂ et s₂ demandent l'autre départ."),
      wrong("6", "For b, c and e both turns occur.", "Pour b, c et e les deux tours se produisent."),
    ],
    why: text("All but s₂, a₁ and d₂.", "Tous sauf s₂, a₁ et d₂."),
  },
  lab: "#arena/rows22",
};

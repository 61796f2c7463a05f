import { text, unwrap } from "marienbad";
import { graphGame, memoMinimax, minimax, readScoredGraph } from "marienbad/search";
import type { Scene } from "marienbad-figure";
import { t } from "../../../base/language.ts";
import { arenaOf, drawArena, ids, placesOf, vertexOf } from "../arena-drawing.ts";
import { at, Drawing } from "../drawing.ts";
import { vertexName } from "../names.ts";
import { figure, type Section, slider, wrong } from "../vocabulary.ts";

/** A graph with estimates: the moves of each vertex in their order, and which vertices are Max's. */
export interface Scored {
  readonly moves: readonly (readonly number[])[];
  readonly max: readonly number[];
  readonly h: readonly number[];
}

const FIRST: Scored = {
  moves: [[1, 2, 6], [5], [3], [4, 6], [5], [6], []],
  max: [0, 3, 5],
  h: [3, -1, -2, 0, 2, 2, 0],
};
export type Reuse = "none" | "exact" | "deeper";

/** What a search did: a cell of the table is a vertex and the moves that are still looked ahead. */
export interface Step {
  readonly vertex: number;
  readonly left: number;
  readonly value: number;
  /** Read from the table: with so many moves left it had been computed. */
  readonly from?: number;
}

/** The library's search of a scored graph, with each value in the order in which it was found. */
export function searched({ moves, max, h }: Scored, depth: number, reuse: Reuse) {
  const lines = moves.map((targets, vertex) => `${vertex}: [${targets.join(", ")}]`).join(", ");
  const source = `{${lines}}\nS0 = {${max.join(", ")}}\nh = [${h.join(", ")}]\nstart = 0`;
  const rules = unwrap(graphGame(unwrap(readScoredGraph(source))));
  const { notation, heuristics = {} } = rules;
  const [heuristic] = Object.values(heuristics);
  const entered = new Map<number, { readonly vertex: number; readonly left: number }>();
  const steps: Step[] = [];
  const options = { depth, heuristic };
  const trace = (
    event: Parameters<NonNullable<Parameters<typeof memoMinimax<typeof rules.start, number>>[2]["trace"]>>[0],
  ): void => {
    if (event.kind === "enter") {
      const vertex = Number(/\d+/.exec(notation.writePosition(event.position))?.[0]);
      entered.set(event.node, { vertex, left: event.depth });
    }
    const here = entered.get(event.node);
    if (here === undefined || (event.kind !== "leave" && event.kind !== "leaf" && event.kind !== "memo")) return;
    const from = event.kind === "memo" ? entered.get(event.from)?.left : undefined;
    steps.push({ ...here, value: event.value, ...(from === undefined ? {} : { from }) });
  };
  const answer =
    reuse === "none"
      ? minimax(rules, rules.start, options)
      : memoMinimax(rules, rules.start, {
          ...options,
          ...(reuse === "deeper" ? { reuse } : {}),
          trace: trace as never,
        });
  const move = answer.move === undefined ? "" : notation.writeMove(answer.move, rules.start);
  const hits = steps.filter(({ from }) => from !== undefined).length;
  return { value: answer.value, visits: answer.nodes - hits, move: /\d+$/.exec(move)?.[0] ?? "", steps };
}

const withFirst = (order: string): Scored => ({ ...FIRST, moves: FIRST.moves.with(0, [...order].map(Number)) });
/** The graph of the lesson with the moves of 0 in this order, searched in three ways. */
export function threeWays(order: string, depth: number) {
  const graph = withFirst(order);
  return {
    plain: searched(graph, depth, "none"),
    exact: searched(graph, depth, "exact"),
    deeper: searched(graph, depth, "deeper"),
  };
}

export const GRAPH = arenaOf("0: 1 2 6; 1: 5; 2: 3; 3: 4 6; 4: 5; 5: 6; 6:", { own: "0 3 5" });
const GRAPH_PLACES = placesOf(GRAPH, "0 0 1; 1 1.4 0; 2 1 2; 3 2.2 2; 4 3.4 2; 5 3 .4; 6 4.4 1", 76);

/** A graph above its table: columns are vertices, rows the moves that are left, from the greatest. */
export function withTable(scene: Scene, count: number, depth: number, steps: readonly Step[], y: number): Scene {
  const table = new Drawing();
  const now = steps[steps.length - 1];
  const width = 40;
  for (let vertex = 0; vertex < count; vertex++)
    table.text(vertex, at(30 + vertex * width, y - 24), { size: "normal" });
  for (let left = depth; left >= 0; left--) {
    const row = y + (depth - left) * 28;
    table.text(left, at(-6, row), { size: "normal", tone: "faded" });
    for (let vertex = 0; vertex < count; vertex++) {
      const step = steps.findLast((one) => one.vertex === vertex && one.left === left);
      const isNow = now !== undefined && now.vertex === vertex && now.left === left;
      const read = step?.from !== undefined;
      table.node(`k${vertex}l${left}`, at(30 + vertex * width, row), step === undefined ? "" : step.value, {
        width: 36,
        height: 25,
        tone: step === undefined ? "faded" : read ? (step.from === left ? "draw" : "player1") : "player0",
        stroke: isNow ? "strong" : read ? "dashed" : step === undefined ? "dotted" : "normal",
      });
    }
  }
  const { nodes, texts } = table.scene("");
  return { ...scene, nodes: [...scene.nodes, ...nodes], texts };
}

export const sceneOf = (title: ReturnType<typeof text>, here: number | undefined): Scene =>
  drawArena(GRAPH, t(title), {
    points: GRAPH_PLACES,
    size: 42,
    token: here,
    node: (vertex) => ({ detail: `h ${FIRST.h[Number(GRAPH.label(vertex))]}` }),
  });

export const told = ({ vertex, left, value, from }: Step) => {
  const shown = String(value).replace("-", "−");
  if (from !== undefined)
    return from === left
      ? text(`(${vertex}, ${left}) is in the table: ${shown}.`, `(${vertex}, ${left}) est dans la table : ${shown}.`)
      : text(
          `(${vertex}, ${left}) is asked for, (${vertex}, ${from}) is given: ${shown}, the answer to another question.`,
          `On demande (${vertex}, ${left}), on reçoit (${vertex}, ${from}) : ${shown}, réponse à une autre question.`,
        );
  return text(`(${vertex}, ${left}) is computed: ${shown}.`, `(${vertex}, ${left}) se calcule : ${shown}.`);
};

export const MOST_STEPS = 11;

export const MEMO: Section = {
  id: "memo",
  title: text("The memo: position and depth", "La mémoire : position et profondeur"),
  blocks: [
    {
      prose: [
        text(
          "With limited depth “the value of a position” means nothing: it depends on how many moves are still looked " +
            "at. [Vertex 5](five) with no move left is worth its h, 2; with one move left Max must go to 6, " +
            "worth 0. So " +
            "the key is the pair (position, remaining depth): [one cell of the table](cells) each. Depth " +
            "{depth}, step " +
            "{step}: the cells fill up, and what is met again is read, not searched.",
          "À profondeur limitée, « la valeur d'une position » ne veut rien dire : cela dépend de combien de " +
            "coups il reste " +
            "à regarder. [Le sommet 5](five) sans coup restant vaut son h, 2 ; avec un coup restant Max doit " +
            "aller en 6, " +
            "qui vaut 0. La clef est donc le couple (position, profondeur restante) : à chacun [une " +
            "case](cells). Profondeur " +
            "{depth}, pas {step} : les cases se remplissent, et ce qu'on retrouve se relit au lieu de se chercher.",
        ),
        text(
          "Kept that way the memo returns exactly the naive value: both find {value}, plain minimax with " +
            "{plain} visits, " +
            "the memo with {exact}.",
          "Ainsi rangée, la mémoire rend exactement la valeur naïve : les deux trouvent {value}, le min-max " +
            "simple en " +
            "{plain} visites, la mémoire en {exact}.",
        ),
      ],
      figure: figure<{ readonly depth: number; readonly step: number }>({
        start: { depth: 4, step: MOST_STEPS },
        controls: { depth: slider(1, 5, "Depth", "Profondeur"), step: slider(0, MOST_STEPS, "Step", "Pas") },
        draw: ({ depth, step }) => {
          const steps = threeWays("126", depth).exact.steps.slice(0, step);
          const scene = sceneOf(
            text("A graph that is no tree", "Un graphe qui n'est pas un arbre"),
            steps.at(-1)?.vertex,
          );
          return withTable(scene, 7, depth, steps, 238);
        },
        parts: ({ depth }) => ({
          five: [...ids(GRAPH, "5 5>6"), "k5l0", "k5l1"],
          cells: Array.from({ length: 7 * (depth + 1) }, (_, index) => `k${index % 7}l${Math.floor(index / 7)}`),
        }),
        touchable: () => ids(GRAPH, "0 1 2 3 4 5 6"),
        called: vertexName,
        touch: (state, node) => {
          const vertex = Number(GRAPH.label(vertexOf(node)));
          const { steps } = threeWays("126", state.depth).exact;
          const later = steps.findIndex((one, index) => index >= state.step && one.vertex === vertex);
          const first = steps.findIndex((one) => one.vertex === vertex);
          return { ...state, step: (later >= 0 ? later : first) + 1 };
        },
        values: ({ depth }) => {
          const { plain, exact } = threeWays("126", depth);
          return { value: String(exact.value), plain: plain.visits, exact: exact.visits };
        },
        says: ({ depth, step }) => {
          const { steps } = threeWays("126", depth).exact;
          const now = steps[Math.min(step, steps.length) - 1];
          return now === undefined
            ? text(
                "Touch a vertex: on to where its value is found.",
                "Touchez un sommet : on va là où sa valeur se trouve.",
              )
            : told(now);
        },
      }),
    },
  ],
  exercise: {
    asked: text(
      "What is 5 worth with 0 moves left, and with 1? (two numbers)",
      "Que vaut 5 avec 0 coup restant, et avec 1 ? (deux nombres)",
    ),
    answer: "2 0",
    hint: text("With one move left Max must move.", "Avec un coup restant, Max doit jouer."),
    wrong: [
      wrong("2 2", "With one move left Max must go to 6.", "Avec un coup restant, Max doit aller en 6."),
      wrong("0 0", "With none left, it is h(5).", "Sans coup restant, c'est h(5)."),
    ],
    why: text("h(5) = 2; and h(6) = 0.", "h(5) = 2 ; et h(6) = 0."),
  },
  further: [
    {
      asked: text(
        "Depth 4: the value of 0, and the vertex that Max goes to? (two numbers)",
        "Profondeur 4 : la valeur de 0, et le sommet où va Max ? (deux nombres)",
      ),
      answer: "2 2",
      hint: text("By 2, 3, 4 one comes to 5 with no move left.", "Par 2, 3, 4 on arrive en 5 sans coup restant."),
      wrong: [
        wrong(
          "0 1",
          "By 1 one comes to 5 with two moves left, and must go on to 6.",
          "Par 1 on arrive en 5 avec deux coups restants, et il faut aller en 6.",
        ),
        wrong("3 0", "3 is only the estimate of 0 itself.", "3 n'est que l'estimation de 0 lui-même."),
        wrong("0 6", "6 is worth 0; by 2 there is more.", "6 vaut 0 ; par 2 il y a mieux."),
      ],
      why: text(
        "0, 2, 3, 4, 5: there no move is left, and h(5) = 2.",
        "0, 2, 3, 4, 5 : il ne reste plus de coup, et h(5) = 2.",
      ),
    },
  ],
  lab: "#tree/memo",
};

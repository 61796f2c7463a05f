import { goalOf, isOver, ownerOf, rankOf, successors, winnerOf } from "marienbad/arena";
import type { Random, Text } from "marienbad/base";
import { grundyValues, subtractionGame } from "marienbad/impartial";
import { treeGame } from "marienbad/search";
import { arenaFigure, minimaxFigure } from "marienbad-figure";
import { between, someOf } from "../chance.ts";
import type { Difficulty, Draft, ExerciseKind, PythonCase, PythonTask } from "../model.ts";
import { texts } from "../texts/python.ts";
import { heapScene } from "./heap-scene.ts";
import { allPaths, drawGraph } from "./paths.ts";
import * as solutions from "./python-solutions.ts";
import { drawArena, isConnected, namesByRank, nodeNames, type SolvedArena, wonBy } from "./random-arena.ts";
import { drawTree, searchTree } from "./trees.ts";
import { weightedScene } from "./weighted-scene.ts";

/** What one draw of a Python exercise gives. */
interface Drawn {
  readonly case: PythonCase;
  readonly shown?: Pick<Draft, "figure" | "names">;
}

interface Description {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly docstring: Text;
  readonly explanation: Text;
  readonly solution: string;
  readonly referee?: PythonTask["referee"];
  readonly difficulty: Difficulty;
  readonly reference: string;
  /** A case of this size (0 for the public one, then larger); undefined where it would teach nothing. */
  readonly drawCase: (random: Random, size: number) => Drawn | undefined;
}

const PRIVATE_CASES = 4;
const MAX_DRAWS = 5000;

/** Draws until a case is interesting. */
function interesting(description: Description, random: Random, size: number): Drawn | undefined {
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const drawn = description.drawCase(random, size);
    if (drawn !== undefined) return drawn;
  }
  return undefined;
}

function pythonKind(description: Description): ExerciseKind {
  const { name, parameters, docstring, explanation, solution, referee, difficulty, reference } = description;
  return {
    id: `python-${name}`,
    title: texts.title(name),
    requires: texts.TRAINS,
    guarantees: texts.CRITERIA,
    reference,
    difficulty,
    levels: ["normal"],
    draw(random) {
      const drawn = Array.from({ length: 1 + PRIVATE_CASES }, (_, size) => interesting(description, random, size));
      const cases = drawn.flatMap((one) => (one === undefined ? [] : [one.case]));
      if (cases.length < drawn.length) return undefined;
      return {
        statement: [
          { kind: "text", text: explanation },
          { kind: "text", text: texts.write(`${name}(${parameters.join(", ")})`, docstring) },
        ],
        ...drawn[0]?.shown,
        questions: [],
        python: {
          name,
          parameters,
          docstring,
          publicCases: [cases[0]],
          privateCases: cases.slice(1),
          solution,
          ...(referee === undefined ? {} : { referee }),
        },
      };
    },
  };
}

/** A position as the course writes it, `("a", 0)`. */
function pythonVertex({ arena }: SolvedArena, vertex: number): string {
  return `(${JSON.stringify(arena.label(vertex))}, ${ownerOf(arena, vertex)})`;
}

function pythonSet(items: readonly string[]): string {
  return items.length === 0 ? "set()" : `{${items.join(", ")}}`;
}

/** The arena with the goals of J0 as `F`; the other player's goal is a position without a move. */
function arenaArguments(solved: SolvedArena): string[] {
  const { arena, vertices } = solved;
  const write = (vertex: number): string => pythonVertex(solved, vertex);
  const entries = vertices.map(
    (vertex) => `${write(vertex)}: [${Array.from(successors(arena, vertex), write).join(", ")}]`,
  );
  return [
    `{${entries.join(", ")}}`,
    "0",
    pythonSet(vertices.filter((vertex) => goalOf(arena, vertex) === 0).map(write)),
  ];
}

function drawArenaCase(random: Random, size: number, expected: (solved: SolvedArena) => string): Drawn | undefined {
  const solved = drawArena(random, 7 + 3 * size);
  if (namesByRank(solved, 0).length < 4 || !isConnected(solved)) return undefined;
  if (wonBy(solved, 0).length === solved.vertices.length) return undefined;
  return {
    case: { arguments: arenaArguments(solved), expected: expected(solved) },
    shown: { figure: (language) => arenaFigure(solved.arena, { language }), names: nodeNames(solved) },
  };
}

/** For each position that J0 wins by a move: the first successor of least rank. */
function strategyOf(solved: SolvedArena): string {
  const { arena, solution } = solved;
  const pairs = wonBy(solved, 0).flatMap((vertex) => {
    if (ownerOf(arena, vertex) !== 0 || isOver(arena, vertex)) return [];
    const won = [...successors(arena, vertex)].filter((target) => winnerOf(solution, target) === 0);
    const rank = (target: number): number => rankOf(solution, target) as number;
    const best = won.reduce((least, target) => (rank(target) < rank(least) ? target : least));
    return [`${pythonVertex(solved, vertex)}: ${pythonVertex(solved, best)}`];
  });
  return `{${pairs.join(", ")}}`;
}

function drawTreeCase(random: Random, size: number, withLeaves: boolean): Drawn | undefined {
  const depth = size === 0 ? 2 : 3;
  const tree = drawTree(random, depth);
  const { value, evaluated, cuts } = searchTree(tree, depth);
  if (withLeaves && cuts.length === 0) return undefined;
  const expected = withLeaves ? `(${value}, ${evaluated.size})` : String(value);
  const options = { depth, positions: false, blank: true };
  return {
    case: { arguments: [JSON.stringify(tree).replaceAll(",", ", "), "0"], expected },
    shown: { figure: (language) => minimaxFigure(treeGame(tree), { ...options, language }) },
  };
}

function drawHeapCase(random: Random, size: number): Drawn | undefined {
  const take = someOf(random, [1, 2, 3, 4, 5, 6], between(random, 2, 3)).sort((a, b) => a - b);
  const heap = between(random, 5, 9) + 10 * size;
  const value = grundyValues(subtractionGame(take), heap)[heap];
  return value === 0 && size === 0
    ? undefined
    : {
        case: { arguments: [String(heap), `[${take.join(", ")}]`], expected: String(value) },
        shown: { figure: (language) => heapScene({ take, most: heap, heap }, language) },
      };
}

function drawGraphCase(random: Random, size: number): Drawn | undefined {
  const graph = drawGraph(random, 5 + size);
  if (graph === undefined) return undefined;
  const [best, second] = allPaths(graph);
  if (second === undefined || second.cost === best.cost || best.path.length < 3) return undefined;
  const { labels, edges, distances } = graph;
  const name = (vertex: number): string => JSON.stringify(labels[vertex]);
  const estimates = distances.map((distance) => Math.max(0, distance - random.below(4)));
  const entries = labels.map((_, vertex) => {
    const out = edges.filter(([from]) => from === vertex).map(([, to, weight]) => `${name(to)}: ${weight}`);
    return `${name(vertex)}: {${out.join(", ")}}`;
  });
  const h = `{${estimates.map((estimate, vertex) => `${name(vertex)}: ${estimate}`).join(", ")}}`;
  return {
    case: {
      arguments: [`{${entries.join(", ")}}`, h, name(0), name(labels.length - 1)],
      expected: `(${best.cost}, [${best.path.map(name).join(", ")}])`,
    },
    shown: { figure: (language) => weightedScene({ labels, edges, estimates }, language) },
  };
}

const ARENA = ["G", "joueur", "F"];
const TREE = ["arbre", "joueur"];

/** The kinds of exercises in Python. */
export const PYTHON_KINDS: readonly ExerciseKind[] = [
  pythonKind({
    name: "attracteur",
    parameters: ARENA,
    docstring: texts.ATTRACTEUR,
    explanation: texts.arena(),
    solution: solutions.ATTRACTEUR,
    difficulty: 2,
    reference: "Course, attractors",
    drawCase: (random, size) =>
      drawArenaCase(random, size, (solved) =>
        pythonSet(wonBy(solved, 0).map((vertex) => pythonVertex(solved, vertex))),
      ),
  }),
  pythonKind({
    name: "strategie",
    parameters: ARENA,
    docstring: texts.STRATEGIE,
    explanation: texts.arena(),
    solution: solutions.STRATEGIE,
    referee: solutions.STRATEGIE_REFEREE,
    difficulty: 3,
    reference: "Course, winning strategies",
    drawCase: (random, size) => drawArenaCase(random, size, strategyOf),
  }),
  pythonKind({
    name: "minimax",
    parameters: TREE,
    docstring: texts.MINIMAX,
    explanation: texts.tree(),
    solution: solutions.MINIMAX,
    difficulty: 1,
    reference: "Course, minimax",
    drawCase: (random, size) => drawTreeCase(random, size, false),
  }),
  pythonKind({
    name: "alphabeta",
    parameters: TREE,
    docstring: texts.ALPHABETA,
    explanation: texts.tree(),
    solution: solutions.ALPHABETA,
    difficulty: 3,
    reference: "Knuth and Moore 1975",
    drawCase: (random, size) => drawTreeCase(random, size, true),
  }),
  pythonKind({
    name: "grundy",
    parameters: ["n", "coups"],
    docstring: texts.GRUNDY,
    explanation: texts.heap(),
    solution: solutions.GRUNDY,
    difficulty: 2,
    reference: "Grundy 1939",
    drawCase: drawHeapCase,
  }),
  pythonKind({
    name: "astar",
    parameters: ["G", "h", "depart", "arrivee"],
    docstring: texts.ASTAR,
    explanation: texts.graph(),
    solution: solutions.ASTAR,
    difficulty: 3,
    reference: "Hart, Nilsson and Raphael 1968",
    drawCase: drawGraphCase,
  }),
];

import { goalOf, isOver, ownerOf, rankOf, successors, winnerOf } from "marienbad/arena";
import type { Random, Text } from "marienbad/base";
import { grundyValues, subtractionGame } from "marienbad/impartial";
import { treeGame } from "marienbad/search";
import { arenaFigure, minimaxFigure } from "marienbad-figure";
import type { Draft, ExerciseKind, PythonCase, PythonTask } from "../model.ts";
import { texts } from "../texts/python.ts";
import { type DrawnArena, drawArena, isConnected, namesByRank, nodeNames, wonBy } from "./arenas.ts";
import { between, paragraphs, range, someOf } from "./drawing.ts";
import { heapScene } from "./heaps.ts";
import { allPaths, drawGraph, weightedScene } from "./paths.ts";
import { SOLUTIONS, STRATEGIE_REFEREE } from "./python-solutions.ts";
import { drawTree, searchTree } from "./trees.ts";

interface Drawn {
  readonly case: PythonCase;
  readonly shown?: Pick<Draft, "figure" | "names">;
}

/** A case of this size (0 for the public one, then larger); undefined if it would teach nothing. */
type DrawCase = (random: Random, size: number) => Drawn | undefined;

const PRIVATE_CASES = 4;
const MAX_DRAWS = 5000;

function interesting(drawCase: DrawCase, random: Random, size: number): Drawn | undefined {
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const drawn = drawCase(random, size);
    if (drawn !== undefined) return drawn;
  }
  return undefined;
}

interface Domain {
  readonly parameters: readonly string[];
  readonly explanation: Text;
}

const ARENA: Domain = { parameters: ["G", "joueur", "F"], explanation: texts.arena() };
const TREE: Domain = { parameters: ["arbre", "joueur"], explanation: texts.tree() };
const HEAP: Domain = { parameters: ["n", "coups"], explanation: texts.heap() };
const GRAPH: Domain = { parameters: ["G", "h", "depart", "arrivee"], explanation: texts.graph() };

type Name = keyof typeof SOLUTIONS;

/** A function's exercise: its docstring is a text, and its solution a program, of the same name in capitals. */
/* @__NO_SIDE_EFFECTS__ */
function pythonKind(
  name: Lowercase<Name>,
  { parameters, explanation }: Domain,
  { difficulty, reference, referee }: Pick<ExerciseKind, "difficulty" | "reference"> & Pick<PythonTask, "referee">,
  drawCase: DrawCase,
): ExerciseKind {
  const key = name.toUpperCase() as Name;
  const [docstring, solution] = [texts[key], SOLUTIONS[key]];
  const judge = referee === undefined ? {} : { referee };
  return {
    id: `python-${name}`,
    title: texts.title(name),
    requires: texts.TRAINS,
    guarantees: texts.CRITERIA,
    reference,
    difficulty,
    levels: ["normal"],
    draw(random) {
      const drawn = Array.from({ length: 1 + PRIVATE_CASES }, (_, size) => interesting(drawCase, random, size));
      const cases = drawn.flatMap((one) => one?.case ?? []);
      if (cases.length < drawn.length) return undefined;
      return {
        statement: paragraphs(explanation, texts.write(`${name}(${parameters.join(", ")})`, docstring)),
        ...drawn[0]?.shown,
        questions: [],
        python: {
          name,
          parameters,
          docstring,
          publicCases: [cases[0]],
          privateCases: cases.slice(1),
          solution,
          ...judge,
        },
      };
    },
  };
}

function pythonVertex({ arena }: DrawnArena, vertex: number): string {
  return `(${JSON.stringify(arena.label(vertex))}, ${ownerOf(arena, vertex)})`;
}

function pythonSet(items: readonly string[]): string {
  return items.length === 0 ? "set()" : `{${items.join(", ")}}`;
}

/** The arena with the goals of J0 as `F`; a goal of J1 is a position without moves. */
function arenaArguments(solved: DrawnArena): string[] {
  const { arena, vertices } = solved;
  const write = (vertex: number): string => pythonVertex(solved, vertex);
  const targets = (vertex: number): string => Array.from(successors(arena, vertex), write).join(", ");
  const entries = vertices.map((vertex) => `${write(vertex)}: [${targets(vertex)}]`);
  const goals = vertices.filter((vertex) => goalOf(arena, vertex) === 0);
  return [`{${entries.join(", ")}}`, "0", pythonSet(goals.map(write))];
}

function drawArenaCase(random: Random, size: number, expected: (solved: DrawnArena) => string): Drawn | undefined {
  const solved = drawArena(random, 7 + 3 * size);
  if (namesByRank(solved, 0).length < 4 || !isConnected(solved)) return undefined;
  if (wonBy(solved, 0).length === solved.vertices.length) return undefined;
  return {
    case: { arguments: arenaArguments(solved), expected: expected(solved) },
    shown: { figure: (language) => arenaFigure(solved.arena, { language }), names: nodeNames(solved) },
  };
}

/** The first successor of least rank for each position that J0 wins by a move. */
function strategyOf(solved: DrawnArena): string {
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
  const take = someOf(random, range(1, 6), between(random, 2, 3)).sort((a, b) => a - b);
  const heap = between(random, 5, 9) + 10 * size;
  const value = grundyValues(subtractionGame(take), heap)[heap];
  if (value === 0 && size === 0) return undefined;
  return {
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

/** The kinds of exercises in Python. */
export const PYTHON_KINDS: readonly ExerciseKind[] = [
  pythonKind("attracteur", ARENA, { difficulty: 2, reference: "Course, attractors" }, (random, size) =>
    drawArenaCase(random, size, (solved) => pythonSet(wonBy(solved, 0).map((vertex) => pythonVertex(solved, vertex)))),
  ),
  pythonKind(
    "strategie",
    ARENA,
    { difficulty: 3, reference: "Course, winning strategies", referee: STRATEGIE_REFEREE },
    (random, size) => drawArenaCase(random, size, strategyOf),
  ),
  pythonKind("minimax", TREE, { difficulty: 1, reference: "Course, minimax" }, (random, size) =>
    drawTreeCase(random, size, false),
  ),
  pythonKind("alphabeta", TREE, { difficulty: 3, reference: "Knuth and Moore 1975" }, (random, size) =>
    drawTreeCase(random, size, true),
  ),
  pythonKind("grundy", HEAP, { difficulty: 2, reference: "Grundy 1939" }, drawHeapCase),
  pythonKind("astar", GRAPH, { difficulty: 3, reference: "Hart, Nilsson and Raphael 1968" }, drawGraphCase),
];

import {
  ARENA_FORMATS,
  type Arena,
  ArenaBuilder,
  bestMove,
  type Counts,
  checkStrategy,
  choiceOf,
  countOutcomes,
  type DeadEndRule,
  explore,
  type Fault,
  findSamePlayerEdge,
  goalOf,
  isAcyclic,
  type Lattice,
  layers,
  MarienbadError,
  makeGame,
  type Outcome,
  type OwnerRule,
  outcomeOf,
  ownerOf,
  type Player,
  predecessors,
  type Reason,
  rankOf,
  type Solution,
  type StrategyVerdict,
  solve,
  successors,
  withDeadEnds,
  withoutParallelEdges,
} from "marienbad";
import type { ArenaDocument, Source } from "./document.ts";
import type { Drawing } from "./drawing.ts";
import { exportFigure, type FigureRequest, type LabLayout, layOut } from "./figures.ts";

/** Above this an arena is told in numbers, not drawn. */
export const MAX_DRAWN = 300;
const MAX_EXPLORED = 300_000;

export interface StudyInput {
  readonly source: Source;
  readonly deadEnds: DeadEndRule;
  readonly layout: LabLayout;
  /** The format that the text is wanted in. */
  readonly format: string;
}

/** One step of the construction of an attractor: a vertex joins, and why. */
export interface Joining {
  readonly vertex: number;
  readonly rank: number;
  readonly reason: Reason;
}

interface ArenaNumbers {
  readonly vertexCount: number;
  readonly edgeCount: number;
  readonly counts: Counts;
  readonly bipartite: boolean;
  readonly acyclic: boolean;
}

/** All about an arena that is small enough to be drawn. */
export interface Study extends ArenaNumbers {
  readonly large: false;
  readonly document: ArenaDocument;
  /** How the cells of small boards lie. */
  readonly lattice: Lattice;
  readonly drawing: Drawing;
  /** Who wins, by what the dead ends were said to mean. */
  readonly goals: readonly (Player | undefined)[];
  readonly outcomes: readonly Outcome[];
  readonly ranks: readonly (number | undefined)[];
  /** The winner's move. */
  readonly choices: readonly (number | undefined)[];
  /** The best move of whoever is there. */
  readonly bests: readonly (number | undefined)[];
  readonly joinings: readonly [readonly Joining[], readonly Joining[]];
  readonly text: string;
}

export interface Summary extends ArenaNumbers {
  readonly large: true;
}

interface Known {
  readonly arena: Arena;
  readonly lattice: Lattice;
  readonly solution: Solution;
}

let known: Known | undefined;

function arenaOf({ vertices, edges, start }: ArenaDocument): Arena {
  const builder = new ArenaBuilder();
  for (const { name, owner, goal } of vertices) {
    builder.vertex(name, owner);
    if (goal !== undefined) builder.goal(goal, name);
  }
  for (const [from, to] of edges) builder.edge(vertices[from].name, vertices[to].name);
  if (start !== undefined) builder.start(vertices[start].name);
  return builder.buildOrThrow();
}

function documentOf(arena: Arena): ArenaDocument {
  const all = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  return {
    vertices: all.map((vertex) => ({
      name: arena.label(vertex),
      owner: ownerOf(arena, vertex),
      goal: goalOf(arena, vertex),
    })),
    edges: all.flatMap((vertex) =>
      Array.from(successors(arena, vertex), (target): [number, number] => [vertex, target]),
    ),
    start: arena.start,
  };
}

function arenaOfSource(source: Source): Arena {
  if (source.kind === "own") return arenaOf(source.document);
  const { kit } = makeGame(source.game, source.options);
  const { arena, positions } = explore(kit.rules, { limit: MAX_EXPLORED });
  const label = (vertex: number): string => kit.notation.writePosition(positions[vertex]);
  return withoutParallelEdges({ ...arena, label });
}

/** How the cells of small boards lie. */
function latticeOf(source: Source): Lattice {
  if (source.kind === "own") return "squares";
  return makeGame(source.game, source.options).kit.board?.lattice ?? "squares";
}

async function study({ source, deadEnds, layout, format }: StudyInput): Promise<Study | Summary> {
  const drawn = arenaOfSource(source);
  const arena = withDeadEnds(drawn, deadEnds);
  const solution = solve(arena);
  const lattice = latticeOf(source);
  known = { arena, lattice, solution };
  const numbers: ArenaNumbers = {
    vertexCount: arena.vertexCount,
    edgeCount: arena.edgeCount,
    counts: countOutcomes(arena, solution),
    bipartite: findSamePlayerEdge(arena) === undefined,
    acyclic: isAcyclic(arena),
  };
  if (arena.vertexCount > MAX_DRAWN) return { ...numbers, large: true };
  const all = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  const joiningsOf = (player: Player): Joining[] =>
    [...layers(arena, solution, player)].flatMap(({ rank, added }) =>
      added.map(({ vertex, reason }) => ({ vertex, rank, reason })),
    );
  return {
    ...numbers,
    large: false,
    document: documentOf(drawn),
    lattice,
    drawing: await layOut(arena, layout, lattice),
    goals: all.map((vertex) => goalOf(arena, vertex)),
    outcomes: all.map((vertex) => outcomeOf(solution, vertex)),
    ranks: all.map((vertex) => rankOf(solution, vertex)),
    choices: all.map((vertex) => choiceOf(solution, vertex)),
    bests: all.map((vertex) => bestMove(arena, solution, vertex)?.target),
    joinings: [joiningsOf(0), joiningsOf(1)],
    text: formatNamed(format).write(drawn),
  };
}

function formatNamed(id: string) {
  return ARENA_FORMATS.find((format) => format.id === id) ?? ARENA_FORMATS[0];
}

/** What a text says: an arena, or everything that is wrong with it. */
function read({
  text,
  format,
  owners,
}: {
  text: string;
  format: string;
  owners?: OwnerRule | undefined;
}):
  | { readonly ok: true; readonly document: ArenaDocument; readonly warnings: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[] } {
  const result = formatNamed(format).read(text, owners === undefined ? {} : { owners });
  return result.ok ? { ok: true, document: documentOf(result.value), warnings: result.warnings } : result;
}

/** Is this strategy of a player winning from a vertex? */
function check(input: { player: Player; choices: readonly (number | undefined)[]; from: number }): StrategyVerdict {
  const { arena } = current();
  return checkStrategy(arena, input.player, (vertex) => input.choices[vertex], input.from);
}

export interface NeighbourInfo {
  readonly vertex: number;
  readonly name: string;
  readonly owner: Player;
  readonly outcome: Outcome;
  readonly rank: number | undefined;
}

export interface Neighbourhood {
  readonly centre: NeighbourInfo;
  readonly before: readonly NeighbourInfo[];
  readonly after: readonly NeighbourInfo[];
  readonly choice: number | undefined;
  /** How the cells of small boards lie. */
  readonly lattice: Lattice;
}

const MAX_NEIGHBOURS = 60;
let backward: { readonly of: Arena; readonly edges: ReturnType<typeof predecessors> } | undefined;

/** A vertex of the last arena, by number or by name, with those around it. */
function neighbourhood({ at }: { at: number | string }): Neighbourhood {
  const { arena, lattice, solution } = current();
  const vertex = typeof at === "number" ? at : findByName(arena, at);
  if (vertex === undefined || vertex < 0 || vertex >= arena.vertexCount) {
    throw new MarienbadError("unknown-name", {
      en: `There is no vertex ${at}.`,
      fr: `Il n'y a pas de sommet ${at}.`,
    });
  }
  if (backward?.of !== arena) backward = { of: arena, edges: predecessors(arena) };
  const { firstEdgeOfTarget, sourceOfEdge } = backward.edges;
  const info = (of: number): NeighbourInfo => ({
    vertex: of,
    name: arena.label(of),
    owner: ownerOf(arena, of),
    outcome: outcomeOf(solution, of),
    rank: rankOf(solution, of),
  });
  const sources = sourceOfEdge.subarray(firstEdgeOfTarget[vertex], firstEdgeOfTarget[vertex + 1]);
  return {
    centre: info(vertex),
    before: Array.from(sources.subarray(0, MAX_NEIGHBOURS), info),
    after: Array.from(successors(arena, vertex).subarray(0, MAX_NEIGHBOURS), info),
    choice: choiceOf(solution, vertex),
    lattice,
  };
}

function findByName(arena: Arena, name: string): number | undefined {
  const wanted = name.replaceAll(" ", "");
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (arena.label(vertex).replaceAll(" ", "") === wanted) return vertex;
  }
  return undefined;
}

function current(): Known {
  if (known === undefined)
    throw new MarienbadError("not-applicable", {
      en: "No arena has been studied yet.",
      fr: "Aucune arène n'est encore étudiée.",
    });
  return known;
}

/** The current picture as a file. */
function draw(request: FigureRequest & { readonly source: Source; readonly deadEnds: DeadEndRule }): string {
  const arena = withDeadEnds(arenaOfSource(request.source), request.deadEnds);
  return exportFigure(arena, latticeOf(request.source), request);
}

export const arenaTasks = {
  "arena.study": study,
  "arena.read": read,
  "arena.check": check,
  "arena.neighbourhood": neighbourhood,
  "arena.draw": draw,
};
export type ArenaTasks = typeof arenaTasks;

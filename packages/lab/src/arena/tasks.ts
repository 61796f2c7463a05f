import { type Arena, MarienbadError, type Player } from "marienbad";
import {
  ARENA_FORMATS,
  checkStrategy,
  choiceOf,
  type DeadEndRule,
  findSamePlayerEdge,
  goalOf,
  isAcyclic,
  type Outcome,
  type OwnerRule,
  objectiveOf,
  outcomeOf,
  ownerOf,
  predecessors,
  rankOf,
  resultAt,
  type Solution,
  type StrategyVerdict,
  successors,
  winnerOf,
} from "marienbad/arena";
import type { Fault, Parsed } from "marienbad/base";
import type { BoardLook } from "marienbad/game";
import { asParity, checkObjectiveStrategy } from "marienbad/objective";
import { bestMove, type Counts, countOutcomes, layers, type Reason } from "marienbad/solve";
import type { ArenaDrawing } from "marienbad-figure";
import type { ArenaDocument } from "./document.ts";
import { exportFigure, type FigureRequest, type LabLayout, layOut } from "./figures.ts";
import { type ArenaInput, documentOf, type KnownArena, knownArena, rememberArena } from "./known-arena.ts";
import { type ObjectiveStudy, readAs, studyObjective } from "./objective-study.ts";
import { readStrategy } from "./read-strategy.ts";
import * as texts from "./texts.ts";

/** Above this an arena is shown in numbers, not drawn. */
const MAX_DRAWN = 5000;

export interface Joining {
  readonly vertex: number;
  readonly rank: number;
  readonly reason: Reason;
}

/** How many vertices join an attractor at once: where its player has a move into it, and where nobody can avoid it. */
export interface LayerSize {
  readonly own: number;
  readonly forced: number;
}

interface ArenaNumbers {
  readonly vertexCount: number;
  readonly edgeCount: number;
  readonly counts: Counts;
  readonly layerSizes: readonly [readonly LayerSize[], readonly LayerSize[]];
  readonly startOutcome: Outcome | undefined;
  readonly bipartite: boolean;
  readonly acyclic: boolean;
  /** Vertices without a move that are nobody's goal: where the rule about them has an effect. */
  readonly deadEndCount: number;
}

export interface Study extends ArenaNumbers {
  readonly large: false;
  readonly document: ArenaDocument;
  readonly board: BoardLook;
  readonly drawing: ArenaDrawing;
  /** Who wins, by what the dead ends mean. */
  readonly goals: readonly (Player | undefined)[];
  readonly outcomes: readonly Outcome[];
  readonly ranks: readonly (number | undefined)[];
  readonly choices: readonly (number | undefined)[];
  readonly bests: readonly (number | undefined)[];
  readonly joinings: readonly [readonly Joining[], readonly Joining[]];
  readonly objective: ObjectiveStudy | undefined;
}

export interface Summary extends ArenaNumbers {
  readonly large: true;
}

function study({ layout, ...which }: ArenaInput & { readonly layout: LabLayout }): Promise<Study | Summary> {
  return studyOf(knownArena(which), layout);
}

async function studyOf(known: KnownArena, layout: LabLayout): Promise<Study | Summary> {
  const { given, arena, solution, board } = known;
  const numbers: ArenaNumbers = {
    vertexCount: arena.vertexCount,
    edgeCount: arena.edgeCount,
    counts: countOutcomes(arena, solution),
    layerSizes: [countLayers(arena, solution, 0), countLayers(arena, solution, 1)],
    startOutcome: arena.start === undefined ? undefined : outcomeOf(solution, arena.start),
    bipartite: findSamePlayerEdge(arena) === undefined,
    acyclic: isAcyclic(arena),
    deadEndCount: countDeadEnds(given),
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
    document: documentOf(given),
    board,
    drawing: await layOut(known, layout),
    goals: all.map((vertex) => goalOf(arena, vertex)),
    outcomes: all.map((vertex) => outcomeOf(solution, vertex)),
    ranks: all.map((vertex) => rankOf(solution, vertex)),
    choices: all.map((vertex) => choiceOf(solution, vertex)),
    bests: all.map((vertex) => bestMove(arena, solution, vertex)?.target),
    joinings: [joiningsOf(0), joiningsOf(1)],
    objective: studyObjective(given, known.deadEnds),
  };
}

function countLayers(arena: Arena, solution: Solution, player: Player): LayerSize[] {
  const sizes: { own: number; forced: number }[] = [];
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (winnerOf(solution, vertex) !== player) continue;
    const rank = rankOf(solution, vertex);
    if (rank === undefined) continue; // won by playing on for ever: in no layer
    while (sizes.length <= rank) sizes.push({ own: 0, forced: 0 });
    sizes[rank][ownerOf(arena, vertex) === player ? "own" : "forced"]++;
  }
  return sizes;
}

function countDeadEnds(arena: Arena): number {
  let count = 0;
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (successors(arena, vertex).length === 0 && resultAt(arena, vertex) === undefined) count++;
  }
  return count;
}

interface TextInput {
  readonly text: string;
  readonly format: string;
  readonly owners?: OwnerRule | undefined;
  readonly deadEnds: DeadEndRule;
  readonly layout: LabLayout;
}

async function studyText({ text, format, owners, deadEnds, layout }: TextInput): Promise<
  | {
      readonly ok: true;
      readonly document: ArenaDocument;
      /** None of an arena without a vertex. */
      readonly study: Study | Summary | undefined;
      readonly warnings: readonly Fault[];
    }
  | Extract<Parsed<never>, { readonly ok: false }>
> {
  const read = readAs(formatNamed(format), text, owners === undefined ? {} : { owners });
  if (!read.ok) return read;
  const document = documentOf(read.value);
  if (document.vertices.length === 0) return { ok: true, document, study: undefined, warnings: read.warnings };
  rememberArena(document, read.value);
  const known = knownArena({ source: { kind: "own", document }, deadEnds });
  return { ok: true, document, study: await studyOf(known, layout), warnings: read.warnings };
}

function write({ format, ...which }: ArenaInput & { readonly format: string }): string {
  return formatNamed(format).write(knownArena(which).given);
}

function formatNamed(id: string) {
  return ARENA_FORMATS.find((format) => format.id === id) ?? ARENA_FORMATS[0];
}

function drawing({ layout, ...which }: ArenaInput & { readonly layout: LabLayout }): Promise<ArenaDrawing> {
  return layOut(knownArena(which), layout);
}

interface StrategyInput extends ArenaInput {
  readonly player: Player;
  readonly choices: readonly (number | undefined)[];
  readonly from: number;
}

function check({ player, choices, from, ...which }: StrategyInput): StrategyVerdict {
  const { given, deadEnds } = knownArena(which);
  if (objectiveOf(given) !== "reach") {
    const game = asParity(given, { deadEnds: deadEnds === "draw" ? undefined : deadEnds });
    return checkObjectiveStrategy(game, player, (vertex) => choices[vertex], from);
  }
  return checkStrategy(knownArena(which).arena, player, (vertex) => choices[vertex], from);
}

export interface WrittenVerdict {
  readonly faults: readonly Fault[];
  readonly verdict: StrategyVerdict;
  readonly start: string;
  readonly names: Readonly<Record<number, string>>;
}

function checkWritten({
  player,
  text,
  ...which
}: ArenaInput & { readonly player: Player; readonly text: string }): WrittenVerdict {
  const { arena } = knownArena(which);
  const isToDecide = (vertex: number): boolean =>
    ownerOf(arena, vertex) === player && goalOf(arena, vertex) === undefined && successors(arena, vertex).length > 0;
  const { choices, faults } = readStrategy(text, documentOf(arena), isToDecide);
  const from = arena.start ?? 0;
  const verdict = checkStrategy(arena, player, (vertex) => choices[vertex], from);
  const told = verdict.winning ? [] : verdict.play;
  return {
    faults,
    verdict,
    start: arena.label(from),
    names: Object.fromEntries(told.map((vertex) => [vertex, arena.label(vertex)])),
  };
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
  readonly board: BoardLook;
}

const MAX_NEIGHBOURS = 60;
let backward: { readonly of: Arena; readonly edges: ReturnType<typeof predecessors> } | undefined;

function neighbourhood({ at, ...which }: ArenaInput & { at: number | string }): Neighbourhood {
  const { arena, board, solution } = knownArena(which);
  const vertex = typeof at === "number" ? at : findByName(arena, at);
  if (vertex === undefined || vertex < 0 || vertex >= arena.vertexCount) {
    throw new MarienbadError("unknown-name", texts.thereIsNoVertex(at));
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
    board,
  };
}

function findByName(arena: Arena, name: string): number | undefined {
  const wanted = name.replaceAll(" ", "");
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (arena.label(vertex).replaceAll(" ", "") === wanted) return vertex;
  }
  return undefined;
}

function exportPicture({ source, deadEnds, ...request }: ArenaInput & FigureRequest): string | Uint8Array {
  const { arena, board } = knownArena({ source, deadEnds });
  return exportFigure(arena, board, request);
}

export const arenaTasks = {
  "arena.study": study,
  "arena.studyText": studyText,
  "arena.write": write,
  "arena.layOut": drawing,
  "arena.check": check,
  "arena.checkWritten": checkWritten,
  "arena.neighbourhood": neighbourhood,
  "arena.export": exportPicture,
};
export type ArenaTasks = typeof arenaTasks;

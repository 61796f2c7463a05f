import { type Arena, explore } from "marienbad";
import {
  ArenaBuilder,
  type DeadEndRule,
  goalOf,
  ownerOf,
  resultAt,
  type Solution,
  successors,
  withDeadEnds,
  withoutParallelEdges,
} from "marienbad/arena";
import type { BoardLook } from "marienbad/game";
import { solveArenaQuickly } from "marienbad/kernel";
import { boardLook } from "marienbad-figure";
import { makeGame } from "../own/games.ts";
import type { ArenaDocument, Source } from "./document.ts";

const MAX_EXPLORED = 300_000;

/** Which arena a task is about. Every task names it, so that a worker that was started anew can make it again. */
export interface ArenaInput {
  readonly source: Source;
  readonly deadEnds: DeadEndRule;
}

interface GivenArena {
  readonly key: string;
  readonly given: Arena;
  readonly board: BoardLook;
}

/** The same with what its dead ends mean, and solved. */
export interface KnownArena extends GivenArena {
  readonly deadEnds: DeadEndRule;
  readonly arena: Arena;
  readonly solution: Solution;
}

let lastGiven: GivenArena | undefined;
let lastKnown: KnownArena | undefined;

/** The arena of a task, solved; the last one is cached. */
export function knownArena({ source, deadEnds }: ArenaInput): KnownArena {
  const made = givenArena(source);
  if (lastKnown?.key === made.key && lastKnown.deadEnds === deadEnds) return lastKnown;
  const arena = withDeadEnds(made.given, deadEnds);
  lastKnown = { ...made, deadEnds, arena, solution: solveArenaQuickly(arena) };
  return lastKnown;
}

function givenArena(source: Source): GivenArena {
  const key = keyOf(source);
  if (lastGiven?.key === key) return lastGiven;
  lastGiven = source.kind === "own" ? { key, given: arenaOf(source.document), board: {} } : explored(key, source);
  return lastGiven;
}

/** Takes an arena that was read from a text for the one of its document. */
export function rememberArena(document: ArenaDocument, given: Arena): void {
  lastGiven = { key: keyOf({ kind: "own", document }), given, board: {} };
}

/** Sources are plain data: what is written alike is alike. */
function keyOf(source: Source): string {
  return JSON.stringify(source.kind === "own" ? source.document : [source.game, source.options]);
}

function explored(key: string, { game, options }: Extract<Source, { kind: "game" }>): GivenArena {
  const rules = makeGame(game, options);
  const { arena, positions } = explore(rules, { limit: MAX_EXPLORED });
  const label = (vertex: number): string => rules.notation.writePosition(positions[vertex]);
  return { key, given: withoutParallelEdges({ ...arena, label }), board: boardLook(rules) };
}

function arenaOf({ vertices, edges, start, objective }: ArenaDocument): Arena {
  const builder = new ArenaBuilder();
  if (objective !== undefined) builder.objective(objective);
  for (const { name, owner, goal, drawn, priority } of vertices) {
    builder.vertex(name, owner);
    if (priority !== undefined) builder.priority(name, priority);
    const result = drawn ? "draw" : goal;
    if (result !== undefined) builder.goal(result, name);
  }
  for (const [from, to] of edges) builder.edge(vertices[from].name, vertices[to].name);
  if (start !== undefined) builder.start(vertices[start].name);
  return builder.buildOrThrow();
}

export function documentOf(arena: Arena): ArenaDocument {
  const all = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  return {
    vertices: all.map((vertex) => ({
      name: arena.label(vertex),
      owner: ownerOf(arena, vertex),
      goal: goalOf(arena, vertex),
      ...(resultAt(arena, vertex) === "draw" ? { drawn: true as const } : {}),
      ...(arena.priorityOfVertex === undefined ? {} : { priority: arena.priorityOfVertex[vertex] }),
    })),
    edges: all.flatMap((vertex) =>
      Array.from(successors(arena, vertex), (target): [number, number] => [vertex, target]),
    ),
    start: arena.start,
    ...(arena.objective === undefined ? {} : { objective: arena.objective }),
  };
}

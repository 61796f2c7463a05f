import {
  type Arena,
  type Exploration,
  explore,
  NO_CHOICE,
  type Solution,
  successors,
  withoutParallelEdges,
} from "marienbad/arena";
import { type AnyGame, type Player, playOf, type Rules } from "marienbad/game";
import { solveArena } from "marienbad/solve";
import type { FigureOptions, FigureSubject } from "../options.ts";
import { READABLE_VERTICES, withinLimit } from "./limits.ts";
import { texts } from "./texts.ts";

/** Optional additions to the figure of an arena. */
export interface ArenaExtras {
  /** Vertices with moves that are not drawn. */
  readonly more?: ReadonlySet<number>;
  readonly play?: readonly number[];
}

/** The arena with its start moved to `from`, if set. */
export function startedAt(arena: Arena, { from }: FigureOptions): Arena {
  return from === undefined ? arena : { ...arena, start: from as number };
}

/** The arena of a subject down to the given depth, its vertices with undrawn moves, and the play to follow. */
export function arenaOfSubject(
  { game, arena }: FigureSubject,
  options: FigureOptions,
): ArenaExtras & { readonly arena: Arena } {
  const { depth, limit = READABLE_VERTICES, along, from = game.start } = options;
  const positions = along === undefined ? undefined : playOf<unknown, unknown>(game, along, from).positions;
  if (arena !== undefined && depth === undefined) {
    return { arena: startedAt(arena, options), ...(positions === undefined ? {} : { play: positions as number[] }) };
  }
  const explored = exploreToDepth(game, from, depth, limit);
  const play = positions
    ?.map((position) => explored.vertexOf({ position, depth: 0 }))
    .filter((vertex) => vertex !== undefined);
  const more = new Set<number>();
  explored.positions.forEach((at, vertex) => {
    if (at.depth === depth && game.result(at.position) === undefined && game.moves(at.position).length > 0) {
      more.add(vertex);
    }
  });
  const label = (vertex: number): string => game.notation.writePosition(explored.positions[vertex].position);
  return { arena: { ...explored.arena, label }, more, ...(play === undefined ? {} : { play }) };
}

interface At {
  readonly position: unknown;
  readonly depth: number;
}

/** Breadth first, so that a position is found at its least depth. */
function exploreToDepth(
  game: Rules<unknown, unknown>,
  from: unknown,
  depth = Number.POSITIVE_INFINITY,
  limit: number,
): Exploration<At> {
  const shallow: Rules<At, unknown> = {
    start: { position: from, depth: 0 },
    deadEnd: "draw", // at the depth; those of the game have been asked for
    turn: (at): Player => game.turn(at.position),
    moves: (at) => (at.depth < depth ? game.moves(at.position) : []),
    play: (at, move) => ({ position: game.play(at.position, move), depth: at.depth + 1 }),
    result: (at) => game.result(at.position),
    key: (at) => game.key(at.position),
  };
  return withinLimit(() => explore(shallow, { limit }), texts.moreVertices(limit), { limit });
}

interface Solved {
  readonly arena: Arena;
  readonly solution: Solution;
  readonly more: ReadonlySet<number>;
}

const MAX_SOLVED = 500_000;

/** Explores and solves the whole game, then keeps the part within the depth: its values are those of the whole. */
export function solveSubject({ game, arena }: FigureSubject, options: FigureOptions): Solved {
  const whole = arena === undefined ? exploreAll(game, options.from ?? game.start) : startedAt(arena, options);
  const single = withoutParallelEdges(whole);
  return part({ arena: single, solution: solveArena(single), more: new Set() }, options.depth);
}

function exploreAll(game: AnyGame, from: unknown): Arena {
  const label = (position: unknown): string => game.notation.writePosition(position);
  return withinLimit(
    () => explore<unknown, unknown>(game, { from: [from], limit: MAX_SOLVED, label }).arena,
    texts.tooLargeToSolve(MAX_SOLVED),
    { maxSolved: MAX_SOLVED },
  );
}

function part(whole: Solved, depth: number | undefined): Solved {
  if (depth === undefined) return whole;
  const { arena, solution } = whole;
  const kept = [arena.start ?? 0];
  const newNumber = new Map([[kept[0], 0]]);
  let layer = [...kept];
  for (let step = 0; step < depth; step++) {
    const next: number[] = [];
    for (const vertex of layer) {
      for (const target of successors(arena, vertex)) {
        if (newNumber.has(target)) continue;
        newNumber.set(target, kept.length);
        kept.push(target);
        next.push(target);
      }
    }
    layer = next;
  }
  const inside = (vertex: number): number[] => Array.from(successors(arena, vertex)).filter((to) => newNumber.has(to));
  const targets = kept.map((vertex) => inside(vertex).map((to) => newNumber.get(to) as number));
  const firstEdgeOfVertex = new Uint32Array(kept.length + 1);
  targets.forEach((own, vertex) => {
    firstEdgeOfVertex[vertex + 1] = firstEdgeOfVertex[vertex] + own.length;
  });
  const isCut = (number: number): boolean => targets[number].length < successors(arena, kept[number]).length;
  return {
    arena: {
      vertexCount: kept.length,
      edgeCount: firstEdgeOfVertex[kept.length],
      firstEdgeOfVertex,
      targetOfEdge: Uint32Array.from(targets.flat()),
      ownerOfVertex: Uint8Array.from(kept, (vertex) => arena.ownerOfVertex[vertex]),
      goalOfVertex: Uint8Array.from(kept, (vertex) => arena.goalOfVertex[vertex]),
      start: 0,
      label: (number) => arena.label(kept[number]),
    },
    solution: {
      valueOfVertex: Uint32Array.from(kept, (vertex) => solution.valueOfVertex[vertex]),
      choiceOfVertex: Uint32Array.from(kept, (vertex) => newNumber.get(solution.choiceOfVertex[vertex]) ?? NO_CHOICE),
    },
    more: new Set([...kept.keys()].filter(isCut)),
  };
}

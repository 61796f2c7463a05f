import { type Arena, explore, NO_CHOICE, type Solution, successors, withoutParallelEdges } from "marienbad/arena";
import { MarienbadError } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { solveArena } from "marienbad/solve";
import type { FigureOptions, FigureSubject } from "../options.ts";
import { texts } from "./texts.ts";

/** A solved arena, or the part of it that a figure shows. */
export interface Solved {
  readonly arena: Arena;
  readonly solution: Solution;
  /** Vertices some of whose moves are not in the part. */
  readonly more: ReadonlySet<number>;
}

const MAX_SOLVED = 500_000;

/**
 * Explores and solves all of it, then keeps what lies within the depth asked for: the values stay those of the whole.
 */
export function solveSubject({ game, arena: given }: FigureSubject, options: FigureOptions): Solved {
  const from = options.from ?? game.start;
  const arena =
    given === undefined
      ? exploreAll(game, from)
      : options.from === undefined
        ? given
        : { ...given, start: options.from as number };
  const single = withoutParallelEdges(arena);
  return part({ arena: single, solution: solveArena(single), more: new Set() }, options.depth);
}

function exploreAll(game: AnyGame, from: unknown): Arena {
  try {
    const label = (position: unknown): string => game.notation.writePosition(position);
    return explore<unknown, unknown>(game, { from: [from], limit: MAX_SOLVED, label }).arena;
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "limit-reached") throw error;
    throw new MarienbadError("limit-reached", texts.tooLargeToSolve(MAX_SOLVED), {
      parameters: { maxSolved: MAX_SOLVED },
    });
  }
}

/** The part of a solved arena within this many moves of its start. */
function part({ arena, solution, more }: Solved, depth: number | undefined): Solved {
  if (depth === undefined) return { arena, solution, more };
  const kept = [arena.start ?? 0];
  const newNumber = new Map([[kept[0], 0]]);
  let layer: readonly number[] = kept.slice();
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
  const hidden = new Set<number>();
  kept.forEach((vertex, number) => {
    if (targets[number].length < successors(arena, vertex).length) hidden.add(number);
  });
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
    more: hidden,
  };
}

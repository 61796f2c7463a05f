import { type Arena, DRAWN, isDeadEnd, NOBODY, type ObjectiveId, objectiveOf, ownerOf } from "../arena/arena.ts";
import { withDeadEnds } from "../arena/graph.ts";
import { NO_CHOICE } from "../arena/solution.ts";
import { MarienbadError } from "../base/error.ts";
import { checkOptions, type OptionNames } from "../base/option-names.ts";
import type { DeadEndRule } from "../game/dead-end.ts";
import { opponent, type Player } from "../game/game.ts";
import * as texts from "./texts.ts";

/**
 * An arena as the solvers of this room need it. Every vertex has a priority, every end is a player's goal. An endless
 * play is won by player 0 if the largest priority that it sees forever is even, by player 1 if it is odd.
 */
export interface ParityArena extends Arena {
  readonly priorityOfVertex: Uint32Array;
}

/** Winners and strategies; there are no draws or ranks. */
export interface ObjectiveSolution {
  /** 0 or 1. */
  readonly winnerOfVertex: Uint8Array;
  /** The winning strategies: where the winner moves from their vertices; NO_CHOICE elsewhere. */
  readonly choiceOfVertex: Uint32Array;
}

/** Options for objectives that the arena does not state. */
export interface ObjectiveOptions {
  readonly objective?: ObjectiveId | undefined;
  /** The player with the objective (default 0); the other wants the contrary. Parity is for both. */
  readonly player?: Player | undefined;
  /** By default a player who cannot move has lost, but for reach and safety a dead end is a plain end ("draw"). */
  readonly deadEnds?: DeadEndRule | undefined;
}

const AS_PARITY_OPTIONS: OptionNames<ObjectiveOptions> = { objective: true, player: true, deadEnds: true };

/** Resolves an arena's objective with the options. */
export function resolveObjective(
  arena: Arena,
  options: ObjectiveOptions = {},
): { readonly [Name in keyof ObjectiveOptions]-?: NonNullable<ObjectiveOptions[Name]> } {
  checkOptions("asParity", options, AS_PARITY_OPTIONS);
  const objective = options.objective ?? objectiveOf(arena);
  const isAboutEnds = objective === "reach" || objective === "safety";
  const deadEnds = options.deadEnds ?? (isAboutEnds ? "draw" : "mover-loses");
  if (deadEnds === "draw" && !isAboutEnds && arena.ownerOfVertex.some((_, vertex) => isDeadEnd(arena, vertex))) {
    throw new MarienbadError("not-applicable", texts.noDrawnDeadEnds(objective));
  }
  return { objective, player: options.player ?? 0, deadEnds };
}

/**
 * The arena with its objective as priorities (O1–O3 in docs/concordance.md). F is the set of the player's goals or,
 * where there are no goals, of the vertices with a priority of the player's parity:
 *
 *     reach     a play that comes to F is won, any other lost            goals and ends; one priority, the opponent's
 *     safety    a play that comes to a goal of the opponent is lost      the complement of their reachability
 *     buchi     F is visited again and again                             F has the larger of two priorities
 *     cobuchi   from some move on, F is never left                       all others have the larger of two
 *     parity    as the priorities say
 */
export function asParity(given: Arena, options: ObjectiveOptions = {}): ParityArena {
  const { objective, player, deadEnds } = resolveObjective(given, options);
  const arena = withDeadEnds(given, deadEnds);
  const hasGoals = given.goalOfVertex.includes(player);
  switch (objective) {
    case "reach":
      return endsDecide(arena, opponent(player), (goal) => (goal === player ? player : opponent(player)));
    case "safety":
      return endsDecide(arena, player, (goal) => (goal === opponent(player) ? opponent(player) : player));
    case "buchi":
      return visitsDecide(arena, hasGoals, objective, player, player === 0 ? [1, 2] : [0, 1]);
    case "cobuchi":
      return visitsDecide(arena, hasGoals, objective, player, player === 0 ? [1, 0] : [2, 1]);
    default: {
      const { priorityOfVertex } = arena;
      if (priorityOfVertex === undefined) throw new MarienbadError("not-applicable", texts.noPriorities());
      refuseDrawnEnds(arena, objective);
      return { ...arena, objective: "parity", priorityOfVertex };
    }
  }
}

/** Every end is a player's goal, and endless plays are won by `endless`. */
function endsDecide(arena: Arena, endless: Player, winnerAt: (goal: number) => Player): ParityArena {
  const goalOfVertex = arena.goalOfVertex.slice();
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const goal = goalOfVertex[vertex];
    if (goal !== NOBODY || isDeadEnd(arena, vertex)) goalOfVertex[vertex] = winnerAt(goal);
  }
  const priorityOfVertex = new Uint32Array(arena.vertexCount).fill(endless);
  return { ...arena, objective: "parity", goalOfVertex, priorityOfVertex };
}

/** Plays continue at goals, marked by one of two priorities. Dead ends are goals by now. */
function visitsDecide(
  arena: Arena,
  hasGoals: boolean,
  objective: ObjectiveId,
  player: Player,
  [outside, inside]: readonly [number, number],
): ParityArena {
  refuseDrawnEnds(arena, objective);
  const { vertexCount, firstEdgeOfVertex, priorityOfVertex: given } = arena;
  const goalOfVertex = arena.goalOfVertex.slice();
  const priorityOfVertex = new Uint32Array(vertexCount).fill(outside);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (firstEdgeOfVertex[vertex] === firstEdgeOfVertex[vertex + 1]) continue;
    const goal = goalOfVertex[vertex];
    if (goal === opponent(player)) {
      throw new MarienbadError("not-applicable", texts.otherGoal(objective, player, arena.label(vertex)));
    }
    const isInside = hasGoals ? goal === player : given !== undefined && given[vertex] % 2 === player;
    if (isInside) priorityOfVertex[vertex] = inside;
    goalOfVertex[vertex] = NOBODY;
  }
  if (!hasGoals && given === undefined) throw new MarienbadError("not-applicable", texts.noSet(objective, player));
  return { ...arena, objective: "parity", goalOfVertex, priorityOfVertex };
}

function refuseDrawnEnds(arena: Arena, objective: ObjectiveId): void {
  const drawn = arena.goalOfVertex.indexOf(DRAWN);
  if (drawn >= 0) throw new MarienbadError("not-applicable", texts.drawnEnd(objective, arena.label(drawn)));
}

/** Clears the choices at vertices where the winner does not move or the play is over. */
export function keepChoices(arena: Arena, winnerOfVertex: Uint8Array, choiceOfVertex: Uint32Array): ObjectiveSolution {
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const isOver = arena.goalOfVertex[vertex] !== NOBODY;
    if (isOver || winnerOfVertex[vertex] !== ownerOf(arena, vertex)) choiceOfVertex[vertex] = NO_CHOICE;
  }
  return { winnerOfVertex, choiceOfVertex };
}

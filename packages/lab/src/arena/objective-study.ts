import { type Arena, MarienbadError, type Player, type Text } from "marienbad";
import {
  type ArenaFormat,
  type DeadEndRule,
  NO_CHOICE,
  type ObjectiveId,
  objectiveOf,
  type ReadOptions,
  successors,
} from "marienbad/arena";
import type { Parsed } from "marienbad/base";
import { asParity, playOn, solveByLearning, solveByZielonka, type ZielonkaStep } from "marienbad/objective";

export interface ObjectiveStudy {
  readonly id: ObjectiveId;
  readonly fault?: Text;
  /** The priorities that decide; none where ends do. */
  readonly priorities: readonly number[] | undefined;
  readonly winners: readonly Player[];
  readonly choices: readonly (number | undefined)[];
  readonly steps: readonly ZielonkaStep[];
  /** The play from the start by the winning strategy, once around its cycle, and the largest priority there. */
  readonly play: readonly number[];
  readonly cycleLength: number;
  readonly cyclePriority: number | undefined;
}

const MAX_STEPS = 400;
const MAX_STEPPED = 300;

/** The study of an arena for its objective; undefined where that is simply to reach goals. */
export function studyObjective(given: Arena, rule: DeadEndRule): ObjectiveStudy | undefined {
  const id = objectiveOf(given);
  if (id === "reach") return undefined;
  const nothing = { winners: [], choices: [], steps: [], play: [], cycleLength: 0, cyclePriority: undefined };
  try {
    const game = asParity(given, { deadEnds: rule === "draw" ? undefined : rule });
    const solution = solveByLearning(game);
    const steps: ZielonkaStep[] = [];
    if (game.vertexCount <= MAX_STEPPED) solveByZielonka(game, (step) => steps.push(step));
    const { play, cycle, priority } = playOn(game, solution, game.start ?? 0);
    return {
      id,
      priorities: id === "safety" ? undefined : [...game.priorityOfVertex],
      winners: Array.from(solution.winnerOfVertex, (winner) => (winner === 0 ? 0 : 1)),
      choices: Array.from(solution.choiceOfVertex, (choice) => (choice === NO_CHOICE ? undefined : choice)),
      steps: steps.slice(0, MAX_STEPS),
      play,
      cycleLength: cycle.length,
      cyclePriority: priority,
    };
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
    const own = given.priorityOfVertex === undefined ? undefined : [...given.priorityOfVertex];
    return { id, fault: error.text, priorities: own, ...nothing };
  }
}

/** Reads an arena. A PGSolver game whose priorities only encode goals (1 where the play continues) has goals. */
export function readAs(format: ArenaFormat, text: string, options: ReadOptions): Parsed<Arena> {
  const read = format.read(text, options);
  const priorities = read.ok && format.id === "gm" ? read.value.priorityOfVertex : undefined;
  if (!read.ok || priorities === undefined) return read;
  const isAboutGoals = priorities.every((priority, vertex) => {
    return priority === 1 || successors(read.value, vertex).every((target) => target === vertex);
  });
  return isAboutGoals ? format.read(text, { ...options, objective: "reach" }) : read;
}

/** The arena as a layout takes it: without an objective that does not fit it. */
export function layable(arena: Arena): Arena {
  if (objectiveOf(arena) === "reach") return arena;
  try {
    asParity(arena);
    return arena;
  } catch {
    const { objective: _, priorityOfVertex: __, ...plain } = arena;
    return plain;
  }
}

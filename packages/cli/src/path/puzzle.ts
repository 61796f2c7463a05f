import { findById, sameText, type Text, type Watch } from "marienbad/base";
import {
  type AnyPuzzle,
  type Estimate,
  type PathTask,
  PUZZLES,
  type PuzzleSolver,
  type StateGraph,
  stateTask,
} from "marienbad-path";
import { type Call, textFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { cachedTable } from "./pattern-cache.ts";
import type { PathSubject } from "./subject.ts";
import { texts } from "./texts.ts";

// biome-ignore lint/suspicious/noExplicitAny: the states of a puzzle flow only between its own functions
type AnyState = any;

const NAMELESS = sameText("");

/** A puzzle of the catalogue, from its own start to its own goal unless overridden by `--from` and `--to`. */
export function loadPuzzle(call: Call, name: string): PathSubject<AnyState> {
  const puzzle = findById(texts.FILE_OR_PUZZLE, name, PUZZLES).make(call.options);
  const key = (state: AnyState) => puzzle.graph.key(state);
  const read = (flag: "from" | "to"): AnyState => {
    const text = textFlag(call, flag);
    return text === undefined ? undefined : unwrapRead(call, `--${flag}`, puzzle.read(text));
  };
  const start = read("from") ?? puzzle.graph.start;
  const goal = read("to");
  const ownGoal = goal === undefined;
  const graph: StateGraph<AnyState> = {
    start,
    isGoal: (state) => (ownGoal ? puzzle.graph.isGoal(state) : key(state) === key(goal)),
    steps: (state) => puzzle.graph.steps(state),
    key,
  };
  // The estimates of a puzzle are about its own goal, and so is its solver.
  const estimates: Record<string, Estimate<AnyState>> = { ...(ownGoal && puzzle.estimates), zero: () => 0 };
  const task = stateTask(graph, estimates, true);
  return {
    task: ownGoal && puzzle.solver !== undefined ? withSolver(task, puzzle.solver, start) : task,
    write: puzzle.write,
    moves: (states) => labelsAlong(graph, states),
    draw: ([first]) => puzzle.board(first),
    hopeless: ownGoal ? puzzle.hopeless?.(start) : undefined,
    prepare: (estimate, watch) => giveTable(puzzle, estimate, watch),
  };
}

function withSolver(task: PathTask<AnyState>, solver: PuzzleSolver<AnyState>, start: AnyState): PathTask<AnyState> {
  const { heuristics } = solver;
  return {
    ...task,
    algorithms: ["ida", ...task.algorithms.filter((id) => id !== "ida")],
    estimates: { ...Object.fromEntries(heuristics.map((name) => [name, task.estimates[name]])), ...task.estimates },
    *solveWork(algorithm, options = {}) {
      const heuristic = heuristics.find((name) => task.estimates[name] === options.estimate);
      if (algorithm !== "ida" || heuristic === undefined) return yield* task.solveWork(algorithm, options);
      return yield* solver.solveWork(start, { ...options, heuristic });
    },
  };
}

/** Gives an estimate its table, once, from the cache or newly built. */
async function giveTable({ solver, estimates }: AnyPuzzle, estimate: Estimate<AnyState>, watch: Watch): Promise<void> {
  const heuristic = solver?.heuristics.find((name) => estimates[name] === estimate);
  const table = heuristic === undefined ? undefined : solver?.table(heuristic);
  table?.use(await cachedTable(table, watch));
}

function labelsAlong(graph: StateGraph<AnyState>, states: readonly AnyState[]): Text[] {
  return states.slice(1).map((next, i) => {
    const steps = [...graph.steps(states[i])].filter(({ to }) => graph.key(to) === graph.key(next));
    return steps.reduce((best, step) => (step.cost < best.cost ? step : best)).label ?? NAMELESS;
  });
}

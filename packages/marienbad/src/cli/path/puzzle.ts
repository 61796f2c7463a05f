import { findById } from "../../base/registry.ts";
import {
  type Estimate,
  type PathTask,
  PUZZLES,
  type PuzzleSolver,
  type StateGraph,
  stateTask,
  type TaskOptions,
  usesEstimate,
} from "../../path/index.ts";
import { type Call, say, textFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import { cachedTable } from "./pattern-cache.ts";
import type { PathSubject } from "./subject.ts";

// biome-ignore lint/suspicious/noExplicitAny: the states of a puzzle flow only between its own functions
type AnyState = any;

/** A puzzle of the catalogue, from its own start to its own goal unless `--from` and `--to` say otherwise. */
export function loadPuzzle(call: Call, name: string): PathSubject<AnyState> {
  const puzzle = findById({ en: "file or puzzle", fr: "de fichier ni de casse-tête" }, name, PUZZLES).make(
    call.options,
  );
  const { key } = puzzle.graph;
  const read = (flag: "from" | "to"): AnyState => {
    const text = textFlag(call, flag);
    return text === undefined ? undefined : unwrapRead(call, `--${flag}`, puzzle.read(text));
  };
  const start = read("from") ?? puzzle.graph.start;
  const goal = read("to");
  const ownGoal = goal === undefined;
  const isGoal = ownGoal ? puzzle.graph.isGoal : (state: AnyState) => key(state) === key(goal);
  const graph: StateGraph<AnyState> = { ...puzzle.graph, start, isGoal };
  // The estimates of a puzzle are about its own goal, and so is its solver.
  const estimates: Record<string, Estimate<AnyState>> = { ...(ownGoal && puzzle.estimates), zero: () => 0 };
  const task = stateTask(graph, estimates, true);
  const hopeless = ownGoal ? puzzle.hopeless?.(start) : undefined;
  return {
    task: ownGoal && puzzle.solver !== undefined ? withSolver(task, puzzle.solver, start) : task,
    write: puzzle.write,
    moves: (states) => labelsAlong(graph, states),
    draw: ([first]) => puzzle.board(first),
    hopeless: hopeless && say(call, hopeless),
  };
}

/** The same task, its IDA* done by the puzzle's own solver; its tables come from the cache, whatever asks for them. */
function withSolver(task: PathTask<AnyState>, solver: PuzzleSolver<AnyState>, start: AnyState): PathTask<AnyState> {
  const { heuristics } = solver;
  const heuristicOf = (estimate: Estimate<AnyState> | undefined): string | undefined =>
    heuristics.find((name) => task.estimates[name] === estimate);
  const given = new Set<string>();
  const giveTable = async (options: TaskOptions<AnyState>): Promise<void> => {
    const heuristic = heuristicOf(options.estimate);
    if (heuristic === undefined || given.has(heuristic)) return;
    const table = solver.table(heuristic);
    table?.use(await cachedTable(table, options));
    given.add(heuristic);
  };
  return {
    algorithms: ["ida", ...task.algorithms.filter((id) => id !== "ida")],
    estimates: { ...Object.fromEntries(heuristics.map((name) => [name, task.estimates[name]])), ...task.estimates },
    async solve(algorithm, options) {
      if (usesEstimate(algorithm)) await giveTable(options);
      const heuristic = heuristicOf(options.estimate);
      if (algorithm !== "ida" || heuristic === undefined) return task.solve(algorithm, options);
      return solver.solve(start, { ...options, heuristic });
    },
    async writtenOut(options) {
      await giveTable(options);
      return task.writtenOut(options);
    },
  };
}

/** The names of the steps along a path. */
function labelsAlong(graph: StateGraph<AnyState>, states: readonly AnyState[]): string[] {
  return states.slice(1).map((next, i) => {
    const steps = [...graph.steps(states[i])].filter(({ to }) => graph.key(to) === graph.key(next));
    return steps.reduce((best, step) => (step.cost < best.cost ? step : best)).label ?? "";
  });
}

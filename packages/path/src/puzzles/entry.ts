import { type OptionSpecs, type OptionValues, type Parsed, readOptions, type Text, type Work } from "marienbad/base";
import type { PathResult } from "../best-first.ts";
import type { Estimate, StateGraph } from "../state-graph.ts";

/** A one-player puzzle of the catalogue, for the command line, the lab and the docs. */
export interface PuzzleEntry {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  /** Source of the rules and of expected values. */
  readonly reference: string;
  readonly options: OptionSpecs;
  /** The puzzle for these options, which may be strings, as typed. */
  make(options?: Readonly<Record<string, unknown>>): AnyPuzzle;
}

/** An instance of a puzzle. */
export interface Puzzle<State> {
  readonly graph: StateGraph<State>;
  /** By name; all are admissible, but the taquin's `patterns` is not consistent. The first is the default. */
  readonly estimates: Readonly<Record<string, Estimate<State>>>;
  /** A state on one line, which `read` reads. */
  write(state: State): string;
  read(text: string): Parsed<State>;
  /** A picture of a state in characters, on several lines. */
  board(state: State): string;
  /** Reason why no goal can be reached from a state, if that is known without a search. */
  readonly hopeless?: (state: State) => Text | undefined;
  /** A solver for this puzzle only, faster than any on the graph. */
  readonly solver?: PuzzleSolver<State>;
}

/** A puzzle whose type of state does not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: states flow only between functions of one puzzle
export type AnyPuzzle = Puzzle<any>;

/** A puzzle's own solver. */
export interface PuzzleSolver<State> {
  /** The names of its estimates; the first is the default. */
  readonly heuristics: readonly string[];
  table(heuristic: string): PuzzleTable | undefined;
  /** Finds a shortest path from a state to the goal. Progress: expanded states. */
  solveWork(from: State, options?: PuzzleSolveOptions): Work<PuzzleSolution<State>>;
}

/** A table that takes seconds to build, and is worth keeping. */
export interface PuzzleTable {
  /** A file name; tables of the same name are equal. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Progress: the share done. */
  buildWork(): Work<Uint8Array>;
  /** Sets the table of the puzzle's estimate and solver; by default it is built when it is first needed. */
  use(table: Uint8Array): void;
}

/** Options for a puzzle's own solver. */
export interface PuzzleSolveOptions {
  readonly heuristic?: string | undefined;
  /** The result of `table(heuristic).buildWork`, as for `use`. */
  readonly table?: Uint8Array | undefined;
  /** Maximum number of states to expand; then the error is `limit-reached`. */
  readonly limit?: number | undefined;
}

/** The part of a result that a puzzle's own solver has. */
export type PuzzleSolution<State> = Pick<PathResult<State>, "found" | "path" | "cost" | "expanded" | "optimal">;

interface Definition<Specs extends OptionSpecs, State> extends Omit<PuzzleEntry, "make" | "options"> {
  readonly options: Specs;
  build(options: OptionValues<Specs>): Puzzle<State>;
}

/** Makes an entry out of a definition whose `build` receives checked, typed options. */
export function definePuzzle<const Specs extends OptionSpecs, State>(
  definition: Definition<Specs, State>,
): PuzzleEntry & { make(options?: Readonly<Record<string, unknown>>): Puzzle<State> } {
  const { build, ...described } = definition;
  return { ...described, make: (given = {}) => build(readOptions(definition.options, given)) };
}

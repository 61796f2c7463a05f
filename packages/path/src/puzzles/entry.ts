import { type OptionSpecs, type OptionValues, type Parsed, readOptions, type Text, type Work } from "marienbad/base";
import type { PathResult } from "../best-first.ts";
import type { Estimate, StateGraph } from "../state-graph.ts";

/** A one-player puzzle of the catalogue: what the command line, the lab and the docs need to list and to make it. */
export interface PuzzleEntry {
  readonly id: string;
  readonly title: Text;
  /** The rules in a sentence or two. */
  readonly summary: Text;
  /** Where the rules and the expected values come from. */
  readonly reference: string;
  readonly options: OptionSpecs;
  /** The puzzle for these options (as typed: strings are read and checked; what is missing has its default). */
  make(options?: Readonly<Record<string, unknown>>): AnyPuzzle;
}

/** One instance of a puzzle: a graph to look for a path in, what helps to find it, and how people write its states. */
export interface Puzzle<State> {
  readonly graph: StateGraph<State>;
  /** By name, all admissible, not all consistent (the taquin's `patterns` is not); the first is the default. */
  readonly estimates: Readonly<Record<string, Estimate<State>>>;
  /** A state on one line; reading it back gives the same vertex. */
  write(state: State): string;
  /** Reads a state, and says everything that is wrong with it. */
  read(text: string): Parsed<State>;
  /** A picture of a state in characters, several lines. */
  board(state: State): string;
  /** Why no path leads from here to a goal, where that is known without looking for one. */
  readonly hopeless?: (state: State) => Text | undefined;
  /** A solver of its own, quicker than any that walks the graph. */
  readonly solver?: PuzzleSolver<State>;
}

/** A puzzle whose type of state does not matter to the reader. */
// biome-ignore lint/suspicious/noExplicitAny: states flow only between functions of one puzzle
export type AnyPuzzle = Puzzle<any>;

/** A shortest path found by a puzzle's own solver. */
export interface PuzzleSolver<State> {
  /** The names of the estimates it can use; the first is the default. */
  readonly heuristics: readonly string[];
  /** The table that a heuristic looks its values up in, for the heuristics that have one. */
  table(heuristic: string): PuzzleTable | undefined;
  /** Looks for a shortest path from a state to the goal. Progress is the number of states that are expanded. */
  solveWork(from: State, options?: PuzzleSolveOptions): Work<PuzzleSolution<State>>;
}

/** A table that takes seconds to build and does not change: worth keeping. */
export interface PuzzleTable {
  /** Names the contents: tables with the same name are equal. Fit for a file name. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Progress is the share that is done. */
  buildWork(): Work<Uint8Array>;
  /** Gives the puzzle its table, for its estimate and its solver; without it, it is built when it is first needed. */
  use(table: Uint8Array): void;
}

/** What solving a puzzle may be given. */
export interface PuzzleSolveOptions {
  /** One of `heuristics`. */
  readonly heuristic?: string | undefined;
  /** What `table(heuristic).buildWork` gave, as if `use` had been called. */
  readonly table?: Uint8Array | undefined;
  /** The number of expanded states after which it gives up, with the error `limit-reached`. */
  readonly limit?: number | undefined;
}

/** The part of a search's result that a puzzle's own solver has too. */
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

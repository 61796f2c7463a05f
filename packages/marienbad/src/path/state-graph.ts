import type { Key } from "../game/game.ts";

/** One step of a one-player puzzle: where it leads, what it costs, and what to call it. */
export interface Step<State> {
  readonly to: State;
  /** Never negative. */
  readonly cost: number;
  readonly label?: string;
}

/** A graph given by its rules instead of its list of edges: a puzzle, a map, anything that a path is looked for in. */
export interface StateGraph<State> {
  readonly start: State;
  isGoal(state: State): boolean;
  /** Every step from here, in a fixed order. */
  steps(state: State): Iterable<Step<State>>;
  /** Two states are the same vertex exactly when their keys are equal. */
  key(state: State): Key;
}

/** An estimate of the cost from a state to the nearest goal. */
export type Estimate<State> = (state: State) => number;

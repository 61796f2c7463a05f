import type { Text } from "marienbad/base";
import { type Key, keyIndexFor } from "marienbad/game";
import type { WeightedGraph } from "./weighted-graph.ts";

/** One step of a one-player puzzle: where it leads, what it costs, and what to call it. */
export interface Step<State> {
  readonly to: State;
  /** Never negative. */
  readonly cost: number;
  readonly label?: Text;
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

/**
 * What the searches walk on: a graph whose vertices are whole numbers, so that what is known about a vertex lies in
 * flat arrays. An explicit graph has them from the start; the states of an implicit one are numbered as they are met.
 */
export interface NumberedGraph {
  readonly start: number;
  /** How many vertices have a number so far. */
  vertexCount(): number;
  isGoal(vertex: number): boolean;
  /** Shows every edge that leaves a vertex. */
  expand(vertex: number, visit: (target: number, weight: number) => void): void;
  label(vertex: number): string;
}

/** An explicit graph, with the vertices that a path is looked for between. */
export function numberedGraph(graph: WeightedGraph, start: number, goals: readonly number[]): NumberedGraph {
  const isGoalOfVertex = new Uint8Array(graph.vertexCount);
  for (const goal of goals) isGoalOfVertex[goal] = 1;
  const { firstEdgeOfVertex, targetOfEdge, weightOfEdge } = graph;
  return {
    start,
    vertexCount: () => graph.vertexCount,
    isGoal: (vertex) => isGoalOfVertex[vertex] === 1,
    expand(vertex, visit) {
      for (let edge = firstEdgeOfVertex[vertex], end = firstEdgeOfVertex[vertex + 1]; edge < end; edge++) {
        visit(targetOfEdge[edge], weightOfEdge[edge]);
      }
    },
    label: graph.label,
  };
}

/** A state graph whose states get numbers as they are met; the start is 0. */
export interface NumberedStates<State> extends NumberedGraph {
  readonly states: readonly State[];
}

export function numberStates<State>(graph: StateGraph<State>): NumberedStates<State> {
  const { start } = graph;
  const index = keyIndexFor(graph.key(start));
  const states: State[] = [start];
  index.add(graph.key(start));
  return {
    start: 0,
    states,
    vertexCount: () => states.length,
    isGoal: (vertex) => graph.isGoal(states[vertex]),
    expand(vertex, visit) {
      for (const step of graph.steps(states[vertex])) {
        const target = index.add(graph.key(step.to));
        if (target === states.length) states.push(step.to);
        visit(target, step.cost);
      }
    },
    label: (vertex) => String(graph.key(states[vertex])),
  };
}

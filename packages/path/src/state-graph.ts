import type { Text } from "marienbad/base";
import { type Key, keyIndexFor } from "marienbad/game";
import type { WeightedGraph } from "./weighted-graph.ts";

/** A step of a one-player puzzle. */
export interface Step<State> {
  readonly to: State;
  /** Never negative. */
  readonly cost: number;
  readonly label?: Text;
}

/** A graph given by its rules instead of a list of edges, such as a puzzle or a map. */
export interface StateGraph<State> {
  readonly start: State;
  isGoal(state: State): boolean;
  /** All steps from a state, in a fixed order. */
  steps(state: State): Iterable<Step<State>>;
  /** Two states are the same vertex exactly when their keys are equal. */
  key(state: State): Key;
}

/** An estimate of the cost from a state to the nearest goal. */
export type Estimate<State> = (state: State) => number;

/** The graph of a search: vertices are whole numbers; states of an implicit graph are numbered as they are met. */
export interface NumberedGraph {
  readonly start: number;
  /** Number of vertices so far. */
  vertexCount(): number;
  isGoal(vertex: number): boolean;
  expand(vertex: number, visit: (target: number, weight: number) => void): void;
  label(vertex: number): string;
}

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
export function numberStates<State>(graph: StateGraph<State>): NumberedGraph & { readonly states: readonly State[] } {
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

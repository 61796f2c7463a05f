import {
  checkOptions,
  GrowingArray,
  growingWords,
  MarienbadError,
  type OptionNames,
  run,
  type Work,
  withWork,
} from "marienbad/base";
import { SLICE } from "./best-first.ts";
import { numberStates, type StateGraph } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { checkWeight, type WeightedGraph } from "./weighted-graph.ts";

/** The part of a state graph that can be reached, written out. Vertex 0 is the start. */
export interface ExploredStates<State> {
  readonly graph: WeightedGraph;
  readonly states: readonly State[];
  readonly goals: readonly number[];
}

const DEFAULT_LIMIT = 1_000_000;

export interface ExploreStatesOptions<State> {
  /** The most states that may be found (default 1,000,000). */
  readonly limit?: number | undefined;
  readonly label?: ((state: State) => string) | undefined;
}

const EXPLORE_STATES_OPTIONS: OptionNames<ExploreStatesOptions<never>> = { limit: true, label: true };

/**
 * Writes a state graph out, breadth first: what needs all the edges (the transpose, the checks of a heuristic, the
 * search from both ends) can then be asked of it. Cost: every reachable state is expanded once; past the limit it
 * throws `limit-reached`.
 */
export const exploreStates = /* @__PURE__ */ withWork(function exploreStates<State>(
  graph: StateGraph<State>,
  options: ExploreStatesOptions<State> = {},
): ExploredStates<State> {
  checkOptions("exploreStates", options, EXPLORE_STATES_OPTIONS);
  return run(exploreStatesWork(graph, options));
}, exploreStatesWork);

/** The same as a work. Progress is the number of states that are expanded. */
function* exploreStatesWork<State>(
  graph: StateGraph<State>,
  { limit = DEFAULT_LIMIT, label = (state) => String(graph.key(state)) }: ExploreStatesOptions<State> = {},
): Work<ExploredStates<State>> {
  const numbered = numberStates(graph);
  const { states } = numbered;
  const firstEdges = growingWords();
  const targets = growingWords();
  const weights = new GrowingArray(new Float64Array(0));
  const goals: number[] = [];
  for (let vertex = 0; vertex < states.length; vertex++) {
    firstEdges.push(targets.length);
    if (numbered.isGoal(vertex)) goals.push(vertex);
    numbered.expand(vertex, (target, weight) => {
      checkWeight(weight, vertex, target, numbered);
      targets.push(target);
      weights.push(weight);
    });
    if (states.length > limit) {
      throw new MarienbadError("limit-reached", texts.tooManyStates(limit), { parameters: { limit } });
    }
    if ((vertex + 1) % SLICE === 0) yield vertex + 1;
  }
  firstEdges.push(targets.length);
  return {
    graph: {
      vertexCount: states.length,
      edgeCount: targets.length,
      firstEdgeOfVertex: firstEdges.finish(),
      targetOfEdge: targets.finish(),
      weightOfEdge: weights.finish(),
      label: (vertex) => label(states[vertex]),
    },
    states,
    goals,
  };
}

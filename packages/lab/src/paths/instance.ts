import { WorkerClient } from "../worker/client.ts";
import { createPathsState } from "./state.ts";

/** The state of the page, the only one of the lab. */
const state = createPathsState(() => new WorkerClient());

export const { tab, weight, step, goToStep, running, errorText, map, diagonals, heuristic, brush } = state;
export const { brushWeight, brushEstimate, showEstimates, gridStudy, graphText, graphAlgorithm } = state;
export const { graphStudy, graphFaults, lastStep, chooseTab, showAnswer, stroke, showMap, chooseGraph } = state;
export const { start, page, taquin } = state;

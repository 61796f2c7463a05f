import { WorkerClient } from "../worker/client.ts";
import { createTreeState } from "./state.ts";

/** The search of the page, the only one of the lab. */
const state = createTreeState(() => new WorkerClient());

export const { source, algorithm, depth, heuristic, reuse, step, running, following, zoom, opened } = state;
export const { selected, study, counts, counting, busy, errorText, patience, question, lastStep } = state;
export const { moment, shownNode, show, showExample, chooseAlgorithm, chooseDepth, chooseExercise } = state;
export const { named, namesShown, setStep, toggle, stopCounting, start, page } = state;
export const { work, answer, toggleMark } = state.exercise;

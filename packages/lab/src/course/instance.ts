import { WorkerClient } from "../worker/client.ts";
import { createCourseState } from "./state.ts";

/** The state of the page, the only one of the lab. */
const state = createCourseState(() => new WorkerClient());

export const { section, anchor, figures, answers, typed, openChapter, moveFigure, start, page } = state;

import { WorkerClient } from "../worker/client.ts";
import { createNimState } from "./state.ts";

/** The state of the page, the only one of the lab. */
const state = createNimState(() => new WorkerClient());

export const { tab, heaps: heapsState, grundy: grundyState, sums: sumsState, start, page } = state;

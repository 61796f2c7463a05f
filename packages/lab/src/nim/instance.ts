import { WorkerClient } from "../worker/client.ts";
import { createNimState } from "./state.ts";

const state = createNimState(() => new WorkerClient());

export const { tab, heaps: heapsState, grundy: grundyState, sums: sumsState, start, page } = state;

import { WorkerClient } from "../worker/client.ts";
import { createPlayState } from "./state.ts";

/** Workers that prove moves beside the one that is asked first; started when they are needed. */
const MAX_PROVERS = 4;
const cores = navigator.hardwareConcurrency ?? 1;
const helpers = Array.from({ length: Math.min(MAX_PROVERS, cores) - 1 }, () => new WorkerClient());

export const play = createPlayState(() => new WorkerClient(), helpers);

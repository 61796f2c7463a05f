import { WorkerClient } from "../worker/client.ts";
import { createPathsState } from "./state.ts";

export const paths = createPathsState(() => new WorkerClient());

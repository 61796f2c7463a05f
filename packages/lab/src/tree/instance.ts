import { WorkerClient } from "../worker/client.ts";
import { createTreeState } from "./state.ts";

export const tree = createTreeState(() => new WorkerClient());

import { WorkerClient } from "../worker/client.ts";
import { createDilemmaState } from "./state.ts";

export const dilemma = createDilemmaState(() => new WorkerClient());

import { WorkerClient } from "../worker/client.ts";
import { createCompareState } from "./state.ts";

export const compare = createCompareState(new WorkerClient(), async () =>
  (await import("../my-rules/instance.ts")).rules.bringAside(),
);

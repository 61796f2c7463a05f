import { WorkerClient } from "../worker/client.ts";
import { createCompareState } from "./state.ts";

/** The comparison of the page, the only one of the lab. */
const state = createCompareState(new WorkerClient(), async () =>
  (await import("../my-rules/instance.ts")).bringAside(),
);

export const { variants, differences, computing, errorText, moves, cursor, running, worths, page } = state;
export const { chooseGame, setOptions, sessionIn, showExample, play, stop, start } = state;

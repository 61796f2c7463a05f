import { WorkerClient } from "../worker/client.ts";
import { createArenaEditor } from "./editor.ts";
import { arenaPage } from "./link.ts";
import { createObjective } from "./objective-state.ts";
import { createArenaState } from "./state.ts";
import { createStrategy } from "./strategy.ts";

const state = createArenaState(() => new WorkerClient());
const objective = createObjective(state);

export const arena = {
  ...state,
  ...createStrategy(state),
  ...objective,
  page: arenaPage(state, objective.recursion),
  editor: createArenaEditor(state),
};

import { WorkerClient } from "../worker/client.ts";
import { createArenaEditor } from "./editor.ts";
import { arenaPage } from "./link.ts";
import { createObjective } from "./objective-state.ts";
import { createArenaState } from "./state.ts";
import { createStrategy } from "./strategy.ts";

/** The arena of the page, the only one of the lab. */
const arena = createArenaState(() => new WorkerClient());

export const { source, deadEnds, layout, mode, player, step, running, places, study, errorText, selected, pointed } =
  arena;
export const { textFormat, text, faults, warnings, ownerRule, choices, verdict, shownPlay, path, rival } = arena;
export const { drawn, names, points, routes, layerSizes, joined, joining, lastStep, ending } = arena;
export const { open, showExample, setStep, setMode, startToken, choosePlayer, typeText, chooseTextFormat } = arena;
export const { isToDecide, touchForStrategy, takeStrategy } = createStrategy(arena);
export const {
  chooseOwnerRule,
  checkMine,
  choose,
  moveToken,
  takeBackMove,
  askNeighbourhood,
  checkWritten,
  exportPicture,
} = arena;
export const { objective, lastRecursion, recursion, shownStep, moves, runningOn, token, chooseObjective } =
  createObjective(arena);
export const { start } = arena;
export const page = arenaPage(arena, recursion);
export const editor = createArenaEditor(arena);

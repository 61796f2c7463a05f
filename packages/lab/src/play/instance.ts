import { WorkerClient } from "../worker/client.ts";
import { createPlayState } from "./state.ts";

/** The play of the page, the only one of the lab. */
const state = createPlayState(() => new WorkerClient());

export const { record, playerSettings, showValues, patience, evaluation, review, hint, thinking } = state;
export const { evaluating, errorText, noteText, session, isHuman, play, goToMove, undo, redo, newGame } = state;
export const { chooseGame, chooseOptions, chooseStart, pasteMoves, swapSides, setPlayer, askHint } = state;
export const { resultSentence, tryAgain, stopThinking, start, page } = state;

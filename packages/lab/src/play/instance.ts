import { WorkerClient } from "../worker/client.ts";
import { createPlayState } from "./state.ts";

/** Workers that prove moves beside the one that is asked first; started when they are needed. */
const MAX_PROVERS = 4;
const cores = navigator.hardwareConcurrency ?? 1;
const helpers = Array.from({ length: Math.min(MAX_PROVERS, cores) - 1 }, () => new WorkerClient());

/** The play of the page, the only one of the lab. */
const state = createPlayState(() => new WorkerClient(), helpers);

export const { record, playerSettings, showValues, patience, evaluation, hint, thinking } = state;
export const { evaluating, errorText, noteText, session, isHuman, play, undo, redo, newGame } = state;
export const { chooseGame, chooseOptions, chooseStart, pasteMoves, swapSides, setPlayer, askHint } = state;
export const { resultSentence, endSentence, tryAgain, stopThinking, start, page, rematch, reviewList } = state;
export const { review, reviewProgress, reviewing, shownLine, retry, shown, shownSession, reviewedMove } = state;
export const { faults, startReview, closeReview, leave, step, showMove, showLine, startRetry, nextRetry } = state;
export const { tryMove, bestShown, whole, reviewRunning, isAsking } = state;

import { WorkerClient } from "../worker/client.ts";
import { createDilemmaState } from "./state.ts";

/** The state of the page, the only one of the lab. */
const state = createDilemmaState(() => new WorkerClient());

export const { tab, errorText, classicId, matrix, matrixStudy, stakes, turns, ending, end, noise } = state;
export const { seed, first, second, match, turn, goToTurn, running, entrants, repeat, generations, generation } = state;
export const { breeding, played, exactly, shownTournament, playing, progress, chooseClassic } = state;
export const { changeMatrix, toggleEntrant, playTournament, stopTournament, start, page } = state;

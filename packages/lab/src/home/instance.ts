import { goTo } from "../base/router.ts";
import { page as playPage } from "../play/instance.ts";
import { WorkerClient } from "../worker/client.ts";
import { createHomeState } from "./state.ts";

/** The first game of a visitor, the only one of the lab; it can be looked at on the page of plays. */
const state = createHomeState(
  () => new WorkerClient(),
  (play) => {
    void playPage.load(play);
    goTo("play");
  },
);

export const { moves, me, thinking, errorText, session, play, begin, resultSentence, lookCloser, start, page } = state;

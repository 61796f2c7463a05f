import { writeLink } from "../base/link.ts";
import { WorkerClient } from "../worker/client.ts";
import { createHomeState } from "./state.ts";

/** The first game of a visitor, the only one of the lab; it can be looked at on the page of plays. */
const state = createHomeState(
  () => new WorkerClient(),
  async (play) => {
    location.hash = `#play/${await writeLink(play)}`;
  },
);

export const { moves, me, thinking, errorText, session, play, begin, resultSentence, lookCloser, start, page } = state;

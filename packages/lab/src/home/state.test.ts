import { afterEach, describe, expect, it, vi } from "vitest";
import { currentPage } from "../base/router.ts";
import { playTasks } from "../play/tasks.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { createHomeState } from "./state.ts";

function open() {
  const lookAt = vi.fn();
  const state = createHomeState(() => inProcess(playTasks), lookAt);
  state.start();
  return { ...state, lookAt };
}

afterEach(() => {
  currentPage.value = "home";
});

describe("the first game", () => {
  it("is answered, and whoever begins 1-3-5-7 loses against the perfect player (Bouton 1901)", async () => {
    const { moves, session, play, me, resultSentence } = open();
    expect(me.value).toBe(0);
    while (session.value.result === undefined) {
      const before = moves.value.length;
      play(session.value.legal[0]);
      await eventually(() =>
        expect(session.value.result !== undefined || moves.value.length === before + 2).toBe(true),
      );
    }
    expect(resultSentence()).toBe("You lose.");
  });

  it("may be begun by the other side, and is taken over by the page of plays", async () => {
    const { moves, session, begin, lookCloser, lookAt } = open();
    begin(1);
    await eventually(() => expect(moves.value.length).toBe(1));
    expect(session.value.turn).toBe(1);
    lookCloser();
    expect(lookAt).toHaveBeenCalledWith(
      expect.objectContaining({ moves: moves.value[0], seats: ["perfect", "human"] }),
    );
  });

  it("waits while another page is open, and comes back from its link only when its moves are legal", async () => {
    const { moves, me, page } = open();
    currentPage.value = "play";
    await page.load({ moves: "4:1", me: 0 });
    expect(moves.value).toEqual(["4:1"]);
    expect(() => page.load({ moves: "9:9", me: 0 })).toThrow();
    expect([moves.value, me.value]).toEqual([["4:1"], 0]);
  });
});

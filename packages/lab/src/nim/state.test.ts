import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { held } from "../worker/held.ts";
import { inProcess } from "../worker/in-process.ts";
import { readHeaps } from "./heaps-state.ts";
import { createNimState } from "./state.ts";
import { nimTasks } from "./tasks.ts";

function open() {
  const state = createNimState(() => inProcess(nimTasks));
  state.start();
  return state;
}

beforeEach(() => {
  currentPage.value = "nim";
});
afterEach(() => {
  currentPage.value = "home";
});

describe("heaps", () => {
  it("come with their rule from a link by name", async () => {
    const { heaps, page } = open();
    await page.loadName("heaps?1,1,2&misere");
    expect([heaps.heaps.value, heaps.misere.value]).toEqual([[1, 1, 2], true]);
    await page.loadName("heaps?3,4,5");
    expect([heaps.heaps.value, heaps.misere.value]).toEqual([[3, 4, 5], false]);
  });

  it("are taken from, by turns, and taken back", () => {
    const { heaps } = open();
    heaps.take(3, 3);
    expect(heaps.heaps.value).toEqual([1, 3, 5, 3]);
    expect(heaps.turn.value).toBe(1);
    heaps.take(0, 1); // takes nothing
    heaps.take(0, -1);
    expect(heaps.heaps.value).toEqual([1, 3, 5, 3]);
    heaps.undo();
    expect(heaps.heaps.value).toEqual([1, 3, 5, 7]);
    heaps.undo();
    expect(heaps.heaps.value).toEqual([1, 3, 5, 7]);
  });

  it("are played well to the end: who faces nim-sum 0 loses (Bouton 1901)", () => {
    for (const misere of [false, true]) {
      const { heaps } = open();
      heaps.misere.value = misere;
      heaps.setHeaps([1, 3, 5, 6]); // nim-sum 1: the first player wins
      expect(heaps.analysis.value.moves.length).toBeGreaterThan(0);
      while (!heaps.over.value) {
        if (heaps.turn.value === 0) heaps.playWell();
        else
          heaps.take(
            heaps.heaps.value.findIndex((heap) => heap > 0),
            0,
          );
      }
      expect(heaps.tellEnd()).toContain("0");
    }
  });

  it("are read from what is typed, or not at all", () => {
    expect(readHeaps("1, 3; 5+7")).toEqual([1, 3, 5, 7]);
    for (const wrong of ["", "1 x", "-1", "501", Array(13).fill(1).join(" ")]) expect(readHeaps(wrong)).toBeUndefined();
  });

  it("come back from a link only when every move in it is legal", () => {
    const first = open();
    first.heaps.take(1, 0);
    first.heaps.take(0, 0);
    const saved = JSON.parse(JSON.stringify(first.page.save()));
    const second = open();
    void second.page.load(saved);
    expect(second.heaps.play.value).toEqual(first.heaps.play.value);
    const third = open();
    void third.page.load({ ...saved, heaps: ["1 3 5 7", "0 0 5 7"] });
    expect(third.heaps.heaps.value).toEqual([1, 3, 5, 7]);
  });
});

describe("the Grundy values", () => {
  it("are computed for the game and as far as asked, and a heap is explained", async () => {
    const { grundy, page } = open();
    await page.loadName("grundy?1,2,3");
    await eventually(() => expect(grundy.study.value?.game).toBe("{1,2,3}"));
    expect(grundy.study.value?.values.slice(0, 9)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
    grundy.chooseHeap(7);
    await eventually(() => expect(grundy.reason.value).toMatchObject({ heap: 7, value: 3 }));
    grundy.showTo(20);
    await eventually(() => expect(grundy.study.value?.values.length).toBe(21));
    grundy.showTo(1e9);
    expect(grundy.to.value).toBe(2000);
    expect(await grundy.valueOfHeap("1000000007")).toBe("3");
  });

  it("of a game that is none are an error with a reason", async () => {
    const { grundy, page } = open();
    await page.loadName("grundy?chomp");
    await eventually(() => expect(grundy.errorText.value?.en).toContain("heaps"));
    grundy.showGame("kayles");
    await eventually(() => expect(grundy.study.value?.game).toBe("0.77"));
    expect(grundy.errorText.value).toBeUndefined();
  });
});

describe("a late failure", () => {
  it("does not take away the reason that is asked for by then", async () => {
    const { task, onTheirWay } = held(nimTasks["nim.heap"]);
    const { grundy, start, tab } = createNimState(() => inProcess({ ...nimTasks, "nim.heap": task }));
    tab.value = "grundy";
    start();
    grundy.chooseHeap(7);
    grundy.chooseHeap(8);
    await eventually(() => expect(onTheirWay.length).toBeGreaterThan(1));
    onTheirWay.at(-1)?.arrive();
    await eventually(() => expect(grundy.reason.value?.heap).toBe(8));
    onTheirWay[0].fail();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(grundy.reason.value?.heap).toBe(8);
  });
});

describe("a sum", () => {
  it("is what its link says: the table of section 7.6, where one move wins", async () => {
    const { sums, page, tab } = open();
    await page.loadName("sums?kayles:pins=5+nim:sticks=2");
    expect(tab.value).toBe("sums");
    await eventually(() => expect(sums.study.value?.sum).toBe(6)); // 4 ⊕ 2
    await page.loadName("sums?kayles:pins=5+chomp:rows=3&columns=4+wythoff:heaps=3,5");
    await eventually(() => expect(sums.study.value?.sum).toBe(4 ^ 9 ^ 0));
    expect(() => page.loadName("sums?kayles:pins=many")).toThrow();
  });

  it("is played in one part at a time, and moves are taken back", async () => {
    const { sums, page } = open();
    await page.loadName("sums");
    await eventually(() => expect(sums.study.value).toBeDefined());
    const before = sums.parts.value;
    const winning = sums.study.value?.parts.findIndex(({ moves }) => moves.some(({ wins }) => wins)) ?? -1;
    expect(winning).toBeGreaterThanOrEqual(0);
    const move = sums.study.value?.parts[winning].moves.find(({ wins }) => wins);
    if (move === undefined) throw new Error("there is a winning move");
    sums.playIn(winning, move.word, move.to);
    await eventually(() => expect(sums.study.value?.sum).toBe(0));
    expect(sums.study.value?.parts.flatMap(({ moves }) => moves).some(({ wins }) => wins)).toBe(false);
    sums.takeBack();
    expect(sums.parts.value).toBe(before);
    sums.takeBack();
    expect(sums.parts.value).toBe(before);
  });
});

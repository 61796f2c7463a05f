import { afterAll, describe, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { comparableGames, createCompareState } from "./state.ts";
import { compareTasks } from "./tasks.ts";

afterAll(() => {
  currentPage.value = "home";
});

const create = () => {
  const state = createCompareState(inProcess(compareTasks));
  currentPage.value = "compare";
  state.start();
  return state;
};

describe("two variants compared", () => {
  it("tells what changes, and shows the shortest play to it on both boards", async () => {
    const state = create();
    state.page.loadName("dodgem?trapped=wins--trapped=loses");
    await eventually(() => expect(state.differences.value).toBeDefined());
    // The same counts as `marienbad compare dodgem trapped=wins -- trapped=loses`, whose test has its own brute force.
    expect(state.differences.value).toMatchObject({ common: 1963, changed: 43, otherLength: 71, onlyFirst: 0 });
    expect(state.differences.value?.changes.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 1, 27],
      [1, 0, 16],
    ]);
    expect(state.differences.value?.start.map(({ result, rank }) => [result, rank])).toEqual([
      [0, 19],
      [0, 19],
    ]);
    expect(state.moves.value).toEqual(["a3-b3", "b1-a1", "a2-a3"]);
    await eventually(() => expect(state.worths.value?.map((worth) => worth?.value.result)).toEqual([0, 1]));
    state.cursor.value = 2;
    expect(state.sessionIn(0)?.legal).toContain("a2-a3");
    await eventually(() => expect(state.worths.value?.[0]?.moves.length).toBe(state.sessionIn(0)?.legal.length));
  });

  it("goes on by a move on both boards, and is in a link", async () => {
    const state = create();
    state.page.loadName("dodgem?trapped=wins--trapped=loses");
    await eventually(() => expect(state.moves.value.length).toBe(3));
    state.cursor.value = 0;
    state.play("a2-b2");
    expect(state.page.save()).toEqual({
      game: "dodgem",
      options: [{ trapped: "wins" }, { trapped: "loses" }],
      moves: "a2-b2",
    });
    const other = create();
    await other.page.load(JSON.parse(JSON.stringify(state.page.save())));
    expect(other.moves.value).toEqual(["a2-b2"]);
    await eventually(() => expect(other.worths.value).toBeDefined());
    expect(other.moves.value).toEqual(["a2-b2"]); // no example takes the place of what the link shows
  });

  it("knows a move that one of them forbids", async () => {
    const state = create();
    state.page.loadName("nim?sticks=9&take=1,2--sticks=9&take=1,2,3");
    await eventually(() => expect(state.differences.value).toBeDefined());
    state.showExample([]);
    state.play("3");
    expect(state.sessionIn(0)).toBeUndefined();
    expect(state.sessionIn(1)?.text).toBe("(6, 1)");
    await eventually(() => expect(state.worths.value?.[0]).toBeUndefined());
    await eventually(() => expect(state.worths.value?.[1]?.value.result).toBe(1)); // 6 = 2 mod 4: whoever moves wins
  });

  it("says when nothing can be compared, and goes on", async () => {
    const state = create();
    state.page.loadName("tictactoe?rows=2&columns=2&align=2--rows=2&columns=3&align=2");
    await eventually(() => expect(state.errorText.value?.en).toContain("no position in common"));
    state.page.loadName("dodgem?trapped=wins--trapped=wins");
    expect(state.errorText.value?.en).toContain("the same options");
    for (const damaged of [{}, { game: "nim", options: 5 }, { game: "nothing", options: [{}, {}] }])
      expect(() => state.page.load(damaged)).toThrow();
    expect(() => state.page.load({ game: "dodgem", options: [{}, {}], moves: "nonsense" })).toThrow();
    state.chooseGame("kalah");
    expect(state.errorText.value).toBeUndefined();
    currentPage.value = "home";
  });

  it("begins every game with two variants of a board that can be compared here", () => {
    const state = create();
    currentPage.value = "home";
    for (const { id } of comparableGames()) {
      state.chooseGame(id);
      const [first, second] = state.variants.value.options;
      expect(first, id).not.toEqual(second);
    }
    state.chooseGame("kalah");
    expect(state.variants.value.options[0]).toMatchObject({ pits: "3", "empty-capture": "yes" });
    expect(state.variants.value.options[1]).toMatchObject({ pits: "3", "empty-capture": "no" });
  });
});

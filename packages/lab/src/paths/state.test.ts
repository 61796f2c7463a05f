import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { PATHS } from "../course/book/paths/index.ts";
import { REOPEN_MAP } from "../course/book/paths/reopen.ts";
import { graphLink } from "../course/book/paths/roads.ts";
import { eventually } from "../worker/eventually.ts";
import { held } from "../worker/held.ts";
import { inProcess } from "../worker/in-process.ts";
import { createPathsState } from "./state.ts";
import { pathsTasks } from "./tasks.ts";

function open() {
  const state = createPathsState(() => inProcess(pathsTasks));
  state.start();
  return state;
}

const costs = ({ gridStudy }: ReturnType<typeof open>) =>
  Object.fromEntries((gridStudy.value?.runs ?? []).map(({ algorithm, cost }) => [algorithm, cost]));

beforeEach(() => {
  currentPage.value = "paths";
});
afterEach(() => {
  currentPage.value = "home";
});

describe("the grid", () => {
  it("is searched again when it is painted: a wall across it leaves no path", async () => {
    const state = open();
    state.showMap(["S...", "....", "...G"]);
    await eventually(() => expect(costs(state).dijkstra).toBe(5)); // 3 to the right, 2 down
    for (const cell of [2, 6, 10]) state.stroke(cell, "wall");
    await eventually(() => expect(state.gridStudy.value?.runs.every(({ found }) => !found)).toBe(true));
    state.stroke(6, "free");
    await eventually(() => expect(costs(state).astar).toBe(5));
  });

  it("takes estimates of one's own, which may mislead A*", async () => {
    const state = open();
    state.showMap(["S..", "...", "..G"]);
    await eventually(() => expect(costs(state).astar).toBe(4));
    state.brushEstimate.value = 99;
    state.stroke(1, "estimate");
    expect(state.heuristic.value).toBe("own");
    await eventually(() => expect(state.gridStudy.value?.checks.admissible.holds).toBe(false));
    state.showMap(["S..", "...", "..G"]);
    expect(state.heuristic.value).toBe("manhattan");
  });

  it("shows the answer to the last question, whichever comes last", async () => {
    const { task, onTheirWay } = held(pathsTasks["paths.grid"]);
    const state = createPathsState(() => inProcess({ "paths.grid": task }));
    state.start();
    state.stroke(1, "estimate");
    state.brushEstimate.value = 99;
    state.stroke(2, "estimate");
    await eventually(() => expect(onTheirWay).toHaveLength(3));
    for (const { arrive } of onTheirWay.reverse()) {
      arrive();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(state.gridStudy.value?.estimates[2]).toBe(99);
  });

  it("complains of nothing that was not the last question", async () => {
    const { task, onTheirWay } = held(pathsTasks["paths.grid"]);
    const state = createPathsState(() => inProcess({ "paths.grid": task }));
    state.start();
    state.stroke(1, "wall");
    await eventually(() => expect(onTheirWay).toHaveLength(2));
    onTheirWay[1].arrive();
    await eventually(() => expect(state.gridStudy.value).toBeDefined());
    onTheirWay[0].fail();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(state.errorText.value).toBeUndefined();
    state.stroke(2, "wall");
    await eventually(() => expect(onTheirWay).toHaveLength(3));
    onTheirWay[2].fail();
    await eventually(() => expect(state.errorText.value?.en).toContain("memory"));
  });
});

describe("the graph", () => {
  it("keeps what was found while its text has faults, which it reports", async () => {
    const state = open();
    state.chooseTab("graph");
    await eventually(() => expect(state.graphStudy.value).toBeDefined());
    const before = state.graphStudy.value;
    state.chooseGraph('{"edges": [["s","a"');
    await eventually(() => expect(state.graphFaults.value.length).toBeGreaterThan(0));
    expect(state.graphStudy.value).toBe(before);
    state.chooseGraph('{"edges": [["s","g",7]], "start": "s", "goal": "g"}');
    await eventually(() => expect(state.graphStudy.value?.labels).toEqual(["s", "g"]));
    expect(state.graphFaults.value).toEqual([]);
  });
});

describe("the taquin", () => {
  it("slides tiles, takes them back, and is solved in the fewest moves", async () => {
    const { taquin } = open();
    taquin.takeBoard("1 2 3/4 5 6/7 0 8");
    taquin.slideTile(3);
    expect(taquin.board.value).toBe("1 2 3/4 5 6/7 0 8");
    taquin.slideTile(8);
    expect(taquin.isSolved.value).toBe(true);
    taquin.takeBack();
    await taquin.solve();
    expect(taquin.solution.value).toEqual(["1 2 3/4 5 6/7 0 8", "1 2 3/4 5 6/7 8 0"]);
    taquin.takeBoard("1 2 3/4 5 6/8 7 0"); // an odd permutation: it has no solution
    await taquin.solve();
    expect(taquin.solution.value).toBeUndefined();
    expect(taquin.errorText.value?.fr).toBeTruthy();
  });
});

describe("a link by name", () => {
  it("carries a graph, a map or a board, as the book's do", async () => {
    const state = open();
    for (const { lab } of PATHS.sections) {
      if (lab.startsWith("#paths/")) await state.page.loadName(decodeURIComponent(lab.slice("#paths/".length)));
    }
    await state.page.loadName(decodeURIComponent(graphLink(REOPEN_MAP, { a: 4 }).slice("#paths/".length)));
    expect(state.tab.value).toBe("graph");
    await eventually(() => expect(state.graphStudy.value?.labels).toEqual(["s", "a", "b", "g"]));
    await state.page.loadName("taquin?2 1 3/4 5 6/8 7 0");
    expect([state.tab.value, state.taquin.board.value]).toEqual(["taquin", "2 1 3/4 5 6/8 7 0"]);
    await state.page.loadName("grid?S.#/..G");
    expect([state.tab.value, state.map.value]).toEqual(["grid", ["S.#", "..G"]]);
    for (const damaged of ["grid?S", "taquin?1 2", "nowhere?S.G"]) expect(() => state.page.loadName(damaged)).toThrow();
  });
});

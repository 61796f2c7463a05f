import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { PATHS } from "../course/book/paths/index.ts";
import { eventually } from "../worker/eventually.ts";
import { held } from "../worker/held.ts";
import { inProcess } from "../worker/in-process.ts";
import { createDilemmaState } from "./state.ts";
import { dilemmaTasks } from "./tasks.ts";

function open() {
  const state = createDilemmaState(() => inProcess(dilemmaTasks));
  state.start();
  return state;
}

beforeEach(() => {
  currentPage.value = "dilemma";
});
afterEach(() => {
  currentPage.value = "home";
});

describe("the matrix", () => {
  it("is analysed, and again when it is changed; a cell without a number waits", async () => {
    const { matrix, matrixStudy, changeMatrix, classicId } = open();
    await eventually(() => expect(matrixStudy.value).toBeDefined());
    expect(matrixStudy.value?.analysis.equilibria).toHaveLength(1); // both betray (the prisoners of the course)
    const before = matrixStudy.value;
    const [first, ...rows] = matrix.value.cells;
    changeMatrix({ ...matrix.value, cells: [[["?", "0"], ...first.slice(1)], ...rows] });
    expect(classicId.value).toBeUndefined();
    changeMatrix({ ...matrix.value, cells: matrix.value.cells.map((row) => row.map(() => ["1", "1"] as const)) });
    await eventually(() => expect(matrixStudy.value).not.toBe(before));
    expect(matrixStudy.value?.best.flat().every(Boolean)).toBe(true); // everything is a best response
  });

  it("complains of nothing that is no longer asked", async () => {
    const { task, onTheirWay } = held(dilemmaTasks["dilemma.analyse"]);
    const state = createDilemmaState(() => inProcess({ "dilemma.analyse": task }));
    state.start();
    state.chooseClassic("rps");
    await eventually(() => expect(onTheirWay).toHaveLength(2));
    onTheirWay[1].arrive();
    await eventually(() => expect(state.matrixStudy.value).toBeDefined());
    onTheirWay[0].fail();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(state.errorText.value).toBeUndefined();
  });
});

describe("a match", () => {
  it("is played again when its players change, and the link keeps them", async () => {
    const state = open();
    state.tab.value = "match";
    state.turns.value = 3;
    await eventually(() => expect(state.match.value?.turns).toEqual(["CD", "DD", "DD"])); // tit for tat, always defect
    state.second.value = "always-cooperate";
    await eventually(() => expect(state.match.value?.turns).toEqual(["CC", "CC", "CC"]));
    const other = open();
    await other.page.load(JSON.parse(JSON.stringify(state.page.save())));
    expect([other.tab.value, other.second.value, other.turns.value]).toEqual(["match", "always-cooperate", 3]);
  });

  it("and a tournament are left as they were by a damaged link, rules and all", () => {
    const state = open();
    for (const damaged of [
      { tab: "match", first: "nobody", second: "random", turns: 7 },
      { tab: "match", first: "random", second: "nobody", turns: 7 },
      { tab: "tournament", entrants: ["random", "nobody"], turns: 7 },
    ]) {
      expect(() => state.page.load(damaged)).toThrow("damaged");
      expect([state.tab.value, state.turns.value, state.first.value]).toEqual(["matrix", 30, "tit-for-tat"]);
    }
  });
});

describe("a tournament", () => {
  it("is played unasked when it is short, and by the same seed again the same", async () => {
    const state = open();
    state.tab.value = "tournament";
    await eventually(() => expect(state.played.value).toBeDefined());
    const first = state.played.value?.sampled.tournament.standings;
    await state.playTournament();
    expect(state.played.value?.sampled.tournament.standings).toEqual(first);
    state.toggleEntrant("random");
    expect(state.entrants.value).not.toContain("random");
    await state.playTournament();
    expect(state.played.value?.sampled.tournament.strategies).not.toContain("random");
  });
});

describe("a link by name", () => {
  it("carries the players of a match and those of a tournament", async () => {
    const state = open();
    await state.page.loadName("match?first=pavlov&second=always-defect&turns=10");
    expect([state.tab.value, state.first.value, state.second.value, state.turns.value]).toEqual([
      ...["match", "pavlov", "always-defect", 10],
    ]);
    await state.page.loadName("tournament?entrants=tit-for-tat,pavlov&turns=20");
    expect([state.tab.value, state.entrants.value, state.turns.value]).toEqual([
      "tournament",
      ["tit-for-tat", "pavlov"],
      20,
    ]);
    expect(() => state.page.loadName("match?first=nobody&second=pavlov")).toThrow("damaged");
    for (const { lab } of PATHS.sections)
      if (lab.startsWith("#dilemma/")) await state.page.loadName(lab.slice("#dilemma/".length));
    expect(state.entrants.value).toHaveLength(5);
  });
});

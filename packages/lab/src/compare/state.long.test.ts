import { afterAll, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { createCompareState } from "./state.ts";
import { compareTasks } from "./tasks.ts";

afterAll(() => {
  currentPage.value = "home";
});

it("variants that are too large to be compared are refused in a sentence", async () => {
  const state = createCompareState(inProcess(compareTasks));
  currentPage.value = "compare";
  state.start();
  state.page.loadName("connect4?columns=6--columns=7");
  await eventually(() => expect(state.errorText.value?.en).toContain("too many positions"));
  expect(state.computing.value).toBeUndefined();
});

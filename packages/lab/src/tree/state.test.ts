import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentPage } from "../base/router.ts";
import { eventually } from "../worker/eventually.ts";
import { inProcess } from "../worker/in-process.ts";
import { exampleOf, TREE_EXAMPLES } from "./examples.ts";
import { createTreeState } from "./state.ts";
import { treeTasks } from "./tasks.ts";

async function open() {
  const state = createTreeState(() => inProcess(treeTasks));
  state.start();
  await eventually(() => expect(state.counts.value).toBeDefined());
  return state;
}

beforeEach(() => {
  currentPage.value = "tree";
});
afterEach(() => {
  currentPage.value = "home";
});

describe("a search", () => {
  it("of a tree that a link by name gives", async () => {
    const { page, source, algorithm } = await open();
    await page.loadName("list?[[3,5],[3,0]]");
    expect([source.value, algorithm.value]).toEqual([{ kind: "list", text: "[[3,5],[3,0]]", root: 0 }, "alphabeta"]);
  });

  it("is followed step by step, within its bounds", async () => {
    const { study, lastStep, setStep, step, moment } = await open();
    // The tree of the course: alpha-beta reads 5 of its 9 leaves and finds 1.
    expect(study.value?.nodes.length).toBeGreaterThan(9);
    expect(lastStep.value).toBe(study.value?.steps.length);
    setStep(1e6);
    expect(step.value).toBe(lastStep.value);
    expect(moment.value?.current).toBeDefined();
    setStep(-3);
    expect(step.value).toBe(0);
  });

  it("counts the three algorithms: 9 leaves, of which alpha-beta reads 5", async () => {
    const { counts } = await open();
    const leaves = Object.fromEntries((counts.value ?? []).map(({ algorithm, leaves: read }) => [algorithm, read]));
    expect([leaves.minimax, leaves.alphabeta]).toEqual([9, 5]);
  });

  it("is another one after another tree, depth or algorithm, and shows its answer", async () => {
    const state = await open();
    state.setStep(4);
    state.chooseAlgorithm("minimax");
    expect(state.step.value).toBe(state.lastStep.value); // another question: its answer
    await eventually(() => expect(state.study.value?.visited).toBe(state.study.value?.nodes.length));
    const nim = TREE_EXAMPLES.find(({ id }) => id === "nim6");
    if (nim === undefined) throw new Error("there is an example nim6");
    state.showExample(nim);
    expect([state.depth.value, state.algorithm.value]).toEqual([6, "alphabeta"]);
    await eventually(() => expect(state.study.value?.nodes.length).toBeGreaterThan(20));
    state.chooseDepth(100);
    expect(state.depth.value).toBe(20);
    state.chooseDepth(0.5);
    expect(state.depth.value).toBe(20);
  });

  it("says what is wrong with a tree that cannot be read", async () => {
    const state = await open();
    state.show({ kind: "list", text: "[[1, 2", root: 0 });
    await eventually(() => expect(state.errorText.value?.en).toBeTruthy());
    expect(state.study.value).toBeUndefined();
    state.show({ kind: "list", text: "[[1, 2]]", root: 0 });
    await eventually(() => expect(state.study.value?.nodes.length).toBe(4));
    expect(state.errorText.value).toBeUndefined();
  });
});

describe("a link", () => {
  it("to an example brings the example back, with its name", async () => {
    const { page, source, depth, showExample } = await open();
    for (const example of TREE_EXAMPLES) {
      showExample(example);
      const link = JSON.parse(JSON.stringify(page.save()));
      showExample(TREE_EXAMPLES[0]);
      await page.load(link);
      expect(exampleOf(source.value, depth.value)?.id).toBe(example.id);
    }
  });
});

describe("an exercise", () => {
  it("is set on the same tree, answered, and kept by the link", async () => {
    const state = await open();
    state.chooseExercise("values");
    await eventually(() => expect(state.study.value?.visited).toBe(state.study.value?.nodes.length));
    expect(state.step.value).toBe(0); // nothing is given away
    state.answer(0, "1");
    state.answer(1, "−2");
    const saved = JSON.parse(JSON.stringify(state.page.save()));
    expect(saved).toMatchObject({
      exercise: "values",
      answers: [
        [0, "1"],
        [1, "−2"],
      ],
    });
    const other = await open();
    await other.page.load(saved);
    expect(other.work.value.answers.get(1)).toBe("−2");
    state.chooseExercise("pruned");
    expect(state.work.value.answers.size).toBe(0);
    state.toggleMark(3);
    expect([...state.work.value.marks]).toEqual([3]);
    state.toggleMark(3);
    expect(state.work.value.marks.size).toBe(0);
  });
});

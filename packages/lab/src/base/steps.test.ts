import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import { createSteps } from "./steps.ts";

it("steps begin at the answer, stay within their bounds, and keep what a link asked for until it is known", () => {
  const last = signal(0);
  const known = signal(false);
  const { step, goToStep, goToEnd, stepForLink } = createSteps(last, () => known.value);
  expect([step.value, stepForLink()]).toEqual([0, undefined]);
  goToStep(4);
  expect(stepForLink()).toBe(4);
  last.value = 12;
  known.value = true;
  expect(step.value).toBe(4);
  goToStep(99);
  expect([step.value, stepForLink()]).toEqual([12, undefined]);
  goToStep(-3);
  expect([step.value, stepForLink()]).toEqual([0, 0]);
  goToEnd();
  last.value = 20; // what was changed is seen to its end
  expect(step.value).toBe(20);
});

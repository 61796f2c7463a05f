import { expect, it } from "vitest";
import { courseTasks } from "./tasks.ts";

it("the examples of the course come out as the course and the specification say", async () => {
  const answers = await courseTasks["course.examples"]();
  expect(Object.entries(answers).filter(([, { right }]) => !right)).toEqual([]);
  expect(Object.keys(answers).length).toBeGreaterThan(30);
});

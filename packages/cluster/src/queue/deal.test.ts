import type { Task } from "marienbad/levels";
import { describe, expect, it } from "vitest";
import { dealTasks } from "./deal.ts";

const task = (from: number, to: number, weight = 1): Task => ({
  ...{ id: `t-${from}`, kind: "t", level: 0, done: `t-${from}.done` },
  ...{ from, to, weight },
});

describe("tasks are dealt", () => {
  const machines = [
    { id: "a", threads: 1 },
    { id: "b", threads: 1 },
  ];
  const before = [
    { task: task(4, 8), machine: "b" },
    { task: task(0, 4), machine: "a" },
  ];
  const machineOf = (tasks: Task[]) =>
    Object.fromEntries(dealTasks(tasks, machines, before).map((dealt) => [dealt.task.id, dealt.machine]));

  it("to the machine that did most of their ranges before", () => {
    expect(machineOf([task(0, 3), task(3, 7), task(7, 8)])).toEqual({ "t-0": "a", "t-3": "b", "t-7": undefined });
  });

  it("no further than its share, and the large ones first", () => {
    expect(machineOf([task(0, 1, 10), task(1, 2, 1), task(2, 3, 1)])).toEqual({
      "t-0": undefined,
      "t-1": "a",
      "t-2": "a",
    });
    expect(dealTasks([task(0, 1, 1), task(1, 2, 5)], machines, []).map((dealt) => dealt.task.weight)).toEqual([5, 1]);
  });
});

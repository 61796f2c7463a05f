import type { Task } from "marienbad-databases";
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

  it("to the first of two that did equally much, and not to one that did less of it", () => {
    expect(machineOf([task(2, 6)])).toEqual({ "t-2": undefined }); // all of the work is more than a share
    expect(machineOf([task(2, 6), task(8, 9)])).toEqual({ "t-2": "a", "t-8": undefined });
    expect(machineOf([task(1, 5), task(8, 9)])).toEqual({ "t-1": "a", "t-8": undefined });
  });

  it("by shares as large as their threads, and to nobody where there is no choice", () => {
    const dealt = (threads: readonly number[]) => {
      const some = threads.map((count, place) => ({ id: "ab"[place], threads: count }));
      return dealTasks([task(0, 4, 6), task(4, 8, 2)], some, before).map(({ machine }) => machine);
    };
    expect(dealt([3, 1])).toEqual(["a", "b"]);
    expect(dealt([1, 3])).toEqual([undefined, "b"]);
    expect(dealt([4])).toEqual([undefined, undefined]);
    expect(dealTasks([task(0, 4, 6)], [], before)).toEqual([{ task: task(0, 4, 6), machine: undefined }]);
  });

  it("no further than its share, and the large ones first", () => {
    expect(machineOf([task(0, 1, 10), task(1, 2, 1), task(2, 3, 1)])).toEqual({
      "t-0": undefined,
      "t-1": "a",
      "t-2": "a",
    });
    // A share that is filled exactly is not exceeded: each machine has half of the weight.
    expect(machineOf([task(0, 4, 2), task(4, 8, 2)])).toEqual({ "t-0": "a", "t-4": "b" });
    expect(dealTasks([task(0, 1, 1), task(1, 2, 5)], machines, []).map((dealt) => dealt.task.weight)).toEqual([5, 1]);
  });
});

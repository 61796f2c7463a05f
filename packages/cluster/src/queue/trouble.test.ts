import { MarienbadError } from "marienbad";
import { sameText } from "marienbad/base";
import { describe, expect, it } from "vitest";
import type { QueuedTask } from "./protocol.ts";
import { afterFailure, MAX_PUT_BACKS, OF_MACHINE } from "./trouble.ts";

const ref = { game: "nim", options: {}, content: "", version: "1" };
const task = { id: "a-0-0", kind: "a", level: 0, from: 0, to: 1, done: "a-0-0.x", weight: 1 };
const queued = (putBacks?: number): QueuedTask => ({ solve: "s", ref, task, ...(putBacks && { putBacks }) });
const error = (code: "file" | "damaged-file" | "not-applicable", parameters = {}): MarienbadError =>
  new MarienbadError(code, sameText("Trouble."), { parameters });

describe("a task that ended by an error", () => {
  it("is put back three times at most where the machine could not do it, later each time, and then fails", () => {
    expect(MAX_PUT_BACKS).toBe(3);
    for (const trouble of [error("file"), error("not-applicable", { [OF_MACHINE]: true })]) {
      expect(afterFailure(queued(), trouble, false)).toEqual({ act: "put back", task: queued(1), delay: 5000 });
      expect(afterFailure(queued(1), trouble, false)).toEqual({ act: "put back", task: queued(2), delay: 15_000 });
      expect(afterFailure(queued(2), trouble, false)).toEqual({ act: "put back", task: queued(3), delay: 45_000 });
      for (const count of [3, 4, 1000]) expect(afterFailure(queued(count), trouble, false)).toEqual({ act: "fail" });
    }
  });

  it("fails where it is the task that cannot be done", () => {
    const others = [error("damaged-file"), error("not-applicable"), error("not-applicable", { [OF_MACHINE]: "yes" })];
    for (const other of [...others, new Error("x"), undefined]) {
      expect(afterFailure(queued(), other, false)).toEqual({ act: "fail" });
    }
  });

  it("is handed over where the machine is being stopped, whatever the error", () => {
    for (const any of [error("file"), error("damaged-file"), new Error("x")]) {
      expect(afterFailure(queued(3), any, true)).toEqual({ act: "hand over" });
    }
  });
});

import { type Fault, MarienbadError, type Parsed, parsed } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { callOf } from "../../test/run-command.ts";
import { unwrapRead } from "./faults.ts";

function readAndListen<T>(name: string, result: Parsed<T>): { value: T; notes: string[] } {
  const { call, notes } = callOf();
  return { value: unwrapRead(call, name, result), notes };
}

const faults = (count: number): Fault[] =>
  Array.from({ length: count }, (_, i) => ({ text: { en: "odd", fr: "drôle" }, line: i + 1 }));

describe("what was read", () => {
  it("is accepted with its warnings, ten at most, each with its place", () => {
    const { value, notes } = readAndListen("arena.gm", parsed(7, faults(1234)));
    expect(value).toBe(7);
    expect(notes.length).toBe(11);
    expect([notes[0], notes[9], notes[10]]).toEqual([
      "arena.gm: line 1: odd",
      "arena.gm: line 10: odd",
      "arena.gm: … (1,224)",
    ]);
  });

  it("is refused with its faults, a hundred at most in the sentence and all of them in the error", () => {
    try {
      readAndListen("-", { ok: false, faults: faults(150_000) });
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof MarienbadError)) throw error;
      const lines = error.message.split("\n");
      expect([error.code, error.faults.length, lines.length]).toEqual(["bad-input", 150_000, 101]);
      expect(lines[0]).toBe("standard input: line 1: odd");
    }
  });
});

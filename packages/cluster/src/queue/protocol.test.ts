import { MarienbadError } from "marienbad";
import { sameText } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { jobIdOf, readTaskEnd, receivedError, sentError, type TaskEnd } from "./protocol.ts";
import { announced } from "./shape.ts";

const end: TaskEnd = { solve: "s", task: "t", machine: "m", seconds: 1.5, read: 1, written: 2, kept: 3 };
const read = (value: unknown): TaskEnd | undefined => readTaskEnd(JSON.stringify(value));

describe("the end of a task", () => {
  it("is read as it was sent, with its error", () => {
    expect(read(end)).toEqual(end);
    const errors = [new Error("x"), new MarienbadError("file", sameText("y"), { parameters: { name: "z" } })];
    for (const error of errors.map(sentError)) expect(read({ ...end, error, isPutBack: true })?.error).toEqual(error);
    expect(read({ ...end, error: sentError("thrown as it is") })?.error?.text.fr).toBe("thrown as it is");
  });

  it("is nothing where it is anything else", () => {
    for (const message of ["", "{", "null", "5", "[]", '"x"', "{}"]) expect(readTaskEnd(message)).toBe(undefined);
    for (const name of Object.keys(end)) expect(read({ ...end, [name]: null })).toBe(undefined);
    for (const name of Object.keys(end)) expect(read({ ...end, [name]: undefined })).toBe(undefined);
    expect(read({ ...end, more: 1 })).toBe(undefined);
    expect(read({ ...end, isPutBack: "yes" })).toBe(undefined);
    expect(read({ ...end, solve: "x".repeat(10_001) })).toBe(undefined);
    for (const error of ["x", null, {}, { text: "x", parameters: {} }, { text: { en: "x" }, parameters: {} }]) {
      expect(read({ ...end, error })).toBe(undefined);
    }
    const text = { en: "x", fr: "y" };
    expect(read({ ...end, error: { text, parameters: null } })).toBe(undefined);
    expect(read({ ...end, error: { text, parameters: {}, code: 5 } })).toBe(undefined);
    expect(read({ ...end, error: { text, parameters: {}, stack: "z" } })).toBe(undefined);
  });

  it("has an error with its code, text and parameters, or none of them", () => {
    const sent = sentError(new MarienbadError("file", { en: "a", fr: "b" }, { parameters: { name: "z" } }));
    expect(receivedError(sent)).toMatchObject({ code: "file", text: { en: "a", fr: "b" }, parameters: { name: "z" } });
    const other = receivedError(sentError(new TypeError("x")));
    expect([other.message, other instanceof MarienbadError]).toEqual(["x", false]);
    expect(jobIdOf("s", "t")).toBe("s.t");
  });
});

describe("what is announced", () => {
  const blank = { id: "", threads: 0, deciding: { share: 0, since: 0 } };

  it("is read field by field, and as it was before where a field is missing or of another type", () => {
    const right = { id: "a", threads: 2, deciding: { share: 0.5, since: 3 } };
    expect(announced(JSON.stringify(right), blank)).toEqual(right);
    expect(announced(JSON.stringify({ ...right, more: 1 }), blank)).toEqual(right);
    expect(announced('{"id":"a"}', blank)).toEqual({ ...blank, id: "a" });
    expect(announced('{"id":5,"threads":"2","deciding":{"share":null,"since":7}}', blank)).toEqual({
      ...blank,
      deciding: { share: 0, since: 7 },
    });
    for (const deciding of [null, 5, []]) expect(announced(JSON.stringify({ deciding }), blank)).toEqual(blank);
  });

  it("is nothing where it is no object", () => {
    for (const json of ["", "{", "null", "5", "[]", '"x"']) expect(announced(json, blank)).toBe(undefined);
  });
});

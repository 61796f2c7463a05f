import { expect, it } from "vitest";
import { piecesOf } from "./markup.ts";

it("an exponent is raised, and a control behind a caret stays a control", () => {
  expect(piecesOf("b^(p) at 10^{speed}, *so* [there](goal) A*")).toEqual([
    { kind: "words", words: "b" },
    { kind: "raised", words: "p" },
    { kind: "words", words: " at 10^" },
    { kind: "named", name: "speed" },
    { kind: "words", words: ", " },
    { kind: "strong", words: "so" },
    { kind: "words", words: " " },
    { kind: "part", words: "there", part: "goal" },
    { kind: "words", words: " A*" },
  ]);
});

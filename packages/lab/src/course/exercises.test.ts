import { expect, it } from "vitest";
import { EXERCISES } from "./exercises.ts";

it("exercises speak to the student: no note about what the text of the course does not contain", () => {
  for (const { id, question, explanation } of EXERCISES) {
    for (const words of [question, explanation].flatMap(({ en, fr }) => [en, fr])) {
      expect(words, id).not.toMatch(/text of the course|texte du cours|instead \{|à la place,/);
    }
  }
});

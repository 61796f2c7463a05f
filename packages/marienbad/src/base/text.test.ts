import { expect, it } from "vitest";
import { text } from "./text.ts";

const french = (words: string): string => text("", words).fr;

it("sets the apostrophes and the no-break spaces of French", () => {
  expect(french("L'arène n'a pas d'arc : jusqu'ici, qu'on l'*ajoute* aujourd'hui !")).toBe(
    "L’arène n’a pas d’arc\u202f: jusqu’ici, qu’on l’*ajoute* aujourd’hui\u202f!",
  );
  expect(french("(d'un coup) « l'oracle » [d'elle](part), s'il t'en faut puisqu'(1, 0) gagne")).toBe(
    "(d’un coup) «\u202fl’oracle\u202f» [d’elle](part), s’il t’en faut puisqu’(1, 0) gagne",
  );
});

it("leaves names of files, keys, quotations and code as they are", () => {
  for (const words of [
    "/home/d'or/l'a.db",
    "{'c': ['d', 'n'], 'l':'s'}",
    "la touche 'd'",
    "a' et b'c",
    "f'x'",
    "don't",
  ])
    expect(french(words)).toBe(words);
});

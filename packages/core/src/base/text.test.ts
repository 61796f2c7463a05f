import { describe, expect, it } from "vitest";
import { type Messages, messages, text } from "./text.ts";

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

describe("messages", () => {
  const en = { HELLO: "Hello!", found: (count: number, where = "here") => `${count} found ${where}.`, none: () => "" };
  const fr: Messages<typeof en> = {
    HELLO: "Qu'y a-t-il !",
    found: (count, where = "ici") => `Trouvé ${where} : ${count}.`,
    none: () => "",
  };
  const texts = messages(en, fr);

  it("returns texts for words, and functions that return texts for functions", () => {
    expect(texts.HELLO).toEqual(text(en.HELLO, fr.HELLO));
    expect(texts.found(3)).toEqual({ en: "3 found here.", fr: "Trouvé ici\u202f: 3." });
    expect(texts.found(3, "x")).toEqual({ en: "3 found x.", fr: "Trouvé x\u202f: 3." });
    expect(texts.none()).toEqual({ en: "", fr: "" });
    expect(Object.keys(texts)).toEqual(Object.keys(en));
  });

  it("makes a sentence only when it is asked for", () => {
    let calls = 0;
    const counted = messages({ n: () => `${++calls}` }, { n: () => `${++calls}` });
    expect(calls).toBe(0);
    expect(counted.n()).toEqual({ en: "1", fr: "2" });
  });

  it("wants the same names and parameters in both languages", () => {
    // @ts-expect-error: `found` is missing
    const short: Messages<typeof en> = { HELLO: "", none: () => "" };
    // @ts-expect-error: a word is not a number
    const other: Messages<typeof en> = { ...fr, found: (count: string) => count };
    expect([short, other]).toHaveLength(2);
  });
});

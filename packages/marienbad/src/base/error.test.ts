import { describe, expect, it } from "vitest";
import { makeGame } from "../games/index.ts";
import { describeFault, inLanguage, MarienbadError, refused, unwrap } from "./error.ts";
import { readOptions } from "./options.ts";

/** The error that something ends with. */
function errorOf(act: () => unknown): MarienbadError {
  try {
    act();
  } catch (error) {
    if (error instanceof MarienbadError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("sentences", () => {
  it("are in the language asked for, and in English where there is no other", () => {
    const both = new MarienbadError("bad-argument", { en: "Too many.", fr: "Trop." });
    expect([both.message, inLanguage(both, "en"), inLanguage(both, "fr")]).toEqual(["Too many.", "Too many.", "Trop."]);
    expect(inLanguage(new MarienbadError("bad-rules", "A key twice."), "fr")).toBe("A key twice.");
  });

  it("keep the place of a fault in front", () => {
    const fault = { message: "no vertex", french: "pas de sommet", line: 3, column: 2 };
    expect(describeFault(fault)).toBe("line 3, column 2: no vertex");
    expect(describeFault(fault, "fr")).toBe("ligne 3, colonne 2 : pas de sommet");
    const error = errorOf(() => unwrap(refused(fault, { message: "second", line: 4 })));
    expect(inLanguage(error, "fr")).toBe("ligne 3, colonne 2 : pas de sommet\nligne 4 : second");
  });

  it("of options and names are French too", () => {
    const spec = { summary: { en: "", fr: "" }, kind: "integer", default: 3, min: 1, max: 9 } as const;
    expect(
      inLanguage(
        errorOf(() => readOptions({ rows: spec }, { rows: 10 })),
        "fr",
      ),
    ).toBe(`L'option rows=10 n'est pas possible : "10" devrait être un nombre entier de 1 à 9.`);
    expect(
      inLanguage(
        errorOf(() => makeGame("nimm", {})),
        "fr",
      ),
    ).toMatch(/^Il n'y a pas de jeu "nimm"\. .*"nim" \?/);
  });
});

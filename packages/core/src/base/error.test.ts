import { describe, expect, it } from "vitest";
import { findGame } from "../games/all.ts";
import { describeFault, MarienbadError, refused, textOfError, unwrap } from "./error.ts";
import { readOptions } from "./options.ts";
import { sameText, text } from "./text.ts";

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
  it("are in every language, French with its no-break spaces", () => {
    const both = new MarienbadError("bad-argument", text("Too many: 9!", "Trop : 9 !"));
    expect([both.message, both.text.en, both.text.fr]).toEqual([
      "Too many: 9!",
      "Too many: 9!",
      "Trop\u202f: 9\u202f!",
    ]);
    expect(textOfError(new Error("odd"))).toEqual(sameText("odd"));
  });

  it("are carried by errors with what they were made of", () => {
    const error = new MarienbadError("limit-reached", sameText("odd"), { parameters: { limit: 3 } });
    expect([error.code, error.parameters, error.faults]).toEqual(["limit-reached", { limit: 3 }, []]);
  });

  it("of faults are kept up to a thousand", () => {
    const faults = Array.from({ length: 130_000 }, (_, index) => ({ text: sameText("odd"), line: index + 1 }));
    expect(refused(faults)).toEqual({ ok: false, faults: faults.slice(0, 1000) });
  });

  it("keep the place of a fault in front", () => {
    const fault = { text: text("no vertex", "pas de sommet"), line: 3, column: 2 };
    expect(describeFault(fault)).toBe("line 3, column 2: no vertex");
    expect(describeFault(fault, "fr")).toBe("ligne 3, colonne 2\u202f: pas de sommet");
    const error = errorOf(() => unwrap(refused([fault, { text: sameText("second"), line: 4 }])));
    expect(error.text.fr).toBe("ligne 3, colonne 2\u202f: pas de sommet\nligne 4\u202f: second");
  });

  it("of options and names are French too", () => {
    const spec = { summary: { en: "", fr: "" }, kind: "integer", default: 3, min: 1, max: 9 } as const;
    const french = (act: () => unknown): string => errorOf(act).text.fr;
    expect(french(() => readOptions({ rows: spec }, { rows: 10 }))).toBe(
      `L’option rows=10 n’est pas possible\u202f: "10" devrait être un nombre entier de 1 à 9.`,
    );
    expect(french(() => findGame("nimm"))).toMatch(/^Il n’y a pas de jeu "nimm"\. .*"nim"\u202f\?/);
  });
});

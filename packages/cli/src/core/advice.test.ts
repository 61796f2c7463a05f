import { MarienbadError, text } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { offering, withAdvice } from "./advice.ts";

const flags = (...names: string[]) => ({ flags: names.map((name) => ({ name, summary: text("", "") })) });
const tooLarge = (parameters: Record<string, unknown>) =>
  new MarienbadError("limit-reached", text("Too large.", "Trop grand."), { parameters });

describe("advice", () => {
  it("names the flag that sets a limit, where the command has it", () => {
    const error = tooLarge({ limit: 5 });
    expect(withAdvice(error, flags("limit")).message).toBe("Too large. --limit N sets the limit.");
    expect(withAdvice(error, flags("limit")).text.fr).toBe("Trop grand. --limit N fixe la limite.");
    expect(withAdvice(error, flags("depth"))).toBe(error);
    expect(withAdvice(tooLarge({ maxSolved: 5 }), flags("limit")).message).toBe("Too large.");
  });

  it("offers a file where a game has levels, and more of a budget where that was spent", () => {
    expect(withAdvice(offering(tooLarge({ limit: 5 }), "hasLevels"), flags("limit")).message).toMatch(
      /--database FILE/,
    );
    expect(withAdvice(tooLarge({ visited: 9 }), flags("time", "nodes")).message).toMatch(/--time MS and --nodes N/);
  });

  it("names the flag that sets a time, where that was over, and a file where the game has levels", () => {
    expect(withAdvice(tooLarge({ time: 5 }), flags("time")).message).toBe("Too large. --time MS sets the time.");
    expect(withAdvice(offering(tooLarge({ time: 5 }), "hasLevels"), flags("time")).message).toMatch(
      /time\. --database FILE/,
    );
    expect(withAdvice(tooLarge({ time: 5 }), flags("limit")).message).toBe("Too large.");
  });

  it("sends whoever wants to solve a game too large to its own solver, where it has one", () => {
    const error = offering(tooLarge({ limit: 5 }), "hasExpert");
    expect(withAdvice(error, flags("limit")).message).toMatch(/--limit N sets the limit\. The command analyse asks/);
  });

  it("says what helps where memory is short, as far as the game has it", () => {
    const error = tooLarge({ shortage: "heap" });
    expect(withAdvice(error, flags("limit")).message).toMatch(/^Too large\. NODE_OPTIONS=--max-old-space-size=\d+/);
    const both = withAdvice(offering(offering(error, "hasSymmetry"), "hasLevels"), flags("limit"));
    expect(both.message).toMatch(/NODE_OPTIONS=.* --symmetry .* --database FILE/);
    expect(withAdvice(tooLarge({ shortage: "machine" }), flags("limit")).message).toBe("Too large.");
  });

  it("keeps code, faults and parameters, and leaves other errors alone", () => {
    const error = new MarienbadError("bad-argument", text("No.", "Non."), { parameters: { limit: 5 } });
    expect(withAdvice(error, flags("limit"))).toBe(error);
    expect(withAdvice(tooLarge({ limit: 5 }), flags("limit"))).toMatchObject({
      code: "limit-reached",
      parameters: { limit: 5 },
    });
  });
});

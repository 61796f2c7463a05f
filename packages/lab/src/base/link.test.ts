import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LinkError, readLink, writeLink } from "./link.ts";

const kindOf = (text: string): Promise<string> =>
  readLink(text).then(
    () => "read",
    (error) => (error instanceof LinkError ? error.kind : `another error: ${error}`),
  );

describe("links", () => {
  it("bring any state back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (state) => {
        const link = await writeLink(state);
        expect(link).toMatch(/^1[\w-]*$/);
        expect(await readLink(link)).toEqual(JSON.parse(JSON.stringify(state)));
      }),
      { numRuns: 60 },
    );
  });

  it("are refused when they are damaged, wherever", async () => {
    const link = await writeLink({ game: "marienbad", moves: "4:2 3:1 2:2", seats: ["human", "perfect"] });
    for (let cut = 0; cut < link.length; cut += 3) expect(await kindOf(link.slice(0, cut))).toBe("damaged");
    for (const text of ["", "1", "1!!", "x", "1AAAA", "<b>"])
      expect([text, await kindOf(text)]).toEqual([text, "damaged"]);
  });

  it("never break anything, whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(["read", "damaged", "newer", "too-big"]).toContain(await kindOf(`1${text}`));
      }),
      { numRuns: 100 },
    );
  });

  it("are refused when they are too big, packed or unpacked, or of a later version", async () => {
    expect(await kindOf(`1${"A".repeat(200_000)}`)).toBe("too-big");
    expect(await kindOf(await writeLink("a".repeat(5_000_000)))).toBe("too-big");
    expect(await kindOf("2abc")).toBe("newer");
  });
});

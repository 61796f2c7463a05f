import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkName, checkState, LinkError, readLink, writeLink } from "./link.ts";

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

describe("what a link says", () => {
  const isOutOfRange = (check: () => void): boolean => {
    try {
      check();
      return false;
    } catch (error) {
      return error instanceof LinkError && error.kind === "out-of-range";
    }
  };
  const long = "n".repeat(201);

  it("has numbers and names of a size that something on a page can have, wherever they are", () => {
    for (const wrong of [1e308, -1e308, 2 ** 33, long]) {
      for (const state of [{ a: wrong }, { a: [1, { b: [wrong] }] }, { names: ["a", wrong] }, [wrong]]) {
        expect(isOutOfRange(() => checkState(state))).toBe(true);
      }
    }
    expect(isOutOfRange(() => checkState({ [long]: 1 }))).toBe(true);
    expect(isOutOfRange(() => checkState({ a: [2 ** 31, -1.5, "n".repeat(200)], b: null, c: true }))).toBe(false);
  });

  it("may have whole texts where these belong: rules, moves, graphs", () => {
    const state = { rules: { code: long.repeat(9) }, moves: long, graph: long, figures: { a: { text: long } } };
    expect(isOutOfRange(() => checkState(state))).toBe(false);
    expect(isOutOfRange(() => checkState({ figures: { a: 1e308 } }))).toBe(true);
  });

  it("is held to the same by name", () => {
    for (const name of [long, `nim?sticks=${"9".repeat(300)}`, `nim?a=1&${long}`])
      expect(isOutOfRange(() => checkName(name))).toBe(true);
    for (const name of ["nim?sticks=6", `list?[${"1,".repeat(200)}1]`, `tictactoe?moves=${"1+".repeat(200)}`])
      expect(isOutOfRange(() => checkName(name))).toBe(false);
  });

  it("is not nested without end", () => {
    let nested: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) nested = [nested];
    expect(() => checkState(nested)).toThrow(LinkError);
  });
});

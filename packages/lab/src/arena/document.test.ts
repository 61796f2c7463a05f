import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArenaDocument, freshName, pack, unpack, withoutVertex } from "./document.ts";

const documents: fc.Arbitrary<ArenaDocument> = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.record({
    vertices: fc
      .array(
        fc.record({
          owner: fc.constantFrom<0 | 1>(0, 1),
          goal: fc.constantFrom<0 | 1 | "draw" | undefined>(0, 1, "draw", undefined),
        }),
        {
          minLength: count,
          maxLength: count,
        },
      )
      .map((all) =>
        all.map(({ owner, goal }, index) => ({
          name: `v${index}`,
          owner,
          ...(goal === undefined ? {} : goal === "draw" ? { drawn: true as const } : { goal }),
        })),
      ),
    edges: fc
      .uniqueArray(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { selector: (edge) => edge.join() })
      .map((edges) => edges.sort(([a], [b]) => a - b)),
    start: fc.nat(count - 1),
  }),
);

describe("documents", () => {
  it("come back from a link as they went in", () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(unpack(JSON.parse(JSON.stringify(pack(document))))).toEqual(document);
      }),
    );
  });

  it("are refused when the link says nonsense", () => {
    const good = { names: ["a", "b"], owners: "01", goals: "..", to: [[1], []] };
    expect(() => unpack(good)).not.toThrow();
    for (const bad of [
      {},
      { ...good, names: "ab" },
      { ...good, names: [1, 2] },
      { ...good, names: ["a", "a"] },
      { ...good, owners: "02" },
      { ...good, owners: "0" },
      { ...good, to: [[2], []] },
      { ...good, to: [[-1], []] },
      { ...good, to: [["1"], []] },
      { ...good, to: [[1], [], [0]] },
      { ...good, to: [5, []] },
    ]) {
      expect(() => unpack(bad), JSON.stringify(bad)).toThrow();
    }
  });

  it("lose a vertex with the edges that touch it, and nothing else", () => {
    fc.assert(
      fc.property(documents, fc.nat(5), (document, pick) => {
        const gone = pick % document.vertices.length;
        const named = ({ vertices, edges }: ArenaDocument): string[] =>
          edges.map(([from, to]) => `${vertices[from].name} ${vertices[to].name}`);
        const name = document.vertices[gone].name;
        const after = withoutVertex(document, gone);
        expect(after.vertices).toEqual(document.vertices.filter((vertex) => vertex.name !== name));
        expect(named(after)).toEqual(named(document).filter((edge) => !edge.split(" ").includes(name)));
        const startOf = ({ vertices, start }: ArenaDocument): string | undefined =>
          start === undefined ? undefined : vertices[start].name;
        expect(startOf(after)).toBe(startOf(document) === name ? undefined : startOf(document));
      }),
    );
  });

  it("give names that are not taken", () => {
    const vertices = [..."abdefghijklmnopqrstuvwxyz", "a1"].map((name) => ({ name, owner: 0 as const }));
    expect(freshName({ vertices, edges: [] })).toBe("c");
    expect(freshName({ vertices: [...vertices, { name: "c", owner: 1 }], edges: [] })).toBe("b1");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { type Arena, ArenaBuilder, arenaChecksum, type Solution } from "../arena/index.ts";
import { Checksum } from "../base/checksum.ts";
import { MarienbadError } from "../base/error.ts";
import { solveArena } from "../solve/index.ts";
import { readCertificate, verify, writeCertificateBytes, writeCertificateLines } from "./index.ts";

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("certificates (T7)", () => {
  it("read back what was written, as lines and as bytes", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const solution = solveArena(arena);
        for (const written of [
          toBytes(writeCertificateLines(arena, solution)),
          writeCertificateBytes(arena, solution),
        ]) {
          expect(readCertificate(arena, written)).toEqual({ solution, intact: true });
        }
      }),
    );
  });

  it("no flipped bit goes unseen", () => {
    fc.assert(
      fc.property(arenas, fc.nat(), fc.nat({ max: 7 }), fc.boolean(), (arena, where, bit, asText) => {
        const solution = solveArena(arena);
        const bytes = asText ? toBytes(writeCertificateLines(arena, solution)) : writeCertificateBytes(arena, solution);
        bytes[where % bytes.length] ^= 1 << bit;
        let seen: boolean;
        try {
          const certificate = readCertificate(arena, bytes);
          seen = !certificate.intact || verify(arena, certificate.solution) !== undefined;
          // Only white space and the spelling of the head's own words may change without changing a claim.
          if (!seen) expect(certificate.solution).toEqual(solution);
          if (!seen) expect(asText).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(MarienbadError);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("does not take that of another arena", () => {
    fc.assert(
      fc.property(arenas, arenas, (arena, other) => {
        const same = writeCertificateBytes(arena, solveArena(arena));
        const differs =
          JSON.stringify([...same]) !== JSON.stringify([...writeCertificateBytes(other, solveArena(other))]);
        fc.pre(differs);
        expect(() => readCertificate(other, same)).toThrow(/another arena/);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the two forms of a certificate", () => {
  // Player 0 moves at a and wins by going to g; b leads nowhere, and so does the edge from c to itself.
  const arena = (() => {
    const builder = new ArenaBuilder();
    for (const name of ["a", "b", "c", "g"]) builder.vertex(name, 0);
    for (const [from, to] of ["ab", "ag", "cc"]) builder.edge(from, to);
    builder.goal(0, "g");
    return builder.buildOrThrow();
  })();
  const solution: Solution = {
    valueOfVertex: Uint32Array.of(1, 2 ** 31, 3 * 2 ** 30, 0),
    choiceOfVertex: Uint32Array.of(3, 2 ** 32 - 1, 2 ** 32 - 1, 2 ** 32 - 1),
  };
  const checksum = (() => {
    const sum = new Checksum();
    for (const words of [solution.valueOfVertex, solution.choiceOfVertex]) sum.addAll(words);
    return sum.toString();
  })();
  const head = { marienbad: "certificate", version: 1, vertices: 4, edges: 3, arena: arenaChecksum(arena) };
  const claims = ["[0,1,3]", "[2,0,null]", "[3,0,null]", "[0,0,null]"];
  const lines = [JSON.stringify(head), ...claims, JSON.stringify({ checksum })];
  const wordsOf = (hex: string): number[] => [hex.slice(0, 8), hex.slice(8)].map((part) => Number.parseInt(part, 16));
  const words = [
    0x434e524d,
    ...[1, 4, 3, ...wordsOf(arenaChecksum(arena))],
    ...solution.valueOfVertex,
    ...solution.choiceOfVertex,
    ...wordsOf(checksum),
  ];
  /** Little-endian, one byte after the other. */
  const bytesOf = (list: readonly number[]): Uint8Array =>
    Uint8Array.from(list.flatMap((word) => [word, word >>> 8, word >>> 16, word >>> 24]));
  const saidOf = (bytes: Uint8Array): string => {
    try {
      return readCertificate(arena, bytes).intact ? "intact" : "changed";
    } catch (error) {
      expect(error).toMatchObject({ code: "bad-certificate" });
      return (error as MarienbadError).message.replace(/^This certificate cannot be used: (.*)\.$/, "$1");
    }
  };

  it("are written as they are described", () => {
    expect(verify(arena, solution)).toBeUndefined();
    expect(writeCertificateLines(arena, solution)).toBe(`${lines.join("\n")}\n`);
    expect([...writeCertificateBytes(arena, solution)]).toEqual([...bytesOf(words)]);
    expect(new TextDecoder().decode(bytesOf(words).subarray(0, 4))).toBe("MRNC");
  });

  it("bytes are refused when a word of the head, or the length, is another", () => {
    const changed = (place: number, word: number): string => saidOf(bytesOf(words.with(place, word)));
    expect(saidOf(bytesOf(words))).toBe("intact");
    expect(changed(0, words[0] + 1)).toBe("line 1 is not JSON");
    expect(changed(1, 2)).toBe("its version is 2, this program reads version 1");
    const other = (counts: string) => `it belongs to another arena, of ${counts} edges; this one has 4 and 3`;
    expect(changed(2, 5)).toBe(other("5 vertices and 3"));
    expect(changed(3, 2)).toBe(other("4 vertices and 2"));
    expect(changed(4, words[4] ^ 1)).toBe("it belongs to another arena, of the same size");
    expect(changed(5, words[5] ^ 1)).toBe("it belongs to another arena, of the same size");
    for (let place = 6; place < words.length; place++) expect(changed(place, words[place] ^ 1)).toBe("changed");
    expect(saidOf(bytesOf(words).subarray(0, 4))).toBe("it ends too early");
    expect(saidOf(bytesOf(words).subarray(0, 31))).toBe("it ends too early");
    expect(saidOf(bytesOf(words).subarray(0, 32))).toBe("its length is wrong");
    expect(saidOf(bytesOf(words.slice(0, -1)))).toBe("its length is wrong");
    expect(saidOf(bytesOf([...words, 0]))).toBe("its length is wrong");
  });

  it("are read wherever they lie in memory, and however little there is", () => {
    const buffer = new Uint8Array(words.length * 4 + 7);
    buffer.set(bytesOf(words), 3);
    expect(saidOf(buffer.subarray(3, 3 + words.length * 4))).toBe("intact");
    for (const size of [0, 1, 3]) expect(saidOf(bytesOf(words).subarray(0, size))).toBe("line 1 is not JSON");
  });

  /** Dead ends alone, and that they are drawn. */
  const deadEnds = (vertexCount: number): [Arena, Solution] => [
    {
      ...{ vertexCount, edgeCount: 0, start: undefined, label: String },
      ...{ firstEdgeOfVertex: new Uint32Array(vertexCount + 1), targetOfEdge: new Uint32Array(0) },
      ...{ ownerOfVertex: new Uint8Array(vertexCount), goalOfVertex: new Uint8Array(vertexCount).fill(2) },
    },
    {
      valueOfVertex: new Uint32Array(vertexCount).fill(2 ** 31),
      choiceOfVertex: new Uint32Array(vertexCount).fill(2 ** 32 - 1),
    },
  ];

  it("keep the zeros at the beginning of a checksum", () => {
    const isShort = (count: number) => /^0|^.{8}0/.test(arenaChecksum(deadEnds(count)[0]));
    const counts = Array.from({ length: 100 }, (_, count) => count).filter(isShort);
    expect(counts.length).toBeGreaterThan(1);
    for (const count of counts) {
      const [arena, solution] = deadEnds(count);
      expect(readCertificate(arena, writeCertificateBytes(arena, solution))).toEqual({ solution, intact: true });
    }
  });

  it("a certificate about nothing is one", () => {
    const [nothing, empty] = deadEnds(0);
    const written = [writeCertificateBytes(nothing, empty), toBytes(writeCertificateLines(nothing, empty))];
    expect(written[0].length).toBe(32);
    for (const bytes of written) expect(readCertificate(nothing, bytes)).toEqual({ solution: empty, intact: true });
  });

  it("lines are refused when the head, a claim or their number is wrong", () => {
    const changed = (place: number, line: string): string => saidOf(toBytes(lines.with(place, line).join("\n")));
    expect(saidOf(toBytes(lines.join("\n")))).toBe("intact"); // without the last line feed
    expect(saidOf(toBytes(`${lines.join("\n")}\n`))).toBe("intact");
    for (const noHead of ["null", "7", '"certificate"', "[]", "{}", '{"marienbad":"arena"}']) {
      expect(changed(0, noHead)).toBe("its first line is not the head of one");
    }
    const withHead = (change: object): string => changed(0, JSON.stringify({ ...head, ...change }));
    expect(withHead({ version: 2 })).toBe("its version is 2, this program reads version 1");
    expect(withHead({ version: undefined })).toBe("its version is undefined, this program reads version 1");
    expect(withHead({ vertices: 3 })).toMatch(/another arena, of 3 vertices and 3 edges; this one has 4 and 3/);
    expect(withHead({ edges: "3 " })).toMatch(/another arena, of 4 vertices and 3 {2}edges/);
    expect(withHead({ arena: "" })).toBe("it belongs to another arena, of the same size");
    expect(saidOf(toBytes(lines.toSpliced(1, 1).join("\n")))).toBe("it has 5 lines instead of 6");
    expect(saidOf(toBytes(lines.toSpliced(1, 0, lines[1]).join("\n")))).toBe("it has 7 lines instead of 6");
    expect(saidOf(toBytes(`${lines.join("\n")}\n\n`))).toBe("it has 7 lines instead of 6");
    for (const place of [1, 4, 5]) expect(changed(place, "[0,")).toBe(`line ${place + 1} is not JSON`);
    const noClaims = ["null", "7", "{}", "[]", "[0,0]", "[0,0,null,null]", '{"length":3,"0":0,"1":0,"2":null}'];
    const noOutcomes = ["[-1,0,null]", "[4,0,null]", "[0.5,0,null]", "[null,0,null]", '["0",0,null]'];
    const noRanks = ["[0,-1,null]", "[0,1073741824,null]", "[0,0.5,null]", "[0,null,null]"];
    const noChoices = ["[0,0,-1]", "[0,0,4]", "[0,0,0.5]", '[0,0,"1"]', "[0,0,[]]"];
    for (const line of [...noClaims, ...noOutcomes, ...noRanks, ...noChoices]) {
      expect(changed(2, line), line).toBe("line 3 is not a claim such as [0,3,null]");
    }
    expect(changed(4, "[0]")).toBe("line 5 is not a claim such as [0,3,null]");
  });

  it("lines with other claims are read, and are not intact", () => {
    const read = (place: number, line: string) => readCertificate(arena, toBytes(lines.with(place, line).join("\n")));
    expect(read(1, "[0,1,3]")).toEqual({ solution, intact: true });
    const largest = read(4, "[3,1073741823,3]");
    expect([largest.solution.valueOfVertex[3], largest.solution.choiceOfVertex[3]]).toEqual([2 ** 32 - 1, 3]);
    expect(read(4, "[0,0,0]").solution.choiceOfVertex[3]).toBe(0);
    expect(largest.intact).toBe(false);
    for (const foot of ["null", "{}", "[]", '{"checksum":""}'])
      expect(read(5, foot)).toEqual({ solution, intact: false });
  });

  it("long ones are put together from pieces", () => {
    const vertexCount = 100_000; // more than 2²⁰ bytes
    const written = writeCertificateLines(...deadEnds(vertexCount)).split("\n");
    expect(written.length).toBe(vertexCount + 3);
    expect(written.slice(1, -2).every((line) => line === "[2,0,null]")).toBe(true);
  });
});

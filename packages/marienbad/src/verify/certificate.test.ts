import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { MarienbadError } from "../base/error.ts";
import { solve } from "../solve/index.ts";
import { readCertificate, verify, writeCertificateBytes, writeCertificateLines } from "./index.ts";

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("certificates (T7)", () => {
  it("read back what was written, as lines and as bytes", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const solution = solve(arena);
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
        const solution = solve(arena);
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
        const same = writeCertificateBytes(arena, solve(arena));
        const differs = JSON.stringify([...same]) !== JSON.stringify([...writeCertificateBytes(other, solve(other))]);
        fc.pre(differs);
        expect(() => readCertificate(other, same)).toThrow(/another arena/);
      }),
      { numRuns: 500 },
    );
  });
});

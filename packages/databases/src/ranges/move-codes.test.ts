import fc from "fast-check";
import { checksumOf } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { Look } from "./key-rules.ts";
import { type MovePart, MoveReader, MoveWriter } from "./move-codes.ts";

describe("moves written down", () => {
  const number = fc.oneof(fc.nat(40), fc.maxSafeNat());
  const positions = fc.array(
    fc.record({
      key: number,
      level: fc.nat(200),
      turn: fc.constantFrom(0 as const, 1 as const),
      result: fc.constantFrom(0 as const, 1 as const, "draw" as const, undefined),
      moves: fc.array(fc.tuple(number, fc.integer({ min: 1, max: 54 })), { maxLength: 6 }),
    }),
    { maxLength: 30 },
  );
  type Written = Pick<Look, "turn" | "result" | "count"> & { readonly after: [key: number, level: number][] };

  function readBack(
    list: readonly { key: number; level: number }[],
    looks: readonly Look[],
    partLength: number,
  ): Written[] {
    const writer = new MoveWriter();
    const parts: MovePart[] = [];
    for (const [place, { key, level }] of list.entries()) {
      writer.add(key, level, looks[place]);
      if (place % partLength === partLength - 1 || place === list.length - 1) parts.push(writer.closePart());
    }
    const bytes = Buffer.concat(writer.pieces);
    const [reader, into] = [new MoveReader(), new Look()];
    return list.map(({ key, level }, place) => {
      const part = parts[place / partLength];
      if (part !== undefined) {
        const own = bytes.subarray(part.offset, part.offset + part.bytes);
        expect(checksumOf(own)).toBe(part.checksum);
        reader.open(own);
      }
      reader.look(key, level, into);
      return writtenOf(into);
    });
  }

  function writtenOf({ turn, result, count, keys, levels }: Look): Written {
    return { turn, result, count, after: Array.from({ length: count }, (_, move) => [keys[move], levels[move]]) };
  }

  it("are read as the rules have said them, whatever they add to keys and levels", () => {
    const check = fc.property(positions, fc.integer({ min: 1, max: 5 }), (list, partLength) => {
      const looks = list.map(({ level, turn, result, moves }) => {
        const ends = moves.length === 0 ? result : undefined;
        const after = moves.map(([key, step]) => [key, level + step] as const);
        return lookOf(turn, ends, after);
      });
      expect(readBack(list, looks, partLength)).toEqual(looks.map(writtenOf));
    });
    fc.assert(check);
  });

  it("may differ more often than there are numbers for them", () => {
    const list = Array.from({ length: 20_000 }, (_, place) => ({ key: place, level: 0 }));
    const looks = list.map(({ key }) =>
      lookOf(0, undefined, [
        [2 * key, 1],
        [2 * key + 7, 2],
      ]),
    );
    expect(readBack(list, looks, 1000)).toEqual(looks.map(writtenOf));
  });

  it("take a byte each where they are moves that have been made before", () => {
    const writer = new MoveWriter();
    for (let key = 0; key < 1000; key++)
      writer.add(
        key,
        0,
        lookOf(0, undefined, [
          [key + 2 ** 50, 1],
          [key + 3, 1],
        ]),
      );
    expect(writer.closePart().bytes).toBeLessThan(3 * 1000 + 20);
  });

  function lookOf(
    turn: 0 | 1,
    result: Look["result"],
    after: readonly (readonly [key: number, level: number])[],
  ): Look {
    const look = new Look();
    Object.assign(look, { turn, result, count: after.length });
    for (const [move, [key, level]] of after.entries()) {
      look.keys[move] = key;
      look.levels[move] = level;
    }
    return look;
  }
});

import { describe, expect, it } from "vitest";
import { readTuple, writeTuple } from "./tuple.ts";

const read = (text: string, count?: number) => {
  const result = readTuple(text, { max: 100, ...(count !== undefined && { count }) });
  return result.ok
    ? writeTuple(result.value.numbers, result.value.turn)
    : result.faults.map(({ text }) => text.en).join("; ");
};

describe("positions as tuples", () => {
  it("have the player to move last, or leave the move to player 0", () => {
    for (const text of ["(3, 4, 5, 0)", "3,4,5", "3-4-5", "(3,4,5)", " 3 , 4 , 5 "])
      expect(read(text)).toBe("(3, 4, 5, 0)");
    expect(read("(3, 4, 1)")).toBe("(3, 4, 1)");
    expect(read("3,4,1")).toBe("(3, 4, 1, 0)");
  });

  it("with a fixed number of numbers need no parentheses for the player", () => {
    expect(read("7", 1)).toBe("(7, 0)");
    expect(read("7,1", 1)).toBe("(7, 1)");
    expect(read("(4, 2, 2, 1)", 3)).toBe("(4, 2, 2, 1)");
    expect(read("(4, 2, 1)", 3)).toBe("(4, 2, 1, 0)");
  });

  it("say all that is wrong with them", () => {
    expect(read("3,x,500")).toBe(
      '"x" should be a whole number from 0 to 100; "500" should be a whole number from 0 to 100',
    );
    expect(read("", 1)).toContain('""');
    expect(read("1,2,3,4", 2)).toContain("2 numbers, then the player to move, not 4");
    expect(read("(1, 2, 3)", 2)).toContain("is 0 or 1, not 3");
  });

  it("give the column of a fault", () => {
    const result = readTuple("(3, x)", { max: 9 });
    expect(result.ok ? [] : result.faults).toMatchObject([{ line: 1, column: 4 }]);
  });
});

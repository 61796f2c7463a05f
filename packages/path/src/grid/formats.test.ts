import { type Parsed, seededRandom, unwrap } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { emptyGrid } from "./grid.ts";
import { GridFinder } from "./grid-finder.ts";
import { parseMap, writeMap } from "./map-format.ts";
import { agreesWith, answerScenario, parseScenarios } from "./scenario-format.ts";

function linesOf(result: Parsed<unknown>): (number | undefined)[] {
  return result.ok ? [] : result.faults.map(({ line }) => line);
}

const MAP = "type octile\nheight 3\nwidth 5\nmap\n.@.GS\n.T.O.\n..W..\n";

describe("maps of the Moving AI benchmarks", () => {
  it("are read, with any line ending", () => {
    for (const text of [MAP, MAP.replaceAll("\n", "\r\n"), MAP.trimEnd()]) {
      const grid = unwrap(parseMap(text));
      expect(grid).toMatchObject({ width: 5, height: 3 });
      expect([...grid.blockedOfCell].join("")).toBe("010000101000100");
    }
  });

  it("are written so that they read back", () => {
    const random = seededRandom(1);
    for (let round = 0; round < 50; round++) {
      const grid = emptyGrid(1 + random.below(40), 1 + random.below(40));
      for (let cell = 0; cell < grid.blockedOfCell.length; cell++) grid.blockedOfCell[cell] = random.below(2);
      expect(unwrap(parseMap(writeMap(grid)))).toEqual(grid);
    }
  });

  it("say every fault with its line", () => {
    expect(linesOf(parseMap("type octile\nheight 3\nwidth 2\nmap\n..\n.\n.x\n"))).toEqual([6, 7]);
    expect(linesOf(parseMap("type octile\nheight 3\nwidth 2\nmap\n..\n.."))).toEqual([6]);
    expect(linesOf(parseMap("type octile\nheight 1\nwidth 2\nmap\n..\n\n..\n"))).toEqual([7]);
    expect(linesOf(parseMap("type octile\nheight 0\nwidth two\nmap\n"))).toEqual([2, 3]);
    expect(linesOf(parseMap("type octile\nwidth 2\nmap\n..\n"))).toEqual([3]);
    expect(linesOf(parseMap("hello\n"))).toEqual([1]);
    expect(linesOf(parseMap(""))).not.toEqual([]);
    expect(linesOf(parseMap("type octile\nheight 99999999\nwidth 99999999\nmap\n"))).toEqual([4]);
  });
});

describe("scenarios of the Moving AI benchmarks", () => {
  it("are read and answered", () => {
    // Counted by hand: (2,0) (3,0) (4,0) (4,1) (4,2), four straight steps: 3,1 is blocked, and corners are not cut.
    // Column 1 is closed above row 2, and 2,2 is water: nothing leads from the left to the right.
    const finder = new GridFinder(unwrap(parseMap(MAP)));
    const text = "version 1\n0\ta.map\t5\t3\t2\t0\t4\t2\t4\n1\ta.map\t5\t3\t2\t0\t4\t2\t3.41421356\n";
    const scenarios = unwrap(parseScenarios(text));
    expect(scenarios[0]).toMatchObject({ line: 2, map: "a.map", from: { x: 2, y: 0 }, to: { x: 4, y: 2 }, length: 4 });
    const answers = scenarios.map((scenario) => answerScenario(finder, scenario, { algorithm: "jps" }));
    expect(answers.map(({ cost, agrees }) => [cost, agrees])).toEqual([
      [4, true],
      [4, false],
    ]);
    expect(finder.find(0, 2).found).toBe(false);
  });

  it("are compared as exactly as the file gives its lengths: six digits, two decimals or more", () => {
    // √2 times 998, by hand: 1411.3851352…; 17 + 29√2 = 58.0121933…
    const [long, short] = [998 * Math.SQRT2, 17 + 29 * Math.SQRT2];
    for (const right of ["1411.39", "1411.3851", "1411.38513525", "1.41139e+03"]) {
      expect(agreesWith(right, long), right).toBe(true);
    }
    for (const right of ["58.0122", "58.01", "58.01219331"]) expect(agreesWith(right, short), right).toBe(true);
    for (const wrong of ["1411.38", "1411.4", "1411", "1411.3852", "1411.386"]) {
      expect(agreesWith(wrong, long), wrong).toBe(false);
    }
    for (const wrong of ["58.0121", "58.02", "58", "58.0122933"]) expect(agreesWith(wrong, short), wrong).toBe(false);
    // %g drops the zeros at the end: 1412.799… prints as 1412.8, and 10 straight steps as 10.
    expect(agreesWith("1412.8", 999 * Math.SQRT2)).toBe(true);
    expect(agreesWith("10", 10)).toBe(true);
    expect(agreesWith("10", 10.0001)).toBe(false);
    expect(agreesWith("7", Number.POSITIVE_INFINITY)).toBe(false);
    const finder = new GridFinder(emptyGrid(1000, 1000));
    const line = (length: string): string => `version 1.0\n3 m 1000 1000 0 0 998 998 ${length}`;
    const agrees = (length: string): boolean =>
      answerScenario(finder, unwrap(parseScenarios(line(length)))[0], { algorithm: "jps" }).agrees;
    expect([agrees("1411.39"), agrees("1411.38")]).toEqual([true, false]);
  });

  it("say every fault with its line", () => {
    const good = "0\ta.map\t5\t3\t2\t0\t4\t2\t4";
    expect(linesOf(parseScenarios(`version 1\n${good}\n0\ta.map\t5\n\n${good.replace("\t4\t2", "\t5\t2")}\n`))).toEqual(
      [3, 5],
    );
    expect(linesOf(parseScenarios(`version 1\n${good}x`))).toEqual([2]);
    expect(linesOf(parseScenarios(`version 1\n${good.replace("\t5\t3", "\t5\t-3")}`))).toEqual([2]);
    expect(linesOf(parseScenarios(`version 1\n${good.replace("0", "zero")}`))).toEqual([2]);
    expect(linesOf(parseScenarios(good))).toEqual([1]);
    expect(linesOf(parseScenarios(""))).toEqual([1]);
    expect(linesOf(parseScenarios("version 1\n"))).toEqual([1]);
  });
});

import { explore, makeGame, outcomeOf, solve } from "marienbad";
import { analyseNim, grundyTable, grundyValue, grundyValues, nimSum, subtractionGame } from "marienbad/impartial";
import { describe, expect, it } from "vitest";
import { lostNumbers } from "./heaps.ts";
import { NIM } from "./index.ts";
import { kayles, LESSON, TASK, valuesOf } from "./numbers.ts";
import { grundyGame, subtraction } from "./sequences.ts";

const outcome = (id: string, options: Record<string, string>): string =>
  outcomeOf(solve(explore(makeGame(id, options).kit.rules).arena), 0);
const grundyOf = (id: string, options: Record<string, string> = {}): number => {
  const { kit } = makeGame(id, options);
  return grundyValue(kit, kit.rules.start);
};

/** The answer of each exercise, from the library and not from the page. */
const COMPUTED: Readonly<Record<string, () => string>> = {
  lamp: () => String(nimSum([1, 3, 5, 7])),
  "one-heap": () =>
    String(
      lostNumbers(
        Array.from({ length: 10 }, (_, index) => index + 1),
        "wins",
        100,
      ).includes(99)
        ? 1
        : 0,
    ),
  twins: () => String(7 - (analyseNim([4, 7]).moves[0]?.to ?? 0)),
  bouton: () => {
    const { sum, moves } = analyseNim([6, 10, 13]);
    return `${sum} ${moves.map(({ from, to }) => `${from} ${to}`).join(" ")}`;
  },
  mex: () => [...valuesOf(TASK).values()].join(" "),
  sums: () => (nimSum([kayles(3)[1], 1]) === 0 && nimSum([kayles(3)[3]]) !== 0 ? "two" : ""),
  passport: () => ["grundy", "chomp", "connect4", "kayles"].filter((id) => makeGame(id).kit.facts.impartial).join(" "),
  misere: () => String(analyseNim([1, 1, 1, 2], { misere: true }).moves.find(({ heap }) => heap === 3)?.to),
  periods: () => String(subtraction([2, 3, 5], 1000)[1000]),
  menagerie: () => {
    const values = grundyGame(8);
    return [1, 2, 3]
      .filter((part) => nimSum([values[part], values[8 - part]]) === 0)
      .map((part) => `${part} ${8 - part}`)
      .join(" ");
  },
};

describe("the chapter on Nim", () => {
  it.each(NIM.sections.map((section) => [section.id, section] as const))(
    "%s: the answer of the exercise is what the library computes",
    (id, { exercise }) => expect(exercise?.answer).toBe(COMPUTED[id]()),
  );

  it("lost numbers are those of the library's game", () => {
    for (const [takes, last] of [
      ["1,2,3", "wins"],
      ["2,3,5", "wins"],
      ["1,2,3", "loses"],
    ] as const) {
      const lost = Array.from({ length: 16 }, (_, n) => n).filter(
        (n) => n > 0 && outcome("nim", { sticks: String(n), take: takes, last }) === "player1",
      );
      expect(lostNumbers(takes.split(",").map(Number), last, 15).filter((n) => n > 0)).toEqual(lost);
    }
  });

  it("numbers of heaps are the library's", () => {
    expect(subtraction([2, 3, 5], 30)).toEqual(Array.from(grundyValues(subtractionGame([2, 3, 5]), 30)).slice(0, 31));
    expect(kayles(10)).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
    for (const pins of [3, 5, 8]) expect(kayles(10)[pins]).toBe(grundyOf("kayles", { pins: String(pins) }));
    expect(grundyGame(20)).toEqual([0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
    expect(grundyOf("grundy", { heap: "8" })).toBe(grundyGame(8)[8]);
    expect([...valuesOf(LESSON).values()]).toEqual([0, 1, 2, 0, 1, 1, 0, 3]);
  });

  it("Kayles: four exceptions in the first twelve, the last one at 70", () => {
    const values = kayles(200);
    const differ = values.slice(0, 180).flatMap((value, n) => (value === values[n + 12] ? [] : [n]));
    expect(differ.slice(0, 4)).toEqual([0, 3, 10, 11]);
    expect(differ.at(-1)).toBe(70);
  });

  it("passports: Chomp on 3 × 4 is a heap of 9, Wythoff (3, 5) of 0, and domineering is refused", () => {
    expect(grundyOf("chomp", { rows: "3", columns: "4" })).toBe(9);
    expect(() => grundyTable(makeGame("domineering").kit)).toThrow();
  });
});

import { explore } from "marienbad";
import { outcomeOf } from "marienbad/arena";
import { findGame, makeGame } from "marienbad/games/all";
import {
  analyseNim,
  codeGame,
  grundyTable,
  grundyValue,
  grundyValues,
  mex,
  nimSum,
  subtractionGame,
} from "marienbad/impartial";
import { solveArenaQuickly } from "marienbad/kernel";
import { describe, expect, it } from "vitest";
import { exceptionsOf, periodOf, writtenCode } from "./codes.ts";
import { lostNumbers } from "./heaps.ts";
import { NIM } from "./index.ts";
import { kayles, knocked, LESSON, TASK, tableNumber, valuesOf } from "./numbers.ts";
import { grundyGame, subtraction, WYTHOFF } from "./sequences.ts";

const outcome = (id: string, options: Record<string, string>): string =>
  outcomeOf(solveArenaQuickly(explore(findGame(id)(options)).arena), 0);
const grundyOf = (id: string, options: Record<string, string> = {}): number => {
  const game = findGame(id)(options);
  return grundyValue(game, game.start);
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
  passport: () => ["grundy", "chomp", "connect4", "kayles"].filter((id) => findGame(id)().facts.impartial).join(" "),
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

/** The answers of the second questions. */
const FURTHER: Readonly<Record<string, () => string>> = {
  "one-heap": () => lostNumbers([2, 3, 5], "wins", 15).join(" "),
  bouton: () => String(nimSum([5, 3])),
  mex: () => String(mex([0, 1, 3, 4])),
  sums: () => String(nimSum([kayles(4)[4], 2, subtraction([1, 2, 3], 7)[7]])),
  misere: () =>
    [1, 3, 5, 6]
      .filter((heap, index, heaps) => analyseNim(heaps.with(index, heap - 1), { misere: true }).winner === 1)
      .join(" "),
  periods: () => {
    // 1,000,000 = 12 · 83,333 + 4, and from 71 on Kayles has the period 12.
    const values = kayles(160);
    return `${subtraction([1, 3, 4], 100)[100]} ${values[148 - ((148 - 4) % 12)]}`;
  },
};

/** Whether the player to move wins misère Kayles, by trying everything. */
function winsMisereKayles(rows: readonly number[], known = new Map<string, boolean>()): boolean {
  const key = rows.toSorted((a, b) => a - b).join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const after = rows.flatMap((pins, row) =>
    [1, 2].flatMap((count) =>
      Array.from({ length: Math.max(0, pins - count + 1) }, (_, pin) => knocked(rows, row, pin, count)),
    ),
  );
  const wins = after.length === 0 || after.some((next) => !winsMisereKayles(next, known));
  known.set(key, wins);
  return wins;
}

/** Numbers of heaps by a code, as it is read: bit b of digit j allows to take j and leave b heaps. */
function byDefinition(digits: string, most: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= most; heap++) {
    const after: number[] = [];
    [...digits].forEach((digit, place) => {
      const rest = heap - place - 1;
      if (rest < 0) return;
      if (Number(digit) & 1 && rest === 0) after.push(0);
      if (Number(digit) & 2 && rest > 0) after.push(values[rest]);
      if (Number(digit) & 4) for (let part = 1; part < rest; part++) after.push(values[part] ^ values[rest - part]);
    });
    values.push(mexOf(after));
  }
  return values;
}
const mexOf = (list: readonly number[]): number => {
  let least = 0;
  while (list.includes(least)) least++;
  return least;
};

describe("the chapter on Nim", () => {
  it.each(Object.keys(FURTHER))("%s: the answer of its second question is what the library computes", (id) => {
    const section = NIM.sections.find((one) => one.id === id);
    expect(section?.further?.[0].answer).toBe(FURTHER[id]());
  });

  it("misère Kayles is lost for the beginner with 1, 4, 9 and 12 skittles", () => {
    const lost = Array.from({ length: 13 }, (_, pins) => pins).filter((pins) => pins > 0 && !winsMisereKayles([pins]));
    expect(lost).toEqual([1, 4, 9, 12]);
  });

  it("the table of skittles and matches: 4 ⊕ 2; the second skittle leaves 0, the middle one 2", () => {
    expect([tableNumber([5], 2), tableNumber(knocked([5], 0, 1, 1), 2), tableNumber(knocked([5], 0, 2, 1), 2)]).toEqual(
      [6, 0, 2],
    );
  });

  it("Wythoff: the lost squares, and the library's number of (3, 5)", () => {
    const lost = WYTHOFF.flatMap((line, row) =>
      line.flatMap((value, column) => (value === 0 && column <= row ? [`${column},${row}`] : [])),
    );
    expect(lost.slice(0, 4)).toEqual(["0,0", "1,2", "3,5", "4,7"]);
    expect(grundyOf("wythoff", { heaps: "3,5" })).toBe(WYTHOFF[5][3]);
  });

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

  it("codes put together by hand: periods as Guy and Smith found them, and values by the definition", () => {
    const told = (digits: string): (number | undefined)[] => {
      const finding = periodOf({ digits });
      return finding.status === "proved" ? [finding.certificate.period, finding.certificate.start - 1] : [];
    };
    // Winning Ways, chapter 4: Kayles 12 after 70, Dawson's Kayles 34 after 52, his chess the same, a heap less.
    const [chess, dawson] = ["0.137", "0.07"].map((code) => grundyValues(codeGame(code), 100));
    for (let heap = 0; heap < 100; heap++) expect(chess[heap]).toBe(dawson[heap + 1]);
    expect([told("770"), told("070"), told("137")]).toEqual([
      [12, 70],
      [34, 52],
      [34, 51],
    ]);
    const values = kayles(200);
    const last = values.slice(144, 156);
    expect(exceptionsOf({ digits: "770" })).toEqual(
      values.flatMap((value, pins) => (value === last[pins % 12] ? [] : [pins])),
    );
    expect(["770", "070", "137", "000"].map((digits) => writtenCode({ digits }))).toEqual([
      "0.77",
      "0.07",
      "0.137",
      "0.0",
    ]);
    for (let code = 0; code < 512; code += 7) {
      const digits = code.toString(8).padStart(3, "0");
      expect(Array.from(grundyValues(codeGame(`0.${digits}`), 24)).slice(0, 25)).toEqual(byDefinition(digits, 24));
      const finding = periodOf({ digits });
      if (finding.status !== "proved") continue;
      const { start, period, saltus } = finding.certificate;
      const values = grundyValues(codeGame(`0.${digits}`), 400);
      for (let heap = start; heap + period <= 400; heap++) expect(values[heap + period]).toBe(values[heap] + saltus);
    }
  });

  it("Kayles: four exceptions in the first twelve, the last one at 70", () => {
    const values = kayles(200);
    const differ = values.slice(0, 180).flatMap((value, n) => (value === values[n + 12] ? [] : [n]));
    expect(differ.slice(0, 4)).toEqual([0, 3, 10, 11]);
    expect(differ.at(-1)).toBe(70);
  });

  it("passports: Chomp on 3 × 4 is a heap of 9, Wythoff (3, 5) of 0, and domineering is refused", () => {
    expect(grundyOf("chomp", { rows: "3", columns: "4" })).toBe(9);
    expect(() => grundyTable(makeGame("domineering"))).toThrow();
  });
});

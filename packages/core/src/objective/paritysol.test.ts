import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parityArenaOf, parityPlans } from "../../test/parity.ts";
import { NO_CHOICE, NOBODY, ownerOf } from "../arena/index.ts";
import { MAX_FAULTS } from "../base/error.ts";
import {
  isParitySolution,
  type ParityArena,
  paritySolutionPieces,
  readParitySolution,
  solveByZielonka,
  writeParitySolution,
} from "./index.ts";

/** Random games; some have other numbers in files than vertices, as a file with gaps has. */
const games = fc
  .tuple(parityPlans(9), fc.boolean(), fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 9, maxLength: 9 }))
  .map(([plan, hasNumbers, steps]): ParityArena => {
    const arena = parityArenaOf(plan);
    if (!hasNumbers) return arena;
    let number = -1;
    return { ...arena, numberOfVertex: Float64Array.from(plan, (_, vertex) => (number += steps[vertex])) };
  });
const numberOf = (game: ParityArena, vertex: number): number => game.numberOfVertex?.[vertex] ?? vertex;

/** The form by its description, line by line. */
function written(game: ParityArena, { winnerOfVertex, choiceOfVertex }: ReturnType<typeof solveByZielonka>): string {
  const lines = [...winnerOfVertex].map((winner, vertex) => {
    const choice = choiceOfVertex[vertex];
    const move = choice === NO_CHOICE ? "" : ` ${numberOf(game, choice)}`;
    return `${numberOf(game, vertex)} ${winner}${move};\n`;
  });
  return `paritysol ${numberOf(game, game.vertexCount - 1)};\n${lines.join("")}`;
}

/** 0 and 1 lead to each other, 2 to itself; player 1 owns 1. */
const GAME = parityArenaOf([
  { owner: 0, priority: 0, to: [1, 0] },
  { owner: 1, priority: 1, to: [0] },
  { owner: 0, priority: 2, to: [2] },
]);
const read = (text: string, game: ParityArena = GAME) => {
  const found = readParitySolution(game, text);
  return found.ok ? found.value : found.faults.map(({ text: { en }, line }) => `${line ?? "-"}: ${en}`);
};

describe("PGSolver's form of a solution", () => {
  it("is written as described, in pieces or at once, and read back", () => {
    fc.assert(
      fc.property(games, (game) => {
        const solution = solveByZielonka(game);
        const text = writeParitySolution(game, solution);
        expect(text).toBe(written(game, solution));
        const bytes = Buffer.concat([...paritySolutionPieces(game, solution)]);
        expect(bytes.toString()).toBe(text);
        for (const content of [text, bytes]) {
          expect(readParitySolution(game, content)).toMatchObject({ ok: true, value: solution });
        }
      }),
      { numRuns: 80 }, // each writes into two megabytes, twice
    );
  });

  it("is read whatever the order of its lines, with names, a start and the moves of losers, which are left out", () => {
    fc.assert(
      fc.property(games, fc.array(fc.nat(), { minLength: 9, maxLength: 9 }), (game, order) => {
        const solution = solveByZielonka(game);
        const lines = [...solution.winnerOfVertex].map((winner, vertex) => {
          const isWinners = ownerOf(game, vertex) === winner;
          const move = numberOf(game, isWinners ? solution.choiceOfVertex[vertex] : 0);
          const known = isWinners || game.numberOfVertex === undefined ? ` ${move}` : "";
          return { line: ` ${numberOf(game, vertex)}  ${winner}${known} "the ${vertex}" ;\n`, rank: order[vertex] };
        });
        const text = lines.sort((one, other) => one.rank - other.rank).map(({ line }) => line);
        const last = numberOf(game, game.vertexCount - 1);
        expect(read(`paritysol ${last};\nstart 0;\n${text.join("")}`, game)).toEqual(solution);
      }),
      { numRuns: 300 },
    );
  });

  it("is distinguished from other files by its first word", () => {
    const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
    expect(["paritysol 3;", " \n paritysol 3;"].map((text) => isParitySolution(encode(text)))).toEqual([true, true]);
    const others = ["parity 3;", "paritysolution 3;", "x paritysol 3;", `${" ".repeat(300)}paritysol 3;`];
    for (const text of others) expect(isParitySolution(encode(text))).toBe(false);
  });

  it("refuses each fault with its line", () => {
    expect(read("paritysol 2;\n0 0 0;\n1 0;\n2 0 2;")).toMatchObject({
      choiceOfVertex: Uint32Array.of(0, NO_CHOICE, 2),
    });
    expect(read("parity 2;\n")).toEqual([expect.stringMatching(/^1: .*paritysol/)]);
    expect(read("paritysol x;\n")).toEqual([expect.stringMatching(/^1: .*number/)]);
    expect(read("paritysol 3;\n0 0 0;\n1 0;\n2 0 2;")).toEqual([expect.stringMatching(/^1: .*3.*2/)]);
    expect(read("paritysol 2;\n0 3 0;\n1 0;\n2 0 2;")).toEqual([expect.stringMatching(/^2: .*3/)]);
    expect(read("paritysol 2;\n0 0 0;\n0 0 0;\n1 0;\n2 0 2;")).toEqual([expect.stringMatching(/^3: .*0/)]);
    expect(read("paritysol 2;\n0 0 0;\n1 0;\n")).toEqual([expect.stringMatching(/^-: .*2/)]);
    expect(read("paritysol 2;\n0 0 7;\n1 0;\n2 0 2;\n9 0;")).toEqual([
      expect.stringMatching(/^2: .*7/),
      expect.stringMatching(/^5: .*9/),
    ]);
    expect(read("paritysol 2;\n0 0 0\n1 0;")).toEqual([expect.stringMatching(/^3: .*;/)]);
  });

  const LINES = ["paritysol 2;", "0 0 0;", "1 0;", "2 0 2;"];
  /** What is written in place of a line, and where and how it is refused. */
  const FAULTS: readonly (readonly [line: number, text: string, column: number | undefined, sentence: RegExp])[] = [
    [1, "parity 2;", 1, /^expected "paritysol", as a solution.*, but "parity" is there$/],
    [1, "paritysolution 2;", 1, /^expected "paritysol"/],
    [1, "paritysol;", 10, /^expected a number/],
    [1, "paritysol x;", 11, /^expected a number/],
    [1, "paritysol 2:", 12, /^expected ";"/],
    [1, "paritysol 3;", undefined, /another game: its largest vertex is 3, that of this game 2$/],
    [1, "paritysol 2; start;", 14, /^expected a number/],
    [1, "paritysol 2; start 0 0;", 14, /^expected a number/],
    [2, "0 2 0;", 3, /^the winner should be 0 or 1, not 2$/],
    [2, "  0  7  0;", 6, /^the winner should be 0 or 1, not 7$/],
    [2, "0;", 2, /^expected a number/],
    [2, "a 0 0;", 1, /^expected a number/],
    [2, "0 0 3;", 5, /^this game has no vertex 3$/],
    [2, "0 0 0 0;", 7, /^expected ";"/],
    [2, '0 0 0 "name;', 7, /^expected ";"/],
    [2, "3 0 0;", 1, /^this game has no vertex 3$/],
    [3, "0 0;", 1, /^vertex 0 appears twice$/],
    [4, "2 0 2", 6, /^expected ";"/],
    [4, "2 0 -2;", 5, /^expected ";"/],
  ];
  it.each(FAULTS)("refuses a line %i that is %s", (line, text, column, sentence) => {
    const lines = LINES.map((given, place) => (place + 1 === line ? text : given));
    const found = readParitySolution(GAME, lines.join("\n"));
    if (found.ok) throw new Error("it was read");
    const [first] = found.faults;
    expect(first).toMatchObject({ line, text: { en: expect.stringMatching(sentence) } });
    expect(first.column).toBe(column);
  });

  it("refuses each line that is missing, and stops after a number of faults", () => {
    for (const place of [1, 2, 3]) {
      const lines = LINES.filter((_, other) => other !== place);
      expect(read(lines.join("\n"))).toEqual([`-: nothing is said about vertex ${place - 1}`]);
    }
    const many = Array.from({ length: 2 * MAX_FAULTS }, (_, place) => `${place + 9} 0;`);
    expect(read([...LINES, ...many].join("\n"))).toHaveLength(MAX_FAULTS);
  });

  it("is read with lines far apart, a start of many digits and names of several lines", () => {
    const text = 'paritysol   2 ; start  12345 ;\n\n 0 0 0 "a\nb";\n1 0 0;  2 0\n2;\n';
    for (const content of [text, text.replace("start  12345 ;", "start 0;"), text.replace("start  12345 ;", "")]) {
      expect(read(content)).toEqual({
        winnerOfVertex: Uint8Array.of(0, 0, 0),
        choiceOfVertex: Uint32Array.of(0, NO_CHOICE, 2),
      });
    }
    const ended = { ...GAME, goalOfVertex: Uint8Array.of(NOBODY, NOBODY, 0) };
    expect(read(text, ended)).toMatchObject({ choiceOfVertex: Uint32Array.of(0, NO_CHOICE, NO_CHOICE) });
  });
});

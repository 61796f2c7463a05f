import fc from "fast-check";
import { unwrap } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { fraction, writeFraction } from "./fraction.ts";
import { readJsonGame, writeJsonGame } from "./json.ts";
import { readNfg, writeNfg } from "./nfg.ts";
import { type NormalForm, normalForm } from "./normal-form.ts";
import { texts } from "./texts.ts";

/** Selten's game of the Gambit manual: rows of payoffs for strategies (1..3) × (1, 2). */
const SELTEN = [
  [
    [1, 1],
    [1, 1],
  ],
  [
    [0, 2],
    [0, 3],
  ],
  [
    [0, 2],
    [2, 0],
  ],
];

function table(game: NormalForm): number[][][] {
  const [rows, columns] = game.strategiesOfPlayer;
  return rows.map((_, row) =>
    columns.map((_, column) =>
      game.payoffsOfPlayer.map((payoffs) => Number(payoffs[row * columns.length + column].numerator)),
    ),
  );
}

const text = fc.string({ maxLength: 8 });
const games = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 })
  .chain((counts) =>
    fc.record({
      title: text,
      comment: text,
      players: fc.tuple(...counts.map(() => text)),
      strategies: fc.tuple(...counts.map((count) => fc.array(text, { minLength: count, maxLength: count }))),
      numbers: fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 5 })), {
        minLength: 81,
        maxLength: 81,
      }),
      costs: fc.boolean(),
    }),
  )
  .map(({ numbers, ...names }) => {
    let place = 0;
    return normalForm({
      ...names,
      outcome: () => names.players.map(() => fraction(...numbers[place++ % numbers.length])),
    });
  });

describe("Gambit's .nfg", () => {
  it("reads the payoff version and the outcome version of the manual's example as the same game", () => {
    const payoffs = unwrap(
      readNfg(
        'NFG 1 R "Selten (IJGT, 75), Figure 2, normal form"\n{ "Player 1" "Player 2" } { 3 2 }\n\n' +
          "1 1 0 2 0 2 1 1 0 3 2 0\n",
      ),
    );
    expect(table(payoffs)).toEqual(SELTEN);
    const outcomes = unwrap(
      readNfg(`NFG 1 R "Selten" { "Player 1" "Player 2" }
        { { "1" "2" "3" } { "1" "2" } } "a comment
        on two lines"
        { { "" 1, 1 } { "x" 0, 2 } { "" 0 3 } { "" 2, 0 } }
        1 2 2 1 3 4`),
    );
    expect(table(outcomes)).toEqual(SELTEN);
    expect(payoffs.payoffsOfPlayer).toEqual(outcomes.payoffsOfPlayer);
    expect(outcomes.comment).toContain("two lines");
  });

  it("reads fractions, decimals, escaped quotes, the null outcome and names with payoffs", () => {
    const game = unwrap(readNfg('NFG 1 D "a \\"b\\"" { "x" "y" } { { "u" } { "v" "w" } } "" { { "o" 1/3 -.5 } } 1 0'));
    expect(game.title).toBe('a "b"');
    expect(game.payoffsOfPlayer.map((payoffs) => payoffs.map(writeFraction))).toEqual([
      ["1/3", "0"],
      ["-1/2", "0"],
    ]);
    expect(unwrap(readNfg('NFG 1 R "" { "x" } { { "u" "v" } } "c" 1 2')).strategiesOfPlayer).toEqual([["u", "v"]]);
  });

  it("tells every fault with its place", () => {
    const faults = (source: string) => {
      const result = readNfg(source);
      return result.ok ? [] : result.faults.map(({ line, column, text }) => `${line}:${column} ${text.en}`);
    };
    expect(faults('NFG 2 Q "t" { "a" "b" } { 1 2 }\n1 x\n NaN 4')).toEqual([
      '1:5 version "2" is not known: it should be 1',
      '1:7 "Q" should be R',
      expect.stringMatching(/^2:3 "x" is not a number/),
      expect.stringMatching(/^3:2 "NaN" is not a number/),
    ]);
    expect(faults('NFG 1 R "t" { "a" "b" } { 1 2 }\n1 2 3')).toEqual([
      "2:6 the table ends too soon: it has 3 payoffs and needs 4",
    ]);
    expect(faults('NFG 2 R "t" { "a" } { 2 }\n1')).toEqual([
      '1:5 version "2" is not known: it should be 1',
      "2:2 the table ends too soon: it has 1 payoffs and needs 2",
    ]);
    expect(faults('NFG 1 R "t" { "a" } { 1 }\n1 2')).toEqual(['2:3 "2" is one too many: the table was complete']);
    expect(faults('NFG 1 R "t" { "a" } { { "s" } }\n{ { "" 1 2 } }\n7')).toEqual([
      "2:3 this outcome needs 1 payoffs and has 2",
      '3:1 "7" is not the number of an outcome: they go from 0 to 1',
    ]);
    expect(faults('NFG 1 R "t" { "a" "b" } { 2 }\n1')).toEqual(["1:25 2 players are named and 1 have strategies"]);
    expect(faults('NFG 1 R "t { "a" }\n1')).toEqual([
      '1:15 "a" stands where the players should, between braces',
      '1:16 this text is never closed: a " is missing',
    ]);
    expect(faults('NFG 1 R "t" { "a" ')).toEqual(["1:13 the brace opened here for the players is never closed"]);
    expect(faults('NFG 1 R "t')).toEqual(['1:9 this text is never closed: a " is missing']);
    expect(faults('EFG 2 R "t"')).toEqual(["1:1 a strategic game begins with NFG 1 R"]);
    expect(faults("")).toEqual(["1:1 a strategic game begins with NFG 1 R"]);
    expect(faults('NFG 1 R "t" { "a" "b" } { 9999 9999 } 1')[0]).toMatch(/too many payoffs/);
    expect(faults('NFG 1 R "t" { "a" } { 9999999 } 1')[0]).toMatch(/up to 100,000/);
    expect(faults('NFG 1 R "t" { "a" } { 0 }')[0]).toMatch(/no strategy/);
  });

  it("refuses half a character in a name, which no file can hold", () => {
    const half = readNfg('NFG 1 R "t" { "A\ud800" "B" } { 1 1 } 1 2');
    expect(half.ok ? [] : half.faults).toEqual([{ text: texts.halfACharacter(), line: 1, column: 15 }]);
    expect(readNfg('NFG 1 R "t" { "A\ud83d\ude00" "B" } { 1 1 } 1 2').ok).toBe(true);
  });

  it("writes what it reads, in both versions", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const version of ["payoffs", "outcomes"] as const) {
          const back = unwrap(readNfg(writeNfg(game, version)));
          expect(back).toEqual({ ...game, costs: false, unit: "" });
        }
      }),
      { numRuns: 60 },
    );
  });

  it("never throws on torn files", () => {
    const whole = writeNfg(unwrap(readNfg('NFG 1 R "t" { "a" "b" } { 2 2 } 1 2 3 4 5 6 7 8')), "outcomes");
    for (let end = 0; end < whole.trimEnd().length; end++) expect(readNfg(whole.slice(0, end)).ok).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("{", "}", '"', " 1", "x", ",", "\n") }), (noise) => {
        expect(() => readNfg(`NFG 1 R "" ${noise}`)).not.toThrow();
      }),
    );
  });
});

describe("games in JSON", () => {
  it("writes what it reads", () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(unwrap(readJsonGame(writeJsonGame(game)))).toEqual(game);
      }),
      { numRuns: 60 },
    );
  });

  it("reads the short forms", () => {
    const pennies = unwrap(readJsonGame('{"matrix": [[1, -1], ["-1", 1.0]]}'));
    expect(pennies.payoffsOfPlayer[1].map(writeFraction)).toEqual(["-1", "1", "1", "-1"]);
    const both = unwrap(readJsonGame('{"row": [[1, 0.1]], "column": [["1/3", 2]], "strategies": [["a"], ["b", "c"]]}'));
    expect(both.payoffsOfPlayer.map((payoffs) => payoffs.map(writeFraction))).toEqual([
      ["1", "1/10"],
      ["1/3", "2"],
    ]);
  });

  it("tells every fault", () => {
    const faults = (source: string) => {
      const result = readJsonGame(source);
      return result.ok ? [] : result.faults.map(({ line, column, text }) => `${line ?? ""}:${column ?? ""} ${text.en}`);
    };
    expect(faults('{"row": [[1, 2], [3]],\n "column": [[1, "x"], [2, 1e999]]}')).toEqual([
      "1:18 row[1] has 1 entries: it should have 2, like the first one, for the rows to be even",
      expect.stringMatching(/^2:17 column\[0\]\[1\] = x is not a number/),
      expect.stringMatching(/^2:27 column\[1\]\[1\] = 1e999 is not a number/),
    ]);
    expect(faults('{"matrix": [[1,\n NaN]]}')).toEqual([expect.stringMatching(/^2:2 .*NaN/)]);
    expect(faults("{")).toEqual([expect.stringMatching(/^1:2 expected/)]);
    expect(faults('{"matrix": [[1]]} 2')).toEqual([expect.stringMatching(/^1:19 expected nothing after/)]);
    expect(faults("[]")).toEqual([expect.stringContaining("a game is an object")]);
    expect(faults('{"matrix": [[1]], "payoffs": []}')).toEqual([expect.stringContaining("one of the three")]);
    expect(faults('{"row": [[1]]}')).toEqual([expect.stringContaining("one of the three")]);
    expect(faults('{"matrix": [[1]], "colour": 1, "costs": 3, "title": 4}')).toEqual([
      expect.stringMatching(/^1:19 There is no key "colour"/),
      expect.stringMatching(/^1:53 title should be a text/),
      expect.stringMatching(/^1:41 costs should be true or false/),
    ]);
    expect(faults('{"payoffs": [[1, 2], [3, 4]]}')).toEqual([expect.stringContaining("nested 1 deep and give 2")]);
    expect(faults('{"row": [[1]], "column": [[1, 2]]}')).toEqual([expect.stringContaining("1 × 1 and 1 × 2")]);
    expect(faults('{"matrix": [[1, 2]], "strategies": [["a"], ["b"]]}')).toEqual([
      "1:44 strategies[1] should be a list of 2 names: the payoffs are for as many",
    ]);
    expect(faults('{"matrix": [[1]], "players": ["a"]}')).toEqual([
      expect.stringContaining("players should be a list of 2"),
    ]);
    expect(faults('{"matrix": [[null]]}')).toEqual([expect.stringMatching(/^1:14 matrix\[0\]\[0\] is not a number/)]);
    expect(faults('{"matrix": [[]]}').length).toBe(1);
    expect(faults(`{"payoffs": ${"[".repeat(3000)}1${"]".repeat(3000)}}`).length).toBe(1);
  });

  it("are read to the last digit, however many there are", () => {
    const game = unwrap(readJsonGame('{"matrix": [[12345678901234567891, 0.30000000000000000004]]}'));
    expect(game.payoffsOfPlayer[0].map(writeFraction)).toEqual([
      "12345678901234567891",
      "7500000000000000001/25000000000000000000",
    ]);
  });
});

it("a text of five million escapes is read, and a small file that asks for many strategies is refused", () => {
  expect(unwrap(readNfg(`NFG 1 R "${"\\\\".repeat(5_000_000)}" {"A"} {2} 1 1`)).title).toHaveLength(5_000_000);
  const bomb = readNfg(`NFG 1 R "t" { "A" } { ${"100000 ".repeat(3000)}} 1`);
  expect(bomb.ok ? [] : bomb.faults.map(({ text }) => text.en)).toEqual([
    "a game of 100000 × 100000 has too many payoffs: at most 100,000 fit",
  ]);
});

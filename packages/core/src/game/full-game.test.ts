import { describe, expect, it } from "vitest";
import { gameOfModule } from "../games/index.ts";
import { checkConformance } from "./conformance.ts";
import { fullGame } from "./full-game.ts";
import type { Player, Rules } from "./game.ts";
import type { AnyGame, Board } from "./members.ts";

/** A counter that the players take to 4 in turn, by one or two. */
const rules: Rules<number, number> = {
  start: 0,
  turn: (at) => (at % 2) as Player,
  moves: (at) => [1, 2].filter((steps) => (at >> 1) + steps <= 4),
  play: (at, steps) => (at ^ 1) + 2 * steps,
  result: (at) => (at >> 1 === 4 ? ((1 - (at % 2)) as Player) : undefined),
  key: (at) => at,
};
const gameWith = (part: Readonly<Record<string, unknown>>): AnyGame =>
  fullGame({ ...rules, ...(part as Partial<AnyGame>) });
const rulesOf = (part: Readonly<Record<string, unknown>>) => checkConformance(gameWith(part)).map(({ rule }) => rule);

describe("a full game", () => {
  it.each([
    ["board.draw", { board: "x" }],
    ["board.draw", { board: { draw: 5 } }],
    ["board.winningLine", { board: { draw: String, winningLine: [1] } }],
    ["notation.writePosition, notation.readPosition", { notation: { writeMove: String } }],
    ["symmetry.images", { symmetry: 5 }],
    ["scores.score", { scores: { gain: () => 0 } }],
    ["scores.gain", { scores: { score: () => 0, gain: 1 } }],
    ["levels.positionOf", { levels: { levelOf: () => 0 } }],
    ["heuristics.best", { heuristics: { best: 3 } }],
  ])("is refused where %s is no function", (names, part) => {
    expect(() => gameWith(part)).toThrow(`The rules are wrong: ${names} should be `);
  });

  it("is refused where its starts are no list, and where they give none", () => {
    for (const starts of [5, "0", {}]) expect(() => gameWith({ starts })).toThrow("starts is ");
    const { starts } = gameWith({ starts: () => 7 });
    expect(() => typeof starts === "function" && starts()).toThrow("starts is 7");
  });

  it("has starts as a list or as a function, beside the rules or in one object with them", () => {
    const list = [0, 2];
    expect(fullGame({ ...rules, starts: list } as typeof rules).starts).toBe(list);
    const { starts } = fullGame({ ...rules, starts: () => new Set(list) } as typeof rules);
    expect(typeof starts === "function" && [...starts()]).toEqual(list);
    const built = gameOfModule({ build: () => ({ ...rules, starts: list, board: { draw: String } }) }, "mine");
    expect([built?.starts, built?.board?.draw(3)]).toEqual([list, "3"]);
  });

  it("may have a board that is an instance of a class", () => {
    class Line implements Board<number> {
      readonly #sign = "|";
      get lattice() {
        return "squares" as const;
      }
      draw(at: number): string {
        return this.#sign.repeat(at >> 1);
      }
      winningLine(): readonly number[] {
        return [this.#sign.length];
      }
    }
    const { board } = gameWith({ board: new Line() });
    expect([board?.draw(6), board?.lattice, board?.winningLine?.(8)]).toEqual(["|||", "squares", [1]]);
  });

  it("is told what is wrong with its board, its points and its starts, and where", () => {
    expect(() => gameWith({ board: { draw: () => undefined } }).board?.draw(3)).toThrow("The rules are wrong at 3: ");
    expect(rulesOf({ board: { draw: String } })).toEqual([]);
    expect(new Set(rulesOf({ board: { draw: () => 5 } }))).toEqual(new Set(["board"]));
    const throwing = { draw: (at: number) => (at >> 1 > 2 ? (undefined as unknown as string).trim() : "") };
    const [fault] = checkConformance(gameWith({ board: throwing }));
    expect([fault.rule, fault.text.en.startsWith("the rules fail here: board.draw: ")]).toEqual(["throws", true]);
    expect(rulesOf({ scores: { score: () => 1, gain: () => -1 } })).toEqual([]);
    expect(new Set(rulesOf({ scores: { score: () => 0.5 } }))).toEqual(new Set(["scores"]));
    expect(new Set(rulesOf({ scores: { score: () => 1, gain: () => "2" } }))).toEqual(new Set(["scores"]));
    expect(rulesOf({ starts: [4, 6] })).toEqual([]);
    expect(rulesOf({ starts: [4, null, 6.5] })).toContain("key");
  });
});

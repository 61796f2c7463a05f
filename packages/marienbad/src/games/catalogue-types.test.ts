import { describe, expect, expectTypeOf, it } from "vitest";
import type { Player } from "../game/game.ts";
import { type CatalogueGames, type MoveOf, makeGame, type PositionOf } from "./index.ts";
import type { nim } from "./nim/index.ts";

type IsUnknown<T> = unknown extends T ? true : false;

describe("games made by a known id", () => {
  it("have the types of their positions and moves", () => {
    const { start } = makeGame("nim", { sticks: 10 }).kit.rules;
    expectTypeOf(start).toEqualTypeOf<{ readonly sticks: number; readonly turn: Player }>();
    expect(start).toEqual({ sticks: 10, turn: 0 });
    const { rules } = makeGame("connect4").kit;
    // @ts-expect-error: a position is no number
    expect(() => rules.moves(42)[0].foo).toThrow();
  });

  it("tell the rules that their options make", () => {
    expect(makeGame("tictactoe", { misere: "yes", rows: 4 }).rule?.en).toBe(
      "Each player in turn marks an empty cell of 4 × 3; the first to align 3 marks loses.",
    );
    expect(makeGame("nim", { sticks: 10, take: "1,2", last: "loses", until: 1 }).rule?.en).toBe(
      "From 10 sticks take 1 or 2 in turn, leaving at least 1; whoever takes last loses.",
    );
    expect(makeGame("connect4").rule?.fr).toContain("le premier qui aligne 4 jetons gagne");
    expect(makeGame("marienbad").rule?.en).toContain("whoever takes the last stick loses.");
    expect(makeGame("bachet", { target: 31, most: 6 }).rule?.en).toContain("adds 1 to 6. Whoever reaches 31 wins.");
    expect(makeGame("chomp", { rows: 2, columns: 5 }).rule?.en).toContain("2 × 5");
  });

  it("none of which is unknown", () => {
    type Unknown = {
      [Id in keyof CatalogueGames as IsUnknown<CatalogueGames[Id]["kit"]["rules"]["start"]> extends true
        ? Id
        : never]: 1;
    };
    expectTypeOf<keyof Unknown>().toEqualTypeOf<never>();
  });

  it("can be named by their entries", () => {
    expectTypeOf<PositionOf<typeof nim>>().toEqualTypeOf<{ readonly sticks: number; readonly turn: Player }>();
    expectTypeOf<MoveOf<typeof nim>>().toEqualTypeOf<number>();
  });
});

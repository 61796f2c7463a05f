import { describe, expect, expectTypeOf, it } from "vitest";
import type { Player } from "../game/game.ts";
import { type CatalogueGames, makeGame } from "./index.ts";

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

  it("none of which is unknown", () => {
    type Unknown = {
      [Id in keyof CatalogueGames as IsUnknown<CatalogueGames[Id]["kit"]["rules"]["start"]> extends true
        ? Id
        : never]: 1;
    };
    expectTypeOf<keyof Unknown>().toEqualTypeOf<never>();
  });
});

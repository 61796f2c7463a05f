import { describe, expect, expectTypeOf, it } from "vitest";
import { MarienbadError } from "../base/error.ts";
import type { OptionSpec } from "../base/options.ts";
import type { Player } from "../game/game.ts";
import { CATALOGUE, makeGame } from "./all.ts";
import { type Catalogue, defineFamily, defineGame, type Family, GAME_IDS, loadFamilies, loadGame } from "./index.ts";
import { nim } from "./nim/index.ts";

type IsUnknown<T> = unknown extends T ? true : false;
type NimPosition = { readonly sticks: number; readonly turn: Player };

async function refusal(asked: () => unknown): Promise<string> {
  try {
    await asked();
  } catch (error) {
    if (error instanceof MarienbadError) return error.text.en;
  }
  throw new Error("not refused");
}

describe("games made by a known id", () => {
  it("have the types of their positions and moves", () => {
    const { start } = makeGame("nim", { sticks: 10 });
    expectTypeOf(start).toEqualTypeOf<NimPosition>();
    expect(start).toEqual({ sticks: 10, turn: 0 });
    const rules = makeGame("connect4");
    // @ts-expect-error: a position is no number
    expect(() => rules.moves(42)[0].foo).toThrow();
  });

  it("show the rules that their options make", () => {
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
      [Id in keyof Catalogue as IsUnknown<ReturnType<Catalogue[Id]>["start"]> extends true ? Id : never]: 1;
    };
    expectTypeOf<keyof Unknown>().toEqualTypeOf<never>();
  });

  it("are made by their families too", () => {
    const game = nim({ sticks: 10, take: [1, 2] });
    expectTypeOf(game.start).toEqualTypeOf<NimPosition>();
    expectTypeOf(game.options.last).toEqualTypeOf<"wins" | "loses">();
    expect([game.id, game.options]).toEqual(["nim", { sticks: 10, take: [1, 2], last: "wins", until: 0 }]);
    const family: Family = nim; // any family is one whose types do not matter
    expect([family.id, family({ sticks: "7" }).start]).toEqual(["nim", { sticks: 7, turn: 0 }]);
  });
});

describe("games loaded by their ids", () => {
  it("have the types of their positions and moves, and the options asked for", async () => {
    const game = await loadGame("nim", { sticks: 10 });
    expectTypeOf(game.start).toEqualTypeOf<NimPosition>();
    expectTypeOf(game.moves).returns.toEqualTypeOf<readonly number[]>();
    expect(game.start).toEqual({ sticks: 10, turn: 0 });
  });

  it("are refused with the nearest name where the id or an option is unknown", async () => {
    // @ts-expect-error: no such id
    expect(await refusal(() => loadGame("conect4"))).toContain('Did you mean "connect4"?');
    // @ts-expect-error: no such option
    expect(await refusal(() => loadGame("connect4", { colums: 5 }))).toContain('Did you mean "columns"?');
    // @ts-expect-error: no such value
    expect(await refusal(() => loadGame("nim", { last: "win" }))).toContain("last=win");
  });

  it("are those of the catalogue, in the same order, each under its own id", async () => {
    const families = await loadFamilies();
    expect(families.map(({ id }) => id)).toEqual(GAME_IDS);
    expect(CATALOGUE).toEqual(families);
  });
});

describe("families of one's own", () => {
  const sticks = { kind: "integer", default: 15, min: 1, max: 40, summary: "sticks at the start" } as const;
  const take = defineFamily({
    options: { sticks },
    build: (options) =>
      defineGame({
        start: { sticks: options.sticks, turn: 0 },
        turn: (position) => position.turn,
        moves: (position) => [1, 2, 3].filter((count) => count <= position.sticks),
        play: (position, count) => ({ sticks: position.sticks - count, turn: 1 - position.turn }),
        result: (position) => (position.sticks === 0 ? 1 - position.turn : undefined),
      }),
  });

  it("have the positions and moves of what they build, without an annotation", () => {
    const game = take({ sticks: "21" });
    expectTypeOf(game.start).toEqualTypeOf<{ sticks: number; turn: number }>();
    expectTypeOf(game.moves).returns.toEqualTypeOf<readonly number[]>();
    expectTypeOf(game.options).toEqualTypeOf<{ readonly sticks: number }>();
    expect([game.start, game.moves(game.start)]).toEqual([{ sticks: 21, turn: 0 }, [1, 2, 3]]);
  });

  it("may leave out the id, and say what an option is in one language", () => {
    expect([take.id, take.options.sticks.summary.fr]).toEqual(["", "sticks at the start"]);
    const { options } = defineFamily({
      options: { sticks: { ...sticks, summary: { en: "sticks", fr: "bâtonnets" } } },
      build: () => take(),
    });
    expect(options.sticks.summary.fr).toBe("bâtonnets");
  });

  it("have the options that they were given, each by its name", () => {
    expectTypeOf(take.options).toEqualTypeOf<{ readonly sticks: OptionSpec }>();
    expect(Object.keys(take.options)).toEqual(["sticks"]);
  });

  it("may be written with more than is needed, which is left alone", () => {
    const written = { name: "sticks", length: 3, options: {}, build: () => take() };
    expect(defineFamily(written)().start).toEqual({ sticks: 15, turn: 0 });
    const game = { ...take(), build: "a member of one's own" };
    expect(defineGame(game)).toBe(game);
  });

  it("are refused where defineGame is given one, an option is badly described, or nothing builds them", async () => {
    const build = () => take();
    // @ts-expect-error: a family
    expect(await refusal(() => defineGame({ options: {}, build }))).toContain("defineFamily({ options, build })");
    // @ts-expect-error: no kind
    expect(await refusal(() => defineFamily({ options: { sticks: { summary: "" } }, build }))).toContain("sticks");
    // @ts-expect-error: no build
    expect(await refusal(() => defineFamily({ options: {} }))).toContain("build");
  });
});

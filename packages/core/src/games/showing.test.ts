import { describe, expect, it } from "vitest";
import { Session } from "../game/session.ts";
import { CATALOGUE, findGame } from "./all.ts";
import { variantName } from "./index.ts";

describe.each(CATALOGUE.map((entry) => [entry.id, entry] as const))("the cards of %s", (_, entry) => {
  it("show a position that its moves lead to, in the middle of a play", () => {
    for (const { options, moves } of entry.showing?.cards ?? []) {
      const play = new Session(entry(options));
      for (const word of moves.split(" ").filter((move) => move !== "")) play.playWord(word);
      expect(play.end).toBeUndefined();
    }
  });

  it("are variants of their own, each made by a name", () => {
    const { cards = [], more = [] } = entry.showing ?? {};
    const names = [...cards, ...more].map(({ options }) => variantName(entry, options));
    expect(new Set(names).size).toBe(names.length);
    for (const [index, { options }] of [...cards, ...more].entries()) {
      const query = new URLSearchParams(names[index].split("?")[1] ?? "");
      expect(entry(Object.fromEntries(query)).options).toEqual(entry(options).options);
    }
  });
});

describe("the name of a variant", () => {
  it("tells only what differs from the usual options, typed or not", () => {
    expect(variantName(findGame("nim"), { take: [1, 2], sticks: 10 })).toBe("nim?sticks=10&take=1,2");
    expect(variantName(findGame("nim"), { take: "1,2", sticks: "15" })).toBe("nim?take=1,2");
    expect(variantName(findGame("connect4"), { columns: "7", rows: 6 })).toBe("connect4");
  });
});

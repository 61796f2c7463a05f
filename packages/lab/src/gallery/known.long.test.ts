import { expect, it } from "vitest";
import { cards, knownOf } from "../../scripts/known-games.mjs";
import known from "./known.json" with { type: "json" };

it.each(cards)("what the gallery says of $name is what is computed", async ({ name, game }) => {
  expect(await knownOf(await game())).toEqual((known.games as Record<string, object>)[name]);
});

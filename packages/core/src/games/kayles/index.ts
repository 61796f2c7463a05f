import { sameText, text } from "../../base/text.ts";
import { codeGame, heapGame } from "../../impartial/index.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";

/** Kayles, as the catalogue has it. */
export const kayles = catalogueFamily({
  id: "kayles",
  title: sameText("Kayles"),
  summary: text(
    "A ball knocks down one pin, or two that stand next to each other. The player with nothing left to knock down " +
      "loses.",
    "Une boule renverse une quille, ou deux quilles voisines. Qui n'a plus rien à renverser perd.",
  ),
  reference: "H. E. Dudeney, The Canterbury Puzzles (1907), 73; Guy and Smith (1956); OEIS A002186",
  options: { pins: integer({ default: 10, min: 1, max: 1_000_000 }, text("pins in the row", "quilles de la rangée")) },
  showing: {
    kind: "cutting",
    synonyms: text("skittles, bowling, pins", "quilles, bowling"),
    cards: [{ variant: text("10 pins", "10 quilles"), difficulty: 2, moves: "10:4+4" }],
    more: [{ options: { pins: 13 }, variant: text("13 pins", "13 quilles") }],
  },
  rule: ({ pins }) =>
    text(
      `In a row of ${pins} pins a ball knocks down one, or two that stand next to each other. The player with ` +
        "nothing left to knock down loses.",
      `Dans une rangée de ${pins} quilles, une boule en renverse une, ou deux voisines. Qui n'a plus rien à ` +
        "renverser perd.",
    ),
  build: ({ pins }) => heapGame(codeGame("0.77"), pins, "▮"),
});

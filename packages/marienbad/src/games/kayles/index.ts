import { sameText, text } from "../../base/text.ts";
import { codeGame, heapKit } from "../../impartial/index.ts";
import { defineGame } from "../entry.ts";

export const kayles = defineGame({
  id: "kayles",
  title: sameText("Kayles"),
  summary: text(
    "A ball knocks down one pin, or two that stand next to each other. The player with nothing left to knock down " +
      "loses.",
    "Une boule renverse une quille, ou deux quilles voisines. Qui n'a plus rien à renverser perd.",
  ),
  reference: "H. E. Dudeney, The Canterbury Puzzles (1907), 73; Guy and Smith (1956); OEIS A002186",
  options: {
    pins: {
      kind: "integer",
      default: 10,
      min: 1,
      max: 1_000_000,
      summary: text("pins in the row", "quilles de la rangée"),
    },
  },
  build: ({ pins }) => heapKit(codeGame("0.77"), pins, "▮"),
});

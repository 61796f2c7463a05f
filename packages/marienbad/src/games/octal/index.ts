import { text } from "../../base/text.ts";
import { codeGame, heapKit } from "../../impartial/index.ts";
import { defineGame } from "../entry.ts";

export const octal = defineGame({
  id: "octal",
  title: text("Octal game", "Jeu octal"),
  summary: text(
    "A code such as 0.77 says how many tokens may be taken from a heap and into how many heaps the rest may be " +
      "cut. The player who cannot move loses.",
    "Un code comme 0.77 dit combien de jetons on peut prendre à un tas et en combien de tas on peut couper le " +
      "reste. Qui ne peut pas jouer perd.",
  ),
  reference: "R. K. Guy and C. A. B. Smith, The G-values of various games (1956); Winning Ways, chapter 4",
  options: {
    code: {
      kind: "text",
      default: "0.77",
      pattern: /^[048c]?\.[0-9a-f]+$/i,
      example: "0.77 (one digit per number of tokens that may be taken, 0 to 7 or to F)",
      summary: text("the code of the game", "le code du jeu"),
    },
    heap: {
      kind: "integer",
      default: 12,
      min: 1,
      max: 1_000_000,
      summary: text("tokens in the first heap", "jetons du premier tas"),
    },
  },
  build: ({ code, heap }) => heapKit(codeGame(code), heap),
});

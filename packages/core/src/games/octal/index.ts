import { sameText, text } from "../../base/text.ts";
import { codeGame, heapGame } from "../../impartial/index.ts";
import { catalogueFamily } from "../family.ts";
import { integer } from "../option-specs.ts";

/** Octal game, as the catalogue has it. */
export const octal = catalogueFamily({
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
    heap: integer({ default: 12, min: 1, max: 1_000_000 }, text("tokens in the first heap", "jetons du premier tas")),
  },
  showing: {
    kind: "cutting",
    name: sameText("Octal"),
    synonyms: text("Guy and Smith, code, Dawson's chess", "Guy et Smith, code, échecs de Dawson"),
    cards: [
      {
        options: { code: "0.07", heap: 15 },
        title: sameText("Dawson"),
        variant: text("heap of 15", "tas de 15"),
        difficulty: 3,
        moves: "15:8+5",
      },
      { variant: sameText("0.77"), difficulty: 3, moves: "12:7+3" },
    ],
    more: [{ options: { code: "0.137" }, variant: sameText("0.137") }],
  },
  rule: ({ code, heap }) =>
    text(
      `From a heap of ${heap}, by the code ${code}: each digit says into how many heaps the rest may be cut when ` +
        "that many tokens are taken. The player who cannot move loses.",
      `À partir d'un tas de ${heap}, selon le code ${code} : chaque chiffre dit en combien de tas on peut couper le ` +
        "reste quand on prend autant de jetons. Qui ne peut pas jouer perd.",
    ),
  build: ({ code, heap }) => heapGame(codeGame(code), heap),
});

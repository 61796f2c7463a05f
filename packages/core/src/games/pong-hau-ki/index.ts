import { sameText, text } from "../../base/text.ts";
import { catalogueFamily } from "../family.ts";
import { type VacancyBoard, vacancyGame } from "../grid/vacancy.ts";

/** Four corners and the centre; the corners are joined to the centre, and along the left, right and bottom sides. */
const BOARD: VacancyBoard = {
  names: "abcde",
  points: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  widths: [2, 1, 2],
  neighboursOfPoint: [
    [2, 3],
    [2, 4],
    [0, 1, 3, 4],
    [0, 2, 4],
    [1, 2, 3],
  ],
  start: [1, 1, 0, 2, 2],
  maps: [
    [0, 1, 2, 3, 4],
    [1, 0, 2, 4, 3],
  ],
  draw: ([a, b, c, d, e]) => [
    `${a}     ${b}     a     b`,
    "| \\ / |",
    `|  ${c}  |        c`,
    "| / \\ |",
    `${d}-----${e}     d     e`,
  ],
};

/** Pong hau k'i, as the catalogue has it. */
export const pongHauKi = catalogueFamily({
  id: "pong-hau-ki",
  title: sameText("Pong hau k'i"),
  summary: text(
    "Two men each on five points; in turn a man moves along a line to the empty point; the player who cannot move " +
      "loses.",
    "Deux pions chacun sur cinq points ; à tour de rôle un pion va le long d'une ligne au point vide ; qui ne " +
      "peut plus jouer perd.",
  ),
  reference: "Stewart Culin, Korean Games (1895); R. C. Bell, Board and Table Games from Many Civilizations",
  options: {},
  showing: {
    kind: "moving",
    synonyms: text("Korea, China, umulkonu", "Corée, Chine, umulkonu"),
    cards: [{ variant: sameText("5 points"), difficulty: 1, moves: "" }],
  },
  build: () => vacancyGame(BOARD),
});

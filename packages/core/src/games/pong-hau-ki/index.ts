import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import type { Board } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { manAt, type Position, vacancyLattice, vacancyNotation, vacancySymmetry } from "../grid/vacancy.ts";
import { BOARD, rules } from "./rules.ts";

const POINTS = [
  [0, 0],
  [2, 0],
  [1, 1],
  [0, 2],
  [2, 2],
] as const;

const board: Board<Position> = {
  lattice: vacancyLattice(BOARD, POINTS),
  pieces: "discs",
  draw(position) {
    const [a, b, c, d, e] = Array.from({ length: 5 }, (_, point) => ".XO"[manAt(position, point)]);
    return [
      `${a}     ${b}     a     b`,
      "| \\ / |",
      `|  ${c}  |        c`,
      "| / \\ |",
      `${d}-----${e}     d     e`,
    ].join("\n");
  },
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
  build: () => ({
    ...rules,
    facts: facts({ impartial: false, acyclic: false, canDraw: true }),
    notation: vacancyNotation(BOARD, [2, 1, 2]),
    board,
    symmetry: vacancySymmetry([
      [0, 1, 2, 3, 4],
      [1, 0, 2, 4, 3],
    ]),
  }),
});

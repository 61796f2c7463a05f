import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import type { Board } from "../../game/members.ts";
import { catalogueFamily } from "../family.ts";
import { manAt, type Position, vacancyLattice, vacancyNotation, vacancySymmetry } from "../grid/vacancy.ts";
import { type Options, RING_MAPS, rules, vacancyBoard } from "./rules.ts";

/** The ring as wide as five cells, its first point on top; the centre comes last. */
const POINTS = Array.from({ length: 9 }, (_, point): readonly [number, number] => {
  const angle = (point * Math.PI) / 4;
  return point === 8 ? [2, 2] : [2 + 2 * Math.sin(angle), 2 - 2 * Math.cos(angle)];
});

const board = (options: Options): Board<Position> => ({
  lattice: vacancyLattice(vacancyBoard(options), POINTS),
  pieces: "discs",
  draw(position) {
    const at = (point: number): string => ".XO"[manAt(position, point)];
    return [
      `    ${at(0)}            1`,
      `  ${at(7)}   ${at(1)}        8   2`,
      `${at(6)}   ${at(8)}   ${at(2)}    7   c   3`,
      `  ${at(5)}   ${at(3)}        6   4`,
      `    ${at(4)}            5`,
    ].join("\n");
  },
});

/** Mu torere, as the catalogue has it. */
export const muTorere = catalogueFamily({
  id: "mu-torere",
  title: sameText("Mu torere"),
  summary: text(
    "Four men each on a ring of eight points around a centre; a man moves to the empty point; the player who " +
      "cannot move loses.",
    "Quatre pions chacun sur un anneau de huit points autour d'un centre ; un pion va au point vide ; qui ne peut " +
      "plus jouer perd.",
  ),
  reference: "Philip D. Straffin, Position graphs for Pong Hau K'i and Mu Torere, Mathematics Magazine 68 (1995)",
  options: {
    entry: {
      kind: "choice",
      default: "restricted",
      values: ["restricted", "free"],
      summary: text(
        "whether only a man next to an enemy may enter the centre, or every man",
        "si seul un pion voisin d'un adversaire peut entrer au centre, ou n'importe lequel",
      ),
    },
  },
  showing: {
    kind: "moving",
    synonyms: text("Maori, star, New Zealand", "Maori, étoile, Nouvelle-Zélande"),
    cards: [{ variant: text("star", "étoile"), difficulty: 2, moves: "" }],
    more: [{ options: { entry: "free" }, variant: text("free entry", "entrée libre") }],
  },
  rule: ({ entry }) =>
    text(
      "Four men each on a ring of eight points; a man moves to the empty point, into the centre " +
        `${entry === "free" ? "from anywhere" : "only beside an enemy"}. The player who cannot move loses.`,
      "Quatre pions chacun sur un anneau de huit points ; un pion va au point vide, et au centre " +
        `${entry === "free" ? "d'où qu'il soit" : "seulement à côté d'un adversaire"}. Qui ne peut plus jouer perd.`,
    ),
  build: (options) => ({
    ...rules(options),
    facts: facts({ impartial: false, acyclic: false, canDraw: true }),
    notation: vacancyNotation(vacancyBoard(options), [8, 1]),
    board: board(options),
    symmetry: vacancySymmetry(RING_MAPS),
  }),
});

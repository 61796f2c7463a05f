import { sameText, text } from "../../base/text.ts";
import { catalogueFamily } from "../family.ts";
import { emptyPoint, manAt, type VacancyBoard, vacancyGame } from "../grid/vacancy.ts";
import { choice } from "../option-specs.ts";

const CENTRE = 8;
const RING = Array.from({ length: 8 }, (_, point) => point);
const before = (point: number): number => (point + 7) % 8;
const after = (point: number): number => (point + 1) % 8;

/** Eight points in a ring, 0 to 7 clockwise from the top, and the centre, 8, that a line joins to all of them. */
const BOARD: VacancyBoard = {
  names: "12345678c",
  // The ring is as wide as five cells.
  points: [
    ...RING.map((point) => (point * Math.PI) / 4).map(
      (angle) => [2 + 2 * Math.sin(angle), 2 - 2 * Math.cos(angle)] as const,
    ),
    [2, 2],
  ],
  widths: [8, 1],
  neighboursOfPoint: [...RING.map((point) => [before(point), after(point), CENTRE]), RING],
  start: [1, 1, 1, 1, 2, 2, 2, 2, 0],
  // The eight turns of the ring, each also after a mirror.
  maps: [1, -1].flatMap((direction) =>
    RING.map((turn) => [...RING.map((point) => (direction * point + turn + 8) % 8), CENTRE]),
  ),
  draw: ([at0, at1, at2, at3, at4, at5, at6, at7, centre]) => [
    `    ${at0}            1`,
    `  ${at7}   ${at1}        8   2`,
    `${at6}   ${centre}   ${at2}    7   c   3`,
    `  ${at5}   ${at3}        6   4`,
    `    ${at4}            5`,
  ],
};

/** The board where only a man next to an enemy may enter the centre. */
const RESTRICTED: VacancyBoard = {
  ...BOARD,
  mayEnter(position, from) {
    if (emptyPoint(position) !== CENTRE) return true;
    const own = manAt(position, from);
    return manAt(position, before(from)) !== own || manAt(position, after(from)) !== own;
  },
};

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
    entry: choice(
      ["restricted", "free"],
      text(
        "whether only a man next to an enemy may enter the centre, or every man",
        "si seul un pion voisin d'un adversaire peut entrer au centre, ou n'importe lequel",
      ),
    ),
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
  build: ({ entry }) => vacancyGame(entry === "free" ? BOARD : RESTRICTED),
});

import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import type { Player } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { notATurn } from "../texts.ts";
import type { Move, Options, Position } from "./rules.ts";

/**
 * Moves are the number of a pit, from 1 at the left of the player who moves. A position is the pits of player 0, those
 * of player 1, each from their own left, and the player to move: `4,4,4/4,4,4 0`.
 */
export function notation({ pits, seeds }: Options): Notation<Position, Move> {
  return {
    writeMove: (pit) => String(pit + 1),
    writePosition: ({ pits: counts, turn }) => `${counts.slice(0, pits).join()}/${counts.slice(pits).join()} ${turn}`,
    readPosition(text) {
      const [board = "", turn = "0", ...more] = text.trim().split(/\s+/);
      const sides = board.split("/").map((side) => side.split(","));
      const faults: Fault[] = [];
      if (sides.length !== 2 || sides.some(({ length }) => length !== pits)) {
        faults.push({ text: wrongPits(pits, new Array(pits).fill(seeds).join()) });
      }
      const counts = sides.flat().map((count) => (/^\d{1,4}$/.test(count) ? Number(count) : Number.NaN));
      if (counts.some(Number.isNaN)) faults.push({ text: notSeeds() });
      const total = counts.reduce((sum, count) => sum + count, 0);
      if (total > 2 * pits * seeds) faults.push({ text: tooManySeeds(total, 2 * pits * seeds) });
      if (more.length > 0 || (turn !== "0" && turn !== "1")) {
        faults.push({ text: notATurn([turn, ...more].join(" ")) });
      }
      if (faults.length > 0) return refused(faults);
      return parsed({ pits: counts, turn: Number(turn) as Player });
    },
  };
}

/** Both sides as player 0 sees them, player 1's pits from right to left; what is banked is told beside the board. */
export function board({ pits }: Options): Board<Position> {
  return {
    draw({ pits: counts, turn }) {
      const width = counts.reduce((most, count) => Math.max(most, String(count).length), 2);
      const row = (side: readonly number[]): string => side.map((count) => String(count).padStart(width)).join(" ");
      const mark = (player: Player): string => (turn === player ? ">" : " ");
      return [`${mark(1)} 1: ${row(counts.slice(pits).reverse())}`, `${mark(0)} 0: ${row(counts.slice(0, pits))}`].join(
        "\n",
      );
    },
  };
}

const wrongPits = (pits: number, side: string): Text =>
  text(
    `there should be ${pits} pits on each side, as in ${side}/${side} 0`,
    `il devrait y avoir ${pits} trous de chaque côté, comme ${side}/${side} 0`,
  );

const notSeeds = (): Text =>
  text("a pit holds a whole number of seeds, from 0", "un trou contient un nombre entier de graines, dès 0");

const tooManySeeds = (seeds: number, max: number): Text =>
  text(`there are ${seeds} seeds, and the game has ${max}`, `il y a ${seeds} graines, et le jeu en a ${max}`);

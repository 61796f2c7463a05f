import { MarienbadError, parsed } from "../../base/error.ts";
import { sameText, text } from "../../base/text.ts";
import { facts } from "../../game/facts.ts";
import { opponent } from "../../game/game.ts";
import type { FullGame } from "../../game/members.ts";
import { drawHeaps } from "../../impartial/heap-positions.ts";
import { readTuplePosition, writeTuple } from "../../impartial/tuple.ts";
import { catalogueFamily } from "../family.ts";
import { integers } from "../option-specs.ts";
import { type WythoffMove, type WythoffPosition, wythoffRules } from "./rules.ts";
import * as texts from "./texts.ts";

const MAX_HEAP = 1000;

/** Wythoff's game, as the catalogue has it. */
export const wythoff = catalogueFamily({
  id: "wythoff",
  title: text("Wythoff's game", "Jeu de Wythoff"),
  summary: text(
    "Take any number of tokens from one of two heaps, or the same number from both. Whoever takes the last token wins.",
    "On prend autant de jetons que l'on veut dans l'un des deux tas, ou le même nombre dans les deux. Qui prend " +
      "le dernier jeton gagne.",
  ),
  reference: "W. A. Wythoff, A modification of the game of nim (1907); OEIS A000201, A001950",
  options: {
    heaps: integers(
      { default: [5, 8], min: 0, max: MAX_HEAP, most: 2 },
      text("tokens in the two heaps", "jetons des deux tas"),
    ),
  },
  showing: {
    kind: "heaps",
    name: sameText("Wythoff"),
    synonyms: text("the queen in the corner, golden ratio", "la reine au coin, nombre d'or"),
    cards: [{ variant: text("5 and 8", "5 et 8"), difficulty: 3, moves: "1,1" }],
    more: [{ options: { heaps: [10, 12] }, variant: text("10 and 12", "10 et 12") }],
  },
  rule: ({ heaps }) =>
    text(
      `From heaps of ${heaps.join(" and ")}, take any number of tokens from one, or the same number from both. ` +
        "Whoever takes the last token wins.",
      `De tas de ${heaps.join(" et ")}, on prend autant de jetons que l'on veut dans l'un, ou le même nombre dans ` +
        "les deux. Qui prend le dernier jeton gagne.",
    ),
  build({ heaps }): FullGame<WythoffPosition, WythoffMove> {
    if (heaps.length !== 2) throw new MarienbadError("bad-argument", texts.notTwoHeaps(heaps));
    return {
      ...wythoffRules([heaps[0], heaps[1]], MAX_HEAP),
      facts: facts({ impartial: true, acyclic: true, canDraw: false }),
      notation: {
        writeMove: (taken) => taken.join(","),
        writePosition: (position) => writeTuple(position.heaps, position.turn),
        readPosition: (text) =>
          readTuplePosition(text, { count: 2, max: MAX_HEAP }, ([first, second], turn) =>
            parsed({ heaps: [first, second], turn }),
          ),
      },
      board: { draw: (position) => drawHeaps(position.heaps, "●") },
      symmetry: {
        images: (position) => [position, { heaps: [position.heaps[1], position.heaps[0]], turn: position.turn }],
      },
      turnSwap: { swapTurn: (position) => ({ heaps: position.heaps, turn: opponent(position.turn) }) },
      heapPairs: {
        pairOf: (position) => position.heaps,
        loadTable: async () => (await import("./table.ts")).wythoffTable.work,
      },
      expert: async () => (await import("./table.ts")).expert,
    };
  },
});

import { MarienbadError } from "../base/error.ts";
import { type Meter, unlessStopped, type Work } from "../base/work.ts";
import { opponent } from "../game/game.ts";
import type { Expert, FullGame } from "../game/members.ts";
import type { Value } from "../game/value.ts";
import { type GrundyTable, grundyTable } from "./grundy.ts";
import { metered } from "./heap-theorem.ts";
import * as texts from "./texts.ts";

/**
 * The winner of a position of an impartial game with independent `parts`: the player to move, exactly when the nim-sum
 * of their Grundy values is not 0 (Sprague 1935, Grundy 1939). Exact; undefined without parts or Grundy values (cycles,
 * misère play), with too many positions, and when the budget ends. Cost: the positions of the parts; remembered.
 */
export function partsTheorem<Position, Move>(game: FullGame<Position, Move>): Expert<Position> | undefined {
  if (game.parts === undefined || !game.facts.impartial) return undefined;
  let table: GrundyTable<Position> | undefined;
  return {
    id: "parts",
    title: texts.PARTS_THEOREM,
    reference: "R. Sprague (1935); P. M. Grundy (1939)",
    *value(position): Work<Value | undefined, Meter> {
      return yield* unlessStopped(valueWork(position));
    },
  };

  function* valueWork(position: Position): Work<Value | undefined, Meter> {
    const turn = game.turn(position);
    try {
      table ??= grundyTable(game);
      const value = yield* metered(table.valueOfWork(position), (size) => size);
      return { result: value === 0 ? opponent(turn) : turn, rank: undefined };
    } catch (error) {
      if (error instanceof MarienbadError) return undefined;
      throw error;
    }
  }
}

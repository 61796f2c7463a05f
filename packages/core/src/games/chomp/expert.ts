import { Meter, unlessStopped, type Work } from "../../base/work.ts";
import { opponent } from "../../game/game.ts";
import type { Expert } from "../../game/members.ts";
import type { Value } from "../../game/value.ts";
import { type Bite, type ChompPosition, chompRules } from "./rules.ts";
import { barsLeftOf, barsWithin, ChompTable } from "./table.ts";
import * as texts from "./texts.ts";

/** The most bars of a table: those within 14 × 14 are 40 million, a byte each. */
const MAX_BARS = 50_000_000;

/**
 * Who wins a bar of chomp, from a table of all smaller ones (table.ts), where these are no more than fifty million; not
 * in how many bites.
 */
export function chompExpert(rows: number, columns: number): Expert<ChompPosition, Bite> {
  const game = chompRules(rows, columns);
  const tableOfRows = new Map<number, ChompTable>();
  return {
    id: "chomp",
    title: texts.expertTitle(),
    reference: "D. Gale, A curious Nim-type game (1974); D. Zeilberger, Three-rowed Chomp (2001)",
    *value(position): Work<Value | undefined, Meter> {
      const isLost = yield* unlessStopped(isLostWork(position, new Meter()));
      if (isLost === undefined) return undefined;
      return { result: isLost ? opponent(position.turn) : position.turn, rank: undefined };
    },
    *choose(position) {
      return yield* unlessStopped(winningBiteWork(position));
    },
    positionsFrom: ({ rows: lengths }) => 2 * barsLeftOf(lengths),
  };

  /** One table serves all bars of the board, unless it would be too large: then one for the rows that are left. */
  function* isLostWork({ rows: lengths }: ChompPosition, meter: Meter): Work<boolean | undefined, Meter> {
    const used = barsWithin(rows, columns) <= MAX_BARS ? lengths : withSquares(lengths);
    if (barsWithin(used.length, used[0]) > MAX_BARS) return undefined;
    const table = tableOfRows.get(used.length) ?? new ChompTable(used.length);
    tableOfRows.set(used.length, table);
    return yield* table.isLostWork(used, meter);
  }

  function* winningBiteWork(position: ChompPosition): Work<Bite | undefined, Meter> {
    const meter = new Meter();
    for (const bite of game.moves(position)) {
      if (yield* isLostWork(game.play(position, bite), meter)) return bite;
    }
    return undefined;
  }
}

/** The rows that have squares. */
function withSquares(lengths: readonly number[]): readonly number[] {
  return lengths.filter((length) => length > 0);
}

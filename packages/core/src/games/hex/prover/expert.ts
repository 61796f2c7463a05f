import { type Meter, unlessStopped, type Work } from "../../../base/work.ts";
import type { Expert, Resources } from "../../../game/members.ts";
import type { Value } from "../../../game/value.ts";
import { hasKernels } from "../../../kernel/load.ts";
import { placementsOn } from "../../grid/placements.ts";
import type { Move, Options, Position } from "../rules.ts";
import { MAX_SIZE } from "./kernel.ts";
import { HexProver } from "./prover.ts";
import * as texts from "./texts.ts";

/**
 * The prover as the expert of hex: who wins, exactly. It does not know how soon, but a bound: the winner can play in
 * the carrier alone, so a stone falls there at every second move at least, and when it is full the sides are joined.
 * There is none for larger boards, nor where the kernels cannot run.
 */
export async function hexExpert(
  { size }: Options,
  { megabytes }: Resources,
): Promise<Expert<Position, Move> | undefined> {
  if (!hasKernels() || size > MAX_SIZE) return undefined;
  let made: HexProver | undefined;
  const prover = (): HexProver => {
    made ??= new HexProver({ size, ...(megabytes !== undefined && { megabytes }) });
    return made;
  };
  return {
    id: "hex",
    title: texts.expertTitle(),
    reference:
      "P. Henderson, Playing and solving the game of Hex (2010); " +
      "J. van Rijswijck, Are bees better than fruitflies? (2000)",
    *value(position) {
      return yield* unlessStopped(valueWork(position));
    },
    *choose(position) {
      return yield* unlessStopped(prover().chooseWork(position));
    },
    positionsFrom: ({ placed }) => placementsOn(size * size - placed),
  };

  function* valueWork(position: Position): Work<Value, Meter> {
    const { winner, carrier } = yield* prover().proveWork(position);
    if (position.joined) return { result: winner, rank: 0 };
    const empty = size * size - position.placed;
    const isWinnersTurn = position.placed % 2 === winner;
    const within = 2 * carrier.length - (isWinnersTurn ? 1 : 0);
    return { result: winner, rank: undefined, ...(within < empty && { within }) };
  }
}
